//! The wire: what a client and the server say to each other, as `docs/protocol.md` shows it.
//!
//! Types here are plain data with one JSON form. They know nothing of rooms, stores or sockets; the
//! server's `wire.rs` is the only place that translates between them and the room machine.
//! Tagged enums carry `type`; names are snake_case; times are integer milliseconds; points are
//! written as the players of the game write them (`"Q16"` in Go, `"h8"` in Gomoku).
//!
//! The server refuses unknown fields; a client ignores fields that it does not know.

mod client;
mod code;
mod rest;
mod server;
mod shared;
#[cfg(feature = "typescript")]
pub mod typescript;

pub use client::{ClientMessage, Command, OfferKind};
pub use code::{CloseCode, Code};
pub use rest::{
    ApiErrorBody, CommandDone, CreateRoom, GameDetail, GameOutcomeFilter, GamePage, GameSummary, Health, NewSeatLink, NewSession,
    PostCommand, RecordEvent, RoomList, RoomSummary, SeatClaim, SessionInfo, SgfMove, SgfRecord,
};
pub use server::{
    Absence, ChatLine, Clock, Clocks, Envelope, Event, Lobby, Offer, Player, Players, Presence, Role, RoomView, ScoreSide,
    Scoring, ServerMessage, State,
};
pub use shared::{
    ByColor, Channel, Color, ColorChoice, Handicap, Kind, Outcome, Parity, Phase, Seat, Setup, TakebackPolicy, TimeControl,
    Visibility, WinBy,
};

/// The WebSocket subprotocol this crate speaks.
pub const SUBPROTOCOL: &str = "tengen.v1";
/// The number in [`SUBPROTOCOL`]; it changes only when an old client would misread a message.
pub const VERSION: u32 = 1;
