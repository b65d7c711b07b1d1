//! The engines that the operator has configured.

use crate::shared::wire;
use rules::Kind;
use serde::{Deserialize, Serialize};

wire! {
/// `GET /api/v1/engines`: the engines that the operator has configured.
pub struct Engines {
    /// The engines, in the operator's order. Empty if there are none.
    pub engines: Vec<Engine>,
}

/// An engine that plays under its own name. It plays games of its kind on square boards of its sizes, without an opening.
pub struct Engine {
    /// The id, for the command `seat_engine`.
    pub id: String,
    /// The name.
    pub name: String,
    /// The kind of game.
    pub kind: Kind,
    /// The sides of the boards.
    pub sizes: Vec<u8>,
    /// The rulesets. Empty in Othello.
    pub rulesets: Vec<String>,
    /// Whether the engine plays games with a handicap.
    pub handicap: bool,
}
}
