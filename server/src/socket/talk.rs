//! Handles the messages of a client.

use super::close::End;
use super::outbox::Outbox;
use super::pulse::Pulse;
use crate::actor::{Answer, Arrival, RoomHandle};
use crate::app::App;
use crate::auth::Identity;
use crate::budget::Payer;
use crate::limits::budgets::{Cost, Scope};
use crate::usage::{Use, User};
use crate::wire::{self, About, Frame, Refused};
use futures_util::StreamExt as _;
use futures_util::future::BoxFuture;
use futures_util::stream::FuturesUnordered;
use protocol::{ClientMessage, CloseCode, Code, Command, Limit, LimitName};
use room::{AwayReason, CommandId, Millis, RoomId, Seat};
use std::collections::HashMap;
use tokio::sync::watch;

/// The number of units that a ping or a pong costs.
const PING_COST: u32 = 1;
/// The number of units that any other message costs: as many as five pings.
const MESSAGE_COST: u32 = Cost::Message.units();
/// After this long within its rate, a client no longer counts as exceeding it.
const FORGIVEN: Millis = Millis(1_000);

/// A command whose move has been judged, and its answer.
type Judged = (RoomHandle, CommandId, Result<u64, Refused>);

/// The server's side of the conversation with one client.
pub(super) struct Talk<'a> {
    app: &'a App,
    who: Option<&'a Identity>,
    /// For whom messages and lines of chat are counted: the address and, with a session, also the player.
    users: Vec<User>,
    outbox: &'a Outbox,
    pulse: &'a Pulse,
    in_lobby: &'a watch::Sender<bool>,
    rooms: HashMap<RoomId, RoomHandle>,
    /// The commands whose moves are being judged. There are few, because a judgment is short and messages are limited.
    judged: FuturesUnordered<BoxFuture<'static, Judged>>,
    payer: Payer<'a>,
    /// When the rate was first and last exceeded.
    over: Option<(Millis, Millis)>,
}

impl<'a> Talk<'a> {
    pub(super) fn new(
        app: &'a App,
        who: Option<&'a Identity>,
        users: Vec<User>,
        payer: Payer<'a>,
        outbox: &'a Outbox,
        pulse: &'a Pulse,
        in_lobby: &'a watch::Sender<bool>,
    ) -> Self {
        Self {
            app,
            who,
            users,
            outbox,
            pulse,
            in_lobby,
            rooms: HashMap::new(),
            judged: FuturesUnordered::new(),
            payer,
            over: None,
        }
    }

    /// Handles a text frame that was read at `read`. An error ends the connection.
    pub(super) async fn hear(&mut self, text: &str, read: Millis) -> Result<(), End> {
        self.count(Use::Message);
        let message = match wire::message(text) {
            Ok(message) => message,
            Err(refused) => {
                let refused = self.spend(MESSAGE_COST)?.unwrap_or(refused);
                // A client waits for the answer to its command, even if the command itself cannot be read.
                return match wire::about(text) {
                    About::Command { room, command_id } => self.refuse(&room, &command_id, refused),
                    About::Room(room) => self.complain(refused, Some(&room)),
                    About::Nothing => self.complain(refused, None),
                };
            }
        };
        let cost = if matches!(message, ClientMessage::Ping { .. }) { PING_COST } else { MESSAGE_COST };
        if let Some(refused) = self.spend(cost)? {
            return match &message {
                ClientMessage::Command { room, command_id, .. } => self.refuse(room, command_id, refused),
                ClientMessage::Join { room, .. } | ClientMessage::Leave { room } => self.complain(refused, Some(room)),
                ClientMessage::EnterLobby {} | ClientMessage::LeaveLobby {} | ClientMessage::Ping { .. } => {
                    self.complain(refused, None)
                }
            };
        }
        match message {
            ClientMessage::Join { room, since } => self.join(&room, since).await,
            ClientMessage::Leave { room } => self.leave(&room).await,
            ClientMessage::EnterLobby {} => {
                let already = self.in_lobby.send_replace(true);
                // Entering the lobby sends its lists. A repeated request sends them again.
                if already { self.say(self.app.lobby.watch().borrow().clone()) } else { Ok(()) }
            }
            ClientMessage::LeaveLobby {} => {
                self.in_lobby.send_replace(false);
                Ok(())
            }
            ClientMessage::Command { room, command_id, seat, command } => {
                let arrival = Arrival { read, round_trip: self.outbox.link().round_trip(), address: None };
                self.command(arrival, &room, &command_id, seat, &command).await
            }
            ClientMessage::Ping { nonce } => {
                self.pulse.ping(read);
                self.say(wire::pong(nonce))
            }
        }
    }

    /// Counts a ping or pong of the WebSocket itself. Returns false if there are too many.
    pub(super) fn spend_for_ping(&mut self) -> Result<bool, End> {
        self.spend(PING_COST).map(|refused| refused.is_none())
    }

    /// Notifies the rooms that the connection ends.
    pub(super) async fn leave_all(&mut self, reason: AwayReason) {
        for (_, room) in self.rooms.drain() {
            room.leave(self.outbox, reason).await;
        }
    }

