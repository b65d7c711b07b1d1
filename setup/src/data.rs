//! A room as a player requests it, in plain data that the wire, the store and the browser share. The request may be invalid.
//!
//! [`CreateRoom::terms`] and [`Setup::checked`] convert a request to the checked types and report every invalid field.
//! `From` converts back. [`CreateRoom::agreed`] and [`Setup::playable`] convert terms that were agreed earlier, even if
//! a new room could not have them today. `CreateRoom::from_request` does the same as `terms`, but starts from JSON,
//! which may contain anything. There are no other conversions.
//!
//! Rooms are stored in this form (docs/decisions/0052), so a new field needs a default, and a stored string must not change its
//! meaning.

mod choices;
mod convert;
#[cfg(all(feature = "json", feature = "serde"))]
mod read;

pub use choices::Choices;
#[cfg(all(feature = "json", feature = "serde"))]
pub use read::Mistakes;

use crate::opening::Opening;
use crate::series::Series;
use crate::word::{Aids, ColorChoice, TakebackPolicy, Visibility, Watching};
use rules::{go, gomoku, record, tagged};

tagged! {
/// A kind of game with its board and rules.
#[derive(Hash)]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub enum Setup tag "kind" stand_in Othello {
    /// Go.
    Go = "go" {
        /// The width of the board in points, 2 to 25.
        size: u8,
        /// The height of the board in points, 2 to 25. If absent, the board is square.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        height: Option<u8>,
        /// The ruleset.
        ruleset: go::RulesetName,
        /// The rules of the ruleset `custom`; not allowed with other rulesets.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        rules: Option<go::Rules>,
        /// Komi in half points: 15 is 7.5. If absent, the ruleset's default applies.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        komi_half: Option<i32>,
        /// The handicap.
        #[cfg_attr(feature = "serde", serde(default))]
        handicap: Handicap,
    },
    /// Gomoku.
    Gomoku = "gomoku" {
        /// The width of the board in points: 5 to 30, or 1 to 30 with `mnk`.
        size: u8,
        /// The height of the board in points, with the same bounds. If absent, the board is square.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        height: Option<u8>,
        /// `freestyle` (five or more), `standard` (exactly five), `caro` (six or more, or five unless closed at both ends),
        /// `caro_exact` (exactly five, unless closed at both ends), `renju` (with forbidden moves for Black) or `mnk` (a row of 3
        /// to 10 stones).
        ruleset: gomoku::RulesetName,
        /// The consequence of a forbidden move by Black; only with `renju`. If absent, such moves are refused.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        forbidden: Option<gomoku::Penalty>,
        /// The winning row; only with `mnk`.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        row: Option<gomoku::Row>,
    },
    /// Othello, 8x8.
    Othello = "othello" {},
    /// Tic-tac-toe, 3x3.
    TicTacToe = "tic_tac_toe" {},
}

/// Black's handicap in Go.
#[derive(Copy, Hash)]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub enum Handicap tag "type" default None {
    /// An even game.
    None = "none" {},
    /// Stones on the star points, in the order of GTP, the Go Text Protocol.
    Fixed = "fixed" {
        /// The number of stones: 2 to 9, fewer on small boards.
        stones: u8,
    },
    /// Stones on the star points, in the order of the American Go Association.
    Aga = "aga" {
        /// The number of stones: 2 to 9, fewer on small boards.
        stones: u8,
    },
    /// Stones that Black places freely before White's first move.
    Free = "free" {
        /// The number of stones: 2 to 25, fewer on small boards.
        stones: u8,
    },
}

