//! Writes the log without ever waiting for the program that reads it. If that program stops reading, the pipe between the
//! server and that program fills up, and an ordinary write would block the server. This writer drops log messages
//! instead, and counts them.

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fd::AsFd;
use std::io::{self, Write};

/// A pipe that is ready for writing takes at least this many bytes without blocking (Linux: `PIPE_BUF`).
const PIECE: usize = 4096;

/// The name of the metric that counts dropped messages.
pub(super) const DROPPED: &str = "tengen_log_dropped_total";

/// Takes whole messages, one with each call of `write`.
pub(super) struct Patient<W> {
    to: W,
    /// Makes the line that tells the reader how many messages are missing.
    gap: fn(u64) -> String,
    /// The number of messages dropped since the reader last learned about dropped messages.
    dropped: u64,
    /// Whether the reader has only the beginning of a message.
    cut: bool,
}

impl<W> Patient<W> {
    /// `gap` makes the line that tells the reader how many messages are missing.
    pub(super) const fn new(to: W, gap: fn(u64) -> String) -> Self {
        Self { to, gap, dropped: 0, cut: false }
    }
}

impl<W: Write + AsFd> Patient<W> {
    /// Writes what can be written without waiting. Returns whether that was everything.
    fn offer(&mut self, bytes: &[u8]) -> io::Result<bool> {
        let mut rest = bytes;
        while !rest.is_empty() {
            let mut ready = [PollFd::new(&self.to, PollFlags::OUT)];
            if poll(&mut ready, Some(&Timespec::default()))? == 0 {
                break;
            }
            let (piece, _) = rest.split_at(rest.len().min(PIECE));
            let written = self.to.write(piece)?;
            rest = rest.get(written..).unwrap_or_default();
        }
        self.cut = if rest.len() == bytes.len() { self.cut } else { !rest.is_empty() };
        Ok(rest.is_empty())
    }

    /// Writes a message. If the previous message was cut off, first ends its line. If messages were dropped, first
    /// tells how many.
    fn take(&mut self, message: &[u8]) -> io::Result<bool> {
        if self.cut && !self.offer(b"\n")? {
            return Ok(false);
        }
        if self.dropped > 0 {
            let gap = (self.gap)(self.dropped);
            if !self.offer(gap.as_bytes())? {
                return Ok(false);
            }
            self.dropped = 0;
        }
        self.offer(message)
    }
}

impl<W: Write + AsFd> Write for Patient<W> {
    fn write(&mut self, message: &[u8]) -> io::Result<usize> {
        let done = self.take(message);
        if !matches!(done, Ok(true)) {
            self.dropped += 1;
            metrics::counter!(DROPPED).increment(1);
        }
        done.map(|_| message.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{PipeReader, PipeWriter, Read as _, pipe};

    fn gap(dropped: u64) -> String {
        format!("{dropped} dropped\n")
    }

    /// The reader of a full pipe, and the output that writes to this pipe and has dropped one message.
    fn full() -> (PipeReader, Patient<PipeWriter>) {
        let (reader, to) = pipe().unwrap();
        let mut output = Patient::new(to, gap);
        while output.dropped == 0 {
            output.write_all(b"a line\n").unwrap();
        }
        (reader, output)
    }

    #[test]
    fn a_full_pipe_drops_messages_and_their_number_follows_when_it_is_read() {
        let (mut reader, mut output) = full();
        output.write_all(b"another\n").unwrap();
        let read = reader.read(&mut vec![0; 1 << 20]).unwrap();
        assert_eq!(read % b"a line\n".len(), 0, "only whole lines");
        output.write_all(b"the next\n").unwrap();
        drop(output);
        let mut rest = String::new();
        reader.read_to_string(&mut rest).unwrap();
        assert_eq!(rest, "2 dropped\nthe next\n");
    }

    #[test]
    fn a_message_that_is_cut_off_ends_its_line() {
        let (mut reader, mut output) = full();
        reader.read_exact(&mut [0; 2 * PIECE]).unwrap();
        output.write_all(&[b'x'; 10 * PIECE]).unwrap();
        assert!(output.cut);
        let mut pieces = vec![0; 1 << 20];
        let read = reader.read(&mut pieces).unwrap();
        assert_eq!(pieces.get(read - 1), Some(&b'x'));
        output.write_all(b"the next\n").unwrap();
        drop(output);
        let mut rest = String::new();
        reader.read_to_string(&mut rest).unwrap();
        assert_eq!(rest, "\n1 dropped\nthe next\n");
    }
}
