//! Who is there. Not part of the room: it is never stored, and starts anew with the server.

use room::{BySeat, Millis};

/// Whether the player of a seat is connected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attending {
    /// With one connection at least.
    Here,
    /// Not any more, or not yet.
    Gone {
        /// Since when.
        since: Millis,
    },
    /// Nobody has the seat.
    Empty,
}

/// Who is in a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attendance {
    /// The players.
    pub seats: BySeat<Attending>,
    /// How many watch.
    pub spectators: u32,
}

impl Attending {
    /// What becomes of it now that this is known of the seat.
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
    fn gone_counts_from_the_moment_of_leaving() {
        let step = |from: Attending, taken, connected, now| from.update(taken, connected, Millis(now));
        assert_eq!(step(Here, true, false, 5), Gone { since: Millis(5) });
        assert_eq!(step(Gone { since: Millis(5) }, true, false, 9), Gone { since: Millis(5) });
        assert_eq!(step(Gone { since: Millis(5) }, true, true, 9), Here);
        assert_eq!(step(Empty, true, false, 7), Gone { since: Millis(7) });
        assert_eq!(step(Here, false, true, 7), Empty);
    }
}
