//! Sitting down and standing up.

use super::{Asker, draw};
use crate::command::Context;
use crate::event::Event;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::room::Room;
use setup::ColorChoice;
use setup::Seat;

/// Takes the guest's seat; the host has had the other seat since the room was created. The game starts at once, except that
/// nigiri needs a guess first.
pub(super) fn sit(room: &Room, context: &Context, asker: &Asker<'_>) -> Result<Vec<Event>, Refusal> {
    if asker.seat.is_some() {
        return Err(Refusal::AlreadySeated);
    }
    if room.seats().guest.is_some() {
        return Err(Refusal::RoomFull);
    }
    match room.phase() {
        Phase::Waiting => {}
        Phase::Playing | Phase::Scoring(_) => return Err(Refusal::WrongPhase),
        Phase::Finished(_) | Phase::Aborted { .. } => return Err(Refusal::GameOver),
    }
    let mut events = vec![Event::Seated { seat: Seat::Guest, player: asker.player.clone(), name: asker.name.to_owned() }];
    let black = match room.terms().colors {
        ColorChoice::Black => Some(Seat::Host),
        ColorChoice::White => Some(Seat::Guest),
        ColorChoice::Random => Seat::ALL.into_iter().nth(draw(context.seed, 2) as usize),
        ColorChoice::Nigiri => None,
    };
    events.extend(black.map(|black| Event::Started { black }));
    Ok(events)
}

/// Gives a seat back before the start. If the host does, the room closes.
pub(super) fn stand(room: &Room, asker: &Asker<'_>) -> Result<Vec<Event>, Refusal> {
    let seat = asker.seat()?;
    match room.phase() {
        Phase::Waiting => Ok(vec![match seat {
            Seat::Host => Event::Aborted { by: Some(seat) },
            Seat::Guest => Event::Stood { seat },
        }]),
        Phase::Playing | Phase::Scoring(_) => Err(Refusal::WrongPhase),
        Phase::Finished(_) | Phase::Aborted { .. } => Err(Refusal::GameOver),
    }
}
