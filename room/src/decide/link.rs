//! Sharing a seat with another device.

use super::Sender;
use crate::command::Context;
use crate::event::Event;
use crate::id::TokenHash;
use crate::limits::{HOLDERS_PER_SEAT, RoomLimit};
use crate::refusal::Refusal;
use crate::room::{Room, SeatLink};
use setup::Seat;

/// Makes a link to the sender's seat. The new link replaces the seat's previous link.
pub(super) fn make(room: &Room, sender: &Sender<'_>, hash: TokenHash) -> Result<Vec<Event>, Refusal> {
    let seat = sender.seat()?;
    if room.link(seat).is_some_and(|link| link.hash == hash) {
        return Err(Refusal::NoChange);
    }
    Ok(vec![Event::SeatLinkMade { seat, hash }])
}

/// Lets the sender's device share the seat that the link belongs to. This uses up the link. A sender who already has a seat can
/// only bring back a seat that has moved away from the sender's device.
pub(super) fn claim(room: &Room, context: &Context, sender: &Sender<'_>, hash: TokenHash) -> Result<Vec<Event>, Refusal> {
    let works = |link: SeatLink| link.hash == hash && context.now < link.ends;
    let linked = Seat::ALL.into_iter().find(|seat| room.link(*seat).is_some_and(works));
    let moves_back = |seat: Seat| room.seats()[seat].as_ref().is_some_and(|seated| seated.home.as_ref() == Some(sender.player));
    if sender.seat.is_some() && !linked.is_some_and(moves_back) {
        return Err(Refusal::AlreadySeated);
    }
    let seat = linked.ok_or(Refusal::Forbidden)?;
    match &room.seats()[seat] {
        Some(_) if moves_back(seat) => Ok(vec![Event::SeatShared { seat, player: sender.player.clone() }]),
        Some(seated) if seated.holders.len() < HOLDERS_PER_SEAT => {
            Ok(vec![Event::SeatShared { seat, player: sender.player.clone() }])
        }
        Some(_) => Err(RoomLimit::Holders.into()),
        None => Err(Refusal::Forbidden),
    }
}
