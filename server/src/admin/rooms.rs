//! Orders about rooms.

use super::order::{Answer, Table};
use crate::app::App;
use protocol::{Player, RoomSummary};

/// The unfinished rooms that the server knows.
pub(super) fn list(app: &App) -> Answer {
    let rooms = app.lobby.unfinished();
    let rows = rooms.iter().map(|(room, public)| {
        let whose = if *public { "public" } else { "private" };
        [
            room.id.clone(),
            room.setup.kind().as_str().to_owned(),
            phase(room),
            whose.to_owned(),
            room.move_number.to_string(),
            room.spectators.to_string(),
            players(room),
        ]
    });
    let table = Table::new(["ROOM", "KIND", "PHASE", "LISTED", "MOVES", "WATCHING", "PLAYERS"], rows);
    Answer::Done { text: format!("Unfinished rooms: {}.", rooms.len()), table: Some(table) }
}

/// The phase as on the wire.
fn phase(room: &RoomSummary) -> String {
    let word = serde_json::to_value(room.phase).ok();
    word.as_ref().and_then(|word| word.as_str()).unwrap_or_default().to_owned()
}

/// The names of the players, Black first.
fn players(room: &RoomSummary) -> String {
    let name = |player: &Option<Player>| player.as_ref().map(|player| player.name.clone());
    let colors = [name(&room.black), name(&room.white)];
    let seats = [name(&room.host), name(&room.guest)];
    let names: Vec<String> =
        if room.black.is_some() || room.white.is_some() { colors } else { seats }.into_iter().flatten().collect();
    names.join(" – ")
}
