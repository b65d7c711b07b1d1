//! Othello: a search with an evaluation that was trained by self-play, and an exact solver for the end of the game.
//!
//! [`Engine`] finds the best move. It uses:
//! - [`Pair`], the stones of the player to move and of the opponent as sets of points;
//! - [`Weights`], which judge a position by the contents of shapes such as corners, edges and diagonals;
//! - [`Searcher`], which looks one move ahead, then two, and so on, up to a given number;
//! - [`Solver`], which finds the exact result near the end of the game.
//!
//! [`think`] plays at a level: the lowest levels use simple ideas, the next levels look ahead further and further, and the
//! highest level is the engine itself.
//!
//! With the feature `training`, the module also makes the weights (`cargo xtask train othello`).
//!
//! Deliberately absent: opening books, and thinking while the opponent is to move.

mod engine;
mod eval;
mod last;
mod levels;
mod middle;
mod order;
mod pair;
mod shapes;
mod solve;
mod stable;
mod table;
#[cfg(feature = "training")]
pub mod training;

pub use engine::{Engine, Judgement};
pub use eval::Weights;
pub use levels::think;
pub use middle::{Found, Searcher};
pub use pair::Pair;
pub use solve::{Solved, Solver};
