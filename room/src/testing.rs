//! A shell around a room for tests, fuzz targets and benchmarks. It keeps the events in memory, and time passes only on request.
//!
//! Each person is named by one word, which is also their id. The person `nobody` has no session. The helpers panic if a test
//! uses them incorrectly.

mod moves;

use crate::{
    Act, Away, AwayBySeat, AwayReason, BySeat, ColorChoice, Command, CommandId, CommandRef, Context, Event, Millis, Opening,
    Phase, Plans, PlayerId, Recorded, Refusal, Room, RoomId, Seat, SeatCommand, Spared, Step, TakebackPolicy, Terms, TimeControl,
    UnixMillis, Viewer, Visibility,
};
use rules::{Color, Point, Setup, Size, go, gomoku};

pub use moves::action;

/// The wall time at which the timeline of a [`Table`] began.
pub const WALL: u64 = 1_700_000_000_000;

/// The id of the room of a rematch.
pub const FRESH_ROOM: &str = "freshfreshfreshfresh";

/// The id of a second player on the same device.
pub const FRESH_PLAYER: &str = "opposite";

/// A room id from 20 characters of Crockford's base32.
#[must_use]
pub fn room_id(text: &str) -> RoomId {
    RoomId::parse(text).expect("a room id has 20 characters of lower-case Crockford base32")
}

/// The player with this name.
#[must_use]
pub fn player(name: &str) -> PlayerId {
    PlayerId::parse(name).expect("a player id is a short plain word")
}

/// The viewer with this name; `nobody` has no session. The name can be followed by the seat that a command comes from, as in
/// `anna@guest`.
#[must_use]
pub fn viewer(name: &str) -> Viewer {
    let (name, seat) = match name.split_once('@') {
        Some((name, "host")) => (name, Some(Seat::Host)),
        Some((name, _)) => (name, Some(Seat::Guest)),
        None => (name, None),
    };
    Viewer { player: (name != "nobody").then(|| player(name)), name: name.to_owned(), seat }
}

/// Terms of a game without a clock, in which the host plays Black.
#[must_use]
pub fn terms(setup: Setup) -> Terms {
    Terms {
        setup,
        series: None,
        opening: Opening::Free,
        time: TimeControl::None,
        colors: ColorChoice::Black,
        takeback: TakebackPolicy::Ask,
        grace: Millis::ZERO,
        visibility: Visibility::Public,
        delay: Millis::ZERO,
        aids: setup::Aids::Off,
        watching: setup::Watching::Open,
    }
}

/// A setup of Go with this ruleset, its usual komi and this handicap. The board is 9x9 if there is a handicap, and 5x5 otherwise.
///
/// # Panics
/// If the handicap does not fit the board.
#[must_use]
pub fn go_setup(ruleset: go::Ruleset, handicap: go::Handicap) -> Setup {
    let size = if handicap == go::Handicap::None { 5 } else { 9 };
    Setup::Go(go::Setup::new(square(size), ruleset, ruleset.default_komi(handicap), handicap).expect("the setup of Go is valid"))
}

/// Chinese rules on 5x5 without handicap.
#[must_use]
pub fn go() -> Setup {
    go_setup(go::Ruleset::Chinese, go::Handicap::None)
}

/// Freestyle on 6x6.
#[must_use]
pub fn gomoku() -> Setup {
    rows(6, gomoku::Ruleset::Freestyle)
}

/// Renju on 15x15.
#[must_use]
pub fn renju(penalty: gomoku::Penalty) -> Setup {
    rows(15, gomoku::Ruleset::Renju(penalty))
}

/// A row game on a square board.
///
/// # Panics
/// If the ruleset does not fit the board.
#[must_use]
pub fn rows(side: u8, ruleset: gomoku::Ruleset) -> Setup {
    Setup::Gomoku(gomoku::Setup::new(square(side), ruleset).expect("the setup of Gomoku is valid"))
}

fn square(side: u8) -> Size {
    Size::square(side).expect("the side is valid")
}

/// A room with all its recorded events.
#[derive(Debug)]
pub struct Table {
    /// The live room.
    pub room: Room,
    /// The recorded events of the room.
    pub log: Vec<Recorded>,
    /// The time, in milliseconds.
    pub now: u64,
    /// The seed of the next command.
    pub seed: u64,
    /// The proposal passed to the next command.
    pub proposal: Option<go::Proposal>,
    /// The name of the engine that the next command may seat.
    pub engine: Option<String>,
    /// Whether the move of the next command counts as a blunder.
    pub blunder: bool,
    /// The players without a connection.
    pub away: AwayBySeat,
    /// How long the server and the network delay each turn.
    pub delays: Spared,
    /// The planned answers of the players.
    pub plans: Plans,
    /// The number of moves after which the shell refuses stones. It applies only to games in which players may pass.
    pub most_moves: usize,
    names: BySeat<&'static str>,
    commands: u64,
}

