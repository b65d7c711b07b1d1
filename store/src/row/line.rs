//! One event with its metadata, as a backend stores it until the room is sealed.

use super::bytes::{Reader, checked, fold, put_checksum, put_number, put_slice, unfold};
use super::event::EventRow;
use super::{RowError, to_json};
use room::{CommandId, CommandRef, Event, Millis, Recorded, Spared};
use rules::{Color, Point};

/// An event whose author and name are given by the numbers that the backend assigned to them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The event's number in its room, from 1.
    pub seq: u64,
    /// The time in milliseconds on the server's timeline.
    pub at: u64,
    /// The wall time in milliseconds since 1970.
    pub time: u64,
    /// The number that stands for the player who caused the event.
    pub author: Option<u64>,
    /// The command that caused the event; absent if the event is sealed.
    pub command: Option<CommandRef>,
    /// The number that stands for the name in the event.
    pub name: Option<u64>,
    /// If the event ended or interrupted a turn, the part of that turn that was not charged.
    pub spared: Spared,
    /// The bytes of the event itself. They never change after they are first written.
    pub event: Vec<u8>,
}

/// The flags of the optional parts of a line.
const AUTHOR: u8 = 1;
const COMMAND: u8 = 2;
const NAME: u8 = 4;
const SPARED: u8 = 8;

impl Line {
    /// The line of an event.
    #[must_use]
    pub fn new(recorded: &Recorded, author: Option<u64>, name: Option<u64>) -> Self {
        let Recorded { seq, at, time, author: _, command, spared, event } = recorded;
        let (command, event) = (command.clone(), event_bytes(event));
        Self { seq: *seq, at: at.0, time: time.0, author, command, name, spared: *spared, event }
    }

    /// The line as bytes, with a checksum. The checksum also covers the seq, which is not in the bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(64);
        put_number(&mut bytes, self.seq);
        let start = bytes.len();
        let flag = |present, flag| if present { flag } else { 0 };
        let spared = (self.spared != Spared::NONE).then_some([self.spared.server.0, self.spared.lag.0]);
        bytes.push(
            flag(self.author.is_some(), AUTHOR)
                | flag(self.command.is_some(), COMMAND)
                | flag(self.name.is_some(), NAME)
                | flag(spared.is_some(), SPARED),
        );
        put_number(&mut bytes, self.at);
        put_number(&mut bytes, fold(self.at, self.time));
        for number in [self.author, self.name].into_iter().flatten().chain(spared.into_iter().flatten()) {
            put_number(&mut bytes, number);
        }
        if let Some(CommandRef { id, fingerprint }) = &self.command {
            put_slice(&mut bytes, id.as_str().as_bytes());
            bytes.extend_from_slice(&fingerprint.to_le_bytes());
        }
        bytes.extend_from_slice(&self.event);
        put_checksum(&mut bytes);
        bytes.split_off(start)
    }

    /// Reads the line with this seq.
    ///
    /// # Errors
    /// [`RowError`] if the bytes are damaged.
    pub fn from_bytes(seq: u64, bytes: &[u8]) -> Result<Self, RowError> {
        let mut whole = Vec::with_capacity(bytes.len() + 8);
        put_number(&mut whole, seq);
        let start = whole.len();
        whole.extend_from_slice(bytes);
        let mut reader = Reader(checked(&whole)?.get(start..).ok_or(RowError::Damaged("it ends too early"))?);
        let flags = reader.byte()?;
        if flags & !(AUTHOR | COMMAND | NAME | SPARED) != 0 {
            return Err(RowError::Damaged("it has an unknown part"));
        }
        let at = reader.number()?;
        let time = unfold(at, reader.number()?);
        let mut number = |flag| (flags & flag != 0).then(|| reader.number()).transpose();
        let (author, name) = (number(AUTHOR)?, number(NAME)?);
        let spared = if flags & SPARED == 0 {
            Spared::NONE
        } else {
            Spared { server: Millis(reader.number()?), lag: Millis(reader.number()?) }
        };
        let command = (flags & COMMAND != 0).then(|| read_command(&mut reader)).transpose()?;
        Ok(Self { seq, at, time, author, command, name, spared, event: reader.0.to_vec() })
    }

    /// The line without its command, as in a sealed room.
    #[must_use]
    pub fn without_command(&self) -> Self {
        Self { command: None, ..self.clone() }
    }
}

fn read_command(reader: &mut Reader<'_>) -> Result<CommandRef, RowError> {
    let id = std::str::from_utf8(reader.slice()?).ok().and_then(CommandId::parse);
    let id = id.ok_or(RowError::Damaged("its command id is invalid"))?;
    Ok(CommandRef { id, fingerprint: u64::from_le_bytes(reader.array()?) })
}

/// A placed stone or a pass: the most frequent events.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Action {
    pub(super) color: Color,
    /// `None` is a pass.
    pub(super) point: Option<Point>,
}

impl Action {
    pub(super) fn to_bytes(self) -> Vec<u8> {
        match (self.color, self.point) {
            (Color::Black, Some(Point { x, y })) => vec![1, x, y],
            (Color::White, Some(Point { x, y })) => vec![2, x, y],
            (Color::Black, None) => vec![3],
            (Color::White, None) => vec![4],
        }
    }

    /// Reads an action from an event's bytes; `None` for any other event.
    pub(super) fn from_bytes(event: &[u8]) -> Option<Self> {
        let (color, point) = match *event {
            [1, x, y] => (Color::Black, Some(Point { x, y })),
            [2, x, y] => (Color::White, Some(Point { x, y })),
            [3] => (Color::Black, None),
            [4] => (Color::White, None),
            _ => return None,
        };
        Some(Self { color, point })
    }
}

/// The event's own bytes: three for a stone, one for a pass, and JSON for everything else.
fn event_bytes(event: &Event) -> Vec<u8> {
    match *event {
        Event::Moved { color, point } => Action { color, point: Some(point) }.to_bytes(),
        Event::Passed { color } => Action { color, point: None }.to_bytes(),
        _ => to_json(&EventRow::from(event)).into_bytes(),
    }
}

/// The inverse of [`event_bytes`].
pub(super) fn read_event(bytes: &[u8], erasable: Option<super::Erasable>) -> Result<Event, RowError> {
    match Action::from_bytes(bytes) {
        Some(Action { color, point: Some(point) }) => Ok(Event::Moved { color, point }),
        Some(Action { color, point: None }) => Ok(Event::Passed { color }),
        None => serde_json::from_slice::<EventRow>(bytes)?.read(erasable),
    }
}
