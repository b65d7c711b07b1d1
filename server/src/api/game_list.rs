use super::doc::Problems;
use super::query::Query;
use crate::app::App;
use crate::auth::Somebody;
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::{GameOutcomeFilter, GamePage, Kind};
use std::sync::Arc;
use store::{GameFilter, OutcomeFilter};

/// The last page. No person browses that far.
const LAST_PAGE: u32 = 1_000_000;
/// The maximum length of a name to search for, in characters. Names are shorter.
const NAME_CHARS: usize = 40;

/// Which games, and which page of them.
#[derive(Debug, Default, serde::Deserialize, utoipa::IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// Part of a player's name, case-insensitive.
    #[param(max_length = 40)]
    player: Option<String>,
    /// The kind of game.
    #[param(inline)]
    kind: Option<Kind>,
    /// The outcome.
    #[param(inline)]
    outcome: Option<GameOutcomeFilter>,
    /// The page, counted from 1.
    #[param(minimum = 1, maximum = 1_000_000)]
    page: Option<u32>,
}

/// Finished games, newest first. Private games are listed only for their players.
#[utoipa::path(get, path = "/api/v1/games", operation_id = "listGames", tag = "games", params(Wanted), responses((status = 200, description = "A page", body = GamePage), Problems))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Somebody(who): Somebody,
    Query(wanted): Query<Wanted>,
) -> Result<Json<GamePage>, ApiError> {
    let page = wanted.page.unwrap_or(1);
    if page == 0 || page > LAST_PAGE {
        return Err(ApiError::Invalid(format!("page must be between 1 and {LAST_PAGE}")));
    }
    let player = wanted.player.filter(|name| !name.is_empty());
    if player.as_ref().is_some_and(|name| name.chars().count() > NAME_CHARS) {
        return Err(ApiError::Invalid(format!("player must have at most {NAME_CHARS} characters")));
    }
    let page_size = app.settings.limits.games_per_page;
    let filter = GameFilter {
        player,
        kind: wanted.kind,
        outcome: wanted.outcome.map(outcome),
        offset: u64::from(page - 1) * u64::from(page_size),
        limit: page_size,
    };
    let found = app.store.games(&filter, who.as_ref().map(|who| &who.player)).await?;
    let games = found.games.iter().map(crate::wire::game_summary).collect();
    Ok(Json(GamePage { games, total: found.total, page, page_size }))
}

fn outcome(outcome: GameOutcomeFilter) -> OutcomeFilter {
    match outcome {
        GameOutcomeFilter::Black => OutcomeFilter::Black,
        GameOutcomeFilter::White => OutcomeFilter::White,
        GameOutcomeFilter::Draw => OutcomeFilter::Draw,
        GameOutcomeFilter::Void => OutcomeFilter::Void,
    }
}
