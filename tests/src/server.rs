//! The server of a story: the real binary, with a data folder and a port of its own.

use crate::guest::Guest;
use crate::player::Player;
use crate::{PATIENCE, rooms};
use protocol::CreateRoom;
use rustix::process::{Pid, Signal, kill_process};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// A running server. Dropping it kills the process.
pub struct Server {
    child: Child,
    base: String,
    data: Arc<TempDir>,
    args: Vec<String>,
    binary: PathBuf,
}

impl Server {
    /// Starts a server without rate limits.
    pub async fn start() -> Self {
        Self::start_with(&["--lift-rates"]).await
    }

    /// Starts a server with these additional arguments.
    pub async fn start_with(args: &[&str]) -> Self {
        let data = Arc::new(TempDir::new().expect("a temporary folder can be created"));
        Self::start_on(data, args.iter().map(|&arg| arg.to_owned()).collect(), Self::binary()).await
    }

    /// Starts a server on a folder that is empty or contains a database.
    pub async fn start_in(data: TempDir, args: &[&str]) -> Self {
        Self::start_build(Self::binary(), data, args).await
    }

    /// Like [`Server::start_in`], with another build of the server.
    pub async fn start_build(binary: PathBuf, data: TempDir, args: &[&str]) -> Self {
        Self::start_on(Arc::new(data), args.iter().map(|&arg| arg.to_owned()).collect(), binary).await
    }

    async fn start_on(data: Arc<TempDir>, args: Vec<String>, binary: PathBuf) -> Self {
        let mut child = Self::command(&binary, &data, &args).spawn().expect("the server starts");
        let stdout = child.stdout.take().expect("stdout is piped");
        let mut lines = BufReader::new(stdout).lines();
        let base = timeout(PATIENCE, async {
            loop {
                let line = lines.next_line().await.expect("stdout is text").expect("the server prints its address");
                if let Some(url) = line.strip_prefix("listening on ") {
                    break url.trim_end_matches('/').to_owned();
                }
            }
        })
        .await
        .expect("the server prints its address in time");
        // Keep reading, so that later output cannot fill the pipe.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Self { child, base, data, args, binary }
    }

    fn command(binary: &Path, data: &TempDir, args: &[String]) -> Command {
        // Tests that run under `nohup` ignore SIGHUP, and so would a server that they start. `env` then becomes the server.
        let mut command = Command::new("env");
        command.arg("--default-signal=HUP").arg(binary);
        command.args(["serve", "--listen", "127.0.0.1:0", "--no-mdns", "--log", "warn", "--data"]).arg(data.path()).args(args);
        command.stdout(Stdio::piped()).kill_on_drop(true);
        command
    }

    /// `http://127.0.0.1:PORT`.
    #[must_use]
    pub fn base(&self) -> &str {
        &self.base
    }

    /// `127.0.0.1:PORT`.
    #[must_use]
    pub fn authority(&self) -> &str {
        self.base.trim_start_matches("http://")
    }

    /// The process id.
    #[must_use]
    pub fn pid(&self) -> u32 {
        self.child.id().expect("the server runs")
    }

    /// The data folder.
    #[must_use]
    pub fn data(&self) -> &Path {
        self.data.path()
    }

    /// Kills the process with SIGKILL.
    pub async fn kill(&mut self) {
        self.child.kill().await.expect("the server can be killed");
    }

    /// Starts a new server on the data of this server, which must have ended. Kills the new server with SIGKILL after the given
    /// time.
    pub async fn start_and_kill(&self, after: Duration) {
        let mut child = Self::command(&self.binary, &self.data, &self.args).spawn().expect("the server starts");
        // The server is killed while it starts or, if it has started within that time, while it runs.
        let ended = timeout(after, child.wait()).await;
        assert!(ended.is_err(), "the server ended by itself: {ended:?}");
        child.kill().await.expect("the server can be killed");
    }

    /// Kills the process with SIGKILL, then starts a new server on the same data and another port.
    pub async fn crash_and_restart(mut self) -> Self {
        self.child.kill().await.expect("the server can be killed");
        Self::start_on(Arc::clone(&self.data), self.args.clone(), self.binary.clone()).await
    }

