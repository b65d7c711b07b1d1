//! Asking the engine about the position.

use super::Sender;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::room::Room;
use rules::{Illegal, Position};
use setup::Aid;

/// Uses an aid. Only one use for each position is recorded, because the answer stays the same. During an opening, the engine
/// cannot say who will have which color, and while Black places free handicap stones, it has nothing to compare. So it cannot be asked
/// then.
pub(super) fn ask(room: &Room, sender: &Sender<'_>, aid: Aid) -> Result<Vec<Event>, Refusal> {
    let by = sender.color_in_play(room)?;
    if !room.terms().aids.allow(aid) {
        return Err(Refusal::NotAllowed);
    }
    let is_placing_handicap = matches!(room.position(), Position::Go(game) if game.to_place() > 0);
    if room.opening().is_some() || is_placing_handicap {
        return Err(Refusal::WrongPhase);
    }
    if aid == Aid::Hint && room.turn() != Some(by) {
        return Err(Illegal::NotYourTurn.into());
    }
    if room.has_used(by, aid) {
        return Err(Refusal::NoChange);
    }
    Ok(vec![Event::AidUsed { by, aid }])
}
