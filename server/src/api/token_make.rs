use super::body::Json as Body;
use crate::app::App;
use crate::auth::Person;
use crate::budget::Payer;
use crate::error::ApiError;
use crate::limits::budgets::Cost;
use crate::listener::Client;
use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use protocol::{NewToken, Scope, Token};
use std::sync::Arc;
use store::{Scopes, TokenRow};

/// Make a token for a program. The answer contains its secret, which cannot be retrieved later.
#[utoipa::path(post, path = "/api/v1/tokens", operation_id = "makeToken", tag = "tokens", request_body = NewToken,
    responses((status = 201, description = "The new token with its secret", body = Token)), security(("cookie" = []), ("token" = [])))]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Person(me): Person,
    Body(wanted): Body<NewToken>,
) -> Result<(StatusCode, Json<Token>), ApiError> {
    app.lobby.check_open()?;
    let scopes = Scopes { read: wanted.scopes.contains(&Scope::Read), play: wanted.scopes.contains(&Scope::Play) };
    // A token makes a new player, as a session does. Without this rate, a person could make tokens, use up the limits of each new
    // player, and delete the tokens again.
    app.budgets.take(Cost::Session, Payer::address(client.address))?;
    let (row, secret) = app.auth.make_token(&me, &wanted.name, scopes, app.timeline.wall()).await?;
    tracing::info!(target: "security", player = %me.player, program = %row.player, "a token was made");
    Ok((StatusCode::CREATED, Json(Token { token: Some(secret), ..token(&row) })))
}

/// A token without its secret.
pub(super) fn token(row: &TokenRow) -> Token {
    let scopes = [(Scope::Read, row.scopes.read), (Scope::Play, row.scopes.play)];
    Token {
        id: row.player.to_string(),
        name: row.name.clone(),
        scopes: scopes.into_iter().filter_map(|(scope, has)| has.then_some(scope)).collect(),
        created: row.created.0,
        used: (row.used != row.created).then_some(row.used.0),
        ends: row.ends.0,
        token: None,
    }
}
