//! How a game is opened: what the players do before they simply take turns, so that neither has the better side.
//!
//! An opening is a script of stages (`script`), and a `Course` says how far a room has come in it. Where stones may go and which
//! offered moves are the same is checked by [`rules::gomoku::openings`]; here is who acts, chooses and swaps.
//!
//! Sources: Wikipedia on Gomoku (pro, long pro, swap, swap2) and on the Soosõrv, Taraguchi and Yamaguchi opening rules, which agree with
//! the pages of the Renju International Federation (renju.net); Sensei's Library on auction komi and "you cut, I choose"; the help of
//! the Dragon Go Server on its open auction (bids rise by half points). That a bid of the highest komi can only be left to the other,
//! and that Yamaguchi's number is at most 12, is ours.

mod course;
mod script;
mod step;

pub use course::Course;
pub use step::{Act, Choice, Step};

use rules::gomoku::Ruleset;
use rules::gomoku::openings::centers;
use rules::{Kind, Setup, Size, go, words};
use thiserror::Error;

words! {
/// How a game is opened. The one who begins is the seat that has Black when the game starts.
pub enum Opening default Free {
    /// The players take turns from the first move on.
    Free = "free",
    /// Black begins in the center and places the second black stone outside the 5x5 around it.
    Pro = "pro",
    /// As pro, but outside the 7x7.
    LongPro = "long_pro",
    /// One places three stones, the other chooses a color.
    Swap = "swap",
    /// One places three stones; the other chooses a color, or adds two stones and leaves the choice to the first.
    Swap2 = "swap2",
    /// Renju: one of the 26 openings, a choice of color, a fourth stone with a number of fifth moves, a choice of color, so many offers.
    Soosyrv8 = "soosyrv_8",
    /// Renju: a choice of color after each of the first stones, in ever wider squares; or ten offered fifth moves.
    Taraguchi10 = "taraguchi_10",
    /// Renju: one of the 26 openings with a number of fifth moves, a choice of color, so many offers.
    Yamaguchi = "yamaguchi",
    /// Go: one sets the komi, the other chooses a color.
    KomiCut = "komi_cut",
    /// Go: both bid in turn which komi they would give for playing Black.
    KomiBids = "komi_bids",
}
}

/// Why an opening does not fit a setup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum OpeningError {
    /// It belongs to another kind or ruleset.
    #[error("this opening is not for that game")]
    Game,
    /// The board is too small for it, or has no center.
    #[error("this opening needs a larger board, or one with a center")]
    Board,
    /// It finds the komi of an even game.
    #[error("this opening is for games without handicap")]
    Handicap,
}

impl Opening {
    /// The smallest side on which the openings of renju are played.
    pub const LEAST_RENJU_SIDE: u8 = 15;

    /// Whether this opening can be played with this setup.
    ///
    /// # Errors
    /// The first reason against it, in the order of [`OpeningError`].
    pub fn check(self, setup: &Setup) -> Result<(), OpeningError> {
        match self {
            Self::Free => Ok(()),
            Self::Pro | Self::LongPro | Self::Swap | Self::Swap2 => match setup.kind() {
                Kind::Gomoku => self.check_board(setup.size()),
                Kind::Go | Kind::Othello | Kind::TicTacToe => Err(OpeningError::Game),
            },
            Self::Soosyrv8 | Self::Taraguchi10 | Self::Yamaguchi => match setup {
                Setup::Gomoku(setup) if matches!(setup.ruleset(), Ruleset::Renju(_)) => check_renju_board(setup.board_size()),
                Setup::Gomoku(_) | Setup::Go(_) | Setup::Othello => Err(OpeningError::Game),
            },
            Self::KomiCut | Self::KomiBids => match setup {
                Setup::Go(setup) if setup.handicap() == go::Handicap::None => Ok(()),
                Setup::Go(_) => Err(OpeningError::Handicap),
                Setup::Gomoku(_) | Setup::Othello => Err(OpeningError::Game),
            },
        }
    }

    /// Whether it has more to do than to place stones: then colors may change hands, and nothing in it is taken back.
    #[must_use]
    pub const fn has_choices(self) -> bool {
        match self {
            Self::Free | Self::Pro | Self::LongPro => false,
            Self::Swap | Self::Swap2 | Self::Soosyrv8 | Self::Taraguchi10 | Self::Yamaguchi | Self::KomiCut | Self::KomiBids => {
                true
            }
        }
    }

    /// Whether it finds the komi, so that none is agreed before.
    #[must_use]
    pub const fn finds_komi(self) -> bool {
        match self {
            Self::KomiCut | Self::KomiBids => true,
            Self::Free
            | Self::Pro
            | Self::LongPro
            | Self::Swap
            | Self::Swap2
            | Self::Soosyrv8
            | Self::Taraguchi10
            | Self::Yamaguchi => false,
        }
    }

    /// How many stones the acting player places in a row, the next one included, when `placed` stones stand: 1 or more.
    #[must_use]
    pub fn stones_left(self, placed: usize) -> usize {
        let stages = script::stages(self);
        let mut stones = stages.enumerate().filter(|(_, (_, deed))| matches!(deed, script::Deed::Place(_))).skip(placed);
        let Some((first, (who, _))) = stones.next() else { return 1 };
        1 + stones.enumerate().take_while(|(n, (place, (next, _)))| *place == first + n + 1 && *next == who).count()
    }

    /// Whether every stone finds a point, wherever those before it are, and one more point stays empty after the last.
    fn check_board(self, size: Size) -> Result<(), OpeningError> {
        let reaches: Vec<_> = script::stones(self).collect();
        let fits = centers(size).all(|first| {
            reaches.iter().enumerate().all(|(stones_before, reach)| {
                size.points().filter(|point| reach.allows(size, Some(first), *point)).count() > stones_before
            })
        });
        if fits && size.area() > reaches.len() { Ok(()) } else { Err(OpeningError::Board) }
    }
}

/// Boards with an odd side have one center.
fn check_renju_board(size: Size) -> Result<(), OpeningError> {
    let good = |side: u8| side >= Opening::LEAST_RENJU_SIDE && side % 2 == 1;
    if good(size.width()) && good(size.height()) { Ok(()) } else { Err(OpeningError::Board) }
}

#[cfg(test)]
mod tests;
