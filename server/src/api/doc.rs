//! The OpenAPI document.

use super::open_api;
use crate::app::App;
use axum::Json;
use protocol::ApiErrorBody;
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::openapi::{ContentBuilder, Info, OpenApi, OpenApiBuilder, Ref, RefOr, Response, ResponseBuilder};
use utoipa::{IntoResponses, PartialSchema as _, ToSchema as _};

/// The document without endpoints. The router adds the endpoints.
pub(super) fn empty() -> OpenApi {
    let mut info = Info::new("Tengen", env!("CARGO_PKG_VERSION"));
    info.description = Some("Rooms and games over HTTP. For live play, the browser client uses the WebSocket at /ws.".into());
    let components = utoipa::openapi::ComponentsBuilder::new()
        .schema(ApiErrorBody::name(), ApiErrorBody::schema())
        .schema(protocol::Code::name(), protocol::Code::schema())
        .schema(protocol::Limit::name(), protocol::Limit::schema())
        .schema(protocol::LimitName::name(), protocol::LimitName::schema())
        .schema(protocol::Fault::name(), protocol::Fault::schema())
        .schema(protocol::Field::name(), protocol::Field::schema())
        .schema(protocol::Reason::name(), protocol::Reason::schema());
    OpenApiBuilder::new().info(info).components(Some(components.build())).build()
}

/// The complete document.
#[must_use]
pub fn document() -> OpenApi {
    open_api().split_for_parts().1
}

/// The OpenAPI document.
#[utoipa::path(get, path = "/api/v1/openapi.json", operation_id = "showDocument", tag = "server", responses((status = 200, description = "The document", body = serde_json::Value)))]
pub(super) async fn show(_: axum::extract::State<Arc<App>>) -> Json<OpenApi> {
    Json(document())
}

/// The errors that any endpoint may return.
pub(super) struct Problems;

impl IntoResponses for Problems {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let answer = |words: &str| {
            let body = ContentBuilder::new().schema(Some(Ref::from_schema_name(ApiErrorBody::name()))).build();
            ResponseBuilder::new().description(words).content("application/json", body).build().into()
        };
        [
            ("400", "The request cannot be read, or does not have exactly one Host header"),
            ("401", "No session"),
            ("403", "The request comes from another site or names another host, or the caller is not allowed to do this"),
            ("404", "Not found, or hidden from the caller"),
            ("405", "Unsupported method"),
            ("408", "The request took too long"),
            ("409", "The state of the room does not allow this"),
            ("413", "Too large"),
            ("414", "The URI is too long"),
            ("415", "Unsupported media type, or compressed"),
            ("422", "Invalid value"),
            ("429", "Too many requests; Retry-After says when to try again"),
            ("500", "Internal error"),
            ("503", "The database does not respond, or the server is stopping"),
        ]
        .into_iter()
        .map(|(status, words)| (status.to_owned(), answer(words)))
        .collect()
    }
}
