//! The table of all budgets: which action costs what, who pays, and how fast the budget fills. A new action adds a row. The numbers are
//! settings, so that an operator can change them.

use super::Limits;
use crate::budget::Rate;
use std::time::Duration;

/// About how many bytes of the database an event takes, with its indexes.
pub const EVENT_BYTES: u32 = 150;
/// About how many bytes of the database a room takes, besides its events.
pub const ROOM_BYTES: u32 = 500;
/// This part of the budget of stored bytes is reserved for moves, so that neither chat nor new rooms can stop a game.
pub const FOR_MOVES_PERCENT: u32 = 20;

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);
const DAY: Duration = Duration::from_secs(24 * 3600);

/// An action, or what it uses up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cost {
    /// A request to `/api`, or a new WebSocket.
    Request,
    /// A request of a program with a token.
    TokenRequest,
    /// A new session or token.
    Session,
    /// Reading an SGF file.
    Sgf,
    /// Replaying a game that was played on one device.
    Upload,
    /// A request for the review of a game.
    Review,
    /// A request for an answer of the engine during a game.
    Aid,
    /// A move that the engine judges before it is played.
    Judgment,
    /// A message over a WebSocket. A ping or pong costs a part of it.
    Message,
    /// Joining a room over a WebSocket.
    Join,
    /// A new room.
    Room,
    /// A line of chat.
    Chat,
    /// A new room that is listed while it waits for an opponent.
    Seek,
    /// Taking a seat in a room of somebody else.
    Seat,
    /// An offer to the opponent, such as a draw or a takeback, or a link to a seat.
    Offer,
    /// Marking stones as dead or alive.
    Mark,
    /// A computed proposal of dead stones.
    Proposal,
    /// Bytes that are added to the database.
    Stored,
    /// A line in the log that a client causes.
    LogLine,
    /// Time in which a room reads its old events for a client that resumes.
    Resume,
}

/// Who has a budget of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scope {
    /// A guest with a session, with all connections together; a program with a token; or a WebSocket without a session.
    Guest,
    /// An IPv4 address, or a /64 network of IPv6.
    Address,
    /// A /48 network of IPv6.
    Network,
    /// The whole server.
    Server,
    /// A room.
    Room,
}

impl Cost {
    /// The number of units that one action costs.
    #[must_use]
    pub const fn units(self) -> u32 {
        match self {
            // A ping costs one unit.
            Self::Message => 5,
            // Microseconds in a millisecond.
            Self::Resume => 1_000,
            _ => 1,
        }
    }

    /// The action, for the table in the documentation.
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Self::Request => "requests to /api and new WebSockets, without a token",
            Self::TokenRequest => "requests to /api and new WebSockets, with a token",
            Self::Session => "new sessions and tokens",
            Self::Sgf => "SGF files to read",
            Self::Upload => "uploaded games",
            Self::Review => "requests for a review",
            Self::Aid => "requests for an answer of the engine during a game",
            Self::Judgment => "moves that the engine judges; further moves are played without a judgment",
            Self::Message => "messages over WebSockets; a ping or pong costs a fifth",
            Self::Join => "joins over WebSockets",
            Self::Room => "new rooms and uploaded games",
            Self::Seek => "new rooms that are listed while they wait for an opponent",
            Self::Seat => "seats taken in the rooms of others",
            Self::Offer => "offers to the opponent, such as a draw or a takeback, and links to seats",
            Self::Mark => "marks of dead stones",
            Self::Proposal => "computed proposals of dead stones; without one, the players mark the stones",
            Self::Stored => {
                "bytes stored: about 150 for each move or other event, the text of chat, and 500 for a room. A fifth is reserved for moves"
            }
            Self::LogLine => "lines in the log about refusals; further ones are not logged",
            Self::Chat => "lines of chat, and changes of who may watch",
            Self::Resume => {
                "milliseconds in which old events are read for clients that resume; then they get the whole room instead"
            }
        }
    }
}

impl Scope {
    /// The owner, for the table in the documentation.
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Self::Guest => "guest",
            Self::Address => "address",
            Self::Network => "network",
            Self::Server => "server",
            Self::Room => "room",
        }
    }
}

/// A row of the table.
pub struct Row {
    /// The action.
    pub cost: Cost,
    /// Who pays for it.
    pub scope: Scope,
    /// The rate, in actions.
    pub rate: fn(&Limits) -> Rate,
}

impl Row {
    /// The rate in units.
    #[must_use]
    pub fn rate(&self, limits: &Limits) -> Rate {
        let (rate, units) = ((self.rate)(limits), self.cost.units());
        Rate { count: rate.count.saturating_mul(units), burst: rate.burst.saturating_mul(units), ..rate }
    }

