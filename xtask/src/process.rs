//! Running other programs, each with a line that says what is being done.

use crate::{layout, rules};
use anyhow::Context as _;
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

/// Says what is done now, or that it is not needed.
pub(crate) fn say(text: &str) {
    eprintln!("==> {text}");
}

/// Says what is done now and afterwards how long it took, on lines that still make sense between those of another step.
///
/// # Errors
/// Those of the step.
pub(crate) fn step<T>(what: &str, work: impl FnOnce() -> anyhow::Result<T>) -> anyhow::Result<T> {
    say(what);
    let (result, took) = timed(work);
    let end = if result.is_ok() { "done" } else { "FAILED" };
    say(&format!("{what}: {end}, {} s", took.as_secs()));
    result
}

/// Does it and measures how long that takes.
#[expect(clippy::disallowed_methods, reason = "a command line tool that tells how long its steps take")]
pub(crate) fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed())
}

/// Does both at the same time.
///
/// # Errors
/// That of the first, or else that of the second. Both are done to their end either way.
pub(crate) fn together<A: Send, B>(
    first: impl FnOnce() -> anyhow::Result<A> + Send,
    second: impl FnOnce() -> anyhow::Result<B>,
) -> anyhow::Result<(A, B)> {
    thread::scope(|scope| {
        let first = scope.spawn(first);
        let second = second();
        let first = first.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        Ok((first?, second?))
    })
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

/// Builds a program and gives its path. `choice` says for cargo which crates and features are meant. Cargo shows its progress on a terminal.
///
/// # Errors
/// If the build fails.
pub(crate) fn build(choice: &[&str], program: &str, profile: &str) -> anyhow::Result<PathBuf> {
    let mut command = cargo(&["build", "--locked", "--profile", profile, "--bin", program]);
    if !std::io::stderr().is_terminal() {
        command.arg("--quiet");
    }
    run(command.args(choice))?;
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(layout::target()?.join(folder).join(layout::program(program)))
}

/// The programs that tests need.
pub(crate) struct ForTests {
    /// The server.
    pub(crate) tengen: PathBuf,
    /// The commands of [`rules`].
    pub(crate) rules: PathBuf,
}

/// Builds the server with everything its tests need.
///
/// The whole workspace is built at once because cargo unites features over what it builds: the tests afterwards reuse every
/// crate instead of building it again with other features.
///
/// # Errors
/// If the build fails.
pub(crate) fn build_for_tests() -> anyhow::Result<ForTests> {
    step("building the server and all tests", || {
        run(&mut cargo(&["build", "--locked", "--workspace", "--bin", "tengen", "--bin", rules::PROGRAM, "--tests"]))
    })?;
    let folder = layout::target()?.join("debug");
    Ok(ForTests { tengen: folder.join(layout::program("tengen")), rules: folder.join(layout::program(rules::PROGRAM)) })
}
