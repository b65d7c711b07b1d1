//! Changing who may watch.

use super::Sender;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::room::Room;
use setup::{Seat, Watching};

/// Changes who may watch. The host made this choice with the terms, so only the host may change it.
pub(super) fn change(room: &Room, sender: &Sender<'_>, watching: Watching) -> Result<Vec<Event>, Refusal> {
    match sender.seat()? {
        Seat::Guest if !sender.both => Err(Refusal::NotTheHost),
        Seat::Host | Seat::Guest if room.watching() == watching => Err(Refusal::NoChange),
        Seat::Host | Seat::Guest => Ok(vec![Event::WatchingChanged { watching }]),
    }
}
