//! The bodies of REST requests and answers.

use crate::client::Command;
use crate::code::Code;
use crate::event::Event;
use crate::server::Player;
use crate::shared::{Move, Outcome, Phase, wire};
use crate::state::{Clocks, Scoring};
use rules::{Color, Kind, record};
use serde::{Deserialize, Serialize};
use setup::data::{Setup, TimeControl};
use setup::{ColorChoice, Fault, Opening};

wire! {
/// Every REST answer that is not a success.
pub struct ApiErrorBody {
    /// Why.
    pub code: Code,
    /// Why, in English.
    pub message: String,
    /// Every wrong field of a room that cannot be made.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Fault>>"))]
    pub faults: Vec<Fault>,
    /// The line of the file where it went wrong, for files.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub line: Option<u32>,
    /// The column of that line, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub column: Option<u32>,
}

/// `POST /api/v1/session`: be a guest, or change one's name.
#[serde(deny_unknown_fields)]
pub struct NewSession {
    /// 2 to 20 characters of `A-Z a-z 0-9 _ -`. Left out: the server makes one up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub name: Option<String>,
    /// For programs: answer the secret in the body instead of a cookie.
    #[serde(default)]
    pub token: bool,
}

/// Who you are.
pub struct SessionInfo {
    /// The player.
    pub you: Player,
    /// The secret, when it was asked for: send it as `Authorization: Bearer …`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub token: Option<String>,
}

/// A room in a list.
pub struct RoomSummary {
    /// Its id.
    pub id: String,
    /// What is played, with the komi as it stands now.
    pub setup: Setup,
    /// How the first moves are played.
    #[serde(default)]
    pub opening: Opening,
    /// With how much time.
    pub time: TimeControl,
    /// How the colors are found.
    pub colors: ColorChoice,
    /// Where it stands.
    pub phase: Phase,
    /// Who made it.
    pub host: Option<Player>,
    /// Black, once known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub black: Option<Player>,
    /// White, once known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub white: Option<Player>,
    /// Whose move or choice; absent when nobody is to act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub turn: Option<Color>,
    /// Moves played so far.
    pub move_number: u32,
    /// The board, rows from the top: `X` black, `O` white, `.` empty.
    pub board: Vec<String>,
    /// The point of the last move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub last: Option<String>,
    /// How many watch.
    pub spectators: u32,
    /// Wall-clock time at which the room was made.
    pub created: u64,
}

/// `GET /api/v1/rooms`: the same as the lobby.
pub struct RoomList {
    /// Public rooms that wait for a second player.
    pub seeks: Vec<RoomSummary>,
    /// Public rooms being played.
    pub live: Vec<RoomSummary>,
    /// Rooms of the caller that are not over, private ones included.
    pub yours: Vec<RoomSummary>,
}

/// A finished game in the history.
pub struct GameSummary {
    /// The id of its room.
    pub id: String,
    /// Which game.
    pub kind: Kind,
    /// Points a row.
    pub size: u8,
    /// Points a column; absent: the board is square.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub height: Option<u8>,
    /// The ruleset's name.
    pub ruleset: String,
    /// Who played Black.
    pub black: Player,
    /// Who played White.
    pub white: Player,
    /// How it ended.
    pub outcome: Outcome,
    /// How many moves.
    pub moves: u32,
    /// When it started, Unix milliseconds.
    pub started: u64,
    /// How long it took.
    pub duration_ms: u64,
}

/// `GET /api/v1/games`: a page of the history, newest first.
pub struct GamePage {
    /// The games.
    pub games: Vec<GameSummary>,
    /// How many match in all.
    pub total: u64,
    /// This page, from 1.
    pub page: u32,
    /// Games a page.
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

/// `GET /api/v1/games/{id}`: the whole record.
pub struct GameDetail {
    /// Its row in the history.
    pub game: GameSummary,
    /// What was played, with the komi that was found.
    pub setup: Setup,
    /// How the first moves were played.
    #[serde(default)]
    pub opening: Opening,
    /// With how much time.
    pub time: TimeControl,
    /// The moves that stand, in order.
    pub moves: Vec<Move>,
    /// The dead stones of a game that was scored.
    pub dead: Vec<String>,
    /// How the board was counted, of a game that was scored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub scoring: Option<Scoring>,
    /// Every event that the caller may see.
    pub events: Vec<RecordEvent>,
}

/// An event of a record, with both clocks after it.
pub struct RecordEvent {
    /// The number of the event in its room, from 1, without gaps.
    pub seq: u64,
    /// Wall-clock time in Unix milliseconds.
    pub time: u64,
    /// The command that caused it, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub command_id: Option<String>,
    /// What happened.
    pub event: Event,
    /// The clocks after it; absent without time control.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub clocks: Option<Clocks>,
}
}

record! {
/// Stones from which a file begins: a problem, or a game that was cut out of another.
pub struct Diagram {
    /// Where Black's stones lie.
    pub black: Vec<String>,
    /// Where White's stones lie.
    pub white: Vec<String>,
    /// Who moves first.
    pub turn: Color,
}

/// `POST /api/v1/sgf`: what a file holds, for the replay. Nothing is stored.
pub struct SgfRecord {
    /// What was played.
    pub setup: Setup,
    /// The stones from which the moves go on, if that is not the beginning of such a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub diagram: Option<Diagram>,
    /// Black's name.
    pub black: String,
    /// White's name.
    pub white: String,
    /// The moves, in order.
    pub moves: Vec<Move>,
    /// How it ended, if the file says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub outcome: Option<Outcome>,
    /// The whole file as FF\[4\] in UTF-8, with every game, variation, comment and unknown property; absent when something would be
    /// lost: a later game is malformed or beyond the limits, or some bytes are no letters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub text: Option<String>,
}
}

wire! {
/// `POST /api/v1/rooms/{id}/commands`: the same as the message `command` on a WebSocket, for `curl`.
#[serde(deny_unknown_fields)]
pub struct PostCommand {
    /// Chosen by the client, 1 to 64 visible ASCII characters, new for each command.
    pub command_id: String,
    /// What to do.
    pub command: Command,
}

/// The command is done and stored.
pub struct CommandDone {
    /// The seq of the first event it made.
    pub seq: u64,
}

/// `POST /api/v1/rooms/{id}/seat-link`: a secret with which the seat can be taken to another device.
pub struct NewSeatLink {
    /// The path and fragment of the link; the secret is in the fragment, which no server sees.
    pub path: String,
    /// The secret itself.
    pub secret: String,
    /// The absolute link as a QR code, an SVG document: for the camera of the other device.
    pub qr: String,
}

/// `POST /api/v1/rooms/{id}/seat-claim`.
#[serde(deny_unknown_fields)]
pub struct SeatClaim {
    /// The secret of the link.
    pub secret: String,
}

/// `GET /healthz` and `/readyz`.
pub struct Health {
    /// `ok` or what is wrong.
    pub status: String,
    /// The server's version.
    pub version: String,
}
}
