//! Orders about rooms.

use super::drain;
use super::order::{Answer, Table};
use crate::app::App;
use crate::error::ApiError;
use crate::mode::Mode;
use protocol::{Player, RoomSummary};
use room::{Event, Recorded, RoomId, Visibility};

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
    app.lobby.end(&id(room)?).await.map_err(|error| match error {
        ApiError::NotFound => format!("there is no room {room}"),
        error => error.message(),
    })?;
    Ok(Answer::done(format!("The operator has ended the game in room {room}.")))
}

/// Hides a finished game from the history, or shows it again.
pub(super) async fn hide(app: &App, game: &str, hidden: bool) -> Result<Answer, String> {
    let id = id(game)?;
    if app.store.game(&id).await.map_err(|error| error.to_string())?.is_none() {
        return Err(unlisted(app, &id).await);
    }
    app.store.hide(&id, hidden).await.map_err(|error| error.to_string())?;
    let now = app.store.game(&id).await.map_err(|error| error.to_string())?;
    let is_public = now.is_some_and(|game| game.visibility == Visibility::Public);
    Ok(Answer::done(match (hidden, is_public) {
        (true, _) => format!("The game {game} is now listed only for its players."),
        (false, true) => format!("The game {game} is now listed for everyone."),
        (false, false) => {
            format!("The game {game} is no longer hidden, but it is private, so it is listed only for its players.")
        }
    }))
}

/// Why a game is not in the history.
async fn unlisted(app: &App, id: &RoomId) -> String {
    let ended = |recorded: &Recorded| matches!(recorded.event, Event::Aborted { .. } | Event::EndedByOperator);
    match app.store.load(id).await {
        Ok(Some(events)) if events.iter().any(ended) => {
            format!("{id} is no finished game: it ended without an outcome, so no list contains it")
        }
        Ok(Some(_)) => format!("{id} is no finished game: it is not over"),
        Ok(None) => format!("there is no game {id}"),
        Err(error) => error.to_string(),
    }
}

/// Sets what people may do on the whole server.
pub(super) async fn set_mode(app: &App, mode: Mode) -> Result<Answer, String> {
    app.lobby.mode().set(&*app.store, mode).await.map_err(|error| error.to_string())?;
    app.lobby.renew_lists();
    let means = match mode {
        Mode::Open => "everything is possible",
        Mode::InviteOnly => "new rooms are private, and no waiting room is listed",
        Mode::ReadOnly => {
            "running games go on, but no game begins, and nobody can create a room, chat, upload a game or change a name"
        }
    };
    let ended = if mode == Mode::Open && drain::end(app) { " The drain has ended." } else { "" };
    Ok(Answer::done(format!("The mode is now {}: {means}.{ended}", mode.as_str())))
}

/// The id of a room.
pub(super) fn id(text: &str) -> Result<RoomId, String> {
    RoomId::parse(text).ok_or_else(|| "this is not the id of a room: it has 20 letters and digits".to_owned())
}
