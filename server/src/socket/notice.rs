//! Sends what the operator announces.

use super::close::End;
use super::outbox::Outbox;
use crate::app::App;
use crate::wire;

/// Sends the announcement, if there is one, and each change.
pub(super) async fn forward(app: &App, outbox: &Outbox) -> End {
    let mut notice = app.notice.follow();
    while notice.changed().await.is_ok() {
        let said = notice.borrow_and_update().clone();
        let frame = wire::notice(&said.text, said.restarts);
        if let Err(full) = outbox.push(frame) {
            return full.into();
        }
    }
    End::Gone
}
