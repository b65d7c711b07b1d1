//! `cargo xtask mutants`: makes small changes to the code and checks that a test notices each of them.
//!
//! Code with one such change is a mutant. A mutant survives if no test fails.
//!
//! cargo-mutants lists the changes. They are made in a copy of the repository, many of them in one build (see `switch`). For each
//! change, this command runs the tests that cover the crate, from the fastest to the slowest, until one fails. Verdicts are kept
//! with the build results, so an interrupted run continues where it stopped. `.cargo/mutants.toml` lists the mutants that no test
//! can notice, each with its reason.

mod changed;
mod judge;
mod ledger;
mod mutant;
mod options;
mod suite;
mod switch;
mod tree;

use crate::layout;
use crate::process::{command, read, say};
use crate::running::stop_requested;
use crate::tool::Tool;
use anyhow::Context as _;
pub(crate) use changed::changed;
use judge::Judge;
use ledger::{Ledger, Verdict};
use mutant::Mutant;
pub(crate) use options::Options;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// The maximum number of mutants in one build. With more mutants, one large build would take longer than two smaller ones.
const BATCH: usize = 150;
/// The maximum number of untested mutants whose names are printed.
const MOST_NAMED: usize = 40;
const TOOL: Tool = Tool { name: "cargo-mutants", version: "27.1.0" };

/// Tests the mutants that the options select, and prints those that no test noticed.
///
/// # Errors
/// If the tool cannot be installed, if the tests fail without any change, or if a mutant survives.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let home = layout::target()?.join("mutants");
    fs::create_dir_all(&home)?;
    let Some(diff) = options.diff(&home)? else {
        say("no changed lines to mutate");
        return Ok(());
    };
    let all = mutants(options, diff.as_deref())?;
    let chosen = options.sample(all.clone());
    let mut ledger = Ledger::open(&home.join("verdicts.txt"))?;
    let open: Vec<&Mutant> = chosen.iter().filter(|mutant| ledger.verdict(mutant).is_none()).collect();
    say(&format!("{} mutants, {} of them tested before", chosen.len(), chosen.len() - open.len()));
    if !open.is_empty() {
        each(&open, options, &home, &mut ledger)?;
    }
    let left = all.iter().filter(|mutant| !chosen.contains(mutant) || ledger.verdict(mutant).is_none());
    print_untested(&left.map(|mutant| mutant.name.as_str()).collect::<Vec<_>>());
    report(&home, &ledger, &chosen)
}

/// Tests the mutants, crate by crate, until the time is up.
fn each(open: &[&Mutant], options: &Options, home: &Path, ledger: &mut Ledger) -> anyhow::Result<()> {
    let stop = stop_requested()?;
    let mut judge = Judge::new(home, options, &stop)?;
    let mut number = 0;
    let mut note = |mutant: &Mutant, verdict: Verdict, why: &str| {
        number += 1;
        say(&format!("{number}/{} {verdict:?}: {}{why}", open.len(), mutant.name));
        ledger.add(mutant, verdict)
    };
    for of_one_crate in open.chunk_by(|a, b| a.package == b.package) {
        for batch in of_one_crate.chunks(BATCH) {
            judge.batch(batch, &mut note)?;
        }
    }
    Ok(())
}

/// Every mutant that the options select.
fn mutants(options: &Options, diff: Option<&Path>) -> anyhow::Result<Vec<Mutant>> {
    let mut list =
        command(&TOOL.program()?.display().to_string(), &["mutants", "--workspace", "--colors", "never", "--list", "--json"]);
    list.arg("--dir").arg(layout::root());
    options.choose(&mut list);
    if let Some(diff) = diff {
        list.arg("--in-diff").arg(diff);
    }
    let output = read(&mut list)?;
    // If no changed line can be mutated, cargo-mutants prints a message instead of a list.
    let Some(start) = output.find('[') else { return Ok(Vec::new()) };
    let list: Value = serde_json::from_str(&output[start..]).context("the list from cargo-mutants is not JSON")?;
    list.as_array().context("the list from cargo-mutants is not a JSON array")?.iter().map(Mutant::read).collect()
}

/// Prints the names of mutants that were not tested, but at most [`MOST_NAMED`].
fn print_untested(left: &[&str]) {
    for name in &left[..left.len().min(MOST_NAMED)] {
        println!("NOT TESTED {name}");
    }
    if left.len() > MOST_NAMED {
        println!("NOT TESTED: {} more", left.len() - MOST_NAMED);
    }
}

/// Prints the totals and the survivors, and writes both to `summary.json`.
fn report(home: &Path, ledger: &Ledger, chosen: &[Mutant]) -> anyhow::Result<()> {
    let of = |wanted: Option<Verdict>| -> Vec<&str> {
        chosen.iter().filter(|mutant| ledger.verdict(mutant) == wanted).map(|mutant| mutant.name.as_str()).collect()
    };
    let (caught, missed, timeout) = (of(Some(Verdict::Caught)), of(Some(Verdict::Missed)), of(Some(Verdict::Timeout)));
    let (unviable, left) = (of(Some(Verdict::Unviable)), of(None));
    let summary = json!({
        "caught": caught.len(), "timeout": timeout, "unviable": unviable.len(), "left": left.len(), "missed": missed,
    });
    fs::write(home.join("summary.json"), format!("{summary:#}\n"))?;
    for name in &missed {
        println!("SURVIVED {name}");
    }
    println!(
        "{} caught, {} survived, {} ran out of time, {} do not compile, {} were not tested",
        caught.len(),
        missed.len(),
        timeout.len(),
        unviable.len(),
        left.len()
    );
    anyhow::ensure!(
        missed.is_empty(),
        "no test notices the mutants listed above: add a test, or list the mutant with the reason in .cargo/mutants.toml"
    );
    Ok(())
}
