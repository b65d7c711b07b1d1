//! Compares proposals of dead stones with human judgment and with the results of games.
//!
//! A proposal is a judgment, not a rule, and may sometimes be wrong. These checks only report differences. The caller requires a
//! minimum share of matches.

use super::area::board_of;
use super::go::white_minus_black;
use super::{by_color, letter_at, names, point_list, points_of, side, size_of, strings, text};
use rules::go::{Board, Game, HandicapBonus, Proposal, Rules, Start, Tax, propose};
use rules::{Color, Point};
use serde_json::Value;
use std::collections::BTreeSet;

/// The difference between a proposal and a record, if there is one.
pub(crate) type Difference = Result<Option<String>, String>;

/// Compares the proposal with the stones that people marked as dead. If a record has a map of owners, only stones on points with an
/// owner are compared. Points along an open border have no owner.
pub(super) fn marked(record: &Value) -> Difference {
    let board = board_of(record)?;
    let expect = &record["expect"];
    let rows = expect["ownership"].as_str().map(|map| map.split('/').map(str::as_bytes).collect::<Vec<_>>());
    let is_compared = |point: &Point| {
        let row = rows.as_ref().and_then(|rows| rows.get(usize::from(point.y)));
        row.and_then(|row| row.get(usize::from(point.x))).is_none_or(|letter| b"BW".contains(letter))
    };
    let expected: BTreeSet<Point> = point_list(&expect["dead"])?.into_iter().collect();
    let found = propose(&board).dead;
    let wrong: Vec<Point> = found.symmetric_difference(&expected).copied().filter(is_compared).collect();
    Ok((!wrong.is_empty()).then(|| format!("misjudged {:?}", names(&wrong))))
}

/// Checks whether the proposal leads to the recorded result of a real game. The record lists the counting methods that give this
/// result with the known dead stones. One of these methods must give it with the proposed dead stones, too.
pub(super) fn result(record: &Value) -> Difference {
    let expect = &record["expect"];
    let rows = text(expect, "board")?;
    let board =
        Board::with_stones(size_of(record)?, |point| letter_at(rows, point)).ok_or("the board has stones without liberties")?;
    let Proposal { dead, .. } = propose(&board);
    let expected = points_of(&expect["white_minus_black"])?;
    let mut found = Vec::new();
    for method in strings(&expect["scoring"])? {
        let rules = match method {
            "territory" => Rules { tax: Tax::None, ..Rules::JAPANESE },
            "territory_seki" => Rules::JAPANESE,
            "area" => Rules { handicap_bonus: HandicapBonus::None, ..Rules::CHINESE },
            "area+N" => Rules::CHINESE,
            "area+N-1" => Rules { handicap_bonus: HandicapBonus::StonesLessOne, ..Rules::CHINESE },
            other => return Err(format!("unknown scoring method {other}")),
        };
        let game = Game::from_start(Start {
            board: board.clone(),
            turn: Color::Black,
            rules,
            komi: points_of(&record["komi"])?,
            handicap: side(record, "handicap")?,
            // The stones that a player lost are the opponent's prisoners.
            prisoners: by_color(expect, ["white_lost", "black_lost"])?,
        });
        found.push(white_minus_black(&game.score(&dead)));
    }
    Ok((!found.contains(&expected)).then(|| format!("found {found:?}, expected {expected:?}")))
}
