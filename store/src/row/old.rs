//! The first stored form: events as JSON with names and chat in them, and records as deflated lines of that JSON. It is only read.

use super::RowError;
use super::event::EventRow;
use super::said::Said;
use flate2::read::ZlibDecoder;
use room::{CommandId, CommandRef, Event, Millis, PlayerId, Recorded, UnixMillis};
use serde::Deserialize;
use serde_json::Value;
use std::io::Read;

/// The first byte of a record of this form.
pub(super) const FORM: u8 = 1;

/// A record may not grow beyond this when inflated: a damaged one must not take the memory.
const INFLATED_BYTES: u64 = 64 * 1024 * 1024;

/// The event of an old row.
///
/// # Errors
/// [`RowError`] if this program does not understand it.
pub fn read_event(json: &str) -> Result<Event, RowError> {
    event(serde_json::from_str(json)?)
}

/// Today's form of an event, with what stood in it then and is stored apart now.
fn event(mut old: Value) -> Result<Event, RowError> {
    let mut part = |name: &str| match old.get_mut(name).map(Value::take) {
        Some(Value::String(text)) => Some(text),
        _ => None,
    };
    let (host, name, text) = (part("host"), part("name"), part("text"));
    // Another event has a player but no name, and keeps it.
    let player = if name.is_some() { host.or_else(|| part("player")) } else { None };
    let said = match (player, name) {
        (Some(player), Some(name)) => Some(Said { player: player_id(player)?, name, text }),
        _ => None,
    };
    EventRow::deserialize(old)?.read(said)
}

#[derive(Deserialize)]
struct Header {
    /// The seq of the first event.
    first: u64,
    /// Everybody who caused an event.
    authors: Vec<String>,
}

#[derive(Deserialize)]
struct Line {
    /// Milliseconds of the server's timeline since the line before.
    a: i64,
    /// Milliseconds on the wall since the line before.
    t: i64,
    /// Which author.
    w: Option<usize>,
    /// The command.
    c: Option<(String, u64)>,
    /// The event.
    e: Value,
}

/// The events of an old record.
///
/// # Errors
/// [`RowError`] if it is damaged.
pub fn read_record(record: &[u8]) -> Result<Vec<Recorded>, RowError> {
    let text = inflate(record)?;
    let mut lines = text.lines();
    let header: Header = serde_json::from_str(lines.next().unwrap_or_default())?;
    let authors = header.authors.into_iter().map(player_id).collect::<Result<Vec<_>, _>>()?;
    let (mut at, mut time) = (0_u64, 0_u64);
    let mut events = Vec::new();
    for (seq, line) in (header.first..).zip(lines) {
        let line: Line = serde_json::from_str(line)?;
        at = at.wrapping_add(line.a.cast_unsigned());
        time = time.wrapping_add(line.t.cast_unsigned());
        let author = match line.w {
            None => None,
            Some(number) => {
                let author = authors.get(number).cloned();
                Some(author.ok_or_else(|| RowError::value("the number of an author", number.to_string()))?)
            }
        };
        let command = line.c.map(read_command).transpose()?;
        events.push(Recorded { seq, at: Millis(at), time: UnixMillis(time), author, command, event: event(line.e)? });
    }
    Ok(events)
}

fn read_command((id, fingerprint): (String, u64)) -> Result<CommandRef, RowError> {
    let id = CommandId::parse(&id).ok_or_else(|| RowError::value("a command id", id))?;
    Ok(CommandRef { id, fingerprint })
}

fn player_id(id: String) -> Result<PlayerId, RowError> {
    PlayerId::parse(&id).ok_or_else(|| RowError::value("a player id", id))
}

fn inflate(record: &[u8]) -> Result<String, RowError> {
    let [FORM, stream @ ..] = record else { return Err(RowError::Damaged("not a record of the first form")) };
    let mut text = String::new();
    let read = ZlibDecoder::new(stream).take(INFLATED_BYTES + 1).read_to_string(&mut text);
    match read {
        Ok(bytes) if bytes as u64 > INFLATED_BYTES => Err(RowError::Damaged("it is too large")),
        Ok(_) => Ok(text),
        Err(_) => Err(RowError::Damaged("it does not inflate")),
    }
}
