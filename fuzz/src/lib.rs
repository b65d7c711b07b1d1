//! What the fuzz targets share: games made from bytes, and slow referees to compare with.
//!
//! Each target of `fuzz_targets` holds one law. This library is also compiled to WebAssembly as the
//! counterpart of `native_equals_wasm`; what it computes must not depend on the machine's word.

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
pub use table::{Request, Table};
