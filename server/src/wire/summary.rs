//! A room in a list.

use super::opening::opening;
use super::setup::{self, setup as setup_of};
use super::{Names, color, player, state};
use room::{Room, Seat};
use rules::{Color, Move};

/// A room in a list, watched by so many.
#[must_use]
pub fn summary(room: &Room, spectators: u32) -> protocol::RoomSummary {
    let names = Names::of(&room.settings().setup);
    let sits = |wanted: Color| {
        let seat = Seat::ALL.into_iter().find(|seat| room.color_of(*seat) == Some(wanted))?;
        room.seats()[seat].as_ref().map(|seated| player(&seated.player, &seated.name))
    };
    let last = room.moves().iter().rev().find_map(|(_, action)| match action {
        Move::Place(point) => Some(names.point(*point)),
        Move::Pass => None,
    });
    protocol::RoomSummary {
        id: room.id().to_string(),
        setup: setup_of(&room.setup()),
        opening: opening(room.settings().opening),
        time: setup::time(room.settings().time),
        colors: setup::colors(room.settings().colors),
        phase: state::phase(room.phase()),
        host: room.seats().host.as_ref().map(state::sitting),
        black: sits(Color::Black),
        white: sits(Color::White),
        turn: room.turn().map(color),
        move_number: room.position().move_number(),
        board: room.position().rows(),
        last,
        spectators,
        created: room.created().0,
    }
}

/// About how long a summary is as JSON.
#[must_use]
pub fn summary_bytes(summary: &protocol::RoomSummary) -> usize {
    // Names and numbers around the board stay below 1,100 bytes, custom rules included.
    1_100 + summary.board.iter().map(|row| row.len() + 3).sum::<usize>()
}
