//! The presence in a room, and the view of a room, which includes the presence.

use crate::actor::{Attendance, Attending};
use room::{Absence, Away, Millis, Room, Seat, Viewer};

/// A room with its moves, its newest chat and its presence. `chat_bytes` limits the chat, so that the view fits into one message.
#[must_use]
pub fn view(room: &Room, viewer: &Viewer, now: Millis, attendance: &Attendance, chat_bytes: usize) -> protocol::RoomView {
    translation::view(room, viewer, now, presence(room, attendance, now), chat_bytes)
}

/// The presence in a room at `now`. During a game, the room determines when an absence began.
#[must_use]
pub fn presence(room: &Room, attendance: &Attendance, now: Millis) -> protocol::Presence {
    let away = attendance.away();
    let seen = |seat: Seat| match (attendance.seats[seat], room.absence(seat, &away)) {
        (Attending::Here, _) => {
            protocol::Absence::Here { round_trip_ms: attendance.round_trips[seat].map(|round_trip| round_trip.0) }
        }
        (Attending::Empty, _) => protocol::Absence::Empty,
        (Attending::Gone(Away { reason, since }), None) => {
            protocol::Absence::Gone { for_ms: now.saturating_sub(since).0, reason, claim_ms: None }
        }
        (Attending::Gone(_), Some(Absence { reason, since, until })) => {
            let claim_ms = (!room.is_safe_from_claims(seat)).then_some(until.saturating_sub(now).0);
            protocol::Absence::Gone { for_ms: now.saturating_sub(since).0, reason, claim_ms }
        }
    };
    let names = attendance.names.iter().map(|(player, name)| super::player(player, name)).collect();
    protocol::Presence { host: seen(Seat::Host), guest: seen(Seat::Guest), spectators: attendance.spectators, names }
}
