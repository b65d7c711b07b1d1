//! Which mutants are tested, and for how long.

use super::Mutant;
use crate::process::{command, read};
use anyhow::Context as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The time limit for compiling a mutant, and again for its tests.
const LIMIT_SECONDS: u64 = 300;

/// Which mutants are tested, and for how long.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// Only lines that differ from this commit.
    pub(crate) base: Option<String>,
    /// Only files that match one of these patterns.
    pub(crate) files: Vec<String>,
    /// Only part K of N, as `K/N`, counted from 0.
    pub(crate) shard: Option<String>,
    /// At most this many mutants, chosen by the seed.
    pub(crate) sample: Option<usize>,
    /// The seed of the sample.
    pub(crate) seed: u64,
    /// Start no batch after this many minutes.
    pub(crate) minutes: Option<u64>,
    /// The time limit for compiling one mutant, and again for its tests.
    pub(crate) limit_seconds: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self { base: None, files: Vec::new(), shard: None, sample: None, seed: 0, minutes: None, limit_seconds: LIMIT_SECONDS }
    }
}

impl Options {
    /// Reads the command line. `--files` takes every argument up to the next flag.
    ///
    /// # Errors
    /// If an option is unknown or lacks its value.
    pub(crate) fn read(args: &[String]) -> anyhow::Result<Self> {
        let mut options = Self::default();
        let mut args = args.iter().peekable();
        while let Some(flag) = args.next() {
            if flag == "--files" {
                while let Some(pattern) = args.next_if(|word| !word.starts_with("--")) {
                    options.files.push(pattern.clone());
                }
                anyhow::ensure!(!options.files.is_empty(), "--files needs a pattern");
                continue;
            }
            let value = args.next().with_context(|| format!("{flag} needs a value"))?;
            let number = || value.parse::<u64>().with_context(|| format!("{flag} needs a number"));
            match flag.as_str() {
                "--in-diff" => options.base = Some(value.clone()),
                "--shard" => options.shard = Some(value.clone()),
                "--sample" => options.sample = Some(usize::try_from(number()?)?),
                "--seed" => options.seed = number()?,
                "--minutes" => options.minutes = Some(number()?),
                "--limit" => options.limit_seconds = number()?,
                other => anyhow::bail!("unknown option {other:?}"),
            }
        }
        Ok(options)
    }

    /// The path of a diff of the changed lines. The inner `None` means that no diff was asked for, the outer one that no line has changed.
    ///
    /// # Errors
    /// If git does not know the commit.
    pub(super) fn diff(&self, home: &Path) -> anyhow::Result<Option<Option<PathBuf>>> {
        let Some(base) = &self.base else { return Ok(Some(None)) };
        let mut git = command("git", &["diff", "--no-color", "--no-ext-diff", base, "--"]);
        if self.files.is_empty() {
            git.arg("*.rs");
        }
        let diff = read(git.args(self.files.iter().map(|pattern| format!(":(glob){pattern}"))))?;
        if diff.trim().is_empty() {
            return Ok(None);
        }
        let file = home.join("changes.diff");
        fs::write(&file, diff)?;
        Ok(Some(Some(file)))
    }

    /// Passes on the options that cargo-mutants handles itself.
    pub(super) fn choose(&self, command: &mut Command) {
        for pattern in &self.files {
            command.args(["--file", pattern]);
        }
        if let Some(shard) = &self.shard {
            command.args(["--shard", shard]);
        }
    }

    /// The sample for the seed, in the order of the code.
    pub(super) fn sample(&self, mutants: Vec<Mutant>) -> Vec<Mutant> {
        let Some(most) = self.sample.filter(|most| *most < mutants.len()) else { return mutants };
        let mut order: Vec<usize> = (0..mutants.len()).collect();
        order.sort_by_key(|&at| scattered(self.seed, at as u64));
        let mut chosen = order[..most].to_vec();
        chosen.sort_unstable();
        chosen.into_iter().map(|at| mutants[at].clone()).collect()
    }
}

/// A pseudorandom number that is the same on every machine (the finaliser of SplitMix64).
fn scattered(seed: u64, at: u64) -> u64 {
    let mut mixed = seed.wrapping_add(at.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// A regular expression that matches only this text.
pub(super) fn exactly(text: &str) -> String {
    let mut pattern = String::new();
    for letter in text.chars() {
        if r"\.+*?()|[]{}^$#&-~".contains(letter) {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> anyhow::Result<Options> {
        Options::read(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn the_command_line_is_read() {
        let all =
            read("--files rules/src/go/** room/src/** --in-diff main --shard 1/4 --sample 300 --seed 7 --minutes 3 --limit 60");
        let wanted = Options {
            base: Some("main".to_owned()),
            files: vec!["rules/src/go/**".to_owned(), "room/src/**".to_owned()],
            shard: Some("1/4".to_owned()),
            sample: Some(300),
            seed: 7,
            minutes: Some(3),
            limit_seconds: 60,
        };
        assert_eq!(all.unwrap(), wanted);
        assert_eq!(read("").unwrap(), Options::default());
        for wrong in ["--files", "--sample", "--sample few", "--sampel 3", "rules"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_seed_always_chooses_the_same_sample() {
        let all: Vec<Mutant> = (0..100).map(|n| Mutant::new(n.to_string(), Path::new(""), "none").unwrap()).collect();
        let names = |sample, seed| -> Vec<String> {
            let options = Options { sample, seed, ..Options::default() };
            options.sample(all.clone()).into_iter().map(|mutant| mutant.name).collect()
        };
        assert_eq!(names(None, 1).len(), 100);
        assert_eq!(names(Some(200), 1).len(), 100);
        let chosen = names(Some(10), 1);
        assert_eq!(chosen.len(), 10);
        assert_eq!(chosen, names(Some(10), 1));
        assert_ne!(chosen, names(Some(10), 2));
        assert!(chosen.is_sorted_by_key(|name| name.parse::<u32>().unwrap()));
    }

    #[test]
    fn an_escaped_name_matches_only_itself() {
        assert_eq!(exactly("a/b.rs:1: replace + with - in A<'_>::b"), r"a/b\.rs:1: replace \+ with \- in A<'_>::b");
    }
}
