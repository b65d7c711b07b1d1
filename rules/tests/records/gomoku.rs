//! Records of the games of rows: whole games, winning points, forbidden points, tic-tac-toe's tree.

use super::{Checked, color, letter_at, moves_of, names, point, point_list, same, side, text};
use rules::gomoku::family::{End, Game, Penalty, Refused, Rules};
use rules::gomoku::renju::{Forbidden, Verdict};
use rules::gomoku::rows::Rows;
use rules::gomoku::{self, Ruleset};
use rules::{Color, Illegal, Move, Outcome, Point, Progress, Size, WinBy};
use serde_json::Value;
use std::collections::BTreeMap;

fn rules_named(name: &str) -> Option<Rules> {
    Some(match name {
        "freestyle" => Rules::of_rows(Rows::FREESTYLE),
        "standard" => Rules::of_rows(Rows::STANDARD),
        "caro" => Rules::of_rows(Rows::CARO),
        "caro_exact" => Rules::of_rows(Rows::CARO_EXACT),
        "renju" => Rules::renju(Penalty::Refused),
        _ => return None,
    })
}

fn rules_of(record: &Value) -> Result<Rules, String> {
    let name = text(record, "rule")?;
    rules_named(name).ok_or_else(|| format!("unknown rule {name:?}"))
}

fn size_of(record: &Value) -> Result<Size, String> {
    Size::square(side(record, "size")?).ok_or_else(|| "size out of range".to_owned())
}

fn game_from(record: &Value, rules: Rules, turn: Color) -> Result<Game, String> {
    let board = text(record, "board")?;
    Ok(Game::with_stones(size_of(record)?, rules, |point| letter_at(board, point), turn))
}

/// A game played to its end, which must come at the recorded move and not before.
pub(super) fn game(record: &Value) -> Checked {
    let rules = rules_of(record)?;
    let expect = &record["expect"];
    let moves = moves_of(record)?;
    let mut game = Game::new(size_of(record)?, rules);
    let mut refused = None;
    for (ply, &action) in moves.iter().enumerate() {
        same("the end before the last move", &game.end(), &None)?;
        match game.play(game.turn(), action) {
            Ok(()) => {}
            Err(Refused::Forbidden(forbidden)) => {
                refused = Some((ply as u64, forbidden));
                break;
            }
            Err(Refused::Illegal(illegal)) => return Err(format!("ply {ply} {action:?}: {illegal}")),
        }
    }
    let result = game.end().map(|end| end.winner().map_or("draw", Color::as_str));
    same("result", &result, &expect["result"].as_str())?;
    let expected = expect["illegal_at"].as_u64().zip(expect["reason"].as_str());
    same("refused", &refused.map(|(ply, forbidden)| (ply, forbidden.as_str())), &expected)?;
    if let Some(ply) = expect["win_ply"].as_u64() {
        same("last ply", &(moves.len() as u64 - 1), &ply)?;
    }
    if refused.is_none() {
        same("after the end", &game.check(game.turn(), moves[0]), &Err(Refused::Illegal(Illegal::GameOver)))?;
        same("a row is there exactly after a win", &game.row().is_empty(), &(game.end() == Some(End::Full)))?;
    }
    match Ruleset::ALL.into_iter().find(|ruleset| record["rule"] == ruleset.as_str()) {
        Some(ruleset) => same_in_gomoku(record, ruleset, &game, &moves),
        None => Ok(Some(())),
    }
}

/// The same game, by the rules of Gomoku alone.
fn same_in_gomoku(record: &Value, ruleset: Ruleset, family: &Game, moves: &[Move]) -> Checked {
    let mut game = gomoku::Game::with_stones(size_of(record)?, ruleset, |_| None, Color::Black);
    for &action in moves {
        game.play(game.turn(), action).map_err(|illegal| format!("{action:?} in gomoku: {illegal}"))?;
    }
    same("outcome in gomoku", &Some(game.progress()), &family.end().map(|end| Progress::Over(end.outcome())))?;
    same("row in gomoku", &game.row(), &family.row())?;
    Ok(Some(()))
}

/// Every point where a stone of either color would win.
pub(super) fn winning_moves(record: &Value) -> Checked {
    let by_rule = record["expect"]["winning_moves"].as_object().ok_or("no winning moves")?;
    same("there are rules", &by_rule.is_empty(), &false)?;
    for (name, by_color) in by_rule {
        let rules = rules_named(name).ok_or_else(|| format!("unknown rule {name:?}"))?;
        for turn in Color::ALL {
            let game = game_from(record, rules, turn)?;
            let expected = names(&point_list(&by_color[turn.as_str()])?);
            let asked: Vec<_> = game.size().points().filter(|&point| game.wins(turn, point)).collect();
            let played: Vec<_> = game.legal_moves().into_iter().filter(|&point| winner(&game, point) == Some(turn)).collect();
            let what = format!("{name} for {}", turn.as_str());
            same(&what, &names(&asked), &expected)?;
            same(&format!("{what}, played"), &names(&played), &expected)?;
            if let Some(ruleset) = Ruleset::ALL.into_iter().find(|ruleset| ruleset.as_str() == name) {
                let game = gomoku::Game::with_stones(game.size(), ruleset, |point| game.stone(point), turn);
                let legal = game.legal_moves().into_iter();
                let asked: Vec<_> = game.size().points().filter(|&point| game.wins(turn, point)).collect();
                let played: Vec<_> = legal.filter(|&point| wins_in_gomoku(&game, point)).collect();
                same(&format!("{what} in gomoku"), &names(&asked), &expected)?;
                same(&format!("{what} in gomoku, played"), &names(&played), &expected)?;
            }
        }
    }
    Ok(Some(()))
}

