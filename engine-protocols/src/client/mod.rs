//! The client's side of the three protocols: the requests to an engine, and how to read its answers.
//!
//! A [`Client`] lists the [`Request`]s that lead to the engine's next move. The caller sends one request after the other. If a
//! request has an answer, the caller reads lines until [`Client::read`] returns the answer, and decides how long to wait.

mod gomocup;
mod gtp;
mod nboard;

use rules::{Color, Kind, Move, Setup};
use std::time::Duration;

/// A protocol between programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// The Go Text Protocol.
    Gtp,
    /// The protocol of Gomocup.
    Gomocup,
    /// The protocol of NBoard.
    NBoard,
}

impl Protocol {
    /// The protocol with this name: `gtp`, `gomocup` or `nboard`.
    #[must_use]
    pub fn parse(name: &str) -> Option<Protocol> {
        match name {
            "gtp" => Some(Protocol::Gtp),
            "gomocup" => Some(Protocol::Gomocup),
            "nboard" => Some(Protocol::NBoard),
            _ => None,
        }
    }

    /// Whether engines that speak this protocol can play games of this kind.
    #[must_use]
    pub fn serves(self, kind: Kind) -> bool {
        match self {
            Protocol::Gtp => kind != Kind::TicTacToe,
            Protocol::Gomocup => kind == Kind::Gomoku,
            Protocol::NBoard => kind == Kind::Othello,
        }
    }
}

/// The answer that a request waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// None: the engine does not answer.
    Nothing,
    /// A sign that the engine has understood the request.
    Ready,
    /// The engine's move.
    Move,
}

/// A line to send to the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The line, without its line break.
    pub line: String,
    /// The answer to wait for.
    pub wanted: Wanted,
    /// Whether the game can go on if the engine refuses this request.
    pub is_optional: bool,
}

impl Request {
    fn new(line: impl Into<String>, wanted: Wanted) -> Request {
        Request { line: line.into(), wanted, is_optional: false }
    }

    fn optional(line: impl Into<String>, wanted: Wanted) -> Request {
        Request { is_optional: true, ..Request::new(line, wanted) }
    }
}

/// What an engine has answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// The engine has understood the request.
    Ready,
    /// The engine plays this move.
    Move(Move),
    /// The engine resigns.
    Resigns,
    /// The engine refuses the request, with this message.
    Refuses(String),
}

/// A conversation with an engine about one game.
#[derive(Clone, Debug)]
pub struct Client {
    protocol: Protocol,
    setup: Setup,
    /// The time limit for each move. With `None`, the requests contain no time limit.
    move_time: Option<Duration>,
    /// How many moves the engine knows; `None` before the game has begun.
    told: Option<usize>,
    /// The time limit that the engine knows.
    told_time: Option<Duration>,
}

impl Client {
    /// A conversation before its first request.
    #[must_use]
    pub const fn new(protocol: Protocol, setup: Setup, move_time: Option<Duration>) -> Client {
        Client { protocol, setup, move_time, told: None, told_time: None }
    }

    /// Changes the time limit for each move. The engine learns the new limit with the next request for a move.
    pub fn limit_time(&mut self, move_time: Option<Duration>) {
        self.move_time = move_time;
    }

    /// The requests that lead to the engine's next move. The engine has this color and is to move after these moves.
    pub fn ask(&mut self, color: Color, moves: &[(Color, Move)]) -> Vec<Request> {
        let requests = match self.protocol {
            Protocol::Gtp => gtp::ask(self, color, moves),
            Protocol::Gomocup => gomocup::ask(self, color, moves),
            Protocol::NBoard => nboard::ask(self, moves),
        };
        // When the engine has answered, it also knows the move of its answer.
        self.told = Some(moves.len() + 1);
        self.told_time = self.move_time;
        requests
    }

    /// The time limit that the engine has to learn before its next move.
    fn new_time(&self) -> Option<Duration> {
        self.move_time.filter(|_| self.move_time != self.told_time)
    }

    /// Reads a line from the engine. `None` if the line is not the answer that the request waits for.
    #[must_use]
    pub fn read(&self, wanted: Wanted, line: &str) -> Option<Heard> {
        let line = line.trim();
        match self.protocol {
            Protocol::Gtp => gtp::read(&self.setup, wanted, line),
            Protocol::Gomocup => gomocup::read(&self.setup, wanted, line),
            Protocol::NBoard => nboard::read(wanted, line),
        }
    }

    /// The line that tells the engine to end.
    #[must_use]
    pub const fn farewell(&self) -> &'static str {
        match self.protocol {
            Protocol::Gtp | Protocol::NBoard => "quit",
            Protocol::Gomocup => "END",
        }
    }
}
