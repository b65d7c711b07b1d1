//! The named choices of rules.

use super::rows::{Directions, Enclosed, Overline, Rows};
use super::rules::{Penalty, Rules};

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

/// The row that wins an m,n,k game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// How many stones it needs, 3 to 10.
    pub length: u8,
    /// What a longer row is.
    pub overline: Overline,
    /// Where rows are looked for.
    pub directions: Directions,
}

impl Row {
    /// The shortest row that wins.
    pub const MIN: u8 = 3;
    /// The longest row that wins.
    pub const MAX: u8 = 10;

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

    /// The name in small letters and underscores, such as `"caro_exact"`, as on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Ruleset::Freestyle => "freestyle",
            Ruleset::Standard => "standard",
            Ruleset::Caro => "caro",
            Ruleset::CaroExact => "caro_exact",
            Ruleset::Renju(_) => "renju",
            Ruleset::Mnk(_) => "mnk",
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
