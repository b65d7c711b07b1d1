//! `cargo xtask tidy`: the project's own rules that neither a compiler nor a linter checks.
//!
//! Each check returns complaints. The check `arrows` reads the metadata of the crates. All other checks read the text files of the
//! repository. If a line has to break a rule, give the reason on the same line or on the line above: `tidy: allowed, because ...`.

mod arrows;
mod imports;
mod length;
mod links;
mod locks;
mod plain;
mod sleeps;
mod words;

use crate::layout;
use crate::process::{command, read};
use anyhow::Context as _;
use std::fs;

/// A text file of the repository.
pub(crate) struct Source {
    /// The path from the root of the repository. Its parts are separated by `/`, and it does not begin with `/`.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// A violation of a rule.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Complaint {
    path: String,
    /// Counted from 1. None if the complaint is about the whole file.
    line: Option<usize>,
    text: String,
}

impl Source {
    #[cfg(test)]
    fn new(path: &str, text: &str) -> Self {
        Self { path: path.to_owned(), text: text.to_owned() }
    }

    /// The lines with their numbers, counted from 1, except the lines that are allowed to break a rule.
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        let mut above_allows = false;
        self.text.lines().enumerate().filter_map(move |(index, line)| {
            let allows = line.contains("tidy: allowed, because ");
            let allowed_above = std::mem::replace(&mut above_allows, allows);
            (!allows && !allowed_above).then_some((index + 1, line))
        })
    }

    fn complain(&self, line: Option<usize>, text: impl Into<String>) -> Complaint {
        Complaint { path: self.path.clone(), line, text: text.into() }
    }

    fn ends_with_any(&self, ends: &[&str]) -> bool {
        ends.iter().any(|end| self.path.ends_with(end))
    }

    /// The index of the first line of the test module in a Rust file, counted from 0. Tests are at the bottom.
    fn test_module(&self) -> Option<usize> {
        let lines: Vec<_> = self.text.lines().collect();
        let begins = |pair: &[&str]| pair[0] == "#[cfg(test)]" && pair[1].starts_with("mod ") && pair[1].ends_with('{');
        lines.windows(2).position(begins)
    }

    /// True for files that contain only tests.
    fn is_test(&self) -> bool {
        self.path.starts_with("tests/")
            || self.path.contains("/tests/")
            || self.path.starts_with("web/e2e/")
            || self.ends_with_any(&["/tests.rs", "_tests.rs", ".test.ts", ".test.tsx"])
    }

    fn is_generated(&self) -> bool {
        self.path.contains(".gen.")
    }
}

/// Checks the repository and prints every complaint.
///
/// # Errors
/// If there are complaints or a file cannot be read.
pub(crate) fn run() -> anyhow::Result<()> {
    let files = sources()?;
    let mut complaints = arrows::check(&arrows::crates(&layout::metadata()?));
    complaints.extend(imports::check(&files));
    complaints.extend(length::check(&files));
    complaints.extend(links::check(&files, |path| layout::root().join(path).exists()));
    complaints.extend(links::twins(&files));
    complaints.extend(locks::check(&files));
    complaints.extend(plain::check(&files));
    complaints.extend(sleeps::check(&files));
    complaints.extend(words::check(&files));
    for note in length::notes(&files) {
        println!("note: {note}");
    }
    for complaint in &complaints {
        println!("{complaint}");
    }
    anyhow::ensure!(complaints.is_empty(), "tidy: {} complaints", complaints.len());
    println!("tidy: {} files are in order", files.len());
    Ok(())
}

impl std::fmt::Display for Complaint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.path, self.text),
            None => write!(f, "{}: {}", self.path, self.text),
        }
    }
}

/// Every text file that git tracks or would add.
fn sources() -> anyhow::Result<Vec<Source>> {
    let list = read(&mut command("git", &["ls-files", "-z", "--cached", "--others", "--exclude-standard"]))?;
    let mut files = Vec::new();
    for path in list.split('\0').filter(|path| !path.is_empty()) {
        let file = layout::root().join(path);
        // Git still lists a file whose deletion is not staged.
        if !file.is_file() {
            continue;
        }
        let bytes = fs::read(&file).with_context(|| format!("cannot read {path}"))?;
        if let Ok(text) = String::from_utf8(bytes) {
            files.push(Source { path: path.to_owned(), text });
        }
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files.dedup_by(|a, b| a.path == b.path);
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_gives_a_reason_may_break_a_rule() {
        let file = Source::new("a", "one\ntwo // tidy: allowed, because it must\nthree\nfour");
        let lines: Vec<_> = file.lines().map(|(number, _)| number).collect();
        assert_eq!(lines, [1, 4]);
        let without_reason = Source::new("a", "one // tidy: allowed");
        assert_eq!(without_reason.lines().count(), 1);
    }
}
