//! The wire format: the messages between client and server, as described in `docs/protocol.md`.
//!
//! The types are plain data, each with one JSON form. They do not depend on rooms, stores or sockets; only `translation/` and the
//! server's `wire/` translate between them and the room. The parts of a setup are defined in `setup` and `rules` and re-exported
//! here. A tagged enum names its variant in the field `type` (a setup in `kind`); names are snake_case; times are integer
//! milliseconds; points are written in the notation of the game (`"Q16"` in Go, `"h8"` in Gomoku, `"d3"` in Othello).
//!
//! The server rejects unknown fields. A client ignores fields that it does not know.

mod client;
mod code;
mod device;
mod engines;
mod event;
mod limit;
mod names;
mod opening;
mod plan;
mod rest;
mod review;
mod server;
mod shared;
mod state;
mod stream;
mod token;
#[cfg(feature = "typescript")]
pub mod typescript;
mod view;

pub use client::{ClientMessage, Command};
pub use code::{CloseCode, Code};
pub use device::{DeviceAct, DeviceGame, DeviceGameStored, DeviceProposal};
pub use engines::{Engine, Engines};
pub use event::{ChatLine, Envelope, Event, Spared};
pub use limit::{Limit, LimitName};
pub use names::Names;
pub use opening::{Act, Area, Step};
pub use plan::{Plan, PlanNews};
pub use rest::{
    ApiErrorBody, CommandDone, Diagram, GameDetail, GameOutcomeFilter, GamePage, GamePlayersFilter, GameSummary, Health,
    NewSeatLink, NewSession, PairRecord, PostCommand, RecordEvent, RoomList, RoomSummary, Ruleset, SeatClaim, SeriesGame,
    SeriesScore, SessionInfo, SgfRecord,
};
pub use review::{AidAnswer, Ownership, Review, ReviewState, TurningPoint};
pub use rules::go::{
    Cause, HandicapBonus, KoRule, PointReason, ResumeTurn as ResumeRule, Rules as GoRules, RulesetName as GoRuleset,
    Scoring as ScoringRule, Tax,
};
pub use rules::gomoku::rows::{Directions, Overline};
pub use rules::gomoku::{Penalty, Row, RulesetName as GomokuRuleset};
pub use rules::{ByColor, Color, Kind};
pub use server::{Lobby, Player, ServerMessage};
#[cfg(all(feature = "json", feature = "serde"))]
pub use setup::data::Mistakes;
pub use setup::data::{Choices, CreateRoom, Handicap, Setup, TimeControl};
pub use setup::{
    Aid, Aids, AwayReason, Bounds, Channel, Choice, ColorChoice, Fault, Field, FinalCount, OfferKind, Opening, Parity, Reading,
    Reason, Seat, Series, Speed, StandstillKind, TakebackPolicy, Visibility, Watching,
};
pub use shared::{Move, Outcome, Phase, WinBy};
pub use state::{
    Clock, Clocks, Discs, Explained, Gifts, Offer, ScoreSide, Scoring, Scratch, Silence, Standstill, State, Takebacks, Uncounted,
};
pub use stream::{Challenge, ChallengeList, DeclineChallenge, DeclineReason, NewChallenge, ProgramList, StreamMessage};
pub use token::{NewToken, Scope, Token, TokenList};
pub use view::{Absence, Players, Presence, Role, RoomView};

/// The name of the WebSocket subprotocol.
pub const SUBPROTOCOL: &str = "tengen.v1";
/// The version number in [`SUBPROTOCOL`]. It changes only when old clients would misread a message.
pub const VERSION: u32 = 1;
