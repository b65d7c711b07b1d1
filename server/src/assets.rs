//! The web client, held in memory. Files are looked up by exact name, so there is no path traversal.

mod accept;
mod folder;
#[cfg(test)]
mod tests;

use crate::error::ApiError;
use accept::Encoding;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

/// A file in its encodings.
struct File {
    name: &'static str,
    /// A hash of the content.
    hash: &'static str,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

#[cfg(feature = "client")]
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));
#[cfg(not(feature = "client"))]
static FILES: &[File] = &[];

/// The page shown if the client was not built.
static NOT_BUILT: File = File {
    name: "index.html",
    hash: "0000000000000000",
    plain:
        b"<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tengen</title>\n\
        <h1>Tengen</h1><p>This server was built without its browser client. <code>cargo xtask serve</code> builds both.</p>\n\
        <p>The REST interface and the WebSocket work: see <a href=\"/api/v1/openapi.json\">/api/v1/openapi.json</a>.</p></html>\n",
    brotli: None,
    gzip: None,
};

/// The client that the server serves: the embedded one, or one [read from a folder](Assets::read).
#[derive(Clone, Copy)]
pub struct Assets {
    files: &'static [File],
}

impl Default for Assets {
    fn default() -> Self {
        Self { files: FILES }
    }
}

impl Assets {
    /// An id of the client's build. It changes when any part of the client changes, because `index.html` refers to the parts by
    /// hashes of their content.
    #[must_use]
    pub fn build(&self) -> &'static str {
        self.index().hash
    }

    /// Handles a request that no other route matched.
    #[must_use]
    pub fn answer(&self, method: &Method, uri: &Uri, headers: &HeaderMap) -> Response {
        let path = uri.path().trim_start_matches('/');
        if matches!(path.split('/').next(), Some("api" | "ws")) {
            return ApiError::NotFound.into_response();
        }
        let last = path.rsplit('/').next().unwrap_or_default();
        let found = self.files.iter().find(|file| file.name == path);
        // A path without a dot in its last segment is a route of the client, so it gets `index.html`.
        let Some(file) = found.or_else(|| (!last.contains('.')).then(|| self.index())) else {
            return ApiError::NotFound.into_response();
        };
        if method != Method::GET && method != Method::HEAD {
            return ApiError::MethodNotAllowed.into_response();
        }
        file.answer(headers)
    }

    fn index(&self) -> &'static File {
        self.files.iter().find(|file| file.name == "index.html").unwrap_or(&NOT_BUILT)
    }
}

impl File {
    fn answer(&self, headers: &HeaderMap) -> Response {
        let encoding = accept::best(headers, self.brotli.is_some(), self.gzip.is_some());
        let (bytes, coding) = match encoding {
            Encoding::Brotli => (self.brotli.unwrap_or(self.plain), Some("br")),
            Encoding::Gzip => (self.gzip.unwrap_or(self.plain), Some("gzip")),
            Encoding::Plain => (self.plain, None),
        };
        let tag = format!("\"{}{}\"", self.hash, coding.map(|coding| format!("-{coding}")).unwrap_or_default());
        let mut response = if unchanged(headers, &tag) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            Response::new(Body::from(Bytes::from_static(bytes)))
        };
        let answer = response.headers_mut();
        if let Ok(tag) = HeaderValue::try_from(tag) {
            answer.insert(header::ETAG, tag);
        }
        answer.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
        answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(self.caching()));
        if response.status() == StatusCode::OK {
            let answer = response.headers_mut();
            answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.content_type()));
            if let Some(coding) = coding {
                answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
            }
        }
        response
    }

    /// Files under `assets/` never change, because their names contain a hash of the content. Browsers must revalidate all other
    /// files.
    fn caching(&self) -> &'static str {
        if self.name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" }
    }

    fn content_type(&self) -> &'static str {
        match self.name.rsplit('.').next() {
            Some("html") => "text/html; charset=utf-8",
            Some("js" | "mjs") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("json" | "webmanifest") => "application/json; charset=utf-8",
            Some("svg") => "image/svg+xml",
            Some("wasm") => "application/wasm",
            Some("png") => "image/png",
            Some("webp") => "image/webp",
            Some("ico") => "image/x-icon",
            Some("woff2") => "font/woff2",
            Some("ogg") => "audio/ogg",
            Some("mp3") => "audio/mpeg",
            Some("txt" | "ftl") => "text/plain; charset=utf-8",
            Some(_) | None => "application/octet-stream",
        }
    }
}

/// Whether the caller already has the version with this ETag. `tag` is in its strong form.
pub(crate) fn unchanged(headers: &HeaderMap, tag: &str) -> bool {
    headers
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|line| line.split(','))
        .map(|one| one.trim().trim_start_matches("W/"))
        .any(|one| one == tag || one == "*")
}
