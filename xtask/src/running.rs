//! Child programs that end before this program does.

use crate::process::{command, read, show};
use anyhow::Context as _;
use std::process::{Child, Command};

/// A program that is ended when this value is dropped.
pub(crate) struct Running {
    child: Child,
}

impl Running {
    /// Starts the program.
    ///
    /// # Errors
    /// If it cannot be started.
    pub(crate) fn start(command: &mut Command) -> anyhow::Result<Self> {
        let child = command.spawn().with_context(|| format!("cannot run `{}`", show(command)))?;
        Ok(Self { child })
    }

    /// Whether the program has not ended yet.
    pub(crate) fn is_alive(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Asks the program to end and waits until it has ended.
    pub(crate) fn end(&mut self) {
        if !self.is_alive() {
            return;
        }
        // The standard library can only kill a process, not ask it to end.
        let asked = cfg!(unix) && read(&mut command("kill", &["-TERM", &self.child.id().to_string()])).is_ok();
        if !asked {
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}

/// Returns a function that reports whether this program has been asked to end: by Ctrl-C, by `kill` or by closing the
/// terminal.
#[cfg(unix)]
pub(crate) fn stop_requested() -> anyhow::Result<impl Fn() -> bool> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    let asked = Arc::new(AtomicBool::new(false));
    for signal in [SIGHUP, SIGINT, SIGTERM] {
        signal_hook::flag::register(signal, asked.clone()).context("cannot wait for signals")?;
    }
    Ok(move || asked.load(Ordering::Relaxed))
}

/// On other systems, Ctrl-C ends this program and its child programs together, so there is nothing to report.
#[cfg(not(unix))]
pub(crate) fn stop_requested() -> anyhow::Result<impl Fn() -> bool> {
    Ok(|| false)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::io::{BufRead as _, BufReader};
    use std::process::Stdio;

    #[test]
    fn dropping_a_running_program_ends_it() {
        let mut shell = Command::new("sh");
        shell.args(["-c", "trap 'echo bye; exit 0' TERM; echo hello; while :; do read _; done"]);
        let mut running = Running::start(shell.stdin(Stdio::piped()).stdout(Stdio::piped())).unwrap();
        let mut lines = BufReader::new(running.child.stdout.take().unwrap()).lines();
        assert_eq!(lines.next().unwrap().unwrap(), "hello");
        assert!(running.is_alive());
        drop(running);
        // The pipe closes with the program, so this does not block.
        assert_eq!(lines.map(Result::unwrap).collect::<Vec<_>>(), ["bye"]);
    }
}
