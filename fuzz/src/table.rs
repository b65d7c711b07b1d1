//! A room, its recorded events, and players made from bytes.

use crate::{Choices, any_setup, first_legal};
use room::{
    Choice, ColorChoice, Command, CommandId, CommandRef, Context, Event, Millis, OfferKind, Opening, Parity, PlayerId, Recorded,
    Refusal, Room, RoomId, Seat, Settings, TakebackPolicy, TimeControl, TokenHash, UnixMillis, Viewer, Visibility,
};
use rules::gomoku::{self, Penalty, Ruleset};
use rules::{HalfPoints, Point, Position, Setup, Size, go};

/// A room and its recorded events.
#[derive(Debug)]
pub struct Table {
    /// The live room.
    pub room: Room,
    /// Its events.
    pub log: Vec<Recorded>,
    now: u64,
    commands: u64,
}

/// A request by a viewer at some time.
#[derive(Debug)]
pub struct Request {
    /// The time, the seed and the proposed dead stones.
    pub context: Context,
    pub viewer: Viewer,
    pub command: Command,
}

impl Table {
    /// A room with any settings and both seats taken.
    #[must_use]
    pub fn new(choices: &mut Choices<'_>) -> Table {
        let (first, id) = (Room::create(settings(choices), player("host"), "host".to_owned()), room_id('0'));
        let log: Vec<Recorded> = (1..).zip(first).map(|(seq, event)| record(seq, 100, Some("host"), None, event)).collect();
        let room = Room::replay(id, log.iter().cloned()).expect("the first events of a room");
        let mut table = Table { room, log, now: 100, commands: 0 };
        let request = Request { context: table.context(choices), viewer: viewer("guest"), command: Command::Sit };
        table.asks(&request).expect("the other seat is free");
        table
    }

    /// The room replayed from its events.
    #[must_use]
    pub fn replayed(&self) -> Room {
        Room::replay(self.room.id().clone(), self.log.iter().cloned()).expect("the events begin with the first")
    }

    /// Advances the time, applies due timeouts and makes the next request.
    pub fn next(&mut self, choices: &mut Choices<'_>) -> Request {
        self.now += choices.of(&[0, 0, 1, 40, 900, 2500, 12_000]);
        let due = self.room.expire(Millis(self.now));
        self.store(None, None, due);
        let who = choices.of(&["mover", "mover", "mover", "mover", "host", "guest", "phone", "eve", "nobody"]);
        let who = if who == "mover" { self.mover() } else { who };
        let (viewer, command) = (viewer(who), command(choices, &self.room));
        let mut context = self.context(choices);
        // Larger boards are too slow for fuzzing.
        if let Position::Go(game) = self.room.position()
            && game.size().area() <= 25
            && self.room.wants_proposal(&viewer, &command)
        {
            context.proposal = Some(go::propose(game.board(), context.seed));
        }
        Request { context, viewer, command }
    }

    /// Handles a request as a shell does: decides, records, applies.
    ///
    /// # Errors
    /// The refusal.
    pub fn asks(&mut self, request: &Request) -> Result<(), Refusal> {
        let events = self.room.decide(&request.context, &request.viewer, &request.command)?;
        self.commands += 1;
        let id = CommandId::parse(&format!("c{}", self.commands)).expect("letters and digits");
        let reference = CommandRef { id, fingerprint: self.commands * 7 };
        self.store(Some(&request.viewer.name), Some(&reference), events);
        Ok(())
    }

    fn store(&mut self, author: Option<&str>, command: Option<&CommandRef>, events: Vec<Event>) {
        for event in events {
            let recorded = record(self.room.seq() + 1, self.now, author, command, event);
            self.room.apply(&recorded);
            self.log.push(recorded);
        }
    }

    fn context(&self, choices: &mut Choices<'_>) -> Context {
        Context { now: Millis(self.now), seed: u64::from(choices.below(256)), fresh_room: room_id('f'), proposal: None }
    }

    fn mover(&self) -> &'static str {
        if self.room.turn().is_some() && self.room.turn() == self.room.color_of(Seat::Guest) { "guest" } else { "host" }
    }
}

fn record(seq: u64, now: u64, author: Option<&str>, command: Option<&CommandRef>, event: Event) -> Recorded {
    let time = UnixMillis(1_700_000_000_000 + now);
    Recorded { seq, at: Millis(now), time, author: author.map(player), command: command.cloned(), event }
}

fn room_id(letter: char) -> RoomId {
    RoomId::parse(&letter.to_string().repeat(20)).expect("twenty letters")
}

fn player(name: &str) -> PlayerId {
    PlayerId::parse(name).expect("letters")
}

