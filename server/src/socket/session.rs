//! A connection ends with its session.

use super::close::End;
use crate::app::App;
use crate::auth::Identity;
use protocol::CloseCode;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;

/// Completes when the session has ended: at once if its owner ends it, otherwise at the next regular check. Without a session, it
/// never completes.
pub(super) async fn ends(app: &App, who: Option<&Identity>) -> End {
    let Some(who) = who else { return std::future::pending().await };
    let over = End::close(CloseCode::SessionEnded, "your session has ended");
    let mut ended = app.auth.ended();
    let look = Duration::from_millis(app.settings.limits.session_check_ms);
    loop {
        tokio::select! {
            key = ended.recv() => match key {
                Ok(key) if key == who.session => return over,
                Ok(_) => continue,
                // Some notifications were missed, or no more will come: check.
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => tokio::time::sleep(look).await,
            },
            () = tokio::time::sleep(look) => {}
        }
        match app.auth.is_valid(who.session, app.timeline.wall()).await {
            Ok(true) => {}
            Ok(false) => return over,
            // An unavailable store does not end a session.
            Err(error) => tracing::warn!(code = %error.code().as_str(), "could not check a session"),
        }
    }
}