    /// The rates in units of everybody who pays: the budgets of a network are larger than those of an address.
    pub(crate) fn rates(&self, limits: &Limits) -> impl Iterator<Item = (Scope, Rate)> {
        let rate = self.rate(limits);
        let most = limits.addresses_per_network;
        let wide = Rate { count: rate.count.saturating_mul(most), burst: rate.burst.saturating_mul(most), ..rate };
        let network = (self.scope == Scope::Address).then_some((Scope::Network, wide));
        [(self.scope, rate)].into_iter().chain(network)
    }
}

const fn each(count: u32, per: Duration, burst: u32) -> Rate {
    Rate { count, per, burst }
}

/// The rate of an action whose budget holds as much as comes back in the given time.
const fn even(count: u32, per: Duration) -> Rate {
    Rate { count, per, burst: count }
}

const fn row(cost: Cost, scope: Scope, rate: fn(&Limits) -> Rate) -> Row {
    Row { cost, scope, rate }
}

/// All budgets.
pub const ROWS: &[Row] = &[
    row(Cost::Request, Scope::Address, |l| each(l.requests_per_second, SECOND, l.requests_burst)),
    row(Cost::Request, Scope::Guest, |l| each(l.guest_requests_per_second, SECOND, l.guest_requests_burst)),
    row(Cost::TokenRequest, Scope::Guest, |l| each(l.token_requests_per_second, SECOND, l.token_requests_burst)),
    row(Cost::TokenRequest, Scope::Address, |l| each(l.tokens_requests_per_second, SECOND, l.tokens_requests_burst)),
    row(Cost::Session, Scope::Address, |l| even(l.sessions_per_hour, HOUR)),
    row(Cost::Sgf, Scope::Address, |l| even(l.sgf_per_minute, MINUTE)),
    row(Cost::Upload, Scope::Address, |l| even(l.uploads_per_minute, MINUTE)),
    row(Cost::Review, Scope::Address, |l| even(l.reviews_per_minute, MINUTE)),
    row(Cost::Aid, Scope::Address, |l| even(l.aids_per_minute, MINUTE)),
    row(Cost::Judgment, Scope::Guest, |l| even(l.aids_per_minute, MINUTE)),
    row(Cost::Message, Scope::Guest, |l| each(l.messages_per_second, SECOND, l.messages_burst)),
    row(Cost::Message, Scope::Address, |l| each(l.address_messages_per_second, SECOND, l.address_messages_burst)),
    row(Cost::Join, Scope::Guest, |l| each(1, Duration::from_millis(l.join_ms), l.joins_burst)),
    row(Cost::Join, Scope::Address, |l| each(l.address_joins_per_second, SECOND, l.address_joins_burst)),
    row(Cost::Room, Scope::Guest, |l| even(l.rooms_per_minute, MINUTE)),
    row(Cost::Room, Scope::Address, |l| even(l.address_rooms_per_hour, HOUR)),
    row(Cost::Seek, Scope::Address, |l| each(l.address_seeks_per_hour, HOUR, l.address_seeks_burst)),
    row(Cost::Seat, Scope::Guest, |l| each(l.seats_per_minute, MINUTE, l.seats_burst)),
    row(Cost::Seat, Scope::Address, |l| each(l.address_seats_per_minute, MINUTE, l.address_seats_burst)),
    row(Cost::Offer, Scope::Guest, |l| each(l.offers_per_minute, MINUTE, l.offers_burst)),
    row(Cost::Offer, Scope::Address, |l| even(l.address_offers_per_minute, MINUTE)),
    row(Cost::Mark, Scope::Guest, |l| even(l.marks_per_minute, MINUTE)),
    row(Cost::Proposal, Scope::Guest, |l| even(l.proposals_per_minute, MINUTE)),
    row(Cost::Proposal, Scope::Address, |l| even(l.address_proposals_per_minute, MINUTE)),
    row(Cost::Chat, Scope::Guest, |l| each(l.chat_per_second, SECOND, l.chat_burst)),
    row(Cost::Chat, Scope::Address, |l| each(l.address_chat_per_second, SECOND, l.address_chat_burst)),
    row(Cost::Stored, Scope::Guest, |l| each(l.stored_bytes_per_day, DAY, l.stored_bytes_burst)),
    row(Cost::Stored, Scope::Address, |l| each(l.address_stored_bytes_per_day, DAY, l.address_stored_bytes_burst)),
    row(Cost::LogLine, Scope::Address, |l| even(l.address_log_lines_per_minute, MINUTE)),
    row(Cost::LogLine, Scope::Server, |l| each(l.log_lines_per_second, SECOND, l.log_lines_burst)),
    row(Cost::Resume, Scope::Room, |_| each(100, SECOND, 500)),
];

/// The rate of a budget that its owner keeps itself.
#[must_use]
pub fn own(cost: Cost, scope: Scope, limits: &Limits) -> Option<Rate> {
    ROWS.iter().find(|row| row.cost == cost && row.scope == scope).map(|row| row.rate(limits))
}