impl Table {
    /// A room in which `host` waits.
    #[must_use]
    pub fn new(terms: Terms) -> Self {
        Self::hosted_by("host", terms)
    }

    /// A room in which both players have a seat.
    #[must_use]
    pub fn between(host: &'static str, guest: &'static str, terms: Terms) -> Self {
        let mut table = Self::hosted_by(host, terms);
        table.names.guest = guest;
        table.does(guest, SeatCommand::Sit);
        table
    }

    fn hosted_by(host: &'static str, terms: Terms) -> Self {
        let created = Room::create(terms, player(host), host.to_owned());
        let mut table = Self::from_first(room_id("00000000000000000000"), created, 100);
        table.names.host = host;
        table
    }

    /// A room that begins with these events.
    ///
    /// # Panics
    /// If they are not the first events of a room.
    #[must_use]
    pub fn from_first(id: RoomId, first: Vec<Event>, now: u64) -> Self {
        let author = match first.first() {
            Some(Event::Created { host, .. }) => Some(host.clone()),
            _ => None,
        };
        let record = |(seq, event)| record(seq, now, author.clone(), None, event);
        let log: Vec<Recorded> = (1..).zip(first).map(record).collect();
        let room = replay(id, &log);
        Self {
            room,
            log,
            now,
            seed: 0,
            proposal: None,
            engine: None,
            blunder: false,
            away: AwayBySeat::default(),
            delays: Spared::NONE,
            plans: Plans::default(),
            most_moves: usize::MAX,
            names: BySeat { host: "host", guest: "guest" },
            commands: 0,
        }
    }

    /// A room in which `host` and `guest` have seats. Without nigiri the game has started.
    #[must_use]
    pub fn seated(terms: Terms) -> Self {
        Self::between("host", "guest", terms)
    }

    /// The room rebuilt from its events.
    #[must_use]
    pub fn replayed(&self) -> Room {
        replay(self.room.id().clone(), &self.log)
    }

    /// Replaces the room by its replay.
    ///
    /// # Panics
    /// If the replayed room differs from the live one.
    pub fn reload(&mut self) {
        let replayed = self.replayed();
        assert_eq!(format!("{replayed:?}"), format!("{:?}", self.room), "live and replayed rooms differ");
        self.room = replayed;
    }

    /// Advances the time.
    pub fn wait(&mut self, millis: u64) -> &mut Self {
        self.now += millis;
        self
    }

    /// Applies and returns the events due by now, as a shell does when it is woken and before each command.
    pub fn tick(&mut self) -> Vec<Event> {
        let mut due = self.room.due_absence_events(&self.away, Millis(self.now));
        self.store(None, None, due.clone());
        let expired = self.room.expire(Millis(self.now).saturating_sub(self.spared().total()));
        self.store(None, None, expired.clone());
        due.extend(expired);
        due
    }

    /// Ends the last connection of a player.
    ///
    /// # Panics
    /// If nobody with this name has a seat.
    #[track_caller]
    pub fn leaves(&mut self, who: &str, reason: AwayReason) -> &mut Self {
        let seat = self.room.seat_of(&player(who)).expect("the player has a seat");
        self.away[seat].get_or_insert(Away { reason, since: Millis(self.now) });
        self
    }

    /// Connects a player again.
    ///
    /// # Panics
    /// If nobody with this name has a seat.
    #[track_caller]
    pub fn returns(&mut self, who: &str) -> &mut Self {
        let seat = self.room.seat_of(&player(who)).expect("the player has a seat");
        self.away[seat] = None;
        self
    }

    /// The part of the running turn that is not charged.
    #[must_use]
    pub fn spared(&self) -> Spared {
        self.room.spare(self.delays, Millis(self.now))
    }

    /// The context of the next command.
    #[must_use]
    pub fn context(&self) -> Context {
        Context {
            now: Millis(self.now),
            seed: self.seed,
            fresh_room: room_id(FRESH_ROOM),
            fresh_player: player(FRESH_PLAYER),
            proposal: self.proposal.clone(),
            engine: self.engine.clone(),
            blunder: self.blunder,
            away: self.away,
            spared: self.spared(),
        }
    }

    /// The answer to a command, without executing it.
    ///
    /// # Errors
    /// The refusal.
    pub fn decide(&self, who: &str, command: &Command) -> Result<Vec<Event>, Refusal> {
        self.room.decide(&self.context(), &viewer(who), command)
    }

