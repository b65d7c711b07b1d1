//! Generated files that are checked in: the wire's types for TypeScript and the OpenAPI document.

use crate::layout;
use crate::process::{build_for_tests, command, read, say};
use anyhow::Context as _;
use std::fs;
use std::path::Path;

/// Writes both files, or with `check` only compares them.
///
/// # Errors
/// If one cannot be made, or with `check` if one is stale.
pub(crate) fn run(check: bool) -> anyhow::Result<()> {
    typescript(check)?;
    openapi(&build_for_tests()?, check)
}

/// `web/src/protocol.gen.ts`, from the types of the wire.
pub(crate) fn typescript(check: bool) -> anyhow::Result<()> {
    settle("web/src/protocol.gen.ts", &protocol::typescript::declarations(), check)
}

/// `docs/openapi.json`, from the endpoints of the built server `tengen`.
pub(crate) fn openapi(tengen: &Path, check: bool) -> anyhow::Result<()> {
    let tengen = tengen.to_str().context("the path of the server is not text")?;
    let mut text = read(&mut command(tengen, &["openapi"]))?;
    text.truncate(text.trim_end().len());
    text.push('\n');
    settle("docs/openapi.json", &text, check)
}

fn settle(name: &str, text: &str, check: bool) -> anyhow::Result<()> {
    let path = layout::root().join(name);
    if fs::read_to_string(&path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    anyhow::ensure!(!check, "{name} is stale: run `cargo xtask codegen` and commit the result");
    say(&format!("writing {name}"));
    fs::write(&path, text).with_context(|| format!("writing {name}"))
}
