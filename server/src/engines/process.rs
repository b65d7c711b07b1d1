//! A running engine: a child process with limits on memory, output and priority.

use super::engine::Engine;
use rustix::process::{Pid, Signal};
use std::process::Stdio;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command};

/// The niceness of an engine, unless the server itself runs with a greater niceness. It is the same as that of our own
/// bots, so that the moves of people come first.
const NICENESS: i32 = crate::bots::NICENESS;
/// The longest line that is read from an engine, in bytes.
const LINE_BYTES: usize = 4096;
/// The most bytes that are read from an engine before it has answered. An engine that prints more than this is broken.
pub(super) const ANSWER_BYTES: usize = 256 * 1024;
/// How much of what an engine prints to its standard error is kept for the log, in bytes.
const LAST_WORDS_BYTES: usize = 400;
/// After reading a piece of an engine's standard error, the server waits this long, so that a flood of messages costs
/// little.
const PAUSE: Duration = Duration::from_millis(10);

/// Why an engine is stopped.
#[derive(Debug, thiserror::Error)]
pub(super) enum Fault {
    #[error("cannot be started: {0}")]
    Start(#[from] std::io::Error),
    #[error("has ended")]
    Ended,
    #[error("has not answered in time")]
    Late,
    #[error("has printed too much")]
    Flood,
    #[error("has refused a request: {0}")]
    Refused(String),
    #[error("has made an illegal move: {0}")]
    Illegal(String),
}

impl Fault {
    /// The fault in one word, for the metrics.
    pub(super) const fn as_str(&self) -> &'static str {
        match self {
            Fault::Start(_) => "start",
            Fault::Ended => "ended",
            Fault::Late => "late",
            Fault::Flood => "flood",
            Fault::Refused(_) => "refused",
            Fault::Illegal(_) => "illegal",
        }
    }
}

/// A running engine. Dropping it kills the process and all processes that it has started.
pub(super) struct Process {
    /// Tokio reaps a child that is dropped.
    _child: Child,
    group: Option<Pid>,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    last_words: Arc<Mutex<String>>,
}

impl Process {
    pub(super) fn start(engine: &Engine) -> Result<Process, Fault> {
        let (program, arguments) = engine.command.split_first().ok_or(Fault::Ended)?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // A group of its own, so that Ctrl-C in a terminal reaches only the server, and so that all processes of the engine can be
        // killed together.
        command.kill_on_drop(true).process_group(0);
        if let Some(folder) = &engine.folder {
            command.current_dir(folder);
        }
        let mut child = command.spawn()?;
        let group = child.id().and_then(|id| Pid::from_raw(i32::try_from(id).ok()?));
        let (Some(input), Some(output), Some(errors)) = (child.stdin.take(), child.stdout.take(), child.stderr.take()) else {
            return Err(Fault::Ended);
        };
        let last_words = Arc::new(Mutex::new(String::new()));
        let process = Process { _child: child, group, input, output: BufReader::new(output), last_words };
        metrics::counter!("tengen_engine_starts_total", "engine" => engine.name.clone()).increment(1);
        metrics::gauge!("tengen_engine_processes").increment(1);
        tokio::spawn(listen(errors, Arc::clone(&process.last_words)));
        process.limit(engine)?;
        Ok(process)
    }

    /// Lowers the priority of the process and limits its memory. The limit counts all memory that the process writes
    /// to, including the stacks of its threads. Each process that the engine starts has a separate limit of the same
    /// size. Memory is limited only on Linux.
    fn limit(&self, engine: &Engine) -> Result<(), Fault> {
        let Some(pid) = self.group else { return Err(Fault::Ended) };
        // Only a privileged server could raise the priority or a limit again.
        let limited = rustix::process::getpriority_process(Some(pid))
            .and_then(|inherited| rustix::process::setpriority_process(Some(pid), inherited.max(NICENESS)));
        #[cfg(target_os = "linux")]
        let limited = limited.and_then(|()| {
            use rustix::process::{Resource, Rlimit, prlimit};
            let at_most = |most| Rlimit { current: Some(most), maximum: Some(most) };
            // A dump of a crashed engine would fill the disk.
            prlimit(Some(pid), Resource::Core, at_most(0))?;
            let inherited = rustix::process::getrlimit(Resource::Data).maximum.unwrap_or(u64::MAX);
            engine.memory.map_or(Ok(()), |memory| prlimit(Some(pid), Resource::Data, at_most(memory.min(inherited))).map(|_| ()))
        });
        #[cfg(not(target_os = "linux"))]
        let _ = engine;
        match limited {
            // A program that has already ended needs no limits.
            Ok(()) | Err(rustix::io::Errno::SRCH) => Ok(()),
            Err(error) => Err(Fault::Start(error.into())),
        }
    }

