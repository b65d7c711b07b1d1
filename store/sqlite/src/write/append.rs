//! The statements of appending and sealing.

use super::SealCells;
use crate::cells::{AppendCells, EventCells, GameCells, RoomCells, fold, phase};
use sqlx::{SqliteConnection, query};
use store::StoredPhase;

/// The seq of the first room that is not where it is expected to be.
pub(super) async fn conflict(connection: &mut SqliteConnection, appends: &[AppendCells]) -> Result<Option<i64>, sqlx::Error> {
    for append in appends {
        let found = query!("SELECT seq FROM rooms WHERE id = ?", append.row.id).fetch_optional(&mut *connection).await?;
        let actual = found.map_or(0, |found| found.seq);
        if actual != append.expected_seq {
            return Ok(Some(actual));
        }
    }
    Ok(None)
}

/// Writes the events and the rows that follow from them.
pub(super) async fn append(connection: &mut SqliteConnection, append: &AppendCells) -> Result<(), sqlx::Error> {
    let AppendCells { expected_seq, events, row, game, winner } = append;
    let seq = events.last().map_or(*expected_seq, |last| last.seq);
    if *expected_seq == 0 {
        insert_room(connection, row, seq).await?;
        put_players(connection, row).await?;
    } else {
        // Players and phase change seldom: their rows are written again only when they do.
        let before = query!("SELECT players, phase FROM rooms WHERE id = ?", row.id).fetch_one(&mut *connection).await?;
        update_room(connection, row, seq).await?;
        if before.players != row.players || before.phase != row.phase {
            put_players(connection, row).await?;
        }
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
                            outcome, moves, started, ended)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
        game.ended
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
