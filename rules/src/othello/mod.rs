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
//! let flipped = game.play(Color::Black, Move::Place(Point { x: 3, y: 2 }))?;
//! assert_eq!(flipped, [Point { x: 3, y: 3 }]);
//! # Ok::<(), rules::othello::Refused>(())
//! ```
//!
//! Absent on purpose: boards of other sizes, and passing while a move is possible.

mod board;
mod game;
mod names;
mod perft;

pub use board::{Board, SIDE, size};
pub use game::{Count, Game, Refused};
pub use names::{parse_point, point_name};
pub use perft::{perft, perft_passless};
