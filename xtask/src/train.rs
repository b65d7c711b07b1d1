//! `cargo xtask train`: makes the weights of an engine.

use crate::layout;
use crate::process::{cargo, run as run_command};

/// Runs the optimized program `training` with these arguments. The program keeps its work in the build folder.
///
/// # Errors
/// If the build or the training fails.
pub(crate) fn run(args: &[String]) -> anyhow::Result<()> {
    let mut command = cargo(&["run", "--quiet", "--release", "-p", "training", "--"]);
    run_command(command.arg(layout::target()?.join("training")).args(args))
}
