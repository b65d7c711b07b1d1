//! Games of the program against itself.

use super::super::allowed;
use super::super::board::{Board, side};
use super::super::search::{Effort, MOST, Search};
use super::{Family, Player, Random, ruleset};
use crate::limits::{ASK, Limits};
use rules::gomoku::{Game, Setup};
use rules::{Color, Move, Outcome, Point, Progress, Size};
use std::sync::atomic::{AtomicU64, Ordering};

/// A move of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The point that was played on, as an index of the board.
    pub at: u8,
    /// The best point that the search found.
    pub best: u8,
    /// The value that the search found for the player to move. `None` for the moves of the opening.
    pub value: Option<i16>,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The moves.
    pub steps: Vec<Step>,
    /// The result: 1 if Black wins, 0 if nobody does, -1 if White wins.
    pub result: i8,
}

/// The length of a side of the board.
const SIDE: u8 = 15;
/// In percent: how often a good move that is picked at random is played instead of the best one.
const ERRORS: u32 = 12;
/// The most stones of an opening.
const OPENING: u32 = 8;
/// The stones of an opening are at most this far from the center.
const NEAR: u8 = 4;

pub(super) fn board_size() -> Option<Size> {
    Size::square(SIDE)
}

/// A new game of this family.
pub(super) fn start(family: Family) -> Option<Game> {
    Some(Game::new(&Setup::new(board_size()?, ruleset(family)).ok()?))
}

/// Plays a game in which the first moves, and a few others, are random. Each search examines about `nodes` positions. The game ends
/// as soon as the search proves a victory. `None` if the opening is already lost.
pub fn play(family: Family, player: Player, nodes: u64, random: &mut Random) -> Option<Record> {
    let mut game = start(family)?;
    let size = game.size();
    let mut steps = Vec::new();
    let opening = 1 + random.below(OPENING);
    let middle = SIDE / 2;
    while game.progress() == Progress::Playing {
        let mut points = allowed(&game);
        let number = game.move_number();
        let (at, best, value) = if number < opening {
            points.retain(|at| at.x.abs_diff(middle).max(at.y.abs_diff(middle)) <= NEAR);
            let at = points[random.below(points.len() as u32) as usize];
            (at, at, None)
        } else if let Some(&first) = points.first() {
            let (best, others, value) = think(&game, player, &points, nodes)?;
            let best = best.unwrap_or(first);
            let is_error = random.below(100) < ERRORS && !others.is_empty();
            let at = if is_error { others[random.below(others.len() as u32) as usize] } else { best };
            steps.push(Step { at: size.index(at) as u8, best: size.index(best) as u8, value: Some(value) });
            if i32::from(value).abs() > MOST {
                let is_black = (value > 0) == (game.turn() == Color::Black);
                return (number > opening).then_some(Record { steps, result: if is_black { 1 } else { -1 } });
            }
            game.play(game.turn(), Move::Place(at)).ok()?;
            continue;
        } else {
            break;
        };
        steps.push(Step { at: size.index(at) as u8, best: size.index(best) as u8, value });
        game.play(game.turn(), Move::Place(at)).ok()?;
    }
    let result = match game.progress() {
        Progress::Over(Outcome::Win { winner: Color::Black, .. }) => 1,
        Progress::Over(Outcome::Win { .. }) => -1,
        _ => 0,
    };
    Some(Record { steps, result })
}

/// The best move, the moves that looked most promising before the search, and the value.
fn think(game: &Game, player: Player, points: &[Point], nodes: u64) -> Option<(Option<Point>, Vec<Point>, i16)> {
    let (board, own) = (Board::new(game, player.0), side(game.turn()));
    let legal: Vec<u16> = points.iter().map(|point| board.at(*point)).collect();
    let asked = AtomicU64::new(0);
    let stop = || (asked.fetch_add(1, Ordering::Relaxed) + 1) * ASK >= nodes;
    let effort = Effort { depth: 12, breadth: 20, fours: (12, 2), nodes: 60_000 };
    let mut search = Search::new(board, effort, Limits { nodes: u64::MAX, stop: &stop });
    let point = |at: u16| super::super::board::point_of(game.size(), at);
    let others = search.roots(own, &legal).into_iter().take(8).map(|root| point(root.at)).collect();
    let found = search.run(own, &legal);
    Some((found.line.first().map(|at| point(*at)), others, found.value as i16))
}
