//! Who may see what: decided here and nowhere else.

use crate::command::Viewer;
use crate::event::{Event, Recorded};
use crate::id::PlayerId;
use crate::room::Room;
use crate::time::UnixMillis;
use rules::Color;
use setup::Seat;

/// Whose chat a line belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Channel {
    /// The two players'; spectators read it.
    Players,
    /// The spectators'; players read it when the game is over.
    Spectators,
}

/// A line of chat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatLine {
    /// Its event's seq.
    pub seq: u64,
    /// When, on the wall.
    pub time: UnixMillis,
    /// Who said it.
    pub player: PlayerId,
    /// The name the others read.
    pub name: String,
    /// To whom.
    pub channel: Channel,
    /// What.
    pub text: String,
}

/// What a viewer is in a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// Has a seat.
    Player {
        /// Which.
        seat: Seat,
        /// Which color, once known.
        color: Option<Color>,
    },
    /// Watches.
    Spectator,
}

/// Whether a viewer is shown an event. A hidden one still counts in `seq`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum See {
    /// All of it.
    Shown,
    /// Only that there was one.
    Hidden,
}

impl Room {
    /// What this viewer is here.
    #[must_use]
    pub fn role(&self, viewer: &Viewer) -> Role {
        match viewer.player.as_ref().and_then(|player| self.seat_of(player)) {
            Some(seat) => Role::Player { seat, color: self.color_of(seat) },
            None => Role::Spectator,
        }
    }

    /// Whether somebody in this role is shown the event, as the room stands now: what spectators said to each other is
    /// hidden from players until the game is over, links to seats are hidden from everybody.
    #[must_use]
    pub fn see(&self, role: Role, recorded: &Recorded) -> See {
        match &recorded.event {
            Event::SeatLinkMade { .. } => See::Hidden,
            Event::Chatted { channel, .. } => self.hears(role, *channel),
            Event::Created { .. }
            | Event::Seated { .. }
            | Event::Stood { .. }
            | Event::SeatShared { .. }
            | Event::Guessed { .. }
            | Event::Started { .. }
            | Event::Chose { .. }
            | Event::Declared { .. }
            | Event::MovesOffered { .. }
            | Event::KomiNamed { .. }
            | Event::Proposed { .. }
            | Event::Moved { .. }
            | Event::Passed { .. }
            | Event::TakenBack { .. }
            | Event::Marked { .. }
            | Event::ScoreAccepted { .. }
            | Event::Resumed { .. }
            | Event::Offered { .. }
            | Event::Declined { .. }
            | Event::Withdrawn { .. }
            | Event::Rematched { .. }
            | Event::Finished { .. }
            | Event::Aborted { .. } => See::Shown,
        }
    }

    /// The kept lines of chat that somebody in this role may read now, oldest first.
    #[must_use]
    pub fn visible_chat(&self, role: Role) -> Vec<&ChatLine> {
        self.chat().filter(|line| self.hears(role, line.channel) == See::Shown).collect()
    }

    fn hears(&self, role: Role, channel: Channel) -> See {
        match (role, channel) {
            (Role::Player { .. }, Channel::Spectators) if !self.phase().is_over() => See::Hidden,
            (Role::Player { .. } | Role::Spectator, Channel::Players | Channel::Spectators) => See::Shown,
        }
    }
}