/// A viewer with a session whose id and name are the same; `nobody` has no session.
fn viewer(name: &str) -> Viewer {
    Viewer { player: (name != "nobody").then(|| player(name)), name: name.to_owned() }
}

fn settings(choices: &mut Choices<'_>) -> Settings {
    let opening = choices.of(&Opening::ALL);
    let square = |side| Size::square(side).expect("a side of a board");
    let rows = |side, ruleset| gomoku::Setup::new(square(side), ruleset).ok().map(Setup::Gomoku);
    let even = go::Setup::new(square(3), go::Ruleset::Japanese, HalfPoints(13), go::Handicap::None).ok().map(Setup::Go);
    let any = any_setup(choices);
    let fitting = [Some(any), rows(15, Ruleset::Renju(Penalty::Refused)), rows(9, Ruleset::Caro), even];
    let setup = fitting.into_iter().flatten().find(|setup| opening.check(setup).is_ok()).expect("each opening has a game");
    let main = Millis(1000 * u64::from(choices.within(1..=60)));
    Settings {
        setup,
        opening,
        time: choices.of(&[
            TimeControl::None,
            TimeControl::Absolute { main },
            TimeControl::Fischer { main, increment: Millis(1500), cap: main + Millis(2000) },
            TimeControl::ByoYomi { main, periods: 2, period: Millis(2000) },
        ]),
        colors: choices.of(&[ColorChoice::Black, ColorChoice::White, ColorChoice::Random, ColorChoice::Nigiri]),
        takeback: choices.of(&[TakebackPolicy::Ask, TakebackPolicy::Off]),
        visibility: Visibility::Private,
        rematch_of: None,
    }
}

/// Usually a move or, in an opening, what the opening expects; otherwise any command.
fn command(choices: &mut Choices<'_>, room: &Room) -> Command {
    let position = room.position();
    let point = choices.point(position.size());
    let offer = choices.of(&[OfferKind::Takeback, OfferKind::Takeback, OfferKind::Draw, OfferKind::Rematch]);
    match choices.below(32) {
        0 => Command::Sit,
        1 => Command::Stand,
        2 => Command::Guess(choices.of(&[Parity::Odd, Parity::Even])),
        3 | 4 => Command::Pass,
        // Resigning ends the run, so do it rarely.
        5 if choices.one_in(8) => Command::Resign,
        6 if choices.one_in(8) => Command::Abort,
        7 | 8 => Command::Offer(offer),
        9 | 10 => Command::Accept(offer),
        11 => Command::Decline(offer),
        12 => Command::Withdraw(offer),
        13 | 14 => Command::Mark { point, dead: choices.one_in(2) },
        15 | 16 => Command::AcceptScore { dead: room.dead().clone() },
        17 => Command::AcceptScore { dead: [point].into() },
        18 => Command::Resume,
        19 => Command::Chat { text: choices.of(&["", "a", "b"]).to_owned() },
        20 => Command::MakeSeatLink { hash: TokenHash([choices.within(0..=2); 32]) },
        21 => Command::ClaimSeat { hash: TokenHash([choices.within(0..=2); 32]) },
        22 => Command::Choose(choices.of(&Choice::ALL)),
        _ => act(choices, room, point),
    }
}

fn act(choices: &mut Choices<'_>, room: &Room, point: Point) -> Command {
    use room::Act;
    match room.opening().map(|step| step.act) {
        None | Some(Act::Place { .. }) => first_legal(room.position(), point).map_or(Command::Pass, |action| match action {
            rules::Move::Place(point) => Command::Play(point),
            rules::Move::Pass => Command::Pass,
        }),
        Some(Act::Choose { choices: list }) => Command::Choose(choices.of(list)),
        Some(Act::ChooseOrOffer { choices: list, .. }) if choices.one_in(2) => Command::Choose(choices.of(list)),
        Some(Act::ChooseOrOffer { count, .. } | Act::OfferMoves { count }) => {
            Command::OfferMoves((0..count).map(|_| choices.point(room.position().size())).collect())
        }
        Some(Act::Declare { most }) => Command::Declare(choices.within(1..=most)),
        Some(Act::Pick { points }) => Command::Play(choices.of(&points)),
        Some(Act::NameKomi) => Command::NameKomi(HalfPoints(i32::from(choices.below(256)) - 128)),
        Some(Act::Bid { standing: Some(_), .. }) if choices.one_in(4) => Command::Choose(Choice::White),
        Some(Act::Bid { least, .. }) => Command::NameKomi(least + HalfPoints(i32::from(choices.within(0..=20)))),
    }
}
