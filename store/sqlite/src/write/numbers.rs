//! Assigns numbers to players and names when they first appear, and writes the lines (stored events) that refer to these numbers.

use super::sql::{only, rows, run};
use crate::cells::{fold, key};
use crate::error::Fault;
use room::{PlayerId, Recorded};
use rusqlite::Connection;
use std::collections::HashMap;
use store::row::{Book, Chain, Line, SALT_BYTES, Text, erasable};

/// The maximum number of cached players. The cache saves a lookup per move.
const REMEMBERED_PLAYERS: usize = 10_000;

/// The cached numbers that stand for players. They come from the disk or from the current transaction. A rollback invalidates the
/// numbers that the transaction assigned.
#[derive(Debug, Default)]
pub(super) struct Players(HashMap<PlayerId, i64>);

impl Players {
    /// The number that stands for a player. Assigns one if the player has none.
    pub(super) fn number(&mut self, connection: &Connection, id: &PlayerId) -> Result<i64, rusqlite::Error> {
        if let Some(number) = self.0.get(id) {
            return Ok(*number);
        }
        let number = player(connection, id)?;
        if self.0.len() >= REMEMBERED_PLAYERS {
            self.0.clear();
        }
        self.0.insert(id.clone(), number);
        Ok(number)
    }
}

fn player(connection: &Connection, id: &PlayerId) -> Result<i64, rusqlite::Error> {
    let id = id.as_str();
    if let Some(found) = rows!(connection, { number: i64 }, "SELECT number FROM players WHERE id = ?", id)?.pop() {
        return Ok(found.number);
    }
    let made = rows!(connection, { number: i64 }, r#"INSERT INTO players (id) VALUES (?) RETURNING number AS "number!""#, id)?;
    only(made).map(|made| made.number)
}

/// The number that stands for a player's name, and the name with its salt. Assigns a number and a salt to a new name.
pub(super) fn name(connection: &Connection, known: &mut Players, id: &PlayerId, shown: &str) -> Result<(i64, Text), Fault> {
    let player = known.number(connection, id)?;
    let found = rows!(
        connection,
        { number: i64, salt: Vec<u8> },
        r#"SELECT number, salt AS "salt!" FROM names WHERE player = ? AND name = ? AND erased IS NULL"#,
        player,
        shown
    )?;
    let (number, salt) = match found.into_iter().next() {
        Some(found) => (found.number, found.salt),
        None => {
            let folded = fold(shown);
            let made = rows!(
                connection,
                { number: i64, salt: Vec<u8> },
                r#"INSERT INTO names (player, salt, name, fold) VALUES (?, randomblob(16), ?, ?)
                   RETURNING number AS "number!", salt AS "salt!""#,
                player,
                shown,
                folded
            )?;
            let made = only(made)?;
            (made.number, made.salt)
        }
    };
    Ok((number, kept(salt, shown).ok_or("a name has an invalid salt")?))
}

/// A name or a chat text with its salt; `None` if the salt is damaged.
fn kept(salt: Vec<u8>, text: &str) -> Option<Text> {
    Some(Text::Kept { salt: <[u8; SALT_BYTES]>::try_from(salt).ok()?, text: text.to_owned() })
}

/// Stores the names and chat of events and adds the events to the chain. Returns the lines of the events, and a book with
/// everything that the lines refer to.
pub(super) fn lines(
    connection: &Connection,
    known: &mut Players,
    room: i64,
    chain: &mut Chain,
    events: &[Recorded],
) -> Result<(Vec<Line>, Book), Fault> {
    let mut book = Book::default();
    let mut lines = Vec::with_capacity(events.len());
    for recorded in events {
        let author = match &recorded.author {
            Some(id) => {
                let number = known.number(connection, id)?.cast_unsigned();
                book.players.insert(number, id.clone());
                Some(number)
            }
            None => None,
        };
        let name = match erasable(&recorded.event) {
            Some(parts) => {
                let (number, shown) = name(connection, known, &parts.player, &parts.name)?;
                if let Some(line) = &parts.text {
                    let player = known.number(connection, &parts.player)?;
                    book.texts.insert(recorded.seq, put_text(connection, room, recorded.seq, player, line)?);
                }
                book.names.insert(number.cast_unsigned(), (parts.player, shown));
                Some(number.cast_unsigned())
            }
            None => None,
        };
        let line = Line::new(recorded, author, name);
        chain.add(&line, &book)?;
        lines.push(line);
    }
    Ok((lines, book))
}

fn put_text(connection: &Connection, room: i64, seq: u64, player: i64, line: &str) -> Result<Text, Fault> {
    let key = key(room, seq.cast_signed());
    let put = rows!(
        connection,
        { salt: Vec<u8> },
        r#"INSERT INTO texts (key, player, salt, text) VALUES (?, ?, randomblob(16), ?) RETURNING salt AS "salt!""#,
        key,
        player,
        line
    )?;
    kept(only(put)?.salt, line).ok_or_else(|| "a chat text has an invalid salt".into())
}

/// The keys and the bytes of lines.
pub(super) fn bytes(room: i64, lines: &[Line]) -> Vec<(i64, Vec<u8>)> {
    lines.iter().map(|line| (key(room, line.seq.cast_signed()), line.to_bytes())).collect()
}

pub(super) fn put_lines(connection: &Connection, lines: &[(i64, Vec<u8>)]) -> Result<(), rusqlite::Error> {
    for (key, line) in lines {
        run!(connection, "INSERT INTO events (key, line) VALUES (?, ?)", key, line)?;
    }
    Ok(())
}
