//! Sitting down and standing up.

use super::Sender;
use crate::command::Context;
use crate::event::Event;
use crate::id::{EngineId, PlayerId};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::room::{Room, first_black};
use setup::{Level, Seat};

/// Takes the guest's seat. (The host has been seated since the room was created.) The game starts immediately, except
/// that nigiri needs a guess first.
pub(super) fn sit(room: &Room, context: &Context, sender: &Sender<'_>) -> Result<Vec<Event>, Refusal> {
    if sender.seat.is_some() {
        return Err(Refusal::AlreadySeated);
    }
    check_free(room)?;
    let mut events = vec![Event::Seated { seat: Seat::Guest, player: sender.player.clone(), name: sender.name.to_owned() }];
    events.extend(started(room, context));
    Ok(events)
}

/// Seats a second person at the host's device. That person gets a player id of their own, so that their seat can move to another
/// device. Until it moves, the host's session may act from both seats.
pub(super) fn sit_opposite(room: &Room, context: &Context, sender: &Sender<'_>, name: &str) -> Result<Vec<Event>, Refusal> {
    sender.seat()?;
    check_free(room)?;
    let (seat, player) = (Seat::Guest, context.fresh_player.clone());
    let seated = Event::Seated { seat, player, name: name.to_owned() };
    let mut events = vec![seated, Event::SeatShared { seat, player: sender.player.clone() }];
    events.extend(started(room, context));
    Ok(events)
}

/// Seats a bot opposite the host.
pub(super) fn seat_bot(room: &Room, context: &Context, sender: &Sender<'_>, level: Level) -> Result<Vec<Event>, Refusal> {
    sender.seat()?;
    check_free(room)?;
    let terms = room.terms();
    if level.number() > Level::count(&terms.setup) {
        return Err(Refusal::NoBot);
    }
    let mut events = vec![Event::Seated { seat: Seat::Guest, player: PlayerId::bot(level), name: bot_name(level) }];
    events.extend(started(room, context));
    Ok(events)
}

/// Seats an engine of the operator opposite the host.
pub(super) fn seat_engine(room: &Room, context: &Context, sender: &Sender<'_>, engine: &EngineId) -> Result<Vec<Event>, Refusal> {
    sender.seat()?;
    check_free(room)?;
    let name = context.engine.clone().ok_or(Refusal::NoBot)?;
    let mut events = vec![Event::Seated { seat: Seat::Guest, player: PlayerId::engine(engine), name }];
    events.extend(started(room, context));
    Ok(events)
}

/// The name under which a bot is recorded. Pages show the bot's level in the reader's language instead.
fn bot_name(level: Level) -> String {
    format!("Bot {}", level.number())
}

/// Refuses if the guest's seat is taken, or if the room does not wait for a guest.
fn check_free(room: &Room) -> Result<(), Refusal> {
    if room.seats().guest.is_some() {
        return Err(Refusal::RoomFull);
    }
    match room.phase() {
        Phase::Waiting => Ok(()),
        Phase::Playing | Phase::StandingStill(_) | Phase::Scoring(_) => Err(Refusal::WrongPhase),
        Phase::Finished(_) | Phase::Aborted { .. } => Err(Refusal::GameOver),
    }
}

/// The start of the game, now that both players have sat down. `None` in nigiri, which needs a guess first.
fn started(room: &Room, context: &Context) -> Option<Event> {
    first_black(room.terms().colors, context.seed).map(|black| Event::Started { black })
}

/// Gives a seat back before the start. If the host does so, the room closes.
pub(super) fn stand(room: &Room, sender: &Sender<'_>) -> Result<Vec<Event>, Refusal> {
    let seat = sender.seat()?;
    match room.phase() {
        Phase::Waiting => Ok(vec![match seat {
            Seat::Host => Event::Aborted { by: Some(seat) },
            Seat::Guest => Event::Stood { seat },
        }]),
        Phase::Playing | Phase::StandingStill(_) | Phase::Scoring(_) => Err(Refusal::WrongPhase),
        Phase::Finished(_) | Phase::Aborted { .. } => Err(Refusal::GameOver),
    }
}
