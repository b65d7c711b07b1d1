//! Openings: what the players do before they take normal turns, to balance Black's advantage.
//!
//! An opening is a script of stages (`script`). An `OpeningProgress` is a room's progress in its opening.
//! [`rules::gomoku::openings`] checks where stones may go and which offered moves are equivalent; this module determines who
//! acts, chooses and swaps.
//!
//! Sources:
//! - Pro, long pro, swap and swap2: Wikipedia on Gomoku.
//! - Soosõrv, Taraguchi and Yamaguchi: Wikipedia, which agrees with the pages of the Renju International Federation (renju.net).
//! - Komi: Sensei's Library on auction komi and "you cut, I choose", and the help of the Dragon Go Server on its open auction, in
//!   which bids rise by half points.
//!
//! Two rules are our own: a player must accept a bid of the highest komi, and Yamaguchi allows at most 12 fifth moves.

mod progress;
mod script;
mod step;

pub use progress::OpeningProgress;
pub use step::{Act, Choice, Step};

use rules::gomoku::Ruleset;
use rules::gomoku::openings::centers;
use rules::{Kind, Setup, Size, go, words};
use thiserror::Error;

words! {
/// An opening. The player with Black when the game starts is the first player.
pub enum Opening default Free {
    /// Normal turns from the first move on.
    Free = "free",
    /// Black begins in the center and places the second black stone outside the 5x5 square around the first stone.
    Pro = "pro",
    /// Like pro, but with a 7x7 square.
    LongPro = "long_pro",
    /// The first player places three stones; the second player chooses a color.
    Swap = "swap",
    /// The first player places three stones. The second player chooses a color, or adds two stones and leaves the choice to the
    /// first player.
    Swap2 = "swap2",
    /// Renju: the first player places three stones in one of the 26 standard patterns, and the second player chooses a color.
    /// White places a fourth stone and declares a number of fifth moves. The player with Black chooses a color. Then Black offers
    /// the declared number of fifth moves.
    Soosyrv8 = "soosyrv_8",
    /// Renju: the players place the first stones in increasingly large squares. After each stone, the opponent chooses a color.
    /// Instead of the fourth choice, Black can offer ten fifth moves.
    Taraguchi10 = "taraguchi_10",
    /// Renju: the first player places three stones in one of the 26 standard patterns and declares a number of fifth moves. The
    /// second player chooses a color. White places the fourth stone. Then Black offers the declared number of fifth moves.
    Yamaguchi = "yamaguchi",
    /// Go: the first player sets the komi; the second player chooses a color.
    KomiCut = "komi_cut",
    /// Go: the players take turns bidding the komi that they would give for playing Black.
    KomiBids = "komi_bids",
}
}

/// The reason why an opening does not fit a setup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum OpeningError {
    /// The opening belongs to another kind of game or to another ruleset.
    #[error("this opening is not available in this game")]
    Game,
    /// The board is too small, or has no single center point.
    #[error("this board is too small for this opening, or has no center")]
    Board,
    /// The opening determines the komi, which makes sense only without a handicap.
    #[error("this opening is only for games without a handicap")]
    Handicap,
}

/// The parts of a setup on which an opening depends.
pub(crate) struct Ground {
    pub(crate) kind: Kind,
    /// Whether renju is played.
    pub(crate) renju: bool,
    /// The board; `None` if it is not known.
    pub(crate) board: Option<Size>,
    /// Whether there is no handicap.
    pub(crate) even: bool,
}

impl From<&Setup> for Ground {
    fn from(setup: &Setup) -> Self {
        let (renju, even) = match setup {
            Setup::Go(setup) => (false, setup.handicap() == go::Handicap::None),
            Setup::Gomoku(setup) => (matches!(setup.ruleset(), Ruleset::Renju(_)), true),
            Setup::Othello => (false, true),
        };
        Self { kind: setup.kind(), renju, board: Some(setup.size()), even }
    }
}

impl Opening {
    /// The smallest board side for the openings of renju.
    pub const LEAST_RENJU_SIDE: u8 = 15;

    /// Whether this opening can be played with this setup.
    ///
    /// # Errors
    /// The first reason that applies, in the order of [`OpeningError`].
    pub fn check(self, setup: &Setup) -> Result<(), OpeningError> {
        self.fits(&setup.into())
    }

    /// Like [`Self::check`], but some parts of the setup may be unknown. An unknown board counts as fitting.
    pub(crate) fn fits(self, ground: &Ground) -> Result<(), OpeningError> {
        match self {
            Self::Free => Ok(()),
            Self::Pro | Self::LongPro | Self::Swap | Self::Swap2 => match ground.kind {
                Kind::Gomoku => ground.board.map_or(Ok(()), |board| self.check_board(board)),
                Kind::Go | Kind::Othello | Kind::TicTacToe => Err(OpeningError::Game),
            },
            Self::Soosyrv8 | Self::Taraguchi10 | Self::Yamaguchi if ground.renju => {
                ground.board.map_or(Ok(()), check_renju_board)
            }
            Self::Soosyrv8 | Self::Taraguchi10 | Self::Yamaguchi => Err(OpeningError::Game),
            Self::KomiCut | Self::KomiBids => match ground.kind {
                Kind::Go if ground.even => Ok(()),
                Kind::Go => Err(OpeningError::Handicap),
                Kind::Gomoku | Kind::Othello | Kind::TicTacToe => Err(OpeningError::Game),
            },
        }
    }

    /// Whether the opening has acts other than placing stones. In such an opening, the players can swap colors, and no
    /// move can be taken back.
    #[must_use]
    pub const fn has_choices(self) -> bool {
        match self {
            Self::Free | Self::Pro | Self::LongPro => false,
            Self::Swap | Self::Swap2 | Self::Soosyrv8 | Self::Taraguchi10 | Self::Yamaguchi | Self::KomiCut | Self::KomiBids => {
                true
            }
        }
    }

    /// Whether the opening determines the komi. If so, the komi is not chosen in advance.
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

    /// The number of stones that the same player places in succession, starting with the next stone. `placed` is the number of
    /// stones that the opening has placed so far. The result is at least 1.
    #[must_use]
    pub fn stones_left(self, placed: usize) -> usize {
        let stages = script::stages(self);
        let mut stones =
            stages.enumerate().filter(|(_, (_, stage_act))| matches!(stage_act, script::StageAct::Place(_))).skip(placed);
        let Some((first, (who, _))) = stones.next() else { return 1 };
        1 + stones.enumerate().take_while(|(n, (place, (next, _)))| *place == first + n + 1 && *next == who).count()
    }

    /// Checks that each stone has a legal point, wherever the earlier stones are, and that a point is still empty after the last
    /// stone.
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

/// Checks that the board is large enough and that it has a center, which means that both sides are odd.
fn check_renju_board(size: Size) -> Result<(), OpeningError> {
    let good = |side: u8| side >= Opening::LEAST_RENJU_SIDE && side % 2 == 1;
    if good(size.width()) && good(size.height()) { Ok(()) } else { Err(OpeningError::Board) }
}

#[cfg(test)]
mod tests;
