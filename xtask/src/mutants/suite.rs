//! The tests that judge the mutants of a crate, in the order in which they run.

use super::switch::VARIABLE;
use super::tree::Tree;
use crate::process::show;
use anyhow::Context as _;
use serde_json::Value;
use std::fmt;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// The memory limit for one test program, in KiB. A mutant may allocate memory without end.
const MOST_MEMORY_KIB: u32 = 8 << 20;
/// The time between two checks of whether this program was asked to stop.
const LOOK_EVERY: Duration = Duration::from_millis(200);

/// Parts of the names of slow tests, which play many random games.
const SLOW: [&str; 2] = ["laws", "randomly"];

/// A part of the tests in a suite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Choice {
    /// Tests named after the module of the mutant.
    Near,
    /// Tests that are not slow.
    Quick,
    /// The slow tests.
    Slow,
}

impl Choice {
    /// All choices, in the order in which their tests run.
    pub(super) const ALL: [Self; 3] = [Self::Near, Self::Quick, Self::Slow];

    /// The arguments that choose these tests. `near` lists words in the names of the near tests.
    pub(super) fn arguments<'a>(self, near: &[&'a str]) -> Vec<&'a str> {
        match self {
            Self::Near => near.to_vec(),
            Self::Quick => SLOW.iter().flat_map(|name| ["--skip", name]).collect(),
            Self::Slow => SLOW.to_vec(),
        }
    }
}

/// All tests of a crate: those next to the code and those in its folder `tests`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Suite(&'static str);

/// How a run of tests ended.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Ended {
    Passed,
    /// The first test that failed. None if the program itself ended abnormally.
    Failed(Option<String>),
    OutOfTime,
}

/// A compiler error.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct CompileError {
    /// The code of the error, such as `E0277`. Empty if it has none.
    pub(super) code: String,
    /// The files and lines that the error names.
    pub(super) places: Vec<(String, usize)>,
}

/// The result of compiling some tests.
pub(super) enum Built {
    Programs(Vec<Program>),
    /// The code does not compile.
    Failed(Vec<CompileError>),
}

/// A built test program and the folder it runs in.
pub(super) struct Program {
    path: PathBuf,
    folder: String,
}

/// The crate with the stories, which are tests that run the server program.
const STORIES: &str = "tests";

/// For each crate, the crates whose tests judge its mutants, fastest first. The tests in `rules` must notice
/// every change to `rules` without the help of other tests. The same is true of `room`.
const CRATES: [(&str, &[&str]); 13] = [
    ("rules", &["rules"]),
    ("bots", &["bots"]),
    ("bot-player", &["bot-player", "bots-browser", STORIES]),
    ("engine-protocols", &["engine-protocols"]),
    ("setup", &["setup", "room"]),
    ("room", &["room"]),
    ("protocol", &["protocol", "server", STORIES]),
    ("translation", &["translation", "server", STORIES]),
    ("device", &["device", "server", STORIES]),
    ("store", &["store", "store-sqlite", "server"]),
    ("store-sqlite-schema", &["store-sqlite"]),
    ("store-sqlite", &["store-sqlite", "server", STORIES]),
    ("server", &["server", STORIES]),
];

/// The tests that judge the mutants of a crate.
pub(super) fn suites(package: &str) -> impl Iterator<Item = Suite> {
    let found = CRATES.iter().find(|(name, _)| *name == package);
    found.map_or(&[][..], |(_, crates)| crates).iter().copied().map(Suite)
}

/// The folder of a crate.
pub(super) fn folder(package: &str) -> &str {
    match package {
        "store-sqlite" => "store/sqlite",
        "store-sqlite-schema" => "store/sqlite/schema",
        other => other,
    }
}

impl fmt::Display for Suite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Suite {
    /// The folder of the crate.
    pub(super) fn folder(self) -> &'static str {
        folder(self.0)
    }

    /// Compiles the tests.
    ///
    /// # Errors
    /// If cargo cannot be run or names no programs.
    pub(super) fn build(self, tree: &Tree) -> anyhow::Result<Built> {
        let mut cargo = tree.command(Path::new("cargo"), "");
        cargo.args(["test", "--no-run", "--locked", "--quiet", "--message-format=json", "-p", self.0]);
        // Cargo unites the features of all crates in its command. With the crates named here, the dependencies have the
        // same features as in a build of the whole workspace, so the dependencies are already compiled. The crates
        // named here have no library, so no code of their own is built.
        cargo.args(["-p", "bench", "-p", "xtask", "-p", "bindings", "-p", "xtask-rules"]);
        if self.0 == STORIES {
            cargo.args(["-p", "server", "--bin", "tengen", "--test", "stories"]);
        } else {
            cargo.arg("--lib").args(self.names(tree)?.iter().flat_map(|name| ["--test", name]));
        }
        let output = cargo.output().context("cannot run cargo test")?;
        let messages = String::from_utf8_lossy(&output.stdout);
        let messages: Vec<Value> = messages.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        if !output.status.success() {
            let errors = String::from_utf8_lossy(&output.stderr);
            anyhow::ensure!(errors.contains("could not compile"), "`{}` failed:\n{errors}", show(&cargo));
            return Ok(Built::Failed(messages.iter().filter_map(error).collect()));
        }
        let mut programs: Vec<Program> = messages
            .iter()
            .filter(|message| message["profile"]["test"] == true)
            .filter_map(|message| message["executable"].as_str().map(PathBuf::from))
            .map(|path| Program { path, folder: self.folder().to_owned() })
            .collect();
        // Unit tests come first, and slow programs last. The program of the unit tests has the name of the crate.
        let unit_tests = self.0.replace('-', "_");
        programs.sort_by_key(|program| (program.is_slow(), !program.name().starts_with(&unit_tests), program.name()));
        anyhow::ensure!(!programs.is_empty(), "cargo has built no tests of {}", self.0);
        Ok(Built::Programs(programs))
    }

    /// The names of the programs in the folder `tests`.
    fn names(self, tree: &Tree) -> anyhow::Result<Vec<String>> {
        let tests = tree.path(self.folder()).join("tests");
        let mut names = Vec::new();
        for entry in fs::read_dir(tests).into_iter().flatten() {
            let path = entry?.path();
            let is_program = path.extension().is_some_and(|kind| kind == "rs") || path.join("main.rs").is_file();
            names.extend(path.file_stem().filter(|_| is_program).map(|name| name.to_string_lossy().into_owned()));
        }
        names.sort();
        Ok(names)
    }
}

