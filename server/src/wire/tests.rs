//! Checks that the conversions between the room's types and the wire's types follow the protocol.

use super::*;
use crate::actor::{Attendance, Attending};
use crate::limits::{MOVE_BYTES, ROOM_BYTES};
use protocol::ServerMessage;
use room::testing::{Table, viewer};
use room::{
    Away, AwayReason, BySeat, Change, Command, EndCommand, Event, Millis, OpeningCommand, PlayCommand, PlayerId, Recorded, Room,
    ScoringCommand, ScratchCommand,
};

mod setups;

fn wanted(setup: protocol::Setup, time: protocol::TimeControl) -> protocol::CreateRoom {
    protocol::CreateRoom {
        setup,
        series: None,
        opening: protocol::Opening::Free,
        time,
        colors: protocol::ColorChoice::Black,
        takeback: protocol::TakebackPolicy::Ask,
        grace_ms: None,
        visibility: protocol::Visibility::Private,
        delay_ms: None,
        aids: None,
        watching: None,
    }
}

fn go(
    size: u8,
    height: Option<u8>,
    ruleset: protocol::GoRuleset,
    rules: Option<protocol::GoRules>,
    komi_half: Option<i32>,
    handicap: protocol::Handicap,
) -> protocol::Setup {
    protocol::Setup::Go { size, height, ruleset, rules, komi_half, handicap }
}

fn go9(ruleset: protocol::GoRuleset) -> protocol::Setup {
    go(9, None, ruleset, None, Some(13), protocol::Handicap::None {})
}

/// A game between Anna, who plays Black, and Ben. One second passes before each command.
struct Story {
    table: Table,
}

impl Story {
    fn new(wanted: &protocol::CreateRoom) -> Self {
        Self { table: Table::between("anna", "ben", wanted.terms().unwrap()) }
    }

    fn does(&mut self, name: &str, command: impl Into<Command>) -> Vec<Event> {
        self.table.wait(1_000).does(name, command)
    }

    /// Plays for Black and White in turn, in wire notation.
    fn plays(&mut self, moves: &str) {
        for (number, point) in moves.split(' ').enumerate() {
            self.plays_as(if number % 2 == 0 { "anna" } else { "ben" }, point);
        }
    }

    fn plays_as(&mut self, name: &str, point: &str) {
        let wire = if point == "pass" { protocol::Command::Pass {} } else { protocol::Command::Play { point: point.into() } };
        let asked = self.reads(&wire);
        self.does(name, asked);
    }

    fn reads(&self, wire: &protocol::Command) -> Command {
        match command(wire, &self.table.room.terms().setup).unwrap() {
            Asked::Command(command) => command,
            Asked::Plan(plan) => panic!("{plan:?}"),
        }
    }

    fn now(&self) -> Millis {
        Millis(self.table.now)
    }

    /// Replays the events. Calls `each` with every event, its effects and the room after the event.
    fn replayed(&self, mut each: impl FnMut(&Room, &Recorded, &Change)) {
        let log = self.table.log.iter().cloned();
        Room::replay_each(self.table.room.id().clone(), log, |room, recorded, change| each(room, &recorded, &change)).unwrap();
    }
}

fn guest_away() -> Attendance {
    Attendance {
        seats: BySeat { host: Attending::Here, guest: Attending::Gone(Away { reason: AwayReason::Lost, since: Millis(500) }) },
        round_trips: BySeat { host: Some(Millis(48)), guest: None },
        spectators: 3,
        names: [(PlayerId::parse("cleo").unwrap(), "Cleo".to_owned())].into(),
    }
}

