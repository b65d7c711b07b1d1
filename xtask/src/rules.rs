//! The commands that need the rules or the wire: a program of its own, in `xtask/rules`, which is compiled when it is asked for.

use crate::process::{build, run as execute, step};
use std::path::PathBuf;
use std::process::Command;

/// The program and the crate it is made from.
pub(crate) const PROGRAM: &str = "xtask-rules";

/// Runs one of its commands in the folder from which `cargo xtask` was called.
///
/// # Errors
/// If it cannot be built or fails.
pub(crate) fn run(name: &str, args: &[String]) -> anyhow::Result<()> {
    execute(Command::new(program()?).arg(name).args(args))
}

/// Builds the program and gives its path.
fn program() -> anyhow::Result<PathBuf> {
    // With the features of the whole workspace: a clone that has run the tests has compiled everything.
    step("building the commands that need the rules", || build(&["--workspace"], PROGRAM, "dev"))
}
