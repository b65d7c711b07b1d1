//! What the learning sees of a game: the codes of all points.

use super::super::board::{Board, Side, side};
use super::super::fours::Fours;
use super::super::search::MOST;
use super::super::worth::Kind;
use super::play::start;
use super::{Family, Player, Record};
use crate::limits::{Limits, Meter};
use rules::{Move, Point};

/// A position to learn from.
pub struct Example {
    /// Who is to move.
    pub(super) side: Side,
    /// The codes of the empty points, and how often each occurs: those of the player to move, and those of the opponent.
    pub(super) codes: [Vec<(u16, u8)>; 2],
    pub(super) threat: u16,
    /// The value that the search found for the player to move (see `search::chance`).
    pub(super) value: i16,
    /// The result of the game for the player to move: 1, 0 or -1. `None` if the move in this
    /// position or a later move was not the best one.
    pub(super) result: Option<i8>,
    /// The codes of both players: first for the best point, then for each other point where a move could be useful. If
    /// the search had no choice, there is only the best point.
    pub(super) moves: Vec<[u16; 2]>,
}

/// The limits of the search for a victory by continuous fours: at most this many fours, and at most about this many
/// positions.
const FOURS: (u8, u64) = (4, 4_096);

/// Adds those positions of a game for which the search could ask for an evaluation.
pub fn examples(family: Family, record: &Record, all: &mut Vec<Example>) {
    let Some(mut game) = start(family) else { return };
    let size = game.size();
    let point = |at: u8| Point { x: at % size.width(), y: at / size.width() };
    let last = record.steps.iter().rposition(|step| step.value.is_some() && step.at != step.best);
    for (n, step) in record.steps.iter().enumerate() {
        if let Some(value) = step.value {
            let mut board = Board::new(&game, Player::by_hand(family).0);
            let side = side(game.turn());
            let sign = if side == 0 { 1 } else { -1 };
            let result = last.is_none_or(|last| last < n).then_some(record.result * sign);
            let best = board.at(point(step.best));
            if is_quiet(&mut board, side) {
                all.push(Example { side, value, result, ..example(&board, side, best) });
            }
        }
        if game.play(game.turn(), Move::Place(point(step.at))).is_err() {
            return;
        }
    }
}

/// Whether the search asks for an evaluation of positions like this one.
fn is_quiet(board: &mut Board, side: Side) -> bool {
    let is_decided = board.count(side, Kind::Five) + board.count(1 - side, Kind::Five) + board.count(side, Kind::OpenFour) > 0;
    !is_decided && !Fours::new().wins(board, side, FOURS.0, &mut Meter::new(Limits::nodes(FOURS.1)))
}

fn example(board: &Board, side: Side, best: u16) -> Example {
    let empty = || board.places().iter().copied().filter(|at| board.is_empty(*at));
    let codes = [side, 1 - side].map(|side| {
        let mut codes: Vec<u16> = empty().map(|at| board.code(at, side)).filter(|code| *code > 0).collect();
        codes.sort_unstable();
        codes.chunk_by(|a, b| a == b).map(|run| (run[0], run.len() as u8)).collect()
    });
    let threat = board.threat(side) as u16;
    let both = |at: u16| [board.code(at, side), board.code(at, 1 - side)];
    let must = board.count(1 - side, Kind::OpenFour) > 0 && !board.can_enclose();
    let can_help = |at: &u16| !must || board.kind(*at, side) >= Kind::Four || board.kind(*at, 1 - side) >= Kind::Four;
    let others = empty().filter(|at| *at != best && can_help(at)).map(both).filter(|codes| *codes != [0; 2]);
    let moves = std::iter::once(both(best)).chain(others).collect();
    Example { side, codes, threat, value: 0, result: None, moves }
}

impl Example {
    /// The chance of winning that the regression learns from this example.
    pub(super) fn target(&self) -> f32 {
        let value = i32::from(self.value);
        let found = if value.abs() > MOST { f32::from(u8::from(value > 0)) } else { super::super::search::chance(value) };
        self.result.map_or(found, |result| (found + (f32::from(result) + 1.0) / 2.0) / 2.0)
    }
}
