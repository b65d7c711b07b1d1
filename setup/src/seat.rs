//! The two seats. Before the colors are known, players are identified by seat.

use rules::words;
use std::ops::{Index, IndexMut};

words! {
/// A seat.
pub enum Seat {
    /// The seat of the player who created the room.
    Host = "host",
    /// The seat of the player who joined the room.
    Guest = "guest",
}
}

impl Seat {
    /// The opponent's seat.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Host => Self::Guest,
            Self::Guest => Self::Host,
        }
    }
}

/// One value for each seat.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    /// The host's value.
    pub host: T,
    /// The guest's value.
    pub guest: T,
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        match seat {
            Seat::Host => &self.host,
            Seat::Guest => &self.guest,
        }
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        match seat {
            Seat::Host => &mut self.host,
            Seat::Guest => &mut self.guest,
        }
    }
}
