//! Sealing: a log becomes one blob, and only if the blob gives the same log back.

use crate::cells::{corrupt, integer};
use crate::read::Log;
use crate::write::SealCells;
use room::RoomId;
use store::StoreError;
use store::row::record;

/// Packs a log, away from the tasks that must stay quick.
pub(crate) async fn pack(room: &RoomId, log: Log) -> Result<SealCells, StoreError> {
    let id = room.to_string();
    let packed = tokio::task::spawn_blocking(move || {
        let blob = record::pack(&log.events);
        // The events are deleted once the record is written: never on trust.
        match record::unpack(&blob) {
            Ok(events) if events == log.events => {}
            _ => return Err(corrupt(&id, "its record does not give its events back")),
        }
        let (sealed, seq) = (integer("a seq", log.sealed)?, integer("a seq", log.events.len() as u64)?);
        Ok(SealCells { room: id, sealed, seq, blob })
    });
    packed.await.map_err(|error| StoreError::Unavailable(error.to_string()))?
}
