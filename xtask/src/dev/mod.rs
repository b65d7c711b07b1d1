//! `cargo xtask dev`: the server and Vite, with every change of the code on the screen after a moment.
//!
//! Vite reloads what changes below `web/`, the rules in WebAssembly included. Everything it does not know is handed on to the server,
//! which is built and started again when a crate of its own changes.

mod running;
mod watch;

use crate::process::{command, say};
use crate::{layout, process, wasm, web};
use anyhow::Context as _;
use running::{Running, stop_asked};
use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::Duration;
use watch::{Sources, Watch};

/// Where the server listens. Vite's own address is on the screen.
const LISTEN: &str = "127.0.0.1:8080";
/// How long a change may lie unseen.
const LOOK_EVERY: Duration = Duration::from_millis(300);

/// Runs `tengen serve ARGS` and Vite until somebody stops it; then both have ended.
///
/// # Errors
/// If the first build fails or Vite ends by itself.
pub(crate) fn run(args: &[String]) -> anyhow::Result<()> {
    let stop = stop_asked()?;
    let generator = web::prepare()?;
    wasm::bind(&generator)?;
    let tengen = build()?;
    let sources = Sources::of(&layout::metadata()?);
    let mut watch = Watch::start(&sources);
    let mut server = serve(&tengen, args)?;
    let mut vite = vite()?;
    while !stop() {
        anyhow::ensure!(vite.is_alive(), "Vite has ended");
        if let Some(changed) = watch.changed(&sources) {
            say(&format!("changed: {}", changed.first.display()));
            if changed.browser {
                complain(wasm::compile().and_then(|()| wasm::bind(&generator)));
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

#[expect(clippy::disallowed_methods, reason = "a tool that looks for changed files has nothing else to do")]
fn pause() {
    thread::sleep(LOOK_EVERY);
}

/// A fault in the code that is being written is shown, and the next change gives another chance.
fn complain<T>(result: anyhow::Result<T>) -> Option<T> {
    result.inspect_err(|error| eprintln!("{error:#}")).ok()
}

fn build() -> anyhow::Result<std::path::PathBuf> {
    process::step("building the server", || process::build(&["-p", "server"], "tengen", "dev"))
}

fn serve(tengen: &Path, args: &[String]) -> anyhow::Result<Running> {
    let mut command = command(tengen.to_str().context("the path of the server is not text")?, &["serve", "--listen", LISTEN]);
    Running::start(command.args(args).stdin(Stdio::null()))
}

/// Vite without npm in between, so that it is told when to end.
fn vite() -> anyhow::Result<Running> {
    let mut command = command("node", &["node_modules/vite/bin/vite.js"]);
    // Vite ends when its input does, so that it is gone even if this program is killed.
    command.current_dir(layout::web()).stdin(Stdio::piped());
    Running::start(command.env("TENGEN_URL", format!("http://{LISTEN}")))
}
