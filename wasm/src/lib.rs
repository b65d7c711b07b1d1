//! The rules for the browser: thin bindings over the crates `rules` and `setup`, without logic of their own.
//!
//! Values of wire types are passed as JSON, with the same conversions as on the server. For a game, where calls are frequent,
//! a point is its index, counted row by row from the top left, and a color is 1 for Black, 2 for White and 0 for none.
//!
//! The client may ask this module what a move would do, but only the server's answer counts.

mod board;
mod border;
mod clock;
mod codes;
mod form;
mod game;
mod sgf;

/// A small allocator. The default allocator would take up three times as much space in the module.
#[cfg(target_family = "wasm")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

pub use board::{area_points, board, parse_point, same_offer};
pub use clock::{patience, read_clock, speed};
pub use form::{check, choices, chooses_colors, finds_komi, keeps_colors, may_pass, sides, stones_left};
pub use game::Game;
pub use sgf::read_sgf;
