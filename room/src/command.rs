//! The commands of a room, grouped by topic, and their context.

use crate::fair::Spared;
use crate::id::{EngineId, PlayerId, RoomId, TokenHash};
use crate::room::AwayBySeat;
use rules::{HalfPoints, Point, go};
use setup::{Aid, Choice, Level, Millis, OfferKind, Parity, Seat, Terms, Watching};
use std::collections::BTreeSet;

/// Everything that a decision depends on and that comes from outside the room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Context {
    /// The time of the command. Its events must be recorded with this instant.
    pub now: Millis,
    /// A fresh random number for each command.
    pub seed: u64,
    /// A fresh room id, used if the players agree on a rematch.
    pub fresh_room: RoomId,
    /// A fresh player id without a session, used for a second player on the same device.
    pub fresh_player: PlayerId,
    /// The server's proposal of dead stones after the second pass, if [`crate::Room::wants_proposal`] asks for one. `None` if
    /// there is no proposal.
    pub proposal: Option<go::Proposal>,
    /// The name of the engine that [`SeatCommand::SeatEngine`] names. `None` if there is no such engine or it does not play this
    /// game.
    pub engine: Option<String>,
    /// Whether the engine judges the move of the command to be a blunder, if [`crate::Room::wants_judgment`] asks for that. `false`
    /// if there is no judgment.
    pub blunder: bool,
    /// The players without a connection.
    pub away: AwayBySeat,
    /// The part of the running turn that is not charged: see [`crate::Core::spare`]. [`crate::Event::take_spared`] says which event
    /// of the command must be recorded with this part.
    pub spared: Spared,
}

/// A person who sends a command or looks at the room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Viewer {
    /// The viewer's id, whether or not the viewer has a seat. `None` without a session: such a viewer can only watch.
    pub player: Option<PlayerId>,
    /// The displayed name.
    pub name: String,
    /// The seat that the sender of a command names; `None` if the sender names no seat. This matters if the sender holds both
    /// seats.
    pub seat: Option<Seat>,
}

/// A command. Each command needs a session.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Command {
    /// Taking or leaving a seat before the start.
    Seat(SeatCommand),
    /// Moves.
    Play(PlayCommand),
    /// Acts of an opening other than moves.
    Opening(OpeningCommand),
    /// Offers that need the opponent's agreement.
    Offer(OfferCommand),
    /// Gives the opponent more time.
    GiveTime,
    /// Asks the engine about the position.
    UseAid(Aid),
    /// The scoring phase.
    Scoring(ScoringCommand),
    /// The scratch board of the scoring phase.
    Scratch(ScratchCommand),
    /// Ending the game.
    End(EndCommand),
    /// Sends a line of chat. A player writes in the players' channel, which all viewers can read. Anyone else writes in the
    /// spectators' channel, which the players can read only after the game.
    Chat {
        /// The text, already cleaned and shortened by the shell.
        text: String,
    },
    /// Sharing a seat with another device.
    Link(LinkCommand),
    /// Changes who may watch. Only the host can do that.
    SetWatching(Watching),
}

impl Command {
    /// Whether the command is independent of the course of the game, so that it is possible even after a deadline has passed.
    #[must_use]
    pub const fn is_outside_the_game(&self) -> bool {
        match self {
            Self::Chat { .. } | Self::Link(_) | Self::SetWatching(_) => true,
            Self::Seat(_)
            | Self::Play(_)
            | Self::Opening(_)
            | Self::Offer(_)
            | Self::GiveTime
            | Self::UseAid(_)
            | Self::Scoring(_)
            | Self::Scratch(_)
            | Self::End(_) => false,
        }
    }

    /// Whether the command can help to end the game, so that it is allowed even in a room that has reached its event limit.
    #[must_use]
    pub const fn ends_the_game(&self) -> bool {
        match self {
            // The score cannot be accepted while a scratch board is open, so closing the board is allowed.
            Self::End(_) | Self::Scoring(ScoringCommand::Accept { .. }) | Self::Scratch(ScratchCommand::Close) => true,
            Self::Scoring(ScoringCommand::Mark { .. } | ScoringCommand::Resume)
            | Self::Scratch(
                ScratchCommand::Open
                | ScratchCommand::Place { .. }
                | ScratchCommand::TakeBack { .. }
                | ScratchCommand::Propose { .. }
                | ScratchCommand::Agree { .. },
            )
            | Self::Seat(_)
            | Self::Play(_)
            | Self::Opening(_)
            | Self::Offer(_)
            | Self::GiveTime
            | Self::UseAid(_)
            | Self::Chat { .. }
            | Self::Link(_)
            | Self::SetWatching(_) => false,
        }
    }

    /// Whether the command is refused after its sender has reached [`ACTS_PER_SEAT`](crate::ACTS_PER_SEAT).
    #[must_use]
    pub const fn counts_as_act(&self) -> bool {
        !self.ends_the_game() && !matches!(self, Self::Play(_) | Self::Opening(_) | Self::Chat { .. })
    }

