//! The verdicts of earlier runs. A verdict is used as long as the code that it depends on has not changed.

use super::mutant::Mutant;
use super::suite;
use crate::{layout, stamp};
use anyhow::Context as _;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The result of testing a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// A test failed.
    Caught,
    /// Every test passed.
    Missed,
    /// The tests did not end in time.
    Timeout,
    /// The mutant does not compile.
    Unviable,
}

impl Verdict {
    const ALL: [Self; 4] = [Self::Caught, Self::Missed, Self::Timeout, Self::Unviable];

    /// The name of the verdict in the file.
    const fn name(self) -> &'static str {
        match self {
            Self::Caught => "caught",
            Self::Missed => "missed",
            Self::Timeout => "timeout",
            Self::Unviable => "unviable",
        }
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|verdict| verdict.name() == name)
    }
}

/// Every verdict so far.
pub(super) struct Ledger {
    file: PathBuf,
    /// For the name of each mutant: the verdict, and the state of the code for which the verdict is valid.
    verdicts: BTreeMap<String, (Verdict, String)>,
    states: States,
}

impl Ledger {
    /// Reads the verdicts from a file. Each line contains a verdict, the state and the name, separated by tabs.
    ///
    /// # Errors
    /// If a line of the file is invalid.
    pub(super) fn open(file: &Path) -> anyhow::Result<Self> {
        let mut verdicts = BTreeMap::new();
        for line in fs::read_to_string(file).unwrap_or_default().lines() {
            let parts =
                line.split_once('\t').and_then(|(verdict, rest)| Some((Verdict::named(verdict)?, rest.split_once('\t')?)));
            let (verdict, (state, name)) = parts.with_context(|| format!("{} has an invalid line: {line}", file.display()))?;
            verdicts.insert(name.to_owned(), (verdict, state.to_owned()));
        }
        Ok(Self { file: file.to_owned(), verdicts, states: States::new(layout::root()) })
    }

    /// The verdict on a mutant, if there is one that is still valid.
    pub(super) fn verdict(&self, mutant: &Mutant) -> Option<Verdict> {
        let (verdict, state) = self.verdicts.get(&mutant.name)?;
        (self.states.of(mutant, *verdict)? == *state).then_some(*verdict)
    }

    /// Adds a verdict and saves it. If the code cannot be read, the verdict never becomes valid.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(super) fn add(&mut self, mutant: &Mutant, verdict: Verdict) -> anyhow::Result<()> {
        self.verdicts.insert(mutant.name.clone(), (verdict, self.states.of(mutant, verdict).unwrap_or_default()));
        let lines = self.verdicts.iter().map(|(name, (verdict, state))| format!("{}\t{state}\t{name}\n", verdict.name()));
        // Write to a new file first, so that no verdict is lost if the program is killed here.
        let new = self.file.with_extension("new");
        fs::write(&new, lines.collect::<String>())?;
        Ok(fs::rename(new, &self.file)?)
    }
}

/// The states of files and crates, which are hashes of their code. Each state is computed only once.
struct States {
    root: PathBuf,
    known: RefCell<BTreeMap<String, Option<String>>>,
}

impl States {
    fn new(root: &Path) -> Self {
        Self { root: root.to_owned(), known: RefCell::default() }
    }

    /// The state that a verdict depends on. The verdict `Missed` depends on every crate whose tests were run, because a
    /// new test may catch the mutant. Any other verdict depends only on the mutant's file, without the tests in it.
    /// `None` if a file cannot be read.
    fn of(&self, mutant: &Mutant, verdict: Verdict) -> Option<String> {
        match verdict {
            Verdict::Missed => suite::suites(&mutant.package)
                .map(|suite| self.cached(suite.folder(), |path| stamp::state(&[path.to_owned()], &[]).ok()))
                .collect(),
            Verdict::Caught | Verdict::Timeout | Verdict::Unviable => self.cached(&mutant.file, |path| {
                let code = fs::read_to_string(path).ok()?;
                Some(stamp::text(without_tests(&code)))
            }),
        }
    }

    fn cached(&self, path: &str, read: impl FnOnce(&Path) -> Option<String>) -> Option<String> {
        let state = || read(&self.root.join(path));
        self.known.borrow_mut().entry(path.to_owned()).or_insert_with(state).clone()
    }
}

/// The code before the tests, which are at the end of a file.
fn without_tests(code: &str) -> &str {
    code.split_once("\n#[cfg(test)]\nmod ").map_or(code, |(before, _)| before).trim_end()
}

#[cfg(test)]
mod tests {
    use super::super::mutant::tests::named;
    use super::*;

    #[test]
    fn a_verdict_stays_valid_until_a_file_that_it_depends_on_changes() {
        let folder = std::env::temp_dir().join(format!("tengen-ledger-{}", std::process::id()));
        fs::create_dir_all(folder.join("rules/src")).unwrap();
        let code = |text: &str| fs::write(folder.join("rules/src/a.rs"), text).unwrap();
        let open = || Ledger { states: States::new(&folder), ..Ledger::open(&folder.join("verdicts.txt")).unwrap() };
        let (caught, missed) = (named("a.rs:1:1: x", "rules/src/a.rs"), named("a.rs:2:1: y", "rules/src/a.rs"));
        let verdicts = || [&caught, &missed, &named("z", "rules/src/a.rs")].map(|mutant| open().verdict(mutant));
        code("1\n");
        let mut ledger = open();
        ledger.add(&caught, Verdict::Caught).unwrap();
        ledger.add(&missed, Verdict::Missed).unwrap();
        assert_eq!(verdicts(), [Some(Verdict::Caught), Some(Verdict::Missed), None]);
        code("1\n\n#[cfg(test)]\nmod tests {}\n");
        assert_eq!(verdicts(), [Some(Verdict::Caught), None, None], "tests at the end of a file are not part of its code");
        code("1\n");
        assert_eq!(verdicts(), [Some(Verdict::Caught), Some(Verdict::Missed), None]);
        fs::write(folder.join("rules/src/b.rs"), "a test").unwrap();
        assert_eq!(verdicts(), [Some(Verdict::Caught), None, None], "a new test may catch the mutant that was missed");
        code("2\n");
        assert_eq!(verdicts(), [None, None, None], "no verdict on a file is valid after its code was changed");
        fs::remove_file(folder.join("rules/src/a.rs")).unwrap();
        open().add(&caught, Verdict::Caught).unwrap();
        assert_eq!(verdicts(), [None, None, None], "a verdict on a file that cannot be read is never valid");
        fs::remove_dir_all(&folder).unwrap();
    }
}
