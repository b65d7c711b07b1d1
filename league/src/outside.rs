//! An engine in another process.

use crate::players::Act;
use anyhow::Context as _;
use engine_protocols::client::{Client, Heard, Protocol, Wanted};
use rules::{Color, Move, Setup};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// For an answer, an engine has this much time, or twice its time limit for a move if that is longer. The engine may
/// exceed the time limit for a move, because not every engine supports time limits. The file of the match contains the
/// time that the engine used.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running engine and the conversation with it.
pub(crate) struct Engine {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    client: Client,
    move_time: Option<Duration>,
}

impl Engine {
    pub(crate) fn start(command: &str, protocol: Protocol, setup: Setup, move_time: Option<Duration>) -> anyhow::Result<Engine> {
        let mut words = command.split_whitespace();
        let program = words.next().context("--against is empty")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start `{command}`"))?;
        let input = child.stdin.take().context("no input")?;
        let output = child.stdout.take().context("no output")?;
        let (send, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
                if send.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                    break;
                }
            }
        });
        Ok(Engine { child, input, lines, client: Client::new(protocol, setup, move_time), move_time })
    }

    pub(crate) fn act(&mut self, color: Color, moves: &[(Color, Move)]) -> Act {
        for request in self.client.ask(color, moves) {
            if writeln!(self.input, "{}", request.line).and_then(|()| self.input.flush()).is_err() {
                return Act::Fail("the engine has ended".to_owned());
            }
            match self.wait(request.wanted) {
                Ok(None | Some(Heard::Ready)) => {}
                Ok(Some(Heard::Move(action))) => return Act::Move(action),
                Ok(Some(Heard::Resigns)) => return Act::Resign,
                Ok(Some(Heard::Refuses(_))) if request.is_optional => {}
                Ok(Some(Heard::Refuses(words))) => return Act::Fail(format!("`{}`: {words}", request.line)),
                Err(words) => return Act::Fail(format!("`{}`: {words}", request.line)),
            }
        }
        Act::Fail("the engine made no move".to_owned())
    }

    fn wait(&self, wanted: Wanted) -> Result<Option<Heard>, String> {
        if wanted == Wanted::Nothing {
            return Ok(None);
        }
        let end = crate::players::now() + PATIENCE.max(2 * self.move_time.unwrap_or_default());
        loop {
            match self.lines.recv_timeout(end.saturating_sub(crate::players::now())) {
                Ok(line) => {
                    if let Some(heard) = self.client.read(wanted, &line) {
                        return Ok(Some(heard));
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err("no answer in time".to_owned()),
                Err(RecvTimeoutError::Disconnected) => return Err("the engine has ended".to_owned()),
            }
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "{}", self.client.farewell());
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
