//! A game that was played on a device can be replayed from its record. A record that no device could have made is refused.
#![allow(clippy::unwrap_used, missing_docs, reason = "tests")]

use device::{DeviceRoom, Players};
use protocol::{Code, Command, DeviceAct, DeviceGame, DeviceProposal};
use room::{Event, Millis, OfferKind, Phase, PlayerId, RoomId, Seat, UnixMillis};
use serde_json::{Value, json};

const START: u64 = 1_700_000_000_000;

fn players() -> Players {
    Players { host: PlayerId::parse("host").unwrap(), guest: PlayerId::parse("guest").unwrap() }
}

fn terms(setup: &Value, opening: &str, time: &Value) -> Value {
    json!({"setup": setup, "opening": opening, "time": time, "colors": "black", "takeback": "ask", "visibility": "private"})
}

fn game(terms: &Value) -> DeviceGame {
    let game = json!({"id": "0123456789abcdefghjk", "terms": terms, "host": "ann", "guest": "ben", "time": START, "acts": []});
    serde_json::from_value(game).unwrap()
}

fn go(time: &Value) -> DeviceGame {
    game(&terms(&json!({"kind": "go", "size": 9, "ruleset": "chinese", "handicap": {"type": "none"}}), "free", time))
}

fn untimed() -> Value {
    json!({"type": "none"})
}

fn open(game: DeviceGame) -> Result<DeviceRoom, device::Broken> {
    DeviceRoom::replay(RoomId::parse("zzzzzzzzzzzzzzzzzzzz").unwrap(), players(), game)
}

/// Gives these commands, one second apart.
fn does(device: &mut DeviceRoom, commands: &str) {
    for word in commands.split_whitespace() {
        let at = Millis(device.log().last().unwrap().at.0 + 1000);
        device.act(at, UnixMillis(START + at.0), None, &command(word)).unwrap_or_else(|why| panic!("{word}: {why:?}"));
    }
}

/// The command that a word stands for. The word is the name of a command, JSON, or the point of a move.
fn command(word: &str) -> Command {
    match word {
        "pass" => Command::Pass {},
        "resign" => Command::Resign {},
        "takeback" => Command::Offer { offer: OfferKind::Takeback, terms: None },
        word if word.starts_with('{') => serde_json::from_str(word).unwrap(),
        point => Command::Play { point: point.to_owned() },
    }
}

/// Writes the record of a room as JSON, reads it back and replays it. Checks that both rooms have the same log and the same
/// record.
fn same_again(device: &DeviceRoom) -> DeviceRoom {
    let text = serde_json::to_string(device.game()).unwrap();
    let again = open(serde_json::from_str(&text).unwrap()).unwrap();
    assert_eq!(again.log(), device.log());
    assert_eq!(again.game(), device.game());
    again
}

#[test]
fn a_whole_game_of_go_with_a_takeback_and_a_count_is_replayed() {
    let mut device = open(go(&untimed())).unwrap();
    does(&mut device, "D4 F6 E5 takeback E6 C3 pass pass");
    assert!(device.game().acts.last().unwrap().proposal.is_some(), "the second pass has a proposal");
    let at = Millis(60_000);
    for stone in ["D4", "F6", "E6", "C3"] {
        let mark = Command::Mark { point: stone.to_owned(), dead: stone == "C3" };
        let _ = device.act(at, UnixMillis(0), None, &mark); // The stone may already have this mark.
    }
    for _ in 0..2 {
        let dead =
            device.room().marks().dead.iter().map(|point| rules::Kind::Go.point_name(device.room().position().size(), *point));
        let accept = Command::AcceptScore { dead: dead.collect() };
        device.act(at, UnixMillis(0), None, &accept).unwrap();
    }
    assert!(matches!(device.room().phase(), Phase::Finished(_)));
    // From the last two events, the page knows that the game ended because both players accepted, and not because of a player's
    // silence.
    let [.., accepted, finished] = device.log() else { panic!("{:?}", device.log()) };
    assert!(matches!(accepted.event, Event::ScoreAccepted { .. }) && accepted.command.is_some(), "{accepted:?}");
    assert!(matches!(finished.event, Event::Finished { .. }) && finished.command.is_none(), "{finished:?}");
    assert!(device.room().is_on_one_device(), "both players share one device");
    same_again(&device);
}

#[test]
fn row_games_and_othello_are_played_and_replayed() {
    let choose = r#"{"type":"choose","choice":"white"}"#;
    let cases = [
        (json!({"kind": "gomoku", "size": 15, "ruleset": "renju"}), "free", "h8 h9 resign".to_owned()),
        (json!({"kind": "gomoku", "size": 15, "ruleset": "freestyle"}), "swap2", format!("h8 h9 j9 {choose} a1 resign")),
        (json!({"kind": "othello"}), "free", "d3 c3 resign".to_owned()),
        (json!({"kind": "tic_tac_toe"}), "free", "a1 b1 a2 b2 a3".to_owned()),
    ];
    for (setup, opening, commands) in cases {
        let begun = open(game(&terms(&setup, opening, &untimed())));
        let mut device = begun.unwrap_or_else(|why| panic!("{setup}: {why}"));
        does(&mut device, &commands);
        assert!(device.room().phase().is_over(), "{setup}");
        same_again(&device);
    }
}