    /// Whether the command is allowed after the game.
    #[must_use]
    pub const fn follows_the_game(&self) -> bool {
        match self {
            Self::Offer(offer) => matches!(offer.kind(), OfferKind::Rematch),
            Self::Chat { .. } | Self::Link(_) => true,
            Self::Seat(_)
            | Self::Play(_)
            | Self::Opening(_)
            | Self::GiveTime
            | Self::UseAid(_)
            | Self::Scoring(_)
            | Self::Scratch(_)
            | Self::End(_)
            | Self::SetWatching(_) => false,
        }
    }
}

/// Taking or leaving a seat before the start, and the guess in nigiri.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum SeatCommand {
    /// Take the free seat.
    Sit,
    /// Let a second person play on the host's device.
    SitOpposite {
        /// The displayed name, already checked by the shell.
        name: String,
    },
    /// Let a bot of this level play against the host.
    SeatBot(Level),
    /// Let an engine of the operator play against the host.
    SeatEngine(EngineId),
    /// Give the seat back before the game starts. If the host does so, the room closes.
    Stand,
    /// The guest's guess in nigiri.
    Guess(Parity),
}

/// Moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlayCommand {
    /// Place a stone.
    Place(Point),
    /// Place a stone, unless the engine judges the move to be a blunder. Then the player is warned instead.
    PlaceUnlessBlunder(Point),
    /// Pass.
    Pass,
}

/// Acts of an opening other than moves.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum OpeningCommand {
    /// Choose a color, or choose to place more stones.
    Choose(Choice),
    /// Declare how many fifth moves will be offered.
    Declare(u8),
    /// Offer these fifth moves.
    OfferMoves(Vec<Point>),
    /// Set the komi, or bid a komi for playing Black.
    NameKomi(HalfPoints),
}

/// Offers that need the opponent's agreement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OfferCommand {
    /// Make an offer. If the opponent has made the same offer, accept it.
    Make(OfferKind),
    /// Accept the opponent's offer.
    Accept(OfferKind),
    /// Decline the opponent's offer.
    Decline(OfferKind),
    /// Withdraw one's own offer.
    Withdraw(OfferKind),
    /// Offer a rematch on other terms. The colors in these terms say who plays Black in the rematch. If the opponent has offered
    /// a rematch on the same terms, accept that offer; otherwise replace any open offer of a rematch.
    MakeRematch(Terms),
    /// Accept a rematch on exactly these terms.
    AcceptRematch(Terms),
}

impl OfferCommand {
    /// The kind of the offer.
    #[must_use]
    pub const fn kind(self) -> OfferKind {
        match self {
            Self::Make(kind) | Self::Accept(kind) | Self::Decline(kind) | Self::Withdraw(kind) => kind,
            Self::MakeRematch(_) | Self::AcceptRematch(_) => OfferKind::Rematch,
        }
    }
}

/// The scoring phase.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ScoringCommand {
    /// Mark the group on a point as dead or alive.
    Mark {
        /// A point with a stone.
        point: Point,
        /// True for dead, false for alive.
        dead: bool,
    },
    /// Accept exactly these stones as dead.
    Accept {
        /// All dead stones.
        dead: BTreeSet<Point>,
    },
    /// Resume play.
    Resume,
}

/// The scratch board of the scoring phase. `seen` is the number of changes of the board that the sender has seen: see
/// [`crate::Scratch::changes`]. If the board has changed since then, the command is refused. So nobody can act on a board that
/// they have not seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ScratchCommand {
    /// Open a board with the final position.
    Open,
    /// Place a stone of one's own color.
    Place {
        /// The point.
        point: Point,
        /// The number of changes that the sender has seen.
        seen: u32,
    },
    /// Take back the last stone, which must be one's own.
    TakeBack {
        /// The number of changes that the sender has seen.
        seen: u32,
    },
    /// Propose the result of the board. If the opponent has already proposed it, agree.
    Propose {
        /// The number of changes that the sender has seen.
        seen: u32,
    },
    /// Agree to the result of the board that the opponent has proposed. The marks are set to this result.
    Agree {
        /// The number of changes that the sender has seen.
        seen: u32,
    },
    /// Close the board. The marks stay as they were.
    Close,
}

/// Ending the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EndCommand {
    /// Resign.
    Resign,
    /// End the game before both players have moved. The host can also close a room that is still waiting for a guest.
    Abort,
    /// End a game that the opponent has left.
    Claim(Claim),
}

/// What a player claims in a game that the opponent has left. Before both players have moved, either claim ends the game
/// without an outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The win.
    Win,
    /// A draw.
    Draw,
}

/// Sharing a seat with another device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LinkCommand {
    /// Make a link that lets another device play from one's seat. The new link replaces the seat's previous link.
    Make {
        /// The hash of the link's secret.
        hash: TokenHash,
    },
    /// Play on this device from the seat that a link belongs to.
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
    Scratch(ScratchCommand),
    End(EndCommand),
    Link(LinkCommand)
);
