//! The commands that need the rules or the wire types. They are in a separate program, `xtask/rules`, which is compiled only when
//! needed.

use crate::process::{build, run as execute, step};
use std::path::PathBuf;
use std::process::Command;

/// The name of the program and of its crate.
pub(crate) const PROGRAM: &str = "xtask-rules";

/// Runs one of the program's commands in the current folder.
///
/// # Errors
/// If the program cannot be built or fails.
pub(crate) fn run(name: &str, args: &[String]) -> anyhow::Result<()> {
    execute(Command::new(program()?).arg(name).args(args))
}

/// Builds the program and returns its path.
fn program() -> anyhow::Result<PathBuf> {
    // Build with the features of the whole workspace, so that nothing is compiled again in a clone that has already run the
    // tests.
    step("building the commands that need the rules", || build(&["--workspace"], PROGRAM, "dev"))
}