#[test]
fn the_events_frame_parses_as_the_message_of_the_protocol() {
    let mut story = Story::new(&wanted(go9(protocol::GoRuleset::Chinese), protocol::TimeControl::None {}));
    story.plays("A1 A2 pass B1");
    story.does("cleo", Command::Chat { text: "a \"quoted\" \\ line".into() });
    let (mut lines, mut typed) = (Vec::new(), Vec::new());
    story.replayed(|room, recorded, change| {
        lines.push(EncodedEvent::new(room, recorded, change));
        typed.push(envelope(room, recorded, change, room::Role::Spectator));
    });
    let state = state(&story.table.room, story.now());
    let frame = events(story.table.room.id(), &lines, Audience::Spectators, &state);
    let read: ServerMessage = serde_json::from_str(frame.as_str()).unwrap();
    assert_eq!(read, ServerMessage::Events { room: story.table.room.id().to_string(), events: typed.clone(), state });
    let capture = &typed[typed.len() - 2].event;
    let (color, captured) = (protocol::Color::White, vec!["A1".into()]);
    let b1 = protocol::Event::Moved { color, point: "B1".into(), captured, flipped: vec![] };
    assert_eq!(*capture, b1, "A1 has no liberty left");
    assert!(matches!(typed.last().unwrap().event, protocol::Event::Chatted { .. }));
    let players: ServerMessage = serde_json::from_str(
        events(story.table.room.id(), &lines, Audience::Players, &self::state(&story.table.room, story.now())).as_str(),
    )
    .unwrap();
    let ServerMessage::Events { events, .. } = players else { panic!("{players:?}") };
    assert_eq!(
        events.last().unwrap().event,
        protocol::Event::Hidden,
        "players cannot read the spectators' chat until the game is over"
    );
}

#[test]
fn a_view_shows_the_whole_room() {
    let byo_yomi = protocol::TimeControl::ByoYomi { main_ms: 10_000, periods: 3, period_ms: 5_000 };
    let mut story = Story::new(&wanted(go9(protocol::GoRuleset::Japanese), byo_yomi));
    story.plays("D4 E5");
    let now = story.now() + Millis(12_000);
    let view = view(&story.table.room, &viewer("anna"), now, &guest_away(), 10_000);
    assert_eq!(
        view.role,
        protocol::Role::Player { seat: protocol::Seat::Host, color: Some(protocol::Color::Black), both: false }
    );
    assert_eq!((points(&view.moves), view.seq), (vec!["D4", "E5"], story.table.room.seq()));
    assert_eq!((view.state.board[5].as_str(), view.state.board[4].as_str()), ("...X.....", "....O...."));
    assert_eq!((view.state.turn, view.state.abortable), (Some(protocol::Color::Black), false));
    let clocks = view.state.clocks.unwrap();
    assert_eq!(clocks.black, protocol::Clock { main_ms: 0, periods: 3, period_ms: 3_000, stones: None, rest_ms: None });
    assert_eq!(clocks.running, Some(protocol::Color::Black));
    assert_eq!(view.presence.host, protocol::Absence::Here { round_trip_ms: Some(48) });
    assert_eq!(
        view.presence.guest,
        protocol::Absence::Gone { for_ms: now.0 - 500, reason: AwayReason::Lost, claim_ms: Some(40_500 - now.0) }
    );
}

#[test]
fn every_move_is_listed_with_its_color() {
    let mut story = Story::new(&wanted(go9(protocol::GoRuleset::Japanese), protocol::TimeControl::None {}));
    story.plays("D4 pass pass");
    story.does("ben", ScoringCommand::Resume);
    story.plays("E5");
    story.does("ben", EndCommand::Resign);
    let black = |point: &str| protocol::Move { color: protocol::Color::Black, point: point.into() };
    let white = |point: &str| protocol::Move { color: protocol::Color::White, point: point.into() };
    let all = [black("D4"), white("pass"), black("pass"), black("E5")];
    assert_eq!(view(&story.table.room, &viewer("x"), story.now(), &guest_away(), 0).moves, all);
    assert_eq!(detail(story.table.room.id(), &story.table.log, &viewer("x")).unwrap().moves, all);
}

