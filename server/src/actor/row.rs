//! Derives the rows for the list of rooms and for the history of games from a room's summary.

use room::{PlayerId, Stage, Summary, UnixMillis};
use rules::{Color, Setup};
use store::{GameRow, RoomRow};

/// The row of a room. `touched` is the wall time of its last event.
#[must_use]
pub fn room_row(summary: &Summary, touched: UnixMillis) -> RoomRow {
    RoomRow {
        id: summary.id.clone(),
        visibility: summary.visibility(),
        phase: summary.stage.into(),
        players: summary.players().cloned().collect(),
        created: summary.created,
        touched,
        deadline: summary.deadline,
    }
}

/// The row of a finished game; `None` for any other game.
#[must_use]
pub fn game_row(summary: &Summary) -> Option<GameRow> {
    let Stage::Finished { outcome, at } = summary.stage else { return None };
    let setup = summary.terms.setup;
    let ruleset = match setup {
        Setup::Go(go) => go.ruleset().as_str(),
        Setup::Gomoku(gomoku) if !gomoku.is_tic_tac_toe() => gomoku.ruleset().as_str(),
        // Tic-tac-toe and Othello have a single ruleset each.
        Setup::Gomoku(_) | Setup::Othello => setup.kind().as_str(),
    };
    Some(GameRow {
        room: summary.id.clone(),
        visibility: summary.visibility(),
        kind: setup.kind(),
        size: setup.size(),
        ruleset: ruleset.to_owned(),
        black: played(summary, Color::Black)?,
        white: played(summary, Color::White)?,
        outcome,
        moves: summary.moves,
        started: summary.started?,
        ended: at,
        one_device: summary.is_on_one_device(),
    })
}

fn played(summary: &Summary, color: Color) -> Option<(PlayerId, String)> {
    summary.player_of(color).map(|seated| (seated.player.clone(), seated.name.clone()))
}
