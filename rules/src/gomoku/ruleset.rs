//! The named choices of rules.

use super::rows::{Directions, Enclosed, Overline, Rows};
use super::rules::{Penalty, Rules};
use crate::point::Size;
use crate::{record, words};

/// What counts as a winning row, and what Black may not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruleset {
    /// Five or more.
    Freestyle,
    /// Exactly five; six or more is nothing.
    Standard,
    /// Five, unless opponents stand at both ends; six or more always.
    Caro,
    /// Exactly five, unless opponents stand at both ends.
    CaroExact,
    /// Black: exactly five, and no overline, double-four or double-three. White: five or more.
    Renju(Penalty),
    /// A row of any length, on a board of any size: m,n,k.
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
/// The row that wins an m,n,k game.
#[derive(Copy, Hash)]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Row {
    /// How many stones it needs, 3 to 10.
    pub length: u8,
    /// What a longer row is.
    #[cfg_attr(feature = "serde", serde(default))]
    pub overline: Overline,
    /// Where rows are looked for.
    #[cfg_attr(feature = "serde", serde(default))]
    pub directions: Directions,
}
}

impl Row {
    /// The shortest row that wins.
    pub const MIN: u8 = 3;
    /// The longest row that wins.
    pub const MAX: u8 = 10;

    /// The longest row on a board; below [`Row::MIN`] where none fits.
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
    /// Every ruleset that is complete by its name; in renju a forbidden move is refused.
    pub const NAMED: [Ruleset; 5] =
        [Ruleset::Freestyle, Ruleset::Standard, Ruleset::Caro, Ruleset::CaroExact, Ruleset::Renju(Penalty::Refused)];

    /// Its name.
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

    /// The ruleset with this name, in renju with forbidden moves refused; `None` for [`RulesetName::Mnk`], which its row must come with.
    #[must_use]
    pub fn named(name: RulesetName) -> Option<Ruleset> {
        Ruleset::NAMED.into_iter().find(|ruleset| ruleset.name() == name)
    }

    /// The word of its name, such as `"caro_exact"`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.name().as_str()
    }

    /// The shortest side of a board for it.
    #[must_use]
    pub const fn least_side(self) -> u8 {
        match self {
            Ruleset::Mnk(_) => 1,
            Ruleset::Freestyle | Ruleset::Standard | Ruleset::Caro | Ruleset::CaroExact | Ruleset::Renju(_) => {
                super::Setup::MIN_SIZE
            }
        }
    }

    /// What the name stands for.
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
