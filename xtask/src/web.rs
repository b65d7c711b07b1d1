//! The browser client: its dependencies and its build.

use crate::process::{npm, run, say, step, together};
use crate::stamp::Stamp;
use crate::wasm::{self, Module};
use crate::{layout, node};
use std::path::{Path, PathBuf};

/// Builds the client: dependencies, bindings, bundle. Skips each step whose inputs have not changed.
///
/// # Errors
/// If a tool is missing (the error says how to install it) or a step fails.
pub(crate) fn build() -> anyhow::Result<()> {
    bundle(&prepare(Module::Small)?, Module::Small)
}

/// Builds what the client's checks and tests need: everything except the bundle.
///
/// # Errors
/// The same as [`build`].
pub(crate) fn check_ready() -> anyhow::Result<()> {
    wasm::bind(&prepare(Module::Small)?, Module::Small)
}

/// Installs the dependencies and, at the same time, compiles the WebAssembly modules and the program that writes their bindings.
/// Returns the path of that program.
///
/// # Errors
/// The same as [`build`].
pub(crate) fn prepare(module: Module) -> anyhow::Result<PathBuf> {
    node::check()?;
    // The modules and the generator sometimes share a build folder, which only one cargo process can use at a time.
    let compiled = || wasm::compile(module).and_then(|()| wasm::generator());
    let ((), generator) = together(|| dependencies(module), compiled)?;
    Ok(generator)
}

/// Writes the bindings and the bundle. Call [`prepare`] first.
///
/// # Errors
/// The same as [`build`].
pub(crate) fn bundle(generator: &Path, module: Module) -> anyhow::Result<()> {
    wasm::bind(generator, module)?;
    let web = layout::web();
    let except = ["node_modules", "dist", "e2e", "test-results", "playwright-report"];
    let stamp = Stamp::of("web-build", std::slice::from_ref(&web), &except)?;
    if stamp.fresh() && dist().join("index.html").exists() {
        say("browser client: unchanged");
        return Ok(());
    }
    step("building the browser client", || run(&mut npm("npm", &["run", "--silent", "build", "--", "--logLevel=warn"])))?;
    stamp.save()
}

/// The folder of the built client.
pub(crate) fn dist() -> PathBuf {
    layout::web().join("dist")
}

/// Installs the web dependencies. For quick modules, leaves out most of these dependencies, because
/// they are needed only by checks and tests.
fn dependencies(module: Module) -> anyhow::Result<()> {
    let web = layout::web();
    let stamp =
        Stamp::of("web-dependencies", &[web.join("package.json"), web.join("package-lock.json"), web.join(".npmrc")], &[])?;
    let (all, some) = (stamp.variant("all"), stamp.variant("without dev"));
    let quick = module == Module::Quick;
    // npm writes this file last, so an interrupted installation is noticed and repeated.
    let complete = web.join("node_modules").join(".package-lock.json").exists();
    if complete && (all.fresh() || quick && some.fresh()) {
        say("web dependencies: unchanged");
        return Ok(());
    }
    let mut install = npm("npm", &["ci", "--silent", "--no-audit", "--no-fund"]);
    if quick {
        install.arg("--omit=dev");
    }
    step("installing the web dependencies", || run(&mut install))?;
    if quick { some.save() } else { all.save() }
}
