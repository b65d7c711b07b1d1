//! What is wrong with a room that somebody wants, field by field.

use rules::{record, words};
use std::fmt;

words! {
/// A field of a room that somebody wants, by its name on the wire.
pub enum Field {
    /// Points in a row of the board.
    Size = "size",
    /// Points in a column of the board.
    Height = "height",
    /// The ruleset.
    Ruleset = "ruleset",
    /// The parts of a custom ruleset.
    Rules = "rules",
    /// Komi in half points.
    KomiHalf = "komi_half",
    /// Handicap stones.
    Stones = "stones",
    /// What becomes of forbidden moves.
    Forbidden = "forbidden",
    /// The row that wins in m,n,k.
    Row = "row",
    /// The length of that row.
    Length = "length",
    /// The opening.
    Opening = "opening",
    /// Main time.
    MainMs = "main_ms",
    /// The increment.
    IncrementMs = "increment_ms",
    /// The longest time that a clock can show.
    CapMs = "cap_ms",
    /// The number of periods.
    Periods = "periods",
    /// The length of a period.
    PeriodMs = "period_ms",
}

/// What is wrong with a field.
#[cfg_attr(feature = "typescript", ts(rename = "FaultReason"))]
#[cfg_attr(feature = "openapi", schema(as = FaultReason))]
pub enum Reason {
    /// Its number is outside the bounds.
    Bounds = "bounds",
    /// The ruleset needs it.
    Missing = "missing",
    /// The ruleset does not have it.
    Unexpected = "unexpected",
    /// The opening belongs to another game or ruleset.
    OtherGame = "other_game",
    /// The opening needs a larger board, or one with a center.
    OtherBoard = "other_board",
    /// The opening is for games without handicap.
    Handicap = "handicap",
}
}

record! {
/// A wrong field.
#[derive(Copy, Hash)]
pub struct Fault {
    /// Which.
    pub field: Field,
    /// What is wrong with it.
    pub reason: Reason,
    /// The least number, where the reason is `bounds`.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub least: Option<i64>,
    /// The greatest number, where the reason is `bounds`; below `least` where no number fits.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub most: Option<i64>,
}

/// The numbers that a field can have.
#[derive(Copy, Hash)]
pub struct Bounds {
    /// The least.
    pub least: i64,
    /// The greatest; below `least` where no number fits.
    pub most: i64,
}
}

impl Fault {
    /// A fault without bounds.
    #[must_use]
    pub const fn new(field: Field, reason: Reason) -> Self {
        Self { field, reason, least: None, most: None }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let field = self.field.as_str();
        match (self.reason, self.least, self.most) {
            (Reason::Bounds, Some(least), Some(most)) if least <= most => write!(f, "{field} must be {least} to {most}"),
            (Reason::Bounds, ..) => write!(f, "{field}: this board has none"),
            (Reason::Missing, ..) => write!(f, "{field}: this ruleset needs it"),
            (Reason::Unexpected, ..) => write!(f, "{field}: not with this ruleset"),
            (Reason::OtherGame, ..) => write!(f, "{field}: not for this game"),
            (Reason::OtherBoard, ..) => write!(f, "{field}: needs a larger board, or one with a center"),
            (Reason::Handicap, ..) => write!(f, "{field}: only for games without handicap"),
        }
    }
}

/// A number that somebody wants, with the bounds it must keep.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limit {
    /// Its field.
    pub field: Field,
    /// Its bounds.
    pub bounds: Bounds,
    value: i64,
}

impl Limit {
    /// A number beyond `i64` is taken for the greatest there is.
    pub fn new<T: TryInto<i64>>(field: Field, value: T, least: T, most: T) -> Self {
        let number = |number: T| number.try_into().unwrap_or(i64::MAX);
        Self { field, value: number(value), bounds: Bounds { least: number(least), most: number(most) } }
    }

    /// The fault of a number outside its bounds.
    #[must_use]
    pub fn fault(&self) -> Option<Fault> {
        let Bounds { least, most } = self.bounds;
        let fault = Fault { field: self.field, reason: Reason::Bounds, least: Some(least), most: Some(most) };
        (self.value < least || self.value > most).then_some(fault)
    }
}
