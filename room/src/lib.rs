//! One room of Tengen as a pure machine: two seats, one game, its clocks, offers, scoring and chat.
//!
//! # How to drive it
//! 1. [`Room::create`] gives the first events of a new room, [`Room::replay`] a room from its stored events.
//! 2. [`Room::decide`] reads the room and answers a [`Command`] with the events it makes, or with a [`Refusal`].
//! 3. The shell stores the events at the expected `seq`, then calls [`Room::apply`] with each.
//!    `apply` cannot fail and is the only writer, live and on replay alike.
//! 4. [`Room::deadline`] is the one instant at which the room wants to be woken; [`Room::expire`] gives the events that are due then.
//!
//! Time ([`Millis`]) and chance ([`Context::seed`]) are arguments. There is no I/O, no wire and no row format here.

mod clock;
mod command;
mod decide;
mod event;
mod id;
mod offer;
mod phase;
mod refusal;
mod room;
mod seat;
mod settings;
mod time;
mod view;

pub use clock::{Clock, Clocks};
pub use command::{Command, Context, Viewer};
pub use event::{Abandon, Event, Recorded};
pub use id::{CommandId, PlayerId, RoomId, TokenHash};
pub use offer::{Offer, OfferKind};
pub use phase::Phase;
pub use refusal::Refusal;
pub use room::Room;
pub use seat::{BySeat, Seat, Seated};
pub use settings::{ColorChoice, Parity, Settings, TakebackPolicy, TimeControl, Visibility};
pub use time::{Millis, UnixMillis};
pub use view::{Channel, ChatLine, Role, ScoringView, Sight, See};
