//! Reads whole request bodies within limits on size and time.

use crate::app::App;
use crate::error::ApiError;
use axum::body::{Body, Bytes, HttpBody as _};
use axum::extract::{FromRequest, Request};
use http_body_util::BodyExt as _;
use rules::json::Value;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use std::time::Duration;

/// The server reads up to this many times the limit before it refuses a body as too large. This lets most clients finish sending.
/// A client that is still sending could not read the response.
const READ_BEYOND: usize = 4;

/// A JSON body of a known type.
pub struct Json<T>(pub T);

/// A JSON body that is checked later, so that one response can name everything that is wrong with it.
pub struct AnyJson(pub Value);

impl<T: DeserializeOwned + Serialize> FromRequest<Arc<App>> for Json<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, ApiError> {
        parse(&whole(request, app).await?).map(Self)
    }
}

impl FromRequest<Arc<App>> for AnyJson {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, ApiError> {
        let body = whole(request, app).await?;
        serde_json::from_str(utf8(&body)?).map(Self).map_err(|error| crate::wire::bad_json(&error).into())
    }
}

/// Parses a body of a known type.
///
/// # Errors
/// What is wrong with the body.
pub fn parse<T: DeserializeOwned + Serialize>(body: &[u8]) -> Result<T, ApiError> {
    Ok(crate::wire::json(utf8(body)?)?)
}

fn utf8(body: &[u8]) -> Result<&str, ApiError> {
    std::str::from_utf8(body).map_err(|_| ApiError::Malformed("the body is not UTF-8".into()))
}

/// The bytes of a JSON body.
async fn whole(request: Request, app: &App) -> Result<Bytes, ApiError> {
    let limits = &app.settings.limits;
    read(request.into_body(), limits.json_bytes, Duration::from_millis(limits.body_timeout_ms)).await
}

/// Reads a body of at most `limit` bytes within `time`.
///
/// # Errors
/// [`ApiError::TooLarge`], [`ApiError::Timeout`], or [`ApiError::Malformed`] if the connection breaks.
pub async fn read(body: Body, limit: usize, time: Duration) -> Result<Bytes, ApiError> {
    tokio::time::timeout(time, collect(body, limit)).await.map_err(|_| ApiError::Timeout)?
}

async fn collect(mut body: Body, limit: usize) -> Result<Bytes, ApiError> {
    if body.size_hint().lower() > (limit.saturating_mul(READ_BEYOND)) as u64 {
        return Err(ApiError::TooLarge(limit));
    }
    let (mut whole, mut seen) = (Vec::new(), 0);
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|error| ApiError::Malformed(format!("the body is incomplete: {error}")))?;
        let Ok(data) = frame.into_data() else { continue };
        seen += data.len();
        if seen <= limit {
            whole.extend_from_slice(&data);
        } else if seen > limit.saturating_mul(READ_BEYOND) {
            break;
        }
    }
    if seen > limit { Err(ApiError::TooLarge(limit)) } else { Ok(whole.into()) }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn bodies_are_bounded_in_size_and_time() {
        let second = Duration::from_secs(1);
        assert_eq!(read(Body::from("12345"), 5, second).await.unwrap(), "12345");
        for length in [6, 20, 21, 1000] {
            let answer = read(Body::from("x".repeat(length)), 5, second).await;
            assert_eq!(answer, Err(ApiError::TooLarge(5)), "{length}");
        }
        let silent = Body::from_stream(futures_util::stream::pending::<Result<Bytes, std::io::Error>>());
        assert_eq!(read(silent, 5, second).await, Err(ApiError::Timeout));
        let endless =
            Body::from_stream(futures_util::stream::repeat_with(|| Ok::<_, std::io::Error>(Bytes::from_static(b"xxx"))));
        assert!(matches!(read(endless, 5, second).await, Err(ApiError::TooLarge(_))));
    }
}