#[test]
fn the_colors_drawn_by_lot_depend_only_on_the_id_of_the_game() {
    let black = |id: &str| {
        let mut game = go(&untimed());
        (game.id, game.terms.colors) = (id.to_owned(), protocol::ColorChoice::Random);
        open(game).unwrap().room().black()
    };
    let ids: Vec<String> = (0..8).map(|n| format!("0123456789abcdefghj{n}")).collect();
    let drawn: Vec<Option<Seat>> = ids.iter().map(|id| black(id)).collect();
    assert_eq!(drawn, ids.iter().map(|id| black(id)).collect::<Vec<_>>());
    assert!(drawn.contains(&Some(Seat::Host)) && drawn.contains(&Some(Seat::Guest)), "{drawn:?}");
}

#[test]
fn a_clock_that_runs_out_ends_the_game_on_the_device_and_in_the_replay() {
    let mut device = open(go(&json!({"type": "absolute", "main_ms": 60_000}))).unwrap();
    does(&mut device, "D4 F6");
    let deadline = device.deadline().unwrap();
    assert!(device.tick(Millis(deadline.0 - 1), UnixMillis(0)).is_empty());
    let late = device.act(deadline, UnixMillis(0), None, &command("E5")).unwrap_err();
    assert_eq!(late.code, Code::TooLate);
    assert_eq!(device.tick(deadline, UnixMillis(0)).len(), 1);
    assert!(matches!(device.room().phase(), Phase::Finished(_)));
    let device = same_again(&device);
    // A record in which the clock runs out too early is refused.
    let mut early = device.game().clone();
    early.acts.last_mut().unwrap().at_ms -= 1;
    assert_eq!(open(early).unwrap_err().act, Some(3));
    // A record in which a player moves after the clock has run out is refused too.
    let mut moved = device.game().clone();
    moved.acts.last_mut().unwrap().command = Some(command("E5"));
    assert_eq!(open(moved).unwrap_err().why.code, Code::TooLate);
}

