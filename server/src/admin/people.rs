//! Orders about people.

use super::order::{Answer, Table};
use crate::app::App;
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
