//! A store in memory that fails on demand.

use async_trait::async_trait;
use room::{Millis, PlayerId, Recorded, RoomId, UnixMillis};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Mutex, MutexGuard};
use store::{Append, GameFilter, GamePage, GameRow, Reopened, RoomRow, SessionRow, Store, StoreError, StoredPhase, WaitingRoom};
use tokio::sync::Semaphore;

/// What the next append does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Works after all.
    None,
    /// Nothing is written.
    Unavailable,
    /// It is written, and nobody is told.
    UnknownWritten,
    /// Nothing is written, and nobody is told.
    UnknownLost,
}

#[derive(Default)]
pub(crate) struct Kept {
    pub(crate) rooms: BTreeMap<RoomId, (RoomRow, Vec<Recorded>)>,
    pub(crate) games: Vec<GameRow>,
    pub(crate) sealed: Vec<RoomId>,
    pub(crate) heartbeat: Millis,
    pub(crate) appends: usize,
    pub(crate) loads: usize,
    /// Rooms whose events cannot be read.
    pub(crate) damaged: BTreeSet<RoomId>,
    faults: VecDeque<Fault>,
    failing_loads: usize,
}

/// Every append waits for a permit of the gate, so that a test can look at what happens meanwhile.
pub(crate) struct Memory {
    kept: Mutex<Kept>,
    pub(crate) gate: Semaphore,
}

impl Default for Memory {
    fn default() -> Self {
        Self { kept: Mutex::default(), gate: Semaphore::new(Semaphore::MAX_PERMITS) }
    }
}

impl Memory {
    pub(crate) fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap()
    }

    pub(crate) fn fail(&self, faults: impl IntoIterator<Item = Fault>) {
        self.kept().faults.extend(faults);
    }

    pub(crate) fn fail_loads(&self, count: usize) {
        self.kept().failing_loads = count;
    }

    pub(crate) fn events(&self, room: &RoomId) -> Vec<Recorded> {
        self.kept().rooms[room].1.clone()
    }
}

#[async_trait]
impl Store for Memory {
    async fn append(&self, appends: Vec<Append>) -> Result<(), StoreError> {
        let _open = self.gate.acquire().await.unwrap();
        let mut kept = self.kept();
        kept.appends += 1;
        let fault = kept.faults.pop_front().unwrap_or(Fault::None);
        match fault {
            Fault::None | Fault::UnknownWritten => {}
            Fault::Unavailable => return Err(StoreError::Unavailable("on demand".into())),
            Fault::UnknownLost => return Err(StoreError::Unknown("on demand".into())),
        }
        for append in &appends {
            append.check().unwrap();
            let actual = kept.rooms.get(&append.room).map_or(0, |(_, events)| events.len() as u64);
            if actual != append.expected_seq {
                return Err(StoreError::Conflict { actual });
            }
        }
        for append in appends {
            let (row, events) = kept.rooms.entry(append.room).or_insert_with(|| (append.row.clone(), Vec::new()));
            *row = append.row;
            events.extend(append.events);
            kept.games.extend(append.game);
        }
        if fault == Fault::UnknownWritten { Err(StoreError::Unknown("on demand".into())) } else { Ok(()) }
    }

    async fn load(&self, room: &RoomId) -> Result<Option<Vec<Recorded>>, StoreError> {
        // Others may come in between, as with a real disk.
        tokio::task::yield_now().await;
        let mut kept = self.kept();
        kept.loads += 1;
        if kept.failing_loads > 0 {
            kept.failing_loads -= 1;
            return Err(StoreError::Unavailable("on demand".into()));
        }
        if kept.damaged.contains(room) {
            return Err(StoreError::Corrupt { room: room.to_string(), reason: "on demand".into() });
        }
        Ok(kept.rooms.get(room).map(|(_, events)| events.clone()))
    }

    async fn seal(&self, room: &RoomId) -> Result<(), StoreError> {
        self.kept().sealed.push(room.clone());
        Ok(())
    }

    async fn reopen(&self) -> Result<Reopened, StoreError> {
        let kept = self.kept();
        let waiting = kept
            .rooms
            .values()
            .filter_map(|(row, _)| row.deadline.map(|deadline| WaitingRoom { room: row.id.clone(), deadline }));
        let newest = kept.rooms.values().flat_map(|(_, events)| events).map(|recorded| recorded.at).max();
        Ok(Reopened { last: kept.heartbeat.max(newest.unwrap_or_default()), waiting: waiting.collect() })
    }

    async fn heartbeat(&self, now: Millis) -> Result<(), StoreError> {
        self.kept().heartbeat = now;
        Ok(())
    }

    async fn open_rooms(&self, limit: u32) -> Result<Vec<RoomRow>, StoreError> {
        let kept = self.kept();
        let rows = kept.rooms.values().map(|(row, _)| row).filter(|row| row.phase != StoredPhase::Over);
        Ok(rows.take(limit as usize).cloned().collect())
    }

    async fn rooms_of(&self, player: &PlayerId, limit: u32) -> Result<Vec<RoomRow>, StoreError> {
        let kept = self.kept();
        let rows = kept.rooms.values().map(|(row, _)| row);
        let theirs = rows.filter(|row| row.phase != StoredPhase::Over && row.players.contains(player));
        Ok(theirs.take(limit as usize).cloned().collect())
    }

    async fn games(&self, _: &GameFilter, _: Option<&PlayerId>) -> Result<GamePage, StoreError> {
        let games = self.kept().games.clone();
        Ok(GamePage { total: games.len() as u64, games })
    }

    async fn game(&self, room: &RoomId) -> Result<Option<GameRow>, StoreError> {
        Ok(self.kept().games.iter().find(|game| game.room == *room).cloned())
    }

    async fn put_session(&self, _: &SessionRow) -> Result<(), StoreError> {
        Ok(())
    }

    async fn session(&self, _: &[u8; 32], _: UnixMillis) -> Result<Option<SessionRow>, StoreError> {
        Ok(None)
    }

    async fn ping(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn close(&self) {}
}
