//! A room that somebody wants, as plain data: the form of the wire, of files and of the browser. It may be nonsense.
//!
//! [`CreateRoom::terms`] and [`Setup::checked`] lead to the checked types and name every wrong field; `From` leads back. No other
//! conversion exists.

mod choices;
mod convert;

pub use choices::Choices;

use crate::opening::Opening;
use crate::word::{ColorChoice, TakebackPolicy, Visibility};
use rules::{go, gomoku, record, tagged};

tagged! {
/// What is played: the kind with its board and rules.
#[derive(Hash)]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub enum Setup tag "kind" {
    /// Go.
    Go = "go" {
        /// Points in a row, 2 to 25.
        size: u8,
        /// Points in a column, 2 to 25. Left out: the board is square.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        height: Option<u8>,
        /// The ruleset.
        ruleset: go::RulesetName,
        /// The parts of a ruleset that is `custom`; only there.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        rules: Option<go::Rules>,
        /// White's compensation in half points: 15 is 7.5. Left out: what the ruleset says.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        komi_half: Option<i32>,
        /// Black's head start.
        #[cfg_attr(feature = "serde", serde(default))]
        handicap: Handicap,
    },
    /// Gomoku.
    Gomoku = "gomoku" {
        /// Points in a row, 5 to 30; with `mnk` 1 to 30.
        size: u8,
        /// Points in a column, in the same bounds. Left out: the board is square.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        height: Option<u8>,
        /// `freestyle` (five or more), `standard` (exactly five), `caro` (five or more, not blocked at both ends), `caro_exact` (exactly
        /// five, not blocked at both ends), `renju` (moves that Black may not play) or `mnk` (a row of any length).
        ruleset: gomoku::RulesetName,
        /// What becomes of Black's forbidden moves in `renju`; only there. Left out: they are refused.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        forbidden: Option<gomoku::Penalty>,
        /// Which row wins in `mnk`; only there.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        row: Option<gomoku::Row>,
    },
    /// Othello, 8x8.
    Othello = "othello" {},
    /// Tic-tac-toe, 3x3.
    TicTacToe = "tic_tac_toe" {},
}

/// Black's head start in Go.
#[derive(Copy, Hash)]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub enum Handicap tag "type" default None {
    /// An even game.
    None = "none" {},
    /// Stones on the star points, in the order of the programs' protocol GTP.
    Fixed = "fixed" {
        /// 2 to 9, fewer on small boards.
        stones: u8,
    },
    /// Stones on the star points, in the order of the American Go Association.
    Aga = "aga" {
        /// 2 to 9, fewer on small boards.
        stones: u8,
    },
    /// Stones that Black places himself before White's first move.
    Free = "free" {
        /// 2 to 25.
        stones: u8,
    },
}

/// How long the players may think. All times in milliseconds.
#[derive(Copy, Hash)]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub enum TimeControl tag "type" {
    /// No clock.
    None = "none" {},
    /// One budget for the whole game.
    Absolute = "absolute" {
        /// The budget.
        main_ms: u64,
    },
    /// A budget that grows with each move.
    Fischer = "fischer" {
        /// The budget.
        main_ms: u64,
        /// Added after each move.
        increment_ms: u64,
        /// The clock never grows beyond this.
        cap_ms: u64,
    },
    /// A budget, then periods: a move within the period keeps it.
    ByoYomi = "byo_yomi" {
        /// The budget.
        main_ms: u64,
        /// How many periods.
        periods: u8,
        /// The length of one.
        period_ms: u64,
    },
}
}

record! {
/// `POST /api/v1/rooms`.
#[derive(Hash)]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct CreateRoom {
    /// What is played.
    pub setup: Setup,
    /// How the first moves are played. Left out: `free`.
    #[cfg_attr(feature = "serde", serde(default))]
    pub opening: Opening,
    /// With how much time.
    pub time: TimeControl,
    /// How the colors are found; with an opening: who begins it, as if with Black.
    pub colors: ColorChoice,
    /// Whether moves may be taken back.
    pub takeback: TakebackPolicy,
    /// Who finds the room.
    pub visibility: Visibility,
}
}

impl Setup {
    /// An even game of Go on a square board, with the komi of the ruleset.
    #[must_use]
    pub const fn go(size: u8, ruleset: go::RulesetName) -> Self {
        Self::Go { size, height: None, ruleset, rules: None, komi_half: None, handicap: Handicap::None {} }
    }

    /// Gomoku on a square board, by a ruleset that needs no more than its name.
    #[must_use]
    pub const fn gomoku(size: u8, ruleset: gomoku::RulesetName) -> Self {
        Self::Gomoku { size, height: None, ruleset, forbidden: None, row: None }
    }
}

#[cfg(test)]
mod tests;
