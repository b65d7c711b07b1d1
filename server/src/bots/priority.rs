//! The priority of a thread whose work can wait: bots think there, and backups are made there.
//!
//! On Linux, a thread with the scheduling policy `SCHED_IDLE` (here called an idle thread) gives up its processor as
//! soon as a normal thread wants to run. A normal thread with a high niceness does not: it keeps the processor for some
//! milliseconds, and a move of a person waits (`man 7 sched`; measured in docs/bots.md). The price: an idle thread
//! almost stops if another program keeps the processor busy. Then a normal thread with a high niceness takes over for a
//! while. The idle thread itself cannot return to the normal policy: Linux reserves that for the administrator.

use rustix::time::{ClockId, clock_gettime};
use std::time::Duration;

/// The niceness of normal threads on which bots think. A higher niceness means a lower priority. With ten steps, a thread gets about a tenth
/// of the time that a normal thread gets, if both want to run.
pub(crate) const NICENESS: i32 = 10;
/// A search that took less time than this says nothing about how much time its thread gets.
pub(super) const MEASURABLE: Duration = Duration::from_millis(100);
/// A thread is starved if its search got less than one part in this number of the time that passed.
const STARVED: u32 = 10;
/// Lets the calling thread run only when no normal thread wants its processor, or logs why this is impossible.
pub(crate) fn give_way() {
    warn(idle());
}

/// Lets the threads run that wait for the processor of the calling thread.
///
/// A normal thread does not always replace an idle thread immediately. Since version 6.6, Linux makes a normal
/// thread wait for up to one tick (4 ms) if this thread has recently run more than its share. Linux does so even if the
/// thread that has the processor is an idle thread. If the idle thread yields, the idle thread counts as having had its
/// share (measured in docs/bots.md).
pub(super) fn let_others_run() {
    std::thread::yield_now();
}

/// Gives the calling thread a small share of its processor, or logs why this is impossible.
pub(super) fn take_little() {
    warn(low());
}

fn warn(lowered: Result<(), String>) {
    if let Err(error) = lowered {
        tracing::warn!(%error, "the priority of a thread could not be lowered");
    }
}

/// Lets the calling thread run only when no normal thread wants its processor.
///
/// # Errors
/// If the system does not allow it.
fn idle() -> Result<(), String> {
    idle_policy()?;
    // On systems without the idle policy, the niceness is all there is.
    low()
}

/// Sets the niceness of the calling thread to [`NICENESS`], unless its niceness is already greater. On Linux, the other
/// threads of the process keep their niceness.
///
/// # Errors
/// If the system does not allow it.
fn low() -> Result<(), String> {
    let step = rustix::process::getpriority_process(None).map_or(NICENESS, |inherited| (NICENESS - inherited).max(0));
    rustix::process::nice(step).map(drop).map_err(|error| error.to_string())
}

#[cfg(target_os = "linux")]
fn idle_policy() -> Result<(), String> {
    use thread_priority::{NormalThreadSchedulePolicy, ThreadPriority, ThreadSchedulePolicy};
    let policy = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
    let set = thread_priority::set_thread_priority_and_policy(thread_priority::thread_native_id(), ThreadPriority::Min, policy);
    // The library sets the policy, and then sets the niceness to 0. The second step fails if the niceness was greater
    // than 0, but by then the policy has been set.
    match (thread_priority::thread_schedule_policy(), set) {
        (Ok(now), _) if now == policy => Ok(()),
        (_, Err(error)) => Err(error.to_string()),
        (now, Ok(())) => Err(format!("the policy is {now:?}")),
    }
}

#[cfg(not(target_os = "linux"))]
fn idle_policy() -> Result<(), String> {
    Ok(())
}

/// Measures how much of the time a search got.
pub(super) struct Share {
    began: Duration,
    used: Duration,
}

impl Share {
    /// Begins to measure the calling thread.
    pub(super) fn measure() -> Self {
        Self { began: time(ClockId::Monotonic), used: used() }
    }

    /// Whether the calling thread has been starved since the measuring began.
    pub(super) fn starved(&self) -> bool {
        too_little(time(ClockId::Monotonic).saturating_sub(self.began), used().saturating_sub(self.used))
    }
}

fn too_little(passed: Duration, used: Duration) -> bool {
    passed >= MEASURABLE && used < passed / STARVED
}

/// The processor time that the calling thread has used.
pub(super) fn used() -> Duration {
    time(ClockId::ThreadCPUTime)
}

fn time(clock: ClockId) -> Duration {
    Duration::try_from(clock_gettime(clock)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_long_search_with_little_processor_time_was_starved() {
        let ms = Duration::from_millis;
        for (passed, used, starved) in
            [(99, 0, false), (100, 9, true), (100, 10, false), (2_000, 199, true), (2_000, 2_000, false)]
        {
            assert_eq!(too_little(ms(passed), ms(used)), starved, "{used} of {passed} ms");
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn an_idle_thread_gives_way_to_normal_threads() {
        use thread_priority::{NormalThreadSchedulePolicy, ThreadSchedulePolicy, thread_schedule_policy};
        // Linux keeps the policy of each thread, so this test has a thread of its own.
        let policy = std::thread::spawn(|| {
            idle().unwrap();
            thread_schedule_policy()
        });
        assert_eq!(policy.join().unwrap(), Ok(ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle)));
    }
}
