//! What is asked of a room.

use crate::id::{PlayerId, RoomId, TokenHash};
use crate::offer::OfferKind;
use rules::{HalfPoints, Point, go};
use setup::Choice;
use setup::Millis;
use setup::Parity;
use std::collections::BTreeSet;

/// What the room may not find out by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Context {
    /// When it is. The events that come of it are recorded with exactly this instant.
    pub now: Millis,
    /// Chance: a fresh random number for each command.
    pub seed: u64,
    /// A fresh id for the rematch's room, used if a rematch is agreed on.
    pub fresh_room: RoomId,
    /// Which stones seem dead once both have passed, if [`crate::Room::wants_proposal`] asked for it. Without it none do.
    pub proposal: Option<go::Proposal>,
}

/// Who asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Viewer {
    /// Which player; `None` for somebody without a session, who may only watch.
    pub player: Option<PlayerId>,
    /// The name the others read.
    pub name: String,
}

/// What can be asked. Every command needs a session.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Command {
    /// Take the free seat.
    Sit,
    /// Give the seat back before the game starts; a host who stands up closes the room.
    Stand,
    /// The guest's guess in nigiri.
    Guess(Parity),
    /// Play a stone.
    Play(Point),
    /// Pass.
    Pass,
    /// In an opening: choose a color, or more stones.
    Choose(Choice),
    /// In an opening: say how many fifth moves will be offered.
    Declare(u8),
    /// In an opening: offer these fifth moves.
    OfferMoves(Vec<Point>),
    /// In an opening: set the komi, or bid it for playing Black.
    NameKomi(HalfPoints),
    /// Give the game up.
    Resign,
    /// End the game before both have moved, or (the host) the room before anybody came.
    Abort,
    /// Ask the other for something. If the other asks for the same already, this agrees to it.
    Offer(OfferKind),
    /// Agree to the other's offer.
    Accept(OfferKind),
    /// Say no to the other's offer.
    Decline(OfferKind),
    /// Take one's own offer back.
    Withdraw(OfferKind),
    /// In the scoring phase: mark the chain at a point, and what belongs to it, as dead or alive.
    Mark {
        /// A point with a stone.
        point: Point,
        /// Dead, or alive again.
        dead: bool,
    },
    /// In the scoring phase: agree that exactly these stones are dead.
    AcceptScore {
        /// All dead stones.
        dead: BTreeSet<Point>,
    },
    /// In the scoring phase: go on playing.
    Resume,
    /// Say something: a player to the players, anybody else to the spectators.
    Chat {
        /// Already cleaned and cut to length by the shell.
        text: String,
    },
    /// Make a link with which one's seat can be taken to another device; the one before it ends.
    MakeSeatLink {
        /// The hash of the link's secret.
        hash: TokenHash,
    },
    /// Take a seat to this device.
    ClaimSeat {
        /// The hash of the secret in the link.
        hash: TokenHash,
    },
}
