//! `cargo xtask games`: lets our bots play many fast games against each other, to find faults.

use crate::process::{cargo, run as run_command};

/// Runs the program `games` with these arguments. It is built as for tests: with checks of every sum and of every assertion, but
/// with optimized rules and bots.
///
/// # Errors
/// If the build fails, or if a game has a fault.
pub(crate) fn run(args: &[String]) -> anyhow::Result<()> {
    run_command(cargo(&["run", "--quiet", "-p", "league", "--bin", "games", "--"]).args(args))
}
