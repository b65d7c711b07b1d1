//! The verdicts of earlier runs, kept as long as they are still valid.

use crate::stamp;
use anyhow::Context as _;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// A small change to the code, with hashes of everything its verdict depends on.
#[derive(Clone, Debug)]
pub(super) struct Mutant {
    /// The name that cargo-mutants gives it, with line and column.
    pub(super) name: String,
    /// The hash of the changed file.
    file: String,
    /// The hash of the whole crate, tests included.
    package: String,
}

/// The result of testing a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// A test failed.
    Caught,
    /// Every test passed.
    Missed,
    /// The tests did not end in time.
    Timeout,
    /// It does not compile.
    Unviable,
}

impl Verdict {
    const ALL: [Self; 4] = [Self::Caught, Self::Missed, Self::Timeout, Self::Unviable];

    /// The name of its list in the results of cargo-mutants and in ours.
    const fn name(self) -> &'static str {
        match self {
            Self::Caught => "caught",
            Self::Missed => "missed",
            Self::Timeout => "timeout",
            Self::Unviable => "unviable",
        }
    }
}

impl Mutant {
    /// The named mutant of a file. The path is relative to the root of the repository.
    ///
    /// # Errors
    /// If the file or its crate cannot be read.
    pub(super) fn new(name: String, root: &Path, file: &str) -> anyhow::Result<Self> {
        let crate_folder = file.split_once("/src/").map_or(file, |(folder, _)| folder);
        Ok(Self {
            name,
            file: stamp::state(&[root.join(file)], &[])?,
            package: stamp::state(&[root.join(crate_folder)], &["target"])?,
        })
    }

    /// The hash a verdict depends on. A new test may catch a survivor, so its verdict depends on the whole crate. Any other verdict depends
    /// only on the file.
    fn state(&self, verdict: Verdict) -> &str {
        match verdict {
            Verdict::Missed => &self.package,
            Verdict::Caught | Verdict::Timeout | Verdict::Unviable => &self.file,
        }
    }
}

/// Every verdict so far. The file has one line per verdict: verdict, state, name.
pub(super) struct Ledger {
    folder: PathBuf,
    verdicts: BTreeMap<String, (Verdict, String)>,
}

impl Ledger {
    /// Reads the verdicts in a folder, including those of an interrupted run.
    ///
    /// # Errors
    /// If a file cannot be read or written.
    pub(super) fn open(folder: &Path) -> anyhow::Result<Self> {
        let mut ledger = Self { folder: folder.to_owned(), verdicts: BTreeMap::new() };
        for (verdict, state, name) in lines(&ledger.kept())? {
            let verdict = Verdict::ALL.into_iter().find(|known| known.name() == verdict);
            ledger.verdicts.insert(name, (verdict.context("unknown verdict")?, state));
        }
        ledger.end()?;
        Ok(ledger)
    }

    /// The verdict on a mutant, if there is one that is still valid.
    pub(super) fn verdict(&self, mutant: &Mutant) -> Option<Verdict> {
        let (verdict, state) = self.verdicts.get(&mutant.name)?;
        (mutant.state(*verdict) == state).then_some(*verdict)
    }

    /// Records the mutants of this run and their states: if the run is interrupted, the files may change before its verdicts are read.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(super) fn begin(&self, mutants: &[&Mutant]) -> anyhow::Result<()> {
        let lines = mutants.iter().map(|mutant| format!("{}\t{}\t{}\n", mutant.file, mutant.package, mutant.name));
        Ok(fs::write(self.begun(), lines.collect::<String>())?)
    }

    /// Adds the verdicts of the run that was begun, if any.
    ///
    /// # Errors
    /// If a file cannot be read or written.
    pub(super) fn end(&mut self) -> anyhow::Result<()> {
        if !self.begun().exists() {
            return Ok(());
        }
        let results = self.folder.join("mutants.out");
        let begun: Vec<Mutant> =
            lines(&self.begun())?.into_iter().map(|(file, package, name)| Mutant { name, file, package }).collect();
        for verdict in Verdict::ALL {
            let list = fs::read_to_string(results.join(format!("{}.txt", verdict.name()))).unwrap_or_default();
            for mutant in begun.iter().filter(|mutant| list.lines().any(|line| line == mutant.name)) {
                self.verdicts.insert(mutant.name.clone(), (verdict, mutant.state(verdict).to_owned()));
            }
        }
        let kept = self.verdicts.iter().map(|(name, (verdict, state))| format!("{}\t{state}\t{name}\n", verdict.name()));
        fs::write(self.kept(), kept.collect::<String>())?;
        Ok(fs::remove_file(self.begun())?)
    }

    fn kept(&self) -> PathBuf {
        self.folder.join("verdicts.txt")
    }

    fn begun(&self) -> PathBuf {
        self.folder.join("begun.txt")
    }
}

/// The lines of a file, each in three parts. None if the file does not exist.
fn lines(file: &Path) -> anyhow::Result<Vec<(String, String, String)>> {
    let text = fs::read_to_string(file).unwrap_or_default();
    let parts = |line: &str| {
        let mut parts = line.splitn(3, '\t').map(str::to_owned);
        Some((parts.next()?, parts.next()?, parts.next()?))
    };
    text.lines().map(|line| parts(line).with_context(|| format!("{} has a broken line", file.display()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutant(name: &str, file: &str, package: &str) -> Mutant {
        Mutant { name: name.to_owned(), file: file.to_owned(), package: package.to_owned() }
    }

    #[test]
    fn verdicts_of_an_interrupted_run_are_valid_until_their_file_or_crate_changes() {
        let folder = std::env::temp_dir().join(format!("tengen-ledger-{}", std::process::id()));
        fs::create_dir_all(folder.join("mutants.out")).unwrap();
        let (caught, missed, open) =
            (mutant("a.rs:1:1: x", "1", "1"), mutant("a.rs:2:1: y", "1", "1"), mutant("a.rs:3:1: z", "1", "1"));
        Ledger::open(&folder).unwrap().begin(&[&caught, &missed, &open]).unwrap();
        fs::write(folder.join("mutants.out/caught.txt"), "a.rs:1:1: x\na.rs:9:9: of a run before\n").unwrap();
        fs::write(folder.join("mutants.out/missed.txt"), "a.rs:2:1: y\n").unwrap();
        // The run is interrupted here, and another begins.
        Ledger::open(&folder).unwrap();
        let ledger = Ledger::open(&folder).unwrap();
        let verdicts = [&caught, &missed, &open].map(|mutant| ledger.verdict(mutant));
        assert_eq!(verdicts, [Some(Verdict::Caught), Some(Verdict::Missed), None]);
        assert_eq!(ledger.verdict(&mutant("a.rs:1:1: x", "1", "2")), Some(Verdict::Caught), "a test was added");
        assert_eq!(ledger.verdict(&mutant("a.rs:2:1: y", "1", "2")), None, "a test was added");
        assert_eq!(ledger.verdict(&mutant("a.rs:1:1: x", "2", "2")), None, "the file was changed");
        fs::remove_dir_all(&folder).unwrap();
    }
}
