//! The state of a room.

use crate::opening::Step;
use crate::shared::{Move, Outcome, Phase, wire};
use crate::view::Players;
use rules::go::{Cause, PointReason};
use rules::{ByColor, Color, record};
use serde::{Deserialize, Serialize};
use setup::data::CreateRoom;
use setup::{FinalCount, Millis, OfferKind, StandstillKind, Watching};

wire! {
/// Everything in a room that changes, except moves, chat and presence.
pub struct State {
    /// The phase.
    pub phase: Phase,
    /// The occupants of the seats.
    pub players: Players,
    /// The current color of the player who moves or chooses next; absent if neither player may act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub turn: Option<Color>,
    /// The color of the next stone; absent if no stone may be placed now. In an opening, one player may place stones of both
    /// colors.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub stone: Option<Color>,
    /// The current step of the opening; absent without an opening or after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub opening: Option<Step>,
    /// The number of moves, not counting those taken back.
    pub move_number: u32,
    /// The rows of the board from the top: `X` black, `O` white, `.` empty.
    pub board: Vec<String>,
    /// The point at which a simple ko forbids retaking; absent if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ko: Option<String>,
    /// How many stones each color has captured.
    pub prisoners: ByColor<u32>,
    /// The disc counts in Othello; absent in other games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub discs: Option<Discs>,
    /// The clocks; absent without time control.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub clocks: Option<Clocks>,
    /// The open offers.
    pub offers: Vec<Offer>,
    /// The conditions for the next takeback and redo. Present if a player must wait before asking again, if the last move
    /// can be taken back without asking, or if a move can be redone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub takebacks: Option<Takebacks>,
    /// How much time the players may give each other; absent while no clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub gifts: Option<Gifts>,
    /// The pause or the adjournment, while play stands still. The phase is still `playing`, but nobody may act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub standstill: Option<Standstill>,
    /// The score. Present in the scoring phase and after a game that was decided by score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub scoring: Option<Scoring>,
    /// The points of the winning row in Gomoku and tic-tac-toe; empty if there is none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub row: Vec<String>,
    /// The outcome of a finished game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub outcome: Option<Outcome>,
    /// The room of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rematch: Option<String>,
    /// How the board is counted if both players pass now and thereby end the game. Absent if two passes only begin the
    /// scoring phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub final_count: Option<FinalCount>,
    /// Whether a player may abort the game: true until both players have moved or, in an opening with choices, acted.
    pub abortable: bool,
    /// Who may watch, and whether the names of spectators are shown. Absent if everyone may watch and the names are shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub watching: Option<Watching>,
}

/// The disc counts in Othello.
#[derive(Copy)]
pub struct Discs {
    /// The discs on the board.
    pub board: ByColor<u32>,
    /// The official count if the game ended now. The player with more discs also gets the empty points.
    pub official: ByColor<u32>,
}

/// Both clocks at one instant.
pub struct Clocks {
    /// Black's clock.
    pub black: Clock,
    /// White's clock.
    pub white: Clock,
    /// The color of the clock that runs from the time of this message on; absent if neither clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub running: Option<Color>,
}
}

record! {
/// One player's clock.
#[derive(Copy)]
pub struct Clock {
    /// The main time left, in milliseconds; 0 in overtime. With simple time, the time left for the move.
    pub main_ms: u64,
    /// The byo-yomi periods left, including the running one; 0 without byo-yomi.
    pub periods: u8,
    /// The time left in the running period of byo-yomi or Canadian overtime, in milliseconds; 0 during main time.
    pub period_ms: u64,
    /// How many stones must still be played in the running period of Canadian overtime; absent outside Canadian overtime.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub stones: Option<u8>,
    /// The rest days left in a correspondence game, in milliseconds; absent if none are left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rest_ms: Option<u64>,
}
}

impl From<setup::Clock> for Clock {
    fn from(clock: setup::Clock) -> Self {
        let setup::Clock { main, periods, period, stones, rest } = clock;
        let (stones, rest_ms) = (Some(stones).filter(|stones| *stones > 0), Some(rest.0).filter(|rest| *rest > 0));
        Self { main_ms: main.0, periods, period_ms: period.0, stones, rest_ms }
    }
}

impl From<Clock> for setup::Clock {
    fn from(clock: Clock) -> Self {
        let Clock { main_ms, periods, period_ms, stones, rest_ms } = clock;
        let (stones, rest) = (stones.unwrap_or_default(), Millis(rest_ms.unwrap_or_default()));
        Self { main: Millis(main_ms), periods, period: Millis(period_ms), stones, rest }
    }
}

