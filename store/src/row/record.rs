//! The record of a sealed game: its whole log in one blob.
//!
//! A record consists of these parts, in this order:
//! 1. the form, in one byte
//! 2. the number of events
//! 3. the deflated JSON of the events other than moves
//! 4. short hashes of the commands that caused the events in part 3
//! 5. the numbers that the backend has assigned to the authors of the events, and to the names in the events
//! 6. the width and the height of the part of the board that contains all stones
//! 7. an adaptive range code of everything else
//! 8. a CRC-32
//!
//! [`super::read_old_record`] reads the first form.

mod model;
mod range;
mod words;

use super::RowError;
use super::bytes::{Reader, checked, put_checksum, put_number, put_slice};
use super::line::{Action, Line};
use model::{Bounds, Model, Step, What};
use range::{Decoder, Encoder};
use room::{CommandId, PlayerId, Spared};
use rules::Point;
use sha2::{Digest as _, Sha256};
use words::Dictionary;

/// The form that this program writes. Form 3 does not store the uncharged parts of turns. Form 2 does not store them
/// either, and has a different dictionary.
const FORM: u8 = 4;
const DICTIONARY: Dictionary = Dictionary::of(FORM).expect("the newest form has a dictionary");

/// The maximum number of events in a record, so that a damaged record cannot use up the memory. No room can have this many events
/// (see the limits of `room`).
const MOST_EVENTS: u64 = 1 << 20;

/// A room's log without the commands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Record {
    /// The events, from seq 1.
    pub lines: Vec<Line>,
    /// Sorted short hashes of the commands that caused events other than moves. If such a command arrives again, a finished room
    /// must recognize it, because the room could otherwise execute it a second time. Two different commands have the same hash
    /// with a probability of 1 in 2^32.
    pub spent: Vec<u32>,
}

/// The short hash of a command.
pub(super) fn command_hash(author: &PlayerId, id: &CommandId) -> u32 {
    let hash = Sha256::new().chain_update(author.as_str()).chain_update([0]).chain_update(id.as_str()).finalize();
    u32::from_le_bytes([hash[0], hash[1], hash[2], hash[3]])
}

impl Record {
    /// The record of these lines, from seq 1, and these spent commands.
    #[must_use]
    pub fn new(lines: &[Line], mut spent: Vec<u32>) -> Self {
        spent.sort_unstable();
        spent.dedup();
        Self { lines: lines.iter().map(Line::without_command).collect(), spent }
    }

    /// True if this command caused an event other than a move.
    #[must_use]
    pub fn has_spent(&self, author: &PlayerId, id: &CommandId) -> bool {
        self.spent.binary_search(&command_hash(author, id)).is_ok()
    }

    /// The record as bytes.
    #[must_use]
    pub fn pack(&self) -> Vec<u8> {
        let mut tables = Tables::default();
        let steps: Vec<Step> = self.lines.iter().map(|line| tables.step(line)).collect();
        let mut bytes = vec![FORM];
        put_number(&mut bytes, steps.len() as u64);
        put_slice(&mut bytes, &words::pack(&tables.json, DICTIONARY));
        put_number(&mut bytes, self.spent.len() as u64);
        for hash in &self.spent {
            bytes.extend_from_slice(&hash.to_le_bytes());
        }
        for table in [&tables.authors, &tables.names] {
            put_number(&mut bytes, table.len() as u64);
            for number in table {
                put_number(&mut bytes, *number);
            }
        }
        bytes.extend_from_slice(&[tables.width, tables.height]);
        let mut encoder = Encoder::new();
        let mut model = Model::new(tables.bounds(), FORM);
        for step in steps {
            let _ = model.code(&mut encoder, step);
        }
        bytes.extend_from_slice(&encoder.finish());
        put_checksum(&mut bytes);
        bytes
    }

