//! Finished games: rows of the history, whole records and SGF files.

use super::{Names, clocks, envelope, player};
use room::{Recorded, Room, RoomId, Viewer};
use rules::Kind;
use store::GameRow;

/// A row of the history.
#[must_use]
pub fn game_summary(row: &GameRow) -> protocol::GameSummary {
    protocol::GameSummary {
        id: row.room.to_string(),
        kind: row.kind,
        size: row.size.width(),
        height: Some(row.size.height()).filter(|height| *height != row.size.width()),
        ruleset: ruleset(row),
        black: player(&row.black.0, &row.black.1),
        white: player(&row.white.0, &row.white.1),
        outcome: row.outcome.into(),
        moves: row.moves,
        started: row.started.0,
        duration_ms: row.ended.0.saturating_sub(row.started.0),
        unwitnessed: [&row.black, &row.white].iter().any(|(player, _)| player.is_of_device_game(&row.room)),
    }
}

/// The ruleset of a row. `None` for a kind with a single ruleset: its rows contain the name of the kind instead.
fn ruleset(row: &GameRow) -> Option<protocol::Ruleset> {
    match row.kind {
        Kind::Go => protocol::GoRuleset::parse(&row.ruleset).map(protocol::Ruleset::Go),
        Kind::Gomoku => protocol::GomokuRuleset::parse(&row.ruleset).map(protocol::Ruleset::Gomoku),
        Kind::Othello | Kind::TicTacToe => None,
    }
}

/// The whole record as `viewer` sees it, with both clocks after each event. `None` unless the game is finished.
#[must_use]
pub fn detail(id: &RoomId, events: &[Recorded], viewer: &Viewer) -> Option<protocol::GameDetail> {
    let mut changes = Vec::with_capacity(events.len());
    let whole = Room::replay_each(id.clone(), events.iter().cloned(), |room, recorded, change| {
        changes.push((change, clocks(room, recorded.at)));
    })?;
    let row = crate::actor::game_row(&whole.summary())?;
    let names = Names::of(&whole.terms().setup);
    let role = whole.role(viewer);
    // The visibility of an event depends on the room's final state, so all events are replayed before any is encoded.
    let lines = events.iter().zip(changes).map(|(recorded, (change, clocks))| {
        let protocol::Envelope { seq, time, command_id, spared, event } = envelope(&whole, recorded, &change, role);
        protocol::RecordEvent { seq, time, command_id, spared, event, clocks }
    });
    Some(protocol::GameDetail {
        game: game_summary(&row),
        setup: (&whole.setup()).into(),
        opening: whole.terms().opening,
        series: whole.terms().series,
        time: whole.terms().time.into(),
        moves: names.moves(whole.moves()),
        dead: names.points(&whole.marks().dead),
        scoring: whole.full_count().map(|counted| translation::scoring(&whole, names, counted)),
        events: lines.collect(),
    })
}

/// The game as an SGF file. `None` unless the game is finished.
#[must_use]
pub fn sgf_text(id: &RoomId, events: Vec<Recorded>) -> Option<String> {
    let room = Room::replay(id.clone(), events)?;
    let date = room.started().and_then(date);
    translation::sgf_text(&room, date, concat!("Tengen:", env!("CARGO_PKG_VERSION")))
}

/// The date in UTC: a server has no time zone of its own.
fn date(at: room::UnixMillis) -> Option<String> {
    let timestamp = jiff::Timestamp::from_millisecond(i64::try_from(at.0).ok()?).ok()?;
    Some(timestamp.to_zoned(jiff::tz::TimeZone::UTC).date().to_string())
}
