//! The mutants of changed lines, for `cargo xtask ci`.

use super::Options;
use crate::process::{command, read, say};
use std::time::Duration;

/// The maximum number of mutants to test.
const MOST: usize = 24;
/// No build and no test begins after this time, so that the step takes about three minutes at most.
const TIME: Duration = Duration::from_secs(150);
/// The longest time that one test program may take with a mutant.
const LIMIT: Duration = Duration::from_secs(60);

/// Tests some mutants of the lines that differ from an earlier commit. Uncommitted changes are included. The hash of
/// the newest commit is the seed for the choice. So different commits test different mutants, and repeated runs on one
/// commit test the same mutants.
///
/// # Errors
/// The same as [`super::run`].
pub(crate) fn changed() -> anyhow::Result<()> {
    let commit = |args: &[&str]| read(&mut command("git", args)).ok().map(|name| name.trim().to_owned());
    let head = commit(&["rev-parse", "HEAD"]);
    let parent = commit(&["rev-parse", "--verify", "--quiet", "HEAD~1"]);
    let fork = commit(&["merge-base", "HEAD", "origin/main"]);
    let Some(base) = base(head.as_deref(), parent, fork) else {
        say("SKIPPED: there is no earlier commit to compare with");
        return Ok(());
    };
    say(&format!("changed lines since {base}"));
    let seed = seed(&head.unwrap_or_default());
    super::run(&Options { base: Some(base), sample: Some(MOST), seed, time: Some(TIME), limit: LIMIT, ..Options::default() })
}

/// The commit to compare with. On a branch, this is the commit at which the branch left `origin/main`. On `origin/main` itself,
/// or in a clone without `origin/main`, it is the commit before the newest one. `None` if there is no such commit, or if a
/// shallow clone lacks it.
fn base(head: Option<&str>, parent: Option<String>, fork: Option<String>) -> Option<String> {
    fork.filter(|fork| head != Some(fork)).or(parent)
}

fn seed(commit: &str) -> u64 {
    commit.get(..16).and_then(|start| u64::from_str_radix(start, 16).ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_branch_is_compared_with_its_start_but_main_with_its_previous_commit() {
        let base =
            |head, parent: Option<&str>, fork: Option<&str>| base(head, parent.map(str::to_owned), fork.map(str::to_owned));
        for (head, parent, fork, wanted) in [
            (Some("c"), Some("b"), Some("a"), Some("a")),
            (Some("c"), Some("b"), Some("c"), Some("b")),
            (Some("c"), Some("b"), None, Some("b")),
            (Some("a"), None, Some("a"), None),
            (None, None, None, None),
        ] {
            assert_eq!(base(head, parent, fork).as_deref(), wanted, "{head:?} {parent:?} {fork:?}");
        }
    }

    #[test]
    fn commits_have_different_seeds() {
        assert_eq!(seed("00000000000000ff9d4a"), 255);
        assert_ne!(seed(&"a".repeat(40)), seed(&"b".repeat(40)));
        assert_eq!(seed(""), 0);
    }
}
