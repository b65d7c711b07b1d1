//! Reviews a finished game: who was ahead in each position, the move that the engine would have played, and the moves that cost
//! their players the most.
//!
//! [`judge`] judges one position. During a game, [`is_blunder`] judges a move before it is played. [`candidates`] finds
//! the moves that seem to have lowered the chance of their player, and [`turning_points`] chooses among these moves. No
//! call of [`judge`] depends on an earlier one, so the caller may judge the positions in any order, and may leave out
//! some of them.

use crate::limits::Limits;
use crate::{Thought, go, think};
use rules::{Color, Move, Outcome, Position, Progress};
use setup::Level;

/// The version of the reviews. If a change of the code gives the same game a different review, this number must be
/// increased. A stored review with an earlier version is made again when somebody asks for it.
pub const VERSION: u32 = 2;

/// The most nodes for one position of Othello. This number usually suffices to solve a position with up to 14 empty
/// points.
const OTHELLO_NODES: u64 = 150_000;
/// The most nodes for one position of a row game.
const ROWS_NODES: u64 = 60_000;

/// The maximum number of turning points of a game.
const MOST: usize = 6;
/// The maximum number of candidates for turning points. For each candidate, the position after the move that the engine
/// prefers is judged, too.
const MOST_CANDIDATES: usize = 4 * MOST;
/// A move is a turning point only if it lowers the chance of its player by at least this much. Smaller losses may be errors of the
/// engine.
const LOSS: f32 = 0.12;

/// What the engine thinks about a position.
#[derive(Debug, Clone, PartialEq)]
pub struct Judgment {
    /// The probability that Black wins, from 0 to 1. A draw counts half.
    pub black: f32,
    /// The moves that the engine expects. The first one is the best move. Empty if the game is over or the player must pass.
    pub line: Vec<Move>,
    /// In Go, for each point row by row, which player is expected to own it: from 1 (surely Black) to -1 (surely
    /// White). Empty in other games, and if the game is over.
    pub ownership: Vec<f32>,
}

impl Judgment {
    /// The probability that this color wins.
    fn chance(&self, color: Color) -> f32 {
        if color == Color::Black { self.black } else { 1.0 - self.black }
    }
}

/// A move that lowered the chance of its player.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TurningPoint {
    /// The number of moves before it.
    pub after: usize,
    /// By how much it lowered the chance, from 0 to 1.
    pub loss: f32,
}

/// Judges a position. `None` if there is nothing to judge: play has stopped for the count, the game is void (it has
/// ended without a result), or the engine sees no move.
#[must_use]
pub fn judge(position: &Position, level: Level, seed: u64, stop: &(dyn Fn() -> bool + Sync)) -> Option<Judgment> {
    match position.progress() {
        Progress::Playing => {}
        Progress::Stopped => return None,
        Progress::Over(outcome) => {
            return known(outcome).map(|black| Judgment { black, line: Vec::new(), ownership: Vec::new() });
        }
    }
    if position.must_pass() {
        return Some(Judgment { line: Vec::new(), ..judge(&after(position, Move::Pass)?, level, seed, stop)? });
    }
    let limits = |nodes| Limits { nodes, stop };
    let (thought, ownership) = match position {
        Position::Go(game) => go::study(game, seed, limits(u64::MAX))?,
        Position::Othello(_) => (think(position, level, seed, limits(OTHELLO_NODES))?, Vec::new()),
        Position::Gomoku(_) => (think(position, level, seed, limits(ROWS_NODES))?, Vec::new()),
    };
    let Thought { chance, line, .. } = thought;
    let black = if position.turn() == Color::Black { chance } else { 1.0 - chance };
    Some(Judgment { black, line, ownership })
}

/// Whether a move is a blunder: it lowers the chance of its player as much as a turning point does. `judge` judges a position. `None`
/// if the positions cannot be judged, or the move is illegal.
pub fn is_blunder(position: &Position, action: Move, judge: impl Fn(&Position) -> Option<Judgment>) -> Option<bool> {
    let best = *judge(position)?.line.first()?;
    if best == action {
        return Some(false);
    }
    let chance = |action| Some(judge(&after(position, action)?)?.chance(position.turn()));
    Some(chance(best)? - chance(action)? >= LOSS)
}

