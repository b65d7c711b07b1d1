//! Lock files must not name download addresses, and every crate must use the workspace's lints.

use super::{Complaint, Source};

/// The only source allowed for Rust packages: the public registry under its own name, never git.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

pub(super) fn check(files: &[Source]) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    let foreign = |line: &str| line.starts_with("source = ") && !line.contains(REGISTRY);
    for file in files {
        match file.path.rsplit('/').next().unwrap_or_default() {
            "package-lock.json" => complaints.extend(wrong_lines(file, |line| line.contains("\"resolved\": \"http"), RESOLVED)),
            "Cargo.lock" => {
                complaints.extend(wrong_lines(file, foreign, SOURCE));
                complaints.extend(wrong_lines(file, |line| line == "name = \"icu_provider\"", TABLES));
            }
            "Cargo.toml" if !has_lints(&file.text) => {
                complaints.push(file.complain(None, "add the workspace's lints: [lints] workspace = true"));
            }
            _ => {}
        }
    }
    complaints
}

const RESOLVED: &str = "a download address: npm must be set to omit it (omit-lockfile-registry-resolved in web/.npmrc)";
const SOURCE: &str = "use only packages from the public registry, not from git or another index";

const TABLES: &str = "icu_provider contains tables of international domain names that no code here uses: \
    run `cargo update -p idna_adapter --precise 1.0.0`";

/// True if a crate inherits the lints of its workspace, or a workspace defines its own.
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
    fn addresses_in_lock_files_are_found() {
        for (path, text, expected) in [
            ("web/package-lock.json", "  \"resolved\": \"https://example.org/a.tgz\",", 1),
            ("web/package-lock.json", "  \"integrity\": \"sha512-x\",", 0),
            ("Cargo.lock", &format!("source = \"{REGISTRY}\""), 0),
            ("Cargo.lock", "source = \"git+https://example.org/a\"", 1),
            ("Cargo.lock", "source = \"registry+https://example.org/index\"", 1),
            ("Cargo.lock", "name = \"icu_provider\"", 1),
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
