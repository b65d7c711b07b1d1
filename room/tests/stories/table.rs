//! A room with a shell around it that stores nothing: time passes when the story says so.

use room::{
    Act, ColorChoice, Command, CommandId, CommandRef, Context, Event, Millis, Opening, Phase, PlayerId, Recorded, Refusal, Room,
    RoomId, Settings, Step, TakebackPolicy, TimeControl, UnixMillis, Viewer, Visibility,
};
use rules::{Color, Point, Setup, Size, go, gomoku};

pub(crate) fn room_id(text: &str) -> RoomId {
    RoomId::parse(text).unwrap()
}

pub(crate) fn player(name: &str) -> PlayerId {
    PlayerId::parse(name).unwrap()
}

/// Somebody with a session whose id and name are the same; `nobody` has none.
pub(crate) fn viewer(name: &str) -> Viewer {
    Viewer { player: (name != "nobody").then(|| player(name)), name: name.to_owned() }
}

pub(crate) const FRESH_ROOM: &str = "freshfreshfreshfresh";

pub(crate) fn settings(setup: Setup) -> Settings {
    Settings {
        setup,
        opening: Opening::Free,
        time: TimeControl::None,
        colors: ColorChoice::Black,
        takeback: TakebackPolicy::Ask,
        visibility: Visibility::Public,
        rematch_of: None,
    }
}

pub(crate) fn go_setup(ruleset: go::Ruleset, handicap: go::Handicap) -> Setup {
    let size = if handicap == go::Handicap::None { 5 } else { 9 };
    Setup::Go(go::Setup::new(Size::square(size).unwrap(), ruleset, ruleset.default_komi(handicap), handicap).unwrap())
}

/// Chinese rules on 5x5 without handicap.
pub(crate) fn go() -> Setup {
    go_setup(go::Ruleset::Chinese, go::Handicap::None)
}

/// Freestyle on 6x6.
pub(crate) fn gomoku() -> Setup {
    rows(6, gomoku::Ruleset::Freestyle)
}

/// Renju on 15x15.
pub(crate) fn renju(penalty: gomoku::Penalty) -> Setup {
    rows(15, gomoku::Ruleset::Renju(penalty))
}

pub(crate) fn rows(side: u8, ruleset: gomoku::Ruleset) -> Setup {
    Setup::Gomoku(gomoku::Setup::new(Size::square(side).unwrap(), ruleset).unwrap())
}

pub(crate) struct Table {
    pub(crate) room: Room,
    pub(crate) log: Vec<Recorded>,
    pub(crate) now: u64,
    pub(crate) seed: u64,
    /// What the shell found before the next command.
    pub(crate) proposal: Option<go::Proposal>,
    commands: u64,
}

impl Table {
    /// A room in which `host` waits.
    pub(crate) fn new(settings: Settings) -> Self {
        let created = Room::create(settings, player("host"), "host".to_owned());
        Self::from_first(room_id("00000000000000000000"), created, 100)
    }

    /// A room that begins with these events.
    pub(crate) fn from_first(id: RoomId, first: Vec<Event>, now: u64) -> Self {
        let log: Vec<Recorded> = (1..).zip(first).map(|(seq, event)| record(seq, now, Some("host"), None, event)).collect();
        let room = Room::replay(id, log.iter().cloned()).unwrap();
        Self { room, log, now, seed: 0, proposal: None, commands: 0 }
    }

    /// A room in which `host` and `guest` sit; without nigiri they play.
    pub(crate) fn seated(settings: Settings) -> Self {
        let mut table = Self::new(settings);
        table.does("guest", Command::Sit);
        table
    }

    /// Goes on after a round trip through the log.
    pub(crate) fn reload(&mut self) {
        let replayed = Room::replay(self.room.id().clone(), self.log.iter().cloned()).unwrap();
        assert_eq!(format!("{replayed:?}"), format!("{:?}", self.room), "live and replayed rooms differ");
        self.room = replayed;
    }

    pub(crate) fn wait(&mut self, millis: u64) -> &mut Self {
        self.now += millis;
        self
    }

