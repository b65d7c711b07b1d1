//! Othello (Reversi), played on an 8x8 board: each new stone must flip at least one opponent stone.
//!
//! [`Board`] stores the stones as two 64-bit sets, which makes it fast. [`Game`] adds turns, forced passes and the end of the
//! game. [`perft()`] counts the sequences of turns that can follow a position.
//!
//! ```
//! use rules::othello::Game;
//! use rules::{Color, Move, Point};
//!
//! let mut game = Game::new();
//! let played = game.play(Color::Black, Move::Place(Point { x: 3, y: 2 }))?;
//! assert_eq!(played.flipped, [Point { x: 3, y: 3 }]);
//! # Ok::<(), rules::Illegal>(())
//! ```
//!
//! Deliberately absent: boards of other sizes, and passing while a legal move exists.

pub mod bits;
mod board;
mod game;
mod perft;

pub use board::{Board, SIDE, size};
pub use game::{Count, Game};
pub use perft::{perft, perft_passless};
