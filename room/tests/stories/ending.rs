use room::testing::{Table, go, point, record, terms, viewer};
use room::{
    Choice, Command, EVENTS_PER_ROOM, EndCommand, Event, OfferCommand, OfferKind, OpeningCommand, Parity, Phase, PlayCommand,
    Refusal, RoomLimit, ScoringCommand, Seat, SeatCommand,
};
use rules::Color::{Black, White};
use rules::{Outcome, WinBy};

#[test]
fn either_player_may_resign_on_any_turn() {
    for (who, winner) in [("host", White), ("guest", Black)] {
        let mut table = Table::seated(terms(go()));
        let outcome = Outcome::Win { winner, by: WinBy::Resignation };
        assert_eq!(table.does(who, EndCommand::Resign), [Event::Finished { outcome }]);
        assert!(table.room.scoring().is_none() && table.room.ended().is_some());
        table.refuses("host", EndCommand::Resign, Refusal::GameOver);
    }
}

#[test]
fn a_player_may_resign_in_the_scoring_phase() {
    let mut table = Table::seated(terms(go()));
    table.plays("cc pass pass");
    table.does("guest", EndCommand::Resign);
    assert_eq!(table.room.outcome(), Some(Outcome::Win { winner: Black, by: WinBy::Resignation }));
    assert!(table.room.scoring().is_none());
}

#[test]
fn only_a_player_of_a_started_game_may_resign() {
    Table::new(terms(go())).refuses("host", EndCommand::Resign, Refusal::NotStarted);
    Table::seated(terms(go())).refuses("eve", EndCommand::Resign, Refusal::NotAPlayer);
}

#[test]
fn either_player_may_abort_until_both_have_moved() {
    for (moves, who, seat) in [("", "host", Seat::Host), ("", "guest", Seat::Guest), ("cc", "guest", Seat::Guest)] {
        let mut table = Table::seated(terms(go()));
        table.plays(moves).refuses("eve", EndCommand::Abort, Refusal::NotAPlayer);
        assert_eq!(table.does(who, EndCommand::Abort), [Event::Aborted { by: Some(seat) }]);
        assert!(matches!(table.phase(), Phase::Aborted { .. }) && table.room.outcome().is_none());
        table.refuses("host", EndCommand::Abort, Refusal::GameOver);
    }
    let mut table = Table::seated(terms(go()));
    table.plays("cc bb").refuses("host", EndCommand::Abort, Refusal::TooLate).refuses(
        "guest",
        EndCommand::Abort,
        Refusal::TooLate,
    );
    table.plays("pass pass").refuses("host", EndCommand::Abort, Refusal::TooLate);
}

#[test]
fn the_answer_to_a_repeated_command_is_its_first_event() {
    let mut table = Table::seated(terms(go()));
    table.plays("cc bb");
    table.reload();
    let command = table.log.iter().find_map(|recorded| recorded.command.clone()).unwrap();
    let answer = table.room.answered(&room::testing::player("guest"), &command.id);
    assert_eq!(answer, Some((3, command.fingerprint)), "the first event of the command, not its last");
    assert_eq!(table.room.answered(&room::testing::player("host"), &command.id), None);
}

#[test]
fn an_incomplete_log_cannot_be_replayed() {
    let mut table = Table::seated(terms(go()));
    table.plays("cc bb dd");
    let replay = |log: &[room::Recorded]| room::Room::replay(table.room.id().clone(), log.iter().cloned());
    assert!(replay(&table.log).is_some());
    assert!(replay(&[]).is_none());
    assert!(replay(&table.log[1..]).is_none());
    for missing in 0..table.log.len() - 1 {
        let mut log = table.log.clone();
        log.remove(missing);
        assert!(replay(&log).is_none(), "the log was replayed although event {missing} is missing");
    }
    let mut doubled = table.log.clone();
    doubled.insert(4, doubled[4].clone());
    assert!(replay(&doubled).is_none());
}

#[test]
fn a_room_at_its_event_limit_accepts_only_commands_that_end_the_game() {
    let mut table = Table::seated(terms(go()));
    table.plays("cc pass");
    table.grow(EVENTS_PER_ROOM);
    assert!(!table.room.wants_proposal(&viewer("host"), &PlayCommand::Pass.into()), "no proposal is computed for a refused pass");
    table.refuses("host", PlayCommand::Pass, RoomLimit::Events.into()).refuses("eve", SeatCommand::Sit, RoomLimit::Events.into());
    table.does("guest", EndCommand::Resign);
}

