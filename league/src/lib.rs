//! What the programs of this crate share.

mod random;

pub use random::Random;
