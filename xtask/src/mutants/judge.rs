//! Tests mutants in a copy of the repository, and reports a verdict on each.

use super::ledger::Verdict;
use super::mutant::Mutant;
use super::options::Options;
use super::suite::{Built, Choice, CompileError, Ended, Program, Suite, Watch, folder, suites};
use super::switch::{Switched, switched};
use super::tree::{Changed, Tree};
use crate::process::{say, step, timed};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

/// The time limit for a test program is this multiple of the time that the slowest program takes without a mutant. It
/// is never less than this duration and never more than [`Options::limit`].
const PATIENCE: (u32, Duration) = (5, Duration::from_secs(30));
/// The longest time that a test program may take without a mutant.
const MOST_TIME: Duration = Duration::from_secs(1800);
/// The compiler's error code for a type that lacks a trait, mostly `Default`. A mutant with this error does not compile in any
/// build. Other errors may be caused by the switch that turns mutants on and off.
const NO_TRAIT: &str = "E0277";
/// The number that turns on no mutant. It is also used for a mutant that is built alone, which is always on.
const NONE: u32 = 0;

/// Records a verdict and the test that failed.
pub(super) type Note<'a> = dyn FnMut(&Mutant, Verdict, &str) -> anyhow::Result<()> + 'a;

/// The copy of the repository, and how long each suite takes there without a mutant.
pub(super) struct Judge<'a> {
    tree: Tree,
    /// How long the slowest program of a suite takes without a mutant.
    took: BTreeMap<(Suite, Choice), Duration>,
    /// The time that is left; `None` if it is not limited.
    left: Option<Duration>,
    /// The longest time that one test program may take with a mutant.
    limit: Duration,
    stop: &'a dyn Fn() -> bool,
}

/// Numbered mutants of one crate.
type Numbered<'a> = BTreeMap<u32, &'a Mutant>;

impl<'a> Judge<'a> {
    /// A judge with an up-to-date copy.
    ///
    /// # Errors
    /// If the copy cannot be made.
    pub(super) fn new(home: &Path, options: &Options, stop: &'a dyn Fn() -> bool) -> anyhow::Result<Self> {
        Ok(Self { tree: Tree::copy(home)?, took: BTreeMap::new(), left: options.time, limit: options.limit, stop })
    }

    /// Tests mutants of one crate until the time is up.
    ///
    /// # Errors
    /// If the tests fail without a mutant, if a verdict cannot be recorded, or if this program was asked to stop.
    pub(super) fn batch(&mut self, mutants: &[&Mutant], note: &mut Note<'_>) -> anyhow::Result<()> {
        let mut open: Numbered<'_> = (1..).zip(mutants.iter().copied()).collect();
        let mut alone = BTreeSet::new();
        for suite in mutants.first().into_iter().flat_map(|first| suites(&first.package)) {
            if open.is_empty() || self.is_late() {
                break;
            }
            let (changed, programs) = self.build_many(suite, &mut open, &mut alone, note)?;
            // Run the fast tests for all mutants first, then the slow tests for the mutants that are left.
            for choice in Choice::ALL {
                let mut passed = Numbered::new();
                for (number, mutant) in open {
                    if self.is_late() {
                        return Ok(());
                    }
                    match self.run(suite, &programs, number, mutant, choice)? {
                        None => drop(passed.insert(number, mutant)),
                        Some((verdict, why)) => note(mutant, verdict, &why)?,
                    }
                }
                open = passed;
                say(&format!("{} mutants have passed the {choice:?} tests of {suite}", open.len()));
                open.values().for_each(|mutant| say(&format!("  {}", mutant.name)));
            }
            drop(changed);
        }
        if !self.is_late() {
            open.values().try_for_each(|mutant| note(mutant, Verdict::Missed, ""))?;
        }
        for mutant in mutants.iter().filter(|mutant| alone.contains(&mutant.name)) {
            if self.is_late() {
                break;
            }
            let (verdict, why) = self.alone(mutant)?;
            note(mutant, verdict, &why)?;
        }
        Ok(())
    }

