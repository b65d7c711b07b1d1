//! Absence from a running game: why a player is away, since when, and how long the opponent must wait for them.

use setup::{AwayReason, Millis, TimeControl};

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

/// The longest wait for one of the operator's engines that does not answer. Unlike a person, an engine does not come
/// back another day, so this limit also holds in a game without a clock. The server starts a stopped engine again
/// within this time.
pub const ENGINE_PATIENCE: Millis = Millis::from_secs(60);

impl Absence {
    /// The absence of a player in a game with this time control. The wait of the opponent does not begin before `wait_from`.
    pub(crate) fn new(away: Away, wait_from: Millis, time: &TimeControl, is_engine: bool) -> Self {
        let patience = time.patience(away.reason);
        let patience = if is_engine { patience.min(ENGINE_PATIENCE) } else { patience };
        Self { reason: away.reason, since: away.since, until: away.since.max(wait_from) + patience }
    }
}

/// The recorded absences of one seat.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Record {
    /// The current absence.
    pub(crate) now: Option<Absence>,
    /// How many absences have been recorded, at most [`crate::ABSENCES_PER_SEAT`].
    pub(crate) count: u16,
}
