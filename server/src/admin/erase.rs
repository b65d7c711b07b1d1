//! Orders that erase texts. The store erases the texts, and then the rooms in memory are read from the store again.

use super::order::Answer;
use super::{people, rooms};
use crate::app::App;
use futures_util::future;
use room::{Event, PlayerId};
use store::{Erase, StoreError};

/// How many lines of chat are erased concurrently. The store can erase all of these in one transaction.
const LINES_AT_ONCE: usize = 64;

/// Erases the names, the chat, the sessions and the tokens of a player.
pub(super) async fn player(app: &App, who: &str) -> Result<Answer, String> {
    let id = people::find(app, who).await?;
    if id.as_bot().is_some() {
        return Err("bots have no names that could be erased".to_owned());
    }
    let texts = everything_of(app, &id).await.map_err(|error| error.to_string())?;
    Ok(Answer::done(format!("Erased texts of player {id}: {texts}, and all sessions and tokens. Backups still contain them.")))
}

/// Erases the names and the chat of a player and of the player's programs, and their sessions and tokens. Returns the number of
/// erased texts. Their connections are closed.
///
/// # Errors
/// If the store fails.
pub(crate) async fn everything_of(app: &App, id: &PlayerId) -> Result<u64, StoreError> {
    let programs = app.store.tokens_of(id, app.timeline.wall()).await?;
    let mut texts = 0;
    for erased in programs.iter().map(|token| &token.player).chain([id]) {
        texts += app.store.erase(&Erase::Player(erased.clone())).await?;
    }
    let ended: Vec<_> = programs.into_iter().map(|token| token.player).chain([id.clone()]).collect();
    app.admission.cut(|connection| connection.player.as_ref().is_some_and(|(player, _)| ended.contains(player)));
    app.lobby.keep_out(&ended).await;
    app.lobby.reread_all(&ended).await;
    Ok(texts)
}

/// Erases everything that was said in a room.
pub(super) async fn chat(app: &App, room: &str) -> Result<Answer, String> {
    let id = rooms::id(room)?;
    let failed = |error: StoreError| error.to_string();
    let events = app.store.load(&id).await.map_err(failed)?.ok_or_else(|| format!("there is no room {room}"))?;
    let said = events.iter().filter(|recorded| matches!(&recorded.event, Event::Chatted { text, .. } if !text.is_empty()));
    let lines: Vec<Erase> = said.map(|recorded| Erase::Line { room: id.clone(), seq: recorded.seq }).collect();
    let mut erased = 0;
    for some in lines.chunks(LINES_AT_ONCE) {
        for done in future::join_all(some.iter().map(|line| app.store.erase(line))).await {
            erased += done.map_err(failed)?;
        }
    }
    if erased == 0 {
        return Ok(Answer::done(format!("In room {room}, there is no chat to erase.")));
    }
    app.lobby.reread(&id).await;
    Ok(Answer::done(format!("Erased lines of chat in room {room}: {erased}. Backups still contain them.")))
}
