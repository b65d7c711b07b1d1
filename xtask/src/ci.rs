//! `cargo xtask ci`: every check that a change must pass, except the tests.

use crate::process::{ForTests, build_for_tests, cargo, command, npm, read, run, say, timed};
use crate::{codegen, fuzz, mutants, prepare, size, tidy, web};

type Check = fn() -> anyhow::Result<()>;

/// Runs every check, even after a failure. Prints how long each one took and which ones failed.
///
/// # Errors
/// If a check failed.
pub(crate) fn check() -> anyhow::Result<()> {
    let checks: [(&str, Check); 11] = [
        ("format", format),
        ("tidy", tidy::run),
        ("lints", lints),
        ("lints of the fuzz targets", fuzz::lints),
        ("documentation", documentation),
        ("web lints and types", web_check),
        ("generated files", generated),
        ("size of the client", client_size),
        ("dependencies", dependencies),
        ("fuzz targets", fuzz::all_briefly),
        ("mutants of changed lines", mutants::changed),
    ];
    let mut failed = Vec::new();
    let mut times = Vec::new();
    for (name, check) in checks {
        say(&format!("checking: {name}"));
        let (result, took) = timed(check);
        times.push((name, took));
        if let Err(error) = result {
            eprintln!("{error:#}");
            failed.push(name);
        }
    }
    for (name, took) in times {
        println!("{name:<26} {:>4} s{}", took.as_secs(), if failed.contains(&name) { "  FAILED" } else { "" });
    }
    anyhow::ensure!(failed.is_empty(), "failed: {}", failed.join(", "));
    say("every check passed");
    Ok(())
}

fn format() -> anyhow::Result<()> {
    run(&mut cargo(&["fmt", "--all", "--check"]))
}

fn lints() -> anyhow::Result<()> {
    run(&mut cargo(&["clippy", "--quiet", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

fn documentation() -> anyhow::Result<()> {
    let mut command = cargo(&["doc", "--quiet", "--locked", "--workspace", "--no-deps", "--document-private-items"]);
    run(command.env("RUSTDOCFLAGS", "-D warnings"))
}

fn web_check() -> anyhow::Result<()> {
    web::check_ready()?;
    run(&mut npm("npm", &["run", "--silent", "check"]))
}

fn generated() -> anyhow::Result<()> {
    prepare::run(true)?;
    let ForTests { tengen, rules } = build_for_tests()?;
    codegen::typescript(&rules, true)?;
    codegen::documents(&tengen, true)
}

fn client_size() -> anyhow::Result<()> {
    web::build()?;
    size::run()
}

/// Runs cargo-deny, if it is installed, to check licenses, banned crates and the registries that crates come from.
/// Without cargo-deny, `cargo xtask tidy` still checks the registries.
fn dependencies() -> anyhow::Result<()> {
    if read(&mut command("cargo", &["deny", "--version"])).is_err() {
        say("SKIPPED: cargo-deny is not installed (cargo install --locked cargo-deny)");
        return Ok(());
    }
    run(&mut cargo(&["deny", "--locked", "check", "bans", "licenses", "sources"]))
}