    /// Sends SIGTERM, waits for the process to end and returns its exit code.
    pub async fn terminate(&mut self) -> Option<i32> {
        self.signal(Signal::TERM);
        self.ends().await
    }

    /// Sends SIGHUP, as when the terminal is closed, waits for the process to end and returns its exit code.
    pub async fn hang_up(&mut self) -> Option<i32> {
        self.signal(Signal::HUP);
        self.ends().await
    }

    /// Waits for the process to end by itself and returns its exit code.
    pub async fn ends(&mut self) -> Option<i32> {
        timeout(PATIENCE, self.child.wait()).await.expect("the server ends in time").expect("the server ends").code()
    }

    /// Stops the process with SIGSTOP, and lets it continue after this time.
    pub async fn freezes_for(&mut self, time: Duration) {
        self.signal(Signal::STOP);
        let ended = timeout(time, self.child.wait()).await;
        assert!(ended.is_err(), "the server ended by itself: {ended:?}");
        self.signal(Signal::CONT);
    }

    fn signal(&self, signal: Signal) {
        let pid = Pid::from_raw(i32::try_from(self.pid()).expect("a process id fits into an i32"));
        kill_process(pid.expect("a process id is positive"), signal).expect("the signal is sent");
    }

    /// Starts a new server on the data of this server, which must have ended.
    pub async fn restart(self) -> Self {
        Self::start_on(Arc::clone(&self.data), self.args.clone(), self.binary.clone()).await
    }

    /// Runs `tengen admin` for this server. Returns what it prints, or the error.
    ///
    /// # Errors
    /// What the program prints to stderr, if it fails.
    pub async fn admin(&self, arguments: &[&str]) -> Result<String, String> {
        let mut command = Command::new(&self.binary);
        command.arg("admin").args(arguments).arg("--data").arg(self.data());
        let output = command.output().await.expect("the program runs");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the output is text");
        if output.status.success() { Ok(text(output.stdout)) } else { Err(text(output.stderr)) }
    }

    /// Creates a guest.
    pub async fn guest(&self, name: &str) -> Guest {
        Guest::register(self, name).await
    }

    /// Two players, seated in a new room: first the host, and then the guest. In each room of [`rooms`], the host plays Black.
    pub async fn table(&self, room: &CreateRoom) -> (Player, Player) {
        let black = self.guest("Anna").await;
        let white = self.guest("Bert").await;
        let id = black.creates(room).await;
        let mut black = Player::joins(self, &black, &id).await;
        let mut white = Player::joins(self, &white, &id).await;
        white.sits().await;
        black.sees_event("the guest's seat", |event| matches!(event, protocol::Event::Seated { .. })).await;
        (black, white)
    }

    /// Black and White, both seated for a game of Go on 9x9 under Chinese rules.
    pub async fn go_table(&self) -> (Player, Player) {
        self.table(&rooms::go9(protocol::GoRuleset::Chinese)).await
    }

    /// Black and White, both seated for a game of freestyle Gomoku.
    pub async fn gomoku_table(&self) -> (Player, Player) {
        self.table(&rooms::gomoku()).await
    }

    /// Polls a metric until it has this value.
    pub async fn until_metric(&self, name: &str, value: f64) {
        let url = format!("{}/metrics", self.base);
        let reached = async {
            loop {
                let text = reqwest::get(&url).await.expect("the server answers").text().await.expect("the answer is text");
                let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
                if line.and_then(|number| number.trim().parse::<f64>().ok()) == Some(value) {
                    break;
                }
            }
        };
        timeout(PATIENCE, reached).await.unwrap_or_else(|_| panic!("{name} never became {value}"));
    }

    /// The server's binary: the file that `TENGEN_BIN` names, or the binary that was built with the tests.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "tells the tests which server to run")]
    pub fn binary() -> PathBuf {
        if let Some(path) = std::env::var_os("TENGEN_BIN") {
            return path.into();
        }
        let here = std::env::current_exe().expect("the path of this program is known");
        // The tests are in target/PROFILE/deps. The benchmarks and the server are in target/PROFILE.
        let found = here.ancestors().skip(1).take(2).map(|folder| folder.join("tengen")).find(|path| path.exists());
        found.expect("the server is not built: run `cargo build -p server`, or run all tests with `cargo xtask test`")
    }
}
