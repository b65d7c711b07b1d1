//! The browser client: its dependencies and its build.

use crate::layout;
use crate::process::{npm, run, say};
use crate::stamp::Stamp;
use crate::{codegen, node, wasm};

/// Everything a built client needs, each step only when its inputs changed: dependencies, wire types, bindings, bundle.
///
/// # Errors
/// If a tool is missing (one line says how to get it) or a step fails.
pub(crate) fn build() -> anyhow::Result<()> {
    prepare()?;
    let web = layout::web();
    let except = ["node_modules", "dist", "e2e", "test-results", "playwright-report"];
    let stamp = Stamp::of("web-build", std::slice::from_ref(&web), &except)?;
    if stamp.fresh() && web.join("dist").join("index.html").exists() {
        say("browser client: unchanged");
        return Ok(());
    }
    say("building the browser client");
    run(&mut npm("npm", &["run", "--silent", "build"]))?;
    stamp.keep()
}

/// What the client's own checks and tests need, without the bundle.
pub(crate) fn prepare() -> anyhow::Result<()> {
    node::check()?;
    dependencies()?;
    codegen::typescript(false)?;
    wasm::build()
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
    say("installing the web dependencies");
    run(&mut npm("npm", &["ci", "--no-audit", "--no-fund", "--loglevel=error"]))?;
    stamp.keep()
}
