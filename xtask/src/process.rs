//! Running other programs, each with a line that says what is being done.

use crate::layout;
use anyhow::Context as _;
use std::path::Path;
use std::process::Command;

/// Says what is done now, or that it is not needed.
pub(crate) fn say(text: &str) {
    eprintln!("==> {text}");
}

/// A program to be run at the top of the repository.
pub(crate) fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(layout::root());
    command
}

/// Cargo, at the top of the repository.
pub(crate) fn cargo(args: &[&str]) -> Command {
    command("cargo", args)
}

/// npm or npx, in the web folder.
pub(crate) fn npm(program: &str, args: &[&str]) -> Command {
    // On Windows they are scripts, which are only found under their full name.
    let name = if cfg!(windows) { format!("{program}.cmd") } else { program.to_owned() };
    let mut command = command(&name, args);
    command.current_dir(layout::web());
    command
}

/// Runs it, output and all, to its end.
///
/// # Errors
/// If it cannot be started or ends with a failure; the error shows the command.
pub(crate) fn run(command: &mut Command) -> anyhow::Result<()> {
    let shown = show(command);
    let status = command.status().with_context(|| format!("cannot run `{shown}`"))?;
    anyhow::ensure!(status.success(), "`{shown}` failed ({status})");
    Ok(())
}

/// Runs it and gives what it wrote on standard output.
///
/// # Errors
/// If it cannot be started or ends with a failure; the error holds what it wrote on standard error.
pub(crate) fn read(command: &mut Command) -> anyhow::Result<String> {
    let shown = show(command);
    let output = command.output().with_context(|| format!("cannot run `{shown}`"))?;
    anyhow::ensure!(
        output.status.success(),
        "`{shown}` failed ({}):\n{}",
        output.status,
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).with_context(|| format!("`{shown}` wrote something that is not text"))
}

/// The command as one would type it.
pub(crate) fn show(command: &Command) -> String {
    let mut text = Path::new(command.get_program()).display().to_string();
    for arg in command.get_args() {
        text.push(' ');
        text.push_str(&arg.to_string_lossy());
    }
    text
}

/// Builds the server with everything its tests need, and gives the program's path.
///
/// The whole workspace is built at once because cargo unites features over what it builds: the tests afterwards reuse every
/// crate instead of building it again with other features.
pub(crate) fn build_for_tests() -> anyhow::Result<std::path::PathBuf> {
    say("building the server and all tests");
    run(&mut cargo(&["build", "--locked", "--workspace", "--bin", "tengen", "--tests"]))?;
    Ok(layout::target()?.join("debug").join(layout::program("tengen")))
}
