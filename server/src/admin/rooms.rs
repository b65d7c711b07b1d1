//! Orders about rooms.

use super::order::{Answer, Table};
use crate::app::App;
use crate::mode::Mode;
use protocol::{Player, RoomSummary};
use room::RoomId;

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

/// Ends a game without an outcome.
pub(super) async fn close(app: &App, room: &str) -> Result<Answer, String> {
    app.lobby.end(&id(room)?).await.map_err(|error| error.message())?;
    Ok(Answer::done(format!("The operator has ended the game in room {room}.")))
}

/// Hides a finished game from the history, or shows it again.
pub(super) async fn hide(app: &App, game: &str, hidden: bool) -> Result<Answer, String> {
    let id = id(game)?;
    let found = app.store.game(&id).await.map_err(|error| error.to_string())?;
    found.ok_or_else(|| format!("there is no finished game {game}"))?;
    app.store.hide(&id, hidden).await.map_err(|error| error.to_string())?;
    let listed = if hidden { "only for its players" } else { "for everyone who may see it" };
    Ok(Answer::done(format!("The game {game} is now listed {listed}.")))
}

/// Sets what people may do on the whole server.
pub(super) async fn set_mode(app: &App, mode: Mode) -> Result<Answer, String> {
    app.lobby.mode().set(&*app.store, mode).await.map_err(|error| error.to_string())?;
    let means = match mode {
        Mode::Open => "everything is possible",
        Mode::InviteOnly => "new rooms are private",
        Mode::ReadOnly => "running games go on, but nobody can create a room, write in a chat or upload a game",
    };
    Ok(Answer::done(format!("The mode is now {}: {means}.", mode.as_str())))
}

/// The id of a room.
pub(super) fn id(text: &str) -> Result<RoomId, String> {
    RoomId::parse(text).ok_or_else(|| "this is not the id of a room: it has 20 letters and digits".to_owned())
}
