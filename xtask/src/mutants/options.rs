//! Which mutants are tested, and for how long.

use super::mutant::Mutant;
use crate::process::{command, read};
use anyhow::Context as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The default for [`Options::limit`].
const LIMIT_SECONDS: u64 = 300;

/// Which mutants are tested, and for how long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// Test only lines that differ from this commit.
    pub(crate) base: Option<String>,
    /// Test only files that match one of these patterns.
    pub(crate) files: Vec<String>,
    /// Test no files that match one of these patterns.
    pub(crate) except: Vec<String>,
    /// Test only part K of N, as `K/N`, counted from 0.
    pub(crate) shard: Option<String>,
    /// Test at most this many mutants, chosen by the seed.
    pub(crate) sample: Option<usize>,
    /// The seed of the sample.
    pub(crate) seed: u64,
    /// Start no further mutant after this much time.
    pub(crate) time: Option<Duration>,
    /// The longest time that one test program may take with a mutant.
    pub(crate) limit: Duration,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            base: None,
            files: Vec::new(),
            except: Vec::new(),
            shard: None,
            sample: None,
            seed: 0,
            time: None,
            limit: Duration::from_secs(LIMIT_SECONDS),
        }
    }
}

impl Options {
    /// Reads the command line. `--files` and `--except` take every argument up to the next flag.
    ///
    /// # Errors
    /// If an option is unknown or has no value.
    pub(crate) fn read(args: &[String]) -> anyhow::Result<Self> {
        let mut options = Self::default();
        let mut args = args.iter().peekable();
        while let Some(flag) = args.next() {
            if let "--files" | "--except" = flag.as_str() {
                let patterns = if flag == "--files" { &mut options.files } else { &mut options.except };
                while let Some(pattern) = args.next_if(|word| !word.starts_with("--")) {
                    patterns.push(pattern.clone());
                }
                anyhow::ensure!(!patterns.is_empty(), "{flag} needs a pattern");
                continue;
            }
            let value = args.next().with_context(|| format!("{flag} needs a value"))?;
            let number = || value.parse::<u64>().with_context(|| format!("{flag} needs a number"));
            match flag.as_str() {
                "--in-diff" => options.base = Some(value.clone()),
                "--shard" => options.shard = Some(value.clone()),
                "--sample" => options.sample = Some(usize::try_from(number()?)?),
                "--seed" => options.seed = number()?,
                "--minutes" => options.time = Some(Duration::from_secs(60 * number()?)),
                "--limit" => options.limit = Duration::from_secs(number()?),
                other => anyhow::bail!("unknown option {other:?}"),
            }
        }
        Ok(options)
    }

    /// The path of a diff of the changed lines. `Some(None)` means that no diff was requested, and `None` means that no
    /// line has changed.
    ///
    /// # Errors
    /// If git cannot find the commit.
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
        for pattern in &self.except {
            command.args(["--exclude", pattern]);
        }
        if let Some(shard) = &self.shard {
            command.args(["--shard", shard]);
        }
    }

    /// The mutants of the sample, in the order of the code. Without a sample size, all mutants.
    pub(super) fn sample(&self, mut mutants: Vec<Mutant>) -> Vec<Mutant> {
        let Some(most) = self.sample.filter(|most| *most < mutants.len()) else { return mutants };
        let rank = |mutant: &Mutant| pseudorandom(self.seed, &mutant.name);
        let mut ranks: Vec<u64> = mutants.iter().map(rank).collect();
        ranks.sort_unstable();
        mutants.retain(|mutant| ranks[..most].contains(&rank(mutant)));
        mutants
    }
}

/// A pseudorandom number that is the same on every machine (FNV-1a, then the finalizer of SplitMix64).
fn pseudorandom(seed: u64, name: &str) -> u64 {
    let start = 0xcbf2_9ce4_8422_2325 ^ seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut mixed = name.bytes().fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::super::mutant::tests::named;
    use super::*;

    fn read(line: &str) -> anyhow::Result<Options> {
        Options::read(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn the_command_line_is_read() {
        let all = read("--files a/** b/** --except c.rs --in-diff main --shard 1/4 --sample 300 --seed 7 --minutes 3 --limit 60");
        let wanted = Options {
            base: Some("main".to_owned()),
            files: vec!["a/**".to_owned(), "b/**".to_owned()],
            except: vec!["c.rs".to_owned()],
            shard: Some("1/4".to_owned()),
            sample: Some(300),
            seed: 7,
            time: Some(Duration::from_secs(180)),
            limit: Duration::from_secs(60),
        };
        assert_eq!(all.unwrap(), wanted);
        assert_eq!(read("").unwrap(), Options::default());
        for wrong in ["--files", "--sample", "--sample few", "--sampel 3", "--except --seed 3", "rules"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_seed_always_chooses_the_same_sample() {
        let all: Vec<Mutant> = (0..100).map(|n| named(&n.to_string(), "a/src/a.rs")).collect();
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
}
