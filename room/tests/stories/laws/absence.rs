//! The laws of absence: an absence is recorded if it lasts long enough, and never ends a game by itself.

use room::testing::Table;
use room::{ABSENCE_NOTICE, BySeat, Event, Millis, Room, Seat};
use rules::{Outcome, WinBy};

/// After the due events have been recorded, no more events are due, and the next notice is in the future.
pub(super) fn check_notice(table: &Table) {
    let (room, now) = (&table.room, Millis(table.now));
    assert_eq!(room.due_absence_events(&table.away, now), []);
    if let Some(notice) = room.next_absence_event_at(&table.away) {
        assert!(notice > now);
        assert_eq!(room.due_absence_events(&table.away, Millis(notice.0 - 1)), []);
        assert!(!room.due_absence_events(&table.away, notice).is_empty());
    }
    for seat in Seat::ALL {
        let absence = room.absence(seat, &table.away);
        assert!(absence.is_none_or(|absence| absence.since <= now && absence.until > absence.since));
    }
}

/// The absences in a log are consistent, and every end of a game has a valid cause.
pub(super) fn check_story(table: &Table) {
    let mut away: BySeat<Option<Millis>> = BySeat::default();
    let (mut paired, mut silence_ended, mut previous): (_, _, Option<&Event>) = (None, Millis::ZERO, None);
    for (recorded, acting) in std::iter::zip(&table.log, acting(table)) {
        let at = recorded.at;
        for seat in acting {
            away[seat] = None;
        }
        let away_for = |seat: Seat| away[seat].map(|since| at.saturating_sub(since));
        match &recorded.event {
            Event::Seated { seat: Seat::Guest, .. } => paired = Some(at),
            Event::Stood { .. } => (paired, away) = (None, BySeat::default()),
            Event::Halted { .. } | Event::Continuing { .. } => (paired, away) = (None, BySeat::default()),
            Event::Continued | Event::Overdue => {
                assert_eq!(recorded.author, None, "{recorded:?}");
                paired = Some(at);
            }
            Event::Left { seat, reason: _, since } => {
                assert!(*since >= paired.expect("both players have sat down") && at >= *since + ABSENCE_NOTICE, "{recorded:?}");
                assert_eq!((away[*seat].replace(*since), &recorded.author), (None, &None), "{recorded:?}");
            }
            Event::Back { seat } => assert!(away[*seat].take().is_some() && recorded.author.is_none(), "{recorded:?}"),
            Event::Resumed { by, .. } => {
                assert_eq!(by.is_some(), recorded.author.is_some(), "{recorded:?}");
                silence_ended = if by.is_none() { at } else { silence_ended };
            }
            Event::Finished { outcome: Outcome::Win { by: WinBy::Abandonment, .. } } => {
                let long_enough = |seat| away_for(seat).is_some_and(|time| time >= Millis::from_secs(10));
                assert!(recorded.author.is_some() && Seat::ALL.into_iter().any(long_enough), "{recorded:?}");
                assert!(at.saturating_sub(silence_ended) >= Millis::from_secs(10), "{recorded:?}");
            }
            Event::Finished { outcome: Outcome::Win { by: WinBy::Timeout, .. } } => assert_eq!(recorded.author, None),
            // Apart from a timeout, only one kind of `Finished` has no author: the opponent has accepted the score, and an absent
            // player accepts it by silence.
            Event::Finished { .. } if recorded.author.is_none() => {
                assert!(matches!(previous, Some(Event::ScoreAccepted { .. })), "{recorded:?}");
                assert!(Seat::ALL.into_iter().any(|seat| away_for(seat) >= Some(Millis::from_secs(10))), "{recorded:?}");
            }
            // If this event has no author, a clock ran out before both players had moved.
            Event::Aborted { by } => assert_eq!(by.is_some(), recorded.author.is_some(), "{recorded:?}"),
            _ => {}
        }
        if matches!(recorded.event, Event::Finished { .. } | Event::Aborted { .. }) {
            (paired, away) = (None, BySeat::default());
        }
        previous = Some(&recorded.event);
    }
}

/// For each event in the log, the seats of its author just before the event. A player who acts is not away.
fn acting(table: &Table) -> Vec<Vec<Seat>> {
    let mut seats = vec![Vec::new()];
    let mut next = table.log.iter().skip(1);
    let room = Room::replay_each(table.room.id().clone(), table.log.iter().cloned(), |room, _, _| {
        let author = next.next().and_then(|recorded| recorded.author.as_ref());
        seats.push(author.into_iter().flat_map(|author| room.seats_of(author)).collect());
    });
    assert!(room.is_some());
    seats
}
