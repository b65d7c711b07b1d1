//! A server of games as it is usually written with axum: a task for each room, in memory. It checks each move, and sends it
//! to both players. It stores nothing, knows nobody, and has neither clocks nor spectators nor resumes.

use anyhow::Result;
use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::any;
use axum::serve::ListenerExt as _;
use protocol::{ClientMessage, Command, Envelope, Event};
use rules::go::{Handicap, Ruleset};
use rules::{Color, HalfPoints, Kind, Move, Position, Setup, Size, go};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// The messages that may wait in a queue.
const QUEUE: usize = 64;

/// The players who wait for an opponent, by room.
type Waiting = Arc<Mutex<HashMap<String, WebSocket>>>;

/// Serves the path `/ROOM/SEAT`. The first connection to a room plays Black, and the second one plays White.
pub(super) async fn serve(listener: TcpListener) -> Result<()> {
    let app = Router::new().route("/{room}/{seat}", any(open)).with_state(Waiting::default());
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    Ok(axum::serve(listener, app).await?)
}

async fn open(State(waiting): State<Waiting>, Path((room, _)): Path<(String, String)>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(async move |socket| {
        let mut waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
        match waiting.remove(&room) {
            None => drop(waiting.insert(room, socket)),
            Some(black) => start(black, socket),
        }
    })
}

fn start(black: WebSocket, white: WebSocket) {
    let (moves, inbox) = mpsc::channel(QUEUE);
    let player = |color, socket| {
        let (frames, outbox) = mpsc::channel(QUEUE);
        tokio::spawn(talk(socket, color, moves.clone(), outbox));
        frames
    };
    let players = [player(Color::Black, black), player(Color::White, white)];
    tokio::spawn(play(inbox, players));
}

/// The task of a connection.
async fn talk(
    mut socket: WebSocket,
    color: Color,
    moves: mpsc::Sender<(Color, ClientMessage)>,
    mut outbox: mpsc::Receiver<Utf8Bytes>,
) {
    loop {
        tokio::select! {
            message = socket.recv() => match message {
                Some(Ok(Message::Text(text))) => {
                    let Ok(message) = serde_json::from_str(&text) else { return };
                    if moves.send((color, message)).await.is_err() {
                        return;
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
            frame = outbox.recv() => {
                let Some(frame) = frame else { return };
                if socket.send(Message::Text(frame)).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// The task of a room.
async fn play(mut inbox: mpsc::Receiver<(Color, ClientMessage)>, players: [mpsc::Sender<Utf8Bytes>; 2]) {
    let size = Size::square(25).expect("the size is valid");
    let setup = go::Setup::new(size, Ruleset::TrompTaylor, HalfPoints(15), Handicap::None).expect("the setup is valid");
    let mut position = Position::new(&Setup::Go(setup));
    let mut seq = 0;
    while let Some((color, message)) = inbox.recv().await {
        let ClientMessage::Command { command_id, command: Command::Play { point }, .. } = message else { continue };
        let Some(at) = Kind::Go.parse_point(size, &point) else { continue };
        let Ok(played) = position.play(color, Move::Place(at)) else { continue };
        seq += 1;
        let captured = played.captured.iter().map(|at| Kind::Go.point_name(size, *at)).collect();
        let event = Event::Moved { color, point, captured, flipped: Vec::new() };
        let envelope = Envelope { seq, time: 0, command_id: Some(command_id), spared: None, event };
        let frame: Utf8Bytes = serde_json::to_string(&envelope).expect("an event can be written as JSON").into();
        for player in &players {
            if player.send(frame.clone()).await.is_err() {
                return;
            }
        }
    }
}
