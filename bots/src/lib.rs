//! Bots for every game. Given a position, a level, limits and a seed, a bot finds a move.
//!
//! Everything here is pure. A search counts its nodes and asks its caller between steps whether to stop, so it needs no clock.

pub mod go;
pub mod limits;
mod opening;
pub mod othello;
mod outlook;
pub mod pace;
mod random;
pub mod review;
pub mod rows;
mod thought;

pub use opening::{OpeningAct, open};
pub use outlook::{Outlook, is_half_full};
pub use thought::Thought;

use limits::Limits;
use rules::{Position, Progress};
use setup::Level;

/// Thinks about a position at a level. `None` if the game is over or if the player to move must pass.
#[must_use]
pub fn think(position: &Position, level: Level, seed: u64, limits: Limits<'_>) -> Option<Thought> {
    if position.progress() != Progress::Playing || position.must_pass() {
        return None;
    }
    match position {
        Position::Othello(game) => Some(othello::think(game, level, seed, limits)),
        Position::Gomoku(game) => Some(rows::think(game, level, seed, limits)),
        Position::Go(game) => Some(go::think(game, level, seed, limits)),
    }
}
