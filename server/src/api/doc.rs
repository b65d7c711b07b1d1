//! The OpenAPI document.

use super::open_api;
use crate::app::App;
use axum::Json;
use protocol::ApiErrorBody;
use std::sync::Arc;
use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::tag::TagBuilder;
use utoipa::openapi::{
    ComponentsBuilder, ContactBuilder, ContentBuilder, Info, LicenseBuilder, OpenApi, OpenApiBuilder, PathItem, Ref, RefOr,
    Response, ResponseBuilder, ServerBuilder,
};
use utoipa::{PartialSchema as _, ToSchema as _};

/// The document without endpoints. The router adds the endpoints.
pub(super) fn empty() -> OpenApi {
    let mut info = Info::new("Tengen", env!("CARGO_PKG_VERSION"));
    info.description = Some("Rooms and games over HTTP. For live play, the browser client uses the WebSocket at /ws.".into());
    info.contact = Some(ContactBuilder::new().name(Some("The operator of this server")).build());
    let license = env!("CARGO_PKG_LICENSE");
    info.license = Some(LicenseBuilder::new().name(license).identifier(Some(license)).build());
    let components = ComponentsBuilder::new()
        .schema(ApiErrorBody::name(), ApiErrorBody::schema())
        .schema(protocol::Code::name(), protocol::Code::schema())
        .schema(protocol::Limit::name(), protocol::Limit::schema())
        .schema(protocol::LimitName::name(), protocol::LimitName::schema())
        .schema(protocol::Fault::name(), protocol::Fault::schema())
        .schema(protocol::Field::name(), protocol::Field::schema())
        .schema(protocol::Reason::name(), protocol::Reason::schema())
        .security_scheme("cookie", cookie())
        .security_scheme("token", token());
    let here = ServerBuilder::new().url("/").description(Some("The server that this document was read from")).build();
    let tags = [
        ("session", "Who the caller is"),
        ("tokens", "Tokens, with which programs play"),
        ("rooms", "Games that are waiting or running"),
        ("games", "Games that are over"),
        ("server", "The server itself"),
    ];
    let tags = tags.map(|(name, words)| TagBuilder::new().name(name).description(Some(words)).build());
    OpenApiBuilder::new().info(info).servers(Some([here])).tags(Some(tags)).components(Some(components.build())).build()
}

fn cookie() -> SecurityScheme {
    let words = "The cookie of a browser's session. Its name has an ending that differs from server to server, such as `sid-8f3k2m1c`. Behind https, the name begins with `__Host-sid-`.";
    SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::with_description("sid", words)))
}

fn token() -> SecurityScheme {
    let mut scheme = Http::new(HttpAuthScheme::Bearer);
    let words = "The secret of a session, made with `POST /api/v1/session` and `\"token\": true`, or the token of a program, made \
        with `POST /api/v1/tokens`.";
    scheme.description = Some(words.into());
    SecurityScheme::Http(scheme)
}

/// The complete document.
#[must_use]
pub fn document() -> OpenApi {
    let mut document = open_api().split_for_parts().1;
    for (path, item) in &mut document.paths.paths {
        for (changes, operation) in operations(item) {
            // Tools that check OpenAPI documents demand a description, even where the summary says everything.
            operation.description = operation.description.take().or_else(|| operation.summary.clone());
            for error in ERRORS.iter().filter(|error| (error.applies)(&At { path, operation, changes })).collect::<Vec<_>>() {
                operation.responses.responses.entry(error.status.to_owned()).or_insert_with(|| error.response());
            }
        }
    }
    document
}

/// The operations at one address. Each comes with a flag: whether the operation may change something.
fn operations(item: &mut PathItem) -> impl Iterator<Item = (bool, &mut Operation)> {
    let PathItem { get, post, delete, .. } = item;
    [(false, get), (true, post), (true, delete)].into_iter().filter_map(|(changes, one)| Some((changes, one.as_mut()?)))
}

/// An operation and its address.
struct At<'a> {
    path: &'a str,
    operation: &'a Operation,
    /// Whether the operation may change something.
    changes: bool,
}

impl At<'_> {
    /// Whether the operation reads a session. An operation that also serves callers without a session still refuses an
    /// unknown token.
    fn reads_session(&self) -> bool {
        let all = self.operation.security.iter().flatten().map(serde_json::to_value);
        let empty = serde_json::json!({});
        all.flatten().any(|one| one != empty)
    }

    fn has_parameter(&self, place: &ParameterIn) -> bool {
        let has = |one: &RefOr<utoipa::openapi::path::Parameter>| matches!(one, RefOr::T(one) if one.parameter_in == *place);
        self.operation.parameters.iter().flatten().any(has)
    }

    fn has_body(&self) -> bool {
        self.operation.request_body.is_some()
    }
}

/// An error, and which operations may answer with it.
struct Problem {
    status: &'static str,
    words: &'static str,
    applies: fn(&At<'_>) -> bool,
}

impl Problem {
    fn response(&self) -> RefOr<Response> {
        let body = ContentBuilder::new().schema(Some(Ref::from_schema_name(ApiErrorBody::name()))).build();
        ResponseBuilder::new().description(self.words).content("application/json", body).build().into()
    }
}

/// The errors of the API. The checks that run before each handler cause the errors that apply to every operation.
const ERRORS: [Problem; 14] = [
    Problem { status: "400", words: "The request cannot be read, or does not have exactly one Host header", applies: |_| true },
    Problem { status: "401", words: "No session, or an unknown token", applies: |at| at.reads_session() },
    Problem {
        status: "403",
        words: "The request comes from another site or names another host, or the caller is not allowed to do this",
        applies: |_| true,
    },
    Problem { status: "404", words: "Not found, or hidden from the caller", applies: |at| at.has_parameter(&ParameterIn::Path) },
    Problem { status: "405", words: "Unsupported method", applies: |_| true },
    Problem { status: "408", words: "The request took too long", applies: |_| true },
    Problem {
        status: "409",
        words: "The state of the room, or of an uploaded game, does not allow this",
        applies: |at| at.changes && (at.path.contains("/rooms/{id}") || at.path == "/api/v1/games"),
    },
    Problem { status: "413", words: "Too large", applies: |at| at.has_body() },
    Problem { status: "414", words: "The URI is too long", applies: |_| true },
    Problem { status: "415", words: "Unsupported media type, or compressed", applies: |_| true },
    Problem { status: "422", words: "Invalid value", applies: |at| at.has_body() || at.has_parameter(&ParameterIn::Query) },
    Problem {
        status: "429",
        words: "Too many requests, or a limit on a count is reached. If waiting helps, Retry-After says how long",
        applies: |at| at.path.starts_with("/api/"),
    },
    Problem { status: "500", words: "Internal error", applies: |_| true },
    Problem {
        status: "503",
        words: "The database does not respond, or the server is stopping",
        applies: |at| at.reads_session() || !at.path.starts_with("/api/"),
    },
];

/// The OpenAPI document.
#[utoipa::path(get, path = "/api/v1/openapi.json", operation_id = "showDocument", tag = "server", responses((status = 200, description = "The document", body = serde_json::Value), (status = 304, description = "Not changed since the version in If-None-Match")), security(()))]
pub(super) async fn show(_: axum::extract::State<Arc<App>>) -> Json<OpenApi> {
    Json(document())
}
