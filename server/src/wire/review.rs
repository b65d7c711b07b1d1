//! Converts an engine's judgments of positions into the review of a finished game, or into an answer during a game.

use super::Names;
use ::bots::review::{Judgment, VERSION, turning_points};
use room::{Aid, Room};
use rules::{Setup, Size};

/// A point with at least this ownership counts as Black's. A point with at most the negative of this value counts as
/// White's. Ownership ranges from 1 (surely Black's) to -1 (surely White's). At 0.5, Black gets the point in three of
/// four playouts.
const OWNED: f32 = 0.5;

/// The maximum number of letters that show ownership in a review. A position has one letter per point, so in a long
/// game on a large board, only some positions show ownership.
const OWNERSHIP_LETTERS: usize = 20_000;

/// The review of a game. `judgments` are those of its positions, in order. `better` contains judgments of the positions
/// after better moves, each with the number of moves before the better move.
#[must_use]
pub fn review(room: &Room, judgments: &[Option<Judgment>], better: &[(usize, Option<Judgment>)]) -> protocol::Review {
    let names = Names::of(&room.terms().setup);
    let turns = turning_points(room.moves(), judgments, better).into_iter().filter_map(|turn| {
        let line = names.actions(&judgments.get(turn.after)?.as_ref()?.line);
        Some(protocol::TurningPoint { position: number(turn.after), loss: thousandths(turn.loss), line })
    });
    let size = room.position().size();
    let step = (judgments.len() * size.area()).div_ceil(OWNERSHIP_LETTERS).max(1);
    let ownership = judgments.iter().enumerate().step_by(step).filter_map(|(position, judgment)| {
        let rows = rows(&judgment.as_ref()?.ownership, size);
        (!rows.is_empty()).then(|| protocol::Ownership { position: number(position), rows })
    });
    protocol::Review {
        version: VERSION,
        black: judgments.iter().map(|judgment| judgment.as_ref().map(|judgment| thousandths(judgment.black))).collect(),
        turns: turns.collect(),
        ownership: ownership.collect(),
    }
}

/// The answer to a player who has used an aid after this number of moves.
#[must_use]
pub fn aid_answer(setup: &Setup, moves: usize, aid: Aid, judgment: &Judgment) -> protocol::AidAnswer {
    let line = match aid {
        Aid::Hint => Names::of(setup).actions(&judgment.line),
        Aid::Ahead | Aid::Warning => Vec::new(),
    };
    let rows = match aid {
        Aid::Hint | Aid::Warning => Vec::new(),
        Aid::Ahead => rows(&judgment.ownership, setup.size()),
    };
    protocol::AidAnswer { moves: number(moves), black: thousandths(judgment.black), line, rows }
}

/// A letter for each point, row by row.
fn rows(ownership: &[f32], size: Size) -> Vec<String> {
    ownership.chunks(usize::from(size.width())).map(|row| row.iter().copied().map(owner).collect()).collect()
}

const fn owner(ownership: f32) -> char {
    if ownership >= OWNED {
        'B'
    } else if ownership <= -OWNED {
        'W'
    } else {
        '.'
    }
}

/// Converts a share from 0 to 1 to thousandths.
fn thousandths(share: f32) -> u16 {
    (share.clamp(0.0, 1.0) * 1000.0).round() as u16
}

fn number(position: usize) -> u32 {
    u32::try_from(position).unwrap_or(u32::MAX)
}
