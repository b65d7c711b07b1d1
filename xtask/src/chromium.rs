//! Finds a Chromium for the browser tests, or installs one if the user is root on a Debian system.

use crate::process::{command, read, run, say};
use std::path::{Path, PathBuf};

const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// The command to type if this program cannot install Chromium itself.
pub(crate) const HOW: &str = "sudo apt-get install chromium   (or set TENGEN_CHROMIUM to the path of a Chromium)";

/// The path of a Chromium, or None. If no Chromium is installed, installs one, provided that this is a Debian system
/// and the user is root.
pub(crate) fn find() -> Option<PathBuf> {
    found().or_else(|| {
        if !(is_root() && Path::new("/usr/bin/apt-get").exists()) {
            return None;
        }
        say("installing Chromium for the browser tests");
        let installed = run(&mut command("apt-get", &["update", "-qq"])).and_then(|()| {
            let mut install = command("apt-get", &["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
            run(install.env("DEBIAN_FRONTEND", "noninteractive"))
        });
        if let Err(error) = installed {
            eprintln!("Chromium could not be installed: {error:#}");
        }
        found()
    })
}

#[expect(clippy::disallowed_methods, reason = "a developer's choice of browser, not a setting of the server")]
fn found() -> Option<PathBuf> {
    if let Some(chosen) = std::env::var_os("TENGEN_CHROMIUM") {
        return Some(PathBuf::from(chosen));
    }
    let path = std::env::var_os("PATH")?;
    NAMES.iter().find_map(|name| std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file()))
}

fn is_root() -> bool {
    cfg!(unix) && read(&mut command("id", &["-u"])).is_ok_and(|id| id.trim() == "0")
}
