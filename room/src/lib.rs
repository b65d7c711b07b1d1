//! One room of Tengen as a state machine without I/O: two seats, one game, its opening, clocks, offers, scoring and chat.
//!
//! # How to drive it
//! The shell is the code that drives the room, such as the server.
//!
//! 1. [`Room::create`] returns the first events of a new room. [`Room::replay`] rebuilds a room from its stored events.
//! 2. Before each command, call [`Core::expire`] with the instant of the command minus [`Context::spared`], and store
//!    the events that it returns. Until they are stored, the room refuses every command with
//!    [`Refusal::DeadlinePassed`], unless the command [is outside the game](Command::is_outside_the_game).
//! 3. [`Room::decide`] reads the room and answers a [`Command`] with its events or with a [`Refusal`].
//! 4. The shell stores the events with the seqs that follow [`Core::seq`], together with the data derived from the
//!    events: [`Room::after`] returns the [`Core`] after the events, and [`Core::summary`] returns the row for lists.
//! 5. Only then does the shell call [`Room::apply`] with each event. `apply` cannot fail and is the only writer, both live and on
//!    replay. [`Recorded::at`] must be the `now` that was passed to `decide`.
//! 6. [`Core::deadline`] is the instant at which the room must be woken. [`Core::expire`] returns the events due then.
//! 7. The shell tells the room who is away. Before each command, and at [`Core::next_absence_event_at`], it stores the events
//!    that [`Core::due_absence_events`] returns.
//! 8. An [`Event::Rematched`] names a new room. The first events of the new room are [`Core::rematch_events`]. The shell stores
//!    them in the same transaction.
//! 9. Before a command for which [`Room::wants_proposal`] returns true, the shell may compute which stones seem dead and
//!    pass them in as [`Context::proposal`].
//! 10. If [`Room::wants_judgment`] returns the move of a command, the shell may judge this move and pass the result in as
//!     [`Context::blunder`]. If the decision is then the event [`Event::AidUsed`], the command has not been executed: the shell stores
//!     the event without the id of the command, and refuses the command.
//! 11. Only [`Room::admits`], [`Room::see`], [`Room::visible_chat`] and [`Room::sees_plan`] decide what each viewer is shown. A
//!     viewer who is not admitted must not learn anything.
//! 12. The [`Plans`] of the players are not part of the log: see [`Room::plan`] and [`Plans::follow`].
//!
//! Never decide a command twice: if [`Room::answered`] returns an answer for the command's author and id, send that answer. A
//! finished game that is sealed into one record has lost its command ids, so [`Room::answered`] returns nothing for it. Such a
//! game refuses a repeated command with [`Refusal::GameOver`], unless the command is allowed after the end of a game.
//!
//! Time ([`Millis`]) and randomness ([`Context::seed`]) are arguments. On purpose, this crate contains no I/O, no wire format
//! and no database rows.

mod absence;
mod broadcast;
mod clock;
mod command;
mod decide;
mod event;
mod fair;
mod id;
mod limits;
mod offer;
mod phase;
mod plan;
mod refusal;
mod room;
mod scratch;
mod seat;
mod standstill;
#[cfg(feature = "testing")]
pub mod testing;
mod time;
mod view;

pub use absence::{ABSENCE_NOTICE, Absence, Away, ENGINE_PATIENCE};
pub use broadcast::{Broadcast, shown_from};
pub use command::{
    Claim, Command, Context, EndCommand, LinkCommand, OfferCommand, OpeningCommand, PlayCommand, ScoringCommand, ScratchCommand,
    SeatCommand, Viewer,
};
pub use event::{CommandRef, Event, Recorded};
pub use fair::Spared;
pub use id::{Bot, CommandId, EngineId, PlayerId, RoomId, TokenHash};
pub use limits::{
    ABSENCES_PER_SEAT, ACTS_PER_SEAT, ADJOURNMENT_MOST, CHAT_KEPT_LINES, CHAT_PLAYER_LINES, CHAT_TOTAL_LINES, CONTINUE_NOTICE,
    EVENTS_PER_ROOM, GIFTS_PER_SEAT, HOLDERS_PER_SEAT, LINK_LASTS, PAUSE_MOST, PLAN_LINE_MOVES, PLAN_LINES, RoomLimit,
    WARNINGS_PER_POSITION,
};
pub use offer::Offer;
pub use phase::{Finish, Marks, Phase};
pub use plan::{Answer, Dropped, Followed, Plan, PlanCommand, PlanNews, Plans};
pub use refusal::Refusal;
pub use room::{AwayBySeat, Change, Core, Meaning, Room, Silence, Stage, Summary};
pub use scratch::{SCRATCH_BOARDS, SCRATCH_STONES, Scratch};
pub use seat::Seated;
pub use setup::{
    Act, Aid, Aids, AwayReason, BySeat, Channel, Choice, Clock, Clocks, ColorChoice, Counted, FinalCount, Level, Millis,
    OfferKind, Opening, OpeningError, Parity, Seat, Series, SeriesEnd, Speed, Standing, StandstillKind, Step, TakebackPolicy,
    Terms, TimeControl, Visibility, Watching,
};
pub use standstill::{Next, Standstill};
pub use time::UnixMillis;
pub use view::{ChatLine, Role, See};
