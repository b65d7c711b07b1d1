//! The rules as WebAssembly for the browser: `web/src/wasm/tengen_wasm.js` and its `_bg.wasm`.

use crate::layout;
use crate::process::{FIRST, build_first, cargo, command, npm, read, run, say, step};
use crate::stamp::Stamp;
use anyhow::Context as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The compiler's name for the browser as a target.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";
const NAME: &str = "tengen_wasm";

/// How the rules are compiled for the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Module {
    /// For a server on this machine: quick to compile, but more than twice as large as the small module.
    Quick,
    /// For every other use: as small as possible.
    Small,
}

impl Module {
    /// The build profile. The quick module has the same profile as the server that `cargo xtask serve` builds, so that macros are
    /// compiled only once for both.
    const fn profile(self) -> &'static str {
        match self {
            Self::Quick => FIRST,
            Self::Small => "wasm",
        }
    }
}

/// Compiles the rules for the browser.
///
/// # Errors
/// If the target is missing and cannot be installed, or the rules do not compile.
pub(crate) fn compile(module: Module) -> anyhow::Result<()> {
    target()?;
    step("compiling the rules for the browser", || {
        run(&mut cargo(&["build", "--quiet", "--locked", "-p", "wasm", "--target", TARGET, "--profile", module.profile()]))
    })
}

/// Builds the program that writes the bindings and returns its path. The program has the build profile of `cargo xtask serve`,
/// which builds it together with the server.
///
/// # Errors
/// If it does not compile.
pub(crate) fn generator() -> anyhow::Result<PathBuf> {
    step("building the generator of the browser bindings", || build_first("bindings"))
}

/// Writes the bindings for the compiled rules unless they are up to date. The small module needs the web dependencies, which
/// include its optimiser.
///
/// # Errors
/// If a step fails.
pub(crate) fn bind(generator: &Path, module: Module) -> anyhow::Result<()> {
    let input = layout::target()?.join(TARGET).join(module.profile()).join("wasm.wasm");
    let output = layout::web().join("src").join("wasm");
    let bound = output.join(format!("{NAME}_bg.wasm"));
    let stamp =
        Stamp::of("wasm", &[input.clone(), layout::root().join("Cargo.lock"), layout::web().join("package-lock.json")], &[])?;
    if stamp.fresh() && bound.exists() {
        say("browser bindings: unchanged");
        return Ok(());
    }
    step("writing the browser bindings", || {
        fs::create_dir_all(&output)?;
        run(Command::new(generator).arg(&input).arg(&output).arg(NAME))?;
        if module == Module::Small {
            optimise(&bound)?;
        }
        stamp.save()
    })
}

/// Checks that rules, setup, room and their translation are pure: they must build for a target without clock, files or network.
pub(crate) fn purity() -> anyhow::Result<()> {
    target()?;
    let pure = ["-p", "rules", "-p", "setup", "-p", "room", "-p", "translation"];
    run(cargo(&["check", "--quiet", "--locked", "--target", TARGET]).args(pure))
}

/// Installs the compiler's WebAssembly target if it is missing. A toolchain file cannot do this, because rustup would either
/// ignore it or switch the whole toolchain.
///
/// # Errors
/// If the target is missing and cannot be installed.
pub(crate) fn target() -> anyhow::Result<()> {
    let libraries = read(&mut command("rustc", &["--print", "target-libdir", "--target", TARGET]))?;
    if PathBuf::from(libraries.trim()).exists() {
        return Ok(());
    }
    say("adding the compiler's WebAssembly target");
    run(&mut command("rustup", &["target", "add", TARGET]))
        .with_context(|| format!("the Rust target {TARGET} is needed: install it with rustup or your system's package manager"))
}

fn optimise(file: &Path) -> anyhow::Result<()> {
    let path = file.to_str().context("the path of the repository is not UTF-8")?;
    run(&mut npm("npx", &["--no-install", "wasm-opt", "-Os", "--strip-debug", "--strip-producers", path, "-o", path]))
}
