use super::game_search;
use super::query::Query;
use crate::app::App;
use crate::auth::Somebody;
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::{GameOutcomeFilter, GamePage, GamePlayersFilter, Kind};
use std::sync::Arc;
use store::{GameFilter, OutcomeFilter};

/// The largest page number that can be requested. No person browses that far.
const LAST_PAGE: u32 = 1_000_000;

/// The query: which games to list, and which page of the list.
#[derive(Debug, Default, serde::Deserialize, utoipa::IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// At most 4 words, such as `ada ben 9x9`: parts of the players' names, case-insensitive, and at most one size (columns x rows).
    #[param(max_length = 100)]
    search: Option<String>,
    /// The kind of game.
    #[param(inline)]
    kind: Option<Kind>,
    /// The outcome.
    #[param(inline)]
    outcome: Option<GameOutcomeFilter>,
    /// Who played: two people, or a person and a bot.
    #[param(inline)]
    players: Option<GamePlayersFilter>,
    /// The page, counted from 1.
    #[param(minimum = 1, maximum = 1_000_000)]
    page: Option<u32>,
}

/// Finished games, newest first. Private games are listed only for their players.
#[utoipa::path(get, path = "/api/v1/games", operation_id = "listGames", tag = "games", params(Wanted), responses((status = 200, description = "A page", body = GamePage), (status = 304, description = "Not changed since the version in If-None-Match")), security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Somebody(who): Somebody,
    Query(wanted): Query<Wanted>,
) -> Result<Json<GamePage>, ApiError> {
    let page = wanted.page.unwrap_or(1);
    if page == 0 || page > LAST_PAGE {
        return Err(ApiError::Invalid(format!("page must be between 1 and {LAST_PAGE}")));
    }
    let search = game_search::read(wanted.search.as_deref().unwrap_or_default())?;
    let page_size = app.settings.limits.games_per_page;
    let filter = GameFilter {
        names: search.names,
        size: search.size,
        kind: wanted.kind,
        outcome: wanted.outcome.map(outcome),
        bot: wanted.players.map(|players| players == GamePlayersFilter::Bot),
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
