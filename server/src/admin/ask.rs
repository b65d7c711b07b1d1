//! The client: sends an order to the running server and prints the answer.

use super::order::{Answer, Order};
use super::table::wrapped;
use super::{ANSWER_BYTES, ORDER_BYTES, socket};
use anyhow::Context as _;
use std::io::{BufRead as _, BufReader, ErrorKind, IsTerminal as _, Read as _, Write as _};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::Duration;

/// How long to wait for the answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// Sends an order to the server that uses this data folder, and prints the answer.
///
/// # Errors
/// If no server runs on the folder, this user has no access, or the server refuses the order.
pub fn ask(data: &Path, order: &Order) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    match request(data, order)? {
        // A refusal is one line, whatever error it quotes.
        Answer::Refused { text } => anyhow::bail!("{}", text.split_whitespace().collect::<Vec<_>>().join(" ")),
        Answer::Done { text, table } => {
            for line in table.iter().filter(|table| !table.rows.is_empty()).flat_map(|table| table.lines()) {
                writeln!(out, "{line}")?;
            }
            if !out.is_terminal() {
                return Ok(writeln!(out, "{text}")?);
            }
            for line in wrapped(&text) {
                writeln!(out, "{line}")?;
            }
            Ok(())
        }
    }
}

/// Sends an order to the server that uses this data folder, and returns the answer.
pub(crate) fn request(data: &Path, order: &Order) -> anyhow::Result<Answer> {
    let path = socket(data);
    let mut stream = UnixStream::connect(&path).map_err(|error| match error.kind() {
        ErrorKind::NotFound | ErrorKind::ConnectionRefused => {
            anyhow::anyhow!("no server runs on the data folder {}: start it, or name another folder with --data", data.display())
        }
        ErrorKind::PermissionDenied => {
            anyhow::anyhow!("no access to {}: run this as the user of the server, or as root", path.display())
        }
        _ => anyhow::Error::new(error).context(format!("cannot use {}", path.display())),
    })?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut line = serde_json::to_vec(order)?;
    line.push(b'\n');
    anyhow::ensure!(line.len() as u64 <= ORDER_BYTES, "this is too long: an order has at most {ORDER_BYTES} bytes");
    stream.write_all(&line).context("the server does not take orders")?;
    let mut answer = Vec::new();
    BufReader::new(stream.take(ANSWER_BYTES as u64 + 1)).read_until(b'\n', &mut answer).context("the server does not answer")?;
    anyhow::ensure!(!answer.is_empty(), "the server has closed the connection without an answer");
    serde_json::from_slice(&answer).context("the answer cannot be read; is the server another version of this program?")
}
