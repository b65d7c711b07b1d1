use super::token_make::token;
use crate::app::App;
use crate::auth::Person;
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::TokenList;
use std::sync::Arc;

/// The tokens that the caller has made.
#[utoipa::path(get, path = "/api/v1/tokens", operation_id = "listTokens", tag = "tokens", responses((status = 200, description = "The tokens, without their secrets", body = TokenList)), security(("cookie" = []), ("token" = [])))]
pub(super) async fn list(State(app): State<Arc<App>>, Person(me): Person) -> Result<Json<TokenList>, ApiError> {
    let rows = app.auth.tokens(&me, app.timeline.wall()).await?;
    Ok(Json(TokenList { tokens: rows.iter().map(token).collect(), most: app.auth.most_tokens() as u64 }))
}