#[test]
fn the_state_contains_the_scratch_board() {
    let mut story = Story::new(&wanted(go9(protocol::GoRuleset::Chinese), protocol::TimeControl::None {}));
    story.plays("A8 A9 pass pass");
    let scoring = |story: &Story| state(&story.table.room, story.now()).scoring.unwrap();
    assert_eq!((scoring(&story).scratch, scoring(&story).scratch_boards_left), (None, Some(5)));
    story.does("ben", ScratchCommand::Open);
    let place = story.reads(&protocol::Command::ScratchPlay { point: "B9".into(), seen: 0 });
    story.does("anna", place);
    let (room, log) = (&story.table.room, &story.table.log);
    let mut change = Change::default();
    Room::replay_each(room.id().clone(), log.iter().cloned(), |_, _, latest| change = latest);
    let played =
        protocol::Event::ScratchPlayed { color: protocol::Color::Black, point: "B9".into(), captured: vec!["A9".into()] };
    assert_eq!(envelope(room, log.last().unwrap(), &change, room::Role::Spectator).event, played);
    let now = scoring(&story);
    let last = protocol::Move { color: protocol::Color::Black, point: "B9".into() };
    let board = [".X.......", "X........"].into_iter().chain(["........."; 7]).map(str::to_owned).collect();
    let dead = vec!["A9".to_owned()];
    assert_eq!(now.scratch, Some(protocol::Scratch { board, last: Some(last), changes: 1, left: 99, dead, proposed: None }));
    assert_eq!((now.dead.len(), now.scratch_boards_left), (0, Some(4)));
}

#[test]
fn a_scored_game_shows_its_score() {
    let mut story = Story::new(&wanted(go9(protocol::GoRuleset::Chinese), protocol::TimeControl::None {}));
    story.plays("D4 H8 pass pass");
    let dead = story.reads(&protocol::Command::Mark { point: "H8".into(), dead: true });
    story.does("anna", dead);
    let scoring = state(&story.table.room, story.now()).scoring.unwrap();
    assert_eq!((scoring.dead.as_slice(), scoring.owner.len()), (["H8".to_owned()].as_slice(), 9));
    assert!(scoring.owner.iter().all(|row| row == "BBBBBBBBB"), "{:?}", scoring.owner);
    assert_eq!((scoring.score.black.total_half, scoring.score.white.total_half), (162, 13));
    let told = |point: &str| scoring.explained.iter().find(|one| one.points.iter().any(|at| at == point)).unwrap();
    let (dead, stone) = (told("H8"), told("D4"));
    assert_eq!(
        (dead.reason, dead.owner, dead.dead),
        (protocol::PointReason::Surrounded, Some(rules::Color::Black), Some(rules::Color::White))
    );
    assert_eq!((dead.ground, dead.prisoners, dead.points.len()), (1, 0, 1));
    assert_eq!((stone.reason, stone.points.as_slice()), (protocol::PointReason::Stone, ["D4".to_owned()].as_slice()));
    assert_eq!(scoring.explained.iter().map(|one| one.points.len()).sum::<usize>(), 81);
    let agreed = story.reads(&protocol::Command::AcceptScore { dead: scoring.dead });
    story.does("anna", agreed.clone());
    story.does("ben", agreed);
    let state = state(&story.table.room, story.now());
    let won = protocol::Outcome::Win { winner: protocol::Color::Black, by: protocol::WinBy::Score, margin_half: Some(149) };
    assert_eq!((state.outcome, state.scoring.as_ref().map(|scoring| scoring.outcome)), (Some(won), Some(won)));
    let detail = detail(story.table.room.id(), &story.table.log, &viewer("anna")).unwrap();
    assert_eq!(detail.scoring, state.scoring, "the record shows the same score as the room");
    assert_eq!((detail.dead, detail.game.outcome, detail.game.moves), (vec!["H8".to_owned()], won, 4));
    assert_eq!(detail.events.iter().map(|event| event.seq).collect::<Vec<_>>(), (1..=story.table.room.seq()).collect::<Vec<_>>());
    let sgf = sgf_text(story.table.room.id(), story.table.log.clone()).unwrap();
    for part in ["GM[1]", "SZ[9]", "KM[6.5]", "PB[anna]", "PW[ben]", "RE[B+74.5]", "DT[2023-11-14]", ";B[df]", ";W[hb]"] {
        assert!(sgf.contains(part), "{part} in {sgf}");
    }
}