/// The conditions under which a test program is ended early.
pub(super) struct Watch<'a> {
    /// The longest time that the test program may take.
    pub(super) limit: Duration,
    /// Whether `cargo xtask` was asked to stop.
    pub(super) stop: &'a dyn Fn() -> bool,
}

impl Program {
    /// Whether all tests of the program are slow.
    fn is_slow(&self) -> bool {
        SLOW.iter().any(|slow| self.name().contains(slow))
    }

    fn name(&self) -> String {
        self.path.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Runs the tests that the arguments `tests` choose, with mutant number `on` turned on. Ends the program after the first
    /// failure.
    ///
    /// # Errors
    /// If the test program cannot be run, or `cargo xtask` was asked to stop.
    pub(super) fn run(&self, tree: &Tree, on: u32, tests: &[&str], watch: &Watch<'_>) -> anyhow::Result<Ended> {
        let mut command = limited(tree, self);
        command.args(tests).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        command.env(VARIABLE, on.to_string()).env("TENGEN_BIN", tree.program("tengen"));
        // Proptest must not save a case that failed for one mutant. It would try this case with the next mutant, although the case
        // is not part of the tests.
        command.env("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "true").env("PROPTEST_MAX_SHRINK_ITERS", "0");
        let mut group = Group(command.spawn().with_context(|| format!("cannot run {}", self.path.display()))?);
        let output = group.0.stdout.take().context("the output of the tests is a pipe")?;
        let (send, failed) = channel();
        thread::spawn(move || send_failures(output, &send));
        let mut waited = Duration::ZERO;
        while waited < watch.limit {
            anyhow::ensure!(!(watch.stop)(), "stopped");
            match failed.recv_timeout(LOOK_EVERY) {
                Ok(test) => return Ok(Ended::Failed(Some(test))),
                Err(RecvTimeoutError::Timeout) => waited += LOOK_EVERY,
                Err(RecvTimeoutError::Disconnected) => {
                    let passed = group.0.wait()?.success();
                    return Ok(if passed { Ended::Passed } else { Ended::Failed(None) });
                }
            }
        }
        Ok(Ended::OutOfTime)
    }
}

/// The error in a message from cargo. `None` if the message is not an error in the code.
fn error(message: &Value) -> Option<CompileError> {
    let message = message.get("message").filter(|message| message["level"] == "error")?;
    let places = message["spans"].as_array()?.iter().filter(|span| span["is_primary"] == true).filter_map(|span| {
        let line = usize::try_from(span["line_start"].as_u64()?).ok()?;
        Some((span["file_name"].as_str()?.to_owned(), line))
    });
    let code = message["code"]["code"].as_str().unwrap_or_default().to_owned();
    Some(CompileError { code, places: places.collect() }).filter(|error| !error.places.is_empty())
}

/// Sends the name of every test that failed.
fn send_failures(output: impl std::io::Read, send: &Sender<String>) {
    for line in BufReader::new(output).lines().map_while(Result::ok) {
        let failed = line.strip_prefix("test ").and_then(|line| line.strip_suffix(" ... FAILED"));
        if let Some(test) = failed {
            let _ = send.send(test.to_owned());
        }
    }
}

/// A test program and the programs it has started. All of them are ended when this value is dropped.
struct Group(Child);

impl Drop for Group {
    fn drop(&mut self) {
        if cfg!(unix) {
            // The standard library can only kill a single process.
            let _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", self.0.id())]).stderr(Stdio::null()).status();
        }
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The command for a test program. On Unix, its memory is limited, and it is in a process group of its own.
#[cfg(unix)]
fn limited(tree: &Tree, program: &Program) -> Command {
    use std::os::unix::process::CommandExt as _;
    let mut command = tree.command(Path::new("sh"), &program.folder);
    command.args(["-c", &format!("ulimit -v {MOST_MEMORY_KIB} && exec \"$@\""), "sh"]).arg(&program.path).process_group(0);
    command
}

#[cfg(not(unix))]
fn limited(tree: &Tree, program: &Program) -> Command {
    tree.command(&program.path, &program.folder)
}
