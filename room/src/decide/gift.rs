//! Giving the opponent more time.

use super::Sender;
use crate::event::Event;
use crate::limits::RoomLimit;
use crate::refusal::Refusal;
use crate::room::Room;

/// Gives the opponent more time. The opponent is not asked, because a gift can harm only the giver.
pub(super) fn give(room: &Room, sender: &Sender<'_>) -> Result<Vec<Event>, Refusal> {
    let by = sender.color_in_play(room)?;
    let more = room.terms().time.gift().filter(|_| room.is_clock_running()).ok_or(Refusal::NoClock)?;
    if room.gifts_left(sender.seat()?) == 0 {
        return Err(RoomLimit::Gifts.into());
    }
    Ok(vec![Event::TimeGiven { by, more }])
}
