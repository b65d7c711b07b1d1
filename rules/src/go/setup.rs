//! The settings of a game of Go.

use super::{Handicap, Ruleset};
use crate::outcome::HalfPoints;
use crate::point::Size;
use crate::setup::SetupError;

/// The settings of a game of Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    size: Size,
    ruleset: Ruleset,
    komi: HalfPoints,
    handicap: Handicap,
}

impl Setup {
    /// The smallest allowed width and height of a board, in points.
    pub const MIN_SIZE: u8 = 2;
    /// The largest allowed width and height of a board, in points.
    pub const MAX_SIZE: u8 = 25;
    /// The largest komi, positive or negative: 400 points.
    pub const MAX_KOMI: HalfPoints = HalfPoints(800);

    /// Creates a setup. The board may be rectangular, but fixed handicaps require a square one.
    ///
    /// The bounds on sides, komi and handicap must never become narrower, because stored games were played within them. Narrower
    /// bounds for new games belong in the crate `setup`.
    ///
    /// # Errors
    /// [`SetupError::Size`] if a side is not 2 to 25 points, [`SetupError::Komi`] if the komi is not between -400 and 400 points,
    /// [`SetupError::Handicap`] if a board of this size does not allow this number of handicap stones.
    pub fn new(size: Size, ruleset: Ruleset, komi: HalfPoints, handicap: Handicap) -> Result<Setup, SetupError> {
        let sides = Setup::MIN_SIZE..=Setup::MAX_SIZE;
        if !(sides.contains(&size.width()) && sides.contains(&size.height())) {
            return Err(SetupError::Size { min: Setup::MIN_SIZE, max: Setup::MAX_SIZE });
        }
        if komi.abs() > Setup::MAX_KOMI {
            return Err(SetupError::Komi);
        }
        let max = handicap.most(size);
        if handicap != Handicap::None && !(Handicap::MIN..=max).contains(&handicap.stones()) {
            return Err(SetupError::Handicap { max });
        }
        Ok(Setup { size, ruleset, komi, handicap })
    }

    /// The same setup with a different komi.
    ///
    /// # Errors
    /// [`SetupError::Komi`] if the komi is not between -400 and 400 points.
    pub fn with_komi(self, komi: HalfPoints) -> Result<Setup, SetupError> {
        Setup::new(self.size, self.ruleset, komi, self.handicap)
    }

    /// The board size.
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
    fn only_playable_setups_are_created() {
        let new = |width, height, komi, handicap| {
            Setup::new(Size::new(width, height).unwrap(), Ruleset::Chinese, HalfPoints(komi), handicap)
        };
        for (width, height) in [(2, 2), (25, 2), (2, 25), (25, 25), (9, 13)] {
            assert_eq!(new(width, height, 15, Handicap::None).unwrap().board_size(), Size::new(width, height).unwrap());
        }
        for (width, height) in [(1, 9), (9, 1), (26, 9), (9, 26), (30, 30)] {
            assert_eq!(new(width, height, 15, Handicap::None), Err(SetupError::Size { min: 2, max: 25 }));
        }
        assert!(new(19, 19, 800, Handicap::None).is_ok() && new(19, 19, -800, Handicap::None).is_ok());
        for komi in [801, -801, i32::MAX, i32::MIN] {
            assert_eq!(new(19, 19, komi, Handicap::None), Err(SetupError::Komi));
            assert_eq!(new(19, 19, 0, Handicap::None).unwrap().with_komi(HalfPoints(komi)), Err(SetupError::Komi));
        }
        assert_eq!(new(19, 19, 0, Handicap::Aga(3)).unwrap().with_komi(HalfPoints(9)), new(19, 19, 9, Handicap::Aga(3)));
        for (width, height, handicap, max) in [
            (19, 19, Handicap::Fixed(1), 9),
            (19, 19, Handicap::Fixed(10), 9),
            (5, 5, Handicap::Fixed(2), 0),
            (8, 8, Handicap::Fixed(5), 4),
            (8, 8, Handicap::Aga(5), 4),
            (9, 13, Handicap::Fixed(2), 0),
            (9, 13, Handicap::Aga(2), 0),
            (19, 19, Handicap::Free(26), 25),
            (5, 5, Handicap::Free(7), 6),
            (9, 9, Handicap::Free(0), 20),
            (4, 3, Handicap::Free(4), 3),
            (2, 2, Handicap::Free(2), 1),
        ] {
            assert_eq!(new(width, height, 1, handicap), Err(SetupError::Handicap { max }), "{handicap:?} on {width}x{height}");
        }
        for (width, height, handicap) in
            [(9, 9, Handicap::Fixed(9)), (19, 19, Handicap::Aga(9)), (5, 5, Handicap::Free(6)), (9, 13, Handicap::Free(25))]
        {
            assert!(new(width, height, 1, handicap).is_ok(), "{handicap:?} on {width}x{height}");
        }
    }
}
