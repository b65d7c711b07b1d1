//! `cargo xtask vectors PATH...`: tests the rules against collections of records with expected results.
//!
//! The checks are a part of the tests of `rules`. Those tests run the checks on a small selection of records. This
//! command runs the checks on whole collections. The name of a file shows which set of records it contains.

#[path = "../../../../rules/tests/records/mod.rs"]
pub(crate) mod records;

mod proposals;

use anyhow::{Context, bail};
use proposals::Proposals;
use records::Verdict;
use serde::Deserialize;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// Sets that are skipped, because they are optional or because their sources disagree.
const SKIPPED: &[&str] = &["optional_katago_cleanup", "renju_disputed_five"];

#[derive(Default)]
struct Tally {
    passed: usize,
    failed: usize,
    skipped: usize,
}

/// Runs every set under the paths. Prints a line for each record that fails, and the totals at the end.
///
/// # Errors
/// If a record fails, if a file cannot be read, or if there are no records at all.
pub(crate) fn run(paths: &[PathBuf]) -> anyhow::Result<()> {
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files)?;
    }
    files.sort();
    let mut sum = Tally::default();
    let mut proposals = Proposals::default();
    for file in &files {
        proposals.run_file(file, set_of(file))?;
        let tally = run_file(file)?;
        sum.passed += tally.passed;
        sum.failed += tally.failed;
        sum.skipped += tally.skipped;
    }
    proposals.tally(&mut sum);
    println!("{} passed, {} failed, {} skipped", sum.passed, sum.failed, sum.skipped);
    if sum.failed > 0 {
        bail!("{} records failed", sum.failed);
    }
    if sum.passed == 0 {
        bail!("no record was checked");
    }
    Ok(())
}

/// The record files at or under a path.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    let context = || format!("cannot read {}", path.display());
    if fs::metadata(path).with_context(context)?.is_dir() {
        for entry in fs::read_dir(path).with_context(context)? {
            collect(&entry.with_context(context)?.path(), files)?;
        }
    } else if matches!(path.extension().and_then(|extension| extension.to_str()), Some("json" | "jsonl")) {
        files.push(path.to_owned());
    }
    Ok(())
}

/// The name of the set that a file contains.
fn set_of(file: &Path) -> &str {
    let set = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    // In `rules/tests/data`, Gomoku's sets have a prefix that distinguishes them from Go's.
    set.strip_prefix("gomoku_").unwrap_or(set)
}

fn run_file(file: &Path) -> anyhow::Result<Tally> {
    let set = set_of(file);
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let mut tally = Tally::default();
    let Some(check) = records::check_of(set) else {
        if records::proposal_of(set).is_some() {
            return Ok(tally);
        }
        let reason = match set {
            set if SKIPPED.contains(&set) => "optional or disputed",
            _ => "unknown set",
        };
        tally.skipped = if is_one_record(file) { 1 } else { text.lines().count() };
        println!("{}: {} records skipped: {reason}", file.display(), tally.skipped);
        return Ok(tally);
    };
    let records = records_of(file, &text)?;
    for (line, record) in records.iter().enumerate() {
        match check(record) {
            Verdict::Passed => tally.passed += 1,
            Verdict::Skipped => tally.skipped += 1,
            Verdict::Failed(difference) => {
                tally.failed += 1;
                let id = record["id"].as_str().map_or_else(|| format!("record {}", line + 1), str::to_owned);
                println!("FAILED {set} {id}: {difference}");
            }
        }
    }
    println!("{}: {} passed, {} failed, {} skipped", file.display(), tally.passed, tally.failed, tally.skipped);
    Ok(tally)
}

fn is_one_record(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "json")
}

/// The records of a file: one per line, or the whole file.
fn records_of(file: &Path, text: &str) -> anyhow::Result<Vec<Value>> {
    let context = |line: usize| format!("{}, record {}", file.display(), line + 1);
    if is_one_record(file) {
        return Ok(vec![serde_json::from_str(text).with_context(|| context(0))?]);
    }
    let lines = text.lines().filter(|line| !line.trim().is_empty()).enumerate();
    let mut records = lines.map(|(n, line)| one_record(line).with_context(|| context(n))).collect::<Result<Vec<_>, _>>()?;
    // A record may name a file in the same folder.
    let folder = file.parent().unwrap_or(Path::new("")).to_string_lossy();
    for record in records.iter_mut().filter(|record| record["file"].is_string()) {
        record["folder"] = Value::from(folder.as_ref());
    }
    Ok(records)
}

/// Parses a record without the parser's limit on depth, because a game tree nests two levels per move.
fn one_record(line: &str) -> serde_json::Result<Value> {
    let mut reader = serde_json::Deserializer::from_str(line);
    reader.disable_recursion_limit();
    let record = Value::deserialize(&mut reader)?;
    reader.end()?;
    Ok(record)
}
