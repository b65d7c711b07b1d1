//! Acknowledged appends survive a killed process and a full disk.
//!
//! Each test starts this test program as a child process that only appends. One test kills the child. The other limits the size
//! of the files that the child can write. Both then compare the stored events with the acknowledgements that the child printed.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use room::{Channel, Event, PlayerId};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use store::contract::sample::{Sample, player};
use store::{Append, Store, StoreError};
use store_sqlite::{Options, SqliteStore};

const ROOMS: u64 = 6;

/// An append of two events: the start of the game, and then recognizable texts.
fn next(room: &mut Sample) -> Append {
    if room.seq() == 2 {
        return room.start();
    }
    let (number, seq) = (room.row.id.to_string(), room.seq());
    let (player, name): (PlayerId, _) = (player("ann"), "Ann".to_owned());
    let line = |n: u64| Event::Chatted {
        player: player.clone(),
        name: name.clone(),
        channel: Channel::Players,
        text: text(&number, seq + n),
    };
    room.append(vec![line(1), line(2)], Some(&player))
}

/// A text that depends only on the room and the seq, so that [`read`] can compute it again. It is long, so that the
/// file grows quickly.
fn text(room: &str, seq: u64) -> String {
    let mut state = seq.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ room.len() as u64;
    let noise = (0..40).map(|_| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        format!("{:x}", state >> 32)
    });
    format!("{room} {seq} {}", noise.collect::<String>())
}

/// Loads the room as the child left it and checks each of its events.
async fn read(store: &SqliteStore, number: u64) -> Sample {
    let mut room = Sample::new(number);
    let Some(events) = store.load(room.room()).await.unwrap() else { return room };
    assert!(events.iter().map(|recorded| recorded.seq).eq(1..=events.len() as u64), "the seqs have no gaps");
    let _ = room.create();
    while room.seq() < events.len() as u64 {
        let _ = next(&mut room);
    }
    assert_eq!(events, room.events, "no event was changed, duplicated or cut off");
    room
}

/// Appends to all rooms in parallel and prints each acknowledgement, until this process is killed or an append fails.
#[test]
#[ignore = "the other tests start it as a child process"]
fn child() {
    let mut directory = String::new();
    std::io::stdin().read_line(&mut directory).unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Arc::new(SqliteStore::open(Path::new(directory.trim_end()), &Options::default()).await.unwrap());
        let mut tasks = Vec::new();
        for number in 0..ROOMS {
            let mut room = read(&store, number).await;
            let store = Arc::clone(&store);
            tasks.push(tokio::spawn(async move {
                loop {
                    let append = if room.seq() == 0 { room.create() } else { next(&mut room) };
                    match store.append(vec![append]).await {
                        Ok(()) => say(&format!("acked {number} {}", room.seq())),
                        Err(error) => return error,
                    }
                }
            }));
        }
        for task in tasks {
            match task.await.unwrap() {
                StoreError::Unknown(reason) => say(&format!("unknown {reason}")),
                StoreError::Unavailable(reason) => say(&format!("unavailable {reason}")),
                other => panic!("{other}"),
            }
        }
        store.close().await;
        say("closed");
    });
}

/// Prints one line in one write.
fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("\n{line}\n").as_bytes()).and_then(|()| out.flush()).unwrap();
}

/// Kills the child when the test ends, even if the test fails.
struct KillOnDrop(Child);

impl Drop for KillOnDrop {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts this program as the child, from a shell that runs `before` first.
fn start(before: &str, directory: &Path) -> KillOnDrop {
    let program = std::env::current_exe().unwrap();
    let script = format!("{before} exec \"$0\" child --exact --ignored --nocapture");
    let mut shell = Command::new("sh");
    shell.args(["-c", &script]).arg(program).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = KillOnDrop(shell.spawn().unwrap());
    writeln!(child.0.stdin.take().unwrap(), "{}", directory.display()).unwrap();
    child
}

/// Every complete line that the child has written.
fn lines(child: &mut KillOnDrop) -> impl Iterator<Item = String> + use<> {
    let mut out = BufReader::new(child.0.stdout.take().unwrap());
    std::iter::from_fn(move || {
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        line.strip_suffix('\n').map(str::to_owned)
    })
}

fn acked(line: &str) -> Option<(u64, u64)> {
    let mut words = line.strip_prefix("acked ")?.split(' ').map(|word| word.parse().unwrap());
    Some((words.next()?, words.next()?))
}

/// Checks that every room contains all events known to be stored and, beyond those, at most the one append that was in progress
/// when the child ended.
///
/// Then updates `known` with the events found. The next child continues after all of these events, including those that were never
/// acknowledged.
async fn check(directory: &Path, known: &mut BTreeMap<u64, u64>) {
    let store = SqliteStore::open(directory, &Options::default()).await.unwrap();
    for number in 0..ROOMS {
        let (stored, known) = (read(&store, number).await.seq(), known.entry(number).or_default());
        assert!(stored >= *known, "room {number}: {known} events were acknowledged, but only {stored} are stored");
        assert!(
            stored <= *known + 2,
            "room {number}: only one append was in progress after {known} events, but {stored} are stored"
        );
        *known = stored;
    }
    store.close().await;
}

#[tokio::test]
async fn a_killed_process_loses_nothing_that_was_acknowledged() {
    let directory = tempfile::tempdir().unwrap();
    let mut known = BTreeMap::new();
    for kill_after in [1, 400, 0, 7, 3000, 63, 0, 150, 1200, 5] {
        let mut child = start("", directory.path());
        let mut lines = lines(&mut child);
        let mut seen = lines.by_ref().filter_map(|line| acked(&line)).take(kill_after).collect::<Vec<_>>();
        child.0.kill().unwrap();
        assert_eq!(seen.len(), kill_after, "the child appends until it is killed");
        // The lines that the child wrote before it died count too.
        seen.extend(lines.filter_map(|line| acked(&line)));
        known.extend(seen);
        child.0.wait().unwrap();
        check(directory.path(), &mut known).await;
    }
}

/// Limits the size of the files that the child can write. As on a full disk, writes beyond the limit fail, and so does the commit.
#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_acknowledged() {
    let directory = tempfile::tempdir().unwrap();
    let mut known = BTreeMap::new();
    // Migrate without a limit, because the migrations write more than the smallest limit allows.
    check(directory.path(), &mut known).await;
    for limit_blocks in [600, 900, 2000] {
        let mut child = start(&format!("trap '' XFSZ; ulimit -f {limit_blocks};"), directory.path());
        let lines: Vec<String> = lines(&mut child).collect();
        known.extend(lines.iter().filter_map(|line| acked(line)));
        let failed = lines.iter().filter(|line| line.starts_with("un")).count();
        assert_eq!(failed as u64, ROOMS, "in each room, one append failed: {:?}", lines.last());
        assert!(
            lines.iter().any(|line| line.starts_with("unknown")),
            "a failed commit has an unknown result: {:?}",
            lines.last()
        );
        assert!(lines.iter().any(|line| line == "closed"), "the store can still be closed");
        check(directory.path(), &mut known).await;
    }
}
