//! Commands about the end of a game.

use super::{Gtp, Reply};
use rules::go;
use rules::{Color, HalfPoints, Outcome, Position, Progress, WinBy};
use std::collections::BTreeSet;

/// The stones that seem dead.
fn dead(game: &go::Game) -> BTreeSet<rules::Point> {
    if game.rules().removes_dead { go::propose(game.board()).dead } else { BTreeSet::new() }
}

pub(super) fn total(gtp: &Gtp) -> Reply {
    let outcome = match gtp.table.position() {
        Position::Go(game) => game.score(&dead(game)).outcome,
        other @ (Position::Gomoku(_) | Position::Othello(_)) => match other.progress() {
            Progress::Over(outcome) => outcome,
            Progress::Playing | Progress::Stopped => return Err("cannot score".to_owned()),
        },
    };
    Ok(result(outcome))
}

/// A result as in SGF.
fn result(outcome: Outcome) -> String {
    let (winner, by) = match outcome {
        Outcome::Draw | Outcome::Void => return "0".to_owned(),
        Outcome::Win { winner, by } => (winner, by),
    };
    let margin = match by {
        WinBy::Score { margin } if margin > HalfPoints::ZERO => margin.to_string(),
        _ => String::new(),
    };
    let letter = if winner == Color::Black { 'B' } else { 'W' };
    format!("{letter}+{margin}")
}

/// `final_status_list alive|dead|seki`: one chain per line. Stones in seki count as alive.
pub(super) fn status(gtp: &Gtp, words: &[&str]) -> Reply {
    let Position::Go(game) = gtp.table.position() else { return Err("only Go has a status".to_owned()) };
    let dead = dead(game);
    let wants_dead = match words {
        ["alive"] => false,
        ["dead"] => true,
        ["seki"] => return Ok(String::new()),
        _ => return Err("invalid status".to_owned()),
    };
    let board = game.board();
    let first = |point: &rules::Point| board.chain(*point).first() == Some(point);
    let chains = game.size().points().filter(first).filter(|point| dead.contains(point) == wants_dead);
    Ok(chains.map(|point| gtp.vertices(board.chain(point))).collect::<Vec<_>>().join("\n"))
}
