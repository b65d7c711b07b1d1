//! Orders about people.

use super::order::{Answer, Table};
use crate::app::App;
use crate::listener::OpenConnection;
use crate::notice;
use crate::text::{self, BadText};
use crate::usage::User;
use room::PlayerId;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Who is connected.
pub(super) fn connected(app: &App) -> Answer {
    let mut sockets: BTreeMap<(String, String, String), usize> = BTreeMap::new();
    for connection in app.admission.open() {
        let (player, name) = match &connection.player {
            Some((player, name)) => (player.to_string(), name.clone()),
            None => ("-".to_owned(), "(without a session)".to_owned()),
        };
        *sockets.entry((name, player, connection.net().to_string())).or_default() += 1;
    }
    let text = format!("Open WebSockets and streams: {}.", sockets.values().sum::<usize>());
    let rows = sockets.into_iter().map(|((name, player, net), count)| [player, name, net, count.to_string()]);
    Answer::Done { text, table: Some(Table::new(["PLAYER", "NAME", "ADDRESS", "SOCKETS"], rows)) }
}

/// The number of rows in the list of those who use the server most.
const TOP: usize = 20;

/// Who has used the server most in the last minutes.
pub(super) fn top(app: &App) -> Answer {
    let (mut users, seconds) = app.usage.recent();
    users.sort_by_key(|(_, counts)| Reverse(counts.sum()));
    let open = app.admission.open();
    let rows = users.into_iter().take(TOP).map(|(user, counts)| {
        let theirs = |connection: &&OpenConnection| match &user {
            User::Address(net) => connection.net() == *net,
            User::Player(player) => connection.player.as_ref().is_some_and(|(id, _)| id == player),
        };
        let name = match &user {
            User::Address(_) => "(address)",
            User::Player(_) => open.iter().find(theirs).and_then(|one| one.player.as_ref()).map_or("", |(_, name)| name),
        };
        let sockets = open.iter().filter(theirs).count();
        let who = match &user {
            User::Address(net) => net.to_string(),
            User::Player(player) => player.to_string(),
        };
        let numbers = [counts.requests, counts.messages, counts.chat, sockets as u64].map(|number| number.to_string());
        let [requests, messages, chat, sockets] = numbers;
        [who, name.to_owned(), requests, messages, chat, sockets]
    });
    let table = Table::new(["WHO", "NAME", "REQUESTS", "MESSAGES", "CHAT", "SOCKETS"], rows);
    Answer::Done { text: format!("The counts are those of the last {seconds} s."), table: Some(table) }
}

/// Shows a text to everyone. An empty text withdraws the announcement.
pub(super) async fn announce(app: &App, text: &str) -> Result<Answer, String> {
    let text = match text::clean(text, notice::MOST_CHARS) {
        Ok(text) => text,
        Err(BadText::Empty) => String::new(),
        Err(BadText::TooLong { most, count }) => {
            return Err(format!("the text has {count} characters, and at most {most} are possible"));
        }
    };
    app.notice.set(&*app.store, &text).await.map_err(|error| error.to_string())?;
    Ok(Answer::done(if text.is_empty() {
        "The announcement is withdrawn.".to_owned()
    } else {
        format!("Everyone who is connected sees this until you withdraw it with an empty text: {text}")
    }))
}

/// The most ids that a refusal lists.
const NAMED: u32 = 10;

/// The fewest characters of the id of a guest or a program: one more than a name can have.
const ID_CHARS: usize = 21;

/// The player with this id or name.
pub(super) async fn find(app: &App, who: &str) -> Result<PlayerId, String> {
    find_among(app, who, |_| false).await
}

/// The player with this id or name. If several players have had this name, the only one of them who is likely to be meant.
pub(super) async fn find_among(app: &App, who: &str, likely: impl Fn(&PlayerId) -> bool) -> Result<PlayerId, String> {
    let mut named = app.store.named(who, NAMED).await.map_err(|error| error.to_string())?;
    if named.iter().filter(|player| likely(player)).count() == 1 {
        named.retain(|player| likely(player));
    }
    match &named[..] {
        [one] => Ok(one.clone()),
        // An id is longer than a name, so a misspelled name is never taken for an id.
        [] => PlayerId::parse(who)
            .filter(|id| id.as_str().len() >= ID_CHARS)
            .ok_or_else(|| "nobody has this name, and it is not the id of a player".to_owned()),
        several => {
            let ids: Vec<&str> = several.iter().map(PlayerId::as_str).collect();
            Err(format!("several players have had this name, so give the id: {}", ids.join(", ")))
        }
    }
}
