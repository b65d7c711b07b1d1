//! Measures the store alone: how long an append of one move takes, and what it costs. There is no server, so every
//! figure belongs to the store. Each room waits until its move is stored before it plays the next one. With
//! `data=PATH`, the benchmark uses only this folder. With `rooms=NUMBER`, the benchmark uses only the loads with this
//! number of rooms.

use crate::disk::fsync_median_us;
use crate::report::{line_in, quantile};
use crate::used::{Used, numbers};
use anyhow::Result;
use room::Millis;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::contract::sample::Sample;
use store::{Append, Store as _};
use store_sqlite::{Options, SqliteStore};
use tokio::sync::Barrier;

/// A load on the store.
struct Load {
    /// The rooms that play at the same time.
    rooms: usize,
    /// The moves in each room.
    moves: usize,
    /// The time between two moves in a room. If it is zero, a room plays each move as soon as the previous move is
    /// stored.
    every: Duration,
}

const LOADS: [Load; 4] = [
    Load { rooms: 1, moves: 2_000, every: Duration::ZERO },
    Load { rooms: 16, moves: 500, every: Duration::ZERO },
    Load { rooms: 100, moves: 200, every: Duration::ZERO },
    Load { rooms: 50, moves: 100, every: Duration::from_millis(100) },
];

/// The file `-shm` contains the number of pages in the WAL, after this many bytes (<https://sqlite.org/walformat.html>,
/// `mxFrame`).
const WAL_PAGES_AT: usize = 16;

pub(crate) async fn run(options: &[&str]) -> Result<()> {
    let (mut places, mut wanted) = (vec![std::env::temp_dir(), PathBuf::from("/dev/shm")], None);
    for option in options {
        match option.split_once('=') {
            Some(("data", path)) => places = vec![PathBuf::from(path)],
            Some(("rooms", rooms)) => wanted = Some(rooms.parse::<usize>()?),
            _ => anyhow::bail!("the options are data=PATH and rooms=NUMBER"),
        }
    }
    for place in places.iter().filter(|place| place.is_dir()) {
        for load in LOADS.iter().filter(|load| wanted.is_none_or(|rooms| rooms == load.rooms)) {
            measure(place, load).await?;
        }
    }
    Ok(())
}

async fn measure(place: &Path, load: &Load) -> Result<()> {
    let Load { rooms, moves, every } = *load;
    let data = tempfile::tempdir_in(place)?;
    let store = Arc::new(SqliteStore::open(data.path(), &Options::default()).await?);
    lengthen_wal(&store).await?;
    let start = Arc::new(Barrier::new(rooms + 1));
    let mut tasks = Vec::new();
    for number in 0..rooms {
        let (store, start, shm) = (Arc::clone(&store), Arc::clone(&start), data.path().join("tengen.db-shm"));
        tasks.push(tokio::spawn(async move {
            let mut room = seated(&store, number).await?;
            start.wait().await;
            // All rooms play for about the same time, so it is enough that one of them watches the WAL.
            let mut wal = (number == 0).then(|| Wal::of(&shm)).transpose()?;
            let mut waits = Vec::with_capacity(moves);
            // The rooms do not all play at the same moment.
            let mut due = tokio::time::Instant::now() + every.mul_f64(number as f64 / rooms as f64);
            for _ in 0..moves {
                if !every.is_zero() {
                    tokio::time::sleep_until(due).await;
                    due += every;
                }
                let append = timed(room.play());
                let started = Instant::now();
                store.append(vec![append]).await?;
                waits.push(started.elapsed().as_secs_f64() * 1e6);
                if let Some(wal) = &mut wal {
                    wal.look(&shm)?;
                }
            }
            anyhow::Ok((waits, wal.map_or(0, |wal| wal.pages)))
        }));
    }
    start.wait().await;
    let (used, written, started) = (Used::of(std::process::id())?, written()?, Instant::now());
    let (mut waits, mut pages) = (Vec::new(), 0);
    for task in tasks {
        let (waited, wrote) = task.await??;
        waits.extend(waited);
        pages += wrote;
    }
    let seconds = started.elapsed().as_secs_f64();
    let (used, written) = (Used::of(std::process::id())?.since(&used), self::written()? - written);
    store.close().await;
    let all = (rooms * moves) as f64;
    line_in(
        Some(place),
        "append",
        &[
            ("rooms", rooms as f64),
            ("every_ms", every.as_secs_f64() * 1e3),
            ("us_per_move", seconds * 1e6 / all),
            ("median_us", quantile(&mut waits, 0.5)),
            ("p90_us", quantile(&mut waits, 0.9)),
            ("p99_us", quantile(&mut waits, 0.99)),
            ("p999_us", quantile(&mut waits, 0.999)),
            ("max_us", quantile(&mut waits, 1.0)),
            ("cpu_us_per_move", used.cpu_us / all),
            ("switches_per_move", used.switches as f64 / all),
            ("wal_pages_per_move", pages as f64 / all),
            ("written_bytes_per_move", written as f64 / all),
            ("fsync_median_us", fsync_median_us(place)?),
        ],
    );
    Ok(())
}

/// Writes about 4,500 pages in one transaction. A file that grows takes longer to sync, and a WAL that is already long does not grow.
async fn lengthen_wal(store: &SqliteStore) -> Result<()> {
    let mut room = Sample::new(1_000_000);
    store.append(vec![room.create()]).await?;
    let mut chats: Vec<Append> = (0..270).map(|_| room.chat(&"text".repeat(16 * 1024))).collect();
    let rest = chats.split_off(1);
    chats[0].events.extend(rest.into_iter().flat_map(|chat| chat.events));
    store.append(chats).await?;
    Ok(())
}

/// A room in which the game has begun.
async fn seated(store: &SqliteStore, number: usize) -> Result<Sample> {
    let mut room = Sample::new(number as u64).between(&format!("Black{number}"), &format!("White{number}"));
    store.append(vec![room.create()]).await?;
    store.append(vec![room.start()]).await?;
    Ok(room)
}

/// The append of a game with clocks: each move changes the deadline.
fn timed(mut append: Append) -> Append {
    append.row.deadline = append.events.last().map(|last| Millis(last.at.0 + 300_000));
    append
}

/// Counts the pages that are written to the WAL. After a checkpoint, SQLite writes the WAL from its beginning again.
struct Wal {
    last: u32,
    pages: u64,
}

impl Wal {
    fn of(shm: &Path) -> Result<Self> {
        Ok(Self { last: wal_pages(shm)?, pages: 0 })
    }

    fn look(&mut self, shm: &Path) -> Result<()> {
        let now = wal_pages(shm)?;
        self.pages += u64::from(now.checked_sub(self.last).unwrap_or(now));
        self.last = now;
        Ok(())
    }
}

fn wal_pages(shm: &Path) -> Result<u32> {
    use std::io::Read as _;
    let mut head = [0; WAL_PAGES_AT + 4];
    std::fs::File::open(shm)?.read_exact(&mut head)?;
    Ok(u32::from_ne_bytes(head[WAL_PAGES_AT..].try_into()?))
}

/// The bytes that this process has given the system to write, the WAL and the database together.
fn written() -> Result<u64> {
    Ok(numbers(&std::fs::read_to_string("/proc/self/io")?, &["wchar:"]))
}
