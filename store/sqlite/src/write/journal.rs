//! The journal: the events that ordinary moves add to live rooms. Such a move writes one row for each of its events, and nothing else. The
//! rows of all rooms follow each other, so moves that are stored in one transaction share a page.
//!
//! Folding moves the rows into the tables `events`, `rooms` and `heartbeat`. The store folds a room before it changes the rest of the
//! room's row, and everything when the journal is full, when the store starts, and when it closes. A fold is part of a transaction, so
//! after a crash each event is either in the journal or in `events`. Readers read both.

use super::sql::{rows, run};
use crate::cells::{JournalCells, LIVE, RoomCells, SEQ_BITS, keys, seq_of, sum};
use crate::latest::{Latest, Moved};
use room::RoomId;
use rusqlite::{Connection, ErrorCode};
use std::collections::{BTreeSet, HashMap};

/// The journal is folded when it has this number of rows. A reader reads the whole journal to find the rows of a room, so the journal stays
/// short.
const JOURNAL_ROWS: usize = 1024;

/// The journal is folded when its lines have this number of bytes. Ordinary lines have about 70 bytes.
const JOURNAL_BYTES: usize = 256 * 1024;

/// The maximum number of cached rooms. Each takes about 300 bytes.
const REMEMBERED_ROOMS: usize = 4096;

/// A room, as its newest append has left it.
#[derive(Debug, Clone)]
pub(super) struct State {
    pub(super) number: i64,
    pub(super) seq: i64,
    pub(super) visibility: i64,
    pub(super) phase: i64,
    pub(super) players: Vec<u8>,
    pub(super) created: i64,
    pub(super) deadline: Option<i64>,
    /// The head of the hash chain; `None` if the log has the form of an older version.
    pub(super) head: Option<Vec<u8>>,
    /// The line of the newest event, unless it is sealed.
    pub(super) newest: Option<Vec<u8>>,
}

impl State {
    /// True if an append that leaves the room in the state `after` changes only what the journal contains. A deadline that
    /// appears or disappears changes which rooms wait for one, so it must be in the row of the room.
    pub(super) fn allows(&self, after: &Self) -> bool {
        self.phase == LIVE
            && (self.visibility, self.phase, self.created) == (after.visibility, after.phase, after.created)
            && self.players == after.players
            && self.deadline.is_some() == after.deadline.is_some()
    }
}

/// What the writer knows about the journal, and about the rooms whose newest events may be in it. After a rollback, everything is
/// forgotten and the journal is folded before the next write. So the row of a room that is not cached here is always up to date.
#[derive(Debug, Default)]
pub(super) struct Journal {
    /// False until the rows that an earlier transaction or process has left are folded.
    known: bool,
    /// The rooms whose events are on a damaged page and cannot be folded. `None` until a fold has found such a page. From then on, rooms are
    /// folded one after another.
    damaged: Option<BTreeSet<i64>>,
    rows: usize,
    bytes: usize,
    rooms: HashMap<RoomId, State>,
    /// What the transaction has changed: whether it has folded everything, and the states since then.
    folded: bool,
    moved: Vec<(i64, Moved)>,
}

impl Journal {
    /// What is left to know after a rollback.
    pub(super) fn forgotten(self) -> Self {
        Self { damaged: self.damaged, ..Self::default() }
    }

    /// Grows whenever a fold finds damage that it will avoid the next time.
    pub(super) fn damage(&self) -> usize {
        self.damaged.as_ref().map_or(0, |rooms| 1 + rooms.len())
    }

    /// The state of a cached room.
    pub(super) fn state(&self, room: &RoomId) -> Option<&State> {
        self.rooms.get(room)
    }

    /// Caches the state of a room after an append, if its next append can go to the journal.
    pub(super) fn remember(&mut self, connection: &Connection, room: &RoomId, state: State) -> Result<(), rusqlite::Error> {
        if state.phase != LIVE {
            self.rooms.remove(room);
            return Ok(());
        }
        if self.rooms.len() >= REMEMBERED_ROOMS && !self.rooms.contains_key(room) {
            // Without its cached state, a room must not have rows in the journal.
            self.fold_all(connection)?;
            self.rooms.clear();
        }
        match self.rooms.get_mut(room) {
            Some(known) => *known = state,
            None => drop(self.rooms.insert(room.clone(), state)),
        }
        Ok(())
    }

    /// Adds the events of one append, with the state in which they leave the room.
    pub(super) fn put(
        &mut self,
        connection: &Connection,
        lines: &[(i64, Vec<u8>)],
        at: i64,
        row: &RoomCells,
        head: &[u8],
    ) -> Result<(), rusqlite::Error> {
        if let Some((key, _)) = lines.last() {
            let moved = Moved { seq: seq_of(*key).cast_signed(), touched: row.touched, deadline: row.deadline };
            self.moved.push((key >> SEQ_BITS, moved));
        }
        for (key, line) in lines {
            run!(
                connection,
                "INSERT INTO journal (key, line, at, touched, deadline, head, sum) VALUES (?, ?, ?, ?, ?, ?, ?)",
                key,
                line,
                at,
                row.touched,
                row.deadline,
                head,
                sum(*key, line, at, row.touched, row.deadline, head)
            )?;
            self.rows += 1;
            self.bytes += line.len();
        }
        Ok(())
    }

    /// Lets the readers see the states after a COMMIT.
    pub(super) fn publish(&mut self, latest: &Latest) {
        if self.folded || !self.moved.is_empty() {
            latest.change(std::mem::take(&mut self.folded), self.moved.drain(..));
        }
    }

