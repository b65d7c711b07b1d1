//! The servers that are compared, each as a process of its own.

use super::socket::Socket;
use anyhow::{Context as _, Result, bail};
use protocol::{ClientMessage, Command};
use std::net::Ipv4Addr;
use std::path::Path;
use std::process::Stdio;
use tempfile::TempDir;
use tests::{Server, rooms};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::net::TcpListener;
use tokio::process::Child;

/// The option with which this program starts itself as one of the simple servers.
pub(super) const SERVE: &str = "serve";
const LISTENS: &str = "listening on ";

/// A server that is measured.
pub(super) struct Peer {
    pub(super) name: String,
    server: Kind,
    /// The number of rooms so far.
    rooms: usize,
}

enum Kind {
    /// The relay or the room of axum, and its address.
    Simple(Child, String),
    Ours(Server),
}

/// The connections to a room, and the command that plays at a point.
pub(super) struct Game {
    pub(super) black: Socket,
    pub(super) white: Socket,
    room: String,
}

/// Runs one of the simple servers in this process.
pub(super) async fn serve(name: &str) -> Result<()> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
    println!("{LISTENS}{}", listener.local_addr()?);
    match name {
        "relay" => super::relay::serve(listener).await,
        "room" => super::room::serve(listener).await,
        _ => bail!("no server is called {name}"),
    }
}

impl Peer {
    /// Starts the relay or the room of axum.
    pub(super) async fn simple(name: &str) -> Result<Self> {
        let mut command = tokio::process::Command::new(std::env::current_exe()?);
        command.args(["peers", &format!("{SERVE}={name}")]).stdout(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn()?;
        let mut lines = BufReader::new(child.stdout.take().context("stdout is piped")?).lines();
        let line = lines.next_line().await?.context("the server does not start")?;
        let address = line.strip_prefix(LISTENS).context("the server prints its address")?.to_owned();
        Ok(Self { name: name.to_owned(), server: Kind::Simple(child, address), rooms: 0 })
    }

    /// Starts our server with a data folder in `folder`.
    pub(super) async fn ours(name: &str, binary: &Path, folder: &Path) -> Result<Self> {
        let limits = ["--lift-rates", "--limit-connections-per-address", "10000"];
        let server = Server::start_build(binary.to_owned(), TempDir::new_in(folder)?, &limits).await;
        Ok(Self { name: name.to_owned(), server: Kind::Ours(server), rooms: 0 })
    }

    pub(super) fn pid(&self) -> Result<u32> {
        match &self.server {
            Kind::Simple(child, _) => child.id().context("the server has ended"),
            Kind::Ours(server) => Ok(server.pid()),
        }
    }

    /// Opens a room with two players.
    pub(super) async fn table(&mut self) -> Result<Game> {
        self.rooms += 1;
        match &self.server {
            Kind::Simple(_, address) => {
                let room = format!("{:020}", self.rooms);
                let black = Socket::open(address, &format!("/{room}/black"), "").await?;
                let white = Socket::open(address, &format!("/{room}/white"), "").await?;
                Ok(Game { black, white, room })
            }
            Kind::Ours(server) => {
                let (host, guest) = (server.guest("Anna").await, server.guest("Bert").await);
                let room = host.creates(&rooms::large_board()).await;
                let black = viewer(server, &room, Some(&host.token)).await?;
                let mut white = viewer(server, &room, Some(&guest.token)).await?;
                white.send(&command(&room, "sit", Command::Sit {})?).await?;
                white.wait(r#""ack""#).await?;
                Ok(Game { black, white, room })
            }
        }
    }

    /// A spectator of a room, if this server has spectators.
    pub(super) async fn spectator(&self, game: &Game) -> Result<Option<Socket>> {
        match &self.server {
            Kind::Simple(..) => Ok(None),
            Kind::Ours(server) => Ok(Some(viewer(server, &game.room, None).await?)),
        }
    }
}

impl Game {
    /// Plays move `number` at a point, and waits until the opponent has it.
    pub(super) async fn play(&mut self, number: usize, point: &str) -> Result<()> {
        let text = command(&self.room, &format!("m{number}"), Command::Play { point: point.to_owned() })?;
        let (mover, other) =
            if number.is_multiple_of(2) { (&mut self.black, &mut self.white) } else { (&mut self.white, &mut self.black) };
        mover.send(&text).await?;
        other.wait(&has(point)).await.map(drop)
    }
}

/// The text with which all servers name the point of a move.
pub(super) fn has(point: &str) -> String {
    format!(r#""point":"{point}""#)
}

async fn viewer(server: &Server, room: &str, token: Option<&str>) -> Result<Socket> {
    let session = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let headers = format!("{session}Sec-WebSocket-Protocol: {}\r\n", protocol::SUBPROTOCOL);
    let mut socket = Socket::open(server.authority(), "/ws", &headers).await?;
    socket.send(&serde_json::to_string(&ClientMessage::Join { room: room.to_owned(), since: None })?).await?;
    socket.wait(r#""joined""#).await?;
    Ok(socket)
}

fn command(room: &str, id: &str, command: Command) -> Result<String> {
    let message = ClientMessage::Command { room: room.to_owned(), command_id: id.to_owned(), seat: None, command };
    Ok(serde_json::to_string(&message)?)
}