#[test]
fn a_record_has_the_clocks_after_each_event() {
    let fischer = protocol::TimeControl::Fischer { main_ms: 60_000, increment_ms: 2_000, cap_ms: Some(61_500) };
    let mut story = Story::new(&wanted(protocol::Setup::gomoku(15, protocol::GomokuRuleset::Freestyle), fischer));
    story.plays("h8 h9 g8 g9");
    assert_eq!(detail(story.table.room.id(), &story.table.log, &viewer("x")), None, "an unfinished game has no record");
    story.does("ben", EndCommand::Resign);
    let record = detail(story.table.room.id(), &story.table.log, &viewer("x")).unwrap();
    assert_eq!(record.scoring, None, "the game was not scored");
    let mains: Vec<_> = record.events[4..]
        .iter()
        .map(|event| event.clocks.as_ref().map(|c| (c.black.main_ms, c.white.main_ms)).unwrap())
        .collect();
    assert_eq!(mains, [(60_000, 60_000), (60_000, 61_000), (61_000, 61_000), (61_000, 61_500), (60_000, 61_500)]);
    assert!(sgf_text(story.table.room.id(), story.table.log.clone()).unwrap().contains("OT[2 fischer, max 61.5]"));
}

#[test]
fn a_view_contains_the_newest_chat_that_fits() {
    let mut story = Story::new(&wanted(go9(protocol::GoRuleset::Chinese), protocol::TimeControl::None {}));
    for number in 0..50 {
        story.does("cleo", Command::Chat { text: format!("{number} {}", "\"".repeat(200)) });
    }
    let lines = |bytes| view(&story.table.room, &viewer("cleo"), story.now(), &guest_away(), bytes).chat;
    assert_eq!(lines(0).len(), 0);
    let some = lines(10_000);
    let size = serde_json::to_string(&some).unwrap().len();
    assert!((5_000..10_000).contains(&size), "{size}");
    assert!(some.last().unwrap().text.starts_with("49 ") && some.windows(2).all(|pair| pair[0].seq < pair[1].seq));
    assert_eq!(lines(1_000_000).len(), 50);
}

#[test]
fn the_largest_room_fits_into_one_message() {
    let mut story = Story::new(&wanted(protocol::Setup::go(25, protocol::GoRuleset::Chinese), protocol::TimeControl::None {}));
    let points: Vec<String> = story
        .table
        .room
        .position()
        .legal_moves()
        .iter()
        .map(|at| rules::Kind::Go.point_name(story.table.room.position().size(), *at))
        .collect();
    for (number, point) in points.iter().enumerate().take(400) {
        story.plays_as(if number % 2 == 0 { "anna" } else { "ben" }, point);
    }
    story.plays("pass pass");
    // Mark the stones as dead, and open a scratch board.
    let position = story.table.room.position().clone();
    for point in position.size().points().filter(|at| position.stone(*at).is_some()) {
        let _ = story.table.tries("ben", &ScoringCommand::Mark { point, dead: true }.into());
    }
    let (stones, dead) = (position.rows().concat().replace('.', "").len(), story.table.room.marks().dead.len());
    assert_eq!((stones, dead > 200), (dead, true), "{dead}");
    story.does("anna", ScratchCommand::Open);
    story.does("ben", ScratchCommand::Place { point: rules::Point { x: 24, y: 24 }, seen: 0 });
    let limits = crate::limits::Limits::default();
    let whole = serde_json::to_string(&view(&story.table.room, &viewer("anna"), story.now(), &guest_away(), 0)).unwrap().len();
    let moves =
        serde_json::to_string(&view(&story.table.room, &viewer("anna"), story.now(), &guest_away(), 0).moves).unwrap().len();
    assert!(whole - moves < ROOM_BYTES, "{} bytes: a room without its moves and its chat fits in ROOM_BYTES", whole - moves);
    assert!(moves <= story.table.room.moves().len() * MOVE_BYTES, "{moves} bytes: each move fits in MOVE_BYTES");
    assert_eq!(limits.check(), Ok(()));
}

fn points(moves: &[protocol::Move]) -> Vec<&str> {
    moves.iter().map(|one| one.point.as_str()).collect()
}

#[test]
fn a_disc_of_othello_flips_other_discs() {
    let mut story = Story::new(&wanted(protocol::Setup::Othello {}, protocol::TimeControl::None {}));
    story.plays("d3 c3");
    let mut seen = Vec::new();
    story.replayed(|room, recorded, change| seen.push(envelope(room, recorded, change, room::Role::Spectator).event));
    let color = protocol::Color::Black;
    let first = protocol::Event::Moved { color, point: "d3".into(), captured: vec![], flipped: vec!["d4".into()] };
    assert_eq!(seen[4], first);
    let state = state(&story.table.room, story.now());
    let discs = state.discs.unwrap();
    assert_eq!((discs.board, discs.official), (by(3, 3), by(32, 32)), "in a tie, the players share the empty points");
    assert_eq!((state.stone, state.board[2].as_str()), (Some(protocol::Color::Black), "..OX...."));
}

