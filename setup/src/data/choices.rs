//! The choices that a form for a new room offers, given the values filled in so far.

use super::{CreateRoom, Setup};
use crate::bot::Level;
use crate::fault::{Bounds, Field};
use crate::opening::Opening;
use crate::word::ColorChoice;
use rules::{Kind, record};

record! {
/// The choices that a form for a new room offers, given the values filled in so far.
#[derive(Hash)]
pub struct Choices {
    /// The allowed board sides; absent if the board is fixed.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub size: Option<Bounds>,
    /// The allowed lengths of the winning row in an m,n,k-game; absent if no allowed row fits on the board.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub length: Option<Bounds>,
    /// The allowed numbers of handicap stones; absent if no handicap is chosen or the board allows none.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub stones: Option<Bounds>,
    /// The default komi of the ruleset, in half points; absent in games other than Go, or if the ruleset is invalid.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub komi_half: Option<i32>,
    /// The openings that fit the setup, `free` first; only `free` if the setup is invalid.
    pub openings: Vec<Opening>,
    /// The usual ways to assign colors in this game.
    pub colors: Vec<ColorChoice>,
    /// The number of levels of the bots for this game; 0 if no bot plays this game, or if the setup is invalid.
    pub levels: u8,
}
}

impl CreateRoom {
    /// The choices for each field if the other fields keep their values.
    #[must_use]
    pub fn choices(&self) -> Choices {
        let limits = self.setup.limits();
        let bounds = |field| limits.iter().find(|limit| limit.field == field && !limit.is_empty()).map(|limit| limit.bounds);
        let mut setup = self.setup.clone();
        if let Setup::Go { komi_half, .. } = &mut setup {
            // No opening and no bot depends on the komi, so an invalid komi changes no choice.
            *komi_half = None;
        }
        let setup = setup.checked();
        let fits = |opening: &Opening| setup.as_ref().map_or(*opening == Opening::Free, |setup| opening.check(setup).is_ok());
        Choices {
            size: bounds(Field::Size),
            length: bounds(Field::Length),
            stones: bounds(Field::Stones),
            komi_half: self.setup.default_komi(),
            openings: Opening::ALL.into_iter().filter(fits).collect(),
            levels: setup.as_ref().map_or(0, Level::count),
            colors: ColorChoice::ALL.into_iter().filter(|choice| choice.is_usual(self.setup.kind())).collect(),
        }
    }
}

impl Setup {
    /// The kind of game.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Go { .. } => Kind::Go,
            Self::Gomoku { .. } => Kind::Gomoku,
            Self::Othello {} => Kind::Othello,
            Self::TicTacToe {} => Kind::TicTacToe,
        }
    }

    /// The width and height of the board, valid or not.
    #[must_use]
    pub fn sides(&self) -> (u8, u8) {
        match *self {
            Self::Go { size, height, .. } | Self::Gomoku { size, height, .. } => (size, height.unwrap_or(size)),
            Self::Othello {} | Self::TicTacToe {} => {
                let board = self.checked().map_or_else(|_| rules::othello::size(), |setup| setup.size());
                (board.width(), board.height())
            }
        }
    }

    /// The default komi of the ruleset, in half points; `None` in games other than Go, or if the ruleset is invalid.
    #[must_use]
    pub fn default_komi(&self) -> Option<i32> {
        let Self::Go { handicap, .. } = self else { return None };
        self.go_ruleset().ok().map(|ruleset| ruleset.default_komi((*handicap).into()).0)
    }
}
