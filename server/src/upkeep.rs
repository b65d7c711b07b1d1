//! `tengen backup`, `check` and `restore`: the operator's commands for the database. They are part of the program, because a container often
//! has no shell and no other programs.

use crate::timeline::Timeline;
use room::Millis;
use std::io::Write as _;
use std::path::Path;
use store_sqlite::files::{self, Findings};

/// Copies the database of a running or stopped server to a new file, checks the copy, and prints what it contains.
///
/// # Errors
/// If there is no copy, or if the copy contains damage.
pub fn backup(data: &Path, file: &Path) -> anyhow::Result<()> {
    let findings = wait_for(files::backup(&files::database(data), file))??;
    print(&format!("{}: {}", file.display(), contents(&findings)))?;
    anyhow::ensure!(findings.whole(), "the copy is complete, but the database was damaged before: {}", findings.words());
    Ok(())
}

/// Reads and replays every room of a database, and prints what it contains.
///
/// # Errors
/// If something is damaged, or if the database cannot be read.
pub fn check(data: &Path, file: Option<&Path>) -> anyhow::Result<()> {
    let database = file.map_or_else(|| files::database(data), Path::to_owned);
    let findings = wait_for(files::check(&database))??;
    print(&format!("{}: {}", database.display(), contents(&findings)))?;
    for fault in &findings.faults {
        print(fault)?;
    }
    anyhow::ensure!(findings.whole(), "{} faults were found", findings.count);
    Ok(())
}

/// Puts a backup in the place of the database of a stopped server, and prints where the present database is kept.
///
/// # Errors
/// If the server is running, or if the backup is damaged. In both cases, the present database stays in place.
pub fn restore(data: &Path, file: &Path) -> anyhow::Result<()> {
    let now = Timeline::held(Millis::ZERO).wall();
    let kept = wait_for(files::restore(data, file, now.0 / 1000))??;
    print(&format!("{} is now the database in {}", file.display(), data.display()))?;
    match kept {
        Some(kept) => print(&format!("the former database is kept as {}", kept.display())),
        None => Ok(()),
    }
}

fn contents(findings: &Findings) -> String {
    format!("rooms: {}, events: {}", findings.rooms, findings.events)
}

fn wait_for<T>(done: impl Future<Output = T>) -> anyhow::Result<T> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(done))
}

fn print(line: &str) -> anyhow::Result<()> {
    Ok(writeln!(std::io::stdout(), "{line}")?)
}
