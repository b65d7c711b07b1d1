//! Resigning and aborting.

use super::Sender;
use crate::event::Event;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::room::Room;
use rules::{Outcome, WinBy};
use setup::Seat;

/// Resigns. This is possible even during the opponent's turn, in a standstill and in the scoring phase.
pub(super) fn resign(room: &Room, sender: &Sender<'_>) -> Result<Vec<Event>, Refusal> {
    let color = sender.color_in_game(room)?;
    let outcome = Outcome::Win { winner: color.opposite(), by: WinBy::Resignation };
    Ok(vec![Event::Finished { outcome }])
}

/// Ends the game before both players have moved. The host may also close a waiting room.
pub(super) fn abort(room: &Room, sender: &Sender<'_>) -> Result<Vec<Event>, Refusal> {
    let seat = sender.seat()?;
    match room.phase() {
        Phase::Waiting if seat == Seat::Host => {}
        // The guest can give the seat back instead, and the room keeps waiting.
        Phase::Waiting => return Err(Refusal::Forbidden),
        Phase::Playing | Phase::StandingStill(_) if room.abortable() => {}
        Phase::Playing | Phase::StandingStill(_) | Phase::Scoring(_) => return Err(Refusal::TooLate),
        Phase::Finished(_) | Phase::Aborted { .. } => return Err(Refusal::GameOver),
    }
    Ok(vec![Event::Aborted { by: Some(seat) }])
}

impl Room {
    /// The event with which the operator of the server ends the game without an outcome, at any time.
    ///
    /// # Errors
    /// [`Refusal::GameOver`].
    pub fn end_by_operator(&self) -> Result<Vec<Event>, Refusal> {
        if self.phase().is_over() { Err(Refusal::GameOver) } else { Ok(vec![Event::EndedByOperator]) }
    }
}
