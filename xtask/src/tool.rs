//! Tools written in Rust, installed among the build results at a pinned version.

use crate::layout;
use crate::process::{cargo, run, step};
use anyhow::Context as _;
use std::fs;
use std::path::PathBuf;

/// A program of the public registry.
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
}

impl Tool {
    /// Installs it if it is not there, and gives its path.
    ///
    /// # Errors
    /// If it cannot be installed.
    pub(crate) fn program(&self) -> anyhow::Result<PathBuf> {
        let Self { name, version } = self;
        let root = layout::target()?.join("tools");
        let program = root.join("bin").join(layout::program(name));
        let wanted = format!("{name} {version}");
        // What cargo has installed there, in its own words.
        let list = fs::read_to_string(root.join(".crates.toml")).unwrap_or_default();
        if list.contains(&format!("\"{wanted} (")) && program.is_file() {
            return Ok(program);
        }
        // They only start compilers and fuzzers: without optimising them they are there in a third of the time.
        let install = ["install", "--quiet", "--debug", "--locked", "--force", name, "--version", version, "--root"];
        step(&format!("installing {wanted}"), || run(cargo(&install).arg(root)))
            .with_context(|| format!("{wanted} is needed and cannot be installed"))?;
        Ok(program)
    }
}
