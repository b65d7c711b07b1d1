//! The threads on which bots think. They have a low priority, so that the moves of people come first.

use super::priority::{self, Share};
use room::Level;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

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
    quick: Queue,
    long: Queue,
    aid: Queue,
    review: Queue,
}

/// The number of answers that can wait for the thread for aids. Each takes up to two seconds, and nobody likes to wait for long.
const AIDS_WAITING: usize = 4;

impl Pool {
    /// A pool of `threads` threads for long jobs, and of one thread for each other effort. At most `waiting` jobs of
    /// each effort can wait, except for aids, which have a lower limit.
    pub(crate) const fn new(threads: usize, waiting: usize) -> Self {
        Self { threads, waiting, jobs: OnceLock::new() }
    }

    /// Queues a search. The argument of `search` is a function that says whether the search must stop. Each call of
    /// that function also lets other threads run first. Returns `None` if too many jobs are waiting.
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
                let _ = answer.send(search(&|| {
                    priority::let_others_run();
                    stop.load(Ordering::Relaxed)
                }));
            }
        };
        let jobs = self.jobs.get_or_init(|| Jobs {
            quick: Queue::start("quick", 1, self.waiting),
            long: Queue::start("long", self.threads, self.waiting),
            aid: Queue::start("aid", 1, AIDS_WAITING),
            review: Queue::start("review", 1, self.waiting),
        });
        let queue = match effort {
            Effort::Quick => &jobs.quick,
            Effort::Long => &jobs.long,
            Effort::Aid => &jobs.aid,
            Effort::Review => &jobs.review,
        };
        queue.add(Box::new(job)).then_some(Thinking { unwanted, answered })
    }
}

/// Searches that wait, and the threads that do them. The threads end when the queue is dropped.
struct Queue {
    name: &'static str,
    add: SyncSender<Job>,
    shared: Arc<Shared>,
}

/// What the threads of a queue share.
struct Shared {
    waiting: Mutex<Receiver<Job>>,
    /// The number of threads that run only when no normal thread wants their processor.
    threads: usize,
    /// Whether such a thread has been starved since the last substitute was started.
    starved: AtomicBool,
    /// The number of substitutes that are running.
    substitutes: AtomicUsize,
}

/// A substitute ends when it has used this much processor time.
const SUBSTITUTE_USES: Duration = Duration::from_secs(10);

impl Queue {
    /// Starts `threads` threads, for which at most `waiting` jobs can wait.
    fn start(name: &'static str, threads: usize, waiting: usize) -> Self {
        let (add, waiting) = sync_channel(waiting);
        let (starved, substitutes) = (AtomicBool::new(false), AtomicUsize::new(0));
        let queue = Self { name, add, shared: Arc::new(Shared { waiting: Mutex::new(waiting), threads, starved, substitutes }) };
        for _ in 0..threads {
            queue.start_thread(Shared::work);
        }
        queue
    }

    fn start_thread(&self, work: impl FnOnce(&Shared) + Send + 'static) {
        let shared = Arc::clone(&self.shared);
        let started = std::thread::Builder::new().name(format!("bot-{}", self.name)).spawn(move || work(&shared));
        if let Err(error) = started {
            tracing::error!(%error, "a thread for bots could not be started");
        }
    }

    /// Adds a job, unless too many are waiting. If a thread has been starved, starts a substitute. A thread inherits its policy from the
    /// thread that starts it, so a starved thread cannot start its own substitute.
    fn add(&self, job: Job) -> bool {
        let Shared { threads, starved, substitutes, .. } = &*self.shared;
        let fewer = |running: usize| (running < *threads).then_some(running + 1);
        if starved.swap(false, Ordering::Relaxed) && substitutes.fetch_update(Ordering::Relaxed, Ordering::Relaxed, fewer).is_ok()
        {
            self.start_thread(Shared::substitute);
        }
        match self.add.try_send(job) {
            Ok(()) => true,
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => false,
        }
    }
}

impl Shared {
    /// Does the jobs of the queue when no normal thread wants the processor, until the queue is dropped.
    fn work(&self) {
        priority::give_way();
        while let Some(share) = self.next_job() {
            if share.starved() {
                self.starved.store(true, Ordering::Relaxed);
            }
        }
    }

    /// Does jobs of the queue with a share of the processor that no other thread can take away, but only for a while.
    fn substitute(&self) {
        priority::take_little();
        while self.next_job().is_some() && priority::used() < SUBSTITUTE_USES {}
        self.substitutes.fetch_sub(1, Ordering::Relaxed);
    }

    /// Waits for a job and does it. Returns `None` if the queue has been dropped.
    fn next_job(&self) -> Option<Share> {
        let job = self.waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let job = job.ok()?;
        let share = Share::measure();
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).is_err() {
            tracing::error!("a bot's search has failed");
        }
        Some(share)
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
    async fn after_a_search_that_got_too_little_time_a_substitute_does_the_next_one() {
        let pool = Pool::new(1, 2);
        // This search waits as if other threads kept the processor busy.
        let (_release, released) = std::sync::mpsc::channel::<()>();
        let starved = pool.think(Effort::Long, move |_| released.recv_timeout(priority::MEASURABLE).is_ok());
        assert_eq!(starved.expect("there is space").result().await, Some(false));
        let Some(threads) = pool.jobs.get() else { panic!("the threads have started") };
        while !threads.long.shared.starved.load(Ordering::Relaxed) {
            tokio::task::yield_now().await;
        }
        // This search keeps one thread busy, so a second thread is needed for the next search.
        let (_release, released) = std::sync::mpsc::channel::<()>();
        let _busy = pool.think(Effort::Long, move |_| released.recv().is_ok()).expect("there is space");
        assert_eq!(pool.think(Effort::Long, |_| 7).expect("there is space").result().await, Some(7));
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
