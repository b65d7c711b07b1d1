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
        server::listener::raise_descriptors();
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

/// The first signal stops the server gracefully, the second one immediately. SIGHUP, which comes when a terminal is closed, stops the
/// server like SIGTERM. Without a handler, it would end the process immediately. SIGHUP does not count as a second signal, because a
/// terminal may send it more than once.
async fn stop_on_signals(stop: CancellationToken) {
    // A handler would undo what `nohup` has done.
    let hangup = if ignores_hangups() { None } else { signal(SignalKind::hangup()).ok() };
    let (Ok(mut term), Ok(mut int)) = (signal(SignalKind::terminate()), signal(SignalKind::interrupt())) else {
        tracing::warn!("cannot listen for signals");
        return;
    };
    if let Some(mut hangup) = hangup {
        let stop = stop.clone();
        tokio::spawn(async move {
            while hangup.recv().await.is_some() {
                stop.cancel();
            }
        });
    }
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

/// Whether the program that started the server wants it to survive the end of its terminal, like `nohup`. Only Linux says so.
fn ignores_hangups() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).is_some_and(|mask| mask & 1 == 1)
}