    /// Builds a suite with all mutants in `open`. Mutants that cannot be turned on and off, or that keep the suite from
    /// compiling, are moved to `alone`. Mutants that do not compile in any build get their verdict here.
    fn build_many(
        &mut self,
        suite: Suite,
        open: &mut Numbered<'_>,
        alone: &mut BTreeSet<String>,
        note: &mut Note<'_>,
    ) -> anyhow::Result<(Changed, Vec<Program>)> {
        loop {
            let files = self.switched(open)?;
            let built: BTreeSet<u32> = files.values().flat_map(|file| file.lines.iter().map(|(_, number)| *number)).collect();
            let mut remove = |open: &mut Numbered<'_>, keep: &dyn Fn(u32) -> bool| {
                alone.extend(open.iter().filter(|(number, _)| !keep(**number)).map(|(_, mutant)| mutant.name.clone()));
                open.retain(|number, _| keep(*number));
            };
            remove(open, &|number| built.contains(&number));
            let changed = self.tree.change(files.iter().map(|(file, switched)| (file.clone(), switched.code.clone())))?;
            let (result, took) = timed(|| step(&format!("building {suite} with {} mutants", open.len()), || self.build(suite)));
            self.spend(took);
            let errors = match result? {
                Built::Programs(programs) => return Ok((changed, programs)),
                Built::Failed(errors) => errors,
            };
            anyhow::ensure!(!open.is_empty(), "{suite} does not compile");
            let failing = culprits(&files, &errors);
            say(&format!("{} of these mutants do not compile here", failing.len()));
            for number in failing.iter().filter(|(_, codes)| codes.iter().eq([&NO_TRAIT])).map(|(number, _)| number) {
                open.remove(number).map_or(Ok(()), |mutant| note(mutant, Verdict::Unviable, ""))?;
            }
            // If the errors are all outside the code of the mutants, each mutant may have caused them, so all mutants
            // are moved.
            remove(open, &|number| !failing.is_empty() && !failing.contains_key(&number));
        }
    }

    /// The files that these mutants change, and the root file of their crate.
    fn switched(&self, mutants: &Numbered<'_>) -> anyhow::Result<BTreeMap<String, Switched>> {
        let mut files: BTreeMap<String, Vec<(u32, &Mutant)>> = BTreeMap::new();
        for (number, mutant) in mutants {
            let root = format!("{}/src/lib.rs", folder(&mutant.package));
            files.entry(root).or_default();
            // The file `main.rs` belongs to a crate of its own, so its mutants are built alone.
            if !mutant.file.ends_with("/src/main.rs") {
                files.entry(mutant.file.clone()).or_default().push((*number, mutant));
            }
        }
        let put = |(file, mutants): (String, Vec<(u32, &Mutant)>)| {
            let code = switched(&self.tree.code(&file)?, &mutants, file.ends_with("/src/lib.rs"));
            Ok((file, code))
        };
        files.into_iter().map(put).collect()
    }

    /// Tests a mutant in a build of its own.
    fn alone(&mut self, mutant: &Mutant) -> anyhow::Result<(Verdict, String)> {
        for suite in suites(&mutant.package) {
            let changed = self.tree.change([(mutant.file.clone(), mutant.change(&self.tree.code(&mutant.file)?)?)])?;
            let (built, took) = timed(|| self.build(suite));
            self.spend(took);
            let Built::Programs(programs) = built? else { return Ok((Verdict::Unviable, String::new())) };
            if !self.took.contains_key(&(suite, Choice::Slow)) {
                // In this build the mutant is always on, so the times without it must come from another build.
                drop(changed);
                let Built::Programs(programs) = self.build(suite)? else { anyhow::bail!("{suite} does not compile") };
                self.time_without_mutant(suite, &programs, Choice::Quick)?;
                self.time_without_mutant(suite, &programs, Choice::Slow)?;
                return self.alone(mutant);
            }
            for choice in Choice::ALL {
                if let Some(found) = self.run(suite, &programs, NONE, mutant, choice)? {
                    return Ok(found);
                }
            }
        }
        Ok((Verdict::Missed, String::new()))
    }

    /// Runs tests of a suite with a mutant, whose number in the build is `on`. Returns `None` if every test passes.
    fn run(
        &mut self,
        suite: Suite,
        programs: &[Program],
        on: u32,
        mutant: &Mutant,
        choice: Choice,
    ) -> anyhow::Result<Option<(Verdict, String)>> {
        let module = mutant.module();
        if choice == Choice::Near && module.is_empty() {
            return Ok(None);
        }
        let limit = (self.time_without_mutant(suite, programs, choice)? * PATIENCE.0).max(PATIENCE.1).min(self.limit);
        for program in programs {
            let watch = Watch { limit, stop: self.stop };
            let (ended, took) = timed(|| program.run(&self.tree, on, &choice.arguments(&module), &watch));
            self.spend(took);
            match ended? {
                Ended::Passed => {}
                Ended::Failed(test) => {
                    return Ok(Some((Verdict::Caught, test.map_or_else(String::new, |test| format!(" ({test})")))));
                }
                Ended::OutOfTime => return Ok(Some((Verdict::Timeout, String::new()))),
            }
        }
        Ok(None)
    }

    fn build(&self, suite: Suite) -> anyhow::Result<Built> {
        let built = suite.build(&self.tree);
        // The signal that stops this program also ends cargo. Without this check, the code would seem not to compile.
        anyhow::ensure!(!(self.stop)(), "stopped");
        built
    }

    /// How long the slowest program takes without a mutant. Measured only the first time.
    fn time_without_mutant(&mut self, suite: Suite, programs: &[Program], choice: Choice) -> anyhow::Result<Duration> {
        // Most tests in `Choice::Near` are also in `Choice::Quick`, so the time measured for `Quick` is used for both.
        let choice = choice.max(Choice::Quick);
        let key = (suite, choice);
        if let Some(took) = self.took.get(&key) {
            return Ok(*took);
        }
        let mut longest = Duration::ZERO;
        step(&format!("the {choice:?} tests of {suite} without a mutant"), || {
            for program in programs {
                let watch = Watch { limit: MOST_TIME, stop: self.stop };
                let (ended, took) = timed(|| program.run(&self.tree, NONE, &choice.arguments(&[]), &watch));
                let ended = ended?;
                anyhow::ensure!(ended == Ended::Passed, "{suite} fails without a mutant: {ended:?}");
                longest = longest.max(took);
            }
            Ok(())
        })?;
        self.spend(longest);
        self.took.insert(key, longest);
        Ok(longest)
    }

    fn spend(&mut self, took: Duration) {
        self.left = self.left.map(|left| left.saturating_sub(took));
    }

    fn is_late(&self) -> bool {
        self.left == Some(Duration::ZERO)
    }
}