    /// Executes a command as a shell does: decides, stores, applies.
    ///
    /// # Errors
    /// The refusal.
    pub fn tries(&mut self, who: &str, command: &Command) -> Result<Vec<Event>, Refusal> {
        let events = self.decide(who, command)?;
        self.commands += 1;
        let id = CommandId::parse(&format!("c{}", self.commands)).expect("the command id is valid");
        let reference = CommandRef { id, fingerprint: self.commands * 7 };
        self.store(viewer(who).player.as_ref(), Some(&reference), events.clone());
        Ok(events)
    }

    /// Executes a command that must succeed.
    ///
    /// # Panics
    /// If it is refused.
    #[track_caller]
    pub fn does(&mut self, who: &str, command: impl Into<Command>) -> Vec<Event> {
        let command = command.into();
        self.tries(who, &command).unwrap_or_else(|refusal| panic!("{who}: {command:?} was refused: {refusal:?}"))
    }

    /// Tries a command that must be refused for this reason.
    ///
    /// # Panics
    /// If it succeeds, or is refused for another reason.
    #[track_caller]
    pub fn refuses(&self, who: &str, command: impl Into<Command>, reason: Refusal) -> &Self {
        let command = command.into();
        assert_eq!(self.decide(who, &command), Err(reason), "{who}: {command:?}");
        self
    }

    fn store(&mut self, author: Option<&PlayerId>, command: Option<&CommandRef>, events: Vec<Event>) {
        let mut spared = self.spared();
        let record = |(seq, event): (u64, Event)| {
            // One decision ends at most one turn with a running clock, so at most one event gets spared time.
            let spared = event.take_spared(&mut spared);
            Recorded { spared, ..record(seq, self.now, author.cloned(), command.cloned(), event) }
        };
        let mut recorded: Vec<Recorded> = (self.room.seq() + 1..).zip(events).map(record).collect();
        let predicted = self.follow_plans(&mut recorded);
        for recorded in &recorded {
            self.room.apply(recorded);
        }
        assert_eq!(self.room.summary(), predicted, "the stored summary must match the room");
        self.log.extend(recorded);
    }

    /// Adds events without an effect until the room has `events` of them.
    pub fn grow(&mut self, events: u64) {
        (self.room.seq()..events)
            .for_each(|_| self.store(None, None, vec![Event::WatchingChanged { watching: self.room.watching() }]));
    }

    /// Asserts that the opening expects exactly this act from exactly this player.
    ///
    /// # Panics
    /// If it expects anything else.
    #[track_caller]
    pub fn asks(&self, who: &str, act: Act) -> &Self {
        let seat = self.room.seat_of(&player(who)).expect("the player has a seat");
        let step = self.room.opening();
        assert_eq!(step.map(|Step { seat, act, .. }| (seat, act)), Some((seat, act)));
        assert_eq!(self.room.turn(), self.room.color_of(seat));
        self
    }

    /// Whether a color is yet to be chosen in the opening.
    ///
    /// # Panics
    /// If there is no opening.
    #[must_use]
    pub fn colors_open(&self) -> bool {
        self.room.opening().expect("an opening is in progress").colors_open
    }

    /// Asserts that the opening is over and that this player moves next with this color.
    ///
    /// # Panics
    /// If the opening is not over, or if another player or color moves next.
    #[track_caller]
    pub fn goes_on(&self, who: &str, color: Color) -> &Self {
        assert_eq!(self.room.opening(), None);
        assert_eq!((self.room.turn(), self.room.stone(), self.name(color)), (Some(color), Some(color), who));
        self
    }

    /// The player with this color.
    #[must_use]
    pub fn name(&self, color: Color) -> &'static str {
        if self.room.color_of(Seat::Host) == Some(color) { self.names.host } else { self.names.guest }
    }

    /// The phase.
    #[must_use]
    pub fn phase(&self) -> &Phase {
        self.room.phase()
    }

    /// The board in one line.
    #[must_use]
    pub fn board(&self) -> String {
        self.room.position().rows().join(" ")
    }

    /// The deadline, in milliseconds.
    #[must_use]
    pub fn deadline(&self) -> Option<u64> {
        self.room.deadline().map(|deadline| deadline.0)
    }
}

/// A point as written in SGF: the column from the left, then the row from the top.
///
/// # Panics
/// If the text is not a point.
#[must_use]
pub fn point(text: &str) -> Point {
    Point::from_sgf(text).expect("a point is two letters")
}

/// An event at a given time on a [`Table`]'s timeline.
#[must_use]
pub fn record(seq: u64, now: u64, author: Option<PlayerId>, command: Option<CommandRef>, event: Event) -> Recorded {
    Recorded { seq, at: Millis(now), time: UnixMillis(WALL + now), author, command, spared: Spared::NONE, event }
}

fn replay(id: RoomId, log: &[Recorded]) -> Room {
    Room::replay(id, log.iter().cloned()).expect("the log has all events of a room in order")
}
