//! The tokens of programs.

use crate::shared::wire;
use serde::{Deserialize, Serialize};

wire! {
/// What a token allows.
#[derive(Copy, Hash, PartialOrd, Ord)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Read what the program may see: all `GET` requests, the streams and the WebSocket.
    Read,
    /// Create rooms and send commands to rooms.
    Play,
}

/// `POST /api/v1/tokens`: make a token for a program.
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// The name of the program, by the same rules as the name of a guest.
    pub name: String,
    /// What the token allows: at least one scope.
    pub scopes: Vec<Scope>,
}

/// A token of a program.
pub struct Token {
    /// The id of the program as a player. It also identifies the token.
    pub id: String,
    /// The name of the program.
    pub name: String,
    /// What the token allows.
    pub scopes: Vec<Scope>,
    /// When the token was made, in Unix milliseconds.
    pub created: u64,
    /// When the token was last used, in Unix milliseconds, to the hour; absent if it has never been used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub used: Option<u64>,
    /// When the token ends unless it is used before, in Unix milliseconds.
    pub ends: u64,
    /// The secret. Present only in the answer to the request that makes the token. Send it as `Authorization: Bearer …`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub token: Option<String>,
}

/// `GET /api/v1/tokens`: the tokens that the caller has made.
pub struct TokenList {
    /// The tokens, oldest first.
    pub tokens: Vec<Token>,
    /// The largest allowed number of tokens.
    pub most: u64,
}
}
