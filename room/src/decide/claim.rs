//! Claiming a game that the opponent has left.

use super::Sender;
use crate::command::{Claim, Context};
use crate::event::Event;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::room::Room;
use rules::{Outcome, WinBy};

/// Claims a win or a draw when the opponent has been away for long enough. If the two players have not both moved yet, the game
/// ends without an outcome instead.
pub(super) fn claim(room: &Room, context: &Context, sender: &Sender<'_>, claim: Claim) -> Result<Vec<Event>, Refusal> {
    let seat = sender.seat()?;
    if !room.is_contested() {
        return Err(match room.phase() {
            Phase::StandingStill(_) => Refusal::StandsStill,
            Phase::Finished(_) | Phase::Aborted { .. } => Refusal::GameOver,
            Phase::Waiting | Phase::Playing | Phase::Scoring(_) => Refusal::NotStarted,
        });
    }
    // On a shared device, the opponent cannot be away while the sender is here.
    if sender.both {
        return Err(Refusal::OpponentHere);
    }
    let opponent = seat.other();
    let absence = room.absence(opponent, &context.away).ok_or(Refusal::OpponentHere)?;
    if room.is_safe_from_claims(opponent) {
        return Err(Refusal::OpponentAccepted);
    }
    if context.now < absence.until {
        return Err(Refusal::StillAwaited { wait: absence.until.saturating_sub(context.now) });
    }
    // Absences beyond the limit are not recorded, except for the absence that ends the game.
    let unrecorded = context.away[opponent].filter(|away| !room.is_recorded_as(opponent, *away));
    let mut events: Vec<Event> = unrecorded.map(|away| room.left(opponent, away)).into_iter().collect();
    let color = room.color_of(seat).filter(|_| *room.phase() != Phase::Waiting && !room.abortable());
    events.push(match (color, claim) {
        (None, Claim::Win | Claim::Draw) => Event::Aborted { by: Some(seat) },
        (Some(winner), Claim::Win) => Event::Finished { outcome: Outcome::Win { winner, by: WinBy::Abandonment } },
        (Some(_), Claim::Draw) => Event::Finished { outcome: Outcome::Draw },
    });
    Ok(events)
}
