use crate::app::App;
use crate::listener::{Client, is_near};
use axum::extract::State;
use axum::{Extension, Json};
use std::sync::Arc;

/// The addresses of the server on the local network.
#[derive(serde::Serialize, utoipa::ToSchema)]
pub(super) struct Addresses {
    /// `http://…` addresses, best first.
    addresses: Vec<String>,
}

/// The addresses of this server on the local network. Empty for callers outside that network, and if a proxy forwards requests to
/// the server.
#[utoipa::path(get, path = "/api/v1/lan", operation_id = "listAddresses", tag = "server", responses((status = 200, description = "The addresses", body = Addresses)), security(()))]
pub(super) async fn list(State(app): State<Arc<App>>, Extension(client): Extension<Client>) -> Json<Addresses> {
    Json(Addresses { addresses: visible_addresses(&app, &client) })
}

/// The addresses to show to this client.
pub(super) fn visible_addresses(app: &App, client: &Client) -> Vec<String> {
    let visible = is_near(client.address) && !client.forwarded && !app.settings.behind_tls;
    if visible { app.lan.addresses() } else { Vec::new() }
}
