//! Tests of rooms, their tasks and the lobby. They use an in-memory store and paused time.

mod absence;
mod agreed;
mod bots;
mod broadcast;
mod days;
mod fair;
mod faults;
mod judging;
mod lobby;
mod memory;
mod plans;
mod programs;
mod propose;
mod resume;
mod standstill;
mod watching;

use crate::actor::RoomHandle;
use crate::auth::{Identity, SessionKey};
use crate::budget::Budgets;
use crate::engines::EngineList;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::socket::{Full, Outbox};
use crate::timeline::Timeline;
use crate::wire::{self, Refused};
use memory::Memory;
use protocol::{Code, Command, Event, LimitName, RoomView, ServerMessage, State};
use room::{AwayReason, CommandId, PlayerId, RoomId};
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// The limit that a refusal names, and its maximum.
fn limit_of<T>(made: Result<T, impl Into<Refused>>) -> Option<(LimitName, u64)> {
    let refused: Refused = made.err()?.into();
    assert!(refused.limit.is_none_or(|limit| refused.message.contains(&limit.most.to_string())), "{}", refused.message);
    refused.limit.map(|limit| (limit.name, limit.most))
}

/// A server without a network.
struct TestServer {
    lobby: Lobby,
    store: Arc<Memory>,
    stop: CancellationToken,
    timeline: Timeline,
    limits: Limits,
}

impl TestServer {
    async fn new(limits: Limits) -> Self {
        Self::over(Arc::default(), limits).await
    }

    /// Starts a server with the data in this store.
    async fn over(store: Arc<Memory>, limits: Limits) -> Self {
        let reopened = store.reopen().await.unwrap();
        let timeline = Timeline::resume(reopened.last);
        let stop = CancellationToken::new();
        let shared: Arc<dyn Store> = Arc::clone(&store) as _;
        let budgets = Budgets::with(&limits, false, timeline.clone());
        let lobby = Lobby::new(
            shared,
            timeline.clone(),
            limits.clone(),
            EngineList::default(),
            budgets,
            TaskTracker::new(),
            stop.clone(),
        );
        lobby.open(reopened).await;
        Self { lobby, store, stop, timeline, limits }
    }

    /// Stops the server without waiting for its tasks, and starts another one with the same data.
    async fn restarts(self) -> Self {
        self.stop.cancel();
        Self::over(self.store, self.limits).await
    }

    async fn creates(&self, host: &Identity, time: protocol::TimeControl) -> RoomId {
        self.lobby.create(gomoku(time).terms().unwrap(), host).await.unwrap()
    }

    async fn joins(&self, who: &Identity, room: &RoomId) -> Tab {
        self.opens(who, room, None).await
    }

    /// Joins on a new connection.
    async fn opens(&self, who: &Identity, room: &RoomId, since: Option<u64>) -> Tab {
        let outbox = Outbox::new(&self.limits);
        let room = self.lobby.room(room).await.unwrap();
        room.join(Some(who), &outbox, since).await.unwrap();
        Tab { who: who.clone(), room, outbox, commands: 0 }
    }

    /// A game between Black, who created the room, and White. Both are connected and have received the room and its first
    /// events.
    async fn game(&self, time: protocol::TimeControl) -> (Tab, Tab) {
        let (black, white) = (who("black"), who("white"));
        let room = self.creates(&black, time).await;
        let black = self.joins(&black, &room).await;
        let mut white = self.joins(&white, &room).await;
        black.view().await;
        white.view().await;
        white.does(Command::Sit {}).await;
        assert_eq!(names(&black.events().await.0), ["seated", "started"]);
        assert_eq!(names(&white.events().await.0), ["seated", "started"]);
        (black, white)
    }
}

/// A viewer with a connection.
struct Tab {
    who: Identity,
    room: RoomHandle,
    outbox: Outbox,
    commands: u32,
}

impl Tab {
    async fn sends(&self, id: &str, command: &Command) -> Result<u64, Refused> {
        let asked = wire::command(command, self.room.setup())?;
        self.room.command(Some(&self.who), CommandId::parse(id), asked, wire::fingerprint(command, None)).await
    }

