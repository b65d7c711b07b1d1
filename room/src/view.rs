//! The only place that decides what each viewer may see.

use crate::command::Viewer;
use crate::event::{Event, Recorded};
use crate::id::PlayerId;
use crate::room::Room;
use crate::time::UnixMillis;
use rules::Color;
use setup::{Channel, Seat, Watching};

/// A line of chat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatLine {
    /// The seq of its event.
    pub seq: u64,
    /// The wall time at which it was sent.
    pub time: UnixMillis,
    /// The author.
    pub player: PlayerId,
    /// The displayed name.
    pub name: String,
    /// The channel.
    pub channel: Channel,
    /// The text.
    pub text: String,
}

/// The role of a viewer in a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// A viewer who has a seat.
    Player {
        /// The seat.
        seat: Seat,
        /// The color; `None` until it is known.
        color: Option<Color>,
        /// Whether two people play on this device, which means that the viewer holds both seats.
        both: bool,
    },
    /// A viewer who only watches.
    Spectator,
}

/// Whether a viewer is shown an event. Hidden events still count in `seq`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum See {
    /// The whole event.
    Shown,
    /// Only its seq.
    Hidden,
}

impl Room {
    /// The role of this viewer.
    #[must_use]
    pub fn role(&self, viewer: &Viewer) -> Role {
        let seats: Vec<Seat> = viewer.player.iter().flat_map(|player| self.seats_of(player)).collect();
        match seats.as_slice() {
            [seat, rest @ ..] => Role::Player { seat: *seat, color: self.color_of(*seat), both: !rest.is_empty() },
            [] => Role::Spectator,
        }
    }

    /// Whether this viewer may enter the room. If not, the viewer must not learn anything about it.
    #[must_use]
    pub fn admits(&self, viewer: &Viewer) -> bool {
        !self.is_closed() || self.role(viewer) != Role::Spectator
    }

    /// Whether the names of the spectators are shown.
    #[must_use]
    pub fn names_spectators(&self) -> bool {
        match self.watching() {
            Watching::Open => true,
            Watching::Counted | Watching::Closed => false,
        }
    }

    /// Whether this role is shown an event now. The spectators' chat is hidden from players until the game is over; seat
    /// links and bans are hidden from everyone.
    #[must_use]
    pub fn see(&self, role: Role, recorded: &Recorded) -> See {
        match &recorded.event {
            Event::SeatLinkMade { .. } | Event::KeptOut { .. } => See::Hidden,
            Event::Chatted { channel, .. } => self.hears(role, *channel),
            Event::Created { .. }
            | Event::Seated { .. }
            | Event::Stood { .. }
            | Event::SeatShared { .. }
            | Event::Left { .. }
            | Event::Back { .. }
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
            | Event::Redone { .. }
            | Event::TimeGiven { .. }
            | Event::AidUsed { .. }
            | Event::Marked { .. }
            | Event::ScoreAccepted { .. }
            | Event::ScratchOpened { .. }
            | Event::ScratchPlaced { .. }
            | Event::ScratchTakenBack { .. }
            | Event::ScratchProposed { .. }
            | Event::ScratchClosed { .. }
            | Event::Resumed { .. }
            | Event::Offered { .. }
            | Event::Declined { .. }
            | Event::Withdrawn { .. }
            | Event::Halted { .. }
            | Event::Continuing { .. }
            | Event::Overdue
            | Event::Continued
            | Event::Rematched { .. }
            | Event::WatchingChanged { .. }
            | Event::Finished { .. }
            | Event::Aborted { .. }
            | Event::EndedByOperator => See::Shown,
        }
    }

    /// The kept lines of chat that this role may read now, oldest first.
    #[must_use]
    pub fn visible_chat(&self, role: Role) -> Vec<&ChatLine> {
        self.chat().filter(|line| self.hears(role, line.channel) == See::Shown).collect()
    }

    /// Whether this viewer may see the planned answers of a seat. Only the seat's own player may, so that the opponent learns
    /// nothing about them.
    #[must_use]
    pub fn sees_plan(&self, viewer: &Viewer, seat: Seat) -> See {
        let mut held = viewer.player.iter().flat_map(|player| self.seats_of(player));
        // Two people on one device would see each other's plans, so they have none.
        if held.next() == Some(seat) && held.next().is_none() { See::Shown } else { See::Hidden }
    }

    fn hears(&self, role: Role, channel: Channel) -> See {
        match (role, channel) {
            (Role::Player { .. }, Channel::Spectators) if !self.phase().is_over() => See::Hidden,
            (Role::Player { .. } | Role::Spectator, Channel::Players | Channel::Spectators) => See::Shown,
        }
    }
}
