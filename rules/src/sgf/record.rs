//! A game as a file holds it.

use crate::color::{ByColor, Color};
use crate::diagram::Diagram;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::setup::Setup;

/// A whole game with what is known about it.
///
/// Texts are what people wrote, without escapes; [`super::read()`] and [`super::write()`] turn other
/// control characters than line breaks (where those may stand) into spaces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What was agreed before the first move.
    pub setup: Setup,
    /// What the record begins from (`AB`, `AW`, `PL`), if that is not the beginning of such a game.
    pub diagram: Option<Diagram>,
    /// Who played.
    pub players: ByColor<PlayerInfo>,
    /// Every move in order, the stones of a free handicap first.
    pub moves: Vec<(Color, Move)>,
    /// How it ended, if it is known (`RE`).
    pub outcome: Option<Outcome>,
    /// When, as `YYYY-MM-DD` or another text of SGF's form (`DT`).
    pub date: Option<String>,
    /// The tournament or other event (`EV`).
    pub event: Option<String>,
    /// Where (`PC`).
    pub place: Option<String>,
    /// The program that wrote the file and its version, as `name:version` (`AP`).
    pub application: Option<String>,
    /// Main time in seconds, as a number (`TM`).
    pub main_time: Option<String>,
    /// What comes after the main time, in words (`OT`).
    pub overtime: Option<String>,
    /// The comment on the game, which may have several lines (`GC`).
    pub comment: Option<String>,
}

impl Record {
    /// A record that holds the setup and this program's name, and nothing else yet.
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

/// A player as a file names him.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerInfo {
    /// The name (`PB`, `PW`); empty when unknown.
    pub name: String,
    /// The rank, such as `3k` (`BR`, `WR`).
    pub rank: Option<String>,
}

/// Why a file cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct SgfError {
    /// From 1.
    pub line: u32,
    /// In characters, from 1.
    pub column: u32,
    /// In plain English, without a full stop.
    pub reason: String,
}
