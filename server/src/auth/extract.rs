//! Extracts the caller of an endpoint.

use super::Identity;
use crate::app::App;
use crate::error::ApiError;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::sync::Arc;

/// The caller, who must have a session.
pub struct Me(pub Identity);

/// The caller, with or without a session.
pub struct Somebody(pub Option<Identity>);

impl FromRequestParts<Arc<App>> for Me {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let Somebody(who) = Somebody::from_request_parts(parts, app).await?;
        who.map(Self).ok_or(ApiError::NoSession)
    }
}

impl FromRequestParts<Arc<App>> for Somebody {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        app.auth.identify(&parts.headers, app.timeline.wall()).await.map(Self)
    }
}
