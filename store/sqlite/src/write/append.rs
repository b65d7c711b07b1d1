//! The statements for appending and sealing.

use super::journal::{Journal, State};
use super::numbers::{Players, bytes, lines, name, put_lines};
use super::sql::{only, rows, run};
use super::{Known, SealCells};
use crate::cells::{AppendCells, LIVE, PlayedCells, RoomCells, key, phase, seq_of};
use crate::error::Fault;
use room::{PlayerId, Recorded, RoomId};
use rusqlite::Connection;
use store::row::{Chain, Line};
use store::{StoreError, StoredPhase};

/// Why an append was refused before writing anything.
pub(super) enum Refusal {
    Store(StoreError),
    /// The log of this room must be rewritten in the current form first.
    OldForm(RoomId),
}

/// The current state of each room (`None` for a new room), or the reason to refuse the appends.
pub(super) fn before(
    connection: &Connection,
    known: &mut Known,
    appends: &[AppendCells],
) -> Result<Result<Vec<Option<State>>, Refusal>, StoreError> {
    let mut rooms = Vec::with_capacity(appends.len());
    for append in appends {
        let room = state(connection, &known.journal, &append.room);
        let room = room.map_err(|error| Fault::from(error).of(append.room.as_str()))?;
        let actual = room.as_ref().map_or(0, |room| room.seq);
        if actual != append.expected_seq {
            return Ok(Err(Refusal::Store(StoreError::Conflict { actual: actual.cast_unsigned() })));
        }
        if let Some(room) = &room {
            if room.head.is_none() {
                return Ok(Err(Refusal::OldForm(append.room.clone())));
            }
            let repeated = is_repeated(connection, &mut known.players, room, append.events.first());
            if repeated.map_err(|fault| fault.of(append.room.as_str()))? {
                return Ok(Err(Refusal::Store(StoreError::Unavailable(
                    "the newest event of the room came from this command".into(),
                ))));
            }
        }
        rooms.push(room);
    }
    Ok(Ok(rooms))
}

/// The current state of a room; `None` if there is no such room.
fn state(connection: &Connection, journal: &Journal, room: &RoomId) -> Result<Option<State>, rusqlite::Error> {
    if let Some(state) = journal.state(room) {
        return Ok(Some(state.clone()));
    }
    // A room that is not cached has no rows in the journal.
    let id = room.as_str();
    let room = rows!(
        connection,
        State { number, seq, visibility, phase, players, created, deadline, head, newest },
        r#"SELECT number, seq, visibility, phase, players AS "players: Vec<u8>", created, deadline, head,
                  (SELECT line FROM events WHERE key = (rooms.number << 24 | rooms.seq)) AS "newest: Vec<u8>"
           FROM rooms WHERE id = ?"#,
        id
    );
    room.map(|mut rooms| rooms.pop())
}

/// True if the room's newest event and the first event of the append came from the same command. A room's task remembers all
/// commands in the room, so this can only happen if the task never received the result of its last append.
fn is_repeated(connection: &Connection, known: &mut Players, room: &State, first: Option<&Recorded>) -> Result<bool, Fault> {
    let Some((author, command)) = first.and_then(|first| first.author.as_ref().zip(first.command.as_ref())) else {
        return Ok(false);
    };
    let Some(newest) = &room.newest else { return Ok(false) };
    let line = Line::from_bytes(room.seq.cast_unsigned(), newest)?;
    if line.command.is_none_or(|newest| newest.id != command.id) {
        return Ok(false);
    }
    let author = known.number(connection, author)?;
    Ok(line.author == Some(author.cast_unsigned()))
}

