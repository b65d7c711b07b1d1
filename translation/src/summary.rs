//! The summary of a room, for lists of rooms.

use crate::state;
use protocol::Names;
use room::{Core, Millis, StandstillKind};
use rules::Color;

/// The summary of a room, with its number of spectators.
#[must_use]
pub fn summary(core: &Core, spectators: u32) -> protocol::RoomSummary {
    let summary = core.summary();
    let names = Names::of(&summary.terms.setup);
    let player = |color| summary.player_of(color).map(state::sitting);
    protocol::RoomSummary {
        id: summary.id.to_string(),
        setup: (&summary.setup).into(),
        opening: summary.terms.opening,
        series: summary.terms.series,
        time: summary.terms.time.into(),
        colors: summary.terms.colors,
        phase: state::phase(summary.stage),
        host: summary.seats.host.as_ref().map(state::sitting),
        guest: summary.seats.guest.as_ref().filter(|_| summary.black.is_none()).map(state::sitting),
        black: player(Color::Black),
        white: player(Color::White),
        turn: summary.turn,
        adjourned: core.standstill().filter(|one| one.kind == StandstillKind::Adjournment).map(|one| one.time.0),
        move_number: summary.moves,
        board: core.position().rows(),
        last: summary.last.map(|point| names.point(point)),
        spectators,
        delay_ms: (summary.terms.delay > Millis::ZERO).then_some(summary.terms.delay.0),
        created: summary.created.0,
    }
}

/// An upper bound for the size of a summary as JSON, in bytes.
#[must_use]
pub fn summary_bytes(summary: &protocol::RoomSummary) -> usize {
    // Everything but the board takes less than 1,200 bytes, including custom rules.
    1_200 + summary.board.iter().map(|row| row.len() + 3).sum::<usize>()
}
