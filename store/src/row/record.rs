//! A whole log in one blob: what a finished game is sealed into.
//!
//! One byte names the form; the rest is a zlib stream (deflate with a checksum) of lines of JSON: a header, then one line an event. Times are written as
//! differences to the line before and authors as numbers, which halves the blob.

use super::RowError;
use super::event::EventRow;
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use room::{CommandId, CommandRef, Millis, PlayerId, Recorded, UnixMillis};
use serde::{Deserialize, Serialize};
use std::io::{Read, Write};

/// The form this program writes. Older ones stay readable for ever.
const FORM: u8 = 1;

/// A record may not grow beyond this when inflated: a damaged one must not take the memory.
const INFLATED_BYTES: u64 = 64 * 1024 * 1024;

#[derive(Serialize, Deserialize)]
struct Header {
    /// The seq of the first event.
    first: u64,
    /// Everybody who caused an event.
    authors: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct Line {
    /// Milliseconds of the server's timeline since the line before.
    a: i64,
    /// Milliseconds on the wall since the line before.
    t: i64,
    /// Which author.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    w: Option<usize>,
    /// The command.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    c: Option<CommandRow>,
    /// The event.
    e: EventRow,
}

#[derive(Serialize, Deserialize)]
struct CommandRow(String, u64);

/// The record of these events, whose seqs follow each other.
#[must_use]
pub fn pack(events: &[Recorded]) -> Vec<u8> {
    let mut authors: Vec<String> = Vec::new();
    let mut number = |author: &PlayerId| {
        authors.iter().position(|known| known == author.as_str()).unwrap_or_else(|| {
            authors.push(author.as_str().to_owned());
            authors.len() - 1
        })
    };
    let (mut at, mut time) = (0, 0);
    let mut lines = Vec::with_capacity(events.len());
    for recorded in events {
        lines.push(Line {
            a: difference(recorded.at.0, &mut at),
            t: difference(recorded.time.0, &mut time),
            w: recorded.author.as_ref().map(&mut number),
            c: recorded.command.as_ref().map(|command| CommandRow(command.id.as_str().to_owned(), command.fingerprint)),
            e: (&recorded.event).into(),
        });
    }
    let first = events.first().map_or(1, |recorded| recorded.seq);
    let mut text = super::to_json(&Header { first, authors });
    for line in &lines {
        text.push('\n');
        text.push_str(&super::to_json(line));
    }
    deflate(text.as_bytes())
}

/// The events of a record.
///
/// # Errors
/// [`RowError`] if it is damaged or newer than this program.
pub fn unpack(record: &[u8]) -> Result<Vec<Recorded>, RowError> {
    let text = inflate(record)?;
    let mut lines = text.lines();
    let header: Header = serde_json::from_str(lines.next().unwrap_or_default())?;
    let authors = header.authors.into_iter().map(|id| PlayerId::parse(&id).ok_or_else(|| RowError::value("a player id", id)));
    let authors = authors.collect::<Result<Vec<_>, _>>()?;
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
        events.push(Recorded { seq, at: Millis(at), time: UnixMillis(time), author, command, event: line.e.try_into()? });
    }
    Ok(events)
}

fn read_command(CommandRow(id, fingerprint): CommandRow) -> Result<CommandRef, RowError> {
    let id = CommandId::parse(&id).ok_or_else(|| RowError::value("a command id", id))?;
    Ok(CommandRef { id, fingerprint })
}

/// Wraps around, so that no pair of times is ever lost.
fn difference(now: u64, before: &mut u64) -> i64 {
    let difference = now.wrapping_sub(*before).cast_signed();
    *before = now;
    difference
}

fn deflate(text: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(vec![FORM], Compression::best());
    encoder.write_all(text).and_then(|()| encoder.finish()).expect("writing to memory cannot fail")
}

fn inflate(record: &[u8]) -> Result<String, RowError> {
    let stream = match record {
        [FORM, stream @ ..] => stream,
        [other, ..] => return Err(RowError::Record(format!("its form is {other}, this program reads up to {FORM}"))),
        [] => return Err(RowError::Record("it is empty".into())),
    };
    let mut text = String::new();
    let read = ZlibDecoder::new(stream).take(INFLATED_BYTES + 1).read_to_string(&mut text);
    match read {
        Ok(bytes) if bytes as u64 > INFLATED_BYTES => Err(RowError::Record("it is too large".into())),
        Ok(_) => Ok(text),
        Err(error) => Err(RowError::Record(error.to_string())),
    }
}
