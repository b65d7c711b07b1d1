//! Go: the board, the rules as parameters, a game after some moves, and its score.

mod board;
mod game;
mod handicap;
mod history;
mod rules;
mod score;
mod setup;

pub use board::Board;
pub use game::{Game, Start};
pub use handicap::Handicap;
pub use rules::{HandicapBonus, KoRule, ResumeTurn, Rules, Ruleset, Scoring};
pub use score::{Score, SideScore};
pub use setup::Setup;
