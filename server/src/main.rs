//! `tengen`: the program around the library.

use anyhow::Context as _;
use server::config::{Action, Cli, Settings};
use server::telemetry;
use std::io::Write as _;
use std::process::ExitCode;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;

/// After a burst of connections, this allocator returns the memory to the system. The default allocator would keep it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The largest default number of worker threads. More threads would only wait for the disk.
const MOST_WORKERS: usize = 8;

fn main() -> ExitCode {
    let cli = Cli::read(std::env::args_os()).unwrap_or_else(|error| error.exit());
    let done = match cli.command {
        Action::Openapi => print_json(&server::api::document()),
        Action::Schema => print_json(&server::api::messages()),
        Action::Limits => print(&server::limit_table::page()),
        Action::Health { listen } => server::probe::ask(listen),
        Action::Backup { data, file } => server::upkeep::backup(&data.folder, &file),
        Action::Check { data, file } => server::upkeep::check(&data.folder, file.as_deref()),
        Action::Restore { data, file } => server::upkeep::restore(&data.folder, &file),
        Action::Doctor(settings) => server::doctor::check(&settings),
        Action::Admin { data, order } => server::admin::ask(&data, &order),
        Action::Gtp { kind, bot } => server::engine::gtp(kind, bot),
        Action::Gomocup { bot } => server::engine::gomocup(bot),
        Action::Nboard { bot } => server::engine::nboard(bot),
        Action::Serve(settings) => serve(*settings),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn print_json(document: &impl serde::Serialize) -> anyhow::Result<()> {
    print(&serde_json::to_string_pretty(document)?)
}

fn print(text: &str) -> anyhow::Result<()> {
    Ok(writeln!(std::io::stdout(), "{text}")?)
}

fn serve(settings: Settings) -> anyhow::Result<()> {
    telemetry::start_log(&settings)?;
    let metrics = telemetry::start_metrics()?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let workers = if settings.workers == 0 { cores.min(MOST_WORKERS) } else { settings.workers };
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(workers).thread_name("tengen").enable_all().build()?;
    runtime.block_on(async {
        let address = settings.listen;
        let listener = TcpListener::bind(address).await.with_context(|| format!("cannot listen on {address}"))?;
        survive_file_size_limits();
        let stop = CancellationToken::new();
        tokio::spawn(stop_on_signals(stop.clone()));
        server::run(settings, listener, stop, Some(metrics)).await
    })
}

/// After this call, a write that exceeds the limit on file sizes fails like a write to a full disk. Otherwise, it would
/// end the process.
fn survive_file_size_limits() {
    let file_too_large = SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw());
    // Without a handler, the default action of the signal would end the process.
    if let Err(error) = signal(file_too_large) {
        tracing::warn!(%error, "exceeding a limit on file sizes will end the server");
    }
}

/// The first signal stops the server gracefully, the second one immediately.
async fn stop_on_signals(stop: CancellationToken) {
    let (Ok(mut term), Ok(mut int)) = (signal(SignalKind::terminate()), signal(SignalKind::interrupt())) else {
        tracing::warn!("cannot listen for signals");
        return;
    };
    for first in [true, false] {
        tokio::select! {
            _ = term.recv() => {}
            _ = int.recv() => {}
        }
        if first {
            stop.cancel();
        } else {
            std::process::exit(130);
        }
    }
}