/// Black's share of a result; `None` if there is no result.
const fn known(outcome: Outcome) -> Option<f32> {
    match outcome {
        Outcome::Win { winner: Color::Black, .. } => Some(1.0),
        Outcome::Win { winner: Color::White, .. } => Some(0.0),
        Outcome::Draw => Some(0.5),
        Outcome::Void => None,
    }
}

/// The position after a move; `None` if the move is illegal.
#[must_use]
pub fn after(position: &Position, action: Move) -> Option<Position> {
    let mut next = position.clone();
    next.play(next.turn(), action).ok()?;
    Some(next)
}

/// The candidates for turning points: for each, the number of moves before it, and the better move: the one that the
/// engine prefers. `judgments` has one entry for each position of the game, beginning with the position before the
/// first move. The first `opening` moves are left out, because in an opening one player can place the stones of both
/// colors.
#[must_use]
pub fn candidates(moves: &[(Color, Move)], opening: usize, judgments: &[Option<Judgment>]) -> Vec<(usize, Move)> {
    let judged = |at: usize| judgments.get(at)?.as_ref();
    let candidate = |(after, (color, action)): (usize, &(Color, Move))| {
        let best = *judged(after)?.line.first()?;
        let loss = judged(after)?.chance(*color) - judged(after + 1)?.chance(*color);
        (best != *action && loss >= LOSS).then_some((loss, after, best))
    };
    let mut found: Vec<(f32, usize, Move)> = moves.iter().enumerate().skip(opening).filter_map(candidate).collect();
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found.truncate(MOST_CANDIDATES);
    found.into_iter().map(|(_, after, best)| (after, best)).collect()
}

