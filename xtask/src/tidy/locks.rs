//! Lock files name packages, not places; and every crate keeps the lints of the house.

use super::{Complaint, Source};

/// Where every Rust package of the lock file comes from: the public registry under its own name, never git.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

pub(super) fn check(files: &[Source]) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    let foreign = |line: &str| line.starts_with("source = ") && !line.contains(REGISTRY);
    for file in files {
        match file.path.rsplit('/').next().unwrap_or_default() {
            "package-lock.json" => complaints.extend(wrong_lines(file, |line| line.contains("\"resolved\": \"http"), RESOLVED)),
            "Cargo.lock" => complaints.extend(wrong_lines(file, foreign, SOURCE)),
            "Cargo.toml" if !has_lints(&file.text) => {
                complaints.push(file.complain(None, "the lints of the workspace are missing: [lints] workspace = true"));
            }
            _ => {}
        }
    }
    complaints
}

const RESOLVED: &str = "a download address: npm must leave it out (omit-lockfile-registry-resolved in web/.npmrc)";
const SOURCE: &str = "only packages of the public registry, never git or another index";

/// A workspace has lints of its own, which only those of its crates that ask for them get.
fn has_lints(manifest: &str) -> bool {
    let of_its_own = manifest.starts_with("[workspace]") || manifest.contains("\n[workspace]");
    manifest.contains("[lints]\nworkspace = true") || (of_its_own && manifest.contains("lints.rust]\n"))
}

fn wrong_lines(file: &Source, wrong: impl Fn(&str) -> bool, text: &str) -> Vec<Complaint> {
    file.lines().filter(|(_, line)| wrong(line)).map(|(number, _)| file.complain(Some(number), text)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_in_lock_files_are_seen() {
        for (path, text, expected) in [
            ("web/package-lock.json", "  \"resolved\": \"https://example.org/a.tgz\",", 1),
            ("web/package-lock.json", "  \"integrity\": \"sha512-x\",", 0),
            ("Cargo.lock", &format!("source = \"{REGISTRY}\""), 0),
            ("Cargo.lock", "source = \"git+https://example.org/a\"", 1),
            ("Cargo.lock", "source = \"registry+https://example.org/index\"", 1),
            ("rules/Cargo.toml", "[package]\n", 1),
            ("rules/Cargo.toml", "[package]\n\n[lints]\nworkspace = true\n", 0),
            ("Cargo.toml", "[workspace]\n\n[workspace.lints.rust]\n", 0),
            ("Cargo.toml", "[workspace]\n", 1),
            ("fuzz/Cargo.toml", "[package]\n\n[workspace]\n\n[lints.rust]\n", 0),
            ("fuzz/Cargo.toml", "[package]\n\n[workspace]\n", 1),
        ] {
            assert_eq!(check(&[Source::new(path, text)]).len(), expected, "{path}: {text}");
        }
    }
}
