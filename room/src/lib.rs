//! One room of Tengen as a pure machine: two seats, one game, its opening, clocks, offers, scoring and chat.
//!
//! # How to drive it
//! 1. [`Room::create`] gives the first events of a new room, [`Room::replay`] a room from its stored events.
//! 2. Before each command call [`Room::expire`] with the same `now` and store what it gives: a command that finds a clock
//!    run out is refused as [`Refusal::TooLate`].
//! 3. [`Room::decide`] reads the room and answers a [`Command`] with the events it makes, or with a [`Refusal`].
//! 4. The shell stores the events at the expected `seq`, then calls [`Room::apply`] with each.
//!    `apply` cannot fail and is the only writer, live and on replay alike. [`Recorded::at`] must be the `now` that `decide` was given.
//! 5. [`Room::deadline`] is the one instant at which the room wants to be woken; [`Room::expire`] gives the events that are due then.
//! 6. An [`Event::Rematched`] names a new room: its first events are [`Room::rematch_events`], stored in the same transaction.
//! 7. Before a command for which [`Room::wants_proposal`] holds, the shell may work out which stones seem dead and hand it in
//!    as [`Context::proposal`].
//! 8. [`Room::see`] and [`Room::visible_chat`] decide what each viewer is shown, nothing else does.
//!
//! A command that was done before (same author, same id) must not be decided again: ask [`Room::answered`] first.
//!
//! Time ([`Millis`]) and chance ([`Context::seed`]) are arguments. There is no I/O, no wire and no row format here.

mod clock;
mod command;
mod decide;
mod event;
mod id;
mod limits;
mod offer;
mod phase;
mod refusal;
mod room;
mod seat;
mod settings;
mod time;
mod view;

pub use command::{Command, Context, Viewer};
pub use event::{CommandRef, Event, Recorded};
pub use id::{CommandId, PlayerId, RoomId, TokenHash};
pub use limits::{CHAT_KEPT_LINES, CHAT_PLAYER_LINES, CHAT_TOTAL_LINES, EVENTS_PER_ROOM, HOLDERS_PER_SEAT};
pub use offer::{Offer, OfferKind};
pub use phase::Phase;
pub use refusal::Refusal;
pub use room::Room;
pub use seat::Seated;
pub use settings::Settings;
pub use setup::{
    Act, BySeat, Choice, Clock, Clocks, ColorChoice, Millis, Opening, OpeningError, Parity, Seat, Step, TakebackPolicy,
    TimeControl, TimeControlError, Visibility,
};
pub use time::UnixMillis;
pub use view::{Channel, ChatLine, Role, See};
