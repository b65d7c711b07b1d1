//! Seals a room: packs its log into one blob, and unpacks the blob as a check. The blob is stored only if the unpacked
//! log equals the room's log.

use crate::cells::{corrupt, integer};
use crate::read::{Form, Log};
use crate::write::SealCells;
use room::RoomId;
use store::StoreError;
use store::row::{Book, Line, Record};

/// Packs a log on a thread for blocking work. Returns `None` if there is nothing new to seal or if the log must be rewritten
/// first.
pub(crate) async fn pack(room: &RoomId, log: Log) -> Result<Option<SealCells>, StoreError> {
    let id = room.to_string();
    match log.form {
        Form::New { lines, book, spent } if lines.len() as u64 > log.sealed => {
            let sealed = integer("a seq", log.sealed)?;
            let packed =
                tokio::task::spawn_blocking(move || pack_with(Record::pack, &id, log.number, sealed, &lines, &book, spent));
            packed.await.map_err(|error| StoreError::Unavailable(error.to_string()))?.map(Some)
        }
        Form::New { .. } | Form::Old => Ok(None),
    }
}

/// Packs the log with `packer` and checks the bytes by unpacking them, because the events are deleted after the record
/// has been written.
fn pack_with(
    packer: impl FnOnce(&Record) -> Vec<u8>,
    id: &str,
    room: i64,
    sealed: i64,
    lines: &[Line],
    book: &Book,
    mut spent: Vec<u32>,
) -> Result<SealCells, StoreError> {
    spent.extend(book.spent(lines).map_err(|error| corrupt(id, error.to_string()))?);
    let record = Record::new(lines, spent);
    let blob = packer(&record);
    match Record::unpack(&blob) {
        Ok(read) if read == record => {}
        _ => return Err(corrupt(id, "its packed record differs from its log")),
    }
    Ok(SealCells { room, sealed, seq: integer("a seq", lines.len() as u64)?, blob })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use room::Spared;

    type Packer<'a> = &'a dyn Fn(&Record) -> Vec<u8>;

    fn line(seq: u64) -> Line {
        Line { seq, at: seq * 10, time: seq * 10, author: None, command: None, name: None, spared: Spared::NONE, event: vec![3] }
    }

    #[test]
    fn a_packer_that_loses_or_changes_an_event_seals_nothing() {
        let lines: Vec<Line> = (1..=5).map(line).collect();
        let pack = |packer: Packer<'_>| pack_with(packer, "room", 1, 0, &lines, &Book::default(), vec![7]);
        assert!(pack(&Record::pack).is_ok());
        let shortens = |record: &Record| Record { lines: record.lines[..4].to_vec(), ..record.clone() }.pack();
        let changes = |record: &Record| {
            let mut changed = record.clone();
            changed.lines[2].at += 1;
            changed.pack()
        };
        let forgets = |record: &Record| Record { spent: Vec::new(), ..record.clone() }.pack();
        let tears = |record: &Record| record.pack()[1..].to_vec();
        for (name, packer) in
            [("shortens", &shortens as Packer<'_>), ("changes", &changes), ("forgets", &forgets), ("tears", &tears)]
        {
            assert!(matches!(pack(packer), Err(StoreError::Corrupt { .. })), "{name}");
        }
    }
}
