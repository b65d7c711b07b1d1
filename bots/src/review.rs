//! Reviews a finished game: who was ahead in each position, the move that the engine would have played, and the moves that changed
//! the most.
//!
//! [`judge`] judges one position, and [`turning_points`] compares the judgments. Both are pure, so the caller decides when to stop,
//! and may judge the positions in any order.

use crate::limits::Limits;
use crate::{Thought, go, think};
use rules::{Color, Move, Position, Progress};
use setup::Level;

/// Changes whenever the same game would get another review. Reviews of earlier versions are made again.
pub const VERSION: u32 = 1;

/// The most nodes for one position of Othello. They suffice to solve positions with up to 14 empty points.
const OTHELLO_NODES: u64 = 150_000;
/// The most nodes for one position of a row game.
const ROWS_NODES: u64 = 60_000;

/// The most turning points of a game.
const MOST: usize = 6;
/// A move is a turning point only if it lowers the chance of its player by at least this much. Smaller losses may be errors of the
/// engine.
const LOSS: f32 = 0.12;

/// What the engine thinks about a position.
#[derive(Debug, Clone, PartialEq)]
pub struct Judgment {
    /// The probability that Black wins, from 0 to 1. A draw counts half.
    pub black: f32,
    /// The moves that the engine expects. The first one is the best move.
    pub line: Vec<Move>,
    /// In Go, for each point row by row, whose it will be: from 1 (surely Black's) to -1 (surely White's). Empty in other games.
    pub ownership: Vec<f32>,
}

/// A move that lowered the chance of its player.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TurningPoint {
    /// The number of moves before it.
    pub after: usize,
    /// By how much it lowered the chance, from 0 to 1.
    pub loss: f32,
}

/// Judges a position. `None` if the game is over, if the player to move must pass, or if no engine plays this game.
#[must_use]
pub fn judge(position: &Position, level: Level, seed: u64, stop: &(dyn Fn() -> bool + Sync)) -> Option<Judgment> {
    if position.progress() != Progress::Playing || position.must_pass() {
        return None;
    }
    let limits = |nodes| Limits { nodes, stop };
    let (thought, ownership) = match position {
        Position::Go(game) => go::study(game, seed, limits(u64::MAX)),
        Position::Othello(_) => (think(position, level, seed, limits(OTHELLO_NODES))?, Vec::new()),
        Position::Gomoku(_) => (think(position, level, seed, limits(ROWS_NODES))?, Vec::new()),
    };
    let Thought { chance, line, .. } = thought;
    let black = if position.turn() == Color::Black { chance } else { 1.0 - chance };
    Some(Judgment { black, line, ownership })
}

/// The moves that lowered the chances of their players the most, in the order of the game. `judgments` has one entry for each position
/// of the game, beginning with the one before the first move.
#[must_use]
pub fn turning_points(moves: &[(Color, Move)], judgments: &[Option<Judgment>]) -> Vec<TurningPoint> {
    let chance = |at: usize, color: Color| {
        let black = judgments.get(at)?.as_ref()?.black;
        Some(if color == Color::Black { black } else { 1.0 - black })
    };
    let loss = |(after, (color, action)): (usize, &(Color, Move))| {
        let is_best = judgments.get(after)?.as_ref()?.line.first() == Some(action);
        let loss = chance(after, *color)? - chance(after + 1, *color)?;
        (!is_best && loss >= LOSS).then_some(TurningPoint { after, loss })
    };
    let mut points: Vec<TurningPoint> = moves.iter().enumerate().filter_map(loss).collect();
    points.sort_by(|one, other| other.loss.total_cmp(&one.loss));
    points.truncate(MOST);
    points.sort_by_key(|point| point.after);
    points
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use rules::{Point, Setup};

    fn judgment(black: f32, best: Move) -> Option<Judgment> {
        Some(Judgment { black, line: vec![best], ownership: Vec::new() })
    }

    fn place(x: u8) -> Move {
        Move::Place(Point { x, y: 0 })
    }

    #[test]
    fn a_move_is_a_turning_point_if_it_lowers_the_chance_of_its_player_much() {
        let moves = [(Color::Black, place(0)), (Color::White, place(1)), (Color::Black, place(2)), (Color::White, place(3))];
        // Black loses 30%, White loses 40%, Black loses 5%, and White's last move leads to a position that was not judged.
        let judgments =
            [judgment(0.5, place(9)), judgment(0.2, place(9)), judgment(0.6, place(9)), judgment(0.55, place(9)), None];
        let found: Vec<usize> = turning_points(&moves, &judgments).iter().map(|point| point.after).collect();
        assert_eq!(found, [0, 1]);
        let mut same = judgments.to_vec();
        same[0] = judgment(0.5, place(0));
        let found: Vec<usize> = turning_points(&moves, &same).iter().map(|point| point.after).collect();
        assert_eq!(found, [1], "the best move cannot be improved");
    }

    #[test]
    fn only_the_largest_losses_are_turning_points() {
        let moves: Vec<(Color, Move)> = (0..20).map(|x| (Color::Black, place(x))).collect();
        let judgments: Vec<Option<Judgment>> =
            (0..=20).map(|at| judgment(if at % 2 == 0 { 0.6 + 0.02 * at as f32 } else { 0.2 }, place(25))).collect();
        let found: Vec<usize> = turning_points(&moves, &judgments).iter().map(|point| point.after).collect();
        assert_eq!(found, [8, 10, 12, 14, 16, 18]);
    }

    #[test]
    fn in_tic_tac_toe_the_move_that_loses_is_found() {
        let setup = Setup::Gomoku(rules::gomoku::Setup::TIC_TAC_TOE);
        let mut position = Position::new(&setup);
        // White answers the center on an edge and loses. Black takes a corner and has two threats later.
        let moves: Vec<(Color, Move)> = [(Color::Black, (1, 1)), (Color::White, (1, 0)), (Color::Black, (0, 0))]
            .map(|(color, (x, y))| (color, Move::Place(Point { x, y })))
            .to_vec();
        let level = Level::new(Level::count(&setup)).unwrap();
        let mut judgments = vec![judge(&position, level, 1, &|| false)];
        for (color, action) in &moves {
            position.play(*color, *action).unwrap();
            judgments.push(judge(&position, level, 1, &|| false));
        }
        let points = turning_points(&moves, &judgments);
        assert_eq!(points, [TurningPoint { after: 1, loss: 0.5 }]);
    }
}