    async fn join(&mut self, name: &str, since: Option<u64>) -> Result<(), End> {
        if let Err(over) = self.app.budgets.take(Cost::Join, self.payer) {
            return self.complain(over.into(), Some(name));
        }
        let Some(id) = wire::room_id(name) else { return self.complain(not_found(), Some(name)) };
        let most = self.app.settings.limits.rooms_per_socket;
        if self.rooms.len() >= most && !self.rooms.contains_key(&id) {
            let words = format!("this connection has joined {most} rooms, and no more are allowed; leave one first");
            let refused = Refused::too_many(Limit::new(LimitName::JoinedRooms, most), words);
            return self.complain(refused, Some(name));
        }
        let joined = match self.app.lobby.room(&id).await {
            Ok(room) => room.join(self.who, self.outbox, since).await.map(|()| room),
            Err(error) => Err(error.into()),
        };
        match joined {
            Ok(room) => {
                self.rooms.insert(id, room);
                Ok(())
            }
            Err(refused) => self.complain(refused, Some(name)),
        }
    }

    async fn leave(&mut self, name: &str) -> Result<(), End> {
        let Some(room) = wire::room_id(name).and_then(|id| self.rooms.remove(&id)) else {
            return self.complain(not_joined(), Some(name));
        };
        room.leave(self.outbox, AwayReason::Closed).await;
        self.say(wire::left(room.id()))
    }

    async fn command(
        &mut self,
        arrival: Arrival,
        name: &str,
        command_id: &str,
        seat: Option<Seat>,
        command: &Command,
    ) -> Result<(), End> {
        let Some(id) = CommandId::parse(command_id) else {
            let words = "command_id must be 1 to 64 visible ASCII characters";
            return self.refuse(name, command_id, Refused::new(Code::Invalid, words));
        };
        let Some(room) = wire::room_id(name).and_then(|id| self.rooms.get(&id)).cloned() else {
            return self.refuse(name, command_id, not_joined());
        };
        if matches!(command, Command::Chat { .. }) {
            self.count(Use::Chat);
        }
        if let Some(Err(forbidden)) = self.who.map(Identity::check_play) {
            return self.refuse(name, command_id, forbidden.into());
        }
        let asked = match wire::command(command, room.setup()) {
            Ok(asked) => asked,
            Err(refused) => return self.answer(&room, &id, Err(refused)),
        };
        let fingerprint = wire::fingerprint(command, seat);
        match room.submit(arrival, seat, self.who, Some(id.clone()), asked, fingerprint).await {
            Answer::Now(done) => self.answer(&room, &id, done),
            Answer::Later(judged) => {
                self.judged.push(Box::pin(async move {
                    let done = room.wait_for(judged).await;
                    (room, id, done)
                }));
                Ok(())
            }
        }
    }

    /// Waits until the move of a command has been judged, and answers the command. If no move is being judged, this method never
    /// returns.
    pub(super) async fn answer_judged(&mut self) -> Result<(), End> {
        match self.judged.next().await {
            Some((room, id, done)) => self.answer(&room, &id, done),
            None => std::future::pending().await,
        }
    }

    fn answer(&mut self, room: &RoomHandle, id: &CommandId, done: Result<u64, Refused>) -> Result<(), End> {
        match done {
            Ok(seq) => self.say(wire::ack(room.id(), id, seq)),
            Err(_) if room.is_closed() && !self.app.stop.is_cancelled() => {
                // The room's task has failed. A new connection loads the room and resumes.
                Err(End::close(CloseCode::Internal, "internal error; reconnect and resume"))
            }
            Err(refused) => {
                if refused.code == Code::Closed {
                    // The room has already sent this connection away.
                    self.rooms.remove(room.id());
                }
                self.refuse(room.id().as_str(), id.as_str(), refused)
            }
        }
    }

    fn count(&self, what: Use) {
        self.users.iter().for_each(|user| self.app.usage.count(user.clone(), what));
    }

    fn say(&self, frame: Frame) -> Result<(), End> {
        self.outbox.push(frame).map_err(End::from)
    }

    fn refuse(&self, room: &str, command_id: &str, refused: Refused) -> Result<(), End> {
        count(refused.code);
        self.say(wire::refused(room, command_id, refused))
    }

    fn complain(&self, refused: Refused, room: Option<&str>) -> Result<(), End> {
        count(refused.code);
        self.say(wire::error(refused, room))
    }

    /// Spends the cost of a message. Returns a refusal if the budget has too little left, and an error that ends the
    /// connection if the rate has been exceeded for too long.
    fn spend(&mut self, cost: u32) -> Result<Option<Refused>, End> {
        let Err(over) = self.app.budgets.spend(Cost::Message, cost, self.payer) else { return Ok(None) };
        // A connection is not closed because of others at its address.
        if over.scope != Scope::Guest {
            return Ok(Some(over.into()));
        }
        let now = self.app.timeline.now();
        let since = match self.over {
            Some((since, last)) if now.saturating_sub(last) < FORGIVEN => since,
            Some(_) | None => now,
        };
        self.over = Some((since, now));
        if now.saturating_sub(since) >= Millis(self.app.settings.limits.messages_patience_ms) {
            return Err(End::close(CloseCode::Policy, "too many messages for too long"));
        }
        Ok(Some(over.into()))
    }
}

fn count(code: Code) {
    metrics::counter!("tengen_refusals_total", "code" => code.as_str()).increment(1);
}

fn not_found() -> Refused {
    Refused::new(Code::NotFound, "this room does not exist")
}

fn not_joined() -> Refused {
    Refused::new(Code::NotJoined, "join the room first")
}
