//! The summary of a room for lists.

use super::Core;
use crate::id::{PlayerId, RoomId};
use crate::phase::{Finish, Phase};
use crate::seat::Seated;
use crate::time::UnixMillis;
use rules::{Color, Outcome, Point, Setup};
use setup::{BySeat, Millis, Seat, Terms, Visibility};

/// The summary of a room for lists and for stores. Only [`Core::summary`] creates it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// The room's id.
    pub id: RoomId,
    /// The terms of the game.
    pub terms: Terms,
    /// The current setup, with the last komi named in the opening.
    pub setup: Setup,
    /// The phase.
    pub stage: Stage,
    /// The occupants of the seats.
    pub seats: BySeat<Option<Seated>>,
    /// The seat that plays Black, once known.
    pub black: Option<Seat>,
    /// The player to act.
    pub turn: Option<Color>,
    /// The number of moves, not counting those taken back.
    pub moves: u32,
    /// The point of the last stone, unless it was taken back.
    pub last: Option<Point>,
    /// Whether only the players may enter.
    pub closed: bool,
    /// The instant at which the room must act without a command, such as when a clock runs out; `None` if there is none.
    pub deadline: Option<Millis>,
    /// The wall time at which the room was created.
    pub created: UnixMillis,
    /// The wall time at which the game started.
    pub started: Option<UnixMillis>,
}

/// A [`Phase`] without the players' marks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The room waits for a guest or, in nigiri, for the guest's guess.
    Waiting,
    /// The players take turns.
    Playing,
    /// The players have agreed on a pause or an adjournment.
    StandingStill,
    /// The players agree on dead stones.
    Scoring,
    /// The game has an outcome.
    Finished {
        /// The outcome.
        outcome: Outcome,
        /// The wall time of the end.
        at: UnixMillis,
    },
    /// The game ended without an outcome.
    Aborted,
}

impl From<&Phase> for Stage {
    fn from(phase: &Phase) -> Self {
        match phase {
            Phase::Waiting => Self::Waiting,
            Phase::Playing => Self::Playing,
            Phase::StandingStill(_) => Self::StandingStill,
            Phase::Scoring(_) => Self::Scoring,
            Phase::Finished(Finish { outcome, at, marks: _ }) => Self::Finished { outcome: *outcome, at: *at },
            Phase::Aborted { .. } => Self::Aborted,
        }
    }
}

impl Summary {
    /// Who can find the room now. Only the players can find a closed game, as if it were private.
    #[must_use]
    pub const fn visibility(&self) -> Visibility {
        if self.closed { Visibility::Private } else { self.terms.visibility }
    }

    /// All players of the room with all their devices. One device with both seats counts once.
    pub fn players(&self) -> impl Iterator<Item = &PlayerId> {
        let of = |seat: Seat| self.seats[seat].iter().flat_map(|seated| std::iter::once(&seated.player).chain(&seated.holders));
        of(Seat::Host).chain(of(Seat::Guest).filter(move |player| !of(Seat::Host).any(|known| known == *player)))
    }

    /// Whether the game is played on one device: two people share the device, or one person plays there against a bot, without
    /// a server.
    #[must_use]
    pub fn is_on_one_device(&self) -> bool {
        let (Some(host), Some(guest)) = (&self.seats.host, &self.seats.guest) else { return false };
        guest.player.is_of_device_game(&self.id) || host.sessions().any(|session| guest.is_held_by(session))
    }

    /// The player who has this color, once known.
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
    /// The summary of the room for lists.
    #[must_use]
    pub fn summary(&self) -> Summary {
        Summary {
            id: self.id().clone(),
            terms: *self.terms(),
            setup: self.setup(),
            stage: self.phase().into(),
            seats: self.seats().clone(),
            black: self.black(),
            turn: self.turn(),
            moves: self.position().move_number(),
            last: self.last,
            closed: self.is_closed(),
            deadline: self.deadline(),
            created: self.created(),
            started: self.started(),
        }
    }
}
