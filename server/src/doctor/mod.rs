//! `tengen doctor`: looks for what is wrong with the settings, the machine and the data of a server, and says how to fix it. Changes
//! nothing, and works whether the server runs or not.

mod data;
mod network;
mod system;
#[cfg(test)]
mod tests;

use crate::config::Settings;
use crate::timeline::Timeline;
use room::Millis;
use std::io::Write as _;

/// How bad a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    /// Nothing is wrong.
    Ok,
    /// The server works, but not as well or as safely as it could.
    Warning,
    /// The server does not work, or soon will not.
    Problem,
}

impl Level {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Ok => "OK",
            Self::Warning => "warning",
            Self::Problem => "problem",
        }
    }
}

/// The result of one check.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Finding {
    level: Level,
    /// What was checked, in one or two words.
    what: &'static str,
    /// What was found.
    found: String,
    /// How to fix it; empty if nothing is wrong.
    remedy: String,
}

impl Finding {
    fn ok(what: &'static str, found: impl Into<String>) -> Self {
        Self { level: Level::Ok, what, found: found.into(), remedy: String::new() }
    }

    fn warning(what: &'static str, found: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self { level: Level::Warning, what, found: found.into(), remedy: remedy.into() }
    }

    fn problem(what: &'static str, found: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self { level: Level::Problem, what, found: found.into(), remedy: remedy.into() }
    }
}

/// Checks everything and prints one line per check, and for each fault a line with what to do.
///
/// # Errors
/// If at least one problem was found.
pub fn check(settings: &Settings) -> anyhow::Result<()> {
    let timeline = Timeline::held(Millis::ZERO);
    let wall = timeline.wall();
    let mut findings = network::check(settings);
    findings.extend(system::clock(&timeline));
    findings.push(system::descriptors(settings));
    findings.extend(data::check(settings, wall));
    let mut out = std::io::stdout().lock();
    for line in findings.iter().flat_map(lines) {
        writeln!(out, "{line}")?;
    }
    let problems = findings.iter().filter(|finding| finding.level == Level::Problem).count();
    anyhow::ensure!(problems == 0, "problems found: {problems}");
    Ok(())
}

/// The most columns of a line.
const WIDTH: usize = 100;
/// The columns before the text of a finding.
const INDENT: usize = 22;

/// The lines of a finding: the level, what was checked, and the text.
fn lines(finding: &Finding) -> Vec<String> {
    let head = format!("{:<9}{:<13}", finding.level.as_str(), finding.what);
    let mut lines = wrapped(&head, &finding.found);
    if !finding.remedy.is_empty() {
        lines.extend(wrapped(&" ".repeat(INDENT), &format!("To fix it: {}", finding.remedy)));
    }
    lines
}

/// A text in lines of at most [`WIDTH`] columns. A longer word, such as a path, gets a line of its own.
fn wrapped(head: &str, text: &str) -> Vec<String> {
    let mut lines = vec![head.to_owned()];
    for word in text.split_whitespace() {
        let last = lines.last_mut().expect("there is at least the head");
        let begins = last.len() <= INDENT;
        if !begins && last.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(format!("{}{word}", " ".repeat(INDENT)));
        } else {
            if !begins {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    lines
}
