//! Reads ids from the paths of requests.

use crate::error::ApiError;
use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use room::RoomId;

/// The value of `{id}` in a path.
pub(super) struct Id(pub(super) String);

/// The room in a path. An invalid id is reported as not found.
pub(super) struct Room(pub(super) RoomId);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let names = RawPathParams::from_request_parts(parts, state).await.map_err(|_| ApiError::NotFound)?;
        let id = names.iter().find(|(name, _)| *name == "id").map(|(_, text)| text.to_owned());
        id.map(Self).ok_or(ApiError::NotFound)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Room {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let Id(text) = Id::from_request_parts(parts, state).await?;
        RoomId::parse(&text).map(Self).ok_or(ApiError::NotFound)
    }
}
