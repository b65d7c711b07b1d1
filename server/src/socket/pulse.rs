//! Detects dead connections. The reader records when it receives something. The writer sends pings and measures the
//! silence.

use crate::limits::Limits;
use room::Millis;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// What the reader records for the writer.
pub(super) struct Pulse {
    heard: AtomicU64,
    /// When the client last sent a `ping` message.
    pinged: AtomicU64,
    /// Whether a message is being handled. Nothing is read meanwhile, so this time does not count as silence.
    busy: AtomicBool,
}

impl Pulse {
    pub(super) fn new(now: Millis) -> Self {
        Self { heard: AtomicU64::new(now.0), pinged: AtomicU64::new(now.0), busy: AtomicBool::new(false) }
    }

    pub(super) fn hear(&self, now: Millis, busy: bool) {
        self.heard.store(now.0, Ordering::Relaxed);
        self.busy.store(busy, Ordering::Relaxed);
    }

    /// Records that the client has sent a `ping` message.
    pub(super) fn ping(&self, now: Millis) {
        self.pinged.store(now.0, Ordering::Relaxed);
    }

    fn heard(&self, now: Millis) -> Millis {
        if self.busy.load(Ordering::Relaxed) { now } else { Millis(self.heard.load(Ordering::Relaxed)) }
    }
}

/// A page checks only twice per second whether to send its next `ping`, so its interval can be this much longer than ours.
const PAGE_DELAY: Millis = Millis(500);

/// When the last ping was sent, and since when a ping has been unanswered.
pub(super) struct Probe {
    last: Millis,
    unanswered: Option<Millis>,
}

/// What to do about a connection.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Beat {
    /// Wait until this time.
    Wait(Millis),
    /// Send a ping now.
    Ping,
    /// The connection is dead.
    Dead,
}

impl Probe {
    pub(super) fn new(now: Millis) -> Self {
        Self { last: now, unanswered: None }
    }

    /// Says what to do at `now`. `hot` says whether this player has a game in which a clock runs or the board is counted.
    /// `measured` says whether the round trip is known. Until the round trip is known, pings are sent as often as if a
    /// clock ran, because the answer to the first ping does not always count.
    pub(super) fn beat(&mut self, pulse: &Pulse, hot: bool, measured: bool, now: Millis, limits: &Limits) -> Beat {
        let every = Millis(if hot || !measured { limits.ping_playing_ms } else { limits.ping_ms });
        let silence = Millis(if hot { limits.silence_playing_ms } else { limits.silence_ms });
        if self.unanswered.is_some_and(|sent| pulse.heard(now) >= sent) {
            self.unanswered = None;
        }
        let dead =
            self.unanswered.map(|sent| since(Millis(pulse.pinged.load(Ordering::Relaxed)), sent, every, silence) + silence);
        let next = self.last + every;
        match dead {
            Some(dead) if dead <= now => Beat::Dead,
            _ if next <= now => {
                self.last = now;
                self.unanswered.get_or_insert(now);
                Beat::Ping
            }
            Some(dead) => Beat::Wait(next.min(dead)),
            None => Beat::Wait(next),
        }
    }
}

