//! What two players agree on before a game: time control, opening, how colors are found; and what follows from it without a room.
//!
//! Pure: no clock, no chance, no I/O, and by default no format. The room, the wire and the browser ask this crate instead of
//! repeating a bound, a name or a rule.

mod clock;
mod control;
mod millis;
mod opening;
mod seat;
mod word;

pub use clock::{Clock, Clocks};
pub use control::{TimeControl, TimeControlError};
pub use millis::Millis;
pub use opening::{Act, Choice, Course, Opening, OpeningError, Step};
pub use seat::{BySeat, Seat};
pub use word::{ColorChoice, Parity, TakebackPolicy, Visibility};
