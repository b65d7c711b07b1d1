//! Records of Gomoku: whole games and winning points.

use super::{Checked, color, letter_at, moves_of, names, point, point_list, same, side, text};
use rules::gomoku::{Game, Ruleset};
use rules::{Color, Illegal, Outcome, Position, Progress, Size, WinBy};
use serde_json::Value;

fn ruleset(name: &str) -> Option<Ruleset> {
    Ruleset::ALL.into_iter().find(|ruleset| ruleset.as_str() == name)
}

fn game_from(record: &Value, ruleset: Ruleset, board: &str, turn: Color) -> Result<Game, String> {
    let size = Size::square(side(record, "size")?).ok_or("size out of range")?;
    Ok(Game::with_stones(size, ruleset, |point| letter_at(board, point), turn))
}

/// A game played to its end, which must come at the recorded move and not before.
pub(super) fn game(record: &Value) -> Checked {
    let (Some("gomoku"), Some(ruleset)) = (record["game"].as_str(), ruleset(text(record, "rule")?)) else {
        return Ok(None);
    };
    let mut game = game_from(record, ruleset, "", Color::Black)?;
    let expect = &record["expect"];
    let moves = moves_of(record)?;
    let mut ended_at = None;
    for (ply, &action) in moves.iter().enumerate() {
        game.play(game.turn(), action).map_err(|illegal| format!("ply {ply} {action:?}: {illegal}"))?;
        if game.progress() != Progress::Playing {
            ended_at = Some(ply as u64);
            break;
        }
    }
    let result = match game.progress() {
        Progress::Over(Outcome::Win { winner, by: WinBy::Five }) => Some(winner.as_str()),
        Progress::Over(Outcome::Draw) => Some("draw"),
        Progress::Over(_) => return Err(format!("ended as {:?}", game.progress())),
        Progress::Stopped | Progress::Playing => None,
    };
    same("result", &result, &expect["result"].as_str())?;
    let last = expect["win_ply"].as_u64().or(moves.len().checked_sub(1).map(|n| n as u64));
    if result.is_some() {
        same("last ply", &ended_at, &last)?;
        same("after the end", &game.check(game.turn(), moves[0]), &Err(Illegal::GameOver))?;
    }
    same("a row is there exactly after a win", &game.row().is_empty(), &!matches!(result, Some("black" | "white")))?;
    Ok(Some(()))
}

/// Every point where a stone of either color would win.
pub(super) fn winning_moves(record: &Value) -> Checked {
    let board = text(record, "board")?;
    for ruleset in Ruleset::ALL {
        for color in Color::ALL {
            let game = game_from(record, ruleset, board, color)?;
            let asked: Vec<_> = game.size().points().filter(|&point| game.wins(color, point)).collect();
            let played: Vec<_> = game.legal_moves().into_iter().filter(|&point| wins_when_played(&game, point)).collect();
            let expected = point_list(&record["expect"]["winning_moves"][ruleset.as_str()][color.as_str()])?;
            let what = format!("{} for {}", ruleset.as_str(), color.as_str());
            same(&what, &names(&asked), &names(&expected))?;
            same(&format!("{what}, played"), &names(&played), &names(&expected))?;
        }
    }
    Ok(Some(()))
}

fn wins_when_played(game: &Game, point: rules::Point) -> bool {
    let mut game = game.clone();
    let color = game.turn();
    game.play(color, rules::Move::Place(point)).is_ok()
        && game.progress() == Progress::Over(Outcome::Win { winner: color, by: WinBy::Five })
}

/// A single move and who has won after it.
pub(super) fn unit_test(record: &Value) -> Checked {
    let (Some("outcome"), Some(ruleset)) = (record["kind"].as_str(), ruleset(text(record, "rule")?)) else {
        return Ok(None);
    };
    let color = color(text(record, "color")?)?;
    let game = game_from(record, ruleset, text(record, "board")?, color)?;
    let point = point(text(record, "move")?)?;
    let winner = wins_when_played(&game, point).then_some(color.as_str());
    same("winner", &winner, &record["expect"]["winner"].as_str())?;
    same("a stone was there", &Position::Gomoku(game).stone(point), &None)?;
    Ok(Some(()))
}
