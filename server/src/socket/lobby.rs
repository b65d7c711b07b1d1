//! Forwards the lobby to a connection that has subscribed to it.

use super::close::End;
use super::outbox::{Newest, Outbox};
use crate::app::App;
use tokio::sync::watch;

/// Sends the lobby while the client is subscribed to it.
pub(super) async fn forward(app: &App, outbox: &Outbox, mut wanted: watch::Receiver<bool>) -> End {
    loop {
        if wanted.wait_for(|wanted| *wanted).await.is_err() {
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
                unwanted = wanted.wait_for(|wanted| !*wanted) => match unwanted {
                    Ok(_) => break,
                    Err(_) => return End::Gone,
                },
            }
        }
    }
}
