use room::testing::{Table, go, gomoku, player, terms, viewer};
use room::{ColorChoice, Command, EndCommand, EngineId, Event, Parity, Phase, PlayerId, Refusal, Role, Seat, SeatCommand, Terms};
use rules::Color;

fn with_colors(colors: ColorChoice) -> Terms {
    Terms { colors, ..terms(gomoku()) }
}

fn black_after_sitting(colors: ColorChoice, seed: u64) -> Option<Seat> {
    let mut table = Table::new(with_colors(colors));
    table.seed = seed;
    table.does("guest", SeatCommand::Sit);
    table.room.started().and_then(|_| table.room.black())
}

#[test]
fn a_new_room_waits_with_its_host() {
    let table = Table::new(terms(go()));
    assert_eq!((table.phase(), table.room.seq(), table.room.turn()), (&Phase::Waiting, 2, None));
    assert_eq!(table.room.seats().host.as_ref().map(|seated| seated.name.as_str()), Some("host"));
    assert_eq!(table.room.seats().guest, None);
    assert_eq!(table.room.role(&viewer("host")), Role::Player { seat: Seat::Host, color: Some(Color::Black), both: false });
    assert_eq!(table.room.role(&viewer("guest")), Role::Spectator);
    assert_eq!(table.room.role(&viewer("nobody")), Role::Spectator);
    assert!(!table.room.abortable());
}

#[test]
fn the_game_starts_when_the_guest_sits() {
    let mut table = Table::new(terms(go()));
    let events = table.does("guest", SeatCommand::Sit);
    let seated = Event::Seated { seat: Seat::Guest, player: player("guest"), name: "guest".to_owned() };
    assert_eq!(events, [seated, Event::Started { black: Seat::Host }]);
    assert_eq!((table.phase(), table.room.turn()), (&Phase::Playing, Some(Color::Black)));
    assert!(table.room.started().is_some() && table.room.ended().is_none() && table.room.abortable());
}

#[test]
fn the_host_chooses_the_colors() {
    assert_eq!(black_after_sitting(ColorChoice::Black, 0), Some(Seat::Host));
    assert_eq!(black_after_sitting(ColorChoice::White, 0), Some(Seat::Guest));
    assert_eq!(black_after_sitting(ColorChoice::Nigiri, 0), None);
    let unknown = Table::new(with_colors(ColorChoice::Random));
    assert_eq!((unknown.room.black(), unknown.room.color_of(Seat::Host)), (None, None));
}

#[test]
fn random_colors_are_fair() {
    let host_is_black = (0..1000).filter(|seed| black_after_sitting(ColorChoice::Random, *seed) == Some(Seat::Host)).count();
    assert!((440..=560).contains(&host_is_black), "{host_is_black} of 1000");
}

#[test]
fn a_guest_who_guesses_right_in_nigiri_plays_black() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..400 {
        let mut table = Table::seated(with_colors(ColorChoice::Nigiri));
        assert_eq!(*table.phase(), Phase::Waiting);
        table.seed = seed;
        let events = table.does("guest", SeatCommand::Guess(Parity::Odd));
        let [Event::Guessed { parity: Parity::Odd, stones }, Event::Started { black }] = events[..] else {
            panic!("{events:?}");
        };
        assert_eq!(black, if stones % 2 == 1 { Seat::Guest } else { Seat::Host });
        assert_eq!(*table.phase(), Phase::Playing);
        seen.insert(stones);
    }
    assert_eq!(seen, (1..=20).collect());
}

#[test]
fn only_the_guest_may_guess() {
    let guess = || SeatCommand::Guess(Parity::Even);
    let waiting = Table::new(with_colors(ColorChoice::Nigiri));
    waiting.refuses("host", guess(), Refusal::Forbidden).refuses("guest", guess(), Refusal::NotAPlayer);
    let mut table = Table::seated(with_colors(ColorChoice::Nigiri));
    table.refuses("host", guess(), Refusal::Forbidden).refuses("eve", guess(), Refusal::NotAPlayer);
    table.does("guest", guess());
    table.refuses("guest", guess(), Refusal::WrongPhase);
    Table::new(with_colors(ColorChoice::Black)).refuses("host", guess(), Refusal::NotAllowed);
}

#[test]
fn only_a_newcomer_may_take_the_free_seat() {
    let mut table = Table::new(with_colors(ColorChoice::Nigiri));
    table.refuses("host", SeatCommand::Sit, Refusal::AlreadySeated).refuses("nobody", SeatCommand::Sit, Refusal::NoSession);
    table.does("guest", SeatCommand::Sit);
    table.refuses("guest", SeatCommand::Sit, Refusal::AlreadySeated).refuses("eve", SeatCommand::Sit, Refusal::RoomFull);
    table.does("guest", SeatCommand::Guess(Parity::Odd));
    table.refuses("eve", SeatCommand::Sit, Refusal::RoomFull);
}

#[test]
fn a_guest_who_stands_up_frees_the_seat() {
    let mut table = Table::seated(with_colors(ColorChoice::Nigiri));
    table.refuses("eve", SeatCommand::Stand, Refusal::NotAPlayer);
    assert_eq!(table.does("guest", SeatCommand::Stand), [Event::Stood { seat: Seat::Guest }]);
    assert_eq!(table.room.seat_of(&player("guest")), None);
    table.does("eve", SeatCommand::Sit);
    table.does("eve", SeatCommand::Guess(Parity::Odd));
    table.refuses("eve", SeatCommand::Stand, Refusal::WrongPhase).refuses("host", SeatCommand::Stand, Refusal::WrongPhase);
    table.reload();
}

#[test]
fn a_waiting_room_closes_if_its_host_stands_up_or_aborts() {
    for command in [Command::from(SeatCommand::Stand), EndCommand::Abort.into()] {
        let mut table = Table::seated(with_colors(ColorChoice::Nigiri));
        assert_eq!(table.does("host", command), [Event::Aborted { by: Some(Seat::Host) }]);
        assert!(matches!(table.phase(), Phase::Aborted { .. }) && table.room.outcome().is_none());
        assert!(table.room.ended().is_some() && table.room.started().is_none());
        table.refuses("host", SeatCommand::Stand, Refusal::GameOver).refuses("guest", EndCommand::Abort, Refusal::GameOver);
    }
    let mut table = Table::new(terms(go()));
    table.does("host", SeatCommand::Stand);
    table.refuses("guest", SeatCommand::Sit, Refusal::GameOver);
}

#[test]
fn only_the_host_can_abort_a_waiting_room() {
    let table = Table::seated(with_colors(ColorChoice::Nigiri));
    table.refuses("guest", EndCommand::Abort, Refusal::Forbidden).refuses("eve", EndCommand::Abort, Refusal::NotAPlayer);
}

#[test]
fn an_engine_sits_down_under_its_own_name_if_it_plays_this_game() {
    let engine = EngineId::parse("gnugo").unwrap();
    let seat = SeatCommand::SeatEngine(engine.clone());
    let mut table = Table::new(terms(gomoku()));
    assert_eq!(table.tries("host", &seat.clone().into()), Err(Refusal::NoBot), "the shell knows no such engine");
    table.engine = Some("GNU-Go".to_owned());
    assert_eq!(table.tries("eve", &seat.clone().into()), Err(Refusal::NotAPlayer));
    let events = table.does("host", seat.clone());
    let player = PlayerId::engine(&engine);
    assert_eq!(events[0], Event::Seated { seat: Seat::Guest, player, name: "GNU-Go".to_owned() });
    assert_eq!(table.tries("host", &seat.into()), Err(Refusal::RoomFull));
}
