//! Checks that a recent enough Node.js is installed.

use crate::process::{command, npm, read};

/// The oldest version that the client's bundler supports.
const OLDEST: (u32, u32) = (20, 19);

/// Checks that Node.js and npm are installed.
///
/// # Errors
/// If Node.js is missing or too old, or npm is missing. The error is a single line that says how to install them.
pub(crate) fn check() -> anyhow::Result<()> {
    let how = "install Node.js 24 from https://nodejs.org/en/download or with your system's package manager, then run this again";
    let Ok(text) = read(&mut command("node", &["--version"])) else {
        anyhow::bail!("Node.js {}.{} or newer is needed and was not found: {how}", OLDEST.0, OLDEST.1);
    };
    let found = version(&text);
    anyhow::ensure!(
        found.is_some_and(|found| found >= OLDEST),
        "Node.js {}.{} or newer is needed and {} was found: {how}",
        OLDEST.0,
        OLDEST.1,
        text.trim()
    );
    anyhow::ensure!(read(&mut npm("npm", &["--version"])).is_ok(), "npm is needed and was not found: {how}");
    Ok(())
}

/// The major and minor numbers in a version such as `v20.19.1`.
fn version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert_eq!(version("v20.19.1\n"), Some((20, 19)));
        assert!(version("v20.9.0") < Some(OLDEST));
        assert!(version("v100.0.0") > Some(OLDEST));
        assert_eq!(version("20"), None);
        assert_eq!(version("vx.y"), None);
    }
}
