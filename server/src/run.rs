//! Runs the server from start to end.

use crate::admin::Desk;
use crate::app::App;
use crate::assets::Assets;
use crate::config::Settings;
use crate::lan::{Greeting, Lan};
use crate::{api, backups, lan, listener};
use anyhow::Context as _;
use metrics_exporter_prometheus::PrometheusHandle;
use std::fs::DirBuilder;
use std::io::{IsTerminal as _, Write as _};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

/// How often recorded durations are folded into the buckets of their histograms.
const UPKEEP: Duration = Duration::from_secs(10);

/// Opens the store and serves on `listener` until `stop` is canceled. Then finishes and stores all work in progress.
///
/// # Errors
/// If the client, the store or the metrics address cannot be opened. After startup, there are no errors.
pub async fn run(
    settings: Settings,
    listener: TcpListener,
    stop: CancellationToken,
    metrics: Option<PrometheusHandle>,
) -> anyhow::Result<()> {
    let local = listener.local_addr().context("the listener has no address")?;
    let assets = client(settings.client.as_deref())?;
    make_folder(&settings.data)?;
    settings.backups.as_deref().map_or(Ok(()), make_folder)?;
    let store = store_sqlite::SqliteStore::open(&settings.data, &store_sqlite::Options::default()).await;
    let store: Arc<dyn Store> =
        Arc::new(store.with_context(|| format!("cannot open the database in {}", settings.data.display()))?);
    let reopened = store.reopen().await?;
    let app = App::new(settings, store, reopened.last, Lan::new(local), assets, metrics);
    app.auth.cookie.load(&*app.store).await?;
    app.notice.load(&*app.store).await?;
    app.bans.load(app.timeline.wall()).await?;
    app.lobby.mode().load(&*app.store).await?;
    app.lobby.open(reopened).await;
    let (data, limits) = (app.settings.data.clone(), app.settings.limits.clone());
    app.tasks.spawn(app.lobby.high_water().clone().watch(data, limits, app.stop.clone()));
    let watch = tokio::spawn(app.timeline.clone().stop_when_frozen());
    let accepting = CancellationToken::new();
    serve(&app, listener, &accepting).await?;
    if let Some(metrics) = app.metrics.clone() {
        app.tasks.spawn(fold_metrics(metrics, app.stop.clone()));
    }
    let announced = announce(&app);
    if let Some(folder) = app.settings.backups.clone() {
        app.tasks.spawn(backups::run(Arc::clone(&app), folder));
    }
    take_orders(&app);
    greet(&app, announced.is_some());

    tokio::select! {
        () = stop.cancelled() => {}
        () = app.quit.cancelled() => {}
    }
    tracing::info!("stopping");
    app.leaving.cancel();
    tokio::time::sleep(Duration::from_millis(app.settings.drain_wait_ms)).await;
    accepting.cancel();
    finish(&app).await;
    watch.abort();
    drop(announced);
    tracing::info!("stopped");
    Ok(())
}

/// Takes orders of the operator. If the socket cannot be opened, the server runs without it.
fn take_orders(app: &Arc<App>) {
    match Desk::open(&app.settings.data) {
        Ok(desk) => drop(app.tasks.spawn(desk.serve(Arc::clone(app)))),
        Err(error) => tracing::warn!("`tengen admin` cannot reach this server: {error:#}"),
    }
}

/// Starts the accept loops.
async fn serve(app: &Arc<App>, listener: TcpListener, accepting: &CancellationToken) -> anyhow::Result<()> {
    let (limits, tasks) = (app.settings.limits.clone(), app.tasks.clone());
    if let Some(address) = app.settings.metrics_listen {
        let listener = TcpListener::bind(address).await.with_context(|| format!("cannot listen on {address} for the metrics"))?;
        let router = api::metrics_router(app.clone());
        tasks.spawn(listener::serve(listener, router, app.admission.clone(), limits.clone(), accepting.clone(), tasks.clone()));
    }
    tasks.spawn(listener::serve(listener, api::router(app), app.admission.clone(), limits, accepting.clone(), tasks.clone()));
    Ok(())
}

/// Folds recorded durations into the buckets of their histograms. Otherwise, durations would pile up while nothing reads
/// `/metrics`.
async fn fold_metrics(metrics: PrometheusHandle, stop: CancellationToken) {
    while tokio::time::timeout(UPKEEP, stop.cancelled()).await.is_err() {
        metrics.run_upkeep();
    }
}

/// Refuses new commands, stores work in progress, and closes the connections and the store.
async fn finish(app: &App) {
    app.stop.cancel();
    app.tasks.close();
    let all_done = async {
        app.lobby.drain().await;
        app.tasks.wait().await;
    };
    if tokio::time::timeout(Duration::from_millis(app.settings.limits.stop_ms), all_done).await.is_err() {
        tracing::warn!(tasks = app.tasks.len(), "some tasks did not end in time; stopping without them");
    }
    app.store.close().await;
}

/// The client in this folder, or the embedded client if no folder is set.
fn client(folder: Option<&Path>) -> anyhow::Result<Assets> {
    let Some(folder) = folder else { return Ok(Assets::default()) };
    Assets::read(folder).with_context(|| format!("there is no built client in {}", folder.display()))
}

/// Creates the data folder, accessible only to its owner.
fn make_folder(path: &Path) -> anyhow::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path).with_context(|| format!("cannot create the folder {}", path.display()))
}

/// Prints where the server can be reached.
fn greet(app: &App, announced: bool) {
    let local = app.lan.local();
    let mut out = std::io::stdout().lock();
    let greeting = Greeting { local, addresses: app.lan.addresses(), announced, behind_tls: app.settings.behind_tls };
    let lines = greeting.lines(out.is_terminal());
    // A closed stdout must not stop the server.
    let _ = writeln!(out, "{}", lines.join("\n")).and_then(|()| out.flush());
    tracing::info!(%local, data = %app.settings.data.display(), "serving");
}

#[cfg(feature = "lan")]
fn announce(app: &App) -> Option<lan::Announced> {
    let local = app.lan.local();
    if app.settings.no_mdns || local.ip().is_loopback() {
        return None;
    }
    lan::Announced::start(local.port()).inspect_err(|error| tracing::warn!(%error, "tengen.local is not announced")).ok()
}

#[cfg(not(feature = "lan"))]
fn announce(_: &App) -> Option<()> {
    None
}
