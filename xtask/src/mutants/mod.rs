//! `cargo xtask mutants`: makes small changes to the code and checks that a test notices each of them.
//!
//! cargo-mutants makes the changes and runs the tests of the changed crate. Its verdicts are kept with the build results, so that an
//! interrupted run continues where it stopped. `.cargo/mutants.toml` lists the mutants that no test can notice, each with its
//! reason.

mod ledger;
mod options;

use crate::layout;
use crate::process::{command, read, say, show, step, timed};
use crate::tool::Tool;
use anyhow::Context as _;
use ledger::{Ledger, Mutant, Verdict};
pub(crate) use options::Options;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const TOOL: Tool = Tool { name: "cargo-mutants", version: "27.1.0" };
/// With a time limit, the number of mutants tested between two checks of the clock. Each batch builds the crate again.
const BATCH: usize = 4;
/// The exit codes of cargo-mutants after it has tested every mutant: all caught, some missed, some timed out.
const JUDGED: [i32; 3] = [0, 2, 3];

/// Tests the mutants that the options select, and prints those that no test noticed.
///
/// # Errors
/// If the tool cannot be installed, the tests fail without any change, or a mutant survived.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let home = home()?;
    fs::create_dir_all(&home)?;
    let Some(diff) = options.diff(&home)? else {
        say("no changed lines to mutate");
        return Ok(());
    };
    let tool = TOOL.program()?;
    let mut ledger = Ledger::open(&home)?;
    let chosen = options.sample(mutants(&tool, options, diff.as_deref())?);
    let open: Vec<&Mutant> = chosen.iter().filter(|mutant| ledger.verdict(mutant).is_none()).collect();
    say(&format!("{} mutants, {} of them tested before", chosen.len(), chosen.len() - open.len()));
    let mut spent = Duration::ZERO;
    let batch = if options.minutes.is_some() { BATCH } else { open.len().max(1) };
    for (number, batch) in open.chunks(batch).enumerate() {
        if options.minutes.is_some_and(|minutes| spent >= Duration::from_secs(60 * minutes)) {
            say(&format!("time is up: {} mutants are left for the next run", open.len() - number * BATCH));
            break;
        }
        let (judged, took) = timed(|| judge(&tool, options, &home, &mut ledger, batch, number == 0));
        judged?;
        spent += took;
    }
    report(&home, &ledger, &chosen)
}

/// The folder for everything kept between runs.
fn home() -> anyhow::Result<PathBuf> {
    Ok(layout::target()?.join("mutants"))
}

/// Every mutant that the options allow.
fn mutants(tool: &Path, options: &Options, diff: Option<&Path>) -> anyhow::Result<Vec<Mutant>> {
    let mut list = cargo_mutants(tool);
    list.args(["--list", "--json"]);
    options.choose(&mut list);
    if let Some(diff) = diff {
        list.arg("--in-diff").arg(diff);
    }
    let told = read(&mut list)?;
    // If no changed line can be mutated, cargo-mutants prints a message instead of a list.
    let Some(start) = told.find('[') else { return Ok(Vec::new()) };
    let list: Value = serde_json::from_str(&told[start..]).context("the list of cargo-mutants is not JSON")?;
    let text = |mutant: &Value, key: &str| {
        mutant[key].as_str().map(str::to_owned).with_context(|| format!("cargo-mutants names no {key} of a mutant"))
    };
    let mut found = Vec::new();
    for mutant in list.as_array().context("the list of cargo-mutants is not a list")? {
        found.push(Mutant::new(text(mutant, "name")?, layout::root(), &text(mutant, "file")?)?);
    }
    Ok(found)
}

/// Runs cargo-mutants on these mutants and keeps the verdicts, even if it stops before the last one.
fn judge(tool: &Path, options: &Options, home: &Path, ledger: &mut Ledger, batch: &[&Mutant], first: bool) -> anyhow::Result<()> {
    ledger.begin(batch)?;
    let names: Vec<String> = batch.iter().map(|mutant| options::exactly(&mutant.name)).collect();
    let limit = options.limit_seconds.to_string();
    let mut command = cargo_mutants(tool);
    command.args(["--timeout", &limit, "--build-timeout", &limit, "--output"]).arg(home);
    command.args(["--baseline", if first { "run" } else { "skip" }, "--re", &format!("^({})$", names.join("|"))]);
    // cargo-mutants does not apply the pattern to deleted fields of struct expressions, so name the files too.
    let files: BTreeSet<&str> = batch.iter().filter_map(|mutant| mutant.name.split(':').next()).collect();
    command.args(files.iter().flat_map(|file| ["--file", file]));
    // Compile the dependencies once, not for every batch.
    command.env("CARGO_TARGET_DIR", home.join("build"));
    let ended = step(&format!("testing {} mutants", batch.len()), || {
        command.status().with_context(|| format!("cannot run `{}`", show(&command)))
    });
    ledger.end()?;
    let status = ended?;
    anyhow::ensure!(
        status.code().is_some_and(|code| JUDGED.contains(&code)),
        "cargo-mutants stopped ({status}); its output is in {}",
        home.join("mutants.out").display()
    );
    Ok(())
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
        "{} caught, {} survived, {} ran out of time, {} do not compile, {} left",
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

/// A cargo-mutants command for this repository.
fn cargo_mutants(tool: &Path) -> Command {
    let mut command = command(&tool.display().to_string(), &["mutants", "--workspace", "--colors", "never", "--dir"]);
    command.arg(layout::root());
    command
}
