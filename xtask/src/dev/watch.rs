//! Finds changed files by their modification times. Checking a few hundred files takes a millisecond and works on every system.

use crate::layout;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The file extensions that matter to a build.
const EXTENSIONS: [&str; 4] = ["rs", "toml", "sql", "lock"];

/// The source folders of the server and of the browser's WebAssembly modules.
pub(super) struct Sources {
    server: Vec<PathBuf>,
    browser: Vec<PathBuf>,
}

impl Sources {
    /// Reads the output of `cargo metadata`.
    pub(super) fn of(metadata: &Value) -> Self {
        let mut server = crates(metadata, "server");
        server.push(layout::root().join("migrations"));
        let browser = ["wasm", "device-browser", "bots-browser"].map(|package| crates(metadata, package)).concat();
        Self { server, browser }
    }

    fn all(&self) -> impl Iterator<Item = &PathBuf> {
        self.server.iter().chain(&self.browser)
    }
}

/// A change to one or more files.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Changed {
    /// The first changed file, to be printed.
    pub(super) first: PathBuf,
    /// True if the server must be rebuilt.
    pub(super) server: bool,
    /// True if the browser's WebAssembly modules must be rebuilt.
    pub(super) browser: bool,
}

/// The files with their modification times at the last check.
pub(super) struct Watch {
    seen: BTreeMap<PathBuf, SystemTime>,
}

impl Watch {
    /// Starts with the current files.
    pub(super) fn start(sources: &Sources) -> Self {
        Self { seen: scan(sources) }
    }

    /// The changes since the last call, or None.
    pub(super) fn changed(&mut self, sources: &Sources) -> Option<Changed> {
        let old = std::mem::replace(&mut self.seen, scan(sources));
        difference(&old, &self.seen, sources)
    }
}

/// The files that were changed, added or removed.
fn difference(old: &BTreeMap<PathBuf, SystemTime>, new: &BTreeMap<PathBuf, SystemTime>, sources: &Sources) -> Option<Changed> {
    let changed: Vec<&PathBuf> = old.keys().chain(new.keys()).filter(|path| old.get(*path) != new.get(*path)).collect();
    let first = (*changed.first()?).clone();
    let touches = |folders: &[PathBuf]| changed.iter().any(|path| folders.iter().any(|folder| path.starts_with(folder)));
    Some(Changed { first, server: touches(&sources.server), browser: touches(&sources.browser) })
}

fn scan(sources: &Sources) -> BTreeMap<PathBuf, SystemTime> {
    let mut seen = BTreeMap::new();
    for folder in sources.all() {
        add(folder, &mut seen);
    }
    seen
}

/// Adds every file below the folder. Skips a file that disappears meanwhile; the next check notices that it is gone.
fn add(folder: &Path, seen: &mut BTreeMap<PathBuf, SystemTime>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            add(&path, seen);
        } else if path.extension().is_some_and(|end| EXTENSIONS.iter().any(|extension| end == *extension))
            && let Ok(time) = entry.metadata().and_then(|metadata| metadata.modified())
        {
            seen.insert(path, time);
        }
    }
}

/// The folders of a crate and of every workspace crate that it depends on, except crates that only its tests need.
fn crates(metadata: &Value, name: &str) -> Vec<PathBuf> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let packages = list(&metadata["packages"]);
    let mut open = vec![name.to_owned()];
    let mut found: BTreeMap<String, PathBuf> = BTreeMap::new();
    while let Some(name) = open.pop() {
        let Some(package) = packages.iter().find(|package| package["name"] == name.as_str()) else { continue };
        let folder = Path::new(package["manifest_path"].as_str().unwrap_or_default()).parent().unwrap_or(Path::new(""));
        if found.insert(name, folder.to_owned()).is_none() {
            let needed =
                list(&package["dependencies"]).into_iter().filter(|need| need["path"].is_string() && need["kind"] != "dev");
            open.extend(needed.filter_map(|need| need["name"].as_str().map(str::to_owned)));
        }
    }
    found.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::time::Duration;

    #[test]
    fn the_watched_folders_include_those_of_dependencies() {
        let need = |name: &str, kind: &str| json!({"name": name, "path": "x", "kind": kind});
        let package = |name: &str, needs: Value| json!({"name": name, "manifest_path": format!("/{name}/Cargo.toml"), "dependencies": needs});
        let metadata = json!({"packages": [
            package("server", json!([need("room", ""), need("tests", "dev"), {"name": "tokio"}])),
            package("room", json!([need("rules", "")])), package("rules", json!([])), package("tests", json!([])),
        ]});
        assert_eq!(crates(&metadata, "server"), ["/room", "/rules", "/server"].map(PathBuf::from));
    }

    #[test]
    fn a_changed_file_determines_what_is_rebuilt() {
        let sources = Sources { server: vec!["/server".into(), "/rules".into()], browser: vec!["/wasm".into(), "/rules".into()] };
        let at = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        let files =
            |list: &[(&str, u64)]| list.iter().map(|(path, time)| (PathBuf::from(path), at(*time))).collect::<BTreeMap<_, _>>();
        let old = files(&[("/rules/a.rs", 1), ("/server/a.rs", 1), ("/wasm/a.rs", 1)]);
        for (new, expected) in [
            (vec![("/rules/a.rs", 1), ("/server/a.rs", 1), ("/wasm/a.rs", 1)], None),
            (vec![("/rules/a.rs", 2), ("/server/a.rs", 1), ("/wasm/a.rs", 1)], Some((true, true))),
            (vec![("/rules/a.rs", 1), ("/wasm/a.rs", 1)], Some((true, false))),
            (vec![("/rules/a.rs", 1), ("/server/a.rs", 1), ("/wasm/a.rs", 1), ("/wasm/b.rs", 1)], Some((false, true))),
        ] {
            let found = difference(&old, &files(&new), &sources).map(|changed| (changed.server, changed.browser));
            assert_eq!(found, expected, "{new:?}");
        }
    }

    #[test]
    fn files_below_a_folder_are_watched() {
        let folder = std::env::temp_dir().join(format!("tengen-watch-{}", std::process::id()));
        fs::create_dir_all(folder.join("src")).unwrap();
        let sources = Sources { server: vec![folder.clone()], browser: Vec::new() };
        let mut watch = Watch::start(&sources);
        fs::write(folder.join("src/a.rs"), "").unwrap();
        fs::write(folder.join("src/notes.txt"), "").unwrap();
        assert_eq!(watch.changed(&sources), Some(Changed { first: folder.join("src/a.rs"), server: true, browser: false }));
        assert_eq!(watch.changed(&sources), None);
        fs::remove_dir_all(&folder).unwrap();
    }
}
