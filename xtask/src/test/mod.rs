//! `cargo xtask test`: runs every test of the project and prints one total at the end.

mod browser;
mod tally;

use crate::process::{ForTests, build_for_tests, cargo, npm, run as run_command, say, timed};
use crate::{codegen, layout, wasm, web};
use anyhow::Context as _;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use tally::Tally;

/// The result of one group of tests: the number of tests, how long they took, and, if the group failed, the reason.
struct Group {
    name: &'static str,
    tally: Tally,
    took: Duration,
    failure: Option<String>,
}

impl Group {
    /// Runs a check, which counts as one test.
    fn check(name: &'static str, work: impl FnOnce() -> anyhow::Result<()>) -> Self {
        Self::counted(name, || work().map(|()| (Tally { passed: 1, ..Tally::default() }, true)))
    }

    /// Runs a group that counts its own tests. If the group fails without a count, the total gets one failed test.
    fn counted(name: &'static str, work: impl FnOnce() -> anyhow::Result<(Tally, bool)>) -> Self {
        say(&format!("testing: {name}"));
        let (result, took) = timed(work);
        let (tally, failure) = match result {
            Ok((tally, true)) if tally.failed == 0 => (tally, None),
            Ok((tally, _)) => (Tally { failed: tally.failed.max(1), ..tally }, Some("see above".to_owned())),
            Err(error) => (Tally { failed: 1, ..Tally::default() }, Some(format!("{error:#}"))),
        };
        Self { name, tally, took, failure }
    }
}

/// Sets everything up and runs all tests. With `fast`, leaves out the browser tests.
///
/// # Errors
/// If the setup or a test fails.
pub(crate) fn run(fast: bool) -> anyhow::Result<()> {
    web::build()?;
    let ForTests { tengen, rules } = build_for_tests()?;
    codegen::typescript(&rules, false)?;
    let groups = [
        Group::check("purity (wasm32)", wasm::purity),
        Group::counted("Rust", || rust(&tengen)),
        Group::check("web check", || run_command(&mut npm("npm", &["run", "--silent", "check"]))),
        Group::counted("web units", web_units),
        Group::counted("browser", || browser::run(&tengen, fast)),
    ];
    conclude(&groups)
}

fn conclude(groups: &[Group]) -> anyhow::Result<()> {
    let mut sum = Tally::default();
    println!();
    for group in groups {
        sum += group.tally;
        println!("{:<16} {:>5} s  {}", group.name, group.took.as_secs(), group.tally);
        if let Some(failure) = &group.failure {
            println!("{:<16} FAILED: {failure}", "");
        }
    }
    println!("{sum}");
    anyhow::ensure!(groups.iter().all(|group| group.failure.is_none()), "the tests failed");
    Ok(())
}

/// Runs all tests of all crates, including doc examples. The returned flag is false if cargo itself failed.
fn rust(tengen: &Path) -> anyhow::Result<(Tally, bool)> {
    let mut command = cargo(&["test", "--locked", "--workspace", "--no-fail-fast"]);
    let mut child = command.env("TENGEN_BIN", tengen).stdout(Stdio::piped()).spawn().context("cannot run cargo test")?;
    let output = child.stdout.take().context("the output of cargo test is a pipe")?;
    let mut tally = Tally::default();
    for line in BufReader::new(output).split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        writeln!(std::io::stdout(), "{line}")?;
        tally += tally::of_cargo_line(&line).unwrap_or_default();
    }
    Ok((tally, child.wait()?.success()))
}

fn web_units() -> anyhow::Result<(Tally, bool)> {
    let report = layout::target()?.join("xtask").join("vitest.json");
    // Never read the report of an earlier run.
    let _ = fs::remove_file(&report);
    let output = format!("--outputFile.json={}", report.display());
    let mut command = npm("npm", &["test", "--silent", "--", "--reporter=default", "--reporter=json", &output]);
    let status = command.status().context("cannot run npm test")?;
    let text = fs::read_to_string(&report).context("Vitest has written no report")?;
    Ok((tally::of_vitest(&text)?, status.success()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_that_fails_without_a_failed_test_still_fails() {
        let all_passed = Tally { passed: 3, ..Tally::default() };
        assert!(Group::counted("x", || Ok((all_passed, true))).failure.is_none());
        let failing = Group::counted("x", || Ok((all_passed, false)));
        assert_eq!(failing.tally, Tally { passed: 3, failed: 1, skipped: 0 });
        assert!(conclude(&[failing]).is_err());
        assert!(conclude(&[Group::counted("x", || anyhow::bail!("no report"))]).is_err());
        assert!(conclude(&[Group::check("x", || Ok(()))]).is_ok());
    }
}