/// A time control, in milliseconds or in days.
#[derive(Copy, Hash)]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub enum TimeControl tag "type" stand_in None {
    /// No clock.
    None = "none" {},
    /// A fixed time for the whole game.
    Absolute = "absolute" {
        /// The time.
        #[cfg_attr(feature = "openapi", schema(minimum = 1000, maximum = 86_400_000))]
        main_ms: u64,
    },
    /// Main time plus an increment after each move.
    Fischer = "fischer" {
        /// The main time.
        #[cfg_attr(feature = "openapi", schema(minimum = 1000, maximum = 86_400_000))]
        main_ms: u64,
        /// The time added after each move.
        #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 600_000))]
        increment_ms: u64,
        /// The most time that a clock can reach by increments, at least `main_ms`. If absent, there is no limit.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[cfg_attr(feature = "openapi", schema(minimum = 1000, maximum = 86_400_000))]
        cap_ms: Option<u64>,
    },
    /// Main time, then periods. A move made within a period restores that period.
    ByoYomi = "byo_yomi" {
        /// The main time.
        #[cfg_attr(feature = "openapi", schema(minimum = 1000, maximum = 86_400_000))]
        main_ms: u64,
        /// The number of periods.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 30))]
        periods: u8,
        /// The length of one period.
        #[cfg_attr(feature = "openapi", schema(minimum = 1000, maximum = 600_000))]
        period_ms: u64,
    },
    /// Canadian: main time, then one period after another. In each period, the player must play a given number of stones. After the
    /// last of these stones, a new full period begins.
    Canadian = "canadian" {
        /// The main time.
        #[cfg_attr(feature = "openapi", schema(minimum = 1000, maximum = 86_400_000))]
        main_ms: u64,
        /// The stones to play in one period.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 50))]
        period_stones: u8,
        /// The length of one period.
        #[cfg_attr(feature = "openapi", schema(minimum = 1000, maximum = 3_600_000))]
        period_ms: u64,
    },
    /// Simple: a fixed time for each move.
    Simple = "simple" {
        /// The time for one move.
        #[cfg_attr(feature = "openapi", schema(minimum = 1000, maximum = 86_400_000))]
        per_move_ms: u64,
    },
    /// Correspondence: a number of days, to which each move adds more days, up to a cap. If the first three numbers are equal,
    /// each move has that number of days.
    Correspondence = "correspondence" {
        /// The days on each player's clock when the game begins.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 28))]
        main_days: u8,
        /// The days added after each move.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 28))]
        increment_days: u8,
        /// The most days on a clock, at least `main_days`.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 28))]
        cap_days: u8,
        /// The extra days that each player has for the whole game. They are used when no other days are left.
        #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 30))]
        rest_days: u8,
    },
}
}

record! {
/// A request for a new room: the body of `POST /api/v1/rooms`.
#[derive(Hash)]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct CreateRoom {
    /// The setup.
    pub setup: Setup,
    /// The opening. If absent, it is `free`.
    #[cfg_attr(feature = "serde", serde(default))]
    pub opening: Opening,
    /// The series that begins with this game. If absent, the game belongs to no series.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub series: Option<Series>,
    /// The time control.
    pub time: TimeControl,
    /// How colors are assigned. In an opening with choices, this decides who begins and therefore has Black at first.
    pub colors: ColorChoice,
    /// Whether moves can be taken back.
    pub takeback: TakebackPolicy,
    /// How long a player may take back a move without asking, in milliseconds from the move: 1000 to 10000. The time ends early if
    /// the opponent moves. This helps against misclicks, even in a game without takebacks. If absent, only `takeback` applies.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub grace_ms: Option<u64>,
    /// Which aids the players may use. If absent, it is `off`.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub aids: Option<Aids>,
    /// Who can find the room.
    pub visibility: Visibility,
    /// The delay with which everyone except the players sees the game: 1000 to 3600000 milliseconds. If absent, there is no
    /// delay.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub delay_ms: Option<u64>,
    /// Who may watch. If absent, it is `open`. The host can change this until the game is over.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub watching: Option<Watching>,
}
}

impl Setup {
    /// An even game of Go on a square board, with the komi of the ruleset.
    #[must_use]
    pub const fn go(size: u8, ruleset: go::RulesetName) -> Self {
        Self::Go { size, height: None, ruleset, rules: None, komi_half: None, handicap: Handicap::None {} }
    }

    /// Gomoku on a square board, with a ruleset that is defined by its name alone.
    #[must_use]
    pub const fn gomoku(size: u8, ruleset: gomoku::RulesetName) -> Self {
        Self::Gomoku { size, height: None, ruleset, forbidden: None, row: None }
    }
}

#[cfg(test)]
mod tests;
