//! Rooms with a delayed broadcast.

use crate::every::{all_settings, recorded};
use room::{Event, Millis, OfferKind, Recorded};
use rules::Color;

/// The first events of rooms with the shortest delay, a usual delay and the longest delay, and an offer of a rematch with a delay.
/// All are in the log of one room.
pub(crate) fn delays() -> Vec<Recorded> {
    let rooms = all_settings().into_iter().zip([1_000, 900_000, 3_600_000]).map(|(mut event, ms)| {
        if let Event::Created { terms, .. } = &mut event {
            terms.delay = Millis(ms);
        }
        event
    });
    let mut events: Vec<Event> = rooms.collect();
    let Some(Event::Created { terms, .. }) = events.last() else { panic!("{events:?}") };
    events.push(Event::Offered { kind: OfferKind::Rematch, by: Color::White, terms: Some(*terms) });
    (1..).zip(events).map(|(seq, event)| Recorded { seq, event, ..recorded()[seq as usize].clone() }).collect()
}
