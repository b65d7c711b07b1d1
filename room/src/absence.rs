//! Absence from a running game: why a player is away, since when, and how long the opponent must wait for them.

use setup::{AwayReason, Millis, Speed, TimeControl};

/// What the server knows about a player without a connection. A short absence is never stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Away {
    /// Why the player's last connection ended.
    pub reason: AwayReason,
    /// When that connection ended.
    pub since: Millis,
}

/// The absence of a player from a running game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Absence {
    /// Why the player is away.
    pub reason: AwayReason,
    /// When the absence began. An absence never begins before both players have sat down.
    pub since: Millis,
    /// From this instant on, the opponent may claim the game.
    pub until: Millis,
}

/// Absences shorter than this are not recorded: the page may be reloading, or the phone may be changing networks.
pub const ABSENCE_NOTICE: Millis = Millis::from_secs(5);

impl Absence {
    /// The absence of a player in a game with this time control.
    pub(crate) fn new(away: Away, time: &TimeControl) -> Self {
        Self { reason: away.reason, since: away.since, until: away.since + patience(away.reason, time) }
    }
}

/// How long the opponent waits in a game without a clock, and the shortest wait in a correspondence game.
const THREE_DAYS: Millis = Millis::from_days(3);

/// How long the opponent must wait. Closing the page is a choice, so the wait is short. A broken connection is nobody's fault, so
/// the wait is longer, and longer still in a slow game. In a game without a clock, people may come back another day.
///
/// In a correspondence game players are usually away, so the opponent waits at least as long as the longest time that a clock may
/// show. The player to move therefore always loses on time before the opponent may claim the game.
fn patience(reason: AwayReason, time: &TimeControl) -> Millis {
    if let TimeControl::Correspondence { main_days, cap_days, rest_days, .. } = *time {
        return THREE_DAYS.max(Millis::from_days(main_days.max(cap_days)) + Millis::from_days(rest_days));
    }
    Millis::from_secs(match (time.speed(), reason) {
        (Speed::Untimed | Speed::Correspondence, AwayReason::Closed | AwayReason::Lost) => return THREE_DAYS,
        (Speed::Blitz | Speed::Rapid | Speed::Classical, AwayReason::Closed) => 10,
        (Speed::Blitz, AwayReason::Lost) => 40,
        (Speed::Rapid, AwayReason::Lost) => 80,
        (Speed::Classical, AwayReason::Lost) => 120,
    })
}

/// The recorded absences of one seat.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Record {
    /// The current absence.
    pub(crate) now: Option<Absence>,
    /// How many absences have been recorded, at most [`crate::ABSENCES_PER_SEAT`].
    pub(crate) count: u16,
}
