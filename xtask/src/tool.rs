//! Tools written in Rust. A pinned version of each is installed into the folder with the build results.

use crate::layout;
use crate::process::{cargo, run, step};
use anyhow::Context as _;
use std::fs;
use std::path::PathBuf;

/// A program from the public registry.
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
}

impl Tool {
    /// Installs the program if it is missing and returns its path.
    ///
    /// # Errors
    /// If it cannot be installed.
    pub(crate) fn program(&self) -> anyhow::Result<PathBuf> {
        let Self { name, version } = self;
        let root = layout::target()?.join("tools");
        let program = root.join("bin").join(layout::program(name));
        let wanted = format!("{name} {version}");
        // Cargo's list of the programs it has installed in that folder.
        let list = fs::read_to_string(root.join(".crates.toml")).unwrap_or_default();
        if list.contains(&format!("\"{wanted} (")) && program.is_file() {
            return Ok(program);
        }
        // These tools only start compilers and fuzzers, so debug builds are enough. A debug build takes a third of the time of an
        // optimized one.
        let install = ["install", "--quiet", "--debug", "--locked", "--force", name, "--version", version, "--root"];
        // The tools share their build results, because they have many dependencies in common.
        let build = root.join("build");
        step(&format!("installing {wanted}"), || run(cargo(&install).arg(&root).arg("--target-dir").arg(build)))
            .with_context(|| format!("{wanted} is needed and cannot be installed"))?;
        Ok(program)
    }
}
