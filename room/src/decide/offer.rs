//! Offers: takeback, redo, draw, rematch, pause, adjourn, continue.

use super::{Sender, rematch, standstill};
use crate::command::{Context, OfferCommand};
use crate::event::Event;
use crate::limits::RoomLimit;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::room::{Room, is_passed_over};
use rules::{Color, Move, Outcome};
use setup::{Millis, OfferKind, StandstillKind, TakebackPolicy};

/// Makes, answers or withdraws an offer.
pub(super) fn decide(room: &Room, context: &Context, sender: &Sender<'_>, command: OfferCommand) -> Result<Vec<Event>, Refusal> {
    match command {
        OfferCommand::Make(OfferKind::Rematch) => rematch::offer(room, context, sender, None),
        OfferCommand::MakeRematch(terms) => rematch::offer(room, context, sender, Some(terms)),
        OfferCommand::Accept(OfferKind::Rematch) => rematch::accept(room, context, sender, None),
        OfferCommand::AcceptRematch(terms) => rematch::accept(room, context, sender, Some(terms)),
        OfferCommand::Make(kind) => offer(room, context, sender, kind),
        OfferCommand::Accept(kind) => accept(room, context, sender, kind),
        OfferCommand::Decline(kind) => decline(room, sender, kind),
        OfferCommand::Withdraw(kind) => withdraw(room, sender, kind),
    }
}

/// Makes an offer. If the opponent has made the same offer, accepts it. Requests for a takeback are never the same: each
/// player asks to return to the position before their own last move.
fn offer(room: &Room, context: &Context, sender: &Sender<'_>, kind: OfferKind) -> Result<Vec<Event>, Refusal> {
    let by = may_offer(room, sender, kind)?;
    match offered_by(room, kind) {
        Some(owner) if owner == by && kind == OfferKind::Continue && standstill::needs_no_answer(room, context, by) => {}
        Some(owner) if owner == by => return Err(Refusal::AlreadyOffered),
        Some(owner) if kind != OfferKind::Takeback => return answered(room, context, sender, kind, owner),
        Some(_) | None => {}
    }
    match kind {
        OfferKind::Takeback => {
            let misclick = room.grace().is_some_and(|(color, until)| color == by && context.now <= until);
            if !misclick {
                check_policy(room)?;
            }
            takeback_to(room, by)?;
            if misclick {
                return without_consent(room, context, kind, by);
            }
            if !sender.both && offered_by(room, kind).is_some() {
                return Err(Refusal::TakebackAsked);
            }
            check_wait(room, context, kind, by)?;
        }
        OfferKind::Redo => {
            check_policy(room)?;
            redo_to(room)?;
            check_wait(room, context, kind, by)?;
        }
        OfferKind::Pause | OfferKind::Adjourn => {
            standstill::check_clock(room)?;
            check_wait(room, context, kind, by)?;
        }
        OfferKind::Continue => {
            if standstill::needs_no_answer(room, context, by) {
                return agreed(room, context, kind, by);
            }
            check_wait(room, context, kind, by)?;
        }
        OfferKind::Draw => check_wait(room, context, kind, by)?,
        OfferKind::Rematch => {}
    }
    match kind {
        // Two people at one device have already agreed when one of them presses the button.
        OfferKind::Takeback | OfferKind::Redo | OfferKind::Pause | OfferKind::Adjourn | OfferKind::Continue if sender.both => {
            agreed(room, context, kind, by)
        }
        OfferKind::Takeback | OfferKind::Redo if room.terms().takeback == TakebackPolicy::Free => {
            without_consent(room, context, kind, by)
        }
        OfferKind::Takeback
        | OfferKind::Redo
        | OfferKind::Rematch
        | OfferKind::Draw
        | OfferKind::Pause
        | OfferKind::Adjourn
        | OfferKind::Continue => Ok(vec![Event::Offered { kind, by, terms: None }]),
    }
}

/// Refuses takebacks and redos if the room's terms exclude them.
fn check_policy(room: &Room) -> Result<(), Refusal> {
    match room.terms().takeback {
        TakebackPolicy::Off => Err(Refusal::TakebacksOff),
        TakebackPolicy::Ask | TakebackPolicy::Free => Ok(()),
    }
}

/// Refuses a player who must still wait, because this player's offers of this kind or of a similar kind were declined, or were
/// withdrawn too often.
fn check_wait(room: &Room, context: &Context, kind: OfferKind, by: Color) -> Result<(), Refusal> {
    match room.offer_wait(kind, by, context.now) {
        Millis::ZERO => Ok(()),
        wait => Err(Refusal::TooSoon { wait }),
    }
}

/// Accepts the opponent's offer.
fn accept(room: &Room, context: &Context, sender: &Sender<'_>, kind: OfferKind) -> Result<Vec<Event>, Refusal> {
    let owner = answering_color(room, sender, kind)?.opposite();
    answered(room, context, sender, kind, owner)
}

/// The events that follow when the opponent accepts `owner`'s offer.
fn answered(room: &Room, context: &Context, sender: &Sender<'_>, kind: OfferKind, owner: Color) -> Result<Vec<Event>, Refusal> {
    if kind == OfferKind::Continue && !sender.both && !standstill::is_here(room, context, owner) {
        // The player who offered to continue has left in the meantime, so this answer becomes a new offer.
        let (withdrawn, offered) = (Event::Withdrawn { kind, by: owner }, owner.opposite());
        return Ok(vec![withdrawn, Event::Offered { kind, by: offered, terms: None }]);
    }
    agreed(room, context, kind, owner)
}

