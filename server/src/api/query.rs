//! Reads query parameters, and refuses unknown ones.

use crate::error::ApiError;
use axum::extract::{FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{Method, Uri};
use axum::middleware::Next;
use axum::response::Response;
use serde::de::DeserializeOwned;
use std::collections::HashMap;
use std::sync::Arc;
use utoipa::openapi::path::{Operation, Parameter, ParameterIn};
use utoipa::openapi::{OpenApi, PathItem, RefOr};

/// The parameters of a query, as a known type.
pub(super) struct Query<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let read = axum::extract::Query::try_from_uri(&parts.uri);
        read.map(|axum::extract::Query(wanted)| Self(wanted)).map_err(|error| {
            let text = error.body_text();
            let words = text.strip_prefix("Failed to deserialize query string: ").unwrap_or(&text);
            ApiError::Invalid(format!("the query: {}", crate::wire::plain(words)))
        })
    }
}

/// The names of the query parameters for each address and method, as the OpenAPI document lists them.
pub(super) struct Known(HashMap<String, HashMap<Method, Vec<String>>>);

impl Known {
    pub(super) fn new(document: &OpenApi) -> Arc<Self> {
        let paths = document.paths.paths.iter();
        Arc::new(Self(paths.map(|(path, item)| (path.clone(), by_method(item))).collect()))
    }

    /// The names of the parameters that this address accepts. `None` if the address does not support the method; the
    /// router then refuses the request. An address outside the document has no parameters.
    fn names(&self, path: &str, method: &Method) -> Option<&[String]> {
        let method = if method == Method::HEAD { &Method::GET } else { method };
        self.0.get(path).map_or(Some(&[]), |methods| methods.get(method).map(Vec::as_slice))
    }
}

fn by_method(item: &PathItem) -> HashMap<Method, Vec<String>> {
    let operations = [(Method::GET, &item.get), (Method::POST, &item.post), (Method::DELETE, &item.delete)];
    operations.into_iter().filter_map(|(method, operation)| Some((method, names(operation.as_ref()?)))).collect()
}

fn names(operation: &Operation) -> Vec<String> {
    let of_query = |parameter: &RefOr<Parameter>| match parameter {
        RefOr::T(parameter) if parameter.parameter_in == ParameterIn::Query => Some(parameter.name.clone()),
        RefOr::T(_) | RefOr::Ref(_) => None,
    };
    operation.parameters.iter().flatten().filter_map(of_query).collect()
}

/// Refuses unknown query parameters at every address of an endpoint, so that spelling mistakes are noticed.
pub(super) async fn check(State(known): State<Arc<Known>>, request: Request, next: Next) -> Result<Response, ApiError> {
    let path = request.extensions().get::<MatchedPath>();
    if let Some(names) = path.and_then(|path| known.names(path.as_str(), request.method())) {
        refuse_unknown(request.uri(), names)?;
    }
    Ok(next.run(request).await)
}

fn refuse_unknown(uri: &Uri, names: &[String]) -> Result<(), ApiError> {
    let pairs = axum::extract::Query::<Vec<(String, String)>>::try_from_uri(uri);
    let axum::extract::Query(pairs) = pairs.map_err(|error| ApiError::Malformed(error.body_text()))?;
    let Some((unknown, _)) = pairs.iter().find(|(name, _)| !names.contains(name)) else { return Ok(()) };
    let known = match names {
        [] => "this address has none".to_owned(),
        names => format!("this address accepts {}", names.join(", ")),
    };
    Err(ApiError::UnknownField(format!("unknown query parameter `{}`; {known}", unknown.escape_debug())))
}