/// From when the silence is counted, if our first unanswered ping was sent at `sent`.
///
/// It is counted from the client's last `ping`, even if the client has answered a later ping of ours. The client knows only which
/// of its own pings we have answered, and counts from the last of these. So both players see the same countdown. If the client
/// pings as often as we do, at most two intervals pass between its last `ping` and our first unanswered one.
///
/// If the client pings rarely or never, the silence is counted from one interval before our first unanswered ping. Either way, the
/// client has at least one interval to answer this ping.
fn since(pinged: Millis, sent: Millis, every: Millis, silence: Millis) -> Millis {
    let longest = (every + every + PAGE_DELAY).min(silence.saturating_sub(every));
    if sent.saturating_sub(pinged) <= longest { pinged } else { sent.saturating_sub(every) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// When each ping is sent and when the connection is found dead, in milliseconds. The arguments of `hot` and `heard` count
    /// half seconds from the start; `heard` returns whether the client sends something in that half second.
    fn run(hot: impl Fn(u64) -> bool, heard: impl Fn(u64) -> bool) -> (Vec<u64>, Option<u64>) {
        run_measured(true, hot, heard)
    }

    fn run_measured(measured: bool, hot: impl Fn(u64) -> bool, heard: impl Fn(u64) -> bool) -> (Vec<u64>, Option<u64>) {
        let (pulse, mut probe, limits) = (Pulse::new(Millis(0)), Probe::new(Millis(0)), Limits::default());
        let mut pings = Vec::new();
        for half in 0..200 {
            let now = Millis(half * 500);
            loop {
                match probe.beat(&pulse, hot(half), measured, now, &limits) {
                    Beat::Wait(until) => {
                        assert!(until > now);
                        break;
                    }
                    Beat::Ping => pings.push(now.0),
                    Beat::Dead => return (pings, Some(now.0)),
                }
            }
            if heard(half) {
                pulse.hear(now, false);
            }
        }
        (pings, None)
    }

    #[test]
    fn a_connection_with_a_running_clock_is_dead_after_nine_silent_seconds() {
        assert_eq!(run(|_| true, |_| false), (vec![2_500, 5_000, 7_500], Some(9_000)));
    }

    #[test]
    fn other_connections_are_dead_after_forty_silent_seconds() {
        assert_eq!(run(|_| false, |_| false), (vec![15_000, 30_000], Some(40_000)));
    }

    #[test]
    fn a_connection_is_pinged_often_until_its_round_trip_is_known() {
        let (pings, dead) = run_measured(false, |_| false, |_| false);
        assert_eq!((&pings[..3], dead), (&[2_500, 5_000, 7_500][..], Some(40_000)));
    }

    #[test]
    fn the_silence_is_counted_from_the_last_ping_of_the_client() {
        // The client sends its last `ping` 1.5 s after our last answered ping, and is gone when our next ping is sent at 5 s.
        let (pulse, mut probe, limits) = (Pulse::new(Millis(0)), Probe::new(Millis(0)), Limits::default());
        let mut beat = |pulse: &Pulse, now| probe.beat(pulse, true, true, Millis(now), &limits);
        assert_eq!(beat(&pulse, 2_500), Beat::Ping);
        pulse.hear(Millis(2_600), false);
        pulse.hear(Millis(4_000), false);
        pulse.ping(Millis(4_000));
        assert_eq!(beat(&pulse, 5_000), Beat::Ping);
        let mut now = 5_000;
        while now < 13_000 {
            assert_ne!(beat(&pulse, now), Beat::Dead, "at {now}");
            now += 500;
        }
        assert_eq!(beat(&pulse, 13_000), Beat::Dead);
    }

    /// The client cannot know that its answer to our ping has arrived, so it counts from its own last `ping`.
    #[test]
    fn the_silence_is_counted_from_the_last_ping_of_the_client_even_if_the_client_has_answered_a_later_ping_of_ours() {
        let halves = |at: u64| Millis(at * 500);
        let dead = |pinged, sent| since(halves(pinged), halves(sent), halves(5), halves(18)) + halves(18);
        // The client pings at 2.5 s, and answers our ping of 4 s. Our ping of 6.5 s is the first one without an answer.
        assert_eq!(dead(5, 13), halves(23));
        // A client whose `ping` was sent more than two intervals ago pings rarely.
        assert_eq!((dead(5, 16), dead(5, 17)), (halves(23), halves(12 + 18)));
        // Our interval is more than half of the silence. The client still has one interval to answer.
        let narrow = since(halves(0), halves(14), halves(8), halves(18)) + halves(18);
        assert_eq!(narrow, halves(14 - 8 + 18));
    }

    #[test]
    fn a_client_that_answers_stays_connected() {
        let (pings, dead) = run(|_| true, |_| true);
        assert_eq!((pings.len(), dead), (39, None));
    }

    #[test]
    fn a_clock_that_starts_does_not_end_a_silent_connection_immediately() {
        // The connection has been silent for 14 s when the game starts. It is pinged before it can count as dead.
        assert_eq!(run(|half| half >= 28, |_| false), (vec![14_000, 16_500, 19_000], Some(20_500)));
    }
}
