//! Rooms with plausible events. They are made without the state machine, so that making thousands of them is cheap.

use crate::{Append, GameRow, RoomRow, StoredPhase};
use room::{
    Channel, ColorChoice, CommandId, CommandRef, Event, Millis, Opening, PlayerId, Recorded, RoomId, Seat, Spared,
    TakebackPolicy, Terms, TimeControl, UnixMillis, Visibility,
};
use rules::{Color, Kind, Outcome, Point, Setup, Size, WinBy, gomoku};

/// The wall time at which the first sample room was created.
const WALL: u64 = 1_790_000_000_000;

/// The id of the room with this number.
#[must_use]
pub fn room_id(number: u64) -> RoomId {
    RoomId::parse(&format!("{number:020}")).expect("20 digits are a room id")
}

/// The player with this id.
#[must_use]
pub fn player(id: &str) -> PlayerId {
    PlayerId::parse(id).expect("a short plain word is a player id")
}

/// A growing room. A method that adds events returns an append, and changes this room as if the store had accepted the append. A
/// test that expects a refusal calls the method on a clone, so that this room still matches the store.
#[derive(Debug, Clone)]
pub struct Sample {
    /// All events so far, which loading must return.
    pub events: Vec<Recorded>,
    /// The current derived row.
    pub row: RoomRow,
    /// The kind of game.
    pub kind: Kind,
    /// The board, 15x15 by default.
    pub size: Size,
    /// The player with Black, who is the host.
    pub black: (PlayerId, String),
    /// The player with White, who is the guest.
    pub white: (PlayerId, String),
}

impl Sample {
    /// A public room of Ann (`ann`) and Ben (`ben`), not stored yet. A room with a higher number is newer.
    #[must_use]
    pub fn new(number: u64) -> Self {
        let created = UnixMillis(WALL + number * 1000);
        let row = RoomRow {
            id: room_id(number),
            visibility: Visibility::Public,
            phase: StoredPhase::Waiting,
            players: Vec::new(),
            created,
            touched: created,
            deadline: None,
        };
        let seat = |id, name: &str| (player(id), name.to_owned());
        Self {
            events: Vec::new(),
            row,
            kind: Kind::Gomoku,
            size: Size::square(15).expect("a side within bounds"),
            black: seat("ann", "Ann"),
            white: seat("ben", "Ben"),
        }
    }

    /// The same room with other players. Their ids are their names in lower case.
    #[must_use]
    pub fn between(mut self, black: &str, white: &str) -> Self {
        let seat = |name: &str| (player(&name.to_ascii_lowercase()), name.to_owned());
        (self.black, self.white) = (seat(black), seat(white));
        self
    }

    /// The same room, but the history lists its game as this kind. The setup stays the same.
    #[must_use]
    pub fn of(mut self, kind: Kind) -> Self {
        self.kind = kind;
        self
    }

    /// The same room with another size.
    #[must_use]
    pub fn on(mut self, size: Size) -> Self {
        self.size = size;
        self
    }

    /// The same room, but created at this second. Rooms with the same events then end at the same time.
    #[must_use]
    pub fn at_second(mut self, second: u64) -> Self {
        self.row.created = UnixMillis(WALL + second * 1000);
        self
    }

    /// The same room, but private.
    #[must_use]
    pub fn private(mut self) -> Self {
        self.row.visibility = Visibility::Private;
        self
    }

    /// The room's id.
    #[must_use]
    pub fn room(&self) -> &RoomId {
        &self.row.id
    }

    /// The last seq.
    #[must_use]
    pub fn seq(&self) -> u64 {
        self.events.len() as u64
    }