/// Writes the events and what is derived from them. Returns the instant that the timeline has reached, unless the journal contains it.
pub(super) fn append(
    connection: &Connection,
    known: &mut Known,
    before: Option<&State>,
    append: &AppendCells,
) -> Result<Option<i64>, Fault> {
    let AppendCells { room, expected_seq: _, events, last, players, row, game, series, plans } = append;
    let (number, mut chain) = match before {
        Some(before) => (before.number, chain(before)?),
        None => (next_number(connection)?, Chain::start(room)),
    };
    let (lines, _) = lines(connection, &mut known.players, number, &mut chain, events)?;
    let lines = bytes(number, &lines);
    let after = after(number, &lines, row, &numbers(connection, &mut known.players, players)?, &chain);
    let light = game.is_none() && before.is_some_and(|before| before.allows(&after));
    if light {
        known.journal.put(connection, &lines, *last, row, &chain.head())?;
    } else {
        put_whole(connection, known, before, &after, row)?;
        put_lines(connection, &lines)?;
        if let Some(game) = game {
            put_game(connection, &mut known.players, number, game)?;
        }
        if let Some((first, place)) = series {
            put_series(connection, number, first, *place)?;
        }
    }
    if let Some(plans) = plans {
        super::plans::put(connection, number, plans.as_deref())?;
    }
    known.journal.remember(connection, room, after)?;
    Ok((!light).then_some(*last))
}

/// The state of a room after these lines. `players` is the list of their numbers.
fn after(number: i64, lines: &[(i64, Vec<u8>)], row: &RoomCells, players: &str, chain: &Chain) -> State {
    let (key, newest) = lines.last().cloned().unwrap_or_default();
    State {
        number,
        seq: seq_of(key).cast_signed(),
        visibility: row.visibility,
        phase: row.phase,
        players: players.as_bytes().to_vec(),
        created: row.created,
        deadline: row.deadline,
        head: Some(chain.head().to_vec()),
        newest: Some(newest),
    }
}

/// Writes the row of a room, and the rows of its players.
fn put_whole(
    connection: &Connection,
    known: &Known,
    before: Option<&State>,
    after: &State,
    row: &RoomCells,
) -> Result<(), Fault> {
    match before {
        None => insert_room(connection, after, row)?,
        Some(before) => {
            if before.phase == LIVE {
                known.journal.fold_room(connection, before.number)?;
            }
            update_room(connection, after, row)?;
        }
    }
    // The players and the phase rarely change. Write the rows of the players only if the players or the phase have changed.
    if before.is_none_or(|before| before.players != after.players || before.phase != after.phase) {
        let before = before.map(|before| known_players(&before.players)).transpose()?;
        put_players(connection, after.number, before.as_deref(), &known_players(&after.players)?, after.phase)?;
    }
    Ok(())
}

/// Puts a new room into a series. If rows are damaged, the caller does not see every game of the series, so the place that it names may
/// be taken. In that case, the room comes after the last game.
fn put_series(connection: &Connection, number: i64, first: &str, place: i64) -> Result<(), rusqlite::Error> {
    run!(
        connection,
        "INSERT INTO series_games (room, first, place)
             SELECT ?1, r.number, max(?3, (SELECT coalesce(max(place), 0) + 1 FROM series_games WHERE first = r.number))
             FROM rooms r WHERE r.id = ?2",
        number,
        first,
        place
    )
}

fn chain(before: &State) -> Result<Chain, Fault> {
    let head = before.head.as_deref().and_then(|head| head.try_into().ok());
    head.map(Chain::from_head).ok_or_else(|| "its row has an invalid head".into())
}

/// Checks the list of players' numbers that is stored in a room's row. Returns it as JSON.
fn known_players(stored: &[u8]) -> Result<String, Fault> {
    let numbers: Option<Vec<i64>> = serde_json::from_slice(stored).ok();
    numbers.map(|numbers| serde_json::json!(numbers).to_string()).ok_or_else(|| "its row has an invalid list of players".into())
}

