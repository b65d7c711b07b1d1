//! What is agreed before a game of Go.

use super::{Handicap, Ruleset};
use crate::outcome::HalfPoints;
use crate::point::Size;
use crate::setup::SetupError;

/// What is agreed before a game of Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    size: Size,
    ruleset: Ruleset,
    komi: HalfPoints,
    handicap: Handicap,
}

impl Setup {
    /// The smallest side.
    pub const MIN_SIZE: u8 = 5;
    /// The largest side.
    pub const MAX_SIZE: u8 = 25;
    /// The smallest side of a board that need not be square.
    pub const MIN_SIDE: u8 = 2;
    /// The largest komi either way: 400 points.
    pub const MAX_KOMI: HalfPoints = HalfPoints(800);

    /// A setup on a square board.
    ///
    /// # Errors
    /// [`SetupError::Size`] when the side is not 5 to 25, [`SetupError::Komi`] beyond 400 points,
    /// [`SetupError::Handicap`] when the size does not have that many stones.
    pub fn new(size: u8, ruleset: Ruleset, komi: HalfPoints, handicap: Handicap) -> Result<Setup, SetupError> {
        let refused = SetupError::Size { min: Setup::MIN_SIZE, max: Setup::MAX_SIZE };
        if !(Setup::MIN_SIZE..=Setup::MAX_SIZE).contains(&size) {
            return Err(refused);
        }
        Setup::of_size(Size::square(size).ok_or(refused)?, ruleset, komi, handicap)
    }

    /// A setup on a board that may be oblong, or smaller than people play on. Fixed handicaps are for
    /// square boards.
    ///
    /// # Errors
    /// [`SetupError::Size`] when a side is not 2 to 25; else as [`Setup::new`].
    pub fn of_size(size: Size, ruleset: Ruleset, komi: HalfPoints, handicap: Handicap) -> Result<Setup, SetupError> {
        let sides = Setup::MIN_SIDE..=Setup::MAX_SIZE;
        if !(sides.contains(&size.width()) && sides.contains(&size.height())) {
            return Err(SetupError::Size { min: Setup::MIN_SIDE, max: Setup::MAX_SIZE });
        }
        if komi.abs() > Setup::MAX_KOMI {
            return Err(SetupError::Komi);
        }
        let max = match handicap {
            Handicap::None => None,
            Handicap::Fixed(_) if size.width() != size.height() => Some(0),
            Handicap::Fixed(_) => Some(Handicap::max_fixed(size.width())),
            Handicap::Free(_) => Some(Handicap::max_free_of(size)),
        };
        match max {
            Some(max) if !(2..=max).contains(&handicap.stones()) => Err(SetupError::Handicap { max }),
            _ => Ok(Setup { size, ruleset, komi, handicap }),
        }
    }

    /// The side of the board, its width if it is oblong.
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

    /// White's compensation.
    #[must_use]
    pub const fn komi(&self) -> HalfPoints {
        self.komi
    }

    /// Black's head start.
    #[must_use]
    pub const fn handicap(&self) -> Handicap {
        self.handicap
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{Handicap, Ruleset, Setup};
    use crate::outcome::HalfPoints;
    use crate::point::Size;
    use crate::setup::SetupError;

    #[test]
    fn only_playable_setups_are_made() {
        let new = |size, komi, handicap| Setup::new(size, Ruleset::Chinese, HalfPoints(komi), handicap);
        for size in 5..=25 {
            assert!(new(size, 15, Handicap::None).is_ok());
        }
        for size in [0, 4, 26, 255] {
            assert_eq!(new(size, 15, Handicap::None), Err(SetupError::Size { min: 5, max: 25 }));
        }
        assert!(new(19, 800, Handicap::None).is_ok() && new(19, -800, Handicap::None).is_ok());
        for komi in [801, -801, i32::MAX, i32::MIN] {
            assert_eq!(new(19, komi, Handicap::None), Err(SetupError::Komi));
        }
        for (size, handicap, max) in [
            (19, Handicap::Fixed(1), 9),
            (19, Handicap::Fixed(10), 9),
            (5, Handicap::Fixed(2), 0),
            (8, Handicap::Fixed(5), 4),
            (19, Handicap::Free(26), 25),
            (5, Handicap::Free(7), 6),
            (9, Handicap::Free(0), 20),
        ] {
            assert_eq!(new(size, 1, handicap), Err(SetupError::Handicap { max }), "{handicap:?} on {size}");
        }
        assert!(new(9, 1, Handicap::Fixed(9)).is_ok() && new(5, 1, Handicap::Free(6)).is_ok());
    }

    #[test]
    fn boards_may_be_small_or_oblong() {
        let of = |width, height, handicap| {
            Setup::of_size(Size::new(width, height).unwrap(), Ruleset::TrompTaylor, HalfPoints(0), handicap)
        };
        assert!(of(2, 2, Handicap::None).is_ok() && of(2, 25, Handicap::None).is_ok());
        assert_eq!(of(25, 2, Handicap::None).unwrap().board_size(), Size::new(25, 2).unwrap());
        for (width, height) in [(1, 9), (9, 1), (26, 9), (9, 30)] {
            assert_eq!(of(width, height, Handicap::None), Err(SetupError::Size { min: 2, max: 25 }));
        }
        assert_eq!(of(13, 9, Handicap::Fixed(2)), Err(SetupError::Handicap { max: 0 }));
        assert_eq!(of(2, 2, Handicap::Free(2)), Err(SetupError::Handicap { max: 1 }));
        assert!(of(13, 9, Handicap::Free(25)).is_ok() && of(9, 9, Handicap::Fixed(9)).is_ok());
    }
}
