//! Builds the WebAssembly modules for the browser, in `web/src/wasm`. `tengen_wasm.js` and its `_bg.wasm` contain the rules.
//! `tengen_device.js` and its `_bg.wasm` contain the room, and the page loads them only for a game without a server.
//! `tengen_bots.js` and its `_bg.wasm` contain the bots, and a worker loads them only for such a game against a bot.
//! If the browser has SIMD, the worker loads `tengen_bots_simd.js` and its `_bg.wasm` instead.

use crate::layout;
use crate::process::{FIRST, build_first, cargo, command, npm, read, run, say, step};
use crate::stamp::Stamp;
use anyhow::Context as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The compiler's name for the browser as a target.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";
/// A WebAssembly module.
struct Part {
    package: &'static str,
    /// The name of the compiled file.
    file: &'static str,
    /// The name of the bindings.
    name: &'static str,
    /// Whether the module needs a browser with SIMD: instructions that each compute several numbers.
    simd: bool,
}

/// The name of the module that the first visit loads.
const FIRST_LOADED: &str = "tengen_wasm";

/// The modules. A module with SIMD cannot be loaded where SIMD is missing, so the bots are also compiled without it.
const PARTS: [Part; 4] = [
    Part { package: "wasm", file: "wasm.wasm", name: FIRST_LOADED, simd: false },
    Part { package: "device-browser", file: "device_browser.wasm", name: "tengen_device", simd: false },
    Part { package: "bots-browser", file: "bots_browser.wasm", name: "tengen_bots", simd: false },
    Part { package: "bots-browser", file: "bots_browser.wasm", name: "tengen_bots_simd", simd: true },
];

/// The setting of cargo that compiles with SIMD.
const SIMD: &str = r#"target.wasm32-unknown-unknown.rustflags=["-Ctarget-feature=+simd128"]"#;

/// The name of SIMD in the list of a module's features: `+` says that the module uses the feature, and 7 is the length of the name.
const SIMD_FEATURE: &[u8] = b"+\x07simd128";

impl Part {
    /// Whether the module is built. A quick build leaves out SIMD, because each part of the module would be compiled twice.
    const fn is_built(&self, module: Module) -> bool {
        match module {
            Module::Quick => !self.simd,
            Module::Small => true,
        }
    }

    /// The folder of the compiled files. With SIMD, it is a folder of its own. Otherwise, each build would replace the other one's
    /// files, and cargo would always compile everything again.
    fn target(&self) -> anyhow::Result<PathBuf> {
        let target = layout::target()?;
        Ok(if self.simd { target.join("simd") } else { target })
    }
}

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
        PARTS.iter().filter(|part| part.is_built(module)).try_for_each(|part| {
            let package = part.package;
            let mut build =
                cargo(&["build", "--quiet", "--locked", "-p", package, "--target", TARGET, "--profile", module.profile()]);
            if part.simd {
                build.args(["--config", SIMD, "--target-dir"]).arg(part.target()?);
                // If one of these variables exists, cargo ignores the setting.
                build.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
            }
            run(&mut build)
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

/// Writes the bindings for all compiled modules, unless the bindings are up to date. For small modules, the web
/// dependencies must be installed, because they include the optimizer.
///
/// # Errors
/// If a step fails.
pub(crate) fn bind(generator: &Path, module: Module) -> anyhow::Result<()> {
    let output = layout::web().join("src").join("wasm");
    for part in &PARTS {
        let name = part.name;
        let input = part.target()?.join(TARGET).join(module.profile()).join(part.file);
        let bound = output.join(format!("{name}_bg.wasm"));
        if !part.is_built(module) {
            // A module of an earlier build must not be mixed with the modules of this one.
            for file in [&bound, &output.join(format!("{name}.js"))] {
                if file.exists() {
                    fs::remove_file(file)?;
                }
            }
            continue;
        }
        let inputs = [input.clone(), layout::root().join("Cargo.lock"), layout::web().join("package-lock.json")];
        let stamp = Stamp::of(name, &inputs, &[])?;
        if stamp.fresh() && bound.exists() {
            say(&format!("browser bindings {name}: unchanged"));
            continue;
        }
        step(&format!("writing the browser bindings {name}"), || {
            fs::create_dir_all(&output)?;
            if module == Module::Small {
                let simd = lists_simd(&fs::read(&input)?);
                anyhow::ensure!(
                    simd == part.simd,
                    "the module {name} was compiled {} SIMD",
                    if simd { "with" } else { "without" }
                );
            }
            run(Command::new(generator).arg(&input).arg(&output).arg(name))?;
            if module == Module::Small {
                optimise(&bound, name == FIRST_LOADED)?;
            }
            stamp.save()
        })?;
    }
    Ok(())
}

/// Whether the compiler's list of the features that a module needs contains SIMD. The list is a part of the module.
fn lists_simd(module: &[u8]) -> bool {
    module.windows(SIMD_FEATURE.len()).any(|part| part == SIMD_FEATURE)
}

/// Checks that `rules`, `setup`, `room`, `translation`, `device` and `bot-player` are pure: they must build for a target
/// without a clock, files or a network.
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

/// The options of `wasm-opt` for every module. The first 1024 bytes of the memory are unused, because they are the end of the
/// stack, which grows downwards.
const OPTIONS: [&str; 5] = ["-Oz", "--low-memory-unused", "--reorder-functions", "--strip-debug", "--strip-producers"];

/// More options for the module that every visitor loads first. With them, the optimizer takes three times as long. After
/// compression with Brotli, all options together make this module 0.7% smaller than `-Oz --converge`.
const MORE_OPTIONS: [&str; 4] = ["--flatten", "--rereloop", "-Oz", "--converge"];

fn optimise(file: &Path, is_first: bool) -> anyhow::Result<()> {
    let path = file.to_str().context("the path of the repository is not UTF-8")?;
    let more = if is_first { MORE_OPTIONS.as_slice() } else { &[] };
    let args =
        ["--no-install", "wasm-opt"].iter().chain(more).chain(&OPTIONS).chain(&[path, "-o", path]).copied().collect::<Vec<_>>();
    run(&mut npm("npx", &args))
}

#[cfg(test)]
mod tests {
    use super::lists_simd;

    #[test]
    fn a_module_lists_the_features_that_it_needs() {
        assert!(lists_simd(b"\0asm\x0ftarget_features\x02+\x07simd128+\x08sign-ext"));
        assert!(!lists_simd(b"\0asm\x0ftarget_features\x01+\x08sign-ext"));
    }
}
