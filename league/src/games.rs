//! Plays one game between two players.

use crate::players::{Act, Side, now};
use rules::{ByColor, Color, Move, Outcome, Position, Progress, Setup, go};
use std::time::Duration;

/// The reason in [`End::why`] if a player resigned.
const RESIGNS: &str = "resigns";

/// How a game ended.
pub(crate) struct End {
    /// The winner; `None` for a draw.
    pub(crate) winner: Option<Color>,
    /// Why the game ended, in a few words.
    pub(crate) why: String,
    /// Whether the game ended because a player gave no valid answer or made an illegal move.
    pub(crate) is_fault: bool,
    pub(crate) moves: Vec<(Color, Move)>,
    /// The time that each color spent.
    pub(crate) spent: ByColor<Duration>,
}

/// Plays a game that begins with this opening, until the game ends. In Go, dead stones are removed before the count.
pub(crate) fn play(setup: &Setup, opening: &[(Color, Move)], sides: &mut ByColor<Side>, move_time: Option<Duration>) -> End {
    let mut position = Position::new(setup);
    let mut moves = Vec::new();
    let mut spent: ByColor<Duration> = ByColor::default();
    for &(color, action) in opening {
        if position.play(color, action).is_ok() {
            moves.push((color, action));
        }
    }
    let most = 3 * position.size().area();
    let ended = loop {
        if position.progress() != Progress::Playing || moves.len() >= most {
            break None;
        }
        let color = position.turn();
        let begun = now();
        let act = if position.must_pass() {
            Act::Move(Move::Pass)
        } else {
            sides[color].act(setup, &position, color, &moves, move_time)
        };
        spent[color] += now().saturating_sub(begun);
        match act {
            Act::Move(action) => match position.play(color, action) {
                Ok(_) => moves.push((color, action)),
                Err(illegal) => break Some((color, format!("illegal move: {illegal}"))),
            },
            Act::Resign => break Some((color, RESIGNS.to_owned())),
            Act::Fail(words) => break Some((color, words)),
        }
    };
    let is_fault = ended.as_ref().is_some_and(|(_, why)| why != RESIGNS);
    let (winner, why) = match ended {
        Some((loser, why)) => (Some(loser.opposite()), why),
        None => count(&position),
    };
    End { winner, why, is_fault, moves, spent }
}

/// The result by the rules.
fn count(position: &Position) -> (Option<Color>, String) {
    let outcome = match (position, position.progress()) {
        (_, Progress::Over(outcome)) => outcome,
        (Position::Go(game), _) => game.score(&go::propose(game.board()).dead).outcome,
        (Position::Gomoku(_) | Position::Othello(_), _) => Outcome::Void,
    };
    match outcome {
        Outcome::Win { winner, by } => (Some(winner), format!("{by:?}")),
        Outcome::Draw => (None, "draw".to_owned()),
        Outcome::Void => (None, "no result".to_owned()),
    }
}
