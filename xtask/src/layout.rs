//! Paths: the root of the repository, the client and the build results.

use anyhow::Context as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."))
}

/// The browser client's folder.
pub(crate) fn web() -> PathBuf {
    root().join("web")
}

/// The folder with the build results. Cargo's settings may move it.
pub(crate) fn target() -> anyhow::Result<PathBuf> {
    let metadata = metadata()?;
    let path = metadata["target_directory"].as_str().context("cargo metadata names no target directory")?;
    Ok(PathBuf::from(path))
}

/// The output of `cargo metadata` for this workspace.
///
/// # Errors
/// If cargo cannot be run or a manifest is wrong.
pub(crate) fn metadata() -> anyhow::Result<serde_json::Value> {
    let output = Command::new("cargo")
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(root())
        .output()
        .context("cannot run cargo metadata")?;
    anyhow::ensure!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// The file name of a program on this system.
pub(crate) fn program(name: &str) -> String {
    format!("{name}{}", std::env::consts::EXE_SUFFIX)
}
