//! A connection ends with its session.

use super::close::End;
use crate::app::App;
use crate::auth::Identity;
use protocol::CloseCode;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;

/// Completes when the session has ended: at once when its owner ends it, and by looking now and then. Without a session, never.
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
                // Some were missed, or no more will come: look.
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => tokio::time::sleep(look).await,
            },
            () = tokio::time::sleep(look) => {}
        }
        match app.auth.still_stands(who.session, app.timeline.wall()).await {
            Ok(true) => {}
            Ok(false) => return over,
            // A store that does not answer ends nobody's session.
            Err(error) => tracing::warn!(code = %error.code().as_str(), "a session could not be looked up"),
        }
    }
}
