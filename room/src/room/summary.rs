//! A room as lists show it.

use super::Core;
use crate::id::{PlayerId, RoomId};
use crate::phase::{Finish, Phase};
use crate::seat::Seated;
use crate::settings::Settings;
use crate::time::UnixMillis;
use rules::{Color, Outcome, Point, Setup};
use setup::{BySeat, Millis, Seat};

/// A room as lists show it, and as a store keeps it for them. [`Core::summary`] is the only place that makes one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// The room.
    pub id: RoomId,
    /// What was agreed before the game.
    pub settings: Settings,
    /// The setup as it stands: with the komi that was named last in the opening.
    pub setup: Setup,
    /// The phase.
    pub stage: Stage,
    /// Who sits where.
    pub seats: BySeat<Option<Seated>>,
    /// Which seat plays Black, as far as it is known.
    pub black: Option<Seat>,
    /// Who is to act.
    pub turn: Option<Color>,
    /// How many moves stand.
    pub moves: u32,
    /// The point of the last stone that stands.
    pub last: Option<Point>,
    /// The instant at which the room wants to be woken.
    pub deadline: Option<Millis>,
    /// When the room was made, on the wall.
    pub created: UnixMillis,
    /// When the game started, on the wall.
    pub started: Option<UnixMillis>,
}

/// A [`Phase`] without what the players have marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The second player, or the guess of nigiri, is missing.
    Waiting,
    /// Moves are played.
    Playing,
    /// The players agree on dead stones.
    Scoring,
    /// The game has an outcome.
    Finished {
        /// The outcome.
        outcome: Outcome,
        /// When, on the wall.
        at: UnixMillis,
    },
    /// The game ended before it counted.
    Aborted,
}

impl From<&Phase> for Stage {
    fn from(phase: &Phase) -> Self {
        match phase {
            Phase::Waiting => Self::Waiting,
            Phase::Playing => Self::Playing,
            Phase::Scoring(_) => Self::Scoring,
            Phase::Finished(Finish { outcome, at, marks: _ }) => Self::Finished { outcome: *outcome, at: *at },
            Phase::Aborted { .. } => Self::Aborted,
        }
    }
}

impl Summary {
    /// Everybody who may act from a seat.
    pub fn players(&self) -> impl Iterator<Item = &PlayerId> {
        let seated = Seat::ALL.into_iter().filter_map(|seat| self.seats[seat].as_ref());
        seated.flat_map(|seated| std::iter::once(&seated.player).chain(&seated.holders))
    }

    /// Who plays a color, as far as it is known.
    #[must_use]
    pub fn player_of(&self, color: Color) -> Option<&Seated> {
        let black = self.black?;
        let seat = match color {
            Color::Black => black,
            Color::White => black.other(),
        };
        self.seats[seat].as_ref()
    }
}

impl Core {
    /// The room as lists show it.
    #[must_use]
    pub fn summary(&self) -> Summary {
        Summary {
            id: self.id().clone(),
            settings: self.settings().clone(),
            setup: self.setup(),
            stage: self.phase().into(),
            seats: self.seats().clone(),
            black: self.black(),
            turn: self.turn(),
            moves: self.position().move_number(),
            last: self.last,
            deadline: self.deadline(),
            created: self.created(),
            started: self.started(),
        }
    }
}
