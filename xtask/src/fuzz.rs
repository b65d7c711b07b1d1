//! `cargo xtask fuzz`: runs the fuzz targets of `fuzz/`, two at a time.
//!
//! The code forbids `unsafe`, so an address sanitizer would find nothing. Without the sanitizer, inputs run several times faster,
//! and the stable compiler is enough.

use crate::process::{cargo, read, run as execute, say, show, step};
use crate::tool::Tool;
use crate::{layout, wasm};
use anyhow::Context as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// How long each target runs by default.
const SECONDS: u32 = 60;
/// How long each target runs in `cargo xtask ci`.
const BRIEF_SECONDS: u32 = 10;
/// How many targets run at the same time, if there are that many cores.
const AT_ONCE: usize = 2;
/// The tool that compiles and runs fuzz targets.
const TOOL: Tool = Tool { name: "cargo-fuzz", version: "0.13.2" };
/// Options of libFuzzer. An input that takes more than ten seconds or a gibibyte of memory counts as a failure. Inputs may be long
/// from the start, because only long games reach the interesting positions.
const BOUNDS: [&str; 5] = ["-timeout=10", "-rss_limit_mb=1024", "-max_len=1024", "-len_control=0", "-print_final_stats=1"];
/// The number of random inputs in a new corpus, and the length of the longest one in bytes.
const SEEDS: (u64, u64) = (24, 1000);

/// Fuzzes each named target, or every target if none is named, for the given time. If files are named, replays these
/// files with the one named target instead.
///
/// # Errors
/// If a tool is missing, if an argument is wrong or if a target fails.
pub(crate) fn run(args: &[String]) -> anyhow::Result<()> {
    let (mut names, mut inputs, mut seconds) = (Vec::new(), Vec::new(), SECONDS);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--seconds" => {
                seconds = args.next().context("--seconds needs a number")?.parse().context("--seconds needs a number")?;
            }
            file if Path::new(file).is_file() => inputs.push(file.to_owned()),
            name => names.push(name.to_owned()),
        }
    }
    let known = targets()?;
    for name in &names {
        anyhow::ensure!(known.contains(name), "unknown target {name:?}, expected one of {}", known.join(", "));
    }
    match (&names[..], &inputs[..]) {
        ([], []) => fuzz_each(&known, seconds),
        (names, []) => fuzz_each(names, seconds),
        ([name], inputs) => replay(name, inputs),
        _ => anyhow::bail!("to replay inputs, name exactly one target"),
    }
}

/// Fuzzes every target briefly, but long enough to find an obvious violation.
///
/// # Errors
/// The same as [`run`].
pub(crate) fn all_briefly() -> anyhow::Result<()> {
    fuzz_each(&targets()?, BRIEF_SECONDS)
}

/// Checks the format and the lints of the fuzz crate, which is not part of the workspace.
///
/// # Errors
/// If a check fails.
pub(crate) fn lints() -> anyhow::Result<()> {
    check_lock_file()?;
    execute(cargo(&["fmt", "--check", "--manifest-path", "fuzz/Cargo.toml"]).current_dir(layout::root()))?;
    let mut clippy =
        cargo(&["clippy", "--quiet", "--locked", "--all-targets", "--manifest-path", "fuzz/Cargo.toml", "--target-dir"]);
    execute(clippy.arg(target_dir()?).args(["--", "-D", "warnings"]))
}

/// Builds every target and returns the path of the tool that runs them.
fn build() -> anyhow::Result<PathBuf> {
    check_lock_file()?;
    let tool = TOOL.program()?;
    compile_module()?;
    step("building the fuzz targets", || {
        execute(&mut cargo_fuzz(&tool, "build")?).context("compiling libFuzzer needs a C++ compiler")
    })?;
    Ok(tool)
}

fn replay(name: &str, inputs: &[String]) -> anyhow::Result<()> {
    execute(cargo_fuzz(&build()?, "run")?.arg(name).args(inputs))
}

fn fuzz_each(names: &[String], seconds: u32) -> anyhow::Result<()> {
    let tool = build()?;
    let (open, failed) = (Mutex::new(names.iter()), Mutex::new(Vec::new()));
    let work = || {
        while let Some(name) = next(&open) {
            if let Err(error) = fuzz_target(&tool, name, seconds) {
                eprintln!("{error:#}");
                failed.lock().unwrap_or_else(PoisonError::into_inner).push(name.as_str());
            }
        }
    };
    // Each target keeps one core busy.
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores.min(AT_ONCE) {
            scope.spawn(work);
        }
    });
    let failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
    anyhow::ensure!(failed.is_empty(), "these targets failed: {}", failed.join(", "));
    Ok(())
}

