//! Presence in a room. It is not part of the room, is never stored, and starts empty with the server.

use room::{BySeat, Millis};

/// Whether the player of a seat is connected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attending {
    /// Has at least one connection.
    Here,
    /// Is not connected.
    Gone {
        /// The time of leaving, or of the start of the task.
        since: Millis,
    },
    /// The seat is free.
    Empty,
}

/// The presence of players and spectators in a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attendance {
    /// The players.
    pub seats: BySeat<Attending>,
    /// The number of spectators.
    pub spectators: u32,
}

impl Attending {
    /// The new attendance of a seat, given whether it is taken and connected.
    #[must_use]
    pub(super) fn update(self, taken: bool, connected: bool, now: Millis) -> Self {
        match (taken, connected, self) {
            (false, _, _) => Self::Empty,
            (true, true, _) => Self::Here,
            (true, false, Self::Gone { since }) => Self::Gone { since },
            (true, false, Self::Here | Self::Empty) => Self::Gone { since: now },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Attending::{self, Empty, Gone, Here};
    use room::Millis;

    #[test]
    fn absence_is_measured_from_the_moment_of_leaving() {
        let step = |from: Attending, taken, connected, now| from.update(taken, connected, Millis(now));
        assert_eq!(step(Here, true, false, 5), Gone { since: Millis(5) });
        assert_eq!(step(Gone { since: Millis(5) }, true, false, 9), Gone { since: Millis(5) });
        assert_eq!(step(Gone { since: Millis(5) }, true, true, 9), Here);
        assert_eq!(step(Empty, true, false, 7), Gone { since: Millis(7) });
        assert_eq!(step(Here, false, true, 7), Empty);
    }
}
