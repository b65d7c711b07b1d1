//! Decides when a checkpoint is made, and by whom.

/// The thread is asked for a checkpoint each time the WAL has grown by this number of pages.
const PAGES_PER_CHECKPOINT: u32 = 1000;

/// From this number of pages on, the writer copies the last pages by itself as soon as the thread has copied the others. Then SQLite can begin
/// the WAL again. A page has 4 KiB, so the WAL has 16 MiB. Reading from a longer WAL takes longer.
const LONG_PAGES: u32 = 4000;

/// From this number of pages on, the writer does not wait for the thread.
const LONGEST_PAGES: u32 = 16_000;

/// What to do after a commit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    Nothing,
    /// Ask the thread for a checkpoint.
    Ask,
    /// Copy what is left in the WAL.
    Finish,
}

/// Follows the length of the WAL.
#[derive(Debug)]
pub(super) struct Policy {
    /// The pages in the WAL after the last commit.
    pages: u32,
    /// The length of the WAL at which the next checkpoint is due.
    due: u32,
}

impl Default for Policy {
    fn default() -> Self {
        Self { pages: 0, due: PAGES_PER_CHECKPOINT }
    }
}

impl Policy {
    /// `pages` is the length of the WAL. `made` is true if the thread has made a checkpoint since it was last asked.
    pub(super) fn after_commit(&mut self, pages: u32, made: bool) -> Step {
        if pages < self.pages {
            // SQLite has begun the WAL again.
            self.due = PAGES_PER_CHECKPOINT;
        }
        self.pages = pages;
        if pages >= self.due {
            self.due = pages.saturating_add(PAGES_PER_CHECKPOINT);
            if pages >= LONGEST_PAGES { Step::Finish } else { Step::Ask }
        } else if pages >= LONG_PAGES && made {
            Step::Finish
        } else {
            Step::Nothing
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Policy, Step};

    /// The steps other than `Nothing` while the WAL grows by 5 pages at a time up to `end`, with the lengths at which they are due.
    fn grow(policy: &mut Policy, end: u32, mut made: impl FnMut(u32) -> bool) -> Vec<(u32, Step)> {
        let lengths = (policy.pages + 5..=end).step_by(5);
        let steps = lengths.map(|pages| (pages, policy.after_commit(pages, made(pages))));
        steps.filter(|(_, step)| *step != Step::Nothing).collect()
    }

    #[test]
    fn a_short_wal_is_left_alone() {
        assert_eq!(grow(&mut Policy::default(), 995, |_| true), []);
    }

    #[test]
    fn a_growing_wal_is_copied_by_the_thread() {
        let asked = [(1000, Step::Ask), (2000, Step::Ask), (3000, Step::Ask)];
        assert_eq!(grow(&mut Policy::default(), 3995, |_| true), asked);
    }

    #[test]
    fn the_writer_finishes_a_long_wal_when_the_thread_has_copied_most_of_it() {
        let mut policy = Policy::default();
        grow(&mut policy, 3995, |_| true);
        let mut made = [false, false, false, true].into_iter();
        let steps = grow(&mut policy, 4060, |_| made.next().unwrap_or(false));
        assert_eq!(steps, [(4000, Step::Ask), (4015, Step::Finish)]);
    }

    #[test]
    fn a_wal_that_began_again_is_short() {
        let mut policy = Policy::default();
        grow(&mut policy, 4100, |_| true);
        assert_eq!(policy.after_commit(5, true), Step::Nothing);
        assert_eq!(grow(&mut policy, 1500, |_| true), [(1000, Step::Ask)]);
    }

    #[test]
    fn without_the_thread_the_writer_makes_checkpoints() {
        let mut policy = Policy::default();
        grow(&mut policy, 15_995, |_| false);
        assert_eq!(grow(&mut policy, 17_500, |_| false), [(16_000, Step::Finish), (17_000, Step::Finish)]);
    }
}
