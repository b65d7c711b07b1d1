//! Sends the lobby, which is the list of open seeks and live games, to a connection: when it subscribes, and after each change.

use super::close::End;
use super::outbox::{Newest, Outbox};
use crate::app::App;
use tokio::sync::watch;

/// Sends the lobby while `subscribed` is true.
pub(super) async fn forward(app: &App, outbox: &Outbox, mut subscribed: watch::Receiver<bool>) -> End {
    loop {
        if subscribed.wait_for(|&subscribed| subscribed).await.is_err() {
            return End::Gone;
        }
        let mut lobby = app.lobby.watch();
        lobby.mark_changed();
        loop {
            tokio::select! {
                changed = lobby.changed() => {
                    if changed.is_err() {
                        return End::Gone;
                    }
                    let frame = lobby.borrow_and_update().clone();
                    if let Err(full) = outbox.push_newest(Newest::Lobby, frame) {
                        return full.into();
                    }
                }
                unsubscribed = subscribed.wait_for(|&subscribed| !subscribed) => match unsubscribed {
                    Ok(_) => break,
                    Err(_) => return End::Gone,
                },
            }
        }
    }
}
