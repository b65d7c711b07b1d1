//! The aids in the terms of a room, and the events in which players use them. Warnings were added later than the other aids.

use crate::every::recorded;
use room::{Aid, Aids, Event, OfferKind, Recorded};
use rules::Color;

/// The first events of rooms with aids, an offer of a rematch with aids, and a use of each aid by each player. All are in the log
/// of one room.
pub(crate) fn aids() -> Vec<Recorded> {
    let Event::Created { terms, .. } = of(Aids::Hints) else { unreachable!("the first event creates a room") };
    let offered = Event::Offered { kind: OfferKind::Rematch, by: Color::White, terms: Some(terms) };
    let events = [of(Aids::Ahead), of(Aids::Hints), offered].into_iter();
    let used = [Aid::Hint, Aid::Ahead].into_iter().flat_map(|aid| Color::ALL.map(|by| Event::AidUsed { by, aid }));
    (1..).zip(events.chain(used)).map(|(seq, event)| Recorded { seq, event, ..recorded()[seq as usize].clone() }).collect()
}

/// The first event of a room with warnings, and a warning that each player has received.
pub(crate) fn warnings() -> Vec<Recorded> {
    let warned = Color::ALL.map(|by| Event::AidUsed { by, aid: Aid::Warning });
    (1..)
        .zip([of(Aids::Warnings)].into_iter().chain(warned))
        .map(|(seq, event)| Recorded { seq, event, ..recorded()[seq as usize].clone() })
        .collect()
}

/// The first event of a room with these aids.
fn of(aids: Aids) -> Event {
    let mut event = recorded()[0].event.clone();
    if let Event::Created { terms, .. } = &mut event {
        terms.aids = aids;
    }
    event
}
