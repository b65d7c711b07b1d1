//! Gomoku and all other row games: the first player to make a row of stones wins.
//!
//! A [`Setup`] consists of the board size and the [`Ruleset`]: freestyle, standard, both forms of Caro, [`renju`], or any
//! m,n,k-game including tic-tac-toe. [`Rules`] are the parts of a ruleset, [`rows`] defines winning rows, and
//! [`openings`] checks where the first stones may go.

mod game;
pub mod openings;
pub mod renju;
pub mod rows;
mod rules;
mod ruleset;
mod setup;

pub use game::Game;
pub use rules::{Penalty, Restriction, Rules};
pub use ruleset::{Row, Ruleset, RulesetName};
pub use setup::{PRESETS, Preset, Setup};
