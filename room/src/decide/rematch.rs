//! Rematches, on the same terms or on other terms.

use super::Sender;
use super::offer::{answering_color, may_offer};
use crate::command::Context;
use crate::event::Event;
use crate::offer::Offer;
use crate::refusal::Refusal;
use crate::room::Room;
use setup::{ColorChoice, OfferKind, Seat, Terms};

const KIND: OfferKind = OfferKind::Rematch;

/// Offers a rematch. If the opponent has offered the same rematch, accepts it. Any other open offer of a rematch is replaced: the
/// opponent's is declined, and the player's own is withdrawn.
pub(super) fn offer(room: &Room, context: &Context, sender: &Sender<'_>, terms: Option<Terms>) -> Result<Vec<Event>, Refusal> {
    let by = may_offer(room, sender, KIND)?;
    if room.rematch().is_some() {
        return Err(Refusal::RematchAgreed);
    }
    if let Some(terms) = &terms {
        check(room, terms)?;
    }
    let terms = changed(room, terms);
    let replaced = match open(room) {
        Some(open) if open.terms == terms && open.by == by => return Err(Refusal::AlreadyOffered),
        Some(open) if open.terms == terms => return Ok(vec![agreed(context)]),
        Some(open) if open.by == by => Some(Event::Withdrawn { kind: KIND, by }),
        Some(_) => Some(Event::Declined { kind: KIND, by }),
        None => None,
    };
    let mut events: Vec<Event> = replaced.into_iter().collect();
    // Two people at one device have already agreed when one of them presses the button.
    if !sender.both || terms.is_some() {
        events.push(Event::Offered { kind: KIND, by, terms });
    }
    if sender.both {
        events.push(agreed(context));
    }
    Ok(events)
}

/// Accepts the opponent's offer of a rematch, if it has exactly these terms.
pub(super) fn accept(room: &Room, context: &Context, sender: &Sender<'_>, terms: Option<Terms>) -> Result<Vec<Event>, Refusal> {
    answering_color(room, sender, KIND)?;
    let same = open(room).is_some_and(|open| open.terms == changed(room, terms));
    if same { Ok(vec![agreed(context)]) } else { Err(Refusal::OfferChanged) }
}

fn open(room: &Room) -> Option<&Offer> {
    room.offers().iter().find(|offer| offer.kind == KIND)
}

fn agreed(context: &Context) -> Event {
    Event::Rematched { room: context.fresh_room.clone() }
}

/// Refuses terms of another kind of game. Also refuses another visibility or another broadcast delay: while the end of this game
/// is not shown yet, the next game must not reveal it.
fn check(room: &Room, terms: &Terms) -> Result<(), Refusal> {
    let now = room.terms();
    let shown_alike = terms.visibility == now.visibility && terms.delay == now.delay;
    if terms.setup.kind() == now.setup.kind() && shown_alike { Ok(()) } else { Err(Refusal::NotAllowed) }
}

/// The terms of an offer; `None` for a rematch without changes. Who may watch is not a part of the offer: this stays the same in
/// the next game.
fn changed(room: &Room, terms: Option<Terms>) -> Option<Terms> {
    let terms = terms.map(|terms| Terms { watching: room.terms().watching, ..terms });
    terms.filter(|terms| !is_plain(room, terms))
}

/// Whether these are the terms of a rematch without changes: the terms of this game, except that they name the colors of the
/// rematch.
fn is_plain(room: &Room, terms: &Terms) -> bool {
    let colors = room.next_black().map(|black| match black {
        Seat::Host => ColorChoice::Black,
        Seat::Guest => ColorChoice::White,
    });
    colors == Some(terms.colors) && Terms { colors: room.terms().colors, ..*terms } == *room.terms()
}
