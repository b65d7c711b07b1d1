//! `cargo xtask bench`: runs the benchmarks with an optimized server.

use crate::process::{cargo, say};
use crate::{process, serve};

/// Builds the server and runs the named benchmarks, or all benchmarks.
///
/// # Errors
/// If a build or a benchmark fails.
pub(crate) fn run(args: &[String]) -> anyhow::Result<()> {
    let tengen = serve::build()?;
    say("measuring");
    let mut command = cargo(&["run", "--quiet", "--release", "-p", "bench", "--"]);
    process::run(command.args(args).env("TENGEN_BIN", tengen))
}