fn by(black: u32, white: u32) -> protocol::ByColor<u32> {
    protocol::ByColor { black, white }
}

#[test]
fn the_state_contains_each_step_of_an_opening() {
    let opened = |setup, opening| protocol::CreateRoom { opening, ..wanted(setup, protocol::TimeControl::None {}) };
    let mut story =
        Story::new(&opened(protocol::Setup::gomoku(15, protocol::GomokuRuleset::Freestyle), protocol::Opening::LongPro));
    let step = |story: &Story| state(&story.table.room, story.now()).opening.map(|step| (step.seat, step.act));
    let area = |from: &str, to: &str, outside| protocol::Area { from: from.into(), to: to.into(), outside };
    let place = |area| protocol::Act::Place { area };
    assert_eq!(step(&story), Some((protocol::Seat::Host, place(Some(area("h8", "h8", false))))));
    story.plays("h8");
    assert_eq!(step(&story), Some((protocol::Seat::Guest, place(None))));
    story.plays_as("ben", "i9");
    // The two points are the top left and the bottom right corner of the area.
    assert_eq!(step(&story), Some((protocol::Seat::Host, place(Some(area("e11", "k5", true))))));
    story.plays_as("anna", "d8");
    assert_eq!(step(&story), None);
    let mut bids = Story::new(&opened(go9(protocol::GoRuleset::Japanese), protocol::Opening::KomiBids));
    bids.does("anna", OpeningCommand::NameKomi(rules::HalfPoints(4)));
    let bid = protocol::Act::Bid { least_half: 5, standing_half: Some(4) };
    assert_eq!(step(&bids), Some((protocol::Seat::Guest, bid)));
    let named = state(&bids.table.room, bids.now());
    assert_eq!((named.stone, named.turn), (None, Some(protocol::Color::White)), "no stone may be placed yet");
    let seen = view(&bids.table.room, &viewer("x"), bids.now(), &guest_away(), 0);
    assert_eq!(
        (seen.setup, seen.opening),
        (go(9, None, protocol::GoRuleset::Japanese, None, Some(4), protocol::Handicap::None {}), protocol::Opening::KomiBids)
    );
}

#[test]
fn the_state_contains_the_proposed_dead_stones() {
    let mut story = Story::new(&wanted(go9(protocol::GoRuleset::Chinese), protocol::TimeControl::None {}));
    story.plays("D4 H8 D5 C8 pass"); // If White's H8 is dead, White's C8 still lives, so Black has no closed area.
    let rules::Position::Go(game) = story.table.room.position() else { panic!("the game is not Go") };
    let mut proposal = rules::go::propose(game.board());
    let point = |name: &str| rules::Kind::Go.parse_point(story.table.room.position().size(), name).unwrap();
    (proposal.dead, proposal.unsealed) = ([point("H8")].into(), [point("A1")].into());
    story.table.proposal = Some(proposal);
    let events = story.does("ben", PlayCommand::Pass);
    let from = story.table.log.len() - events.len();
    let mut seen = Vec::new();
    story.replayed(|room, recorded, change| seen.push(envelope(room, recorded, change, room::Role::Spectator).event));
    let proposed = protocol::Event::Proposed { dead: vec!["H8".into()], unsealed: vec!["A1".into()] };
    assert_eq!(seen[from..], [protocol::Event::Passed { color: protocol::Color::White }, proposed]);
    let scoring = state(&story.table.room, story.now()).scoring.unwrap();
    let open: Vec<_> = scoring.explained.iter().filter(|one| one.reason == protocol::PointReason::Open).collect();
    assert!(open.iter().all(|one| one.gaps == ["A1".to_owned()]), "{open:?}");
    assert_eq!((scoring.dead, scoring.unsealed), (vec!["H8".to_owned()], vec!["A1".to_owned()]));
}