    async fn tries(&mut self, command: Command) -> Result<u64, Code> {
        self.commands += 1;
        let id = format!("{}-{}-{}", self.who.name, self.outbox.id(), self.commands);
        self.sends(&id, &command).await.map_err(|refused| refused.code)
    }

    async fn does(&mut self, command: Command) -> u64 {
        let words = format!("{command:?}");
        self.tries(command).await.unwrap_or_else(|code| panic!("{words} was refused: {code:?}"))
    }

    async fn plays(&mut self, point: &str) -> u64 {
        self.does(Command::Play { point: point.to_owned() }).await
    }

    /// The next message that is not presence.
    async fn next(&self) -> ServerMessage {
        loop {
            let frame = self.outbox.next().await.expect("the connection is open");
            match serde_json::from_str(frame.as_str()).unwrap() {
                ServerMessage::Presence { .. } => {}
                other => return other,
            }
        }
    }

    async fn view(&self) -> RoomView {
        match self.next().await {
            ServerMessage::Joined { room } => room,
            other => panic!("{other:?}"),
        }
    }

    async fn events(&self) -> (Vec<protocol::Envelope>, State) {
        match self.next().await {
            ServerMessage::Events { events, state, .. } => (events, state),
            other => panic!("{other:?}"),
        }
    }

    async fn presence(&self) -> protocol::Presence {
        loop {
            let frame = self.outbox.next().await.expect("the connection is open");
            if let ServerMessage::Presence { presence, .. } = serde_json::from_str(frame.as_str()).unwrap() {
                return presence;
            }
        }
    }

    /// All waiting messages.
    fn waiting(&self) -> Result<Vec<ServerMessage>, Full> {
        let mut all = Vec::new();
        while let Some(frame) = self.outbox.try_next()? {
            all.push(serde_json::from_str(frame.as_str()).unwrap());
        }
        Ok(all)
    }

    /// All waiting events.
    fn waiting_events(&self) -> Vec<protocol::Envelope> {
        let events = |message| match message {
            ServerMessage::Events { events, .. } => events,
            _ => Vec::new(),
        };
        self.waiting().unwrap().into_iter().flat_map(events).collect()
    }
}

fn who(name: &str) -> Identity {
    Identity {
        player: PlayerId::parse(name).unwrap(),
        name: name.to_owned(),
        session: SessionKey([0; 32]),
        program: None,
        address: None,
    }
}

fn gomoku(time: protocol::TimeControl) -> protocol::CreateRoom {
    protocol::CreateRoom {
        setup: protocol::Setup::gomoku(15, protocol::GomokuRuleset::Freestyle),
        series: None,
        opening: protocol::Opening::Free,
        time,
        colors: protocol::ColorChoice::Black,
        takeback: protocol::TakebackPolicy::Ask,
        grace_ms: None,
        visibility: protocol::Visibility::Public,
        delay_ms: None,
        aids: None,
        watching: None,
    }
}

const NO_CLOCK: protocol::TimeControl = protocol::TimeControl::None {};

fn absolute(main_ms: u64) -> protocol::TimeControl {
    protocol::TimeControl::Absolute { main_ms }
}

/// The types of events, as in JSON.
fn names(events: &[protocol::Envelope]) -> Vec<String> {
    let name =
        |envelope: &protocol::Envelope| serde_json::to_value(&envelope.event).unwrap()["type"].as_str().unwrap().to_owned();
    events.iter().map(name).collect()
}

fn seqs(events: &[protocol::Envelope]) -> Vec<u64> {
    events.iter().map(|envelope| envelope.seq).collect()
}

/// Runs all tasks that are ready, without advancing the time.
async fn settle() {
    for _ in 0..50 {
        tokio::task::yield_now().await;
    }
}

async fn pass(time: Duration) {
    tokio::time::sleep(time).await;
    settle().await;
}

fn point(event: &Event) -> &str {
    match event {
        Event::Moved { point, .. } => point,
        other => panic!("{other:?}"),
    }
}
