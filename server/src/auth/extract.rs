//! Extracts the caller of an endpoint.

use super::Identity;
use crate::app::App;
use crate::budget::Payer;
use crate::error::ApiError;
use crate::limits::budgets::Cost;
use crate::listener::Client;
use crate::usage::{Use, User};
use axum::extract::FromRequestParts;
use axum::http::Method;
use axum::http::request::Parts;
use std::sync::Arc;

/// Finds out who the caller is, and counts the request. Refuses a player whom the operator keeps out.
async fn identify(parts: &Parts, app: &App) -> Result<Option<Identity>, ApiError> {
    let wall = app.timeline.wall();
    let mut who = app.auth.identify(&parts.headers, wall).await?;
    if let Some(who) = &mut who {
        who.address = parts.extensions.get::<Client>().map(|client| client.address.into());
        // A page cannot read why a WebSocket was not opened. So a WebSocket is opened first, and then closed with the
        // reason.
        if parts.uri.path() != "/ws" {
            app.bans.check(None, Some(&who.player), wall)?;
        }
        // A program has paid before its token was looked up.
        if who.program.is_none() {
            app.budgets.take(Cost::Request, Payer::player(Some(&who.player), None))?;
        }
        app.usage.count(User::Player(who.player.clone()), Use::Request);
    }
    Ok(who)
}

/// The caller, who must have a session or a token.
pub struct Me(pub Identity);

/// The caller, who must have a session or a token. The scopes of the token do not matter.
pub struct Holder(pub Identity);

/// The caller, who must be a person with a session.
pub struct Person(pub Identity);

/// The caller, with or without a session or a token.
pub struct Somebody(pub Option<Identity>);

impl FromRequestParts<Arc<App>> for Me {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let Somebody(who) = Somebody::from_request_parts(parts, app).await?;
        who.map(Self).ok_or(ApiError::NoSession)
    }
}

impl FromRequestParts<Arc<App>> for Holder {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        identify(parts, app).await?.map(Self).ok_or(ApiError::NoSession)
    }
}

impl FromRequestParts<Arc<App>> for Person {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let Me(me) = Me::from_request_parts(parts, app).await?;
        me.check_person()?;
        Ok(Self(me))
    }
}

/// Also checks that the token of a program has the scope that the HTTP method of the request needs.
impl FromRequestParts<Arc<App>> for Somebody {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let who = identify(parts, app).await?;
        if let Some(who) = &who {
            if matches!(parts.method, Method::GET | Method::HEAD) { who.check_read()? } else { who.check_play()? }
        }
        Ok(Self(who))
    }
}
