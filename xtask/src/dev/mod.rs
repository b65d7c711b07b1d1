//! `cargo xtask dev`: runs the server and Vite. Rebuilds and reloads on every change to the code.
//!
//! Vite reloads files that change below `web/`, including the WebAssembly modules. It forwards requests for the API and the
//! socket to the server. The server is rebuilt and restarted when one of its crates changes.

mod watch;

use crate::process::{command, say};
use crate::running::{Running, stop_requested};
use crate::wasm::{self, Module};
use crate::{layout, process, web};
use anyhow::Context as _;
use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::Duration;
use watch::{Sources, Watch};

/// The address of the server. Vite prints its own address.
const LISTEN: &str = "127.0.0.1:8080";
/// The time between two checks for changed files.
const LOOK_EVERY: Duration = Duration::from_millis(300);

/// Runs `tengen serve ARGS` and Vite until this program is asked to stop. Both have ended when this function returns.
///
/// # Errors
/// If the first build fails or Vite ends by itself.
pub(crate) fn run(args: &[String]) -> anyhow::Result<()> {
    let stop = stop_requested()?;
    let generator = web::prepare(Module::Quick)?;
    wasm::bind(&generator, Module::Quick)?;
    let tengen = build()?;
    let sources = Sources::of(&layout::metadata()?);
    let mut watch = Watch::start(&sources);
    let mut server = serve(&tengen, args)?;
    let mut vite = vite()?;
    while !stop() {
        anyhow::ensure!(vite.is_alive(), "Vite ended unexpectedly");
        if let Some(changed) = watch.changed(&sources) {
            say(&format!("changed: {}", changed.first.display()));
            if changed.browser {
                complain(wasm::compile(Module::Quick).and_then(|()| wasm::bind(&generator, Module::Quick)));
            }
            if changed.server && complain(build()).is_some() {
                server.end();
                server = serve(&tengen, args)?;
            }
        }
        pause();
    }
    say("stopping");
    vite.end();
    server.end();
    Ok(())
}

#[expect(clippy::disallowed_methods, reason = "this tool only waits for changed files")]
fn pause() {
    thread::sleep(LOOK_EVERY);
}

/// Prints an error and continues, because the next change to the code may fix it.
fn complain<T>(result: anyhow::Result<T>) -> Option<T> {
    result.inspect_err(|error| eprintln!("{error:#}")).ok()
}

fn build() -> anyhow::Result<std::path::PathBuf> {
    process::step("building the server", || process::build(&["-p", "server"], "tengen", "dev"))
}

fn serve(tengen: &Path, args: &[String]) -> anyhow::Result<Running> {
    let mut command = command(tengen.to_str().context("the path of the server is not UTF-8")?, &["serve", "--listen", LISTEN]);
    Running::start(command.args(args).stdin(Stdio::null()))
}

/// Starts Vite directly and not through npm, so that Vite itself receives the signal to end.
fn vite() -> anyhow::Result<Running> {
    let mut command = command("node", &["node_modules/vite/bin/vite.js"]);
    // Vite ends when its standard input closes, so it also ends if this program is killed.
    command.current_dir(layout::web()).stdin(Stdio::piped());
    Running::start(command.env("TENGEN_URL", format!("http://{LISTEN}")))
}
