//! Converts an engine's judgments of positions into the review of a finished game.

use super::Names;
use ::bots::review::{Judgment, VERSION, turning_points};
use room::Room;

/// An ownership from 1 (surely Black's) to -1 (surely White's) decides which player owns a point. 0.5 means that the player
/// gets the point in three of four playouts.
const OWNED: f32 = 0.5;

/// The most letters of ownership in a review. In a long game on a large board, only some positions have it.
const OWNERSHIP_LETTERS: usize = 20_000;

/// The review of a game, from the judgments of its positions in order and those of the positions after better moves.
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
        let ownership = &judgment.as_ref()?.ownership;
        let rows = ownership.chunks(usize::from(size.width())).map(|row| row.iter().copied().map(owner).collect()).collect();
        (!ownership.is_empty()).then(|| protocol::Ownership { position: number(position), rows })
    });
    protocol::Review {
        version: VERSION,
        black: judgments.iter().map(|judgment| judgment.as_ref().map(|judgment| thousandths(judgment.black))).collect(),
        turns: turns.collect(),
        ownership: ownership.collect(),
    }
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

/// A share from 0 to 1 in thousandths.
fn thousandths(share: f32) -> u16 {
    (share.clamp(0.0, 1.0) * 1000.0).round() as u16
}

fn number(position: usize) -> u32 {
    u32::try_from(position).unwrap_or(u32::MAX)
}
