//! The faults of a requested room, reported field by field.

use rules::{record, words};
use std::fmt;

words! {
/// A field of a requested room, with its name on the wire.
pub enum Field {
    /// The kind of game, with its board and rules.
    Setup = "setup",
    /// The width of the board in points.
    Size = "size",
    /// The height of the board in points.
    Height = "height",
    /// The ruleset.
    Ruleset = "ruleset",
    /// The rules of a custom ruleset.
    Rules = "rules",
    /// Komi in half points.
    KomiHalf = "komi_half",
    /// The ko rule of a custom ruleset.
    Ko = "ko",
    /// Whether a custom ruleset allows self-capture.
    SelfCapture = "self_capture",
    /// Whether a custom ruleset counts area or territory.
    Scoring = "scoring",
    /// Whether dead stones, on which the players agree, are removed before the count.
    RemovesDead = "removes_dead",
    /// The points that White gets for handicap stones.
    HandicapBonus = "handicap_bonus",
    /// Who moves first when a game is resumed.
    Resume = "resume",
    /// Whether the third occurrence of a situation voids the game.
    ThirdRepetitionVoids = "third_repetition_voids",
    /// Whether points in seki count, and whether groups pay for their eyes.
    Tax = "tax",
    /// Whether each pass gives the opponent a prisoner.
    PassStones = "pass_stones",
    /// Black's handicap.
    Handicap = "handicap",
    /// The number of handicap stones.
    Stones = "stones",
    /// The consequence of forbidden moves.
    Forbidden = "forbidden",
    /// The winning row in an m,n,k-game.
    Row = "row",
    /// The length of the winning row.
    Length = "length",
    /// The effect of a longer row.
    Overline = "overline",
    /// The directions in which rows count.
    Directions = "directions",
    /// The opening.
    Opening = "opening",
    /// The time control.
    Time = "time",
    /// Main time.
    MainMs = "main_ms",
    /// The increment.
    IncrementMs = "increment_ms",
    /// The most time that a clock can reach by increments.
    CapMs = "cap_ms",
    /// The number of periods.
    Periods = "periods",
    /// The length of a period.
    PeriodMs = "period_ms",
    /// The stones to play in one period of Canadian overtime.
    PeriodStones = "period_stones",
    /// The time for one move.
    PerMoveMs = "per_move_ms",
    /// The days on each player's clock when the game begins.
    MainDays = "main_days",
    /// The days added after each move.
    IncrementDays = "increment_days",
    /// The most days on a clock.
    CapDays = "cap_days",
    /// Each player's rest days.
    RestDays = "rest_days",
    /// The series that begins with the game.
    Series = "series",
    /// The number of games of a series.
    Games = "games",
    /// The number of points that wins a series.
    Points = "points",
    /// How colors are assigned.
    Colors = "colors",
    /// Whether moves can be taken back.
    Takeback = "takeback",
    /// How long a player may take back a move without asking the opponent, counted from the move.
    GraceMs = "grace_ms",
    /// Which aids the players may use.
    Aids = "aids",
    /// Who can find the room.
    Visibility = "visibility",
    /// The delay with which everyone except the players sees the game.
    DelayMs = "delay_ms",
    /// Who may watch.
    Watching = "watching",
}

/// The reason why a field is invalid.
#[cfg_attr(feature = "typescript", ts(rename = "FaultReason"))]
#[cfg_attr(feature = "openapi", schema(as = FaultReason))]
pub enum Reason {
    /// The number is out of bounds, absent or not an integer.
    Bounds = "bounds",
    /// The field is absent, or its value is not one of the allowed words.
    Words = "words",
    /// No value of the field is possible on this board: the board has no handicaps of the requested type, or even the
    /// shortest allowed winning row does not fit on the board.
    NotOnBoard = "not_on_board",
    /// The ruleset requires the field.
    Missing = "missing",
    /// The ruleset does not allow the field.
    Unexpected = "unexpected",
    /// The opening or the series belongs to another game or ruleset, or the engine that gives the aids does not play this game.
    OtherGame = "other_game",
    /// The board is too small for the opening, or has no center.
    OtherBoard = "other_board",
    /// The opening is only for games without a handicap.
    Handicap = "handicap",
}
}

record! {
/// An invalid field.
#[derive(Hash)]
pub struct Fault {
    /// The field.
    pub field: Field,
    /// The reason.
    pub reason: Reason,
    /// If the reason is `bounds`, the smallest allowed number. If it is `not_on_board`, the smallest number that other boards
    /// allow.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub least: Option<i64>,
    /// The largest allowed number, if the reason is `bounds`.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub most: Option<i64>,
    /// The allowed words, if the reason is `words`.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub words: Option<Vec<String>>,
}

/// The numbers that a field allows.
#[derive(Copy, Hash)]
pub struct Bounds {
    /// The smallest allowed number.
    pub least: i64,
    /// The largest allowed number.
    pub most: i64,
}
}

impl Fault {
    /// A fault without bounds and without allowed words.
    #[must_use]
    pub const fn new(field: Field, reason: Reason) -> Self {
        Self { field, reason, least: None, most: None, words: None }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let field = self.field.as_str();
        match self.reason {
            Reason::Bounds => {
                write!(f, "{field} must be {} to {}", self.least.unwrap_or(i64::MIN), self.most.unwrap_or(i64::MAX))
            }
            Reason::Words => write!(f, "{field} must be one of {}", self.words.as_deref().unwrap_or_default().join(", ")),
            Reason::NotOnBoard => write!(f, "{field}: not possible on this board"),
            Reason::Missing => write!(f, "{field}: required by this ruleset"),
            Reason::Unexpected => write!(f, "{field}: not allowed with this ruleset"),
            Reason::OtherGame => write!(f, "{field}: not available in this game"),
            Reason::OtherBoard => write!(f, "{field}: this board is too small, or has no center"),
            Reason::Handicap => write!(f, "{field}: only for games without a handicap"),
        }
    }
}

/// A requested number with its bounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limit {
    /// The field that contains the number.
    pub field: Field,
    /// The bounds of the number.
    pub bounds: Bounds,
    value: i64,
}

impl Limit {
    /// Creates a limit. Numbers above `i64::MAX` are clamped to it.
    pub fn new<T: TryInto<i64>>(field: Field, value: T, least: T, most: T) -> Self {
        let number = |number: T| number.try_into().unwrap_or(i64::MAX);
        Self { field, value: number(value), bounds: Bounds { least: number(least), most: number(most) } }
    }

    /// Whether no number is allowed.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.bounds.least > self.bounds.most
    }

    /// The fault; `None` if the number is within its bounds.
    #[must_use]
    pub fn fault(&self) -> Option<Fault> {
        let Bounds { least, most } = self.bounds;
        if self.is_empty() {
            return Some(Fault { least: Some(least), ..Fault::new(self.field, Reason::NotOnBoard) });
        }
        let bounds = Fault { least: Some(least), most: Some(most), ..Fault::new(self.field, Reason::Bounds) };
        (self.value < least || self.value > most).then_some(bounds)
    }
}
