//! Proposals of dead stones, held against what people marked and what games came to.
//!
//! A proposal is a judgement, not a rule: it may miss now and then, so these checks tell apart what
//! agrees and what does not, and whoever runs a set asks for a share.

use super::area::board_of;
use super::go::white_minus_black;
use super::{by_color, letter_at, names, point_list, points_of, side, size_of, strings, text};
use rules::go::{Board, Game, HandicapBonus, Proposal, Rules, Start, Tax, propose};
use rules::{Color, Point};
use serde_json::Value;
use std::collections::BTreeSet;

/// Any seed will do; one that is always the same makes the shares comparable.
const SEED: u64 = 1;

/// What differed, if anything did.
pub(crate) type Missed = Result<Option<String>, String>;

/// Whether exactly the stones people marked are proposed. Where a record says whose each point is, stones
/// count that stand where it is somebody's: around an open border it is nobody's, and nothing is asked.
pub(super) fn marked(record: &Value) -> Missed {
    let board = board_of(record)?;
    let expect = &record["expect"];
    let rows = expect["ownership"].as_str().map(|map| map.split('/').map(str::as_bytes).collect::<Vec<_>>());
    let asked = |point: &Point| {
        let row = rows.as_ref().and_then(|rows| rows.get(usize::from(point.y)));
        row.and_then(|row| row.get(usize::from(point.x))).is_none_or(|letter| b"BW".contains(letter))
    };
    let expected: BTreeSet<Point> = point_list(&expect["dead"])?.into_iter().collect();
    let found = propose(&board, SEED).dead;
    let wrong: Vec<Point> = found.symmetric_difference(&expected).copied().filter(asked).collect();
    Ok((!wrong.is_empty()).then(|| format!("misjudged {:?}", names(&wrong))))
}

/// Whether the proposal alone gives the recorded result of a real game, by a method that gives it with the
/// dead stones known.
pub(super) fn result(record: &Value) -> Missed {
    let expect = &record["expect"];
    let rows = text(expect, "board")?;
    let board = Board::with_stones(size_of(record)?, |point| letter_at(rows, point)).ok_or("stones without liberties")?;
    let Proposal { dead, .. } = propose(&board, SEED);
    let expected = points_of(&expect["white_minus_black"])?;
    let mut found = Vec::new();
    for method in strings(&expect["scoring"])? {
        let rules = match method {
            "territory" => Rules { tax: Tax::None, ..Rules::JAPANESE },
            "territory_seki" => Rules::JAPANESE,
            "area" => Rules { handicap_bonus: HandicapBonus::None, ..Rules::CHINESE },
            "area+N" => Rules::CHINESE,
            "area+N-1" => Rules { handicap_bonus: HandicapBonus::StonesLessOne, ..Rules::CHINESE },
            other => return Err(format!("unknown way to count {other}")),
        };
        let game = Game::from_start(Start {
            board: board.clone(),
            turn: Color::Black,
            rules,
            komi: points_of(&record["komi"])?,
            handicap: side(record, "handicap")?,
            // What one side lost the other captured.
            prisoners: by_color(expect, ["white_lost", "black_lost"])?,
        });
        found.push(white_minus_black(&game.score(&dead)));
    }
    Ok((!found.contains(&expected)).then(|| format!("came to {found:?}, expected {expected:?}")))
}
