//! Who may halt play, and who may continue it.

use super::Sender;
use crate::command::Context;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::room::Room;
use crate::standstill::{Next, Standstill};
use rules::Color;
use setup::{StandstillKind, TimeControl};

/// Refuses a standstill in two cases: in a correspondence game, whose players have days for each move anyway, and during play
/// while no clock runs.
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

/// Whether this player may continue play without an answer from the opponent. This is allowed if an adjournment is
/// overdue and the opponent is connected. Until the adjournment is overdue, the opponent must agree, because the
/// opponent may need the time that both players have agreed on.
pub(super) fn needs_no_answer(room: &Room, context: &Context, color: Color) -> bool {
    let is_overdue = room.standstill().is_some_and(|standstill| standstill.next == Next::Nothing);
    is_overdue && is_here(room, context, color.opposite())
}

/// Whether this player is connected.
pub(super) fn is_here(room: &Room, context: &Context, color: Color) -> bool {
    room.seat_of_color(color).is_none_or(|seat| context.away[seat].is_none())
}
