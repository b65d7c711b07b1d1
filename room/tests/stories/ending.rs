use crate::table::{Table, go, settings, viewer};
use room::{Command, EVENTS_PER_ROOM, Event, OfferKind, Phase, Refusal, Seat};
use rules::Color::{Black, White};
use rules::{Outcome, WinBy};

#[test]
fn resigning_gives_the_other_the_game_on_whoevers_turn() {
    for (who, winner) in [("host", White), ("guest", Black)] {
        let mut table = Table::seated(settings(go()));
        let outcome = Outcome::Win { winner, by: WinBy::Resignation };
        assert_eq!(table.does(who, Command::Resign), [Event::Finished { outcome }]);
        assert!(table.room.scoring().is_none() && table.room.ended().is_some());
        table.refuses("host", Command::Resign, Refusal::GameOver);
    }
}

#[test]
fn one_may_resign_while_the_board_is_counted() {
    let mut table = Table::seated(settings(go()));
    table.plays("cc pass pass");
    table.does("guest", Command::Resign);
    assert_eq!(table.room.outcome(), Some(Outcome::Win { winner: Black, by: WinBy::Resignation }));
    assert!(table.room.scoring().is_none());
}

#[test]
fn only_a_player_of_a_started_game_resigns() {
    Table::new(settings(go())).refuses("host", Command::Resign, Refusal::NotStarted);
    Table::seated(settings(go())).refuses("eve", Command::Resign, Refusal::NotAPlayer);
}

#[test]
fn either_may_abort_until_both_have_moved() {
    for (moves, who, seat) in [("", "host", Seat::Host), ("", "guest", Seat::Guest), ("cc", "guest", Seat::Guest)] {
        let mut table = Table::seated(settings(go()));
        table.plays(moves).refuses("eve", Command::Abort, Refusal::NotAPlayer);
        assert_eq!(table.does(who, Command::Abort), [Event::Aborted { by: Some(seat) }]);
        assert_eq!((table.phase(), table.room.outcome()), (Phase::Aborted, None));
        table.refuses("host", Command::Abort, Refusal::GameOver);
    }
    let mut table = Table::seated(settings(go()));
    table.plays("cc bb").refuses("host", Command::Abort, Refusal::TooLate).refuses("guest", Command::Abort, Refusal::TooLate);
    table.plays("pass pass").refuses("host", Command::Abort, Refusal::TooLate);
}

#[test]
fn a_second_command_of_the_same_id_finds_the_first_answer() {
    let mut table = Table::seated(settings(go()));
    table.plays("cc bb");
    table.reload();
    let command = table.log.iter().find_map(|recorded| recorded.command.clone()).unwrap();
    let answer = table.room.answered(&crate::table::player("guest"), &command.id);
    assert_eq!(answer, Some((3, command.fingerprint)), "the first event of Sit, not its last");
    assert_eq!(table.room.answered(&crate::table::player("host"), &command.id), None);
}

#[test]
fn a_log_that_is_not_whole_is_no_room() {
    let mut table = Table::seated(settings(go()));
    table.plays("cc bb dd");
    let replay = |log: &[room::Recorded]| room::Room::replay(table.room.id().clone(), log.iter().cloned());
    assert!(replay(&table.log).is_some());
    assert!(replay(&[]).is_none());
    assert!(replay(&table.log[1..]).is_none());
    for missing in 0..table.log.len() - 1 {
        let mut log = table.log.clone();
        log.remove(missing);
        assert!(replay(&log).is_none(), "without event {missing}");
    }
    let mut doubled = table.log.clone();
    doubled.insert(4, doubled[4].clone());
    assert!(replay(&doubled).is_none());
}

#[test]
fn a_room_full_of_events_can_only_come_to_an_end() {
    let mut table = Table::seated(settings(go()));
    table.plays("cc pass");
    while table.room.seq() + 2 <= EVENTS_PER_ROOM {
        table.does("host", Command::Offer(OfferKind::Draw));
        table.does("host", Command::Withdraw(OfferKind::Draw));
    }
    while table.room.seq() < EVENTS_PER_ROOM {
        table.does("host", Command::Offer(OfferKind::Draw));
    }
    assert!(!table.room.wants_proposal(&viewer("host"), &Command::Pass), "nothing is worked out for a pass that is refused");
    table.refuses("host", Command::Pass, Refusal::TooMany).refuses("eve", Command::Sit, Refusal::TooMany);
    table.does("guest", Command::Resign);
}
