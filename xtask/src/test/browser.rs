//! Runs the tests in a real browser, or prints why they did not run.

use super::tally::{Tally, of_playwright};
use crate::process::{npm, read, say};
use crate::{chromium, layout};
use anyhow::Context as _;
use std::fs;
use std::path::Path;

/// Runs `web/e2e` against the server program. Without a browser, or with `leave_out`, counts these tests as skipped. The returned
/// flag is false if Playwright failed.
pub(super) fn run(tengen: &Path, leave_out: bool) -> anyhow::Result<(Tally, bool)> {
    if leave_out {
        return skip("--fast was given");
    }
    let Some(browser) = chromium::find() else {
        return skip(&format!("no Chromium was found; to run them, type:\n    {}", chromium::HOW));
    };
    let report = layout::target()?.join("xtask").join("playwright.json");
    // Never read the report of an earlier run.
    let _ = fs::remove_file(&report);
    let mut command = npm("npm", &["run", "--silent", "e2e", "--", "--reporter=list,json"]);
    command.env("TENGEN_BIN", tengen).env("TENGEN_CHROMIUM", browser);
    // The name of the variable depends on the Playwright version.
    command.env("PLAYWRIGHT_JSON_OUTPUT_NAME", &report).env("PLAYWRIGHT_JSON_OUTPUT_FILE", &report);
    let status = command.status().context("cannot run npm run e2e")?;
    let text = fs::read_to_string(&report).context("Playwright has written no report")?;
    Ok((of_playwright(&text, false)?, status.success()))
}

fn skip(why: &str) -> anyhow::Result<(Tally, bool)> {
    let list = read(&mut npm("npm", &["run", "--silent", "e2e", "--", "--list", "--reporter=json"]))?;
    let tally = of_playwright(&list, true)?;
    say(&format!("SKIPPED: {} browser tests: {why}", tally.skipped));
    Ok((tally, true))
}
