//! For each step, a stamp stores a hash of the inputs of the last successful run. A step is skipped if its inputs have
//! not changed since then.

use crate::layout;
use anyhow::Context as _;
use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};

/// The state of a step's inputs. It is saved after the step has succeeded.
pub(crate) struct Stamp {
    file: PathBuf,
    state: String,
}

impl Stamp {
    /// Reads the inputs of the step `name`, which are files and folders. A folder includes every file below it. Files and folders
    /// whose names are in `except` are left out.
    ///
    /// # Errors
    /// If an input cannot be read. An input that does not exist counts as empty.
    pub(crate) fn of(name: &str, inputs: &[PathBuf], except: &[&str]) -> anyhow::Result<Self> {
        Ok(Self { file: layout::target()?.join("xtask").join(name), state: state(inputs, except)? })
    }

    /// The stamp of the same inputs for a variant of the step. The file stores only the variant that ran last.
    pub(crate) fn variant(&self, variant: &str) -> Self {
        Self { file: self.file.clone(), state: format!("{} {variant}", self.state) }
    }

    /// True if the last successful run had the same inputs.
    pub(crate) fn fresh(&self) -> bool {
        fs::read_to_string(&self.file).is_ok_and(|kept| kept == self.state)
    }

    /// Records that the step has succeeded.
    ///
    /// # Errors
    /// If the stamp cannot be written.
    pub(crate) fn save(&self) -> anyhow::Result<()> {
        let folder = self.file.parent().context("the stamp has no parent folder")?;
        fs::create_dir_all(folder)?;
        fs::write(&self.file, &self.state).with_context(|| format!("cannot write {}", self.file.display()))
    }
}

/// A hash of these files and of every file below these folders, leaving out files and folders whose names are in `except`.
///
/// # Errors
/// The same as [`Stamp::of`].
pub(crate) fn state(inputs: &[PathBuf], except: &[&str]) -> anyhow::Result<String> {
    let mut hasher = DefaultHasher::new();
    for input in inputs {
        hash(input, except, &mut hasher).with_context(|| format!("cannot read {}", input.display()))?;
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// A hash of this string.
pub(crate) fn text(text: &str) -> String {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

fn hash(path: &Path, except: &[&str], hasher: &mut DefaultHasher) -> std::io::Result<()> {
    if !path.exists() {
        return Ok(());
    }
    if path.is_file() {
        path.hash(hasher);
        fs::read(path)?.hash(hasher);
        return Ok(());
    }
    let mut below = fs::read_dir(path)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()?;
    below.sort();
    for path in below {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if !except.contains(&name.as_ref()) {
            hash(&path, except, hasher)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(folder: &Path) -> String {
        super::state(&[folder.to_owned()], &["dist"]).unwrap()
    }

    #[test]
    fn a_stamp_changes_with_every_file_that_is_not_excluded() {
        let folder = std::env::temp_dir().join(format!("tengen-stamp-{}", std::process::id()));
        fs::create_dir_all(folder.join("dist")).unwrap();
        fs::write(folder.join("a"), "1").unwrap();
        let first = state(&folder);
        fs::write(folder.join("dist/b"), "built").unwrap();
        assert_eq!(state(&folder), first, "a file in an excluded folder does not change the stamp");
        fs::write(folder.join("a"), "2").unwrap();
        assert_ne!(state(&folder), first, "a changed file changes the stamp");
        fs::write(folder.join("a"), "1").unwrap();
        fs::rename(folder.join("a"), folder.join("c")).unwrap();
        assert_ne!(state(&folder), first, "a renamed file changes the stamp");
        fs::remove_dir_all(&folder).unwrap();
    }
}
