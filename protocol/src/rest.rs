//! The bodies of REST requests and responses.

use crate::client::Command;
use crate::code::Code;
use crate::event::{Event, Spared};
use crate::limit::Limit;
use crate::server::Player;
use crate::shared::{Move, Outcome, Phase, wire};
use crate::state::{Clocks, Scoring};
use rules::go::RulesetName as GoRuleset;
use rules::gomoku::RulesetName as GomokuRuleset;
use rules::{Color, Kind, record};
use serde::{Deserialize, Serialize};
use setup::data::{Setup, TimeControl};
use setup::{ColorChoice, Fault, Opening, Seat, Series};

wire! {
/// The body of every REST response that reports an error.
pub struct ApiErrorBody {
    /// The reason.
    pub code: Code,
    /// The reason in English.
    pub message: String,
    /// The invalid fields, if a room could not be created.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Fault>>"))]
    pub faults: Vec<Fault>,
    /// The time until the same request can succeed, in milliseconds. Present only if the request came too early.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub wait_ms: Option<u64>,
    /// The limit that was reached, if the code is `too_many` or `too_large`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub limit: Option<Limit>,
    /// The line of the error in a submitted file, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub line: Option<u32>,
    /// The column of the error in a submitted file, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub column: Option<u32>,
}

/// `POST /api/v1/session`: create a guest, or rename the caller.
#[serde(deny_unknown_fields)]
pub struct NewSession {
    /// 1 to 20 characters: letters and digits of one alphabet, `_` and `-`. If absent, the server chooses a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub name: Option<String>,
    /// Whether to return the session's secret in the body instead of a cookie. This is for programs.
    #[serde(default)]
    pub token: bool,
}

/// The caller's session.
pub struct SessionInfo {
    /// The player.
    pub you: Player,
    /// The session's secret, if requested. Send it as `Authorization: Bearer …`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub token: Option<String>,
}

/// A room in a list.
pub struct RoomSummary {
    /// Its id.
    pub id: String,
    /// The setup with its current komi.
    pub setup: Setup,
    /// The opening.
    #[serde(default)]
    pub opening: Opening,
    /// The kind of series that this game belongs to; absent for a single game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub series: Option<Series>,
    /// The time control.
    pub time: TimeControl,
    /// How colors are assigned.
    pub colors: ColorChoice,
    /// The phase.
    pub phase: Phase,
    /// The host.
    pub host: Option<Player>,
    /// The guest; absent if the colors are known, because `black` and `white` then name both players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub guest: Option<Player>,
    /// The player with Black; absent until known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub black: Option<Player>,
    /// The player with White; absent until known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub white: Option<Player>,
    /// The color of the player whose turn it is, also in an opening; absent if it is nobody's turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub turn: Option<Color>,
    /// The wall-clock time at which the game was adjourned, in Unix milliseconds; absent if it is not adjourned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub adjourned: Option<u64>,
    /// The number of moves, not counting those taken back.
    pub move_number: u32,
    /// The board, rows from the top: `X` black, `O` white, `.` empty.
    pub board: Vec<String>,
    /// The point of the last stone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub last: Option<String>,
    /// The number of spectators.
    pub spectators: u32,
    /// The delay with which everyone except the players sees the game, in milliseconds; absent if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub delay_ms: Option<u64>,
    /// The wall-clock time at which the room was created, in Unix milliseconds.
    pub created: u64,
}

/// `GET /api/v1/rooms`: the seeks and live games of the lobby, and the caller's own rooms.
pub struct RoomList {
    /// Public rooms waiting for an opponent.
    pub seeks: Vec<RoomSummary>,
    /// Public games in progress.
    pub live: Vec<RoomSummary>,
    /// The caller's rooms that are not over, including private ones.
    pub yours: Vec<RoomSummary>,
}

/// The ruleset of a game, for kinds that have several.
#[derive(Copy)]
#[serde(untagged)]
pub enum Ruleset {
    /// A ruleset of Go.
    Go(GoRuleset),
    /// A ruleset of Gomoku.
    Gomoku(GomokuRuleset),
}

/// A finished game in the history.
pub struct GameSummary {
    /// The id of its room.
    pub id: String,
    /// The kind of game.
    pub kind: Kind,
    /// The width of the board, in points.
    pub size: u8,
    /// The height of the board, in points; absent on a square board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub height: Option<u8>,
    /// The ruleset; absent for a kind that has only one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ruleset: Option<Ruleset>,
    /// The player with Black.
    pub black: Player,
    /// The player with White.
    pub white: Player,
    /// The outcome.
    pub outcome: Outcome,
    /// The number of moves.
    pub moves: u32,
    /// The wall-clock time at which the game started, in Unix milliseconds.
    pub started: u64,
    /// The duration in milliseconds.
    pub duration_ms: u64,
    /// True if the game was recorded on one device without a server, so that nobody witnessed the clocks; absent otherwise.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub unwitnessed: bool,
}

/// `GET /api/v1/games`: a page of the history, newest first.
pub struct GamePage {
    /// The games.
    pub games: Vec<GameSummary>,
    /// The number of matching games in total. In a search for names, and for the caller's private games, the server stops counting at
    /// several thousand.
    pub total: u64,
    /// True if there are more matching games than `total`; absent otherwise.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub more: bool,
    /// The cursor for the page of newer games, as the parameter `after`; absent if this page contains the newest game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub newer: Option<String>,
    /// The cursor for the page of older games, as the parameter `before`; absent if this page contains the oldest game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub older: Option<String>,
    /// The maximum number of games per page.
    pub page_size: u32,
}

/// Which outcomes to list.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum GameOutcomeFilter {
    /// Black won.
    Black,
    /// White won.
    White,
    /// A draw.
    Draw,
    /// No result.
    Void,
}

