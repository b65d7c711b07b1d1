//! The log and the metrics.

mod patient;

use self::patient::Patient;
use crate::config::{LogFormat, Settings};
use anyhow::Context as _;
use axum::extract::{MatchedPath, Request};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use metrics::{describe_counter, describe_gauge, describe_histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::io::IsTerminal as _;
use std::sync::Mutex;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::format::Writer;

/// Starts the log on stderr and logs panics.
///
/// # Errors
/// If the filter is invalid or a log was started before.
pub fn start_log(settings: &Settings) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&settings.log).with_context(|| format!("invalid --log {}", settings.log))?;
    let json = match settings.log_format {
        LogFormat::Auto => !std::io::stderr().is_terminal(),
        LogFormat::Text => false,
        LogFormat::Json => true,
    };
    let output = Mutex::new(Patient::new(std::io::stderr(), if json { gap_json } else { gap_text }));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_timer(Utc).with_writer(output);
    // Do not report on stderr that the log cannot be written (full disk, closed pipe). The log goes to stderr itself, so the
    // report would fail too, and would panic.
    let log = log.log_internal_errors(false);
    let started = if json { log.json().try_init() } else { log.with_ansi(std::io::stderr().is_terminal()).try_init() };
    started.map_err(|error| anyhow::anyhow!("the log cannot start: {error}"))?;
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(place, "panic: {}", panic.payload_as_str().unwrap_or("no message"));
    }));
    Ok(())
}

/// What the log says about messages that it could not write.
const GAP: &str = "log messages were dropped because their reader was too slow";

fn gap_json(dropped: u64) -> String {
    let fields = serde_json::json!({ "message": GAP, "dropped": dropped });
    let line = serde_json::json!({ "timestamp": now(), "level": "WARN", "fields": fields, "target": module_path!() });
    format!("{line}\n")
}

fn gap_text(dropped: u64) -> String {
    format!("{}  WARN {}: {GAP} dropped={dropped}\n", now(), module_path!())
}

/// Histogram buckets in seconds. They range from the latency of a fast disk to that of a disk that hangs.
const SECONDS: [f64; 12] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0];

/// Starts the metrics.
///
/// # Errors
/// If the metrics were started before.
pub fn start_metrics() -> anyhow::Result<PrometheusHandle> {
    let handle = PrometheusBuilder::new().set_buckets(&SECONDS)?.install_recorder()?;
    describe_counter!("tengen_http_requests_total", "HTTP requests by method, route and status");
    describe_counter!("tengen_connections_refused_total", "TCP connections refused because their address had too many");
    describe_counter!(
        "tengen_connections_full_total",
        "Times that a connection had to wait because as many were open as possible"
    );
    describe_counter!("tengen_refusals_total", "Requests and messages that were refused, by code");
    describe_counter!(patient::DROPPED, "Log messages dropped because their reader was too slow");
    describe_counter!("tengen_events_total", "Events stored");
    describe_counter!("tengen_slow_readers_total", "WebSockets closed because their clients read too slowly");
    describe_counter!("tengen_engine_starts_total", "Processes of engines that were started, by engine");
    describe_counter!("tengen_engine_faults_total", "Engines that were stopped because of a fault, by engine and fault");
    describe_gauge!("tengen_engine_processes", "Running processes of engines");
    describe_gauge!("tengen_sockets", "Open WebSockets");
    describe_gauge!("tengen_database_bytes", "Bytes of the database with its WAL");
    describe_gauge!("tengen_disk_free_bytes", "Free bytes of the disk of the database");
    describe_gauge!("tengen_database_full", "1 if new rooms, chat and uploads are refused because of the database, otherwise 0");
    describe_counter!("tengen_log_left_out_total", "Lines about refusals that were not logged because there were too many");
    describe_gauge!("tengen_rooms", "Rooms in memory");
    describe_gauge!("tengen_backup_seconds", "When the newest backup was begun, in Unix time; absent without backups");
    describe_histogram!("tengen_append_seconds", "Time to make events durable");
    describe_histogram!("tengen_round_trip_seconds", "Time from a ping to the client's pong");
    for gauge in ["tengen_sockets", "tengen_rooms", "tengen_engine_processes"] {
        // Set the gauges now, because a missing metric looks like a fault.
        metrics::gauge!(gauge).set(0.0);
    }
    Ok(handle)
}

/// Counts and logs a request. The query is left out because searches are private.
pub async fn observe(request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    // Use the route's pattern instead of the path, to get one counter per endpoint and not one per room.
    let route = request.extensions().get::<MatchedPath>().map_or("client".to_owned(), |path| path.as_str().to_owned());
    let response = next.run(request).await;
    let status = response.status();
    metrics::counter!("tengen_http_requests_total", "method" => verb(&method), "route" => route, "status" => status.as_str().to_owned()).increment(1);
    tracing::debug!(%method, path, status = status.as_u16(), "answered");
    response
}

/// The methods that have counters of their own.
static COUNTED: [Method; 5] = [Method::GET, Method::HEAD, Method::POST, Method::DELETE, Method::OPTIONS];

/// The method's label in the metrics. All other methods share one label, because each label adds a counter, and clients can invent
/// methods.
fn verb(method: &Method) -> &'static str {
    COUNTED.iter().find(|counted| *counted == method).map_or("other", Method::as_str)
}

/// The timestamps of the log: UTC with milliseconds.
struct Utc;

impl tracing_subscriber::fmt::time::FormatTime for Utc {
    fn format_time(&self, writer: &mut Writer<'_>) -> std::fmt::Result {
        writer.write_str(&now())
    }
}

#[expect(clippy::disallowed_methods, reason = "timestamps of log lines; nothing depends on them")]
fn now() -> String {
    format!("{:.3}", jiff::Timestamp::now())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_methods_share_one_counter() {
        assert_eq!((verb(&Method::POST), verb(&Method::DELETE)), ("POST", "DELETE"));
        assert_eq!((verb(&Method::PUT), verb(&Method::TRACE)), ("other", "other"));
    }
}