#[test]
fn a_record_is_refused_where_the_room_would_have_refused_the_act() {
    let mut device = open(go(&untimed())).unwrap();
    does(&mut device, "D4 F6 E5");
    let good = device.game().clone();
    let changed = |change: &dyn Fn(&mut DeviceGame)| {
        let mut game = good.clone();
        change(&mut game);
        let broken = open(game).unwrap_err();
        (broken.act, broken.why.code)
    };
    let act = |word: &str| DeviceAct { at_ms: 9_000, time: START, seat: None, command: Some(command(word)), proposal: None };
    let forged = DeviceProposal { dead: vec!["D4".to_owned()], unsealed: Vec::new() };
    assert_eq!(changed(&|game| game.acts[2] = act("D4")), (Some(3), Code::Occupied));
    assert_eq!(changed(&|game| game.acts[2] = act("Z99")), (Some(3), Code::OffBoard));
    assert_eq!(changed(&|game| game.acts[2] = act(r#"{"type":"resume"}"#)), (Some(3), Code::WrongPhase));
    assert_eq!(changed(&|game| game.acts[1].seat = Some(Seat::Host)), (Some(2), Code::NotYourTurn));
    assert_eq!(
        changed(&|game| game.acts[2].at_ms = 1),
        (Some(3), Code::Invalid),
        "an act must not be earlier than the act before it"
    );
    assert_eq!(changed(&|game| game.acts[2].proposal = Some(forged.clone())), (Some(3), Code::Invalid));
    assert_eq!(changed(&|game| game.acts.extend([act("resign"), act("E6")])), (Some(5), Code::GameOver));
    for word in [r#"{"type":"sit"}"#, r#"{"type":"stand"}"#, r#"{"type":"chat","text":"hi"}"#, r#"{"type":"claim_win"}"#] {
        assert_eq!(changed(&|game| game.acts[2] = act(word)), (Some(3), Code::NotAllowed), "{word}");
    }
    assert_eq!(changed(&|game| game.id = "../../etc/passwd".to_owned()), (None, Code::Invalid));
    assert_eq!(changed(&|game| game.host = "<b>ann</b>".to_owned()), (None, Code::Invalid));
    assert_eq!(changed(&|game| game.terms.delay_ms = Some(60_000)), (None, Code::Invalid));
    assert_eq!(changed(&|game| game.terms.series = Some(protocol::Series::BestOf { games: 3 })), (None, Code::Invalid));
}

#[test]
fn a_proposal_counts_only_if_the_players_accept_it() {
    let mut device = open(go(&untimed())).unwrap();
    does(&mut device, "D4 F6 pass pass");
    let mut game = device.game().clone();
    let proposed =
        |dead: &[&str]| Some(DeviceProposal { dead: dead.iter().map(|&point| point.to_owned()).collect(), unsealed: Vec::new() });
    game.acts.last_mut().unwrap().proposal = proposed(&["D4", "A1"]);
    let forged = open(game.clone()).unwrap();
    assert_eq!(forged.room().marks().dead.len(), 1, "points without a stone are left out");
    assert!(forged.room().outcome().is_none());
    game.acts.last_mut().unwrap().proposal = proposed(&["Z1"]);
    assert_eq!(open(game).unwrap_err().why.code, Code::OffBoard);
}

/// A game of tic-tac-toe against a bot of this level.
fn against_a_bot(level: u8) -> DeviceGame {
    let mut game = game(&terms(&json!({"kind": "tic_tac_toe"}), "free", &untimed()));
    (game.guest, game.bot) = (String::new(), Some(level));
    game
}

/// Gives these commands in turn from the host's seat and from the bot's seat, one second apart.
fn alternates(device: &mut DeviceRoom, commands: &str) {
    for (word, seat) in commands.split_whitespace().zip([None, Some(Seat::Guest)].into_iter().cycle()) {
        let at = Millis(device.log().last().unwrap().at.0 + 1000);
        device.act(at, UnixMillis(START + at.0), seat, &command(word)).unwrap_or_else(|why| panic!("{word}: {why:?}"));
    }
}

#[test]
fn a_game_against_a_bot_is_played_and_replayed() {
    let mut device = open(against_a_bot(2)).unwrap();
    alternates(&mut device, "a1 b1 a2 b2 a3");
    assert!(matches!(device.room().phase(), Phase::Finished(_)));
    let again = same_again(&device);
    let guest = again.room().seats().guest.clone().unwrap();
    assert_eq!((guest.player.level().map(room::Level::number), guest.name.as_str()), (Some(2), "Bot 2"));
    assert!(guest.player.is_of_device_game(again.room().id()), "the id tells that no server has seen the game");
    assert!(again.room().summary().is_on_one_device() && !again.room().is_on_one_device());
    let authors: Vec<&str> = again.log().iter().rev().take(3).map(|one| one.author.as_ref().unwrap().as_str()).collect();
    assert_eq!(authors, ["host", "host", guest.player.as_str()], "the end, the last move, and the move of the bot before it");
    let role = again.room().role(&again.viewer(None));
    assert!(matches!(role, room::Role::Player { seat: Seat::Host, both: false, .. }), "{role:?}");
}

#[test]
fn only_a_bot_acts_from_the_seat_of_a_bot() {
    let mut device = open(against_a_bot(1)).unwrap();
    alternates(&mut device, "a1");
    let at = Millis(60_000);
    let mut tries = |seat, word: &str| device.act(at, UnixMillis(0), seat, &command(word)).err().map(|why| why.code);
    for seat in [None, Some(Seat::Host)] {
        assert_eq!(tries(seat, "b1"), Some(Code::NotYourTurn));
    }
    assert_eq!(tries(None, "takeback"), None, "the host only asks for a takeback");
    assert_eq!(tries(None, r#"{"type":"accept","offer":"takeback"}"#), Some(Code::NoOffer));
    assert_eq!(tries(Some(Seat::Guest), r#"{"type":"accept","offer":"takeback"}"#), None);
    assert!(device.room().moves().is_empty());
    same_again(&device);
}

#[test]
fn a_record_with_a_bot_that_cannot_play_is_refused() {
    let refused = |game: DeviceGame| {
        let broken = open(game).unwrap_err();
        (broken.act, broken.why.code, broken.why.message)
    };
    let invalid = |words: &str| (None, Code::Invalid, words.to_owned());
    assert_eq!(refused(against_a_bot(0)), invalid("bot must be a level from 1 to 10"));
    assert_eq!(refused(against_a_bot(11)), invalid("bot must be a level from 1 to 10"));
    assert_eq!(
        refused(DeviceGame { guest: "ben".to_owned(), ..against_a_bot(1) }),
        invalid("guest must be empty, because the guest is a bot")
    );
    assert_eq!(refused(DeviceGame { bot: None, ..against_a_bot(1) }).1, Code::Invalid, "a person must have a name");
    // Bots have three levels in tic-tac-toe, and none plays Go on a tiny board.
    assert_eq!(refused(against_a_bot(4)).1, Code::NotAllowed);
    let tiny = json!({"kind": "go", "size": 3, "ruleset": "chinese", "handicap": {"type": "none"}});
    let game = DeviceGame { bot: Some(1), guest: String::new(), ..game(&terms(&tiny, "free", &untimed())) };
    assert_eq!(refused(game).1, Code::NotAllowed);
}
