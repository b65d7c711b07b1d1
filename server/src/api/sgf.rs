use super::body;
use crate::app::App;
use crate::budget::Payer;
use crate::error::ApiError;
use crate::limits::budgets::Cost;
use crate::listener::Client;
use axum::body::Body;
use axum::extract::State;
use axum::{Extension, Json};
use protocol::SgfRecord;
use std::sync::Arc;
use std::time::Duration;

/// Read an SGF file for replay. Nothing is stored.
#[utoipa::path(post, path = "/api/v1/sgf", operation_id = "readSgf", tag = "games",
    request_body(content = String, content_type = "application/x-go-sgf", description = "The file, at most 1 MiB"),
    responses((status = 200, description = "The game", body = SgfRecord)), security(()))]
pub(super) async fn read(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    file: Body,
) -> Result<Json<SgfRecord>, ApiError> {
    app.budgets.take(Cost::Sgf, Payer::address(client.address))?;
    let limits = &app.settings.limits;
    let bytes = body::read(file, limits.sgf_bytes, Duration::from_millis(limits.body_timeout_ms)).await?;
    // Reading takes CPU time, so it runs outside the event loop with limited concurrency.
    let permit = app.sgf.clone().acquire_owned().await.map_err(|error| ApiError::internal(&error))?;
    let read = tokio::task::spawn_blocking(move || {
        let read = rules::sgf::read(&bytes)
            .map(|record| SgfRecord::new(&record, rules::sgf::whole(&bytes), rules::sgf::left_out(&bytes)));
        drop(permit);
        read
    });
    let record = read.await.map_err(|error| ApiError::internal(&error))?;
    record.map(Json).map_err(|error| ApiError::BadSgf { line: error.line, column: error.column, reason: error.reason })
}
