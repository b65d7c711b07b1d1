//! Builds the three WebAssembly modules for the browser, in `web/src/wasm`. `tengen_wasm.js` and its `_bg.wasm` contain the rules.
//! `tengen_device.js` and its `_bg.wasm` contain the room, and the page loads them only for a game without a server.
//! `tengen_bots.js` and its `_bg.wasm` contain the bots, and a worker loads them only for such a game against a bot.

use crate::layout;
use crate::process::{FIRST, build_first, cargo, command, npm, read, run, say, step};
use crate::stamp::Stamp;
use anyhow::Context as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The compiler's name for the browser as a target.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";
/// The modules: the crate, the compiled file, and the name of the bindings.
const MODULES: [(&str, &str, &str); 3] = [
    ("wasm", "wasm.wasm", "tengen_wasm"),
    ("device-browser", "device_browser.wasm", "tengen_device"),
    ("bots-browser", "bots_browser.wasm", "tengen_bots"),
];

/// How the modules for the browser are compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Module {
    /// For a server on this machine: quick to compile, but more than twice as large as small modules.
    Quick,
    /// For every other use: as small as possible.
    Small,
}

impl Module {
    /// The build profile. Quick modules have the same profile as the server that `cargo xtask serve` builds, so that macros are
    /// compiled only once for both.
    const fn profile(self) -> &'static str {
        match self {
            Self::Quick => FIRST,
            Self::Small => "wasm",
        }
    }
}

/// Compiles all modules for the browser.
///
/// # Errors
/// If the target is missing and cannot be installed, or if a module does not compile.
pub(crate) fn compile(module: Module) -> anyhow::Result<()> {
    target()?;
    step("compiling the WebAssembly modules for the browser", || {
        // Each module is built alone, so that the features that the room needs are not added to the module with the rules.
        MODULES.iter().try_for_each(|(package, _, _)| {
            run(&mut cargo(&["build", "--quiet", "--locked", "-p", package, "--target", TARGET, "--profile", module.profile()]))
        })
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

/// Writes the bindings for all compiled modules unless they are up to date. Small modules need the web dependencies, which
/// include an optimizer for them.
///
/// # Errors
/// If a step fails.
pub(crate) fn bind(generator: &Path, module: Module) -> anyhow::Result<()> {
    let output = layout::web().join("src").join("wasm");
    for (package, file, name) in MODULES {
        let input = layout::target()?.join(TARGET).join(module.profile()).join(file);
        let bound = output.join(format!("{name}_bg.wasm"));
        let inputs = [input.clone(), layout::root().join("Cargo.lock"), layout::web().join("package-lock.json")];
        let stamp = Stamp::of(package, &inputs, &[])?;
        if stamp.fresh() && bound.exists() {
            say(&format!("browser bindings of {package}: unchanged"));
            continue;
        }
        step(&format!("writing the browser bindings of {package}"), || {
            fs::create_dir_all(&output)?;
            run(Command::new(generator).arg(&input).arg(&output).arg(name))?;
            if module == Module::Small {
                optimise(&bound)?;
            }
            stamp.save()
        })?;
    }
    Ok(())
}

/// Checks that `rules`, `setup`, `room`, `translation`, `device` and `bot-player` are pure: they must build for a target without clock, files
/// or network.
pub(crate) fn purity() -> anyhow::Result<()> {
    target()?;
    let pure = ["-p", "rules", "-p", "setup", "-p", "room", "-p", "translation", "-p", "device", "-p", "bot-player"];
    run(cargo(&["check", "--quiet", "--locked", "--target", TARGET]).args(pure))
}

/// Installs the compiler's WebAssembly target if it is missing. A toolchain file cannot do this, because rustup would either
/// ignore the file or switch the whole toolchain.
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
    run(&mut npm(
        "npx",
        &["--no-install", "wasm-opt", "-Oz", "--converge", "--strip-debug", "--strip-producers", path, "-o", path],
    ))
}
