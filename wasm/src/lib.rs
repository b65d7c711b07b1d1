//! The rules for the browser: thin bindings over `rules` and `setup`, with no logic of their own.
//!
//! Values of the wire's types cross as JSON, through the same conversions that the server uses. In a game, where much is asked, a point
//! is its index row by row from the top left and a color is 1 for Black, 2 for White and 0 for nobody.
//!
//! The client may ask this module what a move would do; what counts is what the server says.

mod board;
mod border;
mod clock;
mod codes;
mod form;
mod game;
mod sgf;

/// A small allocator: the usual one takes three times as much of the module.
#[cfg(target_family = "wasm")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

pub use board::{area_points, board, parse_point, same_offer};
pub use clock::read_clock;
pub use form::{check, choices, chooses_colors, finds_komi, may_pass, sides, stones_left};
pub use game::Game;
pub use sgf::read_sgf;
