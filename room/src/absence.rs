//! A player who is away from a running game: why, since when, and how long the opponent must wait for them.

use setup::{AwayReason, Millis, Speed, TimeControl};

/// What the shell knows of a player without a connection. It is never stored while it is short.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Away {
    /// Why the last connection ended.
    pub reason: AwayReason,
    /// When it ended.
    pub since: Millis,
}

/// The absence of a player from a running game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Absence {
    /// Why the player is away.
    pub reason: AwayReason,
    /// Since when. Never before both players had sat down.
    pub since: Millis,
    /// From this instant on the opponent may claim the game.
    pub until: Millis,
}

/// Shorter absences are not part of the game: a page reloads, a phone changes its network.
pub const ABSENCE_NOTICE: Millis = Millis::from_secs(5);

impl Absence {
    /// The absence of a player in a game with this time control.
    pub(crate) fn new(away: Away, time: &TimeControl) -> Self {
        Self { reason: away.reason, since: away.since, until: away.since + patience(away.reason, time) }
    }
}

/// The wait in a game without a clock, and the least in a game of days.
const DAYS: Millis = Millis::from_days(3);

/// How long the opponent must wait. Closing the page is a choice; a broken connection is nobody's fault, and
/// a long game is worth a longer wait. Without a clock people come back another day.
///
/// In a game of days being away is the usual state, so nobody waits for less than what the clock may show: a claim never comes before
/// the player to move has lost on time.
fn patience(reason: AwayReason, time: &TimeControl) -> Millis {
    if let TimeControl::Correspondence { main_days, cap_days, rest_days, .. } = *time {
        return DAYS.max(Millis::from_days(main_days.max(cap_days)) + Millis::from_days(rest_days));
    }
    Millis::from_secs(match (time.speed(), reason) {
        (Speed::Untimed | Speed::Correspondence, AwayReason::Closed | AwayReason::Lost) => return DAYS,
        (Speed::Blitz | Speed::Rapid | Speed::Classical, AwayReason::Closed) => 10,
        (Speed::Blitz, AwayReason::Lost) => 40,
        (Speed::Rapid, AwayReason::Lost) => 80,
        (Speed::Classical, AwayReason::Lost) => 120,
    })
}

/// The recorded absences of one seat.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Record {
    /// The current one.
    pub(crate) now: Option<Absence>,
    /// The number of all of them, at most [`crate::ABSENCES_PER_SEAT`].
    pub(crate) count: u16,
}
