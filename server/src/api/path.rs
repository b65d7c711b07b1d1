//! Reads ids from the paths of requests.

use crate::error::ApiError;
use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use room::RoomId;

/// A part of a path, usually `{id}`.
pub(super) struct Id(pub(super) String);

/// The room in a path. An invalid id is reported as not found.
pub(super) struct Room(pub(super) RoomId);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        named(parts, state, "id").await
    }
}

/// The part of a path with this name.
pub(super) async fn named<S: Send + Sync>(parts: &mut Parts, state: &S, wanted: &str) -> Result<Id, ApiError> {
    let names = RawPathParams::from_request_parts(parts, state).await.map_err(|_| ApiError::NotFound)?;
    let text = names.iter().find(|(name, _)| *name == wanted).map(|(_, text)| text.to_owned());
    text.map(Id).ok_or(ApiError::NotFound)
}

impl<S: Send + Sync> FromRequestParts<S> for Room {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let Id(text) = Id::from_request_parts(parts, state).await?;
        RoomId::parse(&text).map(Self).ok_or(ApiError::NotFound)
    }
}
