//! A connection ends with its session or token.

use super::close::End;
use crate::app::App;
use crate::auth::Identity;
use protocol::CloseCode;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;

/// Completes when the session has ended: immediately if [`Auth::end`](crate::auth::Auth::end) ends it, otherwise at the
/// next regular check. The same holds for a token, which ends immediately if it is deleted. Without a session or token,
/// this function never completes.
pub(super) async fn ends(app: &App, who: Option<&Identity>) -> End {
    let Some(who) = who else { return std::future::pending().await };
    let session_ended = End::close(CloseCode::SessionEnded, "your session has ended");
    let mut ended = app.auth.ended();
    let check_interval = Duration::from_millis(app.settings.limits.session_check_ms);
    // The session may have ended before `ended` received notifications, so it is checked before the first wait.
    loop {
        match app.auth.is_valid(who.session, app.timeline.wall()).await {
            Ok(true) => {}
            Ok(false) => return session_ended,
            // An unavailable store does not end a session.
            Err(error) => tracing::warn!(code = %error.code().as_str(), "could not check a session"),
        }
        let check = tokio::time::sleep(check_interval);
        tokio::pin!(check);
        loop {
            tokio::select! {
                key = ended.recv() => match key {
                    Ok(key) if key == who.session => return session_ended,
                    Ok(_) => {}
                    // Some notifications were missed, so check the session.
                    Err(RecvError::Lagged(_)) => break,
                    // No more will come.
                    Err(RecvError::Closed) => {
                        check.as_mut().await;
                        break;
                    }
                },
                () = &mut check => break,
            }
        }
    }
}
