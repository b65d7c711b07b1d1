//! A whole server without a network, for tests.

#![allow(clippy::unwrap_used, reason = "tests")]

use super::App;
use crate::assets::Assets;
use crate::config::Settings;
use crate::lan::Lan;
use crate::listener::Peer;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::sync::{Arc, LazyLock};
use tempfile::TempDir;
use tower::ServiceExt as _;

/// A server with its own database.
pub(crate) struct Testing {
    pub(crate) app: Arc<App>,
    _data: TempDir,
}

/// A response.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Testing {
    pub(crate) async fn new(settings: Settings) -> Self {
        let data = TempDir::new().unwrap();
        let store = store_sqlite::SqliteStore::open(data.path(), &store_sqlite::Options::default()).await.unwrap();
        let lan = Lan::new("127.0.0.1:8080".parse().unwrap());
        let app = App::new(settings, Arc::new(store), room::Millis(0), lan, Assets::default(), None);
        app.timeline.begin();
        Self { app, _data: data }
    }

    /// Sends a request as a client at this address. The host is `localhost` unless the headers name one.
    pub(crate) async fn ask_from(&self, address: &str, method: &str, path: &str, headers: &[(&str, &str)], body: Body) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        if !headers.iter().any(|(name, _)| *name == "host") {
            request = request.header("host", "localhost:8080");
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut request = request.body(body).unwrap();
        request.extensions_mut().insert(Peer::for_tests(address));
        let response = crate::api::router(&self.app).oneshot(request).await.unwrap();
        let (head, body) = response.into_parts();
        let bytes = axum::body::to_bytes(body, 1 << 24).await.unwrap();
        expect_documented(method, path, head.status);
        Answer { status: head.status, headers: head.headers, text: String::from_utf8_lossy(&bytes).into_owned() }
    }

    /// Sends a request from this machine.
    pub(crate) async fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let body = if body.is_empty() { Body::empty() } else { Body::from(body.to_owned()) };
        self.ask_from("127.0.0.1", method, path, headers, body).await
    }

    /// The value of the `Authorization` header for a new guest.
    pub(crate) async fn bearer(&self) -> String {
        let (_, secret) = self.app.auth.create(None, self.app.timeline.wall()).await.unwrap();
        format!("Bearer {secret}")
    }
}

/// Checks that the OpenAPI document lists this status for this operation. Addresses outside the document may answer with anything.
fn expect_documented(method: &str, path: &str, status: StatusCode) {
    static DOCUMENT: LazyLock<Value> = LazyLock::new(|| serde_json::to_value(crate::api::document()).unwrap());
    let path = path.split('?').next().unwrap();
    let is_at = |known: &str| {
        let (known, asked): (Vec<_>, Vec<_>) = (known.split('/').collect(), path.split('/').collect());
        known.len() == asked.len() && known.iter().zip(&asked).all(|(known, asked)| known == asked || known.starts_with('{'))
    };
    let item = DOCUMENT["paths"].as_object().unwrap().iter().find(|(known, _)| is_at(known));
    if let Some(operation) = item.and_then(|(_, item)| item.get(method.to_lowercase())) {
        assert!(operation["responses"].get(status.as_str()).is_some(), "{method} {path}: {status} is not documented");
    }
}

impl Answer {
    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error} in {}", self.text))
    }

    /// Checks the status and returns the code of the error.
    pub(crate) fn code(&self, status: u16) -> String {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        self.json::<protocol::ApiErrorBody>().code.as_str()
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }
}