fn next_number(connection: &Connection) -> Result<i64, rusqlite::Error> {
    let next = rows!(connection, { number: i64 }, r#"SELECT coalesce(max(number), 0) + 1 AS "number!: i64" FROM rooms"#)?;
    only(next).map(|next| next.number)
}

/// The numbers of these players, in the JSON form stored in the room's row.
fn numbers(connection: &Connection, known: &mut Players, players: &[PlayerId]) -> Result<String, rusqlite::Error> {
    let mut numbers = Vec::with_capacity(players.len());
    for id in players {
        numbers.push(known.number(connection, id)?);
    }
    Ok(serde_json::json!(numbers).to_string())
}

fn insert_room(connection: &Connection, after: &State, row: &RoomCells) -> Result<(), rusqlite::Error> {
    let State { number, seq, visibility, phase, players, created, deadline, head, newest: _ } = after;
    let players = String::from_utf8_lossy(players);
    run!(
        connection,
        "INSERT INTO rooms (number, id, seq, visibility, phase, players, created, touched, deadline, head)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        number,
        row.id,
        seq,
        visibility,
        phase,
        players,
        created,
        row.touched,
        deadline,
        head
    )
}

fn update_room(connection: &Connection, after: &State, row: &RoomCells) -> Result<(), rusqlite::Error> {
    let State { number, seq, visibility, phase, players, created, deadline, head, newest: _ } = after;
    let players = String::from_utf8_lossy(players);
    run!(
        connection,
        "UPDATE rooms SET seq = ?, visibility = ?, phase = ?, players = ?, created = ?, touched = ?, deadline = ?, head = ?
         WHERE number = ?",
        seq,
        visibility,
        phase,
        players,
        created,
        row.touched,
        deadline,
        head,
        number
    )
}

fn put_players(
    connection: &Connection,
    room: i64,
    before: Option<&str>,
    players: &str,
    room_phase: i64,
) -> Result<(), rusqlite::Error> {
    let open = i64::from(room_phase != phase(StoredPhase::Over));
    if let Some(before) = before {
        run!(
            connection,
            "DELETE FROM room_players WHERE room = ?1 AND player IN (SELECT value FROM json_each(?2))",
            room,
            before
        )?;
    }
    run!(
        connection,
        "INSERT OR IGNORE INTO room_players (player, room, open) SELECT value, ?1, ?2 FROM json_each(?3)",
        room,
        open,
        players
    )
}

fn put_game(connection: &Connection, known: &mut Players, room: i64, game: &PlayedCells) -> Result<(), Fault> {
    let (black, _) = name(connection, known, &game.black.0, &game.black.1)?;
    let (white, _) = name(connection, known, &game.white.0, &game.white.1)?;
    // Delete and insert instead of replacing, so that the triggers update the counts.
    run!(connection, "DELETE FROM games WHERE room = ?", room)?;
    run!(connection, "INSERT INTO games (room, visibility, kind, size, height, ruleset, black, white, winner, reason, margin, moves, started, ended,
                            one_device, bot)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?7 IN bot_names OR ?8 IN bot_names)",
        room,
        game.visibility,
        game.kind,
        game.size,
        game.height,
        game.ruleset,
        black,
        white,
        game.winner,
        game.reason,
        game.margin,
        game.moves,
        game.started,
        game.ended,
        game.one_device)?;
    Ok(())
}

/// Writes the record and deletes the rows of the events that it contains. Does nothing if another seal was written first.
pub(super) fn seal(connection: &Connection, journal: &Journal, seal: &SealCells) -> Result<(), rusqlite::Error> {
    journal.fold_room(connection, seal.room)?;
    let found = rows!(connection, { seq: i64 }, "SELECT seq FROM records WHERE room = ?", seal.room)?;
    if found.first().map_or(0, |record| record.seq) != seal.sealed {
        return Ok(());
    }
    run!(
        connection,
        "INSERT INTO records (room, seq, blob) VALUES (?, ?, ?)
         ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, blob = excluded.blob",
        seal.room,
        seal.seq,
        seal.blob
    )?;
    let (first, last) = (key(seal.room, 1), key(seal.room, seal.seq));
    run!(connection, "DELETE FROM events WHERE key BETWEEN ? AND ?", first, last)
}
