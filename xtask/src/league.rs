//! `cargo xtask league`: lets bots play against each other and against other engines.

use crate::layout;
use crate::process::{cargo, run as run_command};

/// Runs the optimized program `league` with these arguments. It keeps its games in the build folder.
///
/// # Errors
/// If the build or the match fails.
pub(crate) fn run(args: &[String]) -> anyhow::Result<()> {
    let mut command = cargo(&["run", "--quiet", "--release", "-p", "league", "--"]);
    run_command(command.arg(layout::target()?.join("league")).args(args))
}
