//! A small change to the code, as cargo-mutants lists it.

use anyhow::Context as _;
use serde_json::Value;
use std::ops::Range;

/// A line and a column in a file, both counted from 1. Columns are counted in characters.
type Place = (usize, usize);

/// A small change to the code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mutant {
    /// The name that cargo-mutants gives the mutant, with line and column.
    pub(super) name: String,
    /// The crate of the changed file.
    pub(super) package: String,
    /// The changed file, relative to the root of the repository.
    pub(super) file: String,
    /// Where the replaced code begins, and where it ends (exclusive).
    pub(super) span: [Place; 2],
    /// The code that replaces the span.
    pub(super) replacement: String,
    /// Where the surrounding function begins, and where it ends (exclusive).
    pub(super) function: Option<[Place; 2]>,
}

impl Mutant {
    /// Reads one entry of the list that cargo-mutants prints.
    ///
    /// # Errors
    /// If a field is missing.
    pub(super) fn read(entry: &Value) -> anyhow::Result<Self> {
        let text = |key: &str| {
            entry[key].as_str().map(str::to_owned).with_context(|| format!("an entry from cargo-mutants contains no {key}"))
        };
        Ok(Self {
            name: text("name")?,
            package: text("package")?,
            file: text("file")?,
            span: span(&entry["span"]).context("an entry from cargo-mutants contains no span")?,
            replacement: text("replacement")?,
            function: span(&entry["function"]["span"]),
        })
    }

    /// The code of the file with the change applied.
    ///
    /// # Errors
    /// If the file has changed since it was listed and is now too short.
    pub(super) fn change(&self, code: &str) -> anyhow::Result<String> {
        self.change_within(code, 0..code.len())
            .with_context(|| format!("{} has changed since it was listed: {} cannot be applied", self.file, self.name))
    }

    /// The code of this part of the file, with the change applied. `None` if the change is not inside the part.
    pub(super) fn change_within(&self, code: &str, part: Range<usize>) -> Option<String> {
        let span = range(code, self.span)?;
        let (before, after) = (code.get(part.start..span.start)?, code.get(span.end..part.end)?);
        // The space keeps words apart, because the words on both sides of deleted code would otherwise join.
        Some(format!("{before}{} {after}", self.replacement))
    }

    /// Where the mutant's function is in the code of the file, in bytes.
    pub(super) fn function_in(&self, code: &str) -> Option<Range<usize>> {
        range(code, self.function?)
    }

    /// The last two parts of the path of the mutant's module. The names of the module's tests contain these words.
    pub(super) fn module(&self) -> Vec<&str> {
        let inside = self.file.split_once("/src/").map_or("", |(_, inside)| inside).trim_end_matches(".rs");
        let parts = inside.split('/').filter(|part| !matches!(*part, "mod" | "lib" | "main") && part.len() > 2);
        let mut parts: Vec<&str> = parts.collect();
        parts.split_off(parts.len().saturating_sub(2))
    }
}

fn span(entry: &Value) -> Option<[Place; 2]> {
    let number = |place: &Value, key: &str| usize::try_from(place[key].as_u64()?).ok();
    let place = |place: &Value| Some((number(place, "line")?, number(place, "column")?));
    Some([place(&entry["start"])?, place(&entry["end"])?])
}

/// A span of places as a range of bytes.
fn range(code: &str, [start, end]: [Place; 2]) -> Option<Range<usize>> {
    Some(offset(code, start)?..offset(code, end)?)
}

fn offset(code: &str, (line, column): Place) -> Option<usize> {
    let start: usize = code.split_inclusive('\n').take(line.checked_sub(1)?).map(str::len).sum();
    let inside: usize = code.get(start..)?.chars().take(column.checked_sub(1)?).map(char::len_utf8).sum();
    Some(start + inside)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use serde_json::json;

    /// A mutant with this name, at the start of this file.
    pub(crate) fn named(name: &str, file: &str) -> Mutant {
        let package = file.split('/').next().unwrap_or_default().to_owned();
        let (name, file) = (name.to_owned(), file.to_owned());
        Mutant { name, package, file, span: [(1, 1), (1, 1)], replacement: String::new(), function: None }
    }

    #[test]
    fn a_mutant_changes_exactly_its_span() {
        let code = "fn f() {\n    \"é\" == x\n}\n";
        let entry = json!({
            "name": "a", "package": "rules", "file": "rules/src/a.rs", "replacement": "!=",
            "span": { "start": { "line": 2, "column": 9 }, "end": { "line": 2, "column": 11 } },
        });
        let mutant = Mutant::read(&entry).unwrap();
        assert_eq!(mutant.change(code).unwrap(), "fn f() {\n    \"é\" !=  x\n}\n");
        let body = Mutant { span: [(1, 8), (3, 2)], replacement: "{ () }".to_owned(), ..mutant };
        assert_eq!(body.change(code).unwrap(), "fn f() { () } \n");
        assert!(Mutant::read(&json!({ "name": "a" })).is_err());
    }

    #[test]
    fn the_tests_of_a_module_are_found_by_its_name() {
        for (file, words) in [
            ("rules/src/lib.rs", &[][..]),
            ("rules/src/go/territory/mod.rs", &["territory"]),
            ("rules/src/go/territory/eyes.rs", &["territory", "eyes"]),
            ("room/src/room/apply.rs", &["room", "apply"]),
        ] {
            assert_eq!(named("x", file).module(), words);
        }
    }
}