wire! {
/// An open offer.
pub struct Offer {
    /// The kind of offer.
    pub offer: OfferKind,
    /// The color of the player who made the offer.
    pub by: Color,
    /// The terms of an offered rematch. Absent for a rematch on the same terms, and for all other offers. In a rematch on the
    /// same terms, the players swap colors, unless there are handicap stones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub terms: Option<CreateRoom>,
}

/// How much time a player may give the opponent, and how often.
#[derive(Copy)]
pub struct Gifts {
    /// The time that one gift adds to the opponent's clock, in milliseconds.
    pub ms: u64,
    /// How many more times each player may give time.
    pub left: ByColor<u8>,
}

/// A pause or an adjournment.
#[derive(Copy)]
pub struct Standstill {
    /// Whether it is a pause or an adjournment.
    pub kind: StandstillKind,
    /// The color of the player to act when play continues.
    pub turn: Color,
    /// The wall-clock time at which it began, in Unix milliseconds.
    pub since: u64,
    /// The time until the pause or the adjournment reaches its maximum length, in milliseconds. Then a pause ends.
    /// An adjournment goes on but is overdue: if a player is away, the opponent can claim the game. Absent if play is
    /// about to continue, or if the adjournment is overdue.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub limit_ms: Option<u64>,
    /// The time until play continues, in milliseconds; absent unless play is about to continue.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub continues_ms: Option<u64>,
}

/// The conditions for the next takeback and redo.
pub struct Takebacks {
    /// How long each player must wait before asking for a takeback or a redo again, in milliseconds.
    pub wait_ms: ByColor<u64>,
    /// How much longer the player of the last move may take it back without asking, in milliseconds. Absent if this is not
    /// allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub grace_ms: Option<u64>,
    /// The number of moves that the game would have after a redo. Absent if there is nothing to redo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub redo: Option<u32>,
}

/// The score on the assumption that the marked stones are dead.
pub struct Scoring {
    /// The points of the stones marked as dead.
    pub dead: Vec<String>,
    /// Empty points at which, with the current marks, the border between two territories is open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unsealed: Vec<String>,
    /// True if the marks are exactly those that the server proposed, and they leave no border open. If so, the silence
    /// of a player who is away counts as accepting the score. Absent means false.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub settled: bool,
    /// Whether each player has accepted exactly these dead stones.
    pub accepted: ByColor<bool>,
    /// The color that each point counts for, in rows from the top: `B`, `W`, or `.` for neither.
    pub owner: Vec<String>,
    /// The parts and the total of each color's score.
    pub score: ByColor<ScoreSide>,
    /// Why each point counts or does not. Each point of the board is in exactly one entry.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub explained: Vec<Explained>,
    /// The areas that do not count, each with the cause. The list starts with the largest area.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub uncounted: Vec<Uncounted>,
    /// The outcome with this score.
    pub outcome: Outcome,
    /// The scratch board on which the players play out a disputed group; absent if none is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub scratch: Option<Scratch>,
    /// How many more scratch boards the players may open in this game; absent after the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub scratch_boards_left: Option<u8>,
    /// What happens if a player does not respond after the opponent has accepted. Absent while silence has no effect.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub silence: Option<Silence>,
}

/// The scratch board. It never changes the game, and it changes the marks only if the players agree on its result.
pub struct Scratch {
    /// The rows of the scratch board from the top, in the form of `board` in the state.
    pub board: Vec<String>,
    /// The last stone that was placed and not taken back; absent if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub last: Option<Move>,
    /// How often a stone was placed or taken back. Commands repeat this number as `seen`.
    pub changes: u32,
    /// How many more stones may be placed.
    pub left: u32,
    /// The points of the stones that will be marked as dead if the players agree now. These are the stones that are
    /// gone from the scratch board. The list also contains each group that was already marked as dead, unless somebody
    /// has played around this group on the scratch board.
    pub dead: Vec<String>,
    /// The player who has proposed the result of the scratch board; absent if nobody has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub proposed: Option<Color>,
}

/// Points of the board that count equally and for the same reason.
pub struct Explained {
    /// Why the points count, or why they do not.
    pub reason: PointReason,
    /// The color that the points belong to, even if they do not count; absent if both colors reach them or neither
    /// does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub owner: Option<Color>,
    /// The color of the dead stones on the points; absent if there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub dead: Option<Color>,
    /// How much each of the points counts for its owner: 1 if it counts as a living stone or as surrounded territory,
    /// otherwise 0.
    pub ground: u32,
    /// How many prisoners the dead stone on each point adds for the opponent: 0 or 1.
    pub prisoners: u32,
    /// Whether the points belong to a group that pays a tax of two points.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub taxed: bool,
    /// The points.
    pub points: Vec<String>,
    /// The points at which the border is open, if the reason is `open`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gaps: Vec<String>,
}

/// An area that does not count for the color that would otherwise own it.
pub struct Uncounted {
    /// The color that would otherwise own the area.
    pub owner: Color,
    /// A point of the area.
    pub point: String,
    /// The number of points in the area.
    pub count: u32,
    /// Why the area does not count.
    pub cause: Cause,
    /// The points where the cause lies, at most eight: the gaps in the border, one stone of each chain that is the cause, or the
    /// neutral points.
    pub at: Vec<String>,
}

/// What happens if a player stays silent after the opponent has accepted the score.
#[derive(Copy)]
pub struct Silence {
    /// The color of the silent player.
    pub color: Color,
    /// The time until the silence takes effect, in milliseconds.
    pub in_ms: u64,
    /// True if the silence then counts as accepting the score. If false, play resumes with the silent player to move.
    pub accepts: bool,
}

/// The parts of one color's score. Fields ending in `_half` are in half points.
#[derive(Copy)]
pub struct ScoreSide {
    /// Living stones; 0 if the rules do not count them.
    pub stones: u32,
    /// Surrounded points.
    pub territory: u32,
    /// The opponent's captured and dead stones; 0 if the rules do not count them.
    pub prisoners: u32,
    /// Komi.
    pub komi_half: i32,
    /// Compensation for handicap stones.
    pub handicap_half: i32,
    /// The total.
    pub total_half: i32,
}
}
