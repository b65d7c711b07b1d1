//! The guess in nigiri.

use super::{Sender, draw};
use crate::command::Context;
use crate::event::Event;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::room::Room;
use setup::Seat;
use setup::{ColorChoice, Parity};

/// The most stones that the host can hold: a handful.
const MOST_STONES: u64 = 20;

/// Guesses whether the host holds an odd or even number of stones. The guest plays Black if the guess is right.
pub(super) fn guess(room: &Room, context: &Context, sender: &Sender<'_>, parity: Parity) -> Result<Vec<Event>, Refusal> {
    let seat = sender.seat()?;
    match room.phase() {
        Phase::Waiting => {}
        Phase::Playing | Phase::StandingStill(_) | Phase::Scoring(_) => return Err(Refusal::WrongPhase),
        Phase::Finished(_) | Phase::Aborted { .. } => return Err(Refusal::GameOver),
    }
    match room.terms().colors {
        ColorChoice::Nigiri => {}
        ColorChoice::Black | ColorChoice::White | ColorChoice::Random => return Err(Refusal::NotAllowed),
    }
    if seat != Seat::Guest {
        return Err(Refusal::Forbidden);
    }
    let stones = u8::try_from(draw(context.seed, MOST_STONES) + 1).unwrap_or(1);
    let held = if stones % 2 == 1 { Parity::Odd } else { Parity::Even };
    let black = if parity == held { Seat::Guest } else { Seat::Host };
    Ok(vec![Event::Guessed { parity, stones }, Event::Started { black }])
}
