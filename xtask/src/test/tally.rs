//! Counts tests from the reports of the test programs.

use anyhow::Context as _;
use serde_json::Value;
use std::ops::AddAssign;

/// The number of tests that passed, failed and were skipped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) skipped: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped)
    }
}

/// Reads one line of the output of `cargo test`. None if the line is not the summary of a test program.
pub(crate) fn of_cargo_line(line: &str) -> Option<Tally> {
    let counts = line.trim().strip_prefix("test result: ")?.split_once(". ")?.1;
    let mut tally = Tally::default();
    for part in counts.split("; ") {
        let (count, what) = part.split_once(' ')?;
        match what {
            "passed" => tally.passed = count.parse().ok()?,
            "failed" => tally.failed = count.parse().ok()?,
            "ignored" => tally.skipped = count.parse().ok()?,
            _ => {}
        }
    }
    Some(tally)
}

/// Reads the JSON report of Vitest.
pub(crate) fn of_vitest(report: &str) -> anyhow::Result<Tally> {
    let report: Value = serde_json::from_str(report)?;
    let count = |key: &str| report[key].as_u64().with_context(|| format!("the report of Vitest contains no {key}"));
    Ok(Tally {
        passed: count("numPassedTests")?,
        failed: count("numFailedTests")?,
        skipped: count("numPendingTests")? + count("numTodoTests")?,
    })
}

/// Reads the JSON report of Playwright, from a run or from `--list`. Listed tests have not run, so they count as skipped.
pub(crate) fn of_playwright(report: &str, listed: bool) -> anyhow::Result<Tally> {
    // npm and the tests may print something before the report.
    let report: Value = serde_json::from_str(report.find('{').map_or(report, |start| &report[start..]))?;
    if listed {
        return Ok(Tally { skipped: specs(&report), ..Tally::default() });
    }
    let count = |key: &str| report["stats"][key].as_u64().with_context(|| format!("the report of Playwright contains no {key}"));
    // A test that passes only on the second attempt is a defect.
    Ok(Tally { passed: count("expected")?, failed: count("unexpected")? + count("flaky")?, skipped: count("skipped")? })
}

fn specs(suite: &Value) -> u64 {
    let tests = |spec: &Value| spec["tests"].as_array().map_or(0, |tests| tests.len() as u64);
    let own: u64 = suite["specs"].as_array().into_iter().flatten().map(tests).sum();
    own + suite["suites"].as_array().into_iter().flatten().map(specs).sum::<u64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_summary_lines_of_cargo_are_counted() {
        let line = "test result: FAILED. 12 passed; 1 failed; 3 ignored; 0 measured; 2 filtered out; finished in 0.10s";
        assert_eq!(of_cargo_line(line), Some(Tally { passed: 12, failed: 1, skipped: 3 }));
        assert_eq!(of_cargo_line("test kind::tests::names ... ok"), None);
        assert_eq!(of_cargo_line("running 12 tests"), None);
    }

    #[test]
    fn the_report_of_vitest_is_counted() {
        let report = r#"{"numTotalTests":6,"numPassedTests":3,"numFailedTests":1,"numPendingTests":1,"numTodoTests":1}"#;
        assert_eq!(of_vitest(report).unwrap(), Tally { passed: 3, failed: 1, skipped: 2 });
        assert!(of_vitest("{}").is_err());
    }

    #[test]
    fn a_flaky_browser_test_counts_as_failed() {
        let report = r#"{"stats":{"expected":4,"unexpected":0,"flaky":1,"skipped":2}}"#;
        assert_eq!(of_playwright(report, false).unwrap(), Tally { passed: 4, failed: 1, skipped: 2 });
        assert!(of_playwright("{}", false).is_err());
    }

    #[test]
    fn listed_browser_tests_count_as_skipped() {
        let report = r#"> e2e
            {"suites":[{"specs":[{"tests":[{}]}],"suites":[{"specs":[{"tests":[{},{}]},{"tests":[{}]}]}]}],"stats":{"expected":0}}"#;
        assert_eq!(of_playwright(report, true).unwrap(), Tally { skipped: 4, ..Tally::default() });
    }
}
