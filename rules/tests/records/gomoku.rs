//! Checks records of row games: whole games, winning points and forbidden points.

use super::{Checked, color, letter_at, moves_of, names, point, point_list, same, side, text};
use rules::gomoku::renju::{Forbidden, Verdict};
use rules::gomoku::{Game, Penalty, Rules, Ruleset, Setup};
use rules::{Color, Illegal, Move, Outcome, Point, Progress, Size, WinBy};
use serde_json::Value;
use std::collections::BTreeMap;

fn ruleset_named(name: &str) -> Result<Ruleset, String> {
    let found = Ruleset::NAMED.into_iter().find(|ruleset| ruleset.as_str() == name);
    found.ok_or_else(|| format!("unknown ruleset {name:?}"))
}

fn rules_of(record: &Value) -> Result<Rules, String> {
    text(record, "rule").and_then(ruleset_named).map(Ruleset::rules)
}

fn size_of(record: &Value) -> Result<Size, String> {
    Size::square(side(record, "size")?).ok_or_else(|| "the size is out of range".to_owned())
}

fn game_from(record: &Value, rules: Rules, turn: Color) -> Result<Game, String> {
    let board = text(record, "board")?;
    Ok(Game::with_stones(size_of(record)?, rules, |point| letter_at(board, point), turn))
}

/// Checks that a game ends at the recorded move and not before.
pub(super) fn game(record: &Value) -> Checked {
    let expect = &record["expect"];
    let moves = moves_of(record)?;
    let ruleset = ruleset_named(text(record, "rule")?)?;
    let setup = Setup::new(size_of(record)?, ruleset).map_err(|error| error.to_string())?;
    let mut game = Game::new(&setup);
    let mut refused = None;
    for (ply, &action) in moves.iter().enumerate() {
        same("progress before the last move", &game.progress(), &Progress::Playing)?;
        match game.play(game.turn(), action) {
            Ok(_) => {}
            Err(illegal @ (Illegal::Overline | Illegal::DoubleFour | Illegal::DoubleThree)) => {
                refused = Some((ply as u64, illegal));
                break;
            }
            Err(illegal) => return Err(format!("ply {ply} {action:?}: {illegal}")),
        }
    }
    let result = ended(game.progress()).map(|winner| winner.map_or("draw", Color::as_str));
    same("result", &result, &expect["result"].as_str())?;
    let expected = expect["illegal_at"].as_u64().zip(expect["reason"].as_str());
    same("refused", &refused.map(|(ply, illegal)| (ply, illegal.code())), &expected)?;
    if let Some(ply) = expect["win_ply"].as_u64() {
        same("last ply", &(moves.len() as u64 - 1), &ply)?;
    }
    if refused.is_none() {
        same("a move after the end", &game.check(game.turn(), moves[0]), &Err(Illegal::GameOver))?;
        same("there is no winning row", &game.row().is_empty(), &(ended(game.progress()) == Some(None)))?;
    }
    Ok(Some(()))
}

/// The winner of a finished row game. `Some(None)` is a draw. `None` if the game goes on or has ended in another way.
pub(super) fn ended(progress: Progress) -> Option<Option<Color>> {
    match progress {
        Progress::Over(Outcome::Win { winner, by: WinBy::Row | WinBy::Forbidden }) => Some(Some(winner)),
        Progress::Over(Outcome::Draw) => Some(None),
        Progress::Playing | Progress::Stopped | Progress::Over(_) => None,
    }
}

/// Checks all points where a stone of either color would win.
pub(super) fn winning_moves(record: &Value) -> Checked {
    let by_rule = record["expect"]["winning_moves"].as_object().ok_or("the record has no winning moves")?;
    same("the record names no ruleset", &by_rule.is_empty(), &false)?;
    for (name, by_color) in by_rule {
        let rules = ruleset_named(name)?.rules();
        for turn in Color::ALL {
            let game = game_from(record, rules, turn)?;
            let expected = names(&point_list(&by_color[turn.as_str()])?);
            let winning: Vec<_> = game.size().points().filter(|&point| game.wins(turn, point)).collect();
            let played: Vec<_> = game.legal_moves().into_iter().filter(|&point| winner(&game, point) == Some(turn)).collect();
            let label = format!("{name} for {}", turn.as_str());
            same(&label, &names(&winning), &expected)?;
            same(&format!("{label}, played"), &names(&played), &expected)?;
        }
    }
    Ok(Some(()))
}

fn winner(game: &Game, point: Point) -> Option<Color> {
    let mut game = game.clone();
    game.play(game.turn(), Move::Place(point)).ok()?;
    ended(game.progress())?
}

/// Checks one of three things: who wins by a single move, whether a single move is forbidden, or which points of a
/// board are forbidden.
pub(super) fn unit_test(record: &Value) -> Checked {
    match text(record, "kind")? {
        "outcome" => outcome(record),
        "forbidden" => forbidden_move(record),
        "forbidden_set" => forbidden_set(record),
        other => Err(format!("unknown kind {other:?}")),
    }
}

fn outcome(record: &Value) -> Checked {
    // In these records, a forbidden move is a loss.
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
    let refused = found.map_or(Ok(()), |forbidden| Err(Illegal::from(forbidden)));
    same("played", &game.clone().play(turn, Move::Place(point)).map(drop), &refused)?;
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

/// Checks that the recorded moves, which may be illegal, lead to the recorded board.
fn same_stones(record: &Value, size: Size, board: &str) -> Result<(), String> {
    let mut colors = Color::ALL.into_iter().cycle();
    let mut stones = BTreeMap::new();
    for action in moves_of(record)? {
        if let (Move::Place(point), Some(color)) = (action, colors.next()) {
            stones.insert(point, color);
        }
    }
    let drawn: BTreeMap<Point, Color> = size.points().filter_map(|at| Some((at, letter_at(board, at)?))).collect();
    same("the board after the moves", &stones, &drawn)
}

/// Checks the forbidden points, false double-threes and fives of a whole board.
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

/// Checks that exactly the recorded points are in the list of forbidden points, are forbidden when each point is checked by itself,
/// and are missing from the list of legal moves.
fn same_forbidden(game: &Game, expect: &Value) -> Checked {
    let expected = expect["forbidden"].as_object().ok_or("the record has no forbidden points")?;
    let expected: BTreeMap<String, &str> =
        expected.iter().map(|(at, reason)| (at.clone(), reason.as_str().unwrap_or_default())).collect();
    let listed: BTreeMap<String, &str> =
        game.forbidden_points().into_iter().map(|(at, reason)| (at.to_sgf(), reason.as_str())).collect();
    same("forbidden", &listed, &expected)?;
    let reason_at = |at: Point| Some((at.to_sgf(), game.forbidden(Color::Black, at)?.as_str()));
    let one_by_one: BTreeMap<String, &str> = game.size().points().filter_map(reason_at).collect();
    same("forbidden, one by one", &one_by_one, &expected)?;
    let legal = game.legal_moves();
    let empty = game.size().points().filter(|&at| game.stone(at).is_none());
    let refused: Vec<String> = names(&empty.filter(|at| !legal.contains(at)).collect::<Vec<_>>());
    let mut expected: Vec<Point> = expected.keys().map(|at| point(at)).collect::<Result<_, _>>()?;
    expected.sort_unstable();
    same("forbidden, not listed as legal", &refused, &names(&expected))?;
    Ok(Some(()))
}
