//! `cargo xtask serve`: from a clean clone to a running server.

use crate::process::{cargo, command, say, show};
use crate::{layout, process, web};
use anyhow::Context as _;
use std::path::PathBuf;

/// Builds the client and the server, then becomes `tengen serve ARGS`.
///
/// # Errors
/// If a step of the build fails or the server cannot be started.
pub(crate) fn run(args: &[String]) -> anyhow::Result<()> {
    let tengen = build()?;
    let mut command = command(tengen.to_str().context("the path of the server is not text")?, &["serve"]);
    command.args(args);
    say(&show(&command));
    become_it(command)
}

/// Builds the client and the optimised server, and gives the program's path.
pub(crate) fn build() -> anyhow::Result<PathBuf> {
    web::build()?;
    say("building the server (the first time takes some minutes)");
    process::run(&mut cargo(&["build", "--release", "-p", "server", "--bin", "tengen"]))?;
    Ok(layout::target()?.join("release").join(layout::program("tengen")))
}

/// Replaces this process, so that signals and the exit code are the server's own.
#[cfg(unix)]
fn become_it(mut command: std::process::Command) -> anyhow::Result<()> {
    use std::os::unix::process::CommandExt as _;
    Err(command.exec()).context("cannot start the server")
}

#[cfg(not(unix))]
fn become_it(mut command: std::process::Command) -> anyhow::Result<()> {
    process::run(&mut command)
}
