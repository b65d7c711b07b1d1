//! The rows that lists and the history are made of, derived from a room.

use room::{PlayerId, Room, Seat};
use rules::{Color, Setup};
use store::{GameRow, RoomRow};

/// The row of a room. `touched` is the wall time of its last event.
#[must_use]
pub fn room_row(room: &Room, touched: room::UnixMillis) -> RoomRow {
    let holders = |seat: Seat| {
        let seated = room.seats()[seat].iter();
        seated.flat_map(|seated| std::iter::once(&seated.player).chain(&seated.holders)).cloned()
    };
    RoomRow {
        id: room.id().clone(),
        visibility: room.settings().visibility,
        phase: (&room.phase()).into(),
        players: Seat::ALL.into_iter().flat_map(holders).collect(),
        created: room.created(),
        touched,
        deadline: room.deadline(),
    }
}

/// The row of a finished game; `None` while it is not over, or if it was aborted.
#[must_use]
pub fn game_row(room: &Room) -> Option<GameRow> {
    let setup = room.settings().setup;
    let ruleset = match setup {
        Setup::Go(go) => go.ruleset().as_str(),
        Setup::Gomoku(gomoku) if !gomoku.is_tic_tac_toe() => gomoku.ruleset().as_str(),
        // There is one ruleset.
        Setup::Gomoku(_) | Setup::Othello => setup.kind().as_str(),
    };
    Some(GameRow {
        room: room.id().clone(),
        visibility: room.settings().visibility,
        kind: setup.kind(),
        size: setup.size(),
        ruleset: ruleset.to_owned(),
        black: played(room, Color::Black)?,
        white: played(room, Color::White)?,
        outcome: room.outcome()?,
        moves: room.position().move_number(),
        started: room.started()?,
        ended: room.ended()?,
    })
}

fn played(room: &Room, color: Color) -> Option<(PlayerId, String)> {
    let seat = Seat::ALL.into_iter().find(|seat| room.color_of(*seat) == Some(color))?;
    room.seats()[seat].as_ref().map(|seated| (seated.player.clone(), seated.name.clone()))
}
