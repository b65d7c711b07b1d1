//! Writes every order of the operator to the server's log. Writes the orders that change something also to a file.

use super::order::{Answer, Order};
use jiff::Timestamp;
use room::UnixMillis;
use serde_json::json;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;

/// The file in the data folder. The server only appends to it.
const FILE: &str = "admin.log";
/// When the file has this size or more, it is renamed to [`FORMER`]. An older file with that name is deleted.
const MOST_BYTES: u64 = 1 << 20;
const FORMER: &str = "admin.log.1";

/// Writes an order, who gave it, and what became of it.
pub(super) fn note(data: &Path, now: UnixMillis, user: u32, order: &Order, answer: &Answer) {
    let (action, about) = order.words();
    let (done, outcome) = match answer {
        Answer::Done { text, .. } => (true, text),
        Answer::Refused { text } => (false, text),
    };
    tracing::info!(target: "audit", user, action, about, done, outcome);
    if order.only_reads() {
        return;
    }
    let time = i64::try_from(now.0).ok().and_then(|now| Timestamp::from_millisecond(now).ok()).map(|time| time.to_string());
    let line = json!({ "time": time, "user": user, "action": action, "about": about, "done": done, "outcome": outcome });
    if let Err(error) = append(data, &format!("{line}\n")) {
        tracing::error!(target: "audit", %error, "an order of the operator was not noted in {FILE}");
    }
}

fn append(data: &Path, line: &str) -> std::io::Result<()> {
    let path = data.join(FILE);
    if fs::metadata(&path).is_ok_and(|found| found.len() >= MOST_BYTES) {
        fs::rename(&path, data.join(FORMER))?;
    }
    OpenOptions::new().append(true).create(true).mode(0o600).open(path)?.write_all(line.as_bytes())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn a_full_file_is_kept_once() {
        let data = tempfile::tempdir().unwrap();
        fs::write(data.path().join(FILE), vec![b'x'; usize::try_from(MOST_BYTES).unwrap()]).unwrap();
        append(data.path(), "one\n").unwrap();
        append(data.path(), "two\n").unwrap();
        assert_eq!(fs::read_to_string(data.path().join(FILE)).unwrap(), "one\ntwo\n");
        assert_eq!(fs::metadata(data.path().join(FORMER)).unwrap().len(), MOST_BYTES);
    }
}
