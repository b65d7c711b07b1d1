//! Taking a seat to another device.

use super::Asker;
use crate::event::Event;
use crate::id::TokenHash;
use crate::limits::HOLDERS_PER_SEAT;
use crate::refusal::Refusal;
use crate::room::Room;
use setup::Seat;

/// Makes a link to one's own seat. There is one a seat: making another ends it.
pub(super) fn make(room: &Room, asker: &Asker<'_>, hash: TokenHash) -> Result<Vec<Event>, Refusal> {
    let seat = asker.seat()?;
    if room.link(seat) == Some(hash) {
        return Err(Refusal::NoChange);
    }
    Ok(vec![Event::SeatLinkMade { seat, hash }])
}

/// Takes the seat whose link this is; the link is used up.
pub(super) fn claim(room: &Room, asker: &Asker<'_>, hash: TokenHash) -> Result<Vec<Event>, Refusal> {
    if asker.seat.is_some() {
        return Err(Refusal::AlreadySeated);
    }
    let seat = Seat::ALL.into_iter().find(|seat| room.link(*seat) == Some(hash)).ok_or(Refusal::Forbidden)?;
    match &room.seats()[seat] {
        Some(seated) if seated.holders.len() < HOLDERS_PER_SEAT => {
            Ok(vec![Event::SeatShared { seat, player: asker.player.clone() }])
        }
        Some(_) => Err(Refusal::TooMany),
        None => Err(Refusal::Forbidden),
    }
}
