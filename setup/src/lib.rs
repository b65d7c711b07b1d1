//! The terms that two players agree on before a game (for example the time control, the opening, and how colors are assigned), and
//! everything that can be derived from these terms without a room. The crate also defines the names of seats, offers
//! and chat channels, which the room and the wire share.
//!
//! The crate is pure: it reads no clock, uses no randomness and does no I/O. By default, it contains no code for serialization.
//! The room, the wire and the browser use this crate instead of repeating a bound, a name or a rule.

mod bot;
mod clock;
mod control;
pub mod data;
mod fault;
mod millis;
mod name;
mod opening;
mod patience;
mod seat;
mod series;
mod sgf;
mod speed;
mod terms;
mod word;

pub use bot::Level;
pub use clock::{Clock, Clocks, Reading};
pub use control::TimeControl;
pub use fault::{Bounds, Fault, Field, Limit, Reason};
pub use millis::Millis;
pub use name::{NameFault, is_name, name_fault};
pub use opening::{Act, Choice, Opening, OpeningError, OpeningProgress, Step};
pub use seat::{BySeat, Seat};
pub use series::{Counted, Series, SeriesEnd, Standing};
pub use speed::Speed;
pub use terms::{Terms, keeps_colors};
pub use word::{
    Aid, Aids, AwayReason, Channel, ColorChoice, FinalCount, OfferKind, Parity, StandstillKind, TakebackPolicy, Visibility,
    Watching,
};