    /// Folds the rows that this writer does not know, except the damaged ones.
    pub(super) fn begin(&mut self, connection: &Connection) -> Result<(), rusqlite::Error> {
        if self.known {
            return Ok(());
        }
        set_aside(connection)?;
        self.fold_all(connection)
    }

    /// Folds the journal if it is full.
    pub(super) fn limit(&mut self, connection: &Connection) -> Result<(), rusqlite::Error> {
        if self.rows < JOURNAL_ROWS && self.bytes < JOURNAL_BYTES { Ok(()) } else { self.fold_all(connection) }
    }

    /// Folds everything.
    pub(super) fn fold_all(&mut self, connection: &Connection) -> Result<(), rusqlite::Error> {
        match &mut self.damaged {
            Some(damaged) => fold_each(connection, damaged)?,
            None => {
                let folded = fold(connection, i64::MIN, i64::MAX);
                self.damaged = folded.as_ref().is_err_and(is_damage).then(BTreeSet::new);
                folded?;
            }
        }
        (self.known, self.rows, self.bytes, self.folded) = (true, 0, 0, true);
        self.moved.clear();
        Ok(())
    }

    /// Folds the rows of one room. The counts of rows and bytes stay, so the next fold of everything may come a little early.
    pub(super) fn fold_room(&self, connection: &Connection, number: i64) -> Result<(), rusqlite::Error> {
        if self.rows == 0 {
            return Ok(());
        }
        let (first, last) = keys(number);
        fold(connection, first, last)
    }
}

/// Marks the damaged rows, so that they are never folded. If such a row continues the log of its room, the room and all its later rows are
/// damaged. Otherwise the key is wrong, so nobody knows to which room the row belongs.
fn set_aside(connection: &Connection) -> Result<(), rusqlite::Error> {
    let found = rows!(
        connection,
        JournalCells { number, key, line, at, touched, deadline, head, sum },
        "SELECT number, key, line, at, touched, deadline, head, sum FROM foldable ORDER BY number"
    )?;
    let mut next: HashMap<i64, i64> = HashMap::new();
    for row in found {
        let (room, seq) = (row.room(), seq_of(row.key).cast_signed());
        let expected = match next.get(&room) {
            Some(&expected) => expected,
            None => {
                let stored = rows!(connection, { seq: i64 }, "SELECT seq FROM rooms WHERE number = ?", room)?;
                stored.first().map_or(0, |stored| stored.seq) + 1
            }
        };
        // Earlier rows of a room whose state is stored already are no damage.
        next.insert(room, expected.max(seq + 1));
        if row.is_intact() {
            continue;
        }
        tracing::error!(
            room,
            event = seq,
            "a row of the journal is damaged; if its room is wrong, another room may lack its newest events"
        );
        if seq == expected {
            let (first, last) = keys(room);
            run!(
                connection,
                "UPDATE journal SET damaged = 1 WHERE damaged = 0 AND number >= ? AND key BETWEEN ? AND ?",
                row.number,
                first,
                last
            )?;
        } else {
            next.insert(room, expected);
            run!(connection, "UPDATE journal SET damaged = 2 WHERE number = ?", row.number)?;
        }
    }
    Ok(())
}

/// True if SQLite has found a damaged page.
fn is_damage(error: &rusqlite::Error) -> bool {
    matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseCorrupt))
}

/// Folds one room after another, so that a damaged page affects only the rooms whose events are there. The rows of these rooms stay in the
/// journal. After an error about damage, SQLite does not commit, so the whole transaction is tried again without the room.
fn fold_each(connection: &Connection, damaged: &mut BTreeSet<i64>) -> Result<(), rusqlite::Error> {
    let rooms = rows!(connection, { room: i64 }, r#"SELECT DISTINCT key >> 24 AS "room!: i64" FROM foldable"#)?;
    for found in rooms {
        if damaged.contains(&found.room) {
            continue;
        }
        let (first, last) = keys(found.room);
        let folded = fold(connection, first, last);
        if let Err(error) = &folded
            && is_damage(error)
        {
            tracing::error!(%error, room = found.room, "the journal of a room cannot be folded");
            damaged.insert(found.room);
        }
        folded?;
    }
    Ok(())
}

/// Folds the rows with these keys. The view `foldable` leaves out rows with damaged values, so they stay in the journal, and their room
/// cannot be loaded. If `events` already contains an event with the same key, one of the two is damaged, and the hash chain tells.
fn fold(connection: &Connection, first: i64, last: i64) -> Result<(), rusqlite::Error> {
    run!(
        connection,
        "INSERT OR IGNORE INTO events (key, line) SELECT key, line FROM foldable WHERE key BETWEEN ? AND ? ORDER BY key",
        first,
        last
    )?;
    run!(
        connection,
        "UPDATE rooms SET seq = l.seq, touched = l.touched, deadline = l.deadline, head = l.head FROM latest l
         WHERE rooms.number = l.room AND rooms.seq < l.seq AND l.room BETWEEN ?1 >> 24 AND ?2 >> 24",
        first,
        last
    )?;
    run!(
        connection,
        "UPDATE heartbeat SET last = max(last, (SELECT coalesce(max(at), 0) FROM foldable WHERE key BETWEEN ? AND ?))",
        first,
        last
    )?;
    run!(connection, "DELETE FROM journal WHERE number IN (SELECT number FROM foldable WHERE key BETWEEN ? AND ?)", first, last)
}