/// Declines the opponent's offer.
fn decline(room: &Room, sender: &Sender<'_>, kind: OfferKind) -> Result<Vec<Event>, Refusal> {
    let by = answering_color(room, sender, kind)?;
    Ok(vec![Event::Declined { kind, by }])
}

/// Withdraws the sender's own offer.
fn withdraw(room: &Room, sender: &Sender<'_>, kind: OfferKind) -> Result<Vec<Event>, Refusal> {
    let seat = sender.seat()?;
    match (offered_by(room, kind), room.color_of(seat)) {
        (Some(owner), Some(by)) if owner == by => Ok(vec![Event::Withdrawn { kind, by }]),
        (Some(_) | None, Some(_) | None) => Err(Refusal::NoOffer),
    }
}

/// The sender's color, if an offer of this kind can be made in the current phase.
pub(super) fn may_offer(room: &Room, sender: &Sender<'_>, kind: OfferKind) -> Result<Color, Refusal> {
    match kind {
        OfferKind::Takeback | OfferKind::Redo | OfferKind::Pause => sender.color_in_play(room),
        OfferKind::Draw => sender.color_in_play(room).or_else(|refusal| match refusal {
            Refusal::StandsStill => sender.color_in_game(room),
            refusal => Err(refusal),
        }),
        OfferKind::Adjourn => standstill::may_adjourn(room, sender),
        OfferKind::Continue => standstill::may_continue(room, sender),
        OfferKind::Rematch => {
            let seat = sender.seat()?;
            // A game that never started has no colors to swap.
            let color = room.started().and_then(|_| room.color_of(seat)).ok_or(Refusal::NotStarted)?;
            match room.phase() {
                Phase::Finished(_) | Phase::Aborted { .. } => Ok(color),
                Phase::Waiting | Phase::Playing | Phase::StandingStill(_) | Phase::Scoring(_) => Err(Refusal::WrongPhase),
            }
        }
    }
}

/// The player who made the open offer of this kind.
pub(super) fn offered_by(room: &Room, kind: OfferKind) -> Option<Color> {
    room.offers().iter().find(|offer| offer.kind == kind).map(|offer| offer.by)
}

/// The sender's color, if the opponent has made an offer of this kind.
pub(super) fn answering_color(room: &Room, sender: &Sender<'_>, kind: OfferKind) -> Result<Color, Refusal> {
    let color = room.color_of(sender.seat()?).ok_or(Refusal::NoOffer)?;
    if offered_by(room, kind) == Some(color.opposite()) { Ok(color) } else { Err(Refusal::NoOffer) }
}

/// The event of a takeback or a redo by `owner` without the opponent's consent. The takeback restores the position, but the time
/// stays used: otherwise a player could think for free by taking the same move back again and again.
fn without_consent(room: &Room, context: &Context, kind: OfferKind, owner: Color) -> Result<Vec<Event>, Refusal> {
    Ok(vec![if kind == OfferKind::Redo {
        Event::Redone { move_number: redo_to(room)?, used: room.used_since_takeback(context.now) }
    } else {
        let move_number = takeback_to(room, owner)?;
        Event::TakenBack { move_number, used: room.used_before_takeback(move_number as usize, owner, context.now) }
    }])
}

/// The events that carry out `owner`'s offer, now that both players agree.
fn agreed(room: &Room, context: &Context, kind: OfferKind, owner: Color) -> Result<Vec<Event>, Refusal> {
    Ok(vec![match kind {
        OfferKind::Takeback => Event::TakenBack { move_number: takeback_to(room, owner)?, used: Millis::ZERO },
        OfferKind::Redo => Event::Redone { move_number: redo_to(room)?, used: Millis::ZERO },
        OfferKind::Draw => Event::Finished { outcome: Outcome::Draw },
        OfferKind::Rematch => Event::Rematched { room: context.fresh_room.clone() },
        OfferKind::Pause => Event::Halted { kind: StandstillKind::Pause, turn: interrupted(room)? },
        OfferKind::Adjourn => Event::Halted { kind: StandstillKind::Adjournment, turn: interrupted(room)? },
        OfferKind::Continue => Event::Continuing { by: Some(owner) },
    }])
}

/// The player whose turn the new standstill interrupts or, if play already stands still, the player whose turn was interrupted.
fn interrupted(room: &Room) -> Result<Color, Refusal> {
    room.standstill().map(|standstill| standstill.turn).or_else(|| room.turn()).ok_or(Refusal::WrongPhase)
}

/// The number of moves after a redo.
fn redo_to(room: &Room) -> Result<u32, Refusal> {
    room.redo().ok_or(Refusal::NothingToRedo)
}

/// The number of moves that remain after taking back this color's last move and everything after it. The takeback removes one
/// move during the opponent's turn, two during this color's own turn, and a single stone while free handicap stones are being
/// placed. In Othello every pass is forced, so a pass does not count as this color's last move. A takeback never reaches into an
/// opening with choices.
fn takeback_to(room: &Room, color: Color) -> Result<u32, Refusal> {
    let own = |(mover, action): &(Color, Move)| *mover == color && !is_passed_over(room.position(), *action);
    let last = room.moves().iter().rposition(own).ok_or(Refusal::NothingToTakeBack)?;
    let least = room.least_moves().ok_or(Refusal::NothingToTakeBack)?;
    if last < least {
        return Err(Refusal::NothingToTakeBack);
    }
    u32::try_from(last).map_err(|_| RoomLimit::Events.into())
}
