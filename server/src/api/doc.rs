//! The OpenAPI document.

use super::open_api;
use crate::app::App;
use axum::Json;
use protocol::ApiErrorBody;
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::openapi::{ContentBuilder, Info, OpenApi, OpenApiBuilder, Ref, RefOr, Response, ResponseBuilder};
use utoipa::{IntoResponses, PartialSchema as _, ToSchema as _};

/// What the routes are added to.
pub(super) fn empty() -> OpenApi {
    let mut info = Info::new("Tengen", env!("CARGO_PKG_VERSION"));
    info.description =
        Some("Everything about rooms and games that is not live. Live play goes over the WebSocket at /ws.".into());
    let components = utoipa::openapi::ComponentsBuilder::new()
        .schema(ApiErrorBody::name(), ApiErrorBody::schema())
        .schema(protocol::Code::name(), protocol::Code::schema());
    OpenApiBuilder::new().info(info).components(Some(components.build())).build()
}

/// The whole document.
#[must_use]
pub fn document() -> OpenApi {
    open_api().split_for_parts().1
}

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", operation_id = "showDocument", tag = "server", responses((status = 200, description = "The document", body = serde_json::Value)))]
pub(super) async fn show(_: axum::extract::State<Arc<App>>) -> Json<OpenApi> {
    Json(document())
}

/// What any endpoint may answer when it cannot follow.
pub(super) struct Problems;

impl IntoResponses for Problems {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let answer = |words: &str| {
            let body = ContentBuilder::new().schema(Some(Ref::from_schema_name(ApiErrorBody::name()))).build();
            ResponseBuilder::new().description(words).content("application/json", body).build().into()
        };
        [
            ("400", "It cannot be read, or the Host is missing or doubled"),
            ("401", "No session"),
            ("403", "Another site, another host, or not for the caller"),
            ("404", "Not there, or not shown to the caller"),
            ("405", "Not with this method"),
            ("408", "It took too long"),
            ("409", "Not in the state the room is in"),
            ("413", "Too large"),
            ("414", "The address is too long"),
            ("415", "Another media type, or compressed"),
            ("422", "A value that cannot be"),
            ("429", "Too often, or too many; Retry-After says when"),
            ("500", "A fault of the server"),
            ("503", "The store does not answer, or the server is stopping"),
        ]
        .into_iter()
        .map(|(status, words)| (status.to_owned(), answer(words)))
        .collect()
    }
}