    /// Reads a record.
    ///
    /// # Errors
    /// [`RowError`] if the bytes are damaged, or have the first form or a form that this program does not know.
    pub fn unpack(bytes: &[u8]) -> Result<Self, RowError> {
        let mut reader = Reader(checked(bytes)?);
        let form = reader.byte()?;
        let dictionary = Dictionary::of(form).ok_or(RowError::Damaged("its form is unknown"))?;
        let count = reader.number()?;
        if count > MOST_EVENTS {
            return Err(RowError::Damaged("it has too many events"));
        }
        let json = words::unpack(reader.slice()?, dictionary)?;
        let spent = (0..reader.number()?).map(|_| Ok(u32::from_le_bytes(reader.array()?))).collect::<Result<_, RowError>>()?;
        let mut table = || (0..reader.number()?).map(|_| reader.number()).collect::<Result<Vec<_>, _>>();
        let (authors, names) = (table()?, table()?);
        let (width, height) = (reader.byte()?, reader.byte()?);
        let tables = Tables { authors, names, width, height, json };
        let mut decoder = Decoder::new(reader.0);
        let mut model = Model::new(tables.bounds(), form);
        let mut json = tables.json.split(|byte| *byte == b'\n');
        let nothing = Step { at: 0, time: 0, author: 0, what: What::Other { name: 0 }, spared: Spared::NONE };
        let mut lines = Vec::new();
        for seq in 1..=count {
            let step = model.code(&mut decoder, nothing);
            lines.push(tables.line(seq, step, &mut json)?);
        }
        Ok(Self { lines, spent })
    }
}

/// The tables that the steps of a record refer to.
#[derive(Debug, Default)]
struct Tables {
    authors: Vec<u64>,
    names: Vec<u64>,
    /// All stones are in the board's columns 0 to `width - 1` and rows 0 to `height - 1`, counted from the top left.
    width: u8,
    height: u8,
    /// The events other than moves, one per line.
    json: Vec<u8>,
}

impl Tables {
    fn bounds(&self) -> Bounds {
        let entries = |table: &[u64]| u32::try_from(table.len()).unwrap_or(u32::MAX).saturating_add(1);
        Bounds {
            width: self.width.into(),
            height: self.height.into(),
            authors: entries(&self.authors),
            names: entries(&self.names),
        }
    }

    fn step(&mut self, line: &Line) -> Step {
        let author = place(&mut self.authors, line.author);
        let what = match (Action::from_bytes(&line.event), line.name) {
            (Some(action), None) => {
                if let Some(Point { x, y }) = action.point {
                    (self.width, self.height) = (self.width.max(x.saturating_add(1)), self.height.max(y.saturating_add(1)));
                }
                What::Action(action)
            }
            (Some(_), Some(_)) | (None, _) => {
                if !self.json.is_empty() {
                    self.json.push(b'\n');
                }
                self.json.extend_from_slice(&line.event);
                What::Other { name: place(&mut self.names, line.name) }
            }
        };
        Step { at: line.at, time: line.time, author, what, spared: line.spared }
    }

    fn line<'a>(&self, seq: u64, step: Step, json: &mut impl Iterator<Item = &'a [u8]>) -> Result<Line, RowError> {
        let Step { at, time, author, what, spared } = step;
        let (event, name) = match what {
            What::Action(action) => (action.to_bytes(), 0),
            What::Other { name } => (json.next().ok_or(RowError::Damaged("an event is missing"))?.to_vec(), name),
        };
        let (author, name) = (entry(&self.authors, author), entry(&self.names, name));
        Ok(Line { seq, at, time, author, command: None, name, spared, event })
    }
}

/// The position of a number in a table, counted from 1, or 0 for `None`. Adds the number to the table if it is missing.
fn place(table: &mut Vec<u64>, number: Option<u64>) -> u32 {
    let Some(number) = number else { return 0 };
    let found = table.iter().position(|known| *known == number).unwrap_or_else(|| {
        table.push(number);
        table.len() - 1
    });
    found as u32 + 1
}

fn entry(table: &[u64], place: u32) -> Option<u64> {
    table.get((place as usize).checked_sub(1)?).copied()
}
