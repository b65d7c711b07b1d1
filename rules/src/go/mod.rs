//! Go: the board, the rules (each rule is an independent setting), a game in progress, and its score.

mod board;
mod count;
mod dead;
mod game;
mod gaps;
mod grid;
mod handicap;
mod history;
mod pass_alive;
mod reason;
mod rules;
mod score;
mod setup;
mod tax;
mod territory;
mod uncounted;

pub use board::Board;
pub use count::Counted;
pub use dead::{FULL_OWNERSHIP, Proposal, propose};
pub use game::{Game, Start};
pub use handicap::Handicap;
pub use pass_alive::{pass_alive, settled_area};
pub use reason::{Explained, PointReason};
pub use rules::{HandicapBonus, KoRule, ResumeTurn, Rules, Ruleset, RulesetName, Scoring, Tax};
pub use score::{Score, SideScore};
pub use setup::Setup;
pub use tax::{Livelihood, livelihood};
pub use territory::{Territory, territory};
pub use uncounted::{Cause, Uncounted};
