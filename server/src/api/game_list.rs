use super::query::Query;
use super::{game_cursor, game_search};
use crate::app::App;
use crate::auth::Somebody;
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::{GameOutcomeFilter, GamePage, GamePlayersFilter, Kind};
use std::sync::Arc;
use store::{GameFilter, OutcomeFilter};

/// The query: which games to list, and which part of the list.
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
    /// A cursor (`older` of an earlier page): the games that follow it, which are older.
    #[param(max_length = 16)]
    before: Option<String>,
    /// A cursor (`newer` of an earlier page): the games that precede it, which are newer. `oldest` requests the oldest games.
    #[param(max_length = 16)]
    after: Option<String>,
}

/// Finished games, newest first. Private games are listed only for their players.
#[utoipa::path(get, path = "/api/v1/games", operation_id = "listGames", tag = "games", params(Wanted), responses((status = 200, description = "A page", body = GamePage), (status = 304, description = "Not changed since the version in If-None-Match")), security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Somebody(who): Somebody,
    Query(wanted): Query<Wanted>,
) -> Result<Json<GamePage>, ApiError> {
    let part = game_cursor::part(wanted.before.as_deref(), wanted.after.as_deref())?;
    let search = game_search::read(wanted.search.as_deref().unwrap_or_default())?;
    let page_size = app.settings.limits.games_per_page;
    let filter = GameFilter {
        names: search.names,
        size: search.size,
        kind: wanted.kind,
        outcome: wanted.outcome.map(outcome),
        bot: wanted.players.map(|players| players == GamePlayersFilter::Bot),
        part,
        limit: page_size,
    };
    let found = app.store.games(&filter, who.as_ref().map(|who| &who.player)).await?;
    let games = found.games.iter().map(crate::wire::game_summary).collect();
    let [newer, older] = [found.newer, found.older].map(|place| place.map(game_cursor::write));
    Ok(Json(GamePage { games, total: found.total, more: found.more, newer, older, page_size }))
}

fn outcome(outcome: GameOutcomeFilter) -> OutcomeFilter {
    match outcome {
        GameOutcomeFilter::Black => OutcomeFilter::Black,
        GameOutcomeFilter::White => OutcomeFilter::White,
        GameOutcomeFilter::Draw => OutcomeFilter::Draw,
        GameOutcomeFilter::Void => OutcomeFilter::Void,
    }
}
