//! Othello (Reversi): eight by eight, every stone placed flips at least one of the opponent's.
//!
//! [`Board`] holds the stones as two numbers of 64 bits and is what is fast; [`Game`] adds turns,
//! forced passes and the end; [`perft()`] counts sequences of turns.
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
//! Absent on purpose: boards of other sizes, and passing while a move is possible.

mod board;
mod game;
mod perft;

pub use board::{Board, SIDE, size};
pub use game::{Count, Game};
pub use perft::{perft, perft_passless};
