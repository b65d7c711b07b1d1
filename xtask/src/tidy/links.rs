//! Checks that the files named in documents exist.

use super::{Complaint, Source};
use std::collections::BTreeSet;

/// The README in its two languages.
const READMES: [&str; 2] = ["README.md", "README.zh-CN.md"];

/// Build results, which do not exist in a clean clone.
const BUILD_RESULTS: [&str; 5] = ["web/dist", "web/src/wasm", "web/node_modules", "web/test-results", "target"];

/// Checks links and paths. `exists` takes a path relative to the root of the repository.
pub(super) fn check(files: &[Source], exists: impl Fn(&str) -> bool) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    // Decisions and the changelog describe the state at their own date, so the paths that they mention need not exist any more.
    // Their links must still work.
    let history = |path: &str| path.starts_with("docs/decisions/") || path == "CHANGELOG.md";
    for file in files.iter().filter(|file| file.path.ends_with(".md")) {
        let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for (number, line) in file.lines() {
            for link in links(line) {
                if !exists(&join(folder, link)) {
                    complaints.push(file.complain(Some(number), format!("broken link: {link}")));
                }
            }
            for path in paths(line).filter(|_| !history(&file.path)) {
                let first = path.split('/').next().unwrap_or_default();
                // Other strings with a slash, such as a media type, do not start with one of our folders.
                let known = |path: &str| BUILD_RESULTS.iter().any(|result| path.starts_with(result)) || exists(path);
                // A document of a crate may name files relative to the crate's folder.
                if exists(first) && !known(path) && !folders(folder).any(|folder| known(&join(folder, path))) {
                    complaints.push(file.complain(Some(number), format!("no such file: {path}")));
                }
            }
        }
    }
    complaints
}

/// Checks that the READMEs in both languages link to each other and to the same files.
pub(super) fn twins(files: &[Source]) -> Vec<Complaint> {
    let [Some(english), Some(chinese)] = READMES.map(|path| files.iter().find(|file| file.path == path)) else {
        return Vec::new();
    };
    let targets = |file: &Source| file.lines().flat_map(|(_, line)| links(line)).map(str::to_owned).collect::<BTreeSet<_>>();
    let (in_english, in_chinese) = (targets(english), targets(chinese));
    let missing = |here: &BTreeSet<String>, there: &Source, there_has: &BTreeSet<String>| {
        here.iter()
            .filter(|link| !there_has.contains(*link) && **link != there.path)
            .map(|link| there.complain(None, format!("the README in the other language links to {link}")))
            .collect::<Vec<_>>()
    };
    let mut complaints = missing(&in_english, chinese, &in_chinese);
    complaints.extend(missing(&in_chinese, english, &in_english));
    for (file, links, twin) in [(english, &in_english, chinese), (chinese, &in_chinese, english)] {
        if !links.contains(&twin.path) {
            complaints.push(file.complain(None, format!("missing link to {}", twin.path)));
        }
    }
    complaints
}

/// The targets of Markdown links to files, without their anchors.
fn links(line: &str) -> impl Iterator<Item = &str> {
    let targets = line.match_indices("](").filter_map(|(at, _)| line[at + 2..].split(')').next());
    let files = targets.filter(|target| !target.contains("://") && !target.starts_with('#') && !target.starts_with("mailto:"));
    files.map(|target| target.split('#').next().unwrap_or(target)).filter(|target| !target.is_empty())
}

/// Strings in backticks that look like a path with a folder.
fn paths(line: &str) -> impl Iterator<Item = &str> {
    let code = line.split('`').skip(1).step_by(2);
    code.filter(|text| {
        let plain = text.chars().all(|letter| letter.is_ascii_alphanumeric() || "._-/".contains(letter));
        plain && text.contains('/') && !text.starts_with('/')
    })
}

/// A folder and its parents, without the root.
fn folders(folder: &str) -> impl Iterator<Item = &str> {
    let ends = folder.match_indices('/').map(|(at, _)| at).chain([folder.len()]);
    ends.map(|end| &folder[..end]).filter(|folder| !folder.is_empty())
}

/// The path relative to the root, for a link in a file of this folder.
fn join(folder: &str, link: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in link.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop();
            }
            name => parts.push(name),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(path: &str, text: &str) -> usize {
        let there = ["docs", "docs/a.md", "rules", "rules/src/go/score.rs", "web", "README.md"];
        check(&[Source::new(path, text)], |path| there.contains(&path)).len()
    }

    #[test]
    fn broken_links_are_found() {
        for (path, text, expected) in [
            ("README.md", "[a](docs/a.md) and [b](docs/a.md#part)", 0),
            ("README.md", "[a](docs/b.md)", 1),
            ("docs/a.md", "[up](../README.md) [self](a.md)", 0),
            ("docs/a.md", "[up](README.md)", 1),
            ("README.md", "[a](https://example.org/x) [b](#part)", 0),
            ("README.md", "`rules/src/go/score.rs`", 0),
            ("README.md", "`rules/src/go/gone.rs`", 1),
            ("rules/src/go/README.md", "`src/go/score.rs` `web/score.rs`", 1),
            ("README.md", "`web/dist/index.html` `text/html` `/api/rooms` `cargo xtask a/b`", 0),
            ("docs/decisions/0001-a.md", "`rules/src/go/gone.rs`", 0),
            ("docs/decisions/0001-a.md", "[a](gone.md)", 1),
            ("a.rs", "[a](gone.md)", 0),
        ] {
            assert_eq!(complaints(path, text), expected, "{path}: {text}");
        }
    }

    #[test]
    fn both_readmes_link_to_the_same_files() {
        let count = |english: &str, chinese: &str| {
            twins(&[Source::new("README.md", english), Source::new("README.zh-CN.md", chinese)]).len()
        };
        let (to_chinese, to_english) = ("[a](README.zh-CN.md)", "[b](README.md)");
        assert_eq!(count(to_chinese, to_english), 0);
        assert_eq!(count(&format!("{to_chinese} [c](docs/a.md)"), &format!("{to_english} [d](docs/a.md)")), 0);
        assert_eq!(count(&format!("{to_chinese} [c](docs/a.md)"), to_english), 1);
        assert_eq!(count(to_chinese, &format!("{to_english} [d](docs/a.md)")), 1);
        assert_eq!(count("", ""), 2);
    }
}
