//! Resigning, aborting, and what the operator does.

use super::Sender;
use crate::event::Event;
use crate::id::PlayerId;
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

    /// The events with which the operator of the server takes all seats away from a player. Before the start, the player stands up,
    /// and the host's room closes. In a game, the links and the other devices lose the seat. Empty if the game is over.
    #[must_use]
    pub fn keep_out(&self, player: &PlayerId) -> Vec<Event> {
        let theirs = |seat: &Seat| {
            self.is_seat_of(*seat, player) || self.seats()[*seat].as_ref().is_some_and(|seated| seated.is_held_by(player))
        };
        let seats = Seat::ALL.into_iter().filter(theirs);
        match self.phase() {
            Phase::Finished(_) | Phase::Aborted { .. } => Vec::new(),
            Phase::Waiting if self.is_seat_of(Seat::Host, player) => vec![Event::Aborted { by: Some(Seat::Host) }],
            Phase::Waiting if self.is_seat_of(Seat::Guest, player) => vec![Event::Stood { seat: Seat::Guest }],
            Phase::Waiting | Phase::Playing | Phase::StandingStill(_) | Phase::Scoring(_) => {
                seats.map(|seat| Event::KeptOut { seat, player: player.clone() }).collect()
            }
        }
    }
}
