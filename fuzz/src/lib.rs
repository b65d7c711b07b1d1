//! Code shared by the fuzz targets: games made from bytes, and a slow implementation of Go for comparison.
//!
//! Each target in `fuzz_targets` checks one law. This library is also compiled to WebAssembly for
//! `native_equals_wasm`, so its results must not depend on the word size of the machine.

mod answers;
mod choices;
#[cfg(target_family = "wasm")]
mod module;
mod plain;
mod setups;
#[cfg(not(target_family = "wasm"))]
mod table;

pub use answers::answers;
pub use choices::{Choices, first_legal, points_from};
pub use plain::Plain;
pub use setups::{any_setup, go_setup, gomoku_setup, renju_setup};
#[cfg(not(target_family = "wasm"))]
pub use table::{Request, any_table, next_request};