fn winner(game: &Game, point: Point) -> Option<Color> {
    let mut game = game.clone();
    game.play(game.turn(), Move::Place(point)).ok()?;
    game.end()?.winner()
}

fn wins_in_gomoku(game: &gomoku::Game, point: Point) -> bool {
    let mut game = game.clone();
    let color = game.turn();
    game.play(color, Move::Place(point)).is_ok()
        && game.progress() == Progress::Over(Outcome::Win { winner: color, by: WinBy::Five })
}

/// A single move and who has won after it, or whether it is forbidden; or all forbidden points.
pub(super) fn unit_test(record: &Value) -> Checked {
    match text(record, "kind")? {
        "outcome" => outcome(record),
        "forbidden" => forbidden_move(record),
        "forbidden_set" => forbidden_set(record),
        other => Err(format!("unknown kind {other:?}")),
    }
}

fn outcome(record: &Value) -> Checked {
    // A forbidden move counts as lost here.
    let rules = match rules_of(record)? {
        rules if record["rule"] == "renju" => Rules { restriction: Rules::renju(Penalty::Loses).restriction, ..rules },
        rules => rules,
    };
    let game = game_from(record, rules, color(text(record, "color")?)?)?;
    let point = point(text(record, "move")?)?;
    same("stone before", &game.stone(point), &None)?;
    same("winner", &winner(&game, point).map(Color::as_str), &record["expect"]["winner"].as_str())?;
    Ok(Some(()))
}

fn forbidden_move(record: &Value) -> Checked {
    let turn = color(text(record, "color")?)?;
    let game = game_from(record, rules_of(record)?, turn)?;
    let point = point(text(record, "move")?)?;
    let found = game.forbidden(turn, point);
    same("forbidden", &Some(found.is_some()), &record["expect"]["forbidden"].as_bool())?;
    same("reason", &found.map(Forbidden::as_str), &record["expect"]["reason"].as_str())?;
    let refused = found.map_or(Ok(()), |forbidden| Err(Refused::Forbidden(forbidden)));
    same("played", &game.clone().play(turn, Move::Place(point)), &refused)?;
    Ok(Some(()))
}

fn forbidden_set(record: &Value) -> Checked {
    let board = text(record, "board")?;
    let rules = rules_of(record)?;
    let size = size_of(record)?;
    if !record["moves"].is_null() {
        same_stones(record, size, board)?;
    }
    let turn = color(text(record, "to_play")?)?;
    same_forbidden(&Game::with_stones(size, rules, |point| letter_at(board, point), turn), &record["expect"])
}

/// Whether the recorded moves make the recorded board. They only build it; some would not be played.
fn same_stones(record: &Value, size: Size, board: &str) -> Result<(), String> {
    let mut colors = Color::ALL.into_iter().cycle();
    let mut stones = BTreeMap::new();
    for action in moves_of(record)? {
        if let (Move::Place(point), Some(color)) = (action, colors.next()) {
            stones.insert(point, color);
        }
    }
    let drawn: BTreeMap<Point, Color> = size.points().filter_map(|at| Some((at, letter_at(board, at)?))).collect();
    same("the moves make the board", &stones, &drawn)
}

/// Forbidden points, allowed look-alikes and fives of a whole board.
pub(super) fn renju_forbidden(record: &Value) -> Checked {
    let game = game_from(record, rules_of(record)?, color(text(record, "to_play")?)?)?;
    same_forbidden(&game, &record["expect"])?;
    let by_verdict = |verdict: Verdict| game.size().points().filter(|&at| game.verdict(at) == verdict).collect::<Vec<_>>();
    let false_threes = by_verdict(Verdict::FalseDoubleThree);
    let expected = point_list(&record["expect"]["allowed_false_double_threes"])?;
    same("false double-threes", &names(&false_threes), &names(&expected))?;
    let fives: Vec<Point> = game.size().points().filter(|&point| game.wins(Color::Black, point)).collect();
    same("fives", &names(&fives), &names(&point_list(&record["expect"]["five"])?))?;
    same("fives by verdict", &names(&by_verdict(Verdict::Five)), &names(&fives))?;
    Ok(Some(()))
}

/// Whether exactly the recorded points are forbidden: listed, asked one by one, and when played.
fn same_forbidden(game: &Game, expect: &Value) -> Checked {
    let expected = expect["forbidden"].as_object().ok_or("no forbidden points")?;
    let expected: BTreeMap<String, &str> =
        expected.iter().map(|(at, reason)| (at.clone(), reason.as_str().unwrap_or_default())).collect();
    let listed: BTreeMap<String, &str> =
        game.forbidden_points().into_iter().map(|(at, reason)| (at.to_sgf(), reason.as_str())).collect();
    same("forbidden", &listed, &expected)?;
    let asked = |at: Point| Some((at.to_sgf(), game.forbidden(Color::Black, at)?.as_str()));
    let asked: BTreeMap<String, &str> = game.size().points().filter_map(asked).collect();
    same("forbidden, asked", &asked, &expected)?;
    let legal = game.legal_moves();
    let empty = game.size().points().filter(|&at| game.stone(at).is_none());
    let refused: Vec<String> = names(&empty.filter(|at| !legal.contains(at)).collect::<Vec<_>>());
    let mut expected: Vec<Point> = expected.keys().map(|at| point(at)).collect::<Result<_, _>>()?;
    expected.sort_unstable();
    same("forbidden, not listed as legal", &refused, &names(&expected))?;
    Ok(Some(()))
}
