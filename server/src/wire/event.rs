//! Events, encoded once per audience and then shared.

use room::{Change, Recorded, Role, Room, Seat};
use std::sync::Arc;
use translation::envelope;

/// The groups of viewers that see different events. All viewers in a group see the same events.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Viewers with a seat.
    Players,
    /// All other viewers.
    Spectators,
}

impl Audience {
    /// The audience of a role.
    #[must_use]
    pub const fn of(role: Role) -> Self {
        match role {
            Role::Player { .. } => Self::Players,
            Role::Spectator => Self::Spectators,
        }
    }

    const fn role(self) -> Role {
        match self {
            Self::Players => Role::Player { seat: Seat::Host, color: None, both: false },
            Self::Spectators => Role::Spectator,
        }
    }
}

/// An event as JSON for each audience.
#[derive(Debug, Clone)]
pub struct EncodedEvent {
    /// The seq of the event.
    pub seq: u64,
    players: Arc<str>,
    spectators: Arc<str>,
}

impl EncodedEvent {
    /// Encodes an event as `room` shows it. `change` is the result of applying the event.
    #[must_use]
    pub fn new(room: &Room, recorded: &Recorded, change: &Change) -> Self {
        let encode = |role| Arc::from(super::frame::json(&envelope(room, recorded, change, role)));
        let players: Arc<str> = encode(Audience::Players.role());
        let same = room.see(Audience::Players.role(), recorded) == room.see(Audience::Spectators.role(), recorded);
        let spectators = if same { Arc::clone(&players) } else { encode(Audience::Spectators.role()) };
        Self { seq: recorded.seq, players, spectators }
    }

    /// Whether the event looks the same to all viewers.
    #[must_use]
    pub fn is_same_for_all(&self) -> bool {
        Arc::ptr_eq(&self.players, &self.spectators)
    }

    /// The JSON for this audience.
    #[must_use]
    pub fn json(&self, audience: Audience) -> &str {
        match audience {
            Audience::Players => &self.players,
            Audience::Spectators => &self.spectators,
        }
    }
}
