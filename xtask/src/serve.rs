//! `cargo xtask serve`: builds everything in a clean clone and runs the server. `cargo xtask build`: builds the program to
//! install.

use crate::process::{self, command, say, show, step, together};
use crate::wasm::Module;
use crate::web;
use anyhow::Context as _;
use std::path::PathBuf;

/// Builds the client and the server at the same time, then replaces this process with `tengen serve ARGS`.
///
/// # Errors
/// If a step of the build fails or the server cannot be started.
pub(crate) fn run(args: &[String]) -> anyhow::Result<()> {
    let tengen = step("setting everything up (the first time takes about three minutes on two cores)", build_for_first_run)?;
    let mut command = command(tengen.to_str().context("the path of the server is not UTF-8")?, &["serve"]);
    // The client's folder is given as an environment variable, so that a flag of the caller overrides it.
    command.args(args).env("TENGEN_CLIENT", web::dist());
    say(&show(&command));
    replace_process(command)
}

/// Builds the client, and a server that reads the client from its folder.
fn build_for_first_run() -> anyhow::Result<PathBuf> {
    let generator = web::prepare(Module::Quick)?;
    let server = || step("building the server", || process::build_first("tengen"));
    let ((), tengen) = together(|| web::bundle(&generator, Module::Quick), server)?;
    Ok(tengen)
}

/// Builds the client, and the optimized server with the client inside. Returns the path of the server.
///
/// # Errors
/// If a step of the build fails.
pub(crate) fn build() -> anyhow::Result<PathBuf> {
    web::build()?;
    step("building the optimized server (the first time takes some minutes)", || {
        process::build(&["-p", "server"], "tengen", "release")
    })
}

/// Replaces this process with the server, so that signals reach the server and its exit code is returned.
#[cfg(unix)]
fn replace_process(mut command: std::process::Command) -> anyhow::Result<()> {
    use std::os::unix::process::CommandExt as _;
    Err(command.exec()).context("cannot start the server")
}

#[cfg(not(unix))]
fn replace_process(mut command: std::process::Command) -> anyhow::Result<()> {
    process::run(&mut command)
}
