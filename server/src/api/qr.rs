use super::query::Query;
use crate::app::App;
use crate::error::ApiError;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use std::sync::Arc;

/// The maximum length of the text, in bytes. Cameras cannot read the code of a longer text from a screen.
const TEXT_BYTES: usize = 300;

#[derive(serde::Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// The address to encode.
    #[param(max_length = 300)]
    text: String,
}

/// An address of this server as a QR code. Other addresses are refused, so no code from this server leads to another site.
#[utoipa::path(get, path = "/api/v1/qr", operation_id = "drawCode", tag = "server", params(Wanted),
    responses((status = 200, description = "The picture", body = String, content_type = "image/svg+xml")), security(()))]
pub(super) async fn draw(State(app): State<Arc<App>>, Query(wanted): Query<Wanted>) -> Result<Response, ApiError> {
    let refused =
        || ApiError::Invalid(format!("text must be an HTTP address of this server with at most {TEXT_BYTES} characters"));
    if wanted.text.len() > TEXT_BYTES || !app.names.leads_here(&wanted.text) {
        return Err(refused());
    }
    let picture = crate::lan::svg(&wanted.text).ok_or_else(refused)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}
