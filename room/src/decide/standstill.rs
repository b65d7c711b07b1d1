//! Who may halt play, and who may continue it.

use super::Sender;
use crate::command::Context;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::room::Room;
use crate::standstill::{Next, Standstill};
use rules::Color;
use setup::{StandstillKind, TimeControl};

/// Refuses a standstill in a game whose clocks do not run, because nobody would gain anything.
pub(super) fn check_clock(room: &Room) -> Result<(), Refusal> {
    match room.terms().time {
        TimeControl::Correspondence { .. } => Err(Refusal::TakesDays),
        TimeControl::None
        | TimeControl::Absolute { .. }
        | TimeControl::Fischer { .. }
        | TimeControl::ByoYomi { .. }
        | TimeControl::Canadian { .. }
        | TimeControl::Simple { .. } => {
            if room.is_clock_running() || room.standstill().is_some() {
                Ok(())
            } else {
                Err(Refusal::NoClock)
            }
        }
    }
}

/// The sender's color, if the game can be adjourned now: during play, or in a pause that is not about to end.
pub(super) fn may_adjourn(room: &Room, sender: &Sender<'_>) -> Result<Color, Refusal> {
    match room.standstill() {
        Some(Standstill { kind: StandstillKind::Pause, next: Next::Limit(_), .. }) => sender.color_in_game(room),
        Some(_) | None => sender.color_in_play(room),
    }
}

/// The sender's color, if play stands still and is not about to continue.
pub(super) fn may_continue(room: &Room, sender: &Sender<'_>) -> Result<Color, Refusal> {
    let color = sender.color_in_game(room)?;
    match room.phase() {
        Phase::StandingStill(standstill) if standstill.is_ending() => Err(Refusal::NoChange),
        Phase::StandingStill(_) => Ok(color),
        Phase::Waiting | Phase::Playing | Phase::Scoring(_) | Phase::Finished(_) | Phase::Aborted { .. } => {
            Err(Refusal::WrongPhase)
        }
    }
}

/// Whether this player may continue play without an answer. In a pause, only the player whose clock would run may, because the
/// opponent may need the pause. In an adjournment, each player may once it is overdue. The opponent must be here.
pub(super) fn needs_no_answer(room: &Room, context: &Context, color: Color) -> bool {
    let may_decide = room.standstill().is_some_and(|standstill| match (standstill.kind, standstill.next) {
        (StandstillKind::Pause, _) => standstill.turn == color,
        (StandstillKind::Adjournment, Next::Nothing) => true,
        (StandstillKind::Adjournment, Next::Limit(_) | Next::Continues(_)) => false,
    });
    may_decide && check_present(room, context, color.opposite()).is_ok()
}

/// Refuses if this player is not connected.
pub(super) fn check_present(room: &Room, context: &Context, color: Color) -> Result<(), Refusal> {
    match room.seat_of_color(color) {
        Some(seat) if context.away[seat].is_some() => Err(Refusal::OpponentAway),
        Some(_) | None => Ok(()),
    }
}
