//! Checks records of whole Go boards: unconditional life and territory.
//!
//! Stones are pass-alive if they stay alive even when their player always passes.

use super::{Checked, letter_at, names, point, point_list, points_of, same, side, size_of, text};
use rules::go::{Board, Game, livelihood, settled_area, territory};
use rules::{Color, HalfPoints, Size};
use serde_json::Value;

pub(super) fn board_of(record: &Value) -> Result<Board, String> {
    let rows = text(record, "board")?;
    Board::with_stones(size_of(record)?, |point| letter_at(rows, point))
        .ok_or_else(|| "the board has stones without liberties".to_owned())
}

/// The owners of all points as a string of `B`, `W` and `.`, with rows joined by `/`.
pub(super) fn map(width: u8, owners: &[Option<Color>]) -> String {
    let letter = |owner: &Option<Color>| match owner {
        Some(Color::Black) => 'B',
        Some(Color::White) => 'W',
        None => '.',
    };
    owners.chunks(usize::from(width)).map(|row| row.iter().map(letter).collect::<String>()).collect::<Vec<_>>().join("/")
}

/// Checks the pass-alive stones and the territory that they secure.
pub(super) fn pass_alive(record: &Value) -> Checked {
    let self_capture = record["suicide"].as_bool().ok_or("the record has no rule on suicide")?;
    let board = board_of(record)?;
    let found = map(board.size().width(), &rules::go::pass_alive(&board, self_capture));
    same("pass-alive", &found.as_str(), &text(&record["expect"], "pass_alive_area")?)?;
    Ok(Some(()))
}

/// Checks the status of points by Benson's criterion alone. The program that produced the expected statuses can prove
/// more. So our status can be undecided where the expected status is not, but it must not contradict the expected
/// status.
pub(super) fn unconditional(record: &Value) -> Checked {
    let board = board_of(record)?;
    let owners = rules::go::pass_alive(&board, false);
    let status = |name: &str| -> Result<&str, String> {
        let at = point(name)?;
        Ok(match (board.stone(at), owners[board.size().index(at)]) {
            (_, None) => "undecided",
            (Some(stone), Some(owner)) if stone == owner => "alive",
            (Some(_), Some(_)) => "dead",
            (None, Some(Color::Black)) => "black_territory",
            (None, Some(Color::White)) => "white_territory",
        })
    };
    let expected = |map: &Value| -> Result<Vec<(String, String)>, String> {
        let map = map.as_object().ok_or("the record has no map of statuses")?;
        map.iter().map(|(at, status)| Ok((at.clone(), status.as_str().ok_or("not a status")?.to_owned()))).collect()
    };
    for (at, benson) in expected(&record["benson"])? {
        same(&at, &status(&at)?, &benson.as_str())?;
    }
    for (at, proven) in expected(&record["expect"]["status"])? {
        let found = status(&at)?;
        if found != "undecided" {
            same(&at, &found, &proven.as_str())?;
        }
    }
    Ok(Some(()))
}

/// Checks the margin under area scoring, without a tax and under the tax in the record. Stones in the opponent's
/// pass-alive territory are removed first.
pub(super) fn settled(record: &Value, game: &Game) -> Result<(), String> {
    let expect = &record["expect"];
    let board = game.board();
    let area = settled_area(board, game.rules().self_capture);
    let stones: Vec<Option<Color>> = board.size().points().map(|point| board.stone(point)).collect();
    let count = |counts: &dyn Fn(usize) -> bool, color| {
        i32::try_from((0..area.len()).filter(|&at| area[at] == Some(color) && counts(at)).count()).unwrap_or(i32::MAX)
    };
    let margin = |counts: &dyn Fn(usize) -> bool| {
        game.komi() + HalfPoints::from_points(count(counts, Color::White) - count(counts, Color::Black))
    };
    if !expect["passalive_area"].is_null() {
        same("settled area", &margin(&|_| true), &points_of(&expect["passalive_area"])?)?;
    }
    let taxed_score = ["katago_score", "katago_white_minus_black"].into_iter().find(|key| !expect[*key].is_null());
    if let Some(key) = taxed_score {
        let life = livelihood(board.size(), &stones, &area);
        let untaxed = record["rules"]["tax"] == "none";
        let mut taxed = margin(&|at| untaxed || !life.seki[at] || stones[at] == area[at]);
        if record["rules"]["tax"] == "all" {
            let groups = |color| i32::try_from(life.groups[color]).unwrap_or(i32::MAX);
            taxed = taxed - HalfPoints::from_points(2 * (groups(Color::White) - groups(Color::Black)));
        }
        same("taxed", &taxed, &points_of(&expect[key])?)?;
    }
    Ok(())
}

/// Checks territory with seki and false eyes, in positions with marked dead stones.
pub(super) fn goscorer(record: &Value) -> Checked {
    let expect = &record["expect"];
    // Some boards are larger than any playable board.
    let size = Size::of_record(side(record, "width")?, side(record, "height")?).ok_or("the size is out of range")?;
    let rows = text(record, "board")?;
    let stones: Vec<Option<Color>> = size.points().map(|point| letter_at(rows, point)).collect();
    let marked = point_list(&record["dead"])?;
    let dead: Vec<bool> = size.points().map(|point| marked.contains(&point)).collect();
    let found = territory(size, &stones, &dead, false);
    let as_map = |owners: &[Option<Color>]| map(size.width(), owners);
    same("territory", &as_map(&found.owner).as_str(), &text(expect, "territory")?)?;
    same("seki", &as_map(&found.seki).as_str(), &text(expect, "seki")?)?;
    let generous = as_map(&territory(size, &stones, &dead, true).owner);
    same("with false eyes", &generous.as_str(), &text(expect, "territory_if_false_eyes_scored")?)?;
    for (key, flags) in [("false_eye", &found.false_eyes), ("unscorable_false_eye", &found.unscored)] {
        let listed: Vec<_> = size.points().zip(flags).filter_map(|(point, flag)| flag.then_some(point)).collect();
        same(key, &names(&listed), &names(&point_list(&expect[key])?))?;
    }
    Ok(Some(()))
}
