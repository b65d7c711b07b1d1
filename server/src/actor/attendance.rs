//! Presence in a room. It is not part of the room's state, is never stored, and is empty when the server starts.

use room::{Away, AwayBySeat, AwayReason, BySeat, Millis, PlayerId};
use std::sync::Arc;

/// Whether the player of a seat is connected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attending {
    /// Has at least one connection.
    Here,
    /// Has no connection. [`Away`] says since when the player counts as away.
    Gone(Away),
    /// The seat is free.
    Empty,
}

/// The presence of players and spectators in a room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attendance {
    /// The players.
    pub seats: BySeat<Attending>,
    /// The round trip of each player's connection. `None` if no round trip was measured, or if the room has no game
    /// with a live clock.
    pub round_trips: BySeat<Option<Millis>>,
    /// The number of spectators.
    pub spectators: u32,
    /// The first spectators who have a session, with their names. Empty if the room does not show names.
    pub names: Arc<[(PlayerId, String)]>,
}

impl Attendance {
    /// Empty seats and no spectators.
    pub(super) fn nobody() -> Self {
        Self {
            seats: BySeat { host: Attending::Empty, guest: Attending::Empty },
            round_trips: BySeat { host: None, guest: None },
            spectators: 0,
            names: Arc::default(),
        }
    }

    /// The players who are away.
    #[must_use]
    pub fn away(&self) -> AwayBySeat {
        let away = |attending| match attending {
            Attending::Gone(away) => Some(away),
            Attending::Here | Attending::Empty => None,
        };
        BySeat { host: away(self.seats.host), guest: away(self.seats.guest) }
    }
}

impl Attending {
    /// The new attendance of a seat, given whether the seat is taken, whether its player is connected, and how the player's last
    /// connection ended. If the operator keeps a player out, this is the reason for the absence, even if the player was away before.
    #[must_use]
    pub(super) fn update(self, taken: bool, connected: bool, ended: AwayReason, now: Millis) -> Self {
        match (taken, connected, self) {
            (false, _, _) => Self::Empty,
            (true, true, _) => Self::Here,
            (true, false, Self::Gone(away)) if away.reason == ended || ended != AwayReason::Banned => Self::Gone(away),
            (true, false, Self::Here | Self::Gone(_)) => Self::Gone(Away { reason: ended, since: now }),
            // A program can sit down without a connection. The players of a rematch get their seats without a connection, too.
            (true, false, Self::Empty) if ended != AwayReason::Banned => {
                Self::Gone(Away { reason: AwayReason::Lost, since: now })
            }
            (true, false, Self::Empty) => Self::Gone(Away { reason: ended, since: now }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Attending::{self, Empty, Gone, Here};
    use room::{Away, AwayReason, Millis};

    #[test]
    fn absence_is_measured_from_the_moment_of_leaving() {
        let step = |from: Attending, taken, connected, now| from.update(taken, connected, AwayReason::Closed, Millis(now));
        let gone = |reason, since| Gone(Away { reason, since: Millis(since) });
        assert_eq!(step(Here, true, false, 5), gone(AwayReason::Closed, 5));
        assert_eq!(step(gone(AwayReason::Lost, 5), true, false, 9), gone(AwayReason::Lost, 5));
        assert_eq!(step(gone(AwayReason::Lost, 5), true, true, 9), Here);
        assert_eq!(step(Empty, true, false, 7), gone(AwayReason::Lost, 7));
        let banned = |from: Attending, now| from.update(true, false, AwayReason::Banned, Millis(now));
        assert_eq!(banned(Empty, 7), gone(AwayReason::Banned, 7));
        assert_eq!(banned(gone(AwayReason::Lost, 5), 7), gone(AwayReason::Banned, 7));
        assert_eq!(banned(gone(AwayReason::Banned, 5), 7), gone(AwayReason::Banned, 5));
        assert_eq!(step(gone(AwayReason::Banned, 5), true, false, 9), gone(AwayReason::Banned, 5));
        assert_eq!(step(Here, false, true, 7), Empty);
    }
}
