//! Tests of the sessions: tables of commands and answers, whole games, and laws for any input.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod client;
mod games;
mod gomocup;
mod gtp;
mod laws;
mod nboard;

use engine_protocols::{Player, Ports, Session};
use setup::Level;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

pub fn player(level: u8) -> Player {
    Player::new(Level::new(level).unwrap(), 1)
}

/// Sends a line to a session and returns its answer. The clock advances by a millisecond whenever the session reads it. The only
/// file is `game.sgf`.
pub fn ask(session: &mut dyn Session, line: impl AsRef<[u8]>) -> String {
    static LOOKS: AtomicU64 = AtomicU64::new(0);
    let now = || Duration::from_millis(LOOKS.fetch_add(1, Ordering::Relaxed));
    let file = |name: &str| (name == "game.sgf").then(|| b"(;GM[1]SZ[9]KM[6.5]RU[Japanese];B[ee];W[ec];B[cc])".to_vec());
    session.hear(line.as_ref(), &Ports { now: &now, file: &file }).text
}

/// Sends each line and compares the answer. In GTP answers, the blank line at the end is left out.
pub fn check(session: &mut dyn Session, table: &[(&str, &str)]) {
    for (line, answer) in table {
        assert_eq!(ask(session, line).trim_end_matches('\n'), *answer, "{line:?}");
    }
}
