//! The rules of Go and Gomoku, and nothing else: no clock, no randomness, no input or output.
//!
//! A [`Setup`] is checked when it is made; a [`Position`] grows from it move by move and can only
//! hold what the rules allow. [`go`] and [`gomoku`] hold the two games, [`sgf`] their files.
//! [`gomoku::family`] (Caro, renju, m,n,k) and [`othello`] are games that no [`Setup`] names yet.
//!
//! ```
//! use rules::{Color, Kind, Move, Position, Setup, gomoku};
//!
//! let setup = Setup::Gomoku(gomoku::Setup::new(15, gomoku::Ruleset::Freestyle)?);
//! let mut position = Position::new(&setup);
//! let h8 = Kind::Gomoku.parse_point(position.size(), "h8").expect("a point of this board");
//! position.play(Color::Black, Move::Place(h8)).expect("the board is empty");
//! assert_eq!(position.turn(), Color::White);
//! # Ok::<(), rules::SetupError>(())
//! ```
//!
//! Absent on purpose: undo (replay the moves, which is as fast and cannot be wrong), the removal of
//! dead stones by agreement (the room's affair; scoring takes the agreed set).

mod color;
pub mod go;
pub mod gomoku;
mod kind;
mod moves;
pub mod othello;
mod outcome;
mod point;
mod position;
mod setup;
pub mod sgf;
mod zobrist;

pub use color::{ByColor, Color};
pub use kind::Kind;
pub use moves::{Illegal, Move, Played};
pub use outcome::{HalfPoints, Outcome, ParseHalfPointsError, Progress, WinBy};
pub use point::{MAX_SIDE, Point, Size};
pub use position::Position;
pub use setup::{Setup, SetupError};
