//! The REST API, one endpoint per file. The client uses it for everything except live play. Programs such as `curl` can
//! also play through it.

pub mod body;
mod challenge;
mod doc;
mod engine_list;
mod game_cursor;
mod game_list;
mod game_review;
mod game_search;
mod game_sgf;
mod game_upload;
mod game_view;
mod health;
mod lan;
mod lines;
mod messages;
mod metrics;
mod path;
mod public;
mod qr;
mod query;
mod room_aid;
mod room_command;
mod room_create;
mod room_events;
mod room_list;
mod room_pair;
mod room_series;
mod room_view;
mod seat_claim;
mod seat_link;
mod session_create;
mod session_end;
mod session_show;
mod sgf;
mod stream;
#[cfg(test)]
mod tests;
mod token_delete;
mod token_list;
mod token_make;
mod ws;

pub use doc::document;
pub use messages::messages;
pub use metrics::router as metrics_router;

use crate::app::App;
use crate::error::ApiError;
use crate::{headers, listener, telemetry};
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, Method, Uri};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse as _, Response};
use std::any::Any;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// All routes of the server with their checks.
pub fn router(app: &Arc<App>) -> Router {
    let (api, document) = open_api().split_for_parts();
    // The outermost layer comes last. It sets headers in every response, including the responses of the layers above it
    // in this list.
    api.merge(Router::new().route("/ws", axum::routing::any(ws::open)).route("/metrics", axum::routing::get(metrics::show)))
        .method_not_allowed_fallback(|| async { ApiError::MethodNotAllowed })
        .fallback(client)
        .layer(from_fn_with_state(query::Known::new(&document), query::check))
        .layer(from_fn_with_state(app.clone(), listener::limit_time))
        .layer(from_fn_with_state(app.clone(), listener::check))
        .layer(from_fn_with_state(app.clone(), public::open))
        .layer(CatchPanicLayer::custom(|panic: Box<dyn Any + Send>| caught(&*panic)))
        .layer(axum::middleware::from_fn(telemetry::observe))
        .layer(from_fn_with_state(app.clone(), headers::set))
        .with_state(app.clone())
}

/// The documented endpoints.
fn open_api() -> OpenApiRouter<Arc<App>> {
    // Compress only responses without secrets. If a response contained a secret and also text chosen by an attacker,
    // its compressed length could reveal the secret.
    let records = OpenApiRouter::new()
        .routes(routes!(game_list::list))
        .routes(routes!(game_view::view))
        .routes(routes!(game_review::view, game_review::ask, game_review::cancel))
        .routes(routes!(game_sgf::download))
        .routes(routes!(room_list::list))
        .routes(routes!(doc::show))
        .layer(axum::middleware::from_fn(public::share))
        .layer(CompressionLayer::new());
    OpenApiRouter::with_openapi(doc::empty())
        .routes(routes!(session_create::create, session_show::show, session_end::end))
        .routes(routes!(token_make::make, token_list::list))
        .routes(routes!(token_delete::delete))
        .routes(routes!(room_create::create))
        .routes(routes!(room_view::view))
        .routes(routes!(room_pair::view))
        .routes(routes!(room_series::view))
        .routes(routes!(room_command::post))
        .routes(routes!(room_aid::answer))
        .routes(routes!(room_events::follow))
        .routes(routes!(stream::follow))
        .routes(routes!(challenge::challenge))
        .routes(routes!(challenge::list))
        .routes(routes!(challenge::decline))
        .routes(routes!(challenge::of_room))
        .routes(routes!(seat_link::make))
        .routes(routes!(seat_claim::claim))
        .routes(routes!(sgf::read))
        .routes(routes!(game_upload::upload))
        .routes(routes!(lan::list))
        .routes(routes!(engine_list::list))
        .routes(routes!(qr::draw))
        .routes(routes!(health::alive))
        .routes(routes!(health::ready))
        .merge(records)
}

/// Handles requests that match no endpoint: requests for the client's files, or for the client's routes.
async fn client(State(app): State<Arc<App>>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    app.assets.answer(&method, &uri, &headers)
}

/// The response to a request that made the server panic. The panic hook has logged the panic's message. This function logs the id
/// that the client gets.
fn caught(panic: &(dyn Any + Send)) -> Response {
    let words = panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    ApiError::internal(&words.unwrap_or("a panic without a message")).into_response()
}
