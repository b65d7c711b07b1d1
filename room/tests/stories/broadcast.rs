//! What spectators of a delayed room see, and when.

use crate::randomly;
use proptest::prelude::{ProptestConfig, proptest};
use room::testing::{Table, gomoku, terms};
use room::{
    AwayReason, Broadcast, Channel, Command, EndCommand, Event, Millis, OfferCommand, OfferKind, Recorded, Refusal, SeatCommand,
    Terms, Watching, shown_from,
};

const MINUTE: u64 = 60_000;

fn delayed(delay: u64) -> Terms {
    Terms { delay: Millis(delay), ..terms(gomoku()) }
}

fn says(text: &str) -> Command {
    Command::Chat { text: text.to_owned() }
}

/// What spectators see at `now`, computed from the room's log alone.
fn at(table: &Table, now: u64) -> Broadcast {
    let mut broadcast = Broadcast::new(table.room.id().clone(), &table.log).unwrap();
    broadcast.catch_up(Millis(now));
    broadcast
}

/// The events that are shown at `now`, found in a slow way: the instant at which each event becomes visible is computed from the
/// whole log, and then the events are sorted by this instant.
fn visible(log: &[Recorded], delay: Millis, now: u64) -> Vec<Recorded> {
    let place = |wanted: fn(&Event) -> bool| log.iter().position(|recorded| wanted(&recorded.event));
    let start = place(|event| matches!(event, Event::Started { .. })).unwrap_or(usize::MAX);
    let end = place(|event| matches!(event, Event::Finished { .. } | Event::Aborted { .. })).unwrap_or(usize::MAX);
    let mut seen = Vec::new();
    for (index, recorded) in log.iter().enumerate() {
        let admits = matches!(&recorded.event, Event::WatchingChanged { .. });
        let whispered = admits || matches!(&recorded.event, Event::Chatted { channel: Channel::Spectators, .. });
        let mut from = recorded.at;
        if !whispered && index > start && index <= end {
            from = recorded.at + delay;
        }
        if !whispered && index > end && start < end {
            from = from.max(log[end].at + delay);
        }
        if from.0 <= now {
            let author = recorded.author.clone().filter(|_| !admits);
            seen.push((from, Recorded { author, ..recorded.clone() }));
        }
    }
    seen.sort_by_key(|(from, recorded)| (*from, recorded.seq));
    (1..).zip(seen).map(|(seq, (_, recorded))| Recorded { seq, ..recorded }).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    /// Spectators see exactly the events that are old enough, numbered without gaps. The same holds after a restart.
    #[test]
    fn no_event_is_shown_before_its_time(terms in randomly::terms(), steps in randomly::steps(), delay in 1_000..300_000_u64) {
        let terms = Terms { delay: Millis(delay), ..terms };
        let mut table = Table::new(terms);
        let mut live = at(&table, table.now);
        let mut shown = visible(&table.log, terms.delay, table.now);
        for step in &steps {
            let entered = table.log.len();
            table.seed = step.seed;
            table.wait(step.wait(&table));
            table.tick();
            step.change_connection(&mut table);
            let (who, command) = (step.who(&table.room), step.command(&table.room));
            let _ = table.tries(who, &command);
            for recorded in &table.log[entered..] {
                // Before the server handles the next command, it shows the events that are due.
                while let Some((next, _)) = live.next(recorded.at) {
                    shown.push(next);
                }
                live.enter(recorded);
            }
            while let Some((next, _)) = live.next(Millis(table.now)) {
                shown.push(next);
            }
            assert_eq!(shown, visible(&table.log, terms.delay, table.now), "delay {delay}, now {}", table.now);
            let again = at(&table, table.now);
            assert_eq!(format!("{:?}", again.shown()), format!("{:?}", live.shown()), "after a restart");
            assert_eq!((again.due(), again.is_veiled(), again.over_from()), (live.due(), live.is_veiled(), live.over_from()));
            let over_for_all = shown_from(&table.log).is_some_and(|from| from.0 <= table.now);
            assert_eq!(over_for_all, live.shown().phase().is_over());
            if live.due().is_none() {
                let (shown, current) = (live.shown().position().rows(), table.room.position().rows());
                assert_eq!(shown, current, "when no event waits to be shown, spectators see the current board");
            }
        }
    }
}

