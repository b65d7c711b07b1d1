//! Sealing: a log becomes one blob, and only if the blob gives the same log back.

use crate::cells::{corrupt, integer};
use crate::read::Log;
use crate::write::SealCells;
use room::{Recorded, RoomId};
use store::StoreError;
use store::row::record;

/// Packs a log, away from the tasks that must stay quick.
pub(crate) async fn pack(room: &RoomId, log: Log) -> Result<SealCells, StoreError> {
    let id = room.to_string();
    let packed = tokio::task::spawn_blocking(move || pack_with(record::pack, id, &log));
    packed.await.map_err(|error| StoreError::Unavailable(error.to_string()))?
}

/// Packs with the packer given, and reads its record back: the events are deleted once the record is written.
fn pack_with(packer: impl FnOnce(&[Recorded]) -> Vec<u8>, id: String, log: &Log) -> Result<SealCells, StoreError> {
    let blob = packer(&log.events);
    match record::unpack(&blob) {
        Ok(events) if events == log.events => {}
        _ => return Err(corrupt(&id, "its record does not give its events back")),
    }
    let (sealed, seq) = (integer("a seq", log.sealed)?, integer("a seq", log.events.len() as u64)?);
    Ok(SealCells { room: id, sealed, seq, blob })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use store::contract::sample::Sample;

    #[test]
    fn a_packer_that_loses_or_changes_an_event_seals_nothing() {
        let mut room = Sample::new(1);
        let _ = room.whole_game();
        let log = Log { events: room.events.clone(), sealed: 0 };
        let pack = |packer: &dyn Fn(&[Recorded]) -> Vec<u8>| pack_with(packer, room.room().to_string(), &log);
        assert!(pack(&record::pack).is_ok());
        let shortens = |events: &[Recorded]| record::pack(&events[..events.len() - 1]);
        let changes = |events: &[Recorded]| {
            let mut changed = events.to_vec();
            changed[2].at.0 += 1;
            record::pack(&changed)
        };
        let tears = |events: &[Recorded]| record::pack(events)[1..].to_vec();
        for (name, faulty) in
            [("shortens", &shortens as &dyn Fn(&[Recorded]) -> Vec<u8>), ("changes", &changes), ("tears", &tears)]
        {
            assert!(matches!(pack(faulty), Err(StoreError::Corrupt { .. })), "{name}");
        }
    }
}