/// Whose games to list.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum GamePlayersFilter {
    /// Two people.
    People,
    /// A person and a bot.
    Bot,
}

/// `GET /api/v1/games/{id}`: the whole record.
pub struct GameDetail {
    /// The game as it is listed in the history.
    pub game: GameSummary,
    /// The setup, with the komi that the opening determined.
    pub setup: Setup,
    /// The opening.
    #[serde(default)]
    pub opening: Opening,
    /// The kind of series that this game belongs to; absent for a single game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub series: Option<Series>,
    /// The time control.
    pub time: TimeControl,
    /// The moves in order, without those taken back.
    pub moves: Vec<Move>,
    /// The dead stones; empty unless the game was decided by score.
    pub dead: Vec<String>,
    /// The score, if it decided the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub scoring: Option<Scoring>,
    /// All events that the caller may see.
    pub events: Vec<RecordEvent>,
}

/// An event of a record, with both clocks after it.
pub struct RecordEvent {
    /// The number of the event in its room, from 1 without gaps.
    pub seq: u64,
    /// Wall-clock time in Unix milliseconds.
    pub time: u64,
    /// The id of the command that caused the event, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub command_id: Option<String>,
    /// If the event ended or interrupted a turn: the part of this turn that was not charged to a clock. Absent if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub spared: Option<Spared>,
    /// The event.
    pub event: Event,
    /// The clocks after the event; absent without time control.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub clocks: Option<Clocks>,
}
}

record! {
/// The stones on the board at the start of a file: a problem, or a position from another game.
pub struct Diagram {
    /// Black's stones.
    pub black: Vec<String>,
    /// White's stones.
    pub white: Vec<String>,
    /// The player to move first.
    pub turn: Color,
}

/// `POST /api/v1/sgf`: the content of a file, for the page that replays it. Nothing is stored.
pub struct SgfRecord {
    /// The setup.
    pub setup: Setup,
    /// The stones on the board at the start; absent if the game starts from its setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub diagram: Option<Diagram>,
    /// Black's name.
    pub black: String,
    /// White's name.
    pub white: String,
    /// The moves, in order.
    pub moves: Vec<Move>,
    /// The outcome, if the file has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub outcome: Option<Outcome>,
    /// The time control, if the file contains one that a room could use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub time: Option<TimeControl>,
    /// The whole file converted to FF\[4\] in UTF-8, with every game, variation, comment and unknown property. Absent if the
    /// conversion would lose something: a later game is malformed or exceeds the limits, or some bytes are not text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub text: Option<String>,
    /// The number of variations in the file's first game. Only `text` contains them.
    #[serde(default)]
    pub variations: u32,
    /// The number of comments in the file's first game. Only `text` contains them.
    #[serde(default)]
    pub comments: u32,
}
}

wire! {
/// `POST /api/v1/rooms/{id}/commands`: the same as the WebSocket message `command`, for `curl`.
#[serde(deny_unknown_fields)]
pub struct PostCommand {
    /// An id chosen by the client: 1 to 64 visible ASCII characters, new for each command.
    pub command_id: String,
    /// The seat that the command comes from, if two people play on this device. If absent, the server usually chooses the
    /// seat that has to act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
    /// The command.
    pub command: Command,
}

/// The command is done and stored.
pub struct CommandDone {
    /// The seq of the command's first event. The command `plan` causes no event: for it, the seq of the room's latest event.
    pub seq: u64,
}

/// `GET /api/v1/rooms/{id}/pair`: how the room's players have done against each other in finished games of the same kind as the
/// room's game. Games without a result and games on one device do not count.
#[derive(Copy, Default)]
pub struct PairRecord {
    /// The number of games that the host has won.
    pub host: u64,
    /// The number of games that the guest has won.
    pub guest: u64,
    /// The number of drawn games.
    pub draws: u64,
}

/// `GET /api/v1/rooms/{id}/series`: the series that a game belongs to, with its score.
pub struct SeriesScore {
    /// The kind of series.
    pub series: Series,
    /// The number of this room's game among those that count, from 1. A game without a result is played again with the same number.
    pub number: u32,
    /// All games in order, at most 200.
    pub games: Vec<SeriesGame>,
    /// The host's points in half points: a win is 2, a draw 1.
    pub host_half: u32,
    /// The guest's points in half points.
    pub guest_half: u32,
    /// Whether the series is decided.
    pub over: bool,
    /// The seat that has won the series; absent while it goes on, and if it is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub winner: Option<Seat>,
}

/// A game of a series.
pub struct SeriesGame {
    /// Its room.
    pub room: String,
    /// Its number among the games that count, from 1.
    pub number: u32,
    /// Whether it is over.
    pub over: bool,
    /// Its outcome; absent while it is played, and if it was aborted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub outcome: Option<Outcome>,
    /// The seat that won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub winner: Option<Seat>,
}

/// `POST /api/v1/rooms/{id}/seat-link`: a secret that lets another device share the seat.
pub struct NewSeatLink {
    /// The path and fragment of the link. The secret is in the fragment, which browsers do not send.
    pub path: String,
    /// The secret.
    pub secret: String,
    /// The absolute link as a QR code in SVG, for the other device's camera.
    pub qr: String,
}

/// `POST /api/v1/rooms/{id}/seat-claim`: share a seat with the device that made the link.
#[serde(deny_unknown_fields)]
pub struct SeatClaim {
    /// The secret of the link.
    pub secret: String,
}

/// `GET /healthz` and `/readyz`: the answer of a server that works.
pub struct Health {
    /// Always `ok`: a problem is reported as an error.
    pub status: String,
    /// The server's version.
    pub version: String,
}
}
