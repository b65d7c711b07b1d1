//! The rules as WebAssembly for the browser: `web/src/wasm/tengen_wasm.js` and its `_bg.wasm`.

use crate::layout;
use crate::process::{cargo, command, npm, read, run, say};
use crate::stamp::Stamp;
use anyhow::Context as _;
use std::fs;
use std::path::PathBuf;
use wasm_bindgen_cli_support::Bindgen;

/// What the compiler calls a browser.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";
const NAME: &str = "tengen_wasm";

/// Builds the bindings unless they are up to date. Needs the web dependencies, for the optimiser.
///
/// # Errors
/// If the target is missing and cannot be installed, or a step of the build fails.
pub(crate) fn build() -> anyhow::Result<()> {
    target()?;
    say("building the rules for the browser");
    run(&mut cargo(&["build", "--quiet", "-p", "wasm", "--target", TARGET, "--profile", "wasm"]))?;
    let input = layout::target()?.join(TARGET).join("wasm").join("wasm.wasm");
    let output = layout::web().join("src").join("wasm");
    let optimised = output.join(format!("{NAME}_bg.wasm"));
    let stamp =
        Stamp::of("wasm", &[input.clone(), layout::root().join("Cargo.lock"), layout::web().join("package-lock.json")], &[])?;
    if stamp.fresh() && optimised.exists() {
        say("browser bindings: unchanged");
        return Ok(());
    }
    say("writing the browser bindings");
    fs::create_dir_all(&output)?;
    Bindgen::new().input_path(&input).web(true)?.typescript(true).out_name(NAME).generate(&output)?;
    optimise(&optimised)?;
    stamp.keep()
}

/// Proves that rules, setup and room are pure: they build for a machine without clock, files or network.
pub(crate) fn purity() -> anyhow::Result<()> {
    target()?;
    run(&mut cargo(&["check", "--quiet", "--locked", "-p", "rules", "-p", "setup", "-p", "room", "--target", TARGET]))
}

/// Installs the compiler's WebAssembly target if it is missing. Kept out of a toolchain file: rustup would either ignore it
/// or move the whole toolchain.
///
/// # Errors
/// If it is missing and cannot be installed.
pub(crate) fn target() -> anyhow::Result<()> {
    let libraries = read(&mut command("rustc", &["--print", "target-libdir", "--target", TARGET]))?;
    if PathBuf::from(libraries.trim()).exists() {
        return Ok(());
    }
    say("adding the compiler's WebAssembly target");
    run(&mut command("rustup", &["target", "add", TARGET]))
        .with_context(|| format!("the Rust target {TARGET} is needed: install it with rustup or your system's package manager"))
}

fn optimise(file: &std::path::Path) -> anyhow::Result<()> {
    let path = file.to_str().context("the path of the repository is not text")?;
    run(&mut npm("npx", &["--no-install", "wasm-opt", "-Os", "--strip-debug", "--strip-producers", path, "-o", path]))
}
