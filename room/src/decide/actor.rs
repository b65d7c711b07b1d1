//! The seat that a command comes from.

use super::offer::offered_by;
use crate::command::{Command, EndCommand, OfferCommand, ScoringCommand, ScratchCommand, SeatCommand, Viewer};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::room::Room;
use crate::scratch::Scratch;
use rules::Color;
use setup::{OfferKind, Seat};

/// The seat that a command comes from. If two people play on the sender's device, this is the seat that the command names, or
/// else the seat that [`default_seat`] chooses. `None` for anyone without a seat. Refuses a player who names a seat that they
/// do not hold.
pub(super) fn seat(room: &Room, viewer: &Viewer, command: &Command) -> Result<Option<Seat>, Refusal> {
    let Some(player) = &viewer.player else { return Ok(None) };
    let held: Vec<Seat> = room.seats_of(player).collect();
    match (held.as_slice(), viewer.seat) {
        ([], _) => Ok(None),
        (held, Some(named)) => {
            if held.contains(&named) {
                Ok(Some(named))
            } else {
                Err(Refusal::Forbidden)
            }
        }
        ([only], None) => Ok(Some(*only)),
        ([..], None) => Ok(Some(default_seat(room, command))),
    }
}

/// The seat that a command comes from if the sender holds both seats and names neither.
fn default_seat(room: &Room, command: &Command) -> Seat {
    match command {
        // The device belongs to the host, so these commands come from the host.
        Command::Seat(
            SeatCommand::Sit | SeatCommand::SitOpposite { .. } | SeatCommand::SeatBot(_) | SeatCommand::SeatEngine(_),
        )
        | Command::End(EndCommand::Abort | EndCommand::Claim(_))
        | Command::Chat { .. }
        | Command::SetWatching(_) => Seat::Host,
        // On a shared device, it is the guest who guesses in nigiri, gives the seat back, or goes on playing at another device.
        Command::Seat(SeatCommand::Stand | SeatCommand::Guess(_)) | Command::Link(_) => Seat::Guest,
        Command::Offer(OfferCommand::Make(OfferKind::Takeback)) => seat_of(room, room.last_mover()),
        Command::Offer(OfferCommand::Accept(kind) | OfferCommand::Decline(kind)) => {
            seat_of(room, offered_by(room, *kind).map(Color::opposite))
        }
        Command::Offer(OfferCommand::AcceptRematch(_)) => {
            seat_of(room, offered_by(room, OfferKind::Rematch).map(Color::opposite))
        }
        Command::Offer(OfferCommand::Withdraw(kind)) => seat_of(room, offered_by(room, *kind)),
        Command::GiveTime => seat_of(room, to_act(room).map(Color::opposite)),
        Command::Scratch(ScratchCommand::Place { .. }) => seat_of(room, room.scratch().map(Scratch::next)),
        Command::Scratch(ScratchCommand::TakeBack { .. }) => {
            seat_of(room, room.scratch().and_then(|scratch| scratch.stones().last()).map(|(color, _)| *color))
        }
        Command::Scratch(ScratchCommand::Agree { .. }) => {
            seat_of(room, room.scratch().and_then(Scratch::proposed).map(Color::opposite))
        }
        Command::Scratch(ScratchCommand::Open | ScratchCommand::Propose { .. } | ScratchCommand::Close)
        | Command::Scoring(ScoringCommand::Mark { .. } | ScoringCommand::Accept { .. } | ScoringCommand::Resume)
        | Command::Offer(
            OfferCommand::Make(
                OfferKind::Redo
                | OfferKind::Draw
                | OfferKind::Rematch
                | OfferKind::Pause
                | OfferKind::Adjourn
                | OfferKind::Continue,
            )
            | OfferCommand::MakeRematch(_),
        )
        | Command::Play(_)
        | Command::Opening(_)
        | Command::UseAid(_)
        | Command::End(EndCommand::Resign) => seat_of(room, to_act(room)),
    }
}

fn seat_of(room: &Room, color: Option<Color>) -> Seat {
    color.and_then(|color| room.seat_of_color(color)).unwrap_or(Seat::Host)
}

/// The player who has to act. In the scoring phase, this is Black until Black has accepted the score, and then White.
fn to_act(room: &Room) -> Option<Color> {
    match room.phase() {
        Phase::Scoring(marks) => Color::ALL.into_iter().find(|color| !marks.accepted[*color]),
        Phase::StandingStill(standstill) => Some(standstill.turn),
        Phase::Waiting | Phase::Playing | Phase::Finished(_) | Phase::Aborted { .. } => room.turn(),
    }
}
