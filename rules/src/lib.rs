//! The rules of Go, Gomoku, Othello and tic-tac-toe, without a clock, randomness or I/O.
//!
//! A [`Setup`] is validated when it is created. A [`Position`] starts from a setup, changes move by move, and accepts only legal
//! moves. The games are in [`go`], [`gomoku`] (with tic-tac-toe and all other games of rows) and [`othello`]. Their file format,
//! SGF, is in [`sgf`].
//!
//! ```
//! use rules::{Color, Kind, Move, Position, Setup, Size, gomoku};
//!
//! let size = Size::square(15).expect("15 is a valid side");
//! let setup = Setup::Gomoku(gomoku::Setup::new(size, gomoku::Ruleset::Freestyle)?);
//! let mut position = Position::new(&setup);
//! let h8 = Kind::Gomoku.parse_point(position.size(), "h8").expect("h8 is on the board");
//! position.play(Color::Black, Move::Place(h8)).expect("the board is empty");
//! assert_eq!(position.turn(), Color::White);
//! # Ok::<(), rules::SetupError>(())
//! ```
//!
//! This crate cannot take moves back. To undo a move, replay the earlier moves, which is fast enough and always
//! correct. The crate proposes dead stones ([`go::propose`]) but does not decide which stones are dead, because the
//! players agree on them in the room. Scoring takes the dead stones as an argument.

mod color;
mod diagram;
pub mod go;
pub mod gomoku;
#[cfg(feature = "json")]
pub mod json;
mod kind;
mod moves;
pub mod othello;
mod outcome;
mod point;
mod position;
mod record;
mod setup;
pub mod sgf;
mod star;
mod word;
mod zobrist;

pub use color::{ByColor, Color};
pub use diagram::Diagram;
pub use kind::Kind;
pub use moves::{Illegal, Move, Played};
pub use outcome::{HalfPoints, Outcome, ParseHalfPointsError, Progress, WinBy};
pub use point::{MAX_SIDE, Point, Size};
pub use position::Position;
pub use setup::{Setup, SetupError};
