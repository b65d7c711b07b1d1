//! The record of a game.

use crate::color::{ByColor, Color};
use crate::diagram::Diagram;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::setup::Setup;

/// A whole game and the information about it.
///
/// Texts are unescaped. [`super::read()`] and [`super::write()`] replace control characters with spaces, except
/// line breaks where they are allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The settings of the game.
    pub setup: Setup,
    /// The initial position (`AB`, `AW`, `PL`), if it is not the usual one.
    pub diagram: Option<Diagram>,
    /// The players.
    pub players: ByColor<PlayerInfo>,
    /// All moves in order, starting with the stones of a free handicap.
    pub moves: Vec<(Color, Move)>,
    /// The outcome (`RE`), if known.
    pub outcome: Option<Outcome>,
    /// The date (`DT`), as `YYYY-MM-DD` or in another form that SGF allows.
    pub date: Option<String>,
    /// The tournament or other event (`EV`).
    pub event: Option<String>,
    /// The location (`PC`).
    pub place: Option<String>,
    /// The program that wrote the file and its version, as `name:version` (`AP`).
    pub application: Option<String>,
    /// The main time (`TM`), in seconds.
    pub main_time: Option<String>,
    /// A description of the overtime (`OT`).
    pub overtime: Option<String>,
    /// A comment on the game (`GC`), possibly of several lines. If a file has no `GC`, [`super::read()`] takes the
    /// comment of the first node (`C`).
    pub comment: Option<String>,
}

impl Record {
    /// Creates a record with a setup and the name of this program, and nothing else.
    #[must_use]
    pub fn new(setup: Setup) -> Record {
        Record {
            setup,
            diagram: None,
            players: ByColor::default(),
            moves: Vec::new(),
            outcome: None,
            date: None,
            event: None,
            place: None,
            application: Some(concat!("Tengen:", env!("CARGO_PKG_VERSION")).to_owned()),
            main_time: None,
            overtime: None,
            comment: None,
        }
    }
}

/// The information about a player in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerInfo {
    /// The name (`PB`, `PW`); empty when unknown.
    pub name: String,
    /// The rank, such as `3k` (`BR`, `WR`).
    pub rank: Option<String>,
}

/// Why and where a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct SgfError {
    /// The line, counted from 1.
    pub line: u32,
    /// The column, counted in characters from 1.
    pub column: u32,
    /// An English clause without a period at the end.
    pub reason: String,
}
