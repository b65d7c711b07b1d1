//! Looks for the program of an engine when the server starts.

use std::ffi::OsStr;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

/// Checks that the system can run a program. A name without a slash is looked up in the folders of `path`. Any other relative path
/// begins in `folder`, in which the program will run.
pub(super) fn check(program: &str, folder: Option<&Path>, path: &OsStr) -> Result<(), String> {
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        return Err(format!("the folder {} does not exist: create it, or correct `folder`", folder.display()));
    }
    if !program.contains('/') {
        let is_found = std::env::split_paths(path).any(|place| is_executable(&place.join(program)));
        return if is_found {
            Ok(())
        } else {
            Err(format!("the program {program} is in none of the folders that PATH names: {REMEDY}"))
        };
    }
    let file = folder.unwrap_or(Path::new("")).join(program);
    match (file.is_file(), is_executable(&file)) {
        (_, true) => Ok(()),
        (true, false) => Err(format!("{} is not executable: run `chmod +x`, or correct `command`", file.display())),
        (false, false) => Err(format!("the program {} does not exist: {REMEDY}", file.display())),
    }
}

/// What the operator can do about a missing program.
const REMEDY: &str = "install it, correct `command`, or remove this engine";

fn is_executable(file: &Path) -> bool {
    file.metadata().is_ok_and(|found| found.is_file() && found.permissions().mode() & 0o111 != 0)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn a_program_that_cannot_run_is_named_with_its_path_and_a_remedy() {
        let folder = tempfile::tempdir().unwrap();
        let (home, path) = (Some(folder.path()), folder.path().as_os_str());
        let file = folder.path().join("engine");
        let full = file.to_str().unwrap();
        for (program, wanted) in
            [("engine", "that PATH names: install it"), ("./engine", "does not exist: install it"), (full, full)]
        {
            let error = check(program, home, path).unwrap_err();
            assert!(error.contains(wanted), "{error}");
        }
        std::fs::write(&file, "#!/bin/sh\n").unwrap();
        assert!(check(full, None, path).unwrap_err().contains("is not executable"));
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o755)).unwrap();
        for program in ["engine", "./engine", full] {
            assert_eq!(check(program, home, path), Ok(()), "{program}");
        }
        let error = check("engine", Some(&folder.path().join("gone")), path).unwrap_err();
        assert!(error.contains("does not exist: create it"), "{error}");
    }
}
