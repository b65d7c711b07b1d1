//! `cargo xtask prepare`: checks all SQL queries against an empty database with every migration applied, and writes their
//! descriptions to the folder `.sqlx`.
//!
//! Without these descriptions, a build would need a database. Run this command after changing a query or a migration.

use crate::layout;
use crate::process::{cargo, run as run_command, say};
use anyhow::Context as _;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::Path;

/// The contents of files, by name.
type Files = BTreeMap<OsString, Vec<u8>>;

/// Writes `.sqlx`. With `check`, only compares the folder with what it should contain.
///
/// # Errors
/// If a migration or a query is wrong or, with `check`, the folder is stale.
pub(crate) fn run(check: bool) -> anyhow::Result<()> {
    let made = describe()?;
    let folder = layout::root().join(".sqlx");
    let kept = read(&folder)?;
    if made == kept {
        return Ok(());
    }
    anyhow::ensure!(!check, ".sqlx is stale: run `cargo xtask prepare` and commit the result");
    say("writing .sqlx");
    fs::create_dir_all(&folder)?;
    for name in kept.keys().filter(|name| !made.contains_key(*name)) {
        fs::remove_file(folder.join(name))?;
    }
    for (name, text) in made.iter().filter(|(name, text)| kept.get(*name) != Some(*text)) {
        fs::write(folder.join(name), text)?;
    }
    Ok(())
}

/// Compiles the SQLite store against an empty database with the newest schema and returns the description of each query.
fn describe() -> anyhow::Result<Files> {
    // This database is for this process only, because two processes may run at the same time.
    let scratch = layout::target()?.join(format!("prepare-{}", std::process::id()));
    if scratch.exists() {
        fs::remove_dir_all(&scratch)?;
    }
    let described = scratch.join("sqlx");
    fs::create_dir_all(&described)?;
    let database = scratch.join("sqlite.db");
    let path = database.to_str().context("the path of the target directory is not UTF-8")?;
    say("checking every query of the SQLite store against its schema");
    run_command(&mut cargo(&["run", "--quiet", "-p", "store-sqlite-schema", "--example", "make_database", "--", path]))?;
    // Cargo does not know that the macros read a database. A flag with a new value each time makes Cargo compile the crate again.
    let anew = format!("--cfg=prepared=\"{}\"", std::process::id());
    let mut compile = cargo(&["rustc", "--quiet", "-p", "store-sqlite", "--lib", "--", &anew]);
    compile.env("SQLX_OFFLINE", "false").env("SQLX_OFFLINE_DIR", &described).env("DATABASE_URL", url(path));
    run_command(&mut compile)?;
    let files = read(&described)?;
    anyhow::ensure!(!files.is_empty(), "cargo did not compile the store again: run this once more");
    fs::remove_dir_all(&scratch)?;
    Ok(files)
}

/// A path as a URL, with special characters escaped.
fn url(path: &str) -> String {
    format!("sqlite://{}", path.replace('%', "%25").replace('?', "%3F").replace('#', "%23").replace(' ', "%20"))
}

/// Every file in a folder, or none if the folder does not exist.
fn read(folder: &Path) -> anyhow::Result<Files> {
    let mut files = Files::new();
    if folder.exists() {
        for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
            let entry = entry?;
            files.insert(entry.file_name(), fs::read(entry.path())?);
        }
    }
    Ok(files)
}
