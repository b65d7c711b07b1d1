//! Planned answers, which chess servers call conditional moves: a player whose opponent is to move prepares answers to
//! possible moves of the opponent. Decision 0068 gives the reasons.
//!
//! Plans are not part of a room's log, because every event has a seq that everyone sees, and the opponent must not learn that a
//! plan exists. The shell keeps the [`Plans`] next to the room and stores them together with the room's events:
//! 1. [`crate::Room::plan`] answers the command that saves a plan.
//! 2. After each decision, [`Plans::follow`] says what the events do to the plans, and which answer is played now. The shell
//!    stores the events, the answer's events and the new plans together.
//!
//! A plan does nothing that a player could not do by hand. An answer is an ordinary move, played at the instant of the opponent's
//! move.

mod follow;
mod save;

pub use follow::{Answer, Followed};

use crate::event::CommandRef;
use crate::id::{CommandId, PlayerId};
use rules::Move;
use setup::BySeat;

/// The planned answers of both players.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Plans(pub BySeat<Plan>);

/// The planned answers of one seat.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Plan {
    /// How often the plan has changed. A command names the version that it replaces, so that no device overwrites a version that it
    /// has not seen.
    pub version: u32,
    /// The player who saved the plan. This player is the author of the answers when they are played.
    pub by: Option<PlayerId>,
    /// The command that saved the plan.
    pub command: Option<CommandRef>,
    /// The planned lines from the current position. Each ends with a move of the seat's player. If two lines begin with the
    /// same moves and the player's answer is next, both have the same answer.
    pub lines: Vec<Vec<Move>>,
    /// The latest news about the plan, until the seat's player plays a move by hand or saves another plan.
    pub news: Option<PlanNews>,
    /// The move numbers, in order, of the answers that were played from the player's plans and were not taken back.
    pub played: Vec<u32>,
}

/// What has happened to a plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlanNews {
    /// Answers were played.
    Played {
        /// The answers: one, or several if the opponent had to pass in between.
        moves: Vec<Move>,
        /// The move number of the last answer.
        move_number: u32,
    },
    /// The plan was dropped.
    Dropped(Dropped),
}

/// Why a plan was dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dropped {
    /// The opponent played a move that was not planned.
    Unplanned,
    /// Moves were taken back or played again.
    TakenBack,
    /// The planned answer was not possible.
    Impossible,
}

/// Saves a plan.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PlanCommand {
    /// The version of the plan that the command replaces.
    pub version: u32,
    /// The lines start after this many moves of the game.
    pub after: u32,
    /// The lines. An empty list deletes the plan.
    pub lines: Vec<Vec<Move>>,
}

impl Plans {
    /// The part of the plans that is kept when the game is over. If moves were played from a plan, this is the plan's
    /// version and the numbers of these moves. With the numbers, the plan's owner can look the moves up. If no move was
    /// played from a plan, nothing is kept of it.
    #[must_use]
    pub fn after_the_end(&self) -> Plans {
        let kept = |plan: &Plan| match plan.played.as_slice() {
            [] => Plan::default(),
            played => Plan { version: plan.version, played: played.to_vec(), ..Plan::default() },
        };
        Plans(BySeat { host: kept(&self.0.host), guest: kept(&self.0.guest) })
    }

    /// The fingerprint of the command with this author and id, if that command saved one of the current plans.
    #[must_use]
    pub fn answered(&self, author: &PlayerId, id: &CommandId) -> Option<u64> {
        let saved = |plan: &Plan| {
            let command = plan.command.as_ref().filter(|command| command.id == *id && plan.by.as_ref() == Some(author));
            command.map(|command| command.fingerprint)
        };
        saved(&self.0.host).or_else(|| saved(&self.0.guest))
    }
}
