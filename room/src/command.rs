//! The commands of a room, grouped by topic, and what comes with them.

use crate::id::{PlayerId, RoomId, TokenHash};
use crate::offer::OfferKind;
use rules::{HalfPoints, Point, go};
use setup::{Choice, Millis, Parity};
use std::collections::BTreeSet;

/// What the room may not find out by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Context {
    /// The time of the command. The events that come of it are recorded with exactly this instant.
    pub now: Millis,
    /// Chance: a fresh random number for each command.
    pub seed: u64,
    /// A fresh id for the rematch's room, used if the players agree on a rematch.
    pub fresh_room: RoomId,
    /// Which stones seem dead once both have passed, if [`crate::Room::wants_proposal`] asked for it. Without it none do.
    pub proposal: Option<go::Proposal>,
}

/// The sender of a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Viewer {
    /// `None` without a session: such a viewer may only watch.
    pub player: Option<PlayerId>,
    /// The name that other people read.
    pub name: String,
}

/// A command. Every command needs a session.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Command {
    /// The seats before the start.
    Seat(SeatCommand),
    /// Moves.
    Play(PlayCommand),
    /// What an opening asks for besides moves.
    Opening(OpeningCommand),
    /// What needs the other player's yes.
    Offer(OfferCommand),
    /// The scoring phase.
    Scoring(ScoringCommand),
    /// Ending the game.
    End(EndCommand),
    /// Say something: a player to the players, anybody else to the spectators.
    Chat {
        /// Already cleaned and cut to length by the shell.
        text: String,
    },
    /// Taking a seat to another device.
    Link(LinkCommand),
}

impl Command {
    /// Whether the command stands outside of the game: neither a clock that has run out nor the end of the game is in its way.
    #[must_use]
    pub const fn is_outside_the_game(&self) -> bool {
        match self {
            Self::Chat { .. } | Self::Link(_) => true,
            Self::Seat(_) | Self::Play(_) | Self::Opening(_) | Self::Offer(_) | Self::Scoring(_) | Self::End(_) => false,
        }
    }

    /// Whether the command leads out of a room that is full of events.
    #[must_use]
    pub const fn ends_the_game(&self) -> bool {
        match self {
            Self::End(_) | Self::Scoring(ScoringCommand::Accept { .. }) => true,
            Self::Scoring(ScoringCommand::Mark { .. } | ScoringCommand::Resume)
            | Self::Seat(_)
            | Self::Play(_)
            | Self::Opening(_)
            | Self::Offer(_)
            | Self::Chat { .. }
            | Self::Link(_) => false,
        }
    }

    /// Whether the command is meant for a game that is over.
    #[must_use]
    pub const fn follows_the_game(&self) -> bool {
        match self {
            Self::Offer(offer) => matches!(offer.kind(), OfferKind::Rematch),
            Self::Chat { .. } | Self::Link(_) => true,
            Self::Seat(_) | Self::Play(_) | Self::Opening(_) | Self::Scoring(_) | Self::End(_) => false,
        }
    }
}

/// The seats before the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SeatCommand {
    /// Take the free seat.
    Sit,
    /// Give the seat back before the game starts; a host who stands up closes the room.
    Stand,
    /// The guest's guess in nigiri.
    Guess(Parity),
}

/// Moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlayCommand {
    /// Place a stone.
    Place(Point),
    /// Pass.
    Pass,
}

/// What an opening asks for besides moves.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum OpeningCommand {
    /// Choose a color, or more stones.
    Choose(Choice),
    /// Declare how many fifth moves will be offered.
    Declare(u8),
    /// Offer these fifth moves.
    OfferMoves(Vec<Point>),
    /// Set the komi, or bid it for playing Black.
    NameKomi(HalfPoints),
}

/// What needs the other player's yes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OfferCommand {
    /// Ask for it. If the other player has asked for the same, this agrees to it.
    Make(OfferKind),
    /// Agree to the other player's offer.
    Accept(OfferKind),
    /// Decline the other player's offer.
    Decline(OfferKind),
    /// Take one's own offer back.
    Withdraw(OfferKind),
}

impl OfferCommand {
    /// What is offered.
    #[must_use]
    pub const fn kind(self) -> OfferKind {
        match self {
            Self::Make(kind) | Self::Accept(kind) | Self::Decline(kind) | Self::Withdraw(kind) => kind,
        }
    }
}

/// The scoring phase.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ScoringCommand {
    /// Mark the chain at a point, and what belongs to it, as dead or alive.
    Mark {
        /// A point with a stone.
        point: Point,
        /// Dead, or alive again.
        dead: bool,
    },
    /// Agree that exactly these stones are dead.
    Accept {
        /// All dead stones.
        dead: BTreeSet<Point>,
    },
    /// Go on playing.
    Resume,
}

/// Ending the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EndCommand {
    /// Give the game up.
    Resign,
    /// End the game before both have moved, or (the host) the room before anybody came.
    Abort,
}

/// Taking a seat to another device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LinkCommand {
    /// Make a link with which one's seat can be taken to another device; the link before it ends.
    Make {
        /// The hash of the link's secret.
        hash: TokenHash,
    },
    /// Take a seat to this device.
    Claim {
        /// The hash of the secret in the link.
        hash: TokenHash,
    },
}

macro_rules! topics {
    ($($topic:ident($commands:ident)),*) => {$(
        impl From<$commands> for Command {
            fn from(command: $commands) -> Self {
                Self::$topic(command)
            }
        }
    )*};
}

topics!(
    Seat(SeatCommand),
    Play(PlayCommand),
    Opening(OpeningCommand),
    Offer(OfferCommand),
    Scoring(ScoringCommand),
    End(EndCommand),
    Link(LinkCommand)
);
