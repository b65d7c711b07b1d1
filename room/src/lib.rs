//! One room of Tengen as a pure machine: two seats, one game, its opening, clocks, offers, scoring and chat.
//!
//! # How to drive it
//! 1. [`Room::create`] gives the first events of a new room, [`Room::replay`] a room from its stored events.
//! 2. Before each command call [`Core::expire`] with the same `now` and store what it gives: a command that finds a clock
//!    run out is refused as [`Refusal::TooLate`].
//! 3. [`Room::decide`] reads the room and answers a [`Command`] with the events it makes, or with a [`Refusal`].
//! 4. The shell stores the events at the expected `seq`, with what follows from them: [`Room::after`] gives the room's [`Core`] as
//!    the events would leave it, and [`Core::summary`] the row that lists need.
//! 5. Only then it calls [`Room::apply`] with each event. `apply` cannot fail and is the only writer, live and on replay alike.
//!    [`Recorded::at`] must be the `now` that `decide` was given.
//! 6. [`Core::deadline`] is the one instant at which the room wants to be woken; [`Core::expire`] gives the events that are due then.
//! 7. An [`Event::Rematched`] names a new room: its first events are [`Core::rematch_events`], stored in the same transaction.
//! 8. Before a command for which [`Room::wants_proposal`] holds, the shell may work out which stones seem dead and hand it in
//!    as [`Context::proposal`].
//! 9. [`Room::see`] and [`Room::visible_chat`] decide what each viewer is shown, nothing else does.
//!
//! A command that was done before (same author, same id) must not be decided again: ask [`Room::answered`] first. A sealed game has
//! no command ids any more; it refuses every command of the game as [`Refusal::GameOver`].
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
#[cfg(feature = "testing")]
pub mod testing;
mod time;
mod view;

pub use command::{
    Command, Context, EndCommand, LinkCommand, OfferCommand, OpeningCommand, PlayCommand, ScoringCommand, SeatCommand, Viewer,
};
pub use event::{CommandRef, Event, Recorded};
pub use id::{CommandId, PlayerId, RoomId, TokenHash};
pub use limits::{CHAT_KEPT_LINES, CHAT_PLAYER_LINES, CHAT_TOTAL_LINES, EVENTS_PER_ROOM, HOLDERS_PER_SEAT};
pub use offer::{Offer, OfferKind};
pub use phase::{Finish, Marks, Phase};
pub use refusal::Refusal;
pub use room::{Change, Core, Room, Stage, Summary};
pub use seat::Seated;
pub use settings::Settings;
pub use setup::{
    Act, BySeat, Choice, Clock, Clocks, ColorChoice, Millis, Opening, OpeningError, Parity, Seat, Step, TakebackPolicy,
    TimeControl, TimeControlError, Visibility,
};
pub use time::UnixMillis;
pub use view::{Channel, ChatLine, Role, See};