/// The moves that lowered the chances of their players the most, in the order of the game. For each candidate, `better`
/// has the judgment of the position after the better move. This position is compared with the position after the move
/// that was played. The two positions come after the same number of moves, so the engine sees equally far from each of
/// them. For example, it solves both positions or neither.
#[must_use]
pub fn turning_points(
    moves: &[(Color, Move)],
    judgments: &[Option<Judgment>],
    better: &[(usize, Option<Judgment>)],
) -> Vec<TurningPoint> {
    let loss = |(after, better): &(usize, Option<Judgment>)| {
        let (color, _) = moves.get(*after)?;
        let loss = better.as_ref()?.chance(*color) - judgments.get(after + 1)?.as_ref()?.chance(*color);
        (loss >= LOSS).then_some(TurningPoint { after: *after, loss })
    };
    let mut points: Vec<TurningPoint> = better.iter().filter_map(loss).collect();
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
    fn a_move_is_a_candidate_if_it_lowers_the_chance_of_its_player_much() {
        let moves = [(Color::Black, place(0)), (Color::White, place(1)), (Color::Black, place(2)), (Color::White, place(3))];
        // The first three moves lower the chances of their players by 30%, 40% and 5%. The position after the last move
        // was not judged.
        let judgments =
            [judgment(0.5, place(9)), judgment(0.2, place(9)), judgment(0.6, place(9)), judgment(0.55, place(9)), None];
        let found = |opening, judgments: &[Option<Judgment>]| -> Vec<usize> {
            candidates(&moves, opening, judgments).iter().map(|(after, _)| *after).collect()
        };
        assert_eq!(found(0, &judgments), [1, 0], "the largest loss is first");
        assert_eq!(found(1, &judgments), [1], "the first move is part of the opening");
        let mut same = judgments.to_vec();
        same[0] = judgment(0.5, place(0));
        assert_eq!(found(0, &same), [1], "the best move cannot be improved");
    }

    #[test]
    fn a_candidate_whose_better_move_would_not_have_helped_is_no_turning_point() {
        let moves = [(Color::Black, place(0)), (Color::White, place(1))];
        let judgments = [judgment(0.7, place(9)), judgment(0.0, place(9)), judgment(0.9, place(9))];
        let better = [(0, judgment(0.05, place(3))), (1, judgment(0.5, place(3)))];
        let found = turning_points(&moves, &judgments, &better);
        assert_eq!(found.iter().map(|point| point.after).collect::<Vec<_>>(), [1]);
        assert!(
            (found[0].loss - 0.4).abs() < 0.001,
            "White's chance was 10%, and with the better move it would have been 50%: {found:?}"
        );
    }

    #[test]
    fn a_game_that_is_over_is_judged_by_its_result() {
        let setup = Setup::Gomoku(rules::gomoku::Setup::TIC_TAC_TOE);
        let over = |points: &[(u8, u8)]| {
            let start = Position::new(&setup);
            let end =
                points.iter().fold(start, |position, (x, y)| after(&position, Move::Place(Point { x: *x, y: *y })).unwrap());
            judge(&end, Level::new(3).unwrap(), 1, &|| false).unwrap()
        };
        let black = over(&[(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)]);
        let white = over(&[(0, 0), (0, 1), (1, 0), (1, 1), (2, 2), (2, 1)]);
        let drawn = over(&[(0, 0), (1, 0), (2, 0), (1, 1), (0, 1), (2, 1), (1, 2), (0, 2), (2, 2)]);
        assert_eq!([black.black, white.black, drawn.black], [1.0, 0.0, 0.5]);
        assert!(black.line.is_empty());
    }

    #[test]
    fn only_the_largest_losses_are_turning_points() {
        let moves: Vec<(Color, Move)> = (0..20).map(|x| (Color::Black, place(x))).collect();
        let judgments: Vec<Option<Judgment>> = (0..=20).map(|_| judgment(0.2, place(25))).collect();
        let better: Vec<_> = (0..20).map(|at| (at, judgment(0.4 + 0.02 * at as f32, place(25)))).collect();
        let found: Vec<usize> = turning_points(&moves, &judgments, &better).iter().map(|point| point.after).collect();
        assert_eq!(found, [14, 15, 16, 17, 18, 19]);
    }

    #[test]
    fn in_tic_tac_toe_the_move_that_loses_is_found() {
        let setup = Setup::Gomoku(rules::gomoku::Setup::TIC_TAC_TOE);
        // Black takes the center. White answers at an edge and loses, because Black takes a corner and later has two
        // threats.
        let moves = [(Color::Black, (1, 1)), (Color::White, (1, 0)), (Color::Black, (0, 0))]
            .map(|(color, (x, y))| (color, Move::Place(Point { x, y })));
        let level = Level::new(Level::count(&setup)).unwrap();
        let judged = |position: &Position| judge(position, level, 1, &|| false);
        let mut positions = vec![Position::new(&setup)];
        for (_, action) in moves {
            positions.push(after(&positions[positions.len() - 1], action).unwrap());
        }
        let judgments: Vec<_> = positions.iter().map(judged).collect();
        let better: Vec<_> = candidates(&moves, 0, &judgments)
            .into_iter()
            .map(|(at, best)| (at, after(&positions[at], best).and_then(|next| judged(&next))))
            .collect();
        assert_eq!(turning_points(&moves, &judgments, &better), [TurningPoint { after: 1, loss: 0.5 }]);
    }

    #[test]
    fn a_move_that_turns_a_draw_into_a_loss_is_a_blunder() {
        let setup = Setup::Gomoku(rules::gomoku::Setup::TIC_TAC_TOE);
        let level = Level::new(Level::count(&setup)).unwrap();
        let place = |(x, y)| Move::Place(Point { x, y });
        let center = after(&Position::new(&setup), place((1, 1))).unwrap();
        let judged = |at| is_blunder(&center, place(at), |position| judge(position, level, 0, &|| false));
        assert_eq!([judged((1, 0)), judged((0, 0)), judged((2, 2))], [Some(true), Some(false), Some(false)]);
        assert_eq!(judged((1, 1)), None, "the point is taken");
        assert_eq!(is_blunder(&center, place((1, 0)), |_| None), None, "nothing is judged");
    }
}