    /// Creates the room, which then waits for a guest.
    pub fn create(&mut self) -> Append {
        let setup = Setup::Gomoku(gomoku::Setup::new(self.size, gomoku::Ruleset::Freestyle).expect("a size that Gomoku allows"));
        let terms = Terms {
            setup,
            series: None,
            opening: Opening::Free,
            time: TimeControl::None,
            colors: ColorChoice::Black,
            takeback: TakebackPolicy::Ask,
            grace: Millis::ZERO,
            visibility: self.row.visibility,
            delay: Millis::ZERO,
            aids: room::Aids::Off,
            watching: room::Watching::Open,
        };
        let (player, name) = self.black.clone();
        self.row.players = vec![player.clone()];
        let created = Event::Created { terms, rematch_of: None, host: player.clone(), name: name.clone() };
        self.append(vec![created, Event::Seated { seat: Seat::Host, player: player.clone(), name }], Some(&player))
    }

    /// Seats the guest and starts the game.
    pub fn start(&mut self) -> Append {
        let (player, name) = self.white.clone();
        self.row.players.push(player.clone());
        self.row.phase = StoredPhase::Live;
        let seated = Event::Seated { seat: Seat::Guest, player: player.clone(), name };
        self.append(vec![seated, Event::Started { black: Seat::Host }], Some(&player))
    }

    /// Plays one move.
    pub fn play(&mut self) -> Append {
        let number = self.seq();
        let point = Point { x: (number % 15) as u8, y: (number / 15 % 15) as u8 };
        let (color, player) =
            if number.is_multiple_of(2) { (Color::Black, &self.black.0) } else { (Color::White, &self.white.0) };
        let author = player.clone();
        self.append(vec![Event::Moved { color, point }], Some(&author))
    }

    /// Ends the game and adds its row to the history.
    pub fn finish(&mut self, outcome: Outcome) -> Append {
        self.row.phase = StoredPhase::Over;
        self.row.deadline = None;
        let mut append = self.append(vec![Event::Finished { outcome }], None);
        append.game = Some(self.game(outcome));
        append
    }

    /// The game's row in the history, with this outcome.
    #[must_use]
    pub fn game(&self, outcome: Outcome) -> GameRow {
        GameRow {
            room: self.row.id.clone(),
            visibility: self.row.visibility,
            kind: self.kind,
            size: self.size,
            ruleset: "freestyle".into(),
            black: self.black.clone(),
            white: self.white.clone(),
            outcome,
            moves: 7,
            started: self.row.created,
            ended: self.row.touched,
            one_device: false,
        }
    }

    /// White writes a chat message to the players.
    pub fn chat(&mut self, text: &str) -> Append {
        let (player, name) = self.white.clone();
        let line = Event::Chatted { player: player.clone(), name, channel: Channel::Players, text: text.into() };
        self.append(vec![line], Some(&player))
    }

    /// Records that the room was sealed, so its events no longer have commands.
    pub fn forget_commands(&mut self) {
        for recorded in &mut self.events {
            recorded.command = None;
        }
    }

    /// Appends any events.
    pub fn append(&mut self, events: Vec<Event>, author: Option<&PlayerId>) -> Append {
        let expected_seq = self.seq();
        let command = author.and_then(|_| CommandId::parse(&format!("command-{expected_seq}")));
        let command = command.map(|id| CommandRef { id, fingerprint: u64::MAX - expected_seq });
        let from = self.events.len();
        for event in events {
            let seq = self.seq() + 1;
            let (at, time) = (Millis(seq * 10), UnixMillis(self.row.created.0 + seq * 10));
            let spared =
                if event.ends_a_turn() { Spared { server: Millis(seq), lag: Millis(200 - seq % 2) } } else { Spared::NONE };
            self.events.push(Recorded { seq, at, time, author: author.cloned(), command: command.clone(), spared, event });
            self.row.touched = time;
        }
        let events = self.events[from..].to_vec();
        Append { room: self.row.id.clone(), expected_seq, events, row: self.row.clone(), game: None, series: None, plans: None }
    }

    /// Four appends: the room is created, the game starts, a move is played, and Black wins.
    pub fn whole_game(&mut self) -> Vec<Append> {
        let won = Outcome::Win { winner: Color::Black, by: WinBy::Row };
        vec![self.create(), self.start(), self.play(), self.finish(won)]
    }
}