fn next<'a>(open: &Mutex<std::slice::Iter<'a, String>>) -> Option<&'a String> {
    open.lock().unwrap_or_else(PoisonError::into_inner).next()
}

/// Fuzzes one target. Shows the output of libFuzzer only if it found a failing input.
fn fuzz_target(tool: &Path, name: &str, seconds: u32) -> anyhow::Result<()> {
    say(&format!("fuzzing {name} for {seconds} seconds"));
    let corpus = corpus(name)?;
    let mut command = cargo_fuzz(tool, "run")?;
    command.arg(name).arg(corpus);
    let (seeds, words) = (folder().join("seeds").join(name), folder().join(format!("{name}.dict")));
    if seeds.exists() {
        command.arg(seeds);
    }
    command.arg("--").args(BOUNDS).arg(format!("-max_total_time={seconds}"));
    if words.exists() {
        command.arg(format!("-dict={}", words.display()));
    }
    let output = command.output().with_context(|| format!("cannot run `{}`", show(&command)))?;
    let log = String::from_utf8_lossy(&output.stderr);
    let tail = log.lines().rev().take(60).collect::<Vec<_>>();
    anyhow::ensure!(
        output.status.success(),
        "{}\n{name} failed for an input, which is now in fuzz/artifacts/{name}; replay it with `cargo xtask fuzz {name} FILE`",
        tail.into_iter().rev().collect::<Vec<_>>().join("\n")
    );
    let inputs = log.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:")).unwrap_or("?");
    say(&format!("{name} passed for {} inputs", inputs.trim()));
    Ok(())
}

/// A cargo-fuzz command for our crate. The corpus is kept between runs. Comparisons are not traced, because tracing
/// would take four fifths of the running time and helps only to guess magic numbers. Games contain no magic numbers,
/// and the targets for text formats have dictionaries.
fn cargo_fuzz(tool: &Path, verb: &str) -> anyhow::Result<Command> {
    let mut command = Command::new(tool);
    command.args(["fuzz", verb, "--sanitizer", "none", "--no-trace-compares", "--fuzz-dir"]).arg(folder());
    command.arg("--target-dir").arg(target_dir()?).current_dir(layout::root());
    Ok(command)
}

/// Compiles the fuzz crate's library to the WebAssembly module that `native_equals_wasm` runs.
fn compile_module() -> anyhow::Result<()> {
    wasm::target()?;
    say("compiling the rules to WebAssembly for fuzzing");
    let profile = ["--lib", "--crate-type", "cdylib", "--target", wasm::TARGET, "--profile", "wasm"];
    let mut rustc = cargo(&["rustc", "--quiet", "--locked", "--manifest-path", "fuzz/Cargo.toml"]);
    execute(rustc.args(profile).arg("--target-dir").arg(target_dir()?))?;
    let built = target_dir()?.join(wasm::TARGET).join("wasm").join("fuzz.wasm");
    fs::copy(&built, folder().join("module.wasm")).with_context(|| format!("cannot copy {}", built.display()))?;
    Ok(())
}

/// Checks that the lock file is up to date, because cargo-fuzz would update a stale one instead of refusing it.
fn check_lock_file() -> anyhow::Result<()> {
    let arguments = ["metadata", "--locked", "--format-version", "1", "--manifest-path", "fuzz/Cargo.toml"];
    read(&mut cargo(&arguments))
        .context("fuzz/Cargo.lock is stale; update it with `cargo update --workspace --manifest-path fuzz/Cargo.toml`")?;
    Ok(())
}

/// The folder with the inputs found so far. A new corpus for games starts with random bytes, because libFuzzer would take minutes
/// to grow inputs byte by byte.
fn corpus(name: &str) -> anyhow::Result<PathBuf> {
    let corpus = folder().join("corpus").join(name);
    if corpus.exists() || folder().join("seeds").join(name).exists() {
        fs::create_dir_all(&corpus)?;
        return Ok(corpus);
    }
    fs::create_dir_all(&corpus)?;
    let (games, longest) = SEEDS;
    for game in 1..=games {
        let mut state = game.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut noise = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 32) as u8
        };
        let bytes: Vec<u8> = (0..longest * game / games).map(|_| noise()).collect();
        fs::write(corpus.join(format!("noise-{game:02}")), bytes)?;
    }
    Ok(corpus)
}

/// The names of all targets, taken from the files in `fuzz_targets`.
fn targets() -> anyhow::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder().join("fuzz_targets"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "rs") {
            names.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
        }
    }
    names.sort();
    Ok(names)
}

fn folder() -> PathBuf {
    layout::root().join("fuzz")
}

/// A folder separate from the other build results, which are not instrumented for fuzzing.
fn target_dir() -> anyhow::Result<PathBuf> {
    Ok(layout::target()?.join("fuzz"))
}
