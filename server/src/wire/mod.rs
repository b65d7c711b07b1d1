//! The only place that translates between rooms and the wire. Everything goes through here in both directions; nobody else names a type
//! of both sides. Absent on purpose: any decision about who may see or do what (that is the room's).

mod command;
mod event;
mod frame;
mod opening;
mod record;
mod refused;
mod ruleset;
mod setup;
mod sgf;
mod state;
mod summary;
#[cfg(test)]
mod tests;

pub use command::{bad_json, command, fingerprint, message, room_id};
pub use event::{Audience, Line, envelope};
pub use frame::{Frame, ack, ahead, error, events, joined, left, lobby, pong, presence, refused, welcome};
pub use protocol::{GameDetail, Lobby, RoomList, RoomSummary, RoomView, State};
pub use record::{detail, game_summary, sgf_text};
pub use refused::Refused;
pub use setup::{settings, setup};
pub use sgf::sgf_record;
pub use state::{outcome, presence as present, state, view};
pub use summary::{summary, summary_bytes};

use rules::{Color, Kind, Point, Size};

/// Black or white.
#[must_use]
pub const fn color(color: Color) -> protocol::Color {
    match color {
        Color::Black => protocol::Color::Black,
        Color::White => protocol::Color::White,
    }
}

/// One value for each color.
fn by_color<T: Copy, U>(values: rules::ByColor<T>, mut each: impl FnMut(T) -> U) -> protocol::ByColor<U> {
    protocol::ByColor { black: each(values.black), white: each(values.white) }
}

const fn seat(seat: room::Seat) -> protocol::Seat {
    match seat {
        room::Seat::Host => protocol::Seat::Host,
        room::Seat::Guest => protocol::Seat::Guest,
    }
}

fn player(id: &room::PlayerId, name: &str) -> protocol::Player {
    protocol::Player { id: id.to_string(), name: name.to_owned() }
}

const fn kind(kind: Kind) -> protocol::Kind {
    match kind {
        Kind::Go => protocol::Kind::Go,
        Kind::Gomoku => protocol::Kind::Gomoku,
        Kind::Othello => protocol::Kind::Othello,
        Kind::TicTacToe => protocol::Kind::TicTacToe,
    }
}

/// How the points of one game are written.
#[derive(Debug, Clone, Copy)]
struct Names {
    kind: Kind,
    size: Size,
}

impl Names {
    fn of(setup: &rules::Setup) -> Self {
        Self { kind: setup.kind(), size: setup.size() }
    }

    fn point(self, point: Point) -> String {
        self.kind.point_name(self.size, point)
    }

    fn points<'a>(self, points: impl IntoIterator<Item = &'a Point>) -> Vec<String> {
        points.into_iter().map(|point| self.point(*point)).collect()
    }

    fn moves(self, moves: &[(Color, rules::Move)]) -> Vec<protocol::Move> {
        let point = |action| match action {
            rules::Move::Place(point) => self.point(point),
            rules::Move::Pass => "pass".to_owned(),
        };
        moves.iter().map(|(by, action)| protocol::Move { color: color(*by), point: point(*action) }).collect()
    }
}
