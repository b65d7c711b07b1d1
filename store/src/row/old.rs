//! The first stored form, which is read but no longer written. Events are JSON that includes names and chat. A record contains
//! lines of such JSON, and is deflated.

use super::RowError;
use super::erasable::Erasable;
use super::event::EventRow;
use flate2::read::ZlibDecoder;
use room::{CommandId, CommandRef, Event, Millis, PlayerId, Recorded, Spared, UnixMillis};
use serde::Deserialize;
use serde_json::Value;
use std::io::Read;

/// The first byte of a record of this form.
pub(super) const FORM: u8 = 1;

/// The maximum size of an inflated record, so that a damaged record cannot use up the memory.
const INFLATED_BYTES: u64 = 64 * 1024 * 1024;

/// Reads the event of an old row.
///
/// # Errors
/// [`RowError`] if this program does not know the event.
pub fn read_event(json: &str) -> Result<Event, RowError> {
    event(serde_json::from_str(json)?)
}

/// Converts an event from the old form, which includes the name and chat.
fn event(mut old: Value) -> Result<Event, RowError> {
    let mut part = |name: &str| match old.get_mut(name).map(Value::take) {
        Some(Value::String(text)) => Some(text),
        _ => None,
    };
    let (host, name, text) = (part("host"), part("name"), part("text"));
    // Take the player out of the event only if the event also has a name. An event without a name keeps its player.
    let player = if name.is_some() { host.or_else(|| part("player")) } else { None };
    let erasable = match (player, name) {
        (Some(player), Some(name)) => Some(Erasable { player: player_id(player)?, name, text }),
        _ => None,
    };
    EventRow::deserialize(old)?.read(erasable)
}

#[derive(Deserialize)]
struct Header {
    /// The seq of the first event.
    first: u64,
    /// The authors of the events.
    authors: Vec<String>,
}

#[derive(Deserialize)]
struct Line {
    /// Milliseconds on the server's timeline since the previous line.
    a: i64,
    /// Milliseconds on the wall clock since the previous line.
    t: i64,
    /// The index of the author.
    w: Option<usize>,
    /// The command.
    c: Option<(String, u64)>,
    /// The event.
    e: Value,
}

/// Reads the events of an old record.
///
/// # Errors
/// [`RowError`] if the record is damaged.
pub fn read_record(record: &[u8]) -> Result<Vec<Recorded>, RowError> {
    let text = inflate(record, INFLATED_BYTES)?;
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
        let (at, time, event) = (Millis(at), UnixMillis(time), event(line.e)?);
        events.push(Recorded { seq, at, time, author, command, spared: Spared::NONE, event });
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

/// Inflates a record to at most `most` bytes.
fn inflate(record: &[u8], most: u64) -> Result<String, RowError> {
    let [FORM, stream @ ..] = record else { return Err(RowError::Damaged("it is not a record of the first form")) };
    let mut text = String::new();
    let read = ZlibDecoder::new(stream).take(most + 1).read_to_string(&mut text);
    match read {
        Ok(bytes) if bytes as u64 > most => Err(RowError::Damaged("it is too large")),
        Ok(_) => Ok(text),
        Err(_) => Err(RowError::Damaged("it cannot be inflated")),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use flate2::{Compression, write::ZlibEncoder};
    use std::io::Write as _;

    #[test]
    fn a_record_inflates_to_the_limit_and_no_further() {
        let mut stream = ZlibEncoder::new(vec![FORM], Compression::fast());
        stream.write_all(b"0123456789").unwrap();
        let record = stream.finish().unwrap();
        assert_eq!(inflate(&record, 10).unwrap(), "0123456789");
        assert!(matches!(inflate(&record, 9), Err(RowError::Damaged("it is too large"))));
        assert!(matches!(inflate(&[FORM + 1], 9), Err(RowError::Damaged(_))));
    }
}
