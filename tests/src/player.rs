//! A viewer of a room, who can take a seat, play, make offers, or watch.

use crate::guest::Guest;
use crate::server::Server;
use crate::tab::Tab;
use protocol::{ClientMessage, Code, Color, Command, Event, OfferKind, Outcome, Phase, RoomView, ServerMessage, State};

/// A viewer of one room, with a connection of their own.
pub struct Player {
    /// The guest.
    pub guest: Guest,
    /// The connection.
    pub tab: Tab,
    /// The id of the room.
    pub room: String,
    /// The room at the time of joining.
    pub view: RoomView,
    /// The state after the last event that this player has seen.
    pub state: State,
    /// The seq of the last event that this player has seen.
    pub seq: u64,
    commands: u32,
}

impl Player {
    /// Opens a connection and joins a room.
    pub async fn joins(server: &Server, guest: &Guest, room: &str) -> Self {
        let guest = guest.at(server);
        let mut tab = Tab::open(server, Some(&guest)).await;
        let view = join(&mut tab, room).await;
        Self { guest, tab, room: room.to_owned(), state: view.state.clone(), seq: view.seq, view, commands: 0 }
    }

    /// Reconnects and requests the missed events.
    pub async fn resumes(self, server: &Server) -> Self {
        let guest = self.guest.at(server);
        let tab = Tab::open(server, Some(&guest)).await;
        let mut player = Self { guest, tab, ..self };
        player.tab.send(&ClientMessage::Join { room: player.room.clone(), since: Some(player.seq) }).await;
        player.next_events("the missed events").await;
        player
    }

    /// Waits for the next `events` message for this room and returns its events. Checks that `seq` has no gap.
    pub async fn next_events(&mut self, what: &str) -> Vec<Event> {
        let room = self.room.clone();
        let message =
            self.tab.wait(what, |message| matches!(message, ServerMessage::Events { room: id, .. } if *id == room)).await;
        let ServerMessage::Events { events, state, .. } = message else { unreachable!("just matched") };
        for envelope in &events {
            assert_eq!(envelope.seq, self.seq + 1, "a gap before {envelope:?}");
            self.seq = envelope.seq;
        }
        self.state = state;
        events.into_iter().map(|envelope| envelope.event).collect()
    }

    /// Waits for a matching event and skips all others.
    pub async fn sees_event(&mut self, what: &str, fits: impl Fn(&Event) -> bool) -> Event {
        loop {
            let events = self.next_events(what).await;
            if let Some(event) = events.into_iter().find(&fits) {
                return event;
            }
        }
    }

    /// Waits until a stone is played at the point or, for `"pass"`, until a player passes.
    pub async fn sees(&mut self, point: &str) {
        self.sees_event(point, |event| match event {
            Event::Moved { point: there, .. } => there == point,
            Event::Passed { .. } => point == "pass",
            _ => false,
        })
        .await;
    }

    /// Waits until the game is over.
    pub async fn sees_the_end(&mut self) -> Outcome {
        if let (Phase::Finished, Some(outcome)) = (self.state.phase, self.state.outcome) {
            return outcome;
        }
        match self.sees_event("the end", |event| matches!(event, Event::Finished { .. })).await {
            Event::Finished { outcome } => outcome,
            other => panic!("{other:?}"),
        }
    }

    /// Sends a command and returns its id.
    pub async fn sends(&mut self, command: Command) -> String {
        self.commands += 1;
        let id = format!("{}-{}-{}", self.guest.name, self.seq, self.commands);
        self.sends_as(&id, command).await;
        id
    }

    /// Sends a command with the given id.
    pub async fn sends_as(&mut self, id: &str, command: Command) {
        self.tab.send(&ClientMessage::Command { room: self.room.clone(), command_id: id.to_owned(), seat: None, command }).await;
    }

    /// Waits for the answer to a command. Returns the seq that the answer contains, or the code of the refusal.
    pub async fn answer(&mut self, id: &str) -> Result<u64, Code> {
        let answers = |message: &ServerMessage| match message {
            ServerMessage::Ack { command_id, .. } | ServerMessage::Refused { command_id, .. } => command_id == id,
            _ => false,
        };
        match self.tab.wait(&format!("the answer to {id}"), answers).await {
            ServerMessage::Ack { seq, .. } => Ok(seq),
            ServerMessage::Refused { code, .. } => Err(code),
            other => panic!("{other:?}"),
        }
    }

    /// Sends a command that the server must accept. Returns when the command is stored and this player has seen its events.
    pub async fn does(&mut self, command: Command) -> u64 {
        let what = format!("{command:?}");
        let id = self.sends(command).await;
        let seq = self.answer(&id).await.unwrap_or_else(|code| panic!("{what} was refused: {code:?}"));
        while self.seq < seq {
            self.next_events(&what).await;
        }
        seq
    }

    /// Sends a command that the server must refuse with this code.
    pub async fn is_refused(&mut self, command: Command, code: Code) {
        let what = format!("{command:?}");
        let id = self.sends(command).await;
        assert_eq!(self.answer(&id).await, Err(code), "{what}");
    }

    /// Plays a stone, or passes.
    pub async fn plays(&mut self, point: &str) -> u64 {
        let command = if point == "pass" { Command::Pass {} } else { Command::Play { point: point.to_owned() } };
        self.does(command).await
    }

    /// Takes the free seat.
    pub async fn sits(&mut self) {
        self.does(Command::Sit {}).await;
    }

    /// Sends a chat message.
    pub async fn says(&mut self, text: &str) {
        self.does(Command::Chat { text: text.to_owned() }).await;
    }

    /// Makes an offer.
    pub async fn offers(&mut self, offer: OfferKind) {
        self.does(Command::Offer { offer, terms: None }).await;
    }

    /// Accepts an offer.
    pub async fn accepts(&mut self, offer: OfferKind) {
        self.does(Command::Accept { offer, terms: None }).await;
    }

    /// Joins the room again, as a reloaded page does.
    pub async fn looks_again(&mut self) -> RoomView {
        let view = join(&mut self.tab, &self.room).await;
        self.seq = view.seq;
        self.state = view.state.clone();
        self.view = view.clone();
        view
    }
}

async fn join(tab: &mut Tab, room: &str) -> RoomView {
    tab.send(&ClientMessage::Join { room: room.to_owned(), since: None }).await;
    let fits = |message: &ServerMessage| match message {
        ServerMessage::Joined { room: view } => view.id == room,
        ServerMessage::Error { .. } => true,
        _ => false,
    };
    match tab.wait("the `joined` message", fits).await {
        ServerMessage::Joined { room } => {
            // The view already includes the earlier events.
            tab.forget_events(&room.id);
            room
        }
        other => panic!("could not join: {other:?}"),
    }
}

/// Plays the moves in turn, starting with Black. Waits after each move until the opponent has seen it.
pub async fn play_out(black: &mut Player, white: &mut Player, moves: &[&str]) {
    play_from(Color::Black, black, white, moves).await;
}

/// Plays the moves in turn, starting with `first`. Waits after each move until the opponent has seen it.
pub async fn play_from(first: Color, black: &mut Player, white: &mut Player, moves: &[&str]) {
    let mut turn = first;
    for point in moves {
        let (mover, other) = match turn {
            Color::Black => (&mut *black, &mut *white),
            Color::White => (&mut *white, &mut *black),
        };
        let seq = mover.plays(point).await;
        while other.seq < seq {
            other.next_events(point).await;
        }
        turn = if turn == Color::Black { Color::White } else { Color::Black };
    }
}
