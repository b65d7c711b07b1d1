//! The generated files that git tracks: TypeScript for the wire types and for the ids of the screen texts, the OpenAPI
//! document, the JSON Schema of the messages, and the table of the limits that a client can meet.

use crate::layout;
use crate::process::{ForTests, build_for_tests, read, say};
use anyhow::Context as _;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Writes all generated files. With `check`, writes nothing and only checks that the files are up to date.
///
/// # Errors
/// If a file cannot be generated or, with `check`, is stale.
pub(crate) fn run(check: bool) -> anyhow::Result<()> {
    let ForTests { tengen, rules } = build_for_tests()?;
    typescript(&rules, check)?;
    documents(&tengen, check)
}

/// Generates `web/src/protocol.gen.ts` from the wire types and `web/src/i18n/catalog.gen.ts` from the English texts. `rules` is
/// the built program `xtask-rules`, which prints the TypeScript for the wire types.
///
/// # Errors
/// The same as [`run`].
pub(crate) fn typescript(rules: &Path, check: bool) -> anyhow::Result<()> {
    write_or_compare("web/src/protocol.gen.ts", &read(Command::new(rules).arg("typescript"))?, check)?;
    let english = fs::read_to_string(layout::web().join("src/i18n/en.ftl")).context("cannot read the English texts")?;
    write_or_compare("web/src/i18n/catalog.gen.ts", &message_ids(&english), check)
}

/// A TypeScript union of all message ids in a Fluent file. With it, the TypeScript compiler rejects an unknown id.
fn message_ids(texts: &str) -> String {
    let ids = texts.lines().filter_map(|line| line.split_once(" ="));
    let ids = ids.map(|(id, _)| id).filter(|id| id.starts_with(|first: char| first.is_ascii_lowercase()));
    let members: String = ids.map(|id| format!("\n  | '{id}'")).collect();
    format!("// Generated from en.ftl by `cargo xtask codegen`. Do not edit.\n\nexport type MessageId ={members};\n")
}

/// Generates `docs/openapi.json`, `docs/messages.schema.json` and `docs/limits.md` from the built server `tengen`.
///
/// # Errors
/// The same as [`run`].
pub(crate) fn documents(tengen: &Path, check: bool) -> anyhow::Result<()> {
    for (command, file) in
        [("openapi", "docs/openapi.json"), ("schema", "docs/messages.schema.json"), ("limits", "docs/limits.md")]
    {
        let mut text = read(Command::new(tengen).arg(command))?;
        text.truncate(text.trim_end().len());
        text.push('\n');
        write_or_compare(file, &text, check)?;
    }
    Ok(())
}

fn write_or_compare(name: &str, text: &str, check: bool) -> anyhow::Result<()> {
    let path = layout::root().join(name);
    if fs::read_to_string(&path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    anyhow::ensure!(!check, "{name} is stale: run `cargo xtask codegen` and commit the result");
    say(&format!("writing {name}"));
    fs::write(&path, text).with_context(|| format!("cannot write {name}"))
}

#[cfg(test)]
mod tests {
    use super::message_ids;

    #[test]
    fn comments_variants_and_terms_are_not_listed_as_messages() {
        let texts = "# one = two\na-b_C = text\nword =\n    { $x ->\n        [one] = 1\n       *[other] x = 2\n    }\n-term = no message\n";
        let found = message_ids(texts);
        assert!(found.ends_with("export type MessageId =\n  | 'a-b_C'\n  | 'word';\n"), "{found}");
    }
}
