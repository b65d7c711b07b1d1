//! Gomoku and its family: who first makes a row wins.
//!
//! A [`Setup`] names the board and the [`Ruleset`]: freestyle, standard, Caro in both forms, [`renju`], and
//! any m,n,k with tic-tac-toe among them. [`Rules`] are a ruleset taken apart, [`rows`] say what wins.
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
pub use ruleset::{Row, Ruleset};
pub use setup::{PRESETS, Preset, Setup};
