//! The threads on which bots think. They have a low priority, so that the moves of people come first.

use room::Level;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// By how much the threads' niceness is raised. A higher niceness means a lower priority. With ten steps, a thread gets
/// about a tenth of the time that a normal thread gets, if both want to run.
pub(crate) const NICENESS: i32 = 10;
/// By how much the niceness of the thread for quick searches is raised. It has fewer steps than the other threads, so
/// bots of low levels answer soon even while stronger bots keep a processor busy. The thread for quick searches gets
/// about three times as much time as the thread of a stronger bot.
const QUICK_NICENESS: i32 = 5;
/// By how much the niceness of the thread for reviews is raised. The bots' threads have fewer steps, so they get more
/// time than this thread.
const REVIEW_NICENESS: i32 = 15;

/// How long a search may take. Quick searches have a thread of their own, so that they never wait for long ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effort {
    /// Some milliseconds.
    Quick,
    /// As long as the bot's clock allows.
    Long,
    /// The answer to a player who asks for help during a game, or the judgment of a move before it is played. These
    /// searches have a thread of their own, so that no bot waits for them.
    Aid,
    /// One of the many searches for the review of a game. Reviews have a thread of their own, so that no bot waits for them.
    Review,
}

impl Effort {
    /// The effort for a move of a bot of this level.
    pub(crate) const fn of(level: Level) -> Effort {
        if level.number() <= QUICK { Effort::Quick } else { Effort::Long }
    }
}

/// Bots up to this level find a move within some milliseconds, except on large boards.
const QUICK: u8 = 5;

/// The threads, which start with the first job. Each bot, each player who asks for help, and the review that is being
/// made have at most one job at a time. Jobs of the same effort are done in the order in which they came. So all games
/// get the same share.
pub(crate) struct Pool {
    threads: usize,
    waiting: usize,
    jobs: OnceLock<Jobs>,
}

/// The queues of the threads.
struct Jobs {
    quick: SyncSender<Job>,
    long: SyncSender<Job>,
    aid: SyncSender<Job>,
    review: SyncSender<Job>,
}

/// The number of answers that can wait for the thread for aids. Each takes up to two seconds, and nobody likes to wait for long.
const AIDS_WAITING: usize = 4;

impl Pool {
    /// A pool of `threads` threads for long jobs, and of one thread for each other effort. At most `waiting` jobs of each effort can
    /// wait, but fewer aids.
    pub(crate) const fn new(threads: usize, waiting: usize) -> Self {
        Self { threads, waiting, jobs: OnceLock::new() }
    }

    /// Queues a search. The argument of `search` is a function that says whether the search must stop. Returns `None`
    /// if too many jobs are waiting.
    pub(crate) fn think<T: Send + 'static>(
        &self,
        effort: Effort,
        search: impl FnOnce(&(dyn Fn() -> bool + Sync)) -> T + Send + 'static,
    ) -> Option<Thinking<T>> {
        let unwanted = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&unwanted);
        let (answer, answered) = oneshot::channel();
        let job = move || {
            if !stop.load(Ordering::Relaxed) {
                let _ = answer.send(search(&|| stop.load(Ordering::Relaxed)));
            }
        };
        let jobs = self.jobs.get_or_init(|| Jobs {
            quick: start("quick", 1, self.waiting, QUICK_NICENESS),
            long: start("long", self.threads, self.waiting, NICENESS),
            aid: start("aid", 1, AIDS_WAITING, NICENESS),
            review: start("review", 1, self.waiting, REVIEW_NICENESS),
        });
        let jobs = match effort {
            Effort::Quick => &jobs.quick,
            Effort::Long => &jobs.long,
            Effort::Aid => &jobs.aid,
            Effort::Review => &jobs.review,
        };
        match jobs.try_send(Box::new(job)) {
            Ok(()) => Some(Thinking { unwanted, answered }),
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => None,
        }
    }
}

/// Starts threads, for which at most `waiting` jobs can wait. The threads end when the pool is dropped.
fn start(name: &str, threads: usize, waiting: usize, niceness: i32) -> SyncSender<Job> {
    let (jobs, waiting) = sync_channel(waiting);
    let waiting = Arc::new(Mutex::new(waiting));
    for number in 0..threads {
        let waiting = Arc::clone(&waiting);
        let started = std::thread::Builder::new().name(format!("bot-{name}-{number}")).spawn(move || work(&waiting, niceness));
        if let Err(error) = started {
            tracing::error!(%error, "a thread for bots could not be started");
        }
    }
    jobs
}

fn work(waiting: &Mutex<Receiver<Job>>, niceness: i32) {
    // On Linux, this changes the priority of the calling thread only.
    if let Err(error) = rustix::process::nice(niceness) {
        tracing::warn!(%error, "the priority of the bots could not be lowered");
    }
    loop {
        let job = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).is_err() {
            tracing::error!("a bot's search has failed");
        }
    }
}

/// A search that is waiting or running. Dropping it stops the search.
pub(crate) struct Thinking<T> {
    unwanted: Arc<AtomicBool>,
    answered: oneshot::Receiver<T>,
}

impl<T> Thinking<T> {
    /// The result; `None` if the search has failed.
    pub(crate) async fn result(&mut self) -> Option<T> {
        (&mut self.answered).await.ok()
    }
}

impl<T> Drop for Thinking<T> {
    fn drop(&mut self) {
        self.unwanted.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_search_that_fails_does_not_end_its_thread() {
        let pool = Pool::new(1, 2);
        let mut failing = pool.think(Effort::Long, |_| -> u8 { panic!("on purpose") }).expect("there is space");
        let mut next = pool.think(Effort::Long, |_| 7).expect("there is space");
        assert_eq!((failing.result().await, next.result().await), (None, Some(7)));
    }

    #[tokio::test]
    async fn a_dropped_search_is_told_to_stop() {
        let pool = Pool::new(1, 2);
        let endless = pool
            .think(Effort::Long, |stop| {
                while !stop() {
                    std::thread::yield_now();
                }
            })
            .expect("there is space");
        drop(endless);
        let mut next = pool.think(Effort::Long, |_| 7).expect("there is space");
        assert_eq!(next.result().await, Some(7));
    }

    #[tokio::test]
    async fn the_number_of_waiting_searches_is_limited() {
        let pool = Pool::new(1, 1);
        // One search runs and one waits, so there is no space for the third.
        let searches: Vec<_> = (0..3)
            .map(|_| {
                pool.think(Effort::Long, |stop| {
                    while !stop() {
                        std::thread::yield_now();
                    }
                })
            })
            .collect();
        assert!(searches[0].is_some() && searches[2].is_none());
    }

    #[tokio::test]
    async fn a_quick_search_never_waits_for_a_long_one() {
        let pool = Pool::new(1, 1);
        let endless = pool.think(Effort::Long, |stop| {
            while !stop() {
                std::thread::yield_now();
            }
        });
        let mut quick = pool.think(Effort::Quick, |_| 7).expect("there is space");
        assert_eq!(quick.result().await, Some(7));
        drop(endless);
    }
}
