//! Answers to programs and pages that read public records.

use crate::app::App;
use crate::assets::unchanged;
use axum::body::Body;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use sha2::{Digest as _, Sha256};
use std::sync::Arc;

/// The headers that pages of other sites may read besides the body.
const EXPOSED: HeaderValue = HeaderValue::from_static("etag, retry-after");

/// The addresses with public answers. They are those of the records in `super::open_api`.
const PATHS: [&str; 6] = [
    "/api/v1/games",
    "/api/v1/games/{id}",
    "/api/v1/games/{id}/review",
    "/api/v1/games/{id}/sgf",
    "/api/v1/rooms",
    "/api/v1/openapi.json",
];

/// The answer depends on these headers of the request.
const VARY: HeaderValue = HeaderValue::from_static("cookie, authorization, accept-encoding");

/// Makes an answer public if the caller has no session. A public answer gets an ETag, so that a caller who already has
/// this version gets 304. If the caller has a session, the answer gets no ETag. Such an answer can contain what only this
/// caller may see, and no browser should store it.
pub(super) async fn share(request: Request, next: Next) -> Response {
    let is_public = is_public(request.method(), request.headers());
    let asked = request.headers().clone();
    let mut response = next.run(request).await;
    response.headers_mut().append(header::VARY, VARY);
    if !is_public {
        return response;
    }
    if response.status() == StatusCode::OK { named(&asked, response).await } else { response }
}

/// Lets pages of other sites read a public answer, if the operator has given this server a name. Pages of other sites
/// can also read the refusal of a request that never reaches a handler. So a page learns that it has asked too often.
pub(super) async fn open(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    let is_open = path.is_some_and(|path| PATHS.contains(&path))
        && is_public(request.method(), request.headers())
        && app.names.host(request.headers()).is_ok_and(|host| app.names.is_named(&host));
    let mut response = next.run(request).await;
    if is_open {
        response.headers_mut().insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
        response.headers_mut().insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, EXPOSED);
    }
    response
}

fn is_public(method: &Method, headers: &HeaderMap) -> bool {
    matches!(*method, Method::GET | Method::HEAD)
        && !headers.contains_key(header::COOKIE)
        && !headers.contains_key(header::AUTHORIZATION)
}

/// Gives the answer an ETag, a hash of its body. If the caller already has this body, the answer is 304.
async fn named(asked: &HeaderMap, response: Response) -> Response {
    let (mut head, body) = response.into_parts();
    // No limit is needed, because the handler has already built the whole body in memory.
    let Ok(bytes) = axum::body::to_bytes(body, usize::MAX).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let hash: String = Sha256::digest(&bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{hash}\"");
    let mut has = |name: HeaderName, value: HeaderValue| head.headers.insert(name, value);
    // The tag is weak, because the compressed and the uncompressed body have the same tag.
    if let Ok(weak) = HeaderValue::try_from(format!("W/{tag}")) {
        has(header::ETAG, weak);
    }
    has(header::CACHE_CONTROL, HeaderValue::from_static("public, no-cache"));
    if !unchanged(asked, &tag) {
        return Response::from_parts(head, Body::from(bytes));
    }
    head.status = StatusCode::NOT_MODIFIED;
    for name in [header::CONTENT_TYPE, header::CONTENT_LENGTH, header::CONTENT_DISPOSITION] {
        head.headers.remove(name);
    }
    Response::from_parts(head, Body::empty())
}
