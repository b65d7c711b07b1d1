//! The rulesets of row games.

use super::rows::{Directions, Enclosed, Overline, Rows};
use super::rules::{Penalty, Rules};
use crate::point::Size;
use crate::{record, words};

/// A ruleset, which decides the winning rows and Black's restrictions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruleset {
    /// Five or more.
    Freestyle,
    /// Exactly five; six or more do not count.
    Standard,
    /// Five, unless there is an opponent stone at each end. Six or more always win.
    Caro,
    /// Exactly five, unless there is an opponent stone at each end.
    CaroExact,
    /// Black: exactly five, and no overline, double-four or double-three. White: five or more.
    Renju(Penalty),
    /// An m,n,k-game: a row of 3 to 10 stones on a board of any size.
    Mnk(Row),
}

words! {
/// The name of a ruleset.
#[cfg_attr(feature = "typescript", ts(rename = "GomokuRuleset"))]
#[cfg_attr(feature = "openapi", schema(as = GomokuRuleset))]
pub enum RulesetName {
    /// [`Ruleset::Freestyle`].
    Freestyle = "freestyle",
    /// [`Ruleset::Standard`].
    Standard = "standard",
    /// [`Ruleset::Caro`].
    Caro = "caro",
    /// [`Ruleset::CaroExact`].
    CaroExact = "caro_exact",
    /// [`Ruleset::Renju`].
    Renju = "renju",
    /// [`Ruleset::Mnk`].
    Mnk = "mnk",
}
}

record! {
/// The winning row of an m,n,k-game.
#[derive(Copy, Hash)]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Row {
    /// The required number of stones, 3 to 10.
    pub length: u8,
    /// The effect of a longer row.
    #[cfg_attr(feature = "serde", serde(default))]
    pub overline: Overline,
    /// The directions in which rows count.
    #[cfg_attr(feature = "serde", serde(default))]
    pub directions: Directions,
}
}

impl RulesetName {
    /// The smallest side of a board for this ruleset.
    #[must_use]
    pub const fn least_side(self) -> u8 {
        match self {
            RulesetName::Mnk => 1,
            RulesetName::Freestyle | RulesetName::Standard | RulesetName::Caro | RulesetName::CaroExact | RulesetName::Renju => {
                super::Setup::MIN_SIZE
            }
        }
    }
}

impl Row {
    /// The smallest allowed length.
    pub const MIN: u8 = 3;
    /// The largest allowed length.
    pub const MAX: u8 = 10;

    /// The length of the longest allowed row on a board: the longer side, but at most [`Row::MAX`]. If it is below [`Row::MIN`],
    /// no allowed row fits on the board.
    #[must_use]
    pub const fn longest(size: Size) -> u8 {
        let side = if size.width() > size.height() { size.width() } else { size.height() };
        if side < Row::MAX { side } else { Row::MAX }
    }

    /// At least this many stones in a row, in any direction.
    #[must_use]
    pub const fn of(length: u8) -> Row {
        Row { length, overline: Overline::Wins, directions: Directions::All }
    }
}

impl From<Row> for Rows {
    fn from(row: Row) -> Rows {
        Rows { length: row.length, overline: row.overline, enclosed: Enclosed::Wins, directions: row.directions }
    }
}

impl Ruleset {
    /// Every ruleset that is defined by its name alone, and renju with [`Penalty::Refused`].
    pub const NAMED: [Ruleset; 5] =
        [Ruleset::Freestyle, Ruleset::Standard, Ruleset::Caro, Ruleset::CaroExact, Ruleset::Renju(Penalty::Refused)];

    /// The name of this ruleset.
    #[must_use]
    pub const fn name(self) -> RulesetName {
        match self {
            Ruleset::Freestyle => RulesetName::Freestyle,
            Ruleset::Standard => RulesetName::Standard,
            Ruleset::Caro => RulesetName::Caro,
            Ruleset::CaroExact => RulesetName::CaroExact,
            Ruleset::Renju(_) => RulesetName::Renju,
            Ruleset::Mnk(_) => RulesetName::Mnk,
        }
    }

    /// The ruleset with this name. For renju, the one that refuses forbidden moves. `None` for [`RulesetName::Mnk`], which also
    /// needs a [`Row`].
    #[must_use]
    pub fn named(name: RulesetName) -> Option<Ruleset> {
        Ruleset::NAMED.into_iter().find(|ruleset| ruleset.name() == name)
    }

    /// The name in snake_case as on the wire, such as `"caro_exact"`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.name().as_str()
    }

    /// The rules that make up this ruleset.
    #[must_use]
    pub fn rules(self) -> Rules {
        match self {
            Ruleset::Freestyle => Rules::of_rows(Rows::FREESTYLE),
            Ruleset::Standard => Rules::of_rows(Rows::STANDARD),
            Ruleset::Caro => Rules::of_rows(Rows::CARO),
            Ruleset::CaroExact => Rules::of_rows(Rows::CARO_EXACT),
            Ruleset::Renju(penalty) => Rules::renju(penalty),
            Ruleset::Mnk(row) => Rules::of_rows(row.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Penalty, Ruleset, RulesetName};

    #[test]
    fn a_ruleset_is_found_by_its_name() {
        for name in RulesetName::ALL {
            let expected = Some(name).filter(|name| *name != RulesetName::Mnk);
            assert_eq!(Ruleset::named(name).map(Ruleset::name), expected);
        }
        assert_eq!(Ruleset::named(RulesetName::Renju), Some(Ruleset::Renju(Penalty::Refused)));
    }
}
