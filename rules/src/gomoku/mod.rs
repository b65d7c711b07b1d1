//! Gomoku: five in a row on a square board, by the freestyle or the standard ruleset.
//!
//! [`family`] plays every other game of rows too: Caro, [`renju`], boards and rows of any length
//! ([`mnk`], with tic-tac-toe among them). [`openings`] checks where the first stones may go.

pub mod family;
mod game;
pub mod mnk;
pub mod openings;
pub mod renju;
pub mod rows;

pub use game::Game;

use crate::point::Size;
use crate::setup::SetupError;

/// What counts as a winning row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ruleset {
    /// Five or more.
    Freestyle,
    /// Exactly five; six or more is nothing.
    Standard,
}

impl Ruleset {
    /// Every ruleset.
    pub const ALL: [Ruleset; 2] = [Ruleset::Freestyle, Ruleset::Standard];

    /// `"freestyle"` or `"standard"`, as on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Ruleset::Freestyle => "freestyle",
            Ruleset::Standard => "standard",
        }
    }
}

/// What is agreed before a game of Gomoku.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    size: Size,
    ruleset: Ruleset,
}

impl Setup {
    /// The smallest side.
    pub const MIN_SIZE: u8 = 5;
    /// The largest side.
    pub const MAX_SIZE: u8 = 30;

    /// A setup on a square board.
    ///
    /// # Errors
    /// [`SetupError::Size`] when the side is not 5 to 30.
    pub fn new(size: u8, ruleset: Ruleset) -> Result<Setup, SetupError> {
        let refused = SetupError::Size { min: Setup::MIN_SIZE, max: Setup::MAX_SIZE };
        if !(Setup::MIN_SIZE..=Setup::MAX_SIZE).contains(&size) {
            return Err(refused);
        }
        Ok(Setup { size: Size::square(size).ok_or(refused)?, ruleset })
    }

    /// The side of the board.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size.width()
    }

    /// The board as a [`Size`].
    #[must_use]
    pub const fn board_size(&self) -> Size {
        self.size
    }

    /// The ruleset.
    #[must_use]
    pub const fn ruleset(&self) -> Ruleset {
        self.ruleset
    }
}