#[test]
fn a_waiting_room_is_shown_immediately_and_its_game_after_the_delay() {
    let mut table = Table::new(delayed(MINUTE));
    assert_eq!(at(&table, table.now).shown().seq(), table.room.seq());
    table.does("guest", SeatCommand::Sit);
    let started = table.room.seq();
    table.wait(5_000).plays("dd");
    let moved = table.now;
    let before = at(&table, moved + MINUTE - 1);
    assert_eq!((before.shown().seq(), before.shown().moves().len(), before.is_veiled()), (started, 0, true));
    assert_eq!(before.due(), Some(Millis(moved + MINUTE)));
    assert_eq!(before.instant(Millis(moved + MINUTE)), Millis(moved));
    let after = at(&table, moved + MINUTE);
    assert_eq!((after.shown().moves().len(), after.due()), (1, None));
}

#[test]
fn the_end_of_a_game_is_shown_after_the_delay_together_with_the_chat_that_followed_it() {
    let mut table = Table::seated(delayed(MINUTE));
    table.plays("dd ee");
    table.does("host", EndCommand::Resign);
    let end = table.now;
    table.wait(10_000);
    table.does("guest", says("thanks"));
    assert_eq!(shown_from(&table.log), Some(Millis(end + MINUTE)));
    let before = at(&table, end + MINUTE - 1);
    assert!(before.is_veiled() && !before.shown().phase().is_over());
    let after = at(&table, end + MINUTE);
    assert!(!after.is_veiled() && after.shown().phase().is_over());
    assert_eq!(after.shown().seq(), table.room.seq(), "the chat that follows the end is shown together with the end");
    assert_eq!(after.instant(Millis(end + MINUTE)), Millis(end + MINUTE));
    table.wait(2 * MINUTE);
    table.does("host", says("and now at once"));
    assert_eq!(at(&table, table.now).shown().seq(), table.room.seq());
}

#[test]
fn spectators_chat_without_delay_and_the_seqs_reveal_no_hidden_event() {
    let mut table = Table::seated(delayed(MINUTE));
    let started = table.room.seq();
    table.plays("dd ee de ed");
    table.does("host", says("a secret plan"));
    table.does("eve", says("who is ahead?"));
    let shown = at(&table, table.now);
    assert_eq!(shown.shown().seq(), started + 1);
    let texts: Vec<_> = shown.shown().chat().map(|line| (line.seq, line.text.as_str())).collect();
    assert_eq!(texts, [(started + 1, "who is ahead?")]);
}

/// A change of who may watch is shown immediately. The return of the host, like everything else about the players, is
/// shown after the delay.
#[test]
fn a_change_of_who_may_watch_is_shown_without_delay() {
    let mut table = Table::seated(delayed(MINUTE));
    table.plays("dd ee").leaves("host", AwayReason::Lost);
    table.wait(MINUTE).tick();
    table.returns("host");
    let shown = at(&table, table.now + MINUTE / 2).shown().seq();
    table.does("host", Command::SetWatching(Watching::Closed));
    let now = at(&table, table.now + MINUTE / 2);
    assert!(now.shown().is_closed() && now.is_veiled());
    assert_eq!(now.shown().seq(), shown + 1);
    assert_eq!(now.shown().recorded_away().host, at(&table, table.now).shown().recorded_away().host);
}

#[test]
fn the_room_of_a_rematch_is_listed_only_after_spectators_see_the_previous_game_end() {
    let mut table = Table::seated(delayed(MINUTE));
    table.plays("dd ee");
    table.does("host", EndCommand::Resign);
    let other = Terms { delay: Millis::ZERO, ..*table.room.terms() };
    table.refuses("host", OfferCommand::MakeRematch(other), Refusal::NotAllowed);
    table.does("host", OfferCommand::Make(OfferKind::Rematch));
    table.does("guest", OfferCommand::Accept(OfferKind::Rematch));
    let next = Table::from_first(table.room.rematch().unwrap().clone(), table.room.rematch_events(1), table.now);
    assert_eq!(at(&next, next.now).listed_from(), Millis(next.now + MINUTE));
    assert_eq!(at(&table, table.now).listed_from(), Millis::ZERO);
}

#[test]
fn a_room_without_a_delay_has_no_broadcast() {
    let table = Table::seated(terms(gomoku()));
    assert!(Broadcast::new(table.room.id().clone(), &table.log).is_none());
    assert_eq!(shown_from(&table.log), None);
}

#[test]
fn a_broadcast_names_the_last_event_that_let_another_device_share_a_seat() {
    let mut table = Table::seated(delayed(MINUTE));
    assert_eq!(at(&table, table.now).last_seated(), 0);
    let hash = room::TokenHash([7; 32]);
    table.does("host", room::LinkCommand::Make { hash });
    table.does("phone", room::LinkCommand::Claim { hash });
    assert_eq!(at(&table, table.now).last_seated(), table.room.seq());
}
