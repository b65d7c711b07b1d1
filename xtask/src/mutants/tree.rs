//! A copy of the repository in which the code is changed. It has its own build results.

use crate::layout;
use crate::process::{command, read, step};
use anyhow::Context as _;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The copy of the repository.
pub(super) struct Tree {
    root: PathBuf,
    target: PathBuf,
    /// Locked while this value exists, because two runs in one copy would test each other's mutants.
    _lock: File,
}

/// Changed files of the copy. They are restored when this value is dropped.
pub(super) struct Changed {
    before: Vec<(PathBuf, String)>,
}

impl Drop for Changed {
    fn drop(&mut self) {
        for (file, code) in &self.before {
            // If this fails, the next run writes the file, because it compares all files.
            let _ = fs::write(file, code);
        }
    }
}

impl Tree {
    /// Copies the files that have changed since the last run. The first time, it also copies the compiled dependencies from the
    /// build results of the tests.
    ///
    /// # Errors
    /// If another run uses the copy, if git cannot list the files, or if a file cannot be copied.
    pub(super) fn copy(home: &Path) -> anyhow::Result<Self> {
        let lock = File::create(home.join("lock"))?;
        lock.try_lock().context("another run of this command uses the copy")?;
        let tree = Self { root: home.join("tree"), target: home.join("build"), _lock: lock };
        step("copying the code and its compiled dependencies", || {
            tree.sync(layout::root(), &listed()?)?;
            let (from, to) = (layout::target()?.join("debug"), tree.target.join("debug"));
            if to.exists() || !from.exists() {
                return Ok(());
            }
            copy_dependencies(&from, &to)
        })?;
        Ok(tree)
    }

    /// Makes the copy equal to these files. A new file keeps its modification time, so that build results copied with it count as
    /// fresh. A changed file gets the current time, because otherwise results built from a mutant would count as fresh.
    fn sync(&self, from: &Path, files: &BTreeSet<PathBuf>) -> anyhow::Result<()> {
        for file in below(&self.root)? {
            let path = file.strip_prefix(&self.root)?;
            if !files.contains(path) {
                fs::remove_file(&file)?;
            }
        }
        for path in files {
            let (source, copy) = (from.join(path), self.root.join(path));
            let bytes = fs::read(&source).with_context(|| format!("cannot read {}", source.display()))?;
            if !copy.exists() {
                copy_file(&source, &copy)?;
            } else if fs::read(&copy)? != bytes {
                fs::write(&copy, bytes)?;
            }
        }
        Ok(())
    }

    /// The code of a file.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub(super) fn code(&self, file: &str) -> anyhow::Result<String> {
        fs::read_to_string(self.root.join(file)).with_context(|| format!("cannot read {file}"))
    }

    /// Replaces the code of some files.
    ///
    /// # Errors
    /// If a file cannot be read or written.
    pub(super) fn change(&self, files: impl IntoIterator<Item = (String, String)>) -> anyhow::Result<Changed> {
        let mut changed = Changed { before: Vec::new() };
        for (file, code) in files {
            changed.before.push((self.root.join(&file), self.code(&file)?));
            fs::write(self.root.join(&file), code)?;
        }
        Ok(changed)
    }

    /// The path of a folder in the copy.
    pub(super) fn path(&self, folder: &str) -> PathBuf {
        self.root.join(folder)
    }

    /// The path of a program that was built in the copy.
    pub(super) fn program(&self, name: &str) -> PathBuf {
        self.target.join("debug").join(layout::program(name))
    }

    /// A command that runs in a folder of the copy and uses its build results.
    pub(super) fn command(&self, program: &Path, folder: &str) -> Command {
        let mut command = Command::new(program);
        command.current_dir(self.root.join(folder)).env("CARGO_TARGET_DIR", &self.target);
        command
    }
}

/// Every file that git tracks or would add, and the files of the built client, which the server contains.
fn listed() -> anyhow::Result<BTreeSet<PathBuf>> {
    let names = read(&mut command("git", &["ls-files", "-z", "--cached", "--others", "--exclude-standard"]))?;
    let root = layout::root();
    let mut files: BTreeSet<PathBuf> =
        names.split('\0').filter(|name| !name.is_empty()).map(PathBuf::from).filter(|path| root.join(path).is_file()).collect();
    for file in below(&layout::web().join("dist"))? {
        files.insert(file.strip_prefix(root)?.to_owned());
    }
    Ok(files)
}

/// Every file below a folder.
fn below(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop().filter(|folder| folder.is_dir()) {
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            if entry.file_type()?.is_dir() { open.push(entry.path()) } else { files.push(entry.path()) }
        }
    }
    Ok(files)
}

/// Copies the build results of libraries. Tests are left out, because they are large and are compiled again in any case.
fn copy_dependencies(from: &Path, to: &Path) -> anyhow::Result<()> {
    for folder in [".fingerprint", "build", "deps"] {
        for file in below(&from.join(folder))? {
            let is_program = folder == "deps" && file.extension().is_none_or(|kind| kind == "exe" || kind == "pdb");
            if !is_program {
                copy_file(&file, &to.join(file.strip_prefix(from)?))?;
            }
        }
    }
    Ok(())
}

/// Copies a file with its permissions and its modification time.
fn copy_file(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(to.parent().context("the file has no parent folder")?)?;
    fs::copy(from, to).with_context(|| format!("cannot copy {}", from.display()))?;
    let copy = File::options().append(true).open(to)?;
    Ok(copy.set_modified(fs::metadata(from)?.modified()?)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_copy_is_updated_and_its_changes_are_undone() {
        let home = std::env::temp_dir().join(format!("tengen-tree-{}", std::process::id()));
        let code = home.join("code");
        let write = |name: &str, text: &str| {
            fs::create_dir_all(code.join("a/src")).unwrap();
            fs::write(code.join(name), text).unwrap();
        };
        let time = |path: &Path| fs::metadata(path).unwrap().modified().unwrap();
        fs::create_dir_all(&home).unwrap();
        let lock = File::create(home.join("lock")).unwrap();
        let tree = Tree { root: home.join("tree"), target: home.join("build"), _lock: lock };
        let sync = |names: &[&str]| tree.sync(&code, &names.iter().map(PathBuf::from).collect()).unwrap();
        write("a/src/a.rs", "fn a() {}");
        write("b.rs", "b");
        sync(&["a/src/a.rs", "b.rs"]);
        let copy = tree.root.join("a/src/a.rs");
        assert_eq!(time(&copy), time(&code.join("a/src/a.rs")), "the first copy has the modification time of the original");

        let change = || tree.change([("a/src/a.rs".to_owned(), "fn b() {}".to_owned())]).unwrap();
        drop(change());
        assert_eq!(fs::read_to_string(&copy).unwrap(), "fn a() {}");
        std::mem::forget(change());
        assert_eq!(fs::read_to_string(&copy).unwrap(), "fn b() {}", "the file stays changed if the run is killed here");
        let before = time(&copy);
        sync(&["a/src/a.rs"]);
        assert_eq!(fs::read_to_string(&copy).unwrap(), "fn a() {}");
        assert!(time(&copy) >= before, "the restored file is newer than anything built from the mutant");
        assert!(!tree.root.join("b.rs").exists());
        fs::remove_dir_all(&home).unwrap();
    }
}
