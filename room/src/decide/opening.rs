//! The acts in an opening that place no stone, and the points where an opening allows stones.

use super::Sender;
use crate::command::OpeningCommand;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::room::Room;
use rules::gomoku::openings::{OfferError, check_offers};
use rules::{Color, HalfPoints, Illegal, Move, Point, go};
use setup::Seat;
use setup::{Act, Choice, Step};

/// Decides a command that places no stone.
pub(super) fn decide(room: &Room, sender: &Sender<'_>, command: &OpeningCommand) -> Result<Vec<Event>, Refusal> {
    match command {
        OpeningCommand::Choose(choice) => choose(room, sender, *choice),
        OpeningCommand::Declare(count) => declare(room, sender, *count),
        OpeningCommand::OfferMoves(points) => offer_moves(room, sender, points),
        OpeningCommand::NameKomi(komi) => name_komi(room, sender, *komi),
    }
}

/// Chooses a color, or chooses to place more stones.
fn choose(room: &Room, sender: &Sender<'_>, choice: Choice) -> Result<Vec<Event>, Refusal> {
    let step = own_step(room, sender)?;
    let choices: &[Choice] = match step.act {
        Act::Choose { choices } | Act::ChooseOrOffer { choices, .. } => choices,
        Act::Bid { standing: Some(_), .. } => &[Choice::White],
        Act::Bid { standing: None, .. }
        | Act::Place { .. }
        | Act::Declare { .. }
        | Act::OfferMoves { .. }
        | Act::Pick { .. }
        | Act::NameKomi => &[],
    };
    if !choices.contains(&choice) {
        return Err(Refusal::OpeningStep);
    }
    let black = match choice {
        Choice::Black => step.seat,
        Choice::White => step.seat.other(),
        Choice::MoreStones => room.black().ok_or(Refusal::NotStarted)?,
    };
    Ok(vec![Event::Chose { seat: step.seat, choice, black }])
}

/// Declares the number of fifth moves to offer.
fn declare(room: &Room, sender: &Sender<'_>, count: u8) -> Result<Vec<Event>, Refusal> {
    let step = own_step(room, sender)?;
    match step.act {
        Act::Declare { most } if (1..=most).contains(&count) => Ok(vec![Event::Declared { seat: step.seat, count }]),
        Act::Declare { most } => Err(Refusal::DeclaredCount { most }),
        Act::Place { .. }
        | Act::Choose { .. }
        | Act::ChooseOrOffer { .. }
        | Act::OfferMoves { .. }
        | Act::Pick { .. }
        | Act::NameKomi
        | Act::Bid { .. } => Err(Refusal::OpeningStep),
    }
}

/// Offers fifth moves.
fn offer_moves(room: &Room, sender: &Sender<'_>, points: &[Point]) -> Result<Vec<Event>, Refusal> {
    let step = own_step(room, sender)?;
    let count = match step.act {
        Act::OfferMoves { count } | Act::ChooseOrOffer { count, .. } => count,
        Act::Place { .. } | Act::Choose { .. } | Act::Declare { .. } | Act::Pick { .. } | Act::NameKomi | Act::Bid { .. } => {
            return Err(Refusal::OpeningStep);
        }
    };
    let position = room.position();
    check_offers(position.size(), |point| position.stone(point), Color::Black, points, usize::from(count)).map_err(refusal)?;
    Ok(vec![Event::MovesOffered { seat: step.seat, points: points.to_vec() }])
}

/// Sets or bids the komi.
fn name_komi(room: &Room, sender: &Sender<'_>, komi: HalfPoints) -> Result<Vec<Event>, Refusal> {
    let step = own_step(room, sender)?;
    let least = match step.act {
        Act::NameKomi => -go::Setup::MAX_KOMI,
        Act::Bid { least, .. } => least,
        Act::Place { .. }
        | Act::Choose { .. }
        | Act::ChooseOrOffer { .. }
        | Act::Declare { .. }
        | Act::OfferMoves { .. }
        | Act::Pick { .. } => return Err(Refusal::OpeningStep),
    };
    if komi.abs() > go::Setup::MAX_KOMI {
        return Err(Refusal::BadKomi);
    }
    if komi < least {
        return Err(Refusal::BidTooLow);
    }
    Ok(vec![Event::KomiNamed { seat: step.seat, komi }])
}

/// Checks whether a stone may be placed on a point: first by the rules, then by the opening.
pub(super) fn check_stone(room: &Room, sender: &Sender<'_>, step: &Step, point: Point) -> Result<(), Refusal> {
    check_turn(sender.seat()?, step)?;
    let position = room.position();
    let legal = || position.check(position.turn(), Move::Place(point));
    let good = match &step.act {
        Act::Place { reach } => {
            legal()?;
            reach.allows(position.size(), room.first_stone(), point)
        }
        Act::Pick { points } => {
            legal()?;
            points.contains(&point)
        }
        Act::Choose { .. }
        | Act::ChooseOrOffer { .. }
        | Act::Declare { .. }
        | Act::OfferMoves { .. }
        | Act::NameKomi
        | Act::Bid { .. } => return Err(Refusal::OpeningStep),
    };
    if good { Ok(()) } else { Err(Refusal::OutsideOpening) }
}

/// Refuses a pass during the opening.
pub(super) fn check_opening_is_over(room: &Room, sender: &Sender<'_>) -> Result<(), Refusal> {
    match room.opening() {
        None => Ok(()),
        Some(step) => check_turn(sender.seat()?, &step).and(Err(Refusal::OpeningStep)),
    }
}

/// The current step of the opening, if the sender is the player who must act in it.
fn own_step(room: &Room, sender: &Sender<'_>) -> Result<Step, Refusal> {
    sender.color_in_play(room)?;
    let step = room.opening().ok_or(Refusal::NoOpening)?;
    check_turn(sender.seat()?, &step)?;
    Ok(step)
}

fn check_turn(seat: Seat, step: &Step) -> Result<(), Refusal> {
    if seat == step.seat { Ok(()) } else { Err(Illegal::NotYourTurn.into()) }
}

fn refusal(error: OfferError) -> Refusal {
    match error {
        OfferError::Count { expected, .. } => Refusal::OfferCount { wanted: expected },
        OfferError::NotEmpty(_) => Refusal::OfferOccupied,
        OfferError::Same(..) => Refusal::OfferSame,
    }
}
