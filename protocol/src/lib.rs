//! The wire: what a client and the server say to each other, as `docs/protocol.md` shows it.
//!
//! Types here are plain data with one JSON form. They know nothing of rooms, stores or sockets; the
//! server's `wire.rs` is the only place that translates between them and the room machine.
//! Tagged enums carry `type`; names are snake_case; times are integer milliseconds; points are
//! written as the players of the game write them (`"Q16"` in Go, `"h8"` in Gomoku, `"d3"` in Othello).
//!
//! The server refuses unknown fields; a client ignores fields that it does not know.

mod client;
mod code;
mod event;
mod opening;
mod rest;
mod server;
mod setup;
mod shared;
mod state;
#[cfg(feature = "typescript")]
pub mod typescript;
mod view;

pub use client::{ClientMessage, Command, OfferKind};
pub use code::{CloseCode, Code};
pub use event::{ChatLine, Envelope, Event};
pub use opening::{Act, Area, Choice, Opening, Step};
pub use rest::{
    ApiErrorBody, CommandDone, CreateRoom, Diagram, GameDetail, GameOutcomeFilter, GamePage, GameSummary, Health, NewSeatLink,
    NewSession, PostCommand, RecordEvent, RoomList, RoomSummary, SeatClaim, SessionInfo, SgfRecord,
};
pub use server::{Lobby, Player, ServerMessage};
pub use setup::{
    Directions, GoRules, Handicap, HandicapBonus, Kind, KoRule, Overline, Penalty, ResumeRule, Row, ScoringRule, Setup, Tax,
};
pub use shared::{
    ByColor, Channel, Color, ColorChoice, Move, Outcome, Parity, Phase, Seat, TakebackPolicy, TimeControl, Visibility, WinBy,
};
pub use state::{Clock, Clocks, Discs, Offer, ScoreSide, Scoring, State};
pub use view::{Absence, Players, Presence, Role, RoomView};

/// The WebSocket subprotocol this crate speaks.
pub const SUBPROTOCOL: &str = "tengen.v1";
/// The number in [`SUBPROTOCOL`]; it changes only when an old client would misread a message.
pub const VERSION: u32 = 1;
