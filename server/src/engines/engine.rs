//! One engine of the operator's list.

use super::program;
use engine_protocols::client::Protocol;
use room::{EngineId, Opening, Terms};
use rules::{Kind, Setup, go};
use std::ffi::OsStr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// An engine, with everything that the operator has said about it.
#[derive(Debug)]
pub(crate) struct Engine {
    pub(crate) id: EngineId,
    /// The name under which it plays.
    pub(crate) name: String,
    pub(super) protocol: Protocol,
    kind: Kind,
    /// The sizes of the square boards that it plays on.
    sizes: Vec<u8>,
    /// The names of its rulesets. Empty in Othello, which has none.
    rulesets: Vec<&'static str>,
    /// Whether it plays games with a handicap.
    handicap: bool,
    /// The program and its arguments. No shell reads them.
    pub(super) command: Vec<String>,
    /// The folder in which the program runs; `None` for that of the server.
    pub(super) folder: Option<PathBuf>,
    /// How long it may think about a move.
    pub(crate) move_time: Duration,
    /// How long it may take to start and to learn the moves of a game.
    pub(super) start_time: Duration,
    /// The memory that each of its processes may use, in bytes. `None` means that there is no limit.
    pub(super) memory: Option<u64>,
    /// Limits how many of its processes run at the same time.
    pub(super) processes: Arc<Semaphore>,
}

/// The games that an engine plays.
#[derive(Debug)]
pub(super) struct Games {
    pub(super) kind: Kind,
    pub(super) sizes: Vec<u8>,
    pub(super) rulesets: Vec<&'static str>,
    pub(super) handicap: bool,
}

/// How an engine is run.
#[derive(Debug)]
pub(super) struct Program {
    pub(super) protocol: Protocol,
    pub(super) command: Vec<String>,
    pub(super) folder: Option<PathBuf>,
    pub(super) move_time: Duration,
    pub(super) start_time: Duration,
    pub(super) memory: Option<u64>,
    pub(super) processes: usize,
}

impl Engine {
    pub(super) fn new(id: EngineId, name: String, games: Games, program: Program) -> Engine {
        let Games { kind, sizes, rulesets, handicap } = games;
        let Program { protocol, command, folder, move_time, start_time, memory, processes } = program;
        let processes = Arc::new(Semaphore::new(processes));
        Engine { id, name, protocol, kind, sizes, rulesets, handicap, command, folder, move_time, start_time, memory, processes }
    }

    /// Whether the engine can play a game on these terms. An engine knows no openings: the protocols have no words for them.
    pub(crate) fn plays(&self, terms: &Terms) -> bool {
        let (setup, size) = (&terms.setup, terms.setup.size());
        let ruleset = match setup {
            Setup::Go(go) => Some(go.ruleset().as_str()),
            Setup::Gomoku(rows) => Some(rows.ruleset().as_str()),
            Setup::Othello => None,
        };
        let is_even = !matches!(setup, Setup::Go(go) if go.handicap() != go::Handicap::None);
        setup.kind() == self.kind
            && terms.opening == Opening::Free
            && size.width() == size.height()
            && self.sizes.contains(&size.width())
            && ruleset.is_none_or(|ruleset| self.rulesets.contains(&ruleset))
            && (self.handicap || is_even)
    }

    /// What clients need to know before they offer the engine to a player.
    pub(crate) fn info(&self) -> protocol::Engine {
        protocol::Engine {
            id: self.id.to_string(),
            name: self.name.clone(),
            kind: self.kind,
            sizes: self.sizes.clone(),
            rulesets: self.rulesets.iter().map(|&ruleset| ruleset.to_owned()).collect(),
            handicap: self.handicap,
        }
    }

    /// Checks that the system can run the engine's program. `path` has the folders for programs that are named without a folder.
    pub(super) fn check_program(&self, path: &OsStr) -> Result<(), String> {
        let name = self.command.first().map_or("", String::as_str);
        program::check(name, self.folder.as_deref(), path).map_err(|words| format!("engine `{}`: {words}", self.id))
    }

    /// The longest wait for a move. An engine may count its time differently, so it gets more than it was told.
    pub(super) fn move_patience(&self) -> Duration {
        2 * self.move_time + Duration::from_secs(1)
    }
}
