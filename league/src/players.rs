//! The two players of a game.

use crate::outside::Engine;
use engine_protocols::client::Protocol;
use engine_protocols::{Player, Ports};
use rules::{Color, Move, Position, Setup};
use setup::Level;
use std::time::{Duration, Instant};

/// The opponent of our level.
#[derive(Debug, Clone)]
pub(crate) enum Opponent {
    /// Another level.
    Level(Level),
    /// An engine in another process.
    Engine {
        /// Its command line.
        command: String,
        /// Its protocol.
        protocol: Protocol,
    },
}

/// What a player does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Act {
    Move(Move),
    Resign,
    /// The player gave no valid answer, for this reason.
    Fail(String),
}

/// A player in a game.
pub(crate) enum Side {
    Ours(Player),
    Outside(Box<Engine>),
}

impl Side {
    pub(crate) fn act(
        &mut self,
        setup: &Setup,
        position: &Position,
        color: Color,
        moves: &[(Color, Move)],
        move_time: Option<Duration>,
    ) -> Act {
        match self {
            Side::Ours(player) => think(player, setup, position, move_time).map_or(Act::Fail("no move".to_owned()), Act::Move),
            Side::Outside(engine) => engine.act(color, moves),
        }
    }
}

/// The time since this function was first called.
#[expect(clippy::disallowed_methods, reason = "the program measures time and gives the bots their clock")]
pub(crate) fn now() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

pub(crate) fn think(player: &mut Player, setup: &Setup, position: &Position, move_time: Option<Duration>) -> Option<Move> {
    let ports = Ports { now: &now, file: &|_| None };
    player.think(position, setup, move_time, &ports).map(|(thought, _)| thought.action)
}
