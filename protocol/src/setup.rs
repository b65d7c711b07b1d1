//! What is played: kinds, boards, rulesets, the parts a custom ruleset is made of.

use crate::shared::wire;
use serde::{Deserialize, Serialize};

wire! {
/// Which game is played.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Go.
    Go,
    /// Gomoku and every other game of rows.
    Gomoku,
    /// Othello.
    Othello,
    /// Tic-tac-toe.
    TicTacToe,
}

/// What is played: the kind with its board and rules.
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Setup {
    /// Go.
    Go {
        /// Points a row, 2 to 25.
        size: u8,
        /// Points a column, 2 to 25. Left out: the board is square.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        height: Option<u8>,
        /// `chinese`, `japanese`, `tromp_taylor`, `korean`, `aga`, `new_zealand`, `ing`, `stone_scoring`, `chinese_simple_ko` or `custom`.
        ruleset: String,
        /// The parts of a ruleset that is `custom`; only there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        rules: Option<GoRules>,
        /// White's compensation in half points: 15 is 7.5. Left out: what the ruleset says.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        komi_half: Option<i32>,
        /// Black's head start.
        #[serde(default)]
        handicap: Handicap,
    },
    /// Gomoku.
    Gomoku {
        /// Points a row, 5 to 30; with `mnk` 1 to 30.
        size: u8,
        /// Points a column, in the same bounds. Left out: the board is square.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        height: Option<u8>,
        /// `freestyle` (five or more), `standard` (exactly five), `caro` (five or more, not blocked at both ends), `caro_exact` (exactly five,
        /// not blocked at both ends), `renju` (moves that Black may not play) or `mnk` (a row of any length).
        ruleset: String,
        /// What becomes of Black's forbidden moves in `renju`; only there. Left out: they are refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        forbidden: Option<Penalty>,
        /// Which row wins in `mnk`; only there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        row: Option<Row>,
    },
    /// Othello, 8x8.
    Othello {},
    /// Tic-tac-toe, 3x3.
    TicTacToe {},
}

/// Black's head start in Go.
#[derive(Copy)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Handicap {
    /// An even game.
    None {},
    /// Stones on the star points, in the order of the programs' protocol GTP.
    Fixed {
        /// 2 to 9, fewer on small boards.
        stones: u8,
    },
    /// Stones on the star points, in the order of the American Go Association.
    Aga {
        /// 2 to 9, fewer on small boards.
        stones: u8,
    },
    /// Stones that Black places himself before White's first move.
    Free {
        /// 2 to 25.
        stones: u8,
    },
}

/// The parts that a ruleset of Go is made of.
#[derive(Copy)]
#[serde(deny_unknown_fields)]
pub struct GoRules {
    /// Which repetition is forbidden.
    pub ko: KoRule,
    /// Whether one may capture one's own stones.
    pub self_capture: bool,
    /// What counts.
    pub scoring: ScoringRule,
    /// Whether dead stones are agreed on and taken off before the count.
    pub removes_dead: bool,
    /// What White gets for Black's handicap stones.
    pub handicap_bonus: HandicapBonus,
    /// Who plays next when play is resumed.
    pub resume: ResumeRule,
    /// Whether the third occurrence of a position, with the same player to move, ends the game without a result.
    pub third_repetition_voids: bool,
    /// Which surrounded points do not count.
    pub tax: Tax,
    /// Whether a pass costs a stone, and White passes last.
    pub pass_stones: bool,
}

/// Which repetition is forbidden.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum KoRule {
    /// Taking back at once.
    Simple,
    /// Any earlier position.
    Positional,
    /// Any earlier position with the same player to move.
    Situational,
}

/// What counts at the end.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum ScoringRule {
    /// Stones and surrounded points.
    Area,
    /// Surrounded points and prisoners.
    Territory,
}

/// What White gets for Black's handicap stones.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum HandicapBonus {
    /// Nothing.
    None,
    /// One point a stone.
    Stones,
    /// One point a stone but the first.
    StonesLessOne,
}

/// Who plays next when play is resumed after the passes.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum ResumeRule {
    /// Whoever has not passed last.
    Alternates,
    /// The opponent of whoever asked.
    OpponentOfAsker,
}

/// Which surrounded points do not count.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum Tax {
    /// All count.
    None,
    /// Those in seki do not.
    Seki,
    /// Two of each living group do not either.
    All,
}

/// What becomes of a move that renju forbids Black.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum Penalty {
    /// It is refused.
    Refused,
    /// It is played, and Black has lost.
    Loses,
}

/// Which row wins in an m,n,k game.
#[derive(Copy)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Stones, 3 to 10; it must fit on the board.
    pub length: u8,
    /// What a longer row is worth.
    #[serde(default)]
    pub overline: Overline,
    /// Along which lines rows are counted.
    #[serde(default)]
    pub directions: Directions,
}

/// What a row is worth that is longer than needed.
#[derive(Copy, Default)]
#[serde(rename_all = "snake_case")]
pub enum Overline {
    /// It wins too.
    #[default]
    Wins,
    /// Nothing.
    Nothing,
}

/// Along which lines rows are counted.
#[derive(Copy, Default)]
#[serde(rename_all = "snake_case")]
pub enum Directions {
    /// Ranks, files and diagonals.
    #[default]
    All,
    /// Not along diagonals.
    RanksAndFiles,
}
}

impl Default for Handicap {
    fn default() -> Self {
        Self::None {}
    }
}

impl Setup {
    /// An even game of Go on a square board, with the komi of the ruleset.
    #[must_use]
    pub fn go(size: u8, ruleset: &str) -> Self {
        let ruleset = ruleset.to_owned();
        Self::Go { size, height: None, ruleset, rules: None, komi_half: None, handicap: Handicap::None {} }
    }

    /// Gomoku on a square board, by a ruleset that needs no more than its name.
    #[must_use]
    pub fn gomoku(size: u8, ruleset: &str) -> Self {
        Self::Gomoku { size, height: None, ruleset: ruleset.to_owned(), forbidden: None, row: None }
    }
}