    /// Sends a line.
    pub(super) async fn say(&mut self, line: &str) -> Result<(), Fault> {
        self.input.write_all(format!("{line}\n").as_bytes()).await.map_err(|_| Fault::Ended)?;
        self.input.flush().await.map_err(|_| Fault::Ended)
    }

    /// Reads a line. `left` is how many bytes the engine may still print before it has answered.
    pub(super) async fn hear(&mut self, left: &mut usize) -> Result<String, Fault> {
        let mut line = Vec::new();
        loop {
            let piece = self.output.fill_buf().await.map_err(|_| Fault::Ended)?;
            if piece.is_empty() {
                return Err(Fault::Ended);
            }
            let end = piece.iter().position(|byte| *byte == b'\n');
            let taken = end.map_or(piece.len(), |at| at + 1);
            *left = left.checked_sub(taken).ok_or(Fault::Flood)?;
            line.extend_from_slice(&piece[..end.unwrap_or(taken)]);
            self.output.consume(taken);
            if line.len() > LINE_BYTES {
                return Err(Fault::Flood);
            }
            if end.is_some() {
                return Ok(String::from_utf8_lossy(&line).into_owned());
            }
        }
    }

    /// The end of what the engine has printed to its standard error.
    pub(super) fn last_words(&self) -> String {
        self.last_words.lock().unwrap_or_else(PoisonError::into_inner).trim().to_owned()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Tokio has not reaped the process yet, so its id cannot belong to another process.
        if let Some(group) = self.group {
            let _ = rustix::process::kill_process_group(group, Signal::KILL);
        }
        metrics::gauge!("tengen_engine_processes").decrement(1);
    }
}

/// Reads what an engine prints to its standard error, and keeps the end of it.
async fn listen(mut errors: ChildStderr, last_words: Arc<Mutex<String>>) {
    let mut piece = [0; 4096];
    while let Ok(count) = errors.read(&mut piece).await {
        if count == 0 {
            return;
        }
        let start = count.saturating_sub(LAST_WORDS_BYTES);
        let words = String::from_utf8_lossy(&piece[start..count]).replace(|letter: char| letter.is_control(), " ");
        {
            let mut kept = last_words.lock().unwrap_or_else(PoisonError::into_inner);
            kept.push_str(&words);
            let extra = kept.len().saturating_sub(LAST_WORDS_BYTES);
            let cut = (extra..=kept.len()).find(|&at| kept.is_char_boundary(at)).unwrap_or(0);
            kept.drain(..cut);
        }
        tokio::time::sleep(PAUSE).await;
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::super::file::EngineList;
    use super::*;

    const CAT: &str = "[[engine]]\nid = \"cat\"\nname = \"Cat\"\nprotocol = \"gtp\"\nkind = \"othello\"\ncommand = [\"cat\"]\n";

    #[test]
    fn an_engine_of_a_server_with_low_priority_has_the_same_priority() {
        // Linux keeps the niceness of each thread, and children inherit it, so this test has a thread of its own.
        let niceness = std::thread::spawn(|| {
            rustix::process::setpriority_process(None, 15).unwrap();
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            let list = EngineList::parse(CAT).unwrap();
            runtime.block_on(async {
                let process = Process::start(&list.all()[0]).unwrap();
                rustix::process::getpriority_process(process.group).unwrap()
            })
        });
        assert_eq!(niceness.join().unwrap(), 15);
    }
}