/// The mutants whose code contains the errors, with the codes of these errors.
fn culprits<'a>(files: &BTreeMap<String, Switched>, errors: &'a [CompileError]) -> BTreeMap<u32, BTreeSet<&'a str>> {
    let mut found: BTreeMap<u32, BTreeSet<&str>> = BTreeMap::new();
    for error in errors {
        for (file, line) in &error.places {
            let lines = files.get(file).into_iter().flat_map(|file| &file.lines);
            for (_, number) in lines.filter(|(lines, _)| lines.contains(line)) {
                found.entry(*number).or_default().insert(&error.code);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_belong_to_the_mutants_on_their_lines() {
        let lines = vec![(4..7, 1), (7..10, 2)];
        let files = BTreeMap::from([("a/src/a.rs".to_owned(), Switched { code: String::new(), lines })]);
        let error = |code: &str, file: &str, line| CompileError { code: code.to_owned(), places: vec![(file.to_owned(), line)] };
        let errors = [error("E0277", "a/src/a.rs", 6), error("E0308", "a/src/a.rs", 4), error("E0277", "a/src/a.rs", 7)];
        let wanted = BTreeMap::from([(1, BTreeSet::from(["E0277", "E0308"])), (2, BTreeSet::from([NO_TRAIT]))]);
        assert_eq!(culprits(&files, &errors), wanted);
        assert_eq!(culprits(&files, &[error("E0277", "a/src/a.rs", 3), error("E0277", "a/src/b.rs", 4)]), BTreeMap::new());
    }
}