    /// What a shell does when the deadline comes: the events that were due.
    pub(crate) fn tick(&mut self) -> Vec<Event> {
        let due = self.room.expire(Millis(self.now));
        self.store(None, None, due.clone());
        due
    }

    pub(crate) fn context(&self) -> Context {
        Context { now: Millis(self.now), seed: self.seed, fresh_room: room_id(FRESH_ROOM), proposal: self.proposal.clone() }
    }

    pub(crate) fn decide(&self, who: &str, command: &Command) -> Result<Vec<Event>, Refusal> {
        self.room.decide(&self.context(), &viewer(who), command)
    }

    /// The command as a shell does it: decided, stored, applied.
    pub(crate) fn tries(&mut self, who: &str, command: &Command) -> Result<Vec<Event>, Refusal> {
        let events = self.decide(who, command)?;
        self.commands += 1;
        let id = CommandId::parse(&format!("c{}", self.commands)).unwrap();
        let reference = CommandRef { id, fingerprint: self.commands * 7 };
        self.store(Some(who), Some(&reference), events.clone());
        Ok(events)
    }

    /// A command that must be done.
    pub(crate) fn does(&mut self, who: &str, command: Command) -> Vec<Event> {
        self.tries(who, &command).unwrap_or_else(|refusal| panic!("{who}: {command:?} was refused: {refusal:?}"))
    }

    /// A command that must be refused for this reason.
    pub(crate) fn refuses(&self, who: &str, command: Command, reason: Refusal) -> &Self {
        assert_eq!(self.decide(who, &command), Err(reason), "{who}: {command:?}");
        self
    }

    fn store(&mut self, author: Option<&str>, command: Option<&CommandRef>, events: Vec<Event>) {
        for event in events {
            let recorded = record(self.room.seq() + 1, self.now, author, command, event);
            self.room.apply(&recorded);
            self.log.push(recorded);
        }
    }

    /// Moves of whoever's turn it is: points as in SGF, `pass` for a pass.
    pub(crate) fn plays(&mut self, moves: &str) -> &mut Self {
        for text in moves.split_whitespace() {
            let who = self.name(self.room.turn().expect("somebody is to move"));
            self.does(who, if text == "pass" { Command::Pass } else { Command::Play(point(text)) });
        }
        self
    }

    /// The opening asks this player, and nobody else, for exactly that.
    pub(crate) fn asks(&self, who: &str, act: Act) -> &Self {
        let seat = self.room.seat_of(&player(who)).unwrap();
        let step = self.room.opening();
        assert_eq!(step.map(|Step { seat, act, .. }| (seat, act)), Some((seat, act)));
        assert_eq!(self.room.turn(), self.room.color_of(seat));
        self
    }

    /// Whether somebody has yet to choose a color in the opening.
    pub(crate) fn colors_open(&self) -> bool {
        self.room.opening().expect("an opening").colors_open
    }

    /// The opening is over, and it is this player's turn with this color.
    pub(crate) fn goes_on(&self, who: &str, color: Color) -> &Self {
        assert_eq!(self.room.opening(), None);
        assert_eq!((self.room.turn(), self.room.stone(), self.name(color)), (Some(color), Some(color), who));
        self
    }

    /// Which of the two plays this color.
    pub(crate) fn name(&self, color: Color) -> &'static str {
        if self.room.color_of(room::Seat::Host) == Some(color) { "host" } else { "guest" }
    }

    pub(crate) fn phase(&self) -> Phase {
        self.room.phase()
    }

    pub(crate) fn board(&self) -> String {
        self.room.position().rows().join(" ")
    }

    pub(crate) fn deadline(&self) -> Option<u64> {
        self.room.deadline().map(|deadline| deadline.0)
    }
}

/// A point as in SGF: column from the left, row from the top.
pub(crate) fn point(text: &str) -> Point {
    Point::from_sgf(text).unwrap()
}

fn record(seq: u64, now: u64, author: Option<&str>, command: Option<&CommandRef>, event: Event) -> Recorded {
    let time = UnixMillis(1_700_000_000_000 + now);
    Recorded { seq, at: Millis(now), time, author: author.map(player), command: command.cloned(), event }
}
