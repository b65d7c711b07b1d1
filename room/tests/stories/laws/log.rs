//! The order of the events in a log.

use room::Event;
use room::testing::Table;

/// A log has one beginning and at most one end. After the end, only events about chat, devices and the rematch follow.
pub(super) fn check(table: &Table) {
    let count = |is: fn(&Event) -> bool| table.log.iter().filter(|recorded| is(&recorded.event)).count();
    assert_eq!(count(|event| matches!(event, Event::Created { .. })), 1);
    assert!(count(|event| matches!(event, Event::Started { .. })) <= 1);
    assert!(count(|event| matches!(event, Event::Rematched { .. })) <= 1);
    let over = |event: &Event| matches!(event, Event::Finished { .. } | Event::Aborted { .. });
    let mut after = table.log.iter().map(|recorded| &recorded.event).skip_while(|event| !over(event)).skip(1);
    let fits = |event: &Event| {
        matches!(
            event,
            Event::Chatted { .. }
                | Event::Offered { .. }
                | Event::Declined { .. }
                | Event::Withdrawn { .. }
                | Event::Rematched { .. }
                | Event::SeatLinkMade { .. }
                | Event::SeatShared { .. }
        )
    };
    assert!(after.all(fits));
    assert!((1..).zip(&table.log).all(|(seq, recorded)| recorded.seq == seq));
    assert_eq!(table.room.seq(), table.log.len() as u64);
    assert_eq!(table.room.position().move_number() as usize, table.room.moves().len());
}
