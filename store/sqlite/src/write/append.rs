//! The statements of appending and sealing.

use super::SealCells;
use crate::cells::{AppendCells, EventCells, GameCells, RoomCells, fold, phase};
use sqlx::{SqliteConnection, query, query_as};
use store::StoredPhase;

/// A room before an append.
pub(super) struct Before {
    seq: i64,
    phase: i64,
    players: String,
}

/// Each room as it stands, `None` if it is to be made; or the seq of the first that is not where it is expected to be.
pub(super) async fn before(
    connection: &mut SqliteConnection,
    appends: &[AppendCells],
) -> Result<Result<Vec<Option<Before>>, i64>, sqlx::Error> {
    let mut rooms = Vec::with_capacity(appends.len());
    for append in appends {
        let room = query_as!(Before, "SELECT seq, phase, players FROM rooms WHERE id = ?", append.row.id);
        let room = room.fetch_optional(&mut *connection).await?;
        let actual = room.as_ref().map_or(0, |room| room.seq);
        if actual != append.expected_seq {
            return Ok(Err(actual));
        }
        rooms.push(room);
    }
    Ok(Ok(rooms))
}

/// Writes the events and the rows that follow from them.
pub(super) async fn append(
    connection: &mut SqliteConnection,
    before: Option<&Before>,
    append: &AppendCells,
) -> Result<(), sqlx::Error> {
    let AppendCells { expected_seq, events, row, game, winner } = append;
    let seq = events.last().map_or(*expected_seq, |last| last.seq);
    match before {
        None => insert_room(connection, row, seq).await?,
        Some(_) => update_room(connection, row, seq).await?,
    }
    // Players and phase change seldom: their rows are written again only when they do.
    if before.is_none_or(|before| before.players != row.players || before.phase != row.phase) {
        put_players(connection, row).await?;
    }
    for event in events {
        insert_event(connection, &row.id, event).await?;
    }
    if let (Some(game), Some(winner)) = (game, winner) {
        put_game(connection, game, winner).await?;
    }
    Ok(())
}

async fn insert_room(connection: &mut SqliteConnection, row: &RoomCells, seq: i64) -> Result<(), sqlx::Error> {
    let insert = query!(
        "INSERT INTO rooms (id, seq, visibility, phase, players, created, touched, deadline) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        row.id,
        seq,
        row.visibility,
        row.phase,
        row.players,
        row.created,
        row.touched,
        row.deadline
    );
    insert.execute(connection).await.map(drop)
}

async fn update_room(connection: &mut SqliteConnection, row: &RoomCells, seq: i64) -> Result<(), sqlx::Error> {
    let update = query!(
        "UPDATE rooms SET seq = ?, visibility = ?, phase = ?, players = ?, created = ?, touched = ?, deadline = ? WHERE id = ?",
        seq,
        row.visibility,
        row.phase,
        row.players,
        row.created,
        row.touched,
        row.deadline,
        row.id
    );
    update.execute(connection).await.map(drop)
}

async fn put_players(connection: &mut SqliteConnection, row: &RoomCells) -> Result<(), sqlx::Error> {
    let open = i64::from(row.phase != phase(StoredPhase::Over));
    query!("DELETE FROM room_players WHERE room = ?", row.id).execute(&mut *connection).await?;
    let insert = query!(
        "INSERT OR IGNORE INTO room_players (player, room, open) SELECT value, ?1, ?2 FROM json_each(?3)",
        row.id,
        open,
        row.players
    );
    insert.execute(connection).await.map(drop)
}

async fn insert_event(connection: &mut SqliteConnection, room: &str, event: &EventCells) -> Result<(), sqlx::Error> {
    let insert = query!(
        "INSERT INTO events (room, seq, at, time, author, command_id, fingerprint, leads, event) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        room,
        event.seq,
        event.at,
        event.time,
        event.author,
        event.command_id,
        event.fingerprint,
        event.leads,
        event.event
    );
    insert.execute(connection).await.map(drop)
}

async fn put_game(connection: &mut SqliteConnection, game: &GameCells, winner: &str) -> Result<(), sqlx::Error> {
    let (black_fold, white_fold) = (fold(&game.black_name), fold(&game.white_name));
    // Deleted and inserted, so that the triggers keep the counts right.
    query!("DELETE FROM games WHERE room = ?", game.room).execute(&mut *connection).await?;
    let insert = query!(
        "INSERT INTO games (room, visibility, kind, size, ruleset, black, black_name, black_fold, white, white_name, white_fold, winner,
                            outcome, moves, started, ended, height)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        game.room,
        game.visibility,
        game.kind,
        game.size,
        game.ruleset,
        game.black,
        game.black_name,
        black_fold,
        game.white,
        game.white_name,
        white_fold,
        winner,
        game.outcome,
        game.moves,
        game.started,
        game.ended,
        game.height
    );
    insert.execute(&mut *connection).await?;
    let names = query!("INSERT OR IGNORE INTO names (fold) VALUES (?), (?)", black_fold, white_fold);
    names.execute(connection).await.map(drop)
}

/// Writes the record and deletes the events it holds, unless another seal was quicker.
pub(super) async fn seal(connection: &mut SqliteConnection, seal: &SealCells) -> Result<(), sqlx::Error> {
    let found = query!("SELECT seq FROM records WHERE room = ?", seal.room).fetch_optional(&mut *connection).await?;
    if found.map_or(0, |record| record.seq) != seal.sealed {
        return Ok(());
    }
    let put = query!(
        "INSERT INTO records (room, seq, blob) VALUES (?, ?, ?)
         ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, blob = excluded.blob",
        seal.room,
        seal.seq,
        seal.blob
    );
    put.execute(&mut *connection).await?;
    query!("DELETE FROM events WHERE room = ? AND seq <= ?", seal.room, seal.seq).execute(connection).await.map(drop)
}
