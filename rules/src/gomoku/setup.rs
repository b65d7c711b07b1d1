//! The settings of a row game.

use super::ruleset::{Row, Ruleset};
use crate::point::{MAX_SIDE, Size};
use crate::setup::SetupError;

/// The settings of Gomoku or another row game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    size: Size,
    ruleset: Ruleset,
}

impl Setup {
    /// The smallest side for every ruleset except m,n,k.
    pub const MIN_SIZE: u8 = 5;
    /// The largest side.
    pub const MAX_SIZE: u8 = MAX_SIDE;

    /// Three in a row on 3x3.
    pub const TIC_TAC_TOE: Setup = match Size::square(3) {
        Some(size) => Setup { size, ruleset: Ruleset::Mnk(Row::of(3)) },
        None => unreachable!(),
    };

    /// Creates a setup. The board may be rectangular.
    ///
    /// The bounds that are checked here must never become narrower, because then some stored games would be refused. Narrower
    /// bounds for new games belong in the crate `setup`.
    ///
    /// # Errors
    /// [`SetupError::Size`] if a side is not 5 to 30 points (1 to 30 for m,n,k), [`SetupError::Row`] if the row has
    /// fewer than 3 or more than 10 stones, or is longer than both sides.
    pub const fn new(size: Size, ruleset: Ruleset) -> Result<Setup, SetupError> {
        let (min, max) = (ruleset.name().least_side(), Setup::MAX_SIZE);
        let (width, height) = (size.width(), size.height());
        if width < min || width > max || height < min || height > max {
            return Err(SetupError::Size { min, max });
        }
        if let Ruleset::Mnk(row) = ruleset {
            let max = Row::longest(size);
            if row.length < Row::MIN || row.length > max {
                return Err(SetupError::Row { max });
            }
        }
        Ok(Setup { size, ruleset })
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

    /// Whether this is tic-tac-toe: three in a row on 3x3.
    #[must_use]
    pub fn is_tic_tac_toe(&self) -> bool {
        *self == Setup::TIC_TAC_TOE
    }
}

/// A well-known square board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Preset {
    /// The side in points.
    pub side: u8,
    /// The name of the board in code and on the wire.
    pub name: &'static str,
}

/// The well-known boards for five in a row, smallest first.
pub const PRESETS: [Preset; 5] = [
    Preset { side: 10, name: "small" },
    Preset { side: 15, name: "tournament" },
    Preset { side: 18, name: "paper" },
    Preset { side: 19, name: "go_board" },
    Preset { side: 30, name: "huge" },
];

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{PRESETS, Setup};
    use crate::gomoku::{Row, Ruleset};
    use crate::point::Size;
    use crate::setup::SetupError;

    fn setup(width: u8, height: u8, ruleset: Ruleset) -> Result<Setup, SetupError> {
        Setup::new(Size::new(width, height).unwrap(), ruleset)
    }

    #[test]
    fn the_length_of_a_row_is_bounded_and_fits_on_the_board() {
        let row = |width, height, length| setup(width, height, Ruleset::Mnk(Row::of(length)));
        assert_eq!(row(3, 3, 3), Ok(Setup::TIC_TAC_TOE));
        for (width, height, length) in [(30, 30, 10), (1, 3, 3), (30, 2, 10), (7, 6, 4)] {
            assert!(row(width, height, length).is_ok_and(|setup| !setup.is_tic_tac_toe()), "{width},{height},{length}");
        }
        for (width, height, length, max) in [(9, 9, 2, 9), (30, 30, 11, 10), (4, 4, 5, 4), (2, 2, 3, 2)] {
            assert_eq!(row(width, height, length), Err(SetupError::Row { max }), "{width},{height},{length}");
        }
    }

    #[test]
    fn named_rulesets_need_room_for_five() {
        for ruleset in Ruleset::NAMED {
            assert!((5..=30).all(|side| setup(side, 5, ruleset).is_ok() && setup(5, side, ruleset).is_ok()));
            for (width, height) in [(4, 9), (9, 4), (1, 1)] {
                assert_eq!(setup(width, height, ruleset), Err(SetupError::Size { min: 5, max: 30 }));
            }
            assert!(PRESETS.iter().all(|preset| setup(preset.side, preset.side, ruleset).is_ok()));
        }
        assert!(PRESETS.is_sorted_by_key(|preset| preset.side));
    }
}
