//! Who may watch, in the terms of a room and in the events that change it.

use crate::every::recorded;
use room::{Event, OfferKind, Recorded, Watching};
use rules::Color;

/// The first events of rooms with each choice other than `Open`, an offer of a rematch with the choice `Closed`, and a change to
/// each choice. All are in the log of one room.
pub(crate) fn watching() -> Vec<Recorded> {
    let of = |watching| {
        let mut event = recorded()[0].event.clone();
        if let Event::Created { terms, .. } = &mut event {
            terms.watching = watching;
        }
        event
    };
    let Event::Created { terms, .. } = of(Watching::Closed) else { unreachable!("the first event creates a room") };
    let offered = Event::Offered { kind: OfferKind::Rematch, by: Color::White, terms: Some(terms) };
    let events = [of(Watching::Counted), of(Watching::Closed), offered].into_iter();
    let events = events.chain(Watching::ALL.map(|watching| Event::WatchingChanged { watching }));
    (1..).zip(events).map(|(seq, event)| Recorded { seq, event, ..recorded()[seq as usize].clone() }).collect()
}
