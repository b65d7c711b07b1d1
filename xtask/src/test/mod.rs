//! `cargo xtask test`: every test of the project, with one sum at the end.

mod browser;
mod tally;

use crate::process::{ForTests, build_for_tests, cargo, npm, run as run_command, say};
use crate::{codegen, layout, wasm, web};
use anyhow::Context as _;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::Stdio;
use tally::Tally;

/// The result of one group of tests: its numbers, and the reason if it failed.
struct Group {
    name: &'static str,
    tally: Tally,
    trouble: Option<String>,
}

impl Group {
    /// A check counts as one test.
    fn check(name: &'static str, result: anyhow::Result<()>) -> Self {
        let tally = Tally { passed: u64::from(result.is_ok()), failed: u64::from(result.is_err()), skipped: 0 };
        Self { name, tally, trouble: result.err().map(|error| format!("{error:#}")) }
    }

    /// A group that counts its tests. If it fails before it can count them, it counts as one failure.
    fn counted(name: &'static str, result: anyhow::Result<(Tally, bool)>) -> Self {
        match result {
            Ok((tally, true)) if tally.failed == 0 => Self { name, tally, trouble: None },
            Ok((mut tally, _)) => {
                tally.failed = tally.failed.max(1);
                Self { name, tally, trouble: Some("see above".to_owned()) }
            }
            Err(error) => Self { name, tally: Tally { failed: 1, ..Tally::default() }, trouble: Some(format!("{error:#}")) },
        }
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
    let mut groups = Vec::new();
    say("testing: rules, setup and room are pure");
    groups.push(Group::check("purity (wasm32)", wasm::purity()));
    say("testing: Rust");
    groups.push(Group::counted("Rust", rust(&tengen)));
    say("testing: web types and lints");
    groups.push(Group::check("web check", run_command(&mut npm("npm", &["run", "--silent", "check"]))));
    say("testing: web units");
    groups.push(Group::counted("web units", units()));
    say("testing: in a browser");
    groups.push(Group::counted("browser", browser::run(&tengen, fast)));
    close(&groups)
}

fn close(groups: &[Group]) -> anyhow::Result<()> {
    let mut sum = Tally::default();
    println!();
    for group in groups {
        sum += group.tally;
        println!("{:<16} {}", group.name, group.tally);
        if let Some(trouble) = &group.trouble {
            println!("{:<16} FAILED: {trouble}", "");
        }
    }
    println!("{sum}");
    anyhow::ensure!(groups.iter().all(|group| group.trouble.is_none()), "the tests failed");
    Ok(())
}

/// All tests of all crates, doc examples included. The flag is false if cargo itself failed.
fn rust(tengen: &Path) -> anyhow::Result<(Tally, bool)> {
    let mut command = cargo(&["test", "--locked", "--workspace", "--no-fail-fast"]);
    let mut child = command.env("TENGEN_BIN", tengen).stdout(Stdio::piped()).spawn().context("cargo test")?;
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

fn units() -> anyhow::Result<(Tally, bool)> {
    let report = layout::target()?.join("xtask").join("vitest.json");
    // Never read the report of an earlier run.
    let _ = fs::remove_file(&report);
    let output = format!("--outputFile.json={}", report.display());
    let mut command = npm("npm", &["test", "--silent", "--", "--reporter=default", "--reporter=json", &output]);
    let status = command.status().context("npm test")?;
    let text = fs::read_to_string(&report).context("Vitest has written no report")?;
    Ok((tally::of_vitest(&text)?, status.success()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_that_fails_without_a_failed_test_still_fails() {
        let all_passed = Tally { passed: 3, ..Tally::default() };
        assert!(Group::counted("x", Ok((all_passed, true))).trouble.is_none());
        let broken = Group::counted("x", Ok((all_passed, false)));
        assert_eq!(broken.tally, Tally { passed: 3, failed: 1, skipped: 0 });
        assert!(close(&[broken]).is_err());
        assert!(close(&[Group::counted("x", Err(anyhow::anyhow!("no report")))]).is_err());
        assert!(close(&[Group::check("x", Ok(()))]).is_ok());
    }
}
