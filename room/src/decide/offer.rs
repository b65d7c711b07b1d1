//! Offers: takeback, draw, rematch.

use super::Asker;
use crate::command::{Context, OfferCommand};
use crate::event::Event;
use crate::offer::OfferKind;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::room::{Room, is_passed_over};
use rules::{Color, Move, Outcome};
use setup::TakebackPolicy;

/// Makes an offer, or answers one.
pub(super) fn decide(room: &Room, context: &Context, asker: &Asker<'_>, command: OfferCommand) -> Result<Vec<Event>, Refusal> {
    match command {
        OfferCommand::Make(kind) => offer(room, context, asker, kind),
        OfferCommand::Accept(kind) => accept(room, context, asker, kind),
        OfferCommand::Decline(kind) => decline(room, asker, kind),
        OfferCommand::Withdraw(kind) => withdraw(room, asker, kind),
    }
}

/// Asks the other. Who asks for what the other asks for already agrees to the other's offer.
fn offer(room: &Room, context: &Context, asker: &Asker<'_>, kind: OfferKind) -> Result<Vec<Event>, Refusal> {
    let by = may_offer(room, asker, kind)?;
    match open(room, kind) {
        Some(owner) if owner == by => return Err(Refusal::AlreadyOffered),
        Some(owner) => return agreed(room, context, kind, owner),
        None => {}
    }
    match kind {
        OfferKind::Takeback => {
            if room.settings().takeback == TakebackPolicy::Off {
                return Err(Refusal::NotAllowed);
            }
            takeback_to(room, by)?;
            if context.now < room.takeback_refusals(by).until {
                return Err(Refusal::TooSoon);
            }
        }
        OfferKind::Draw => {}
        OfferKind::Rematch => {
            if room.rematch().is_some() {
                return Err(Refusal::NoChange);
            }
        }
    }
    Ok(vec![Event::Offered { kind, by }])
}

/// Agrees to the other's offer.
fn accept(room: &Room, context: &Context, asker: &Asker<'_>, kind: OfferKind) -> Result<Vec<Event>, Refusal> {
    let owner = of_the_other(room, asker, kind)?.opposite();
    agreed(room, context, kind, owner)
}

/// Says no to the other's offer.
fn decline(room: &Room, asker: &Asker<'_>, kind: OfferKind) -> Result<Vec<Event>, Refusal> {
    let by = of_the_other(room, asker, kind)?;
    Ok(vec![Event::Declined { kind, by }])
}

/// Takes one's own offer back.
fn withdraw(room: &Room, asker: &Asker<'_>, kind: OfferKind) -> Result<Vec<Event>, Refusal> {
    let seat = asker.seat()?;
    match (open(room, kind), room.color_of(seat)) {
        (Some(owner), Some(by)) if owner == by => Ok(vec![Event::Withdrawn { kind, by }]),
        (Some(_) | None, Some(_) | None) => Err(Refusal::NoOffer),
    }
}

/// The asker's color, if the phase is one in which this kind is offered.
fn may_offer(room: &Room, asker: &Asker<'_>, kind: OfferKind) -> Result<Color, Refusal> {
    match kind {
        OfferKind::Takeback | OfferKind::Draw => asker.color_in_play(room),
        OfferKind::Rematch => {
            let seat = asker.seat()?;
            // What ended before it started has no colors to swap.
            let color = room.started().and_then(|_| room.color_of(seat)).ok_or(Refusal::NotStarted)?;
            match room.phase() {
                Phase::Finished(_) | Phase::Aborted { .. } => Ok(color),
                Phase::Waiting | Phase::Playing | Phase::Scoring(_) => Err(Refusal::WrongPhase),
            }
        }
    }
}

/// Whose offer of this kind is open.
fn open(room: &Room, kind: OfferKind) -> Option<Color> {
    room.offers().iter().find(|offer| offer.kind == kind).map(|offer| offer.by)
}

/// The asker's color, if the other has such an offer open.
fn of_the_other(room: &Room, asker: &Asker<'_>, kind: OfferKind) -> Result<Color, Refusal> {
    let color = room.color_of(asker.seat()?).ok_or(Refusal::NoOffer)?;
    if open(room, kind) == Some(color.opposite()) { Ok(color) } else { Err(Refusal::NoOffer) }
}

/// What comes of `owner`'s offer when the other agrees.
fn agreed(room: &Room, context: &Context, kind: OfferKind, owner: Color) -> Result<Vec<Event>, Refusal> {
    Ok(vec![match kind {
        OfferKind::Takeback => Event::TakenBack { move_number: takeback_to(room, owner)? },
        OfferKind::Draw => Event::Finished { outcome: Outcome::Draw },
        OfferKind::Rematch => Event::Rematched { room: context.fresh_room.clone() },
    }])
}

/// How many moves stand once this color's last move, and whatever came after it, is taken back: on the other's turn one
/// move, on one's own turn two, while free handicap stones are placed the last of them. Where a player was passed over in Othello
/// there was nothing to decide: the stone before it is taken back with it. Nothing goes back into an opening with choices.
fn takeback_to(room: &Room, color: Color) -> Result<u32, Refusal> {
    let own = |(mover, action): &(Color, Move)| *mover == color && !is_passed_over(room.position(), *action);
    let last = room.moves().iter().rposition(own).ok_or(Refusal::NothingToTakeBack)?;
    let least = room.least_moves().ok_or(Refusal::NothingToTakeBack)?;
    if last < least {
        return Err(Refusal::NothingToTakeBack);
    }
    u32::try_from(last).map_err(|_| Refusal::TooMany)
}
