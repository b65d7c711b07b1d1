//! Runs other programs and prints a line about each step.

use crate::{layout, rules};
use anyhow::Context as _;
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

/// The build profile of `cargo xtask serve`, usually the first command in a new clone. This profile makes the build short rather
/// than the program fast.
pub(crate) const FIRST: &str = "first";
/// The crates and features of `cargo xtask serve`. The command builds two programs, one after the other. Each build
/// names both crates, so that Cargo gives their common dependencies the same features and compiles the dependencies
/// only once. The server reads the client from a folder, so that the client and the server can be built at the same
/// time.
const FIRST_CHOICE: [&str; 7] = ["-p", "server", "-p", "bindings", "--no-default-features", "--features", "server/lan"];

/// Prints one line of progress.
pub(crate) fn say(text: &str) {
    eprintln!("==> {text}");
}

/// Prints what the step does and, when it has ended, how long it took. Each line makes sense by itself, because two steps may run
/// at the same time.
///
/// # Errors
/// The step's own error.
pub(crate) fn step<T>(what: &str, work: impl FnOnce() -> anyhow::Result<T>) -> anyhow::Result<T> {
    say(what);
    let (result, took) = timed(work);
    let end = if result.is_ok() { "done" } else { "FAILED" };
    say(&format!("{what}: {end}, {} s", took.as_secs()));
    result
}

/// Does the work and measures how long it takes.
#[expect(clippy::disallowed_methods, reason = "a command line tool that prints how long its steps take")]
pub(crate) fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed())
}

/// Runs both functions at the same time.
///
/// # Errors
/// The error of the first function or, if the first succeeded, of the second. Both functions always run to the end.
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

/// A command that runs in the root of the repository.
pub(crate) fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(layout::root());
    command
}

/// A cargo command that runs in the root of the repository.
pub(crate) fn cargo(args: &[&str]) -> Command {
    command("cargo", args)
}

/// An npm or npx command that runs in the web folder.
pub(crate) fn npm(program: &str, args: &[&str]) -> Command {
    // On Windows, npm and npx are scripts, which are found only by their full name.
    let name = if cfg!(windows) { format!("{program}.cmd") } else { program.to_owned() };
    let mut command = command(&name, args);
    command.current_dir(layout::web());
    command
}

/// Runs the command to its end. Its output goes to the terminal.
///
/// # Errors
/// If it cannot be started or fails. The error shows the command.
pub(crate) fn run(command: &mut Command) -> anyhow::Result<()> {
    let shown = show(command);
    let status = command.status().with_context(|| format!("cannot run `{shown}`"))?;
    anyhow::ensure!(status.success(), "`{shown}` failed ({status})");
    Ok(())
}

/// Runs the command and returns its standard output.
///
/// # Errors
/// If it cannot be started or fails. The error contains its standard error.
pub(crate) fn read(command: &mut Command) -> anyhow::Result<String> {
    let shown = show(command);
    let output = command.output().with_context(|| format!("cannot run `{shown}`"))?;
    anyhow::ensure!(
        output.status.success(),
        "`{shown}` failed ({}):\n{}",
        output.status,
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).with_context(|| format!("the output of `{shown}` is not UTF-8"))
}

/// The command as a user would type it.
pub(crate) fn show(command: &Command) -> String {
    let mut text = Path::new(command.get_program()).display().to_string();
    for arg in command.get_args() {
        text.push(' ');
        text.push_str(&arg.to_string_lossy());
    }
    text
}

/// Builds a program and returns its path. `choice` selects crates and features. Cargo shows its progress on a terminal.
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

/// Builds a program for the first run and returns its path.
///
/// # Errors
/// If the build fails.
pub(crate) fn build_first(program: &str) -> anyhow::Result<PathBuf> {
    build(&FIRST_CHOICE, program, FIRST)
}

/// The programs that the tests run.
pub(crate) struct ForTests {
    /// The server.
    pub(crate) tengen: PathBuf,
    /// `xtask-rules`, the program that the module [`rules`] runs.
    pub(crate) rules: PathBuf,
}

/// Builds the server and everything its tests need.
///
/// Builds the whole workspace with one command, because cargo unites the features of everything that one command
/// builds. The tests can then reuse every crate and need not build it again with other features.
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
