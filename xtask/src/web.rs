//! The browser client: its dependencies and its build.

use crate::process::{npm, run, say, step, together};
use crate::stamp::Stamp;
use crate::{layout, node, wasm};
use std::path::{Path, PathBuf};

/// Everything a built client needs, each step only when its inputs changed: dependencies, bindings, bundle.
///
/// # Errors
/// If a tool is missing (one line says how to get it) or a step fails.
pub(crate) fn build() -> anyhow::Result<()> {
    bundle(&prepare()?)
}

/// What the client's own checks and tests need, without the bundle.
///
/// # Errors
/// As [`build`].
pub(crate) fn check_ready() -> anyhow::Result<()> {
    wasm::bind(&prepare()?)
}

/// Everything that needs nothing before it, at the same time. Gives the generator of the bindings.
///
/// # Errors
/// As [`build`].
pub(crate) fn prepare() -> anyhow::Result<PathBuf> {
    node::check()?;
    let (((), ()), generator) = together(|| together(dependencies, wasm::compile), wasm::generator)?;
    Ok(generator)
}

/// The bindings and the bundle, after [`prepare`].
///
/// # Errors
/// As [`build`].
pub(crate) fn bundle(generator: &Path) -> anyhow::Result<()> {
    wasm::bind(generator)?;
    let web = layout::web();
    let except = ["node_modules", "dist", "e2e", "test-results", "playwright-report"];
    let stamp = Stamp::of("web-build", std::slice::from_ref(&web), &except)?;
    if stamp.fresh() && dist().join("index.html").exists() {
        say("browser client: unchanged");
        return Ok(());
    }
    step("building the browser client", || run(&mut npm("npm", &["run", "--silent", "build", "--", "--logLevel=warn"])))?;
    stamp.keep()
}

/// Where the built client lies.
pub(crate) fn dist() -> PathBuf {
    layout::web().join("dist")
}

fn dependencies() -> anyhow::Result<()> {
    let web = layout::web();
    let stamp =
        Stamp::of("web-dependencies", &[web.join("package.json"), web.join("package-lock.json"), web.join(".npmrc")], &[])?;
    // npm writes this file last, so a broken installation is seen and repaired.
    if stamp.fresh() && web.join("node_modules").join(".package-lock.json").exists() {
        say("web dependencies: unchanged");
        return Ok(());
    }
    step("installing the web dependencies", || run(&mut npm("npm", &["ci", "--silent", "--no-audit", "--no-fund"])))?;
    stamp.keep()
}