#[test]
fn a_game_without_moves_can_be_aborted_in_a_room_at_its_event_limit() {
    let mut table = Table::seated(terms(go()));
    table.grow(EVENTS_PER_ROOM);
    table.refuses("host", PlayCommand::Pass, RoomLimit::Events.into());
    table.does("guest", EndCommand::Abort);
    assert!(matches!(table.phase(), Phase::Aborted { .. }));
}

#[test]
fn the_score_can_be_accepted_in_a_room_at_its_event_limit() {
    let mut table = Table::seated(terms(go()));
    table.plays("cc pass pass");
    table.does("host", ScoringCommand::Mark { point: point("cc"), dead: true });
    table.grow(EVENTS_PER_ROOM);
    table.refuses("host", ScoringCommand::Resume, RoomLimit::Events.into());
    let dead = table.room.marks().dead.clone();
    table.does("host", ScoringCommand::Accept { dead: dead.clone() });
    table.does("guest", ScoringCommand::Accept { dead });
    assert!(table.room.outcome().is_some());
}

#[test]
fn a_sealed_game_refuses_every_command_of_the_game() {
    let mut table = Table::seated(terms(go()));
    table.plays("cc pass pass");
    table.does("guest", EndCommand::Resign);
    let recorded = table.log.last().unwrap().command.clone().unwrap();
    // A sealed game has lost its command ids.
    table.log.iter_mut().for_each(|recorded| recorded.command = None);
    let sealed = table.replayed();
    assert_eq!(sealed.answered(&room::testing::player("guest"), &recorded.id), None);
    table.room = sealed;
    let (takeback, draw) = (OfferKind::Takeback, OfferKind::Draw);
    let commands: [Command; 17] = [
        SeatCommand::Sit.into(),
        SeatCommand::Stand.into(),
        SeatCommand::Guess(Parity::Odd).into(),
        PlayCommand::Place(point("dd")).into(),
        PlayCommand::Pass.into(),
        OpeningCommand::Choose(Choice::Black).into(),
        OpeningCommand::Declare(1).into(),
        OpeningCommand::NameKomi(rules::HalfPoints(1)).into(),
        OfferCommand::Make(takeback).into(),
        OfferCommand::Make(draw).into(),
        OfferCommand::Accept(takeback).into(),
        OfferCommand::Decline(draw).into(),
        OfferCommand::Withdraw(draw).into(),
        ScoringCommand::Mark { point: point("cc"), dead: true }.into(),
        ScoringCommand::Resume.into(),
        EndCommand::Resign.into(),
        EndCommand::Abort.into(),
    ];
    for command in commands {
        for who in ["host", "guest", "eve"] {
            table.refuses(who, command.clone(), Refusal::GameOver);
        }
    }
    table.does("guest", OfferCommand::Make(OfferKind::Rematch));
}

/// The core must stay small, because each command copies it.
#[test]
fn the_core_does_not_grow_with_the_room() {
    let mut table = Table::seated(terms(go()));
    let size = |table: &Table| format!("{:?}", table.room.after(&[])).len();
    let young = size(&table);
    for _ in 0..300 {
        table.does("host", OfferCommand::Make(OfferKind::Draw));
        table.does("eve", Command::Chat { text: table.room.seq().to_string() });
        table.does("guest", OfferCommand::Decline(OfferKind::Draw));
        table.does("eve", Command::Chat { text: table.room.seq().to_string() });
        table.wait(1_000_000_000);
    }
    // Compared with the core of a young room, only some numbers have more digits: the seq, the number of acts of each
    // player, the number of declined offers, and the instant at which the wait for the next offer ends.
    assert!(size(&table) <= young + 4 + 2 + 2 + 2 + 12, "the core has grown from {young} to {} characters", size(&table));
}

#[test]
fn the_operator_can_end_a_game_at_any_time() {
    let mut waiting = Table::new(terms(go()));
    let mut playing = Table::seated(terms(go()));
    playing.plays("cc bb");
    let mut scoring = Table::seated(terms(go()));
    scoring.plays("cc bb pass pass");
    for table in [&mut waiting, &mut playing, &mut scoring] {
        assert_eq!(table.room.end_by_operator(), Ok(vec![Event::EndedByOperator]));
        let end = record(table.room.seq() + 1, table.context().now.0, None, None, Event::EndedByOperator);
        table.room.apply(&end);
        assert!(
            matches!(table.phase(), Phase::Aborted { .. }) && table.room.outcome().is_none() && table.room.deadline().is_none()
        );
        assert_eq!(table.room.end_by_operator(), Err(Refusal::GameOver));
    }
}
