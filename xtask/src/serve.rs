//! `cargo xtask serve`: from a clean clone to a running server; `cargo xtask build`: the program to install.

use crate::process::{self, command, say, show, step, together};
use crate::{node, web};
use anyhow::Context as _;
use std::path::PathBuf;

/// The profile of a server that is wanted soon.
const PROFILE: &str = "first";
/// That server reads its client from the folder, so that both can be built at the same time.
const CHOICE: [&str; 5] = ["-p", "server", "--no-default-features", "--features", "lan"];

/// Builds the client and the server at the same time, then becomes `tengen serve ARGS`.
///
/// # Errors
/// If a step of the build fails or the server cannot be started.
pub(crate) fn run(args: &[String]) -> anyhow::Result<()> {
    let tengen = step("setting everything up (the first time takes about four minutes on two cores)", first)?;
    let mut command = command(tengen.to_str().context("the path of the server is not text")?, &["serve"]);
    // A setting of the lowest weight that still names a folder: a flag of the caller outweighs it.
    command.args(args).env("TENGEN_CLIENT", web::dist());
    say(&show(&command));
    become_it(command)
}

/// Builds the client and a server that reads it from its folder.
fn first() -> anyhow::Result<PathBuf> {
    node::check()?;
    let generator = web::prepare()?;
    let server = || step("building the server", || process::build(&CHOICE, "tengen", PROFILE));
    let ((), tengen) = together(|| web::bundle(&generator), server)?;
    Ok(tengen)
}

/// Builds the client and the optimised server with the client inside, and gives the program's path.
///
/// # Errors
/// If a step of the build fails.
pub(crate) fn build() -> anyhow::Result<PathBuf> {
    web::build()?;
    step("building the optimised server (the first time takes some minutes)", || {
        process::build(&["-p", "server"], "tengen", "release")
    })
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
