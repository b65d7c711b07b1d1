//! Asking the engine about the position, and warnings before blunders.

use super::{Sender, actor, play};
use crate::command::{Command, Context, PlayCommand, Viewer};
use crate::event::Event;
use crate::limits::{ACTS_PER_SEAT, WARNINGS_PER_POSITION};
use crate::refusal::Refusal;
use crate::room::Room;
use rules::{Color, Illegal, Move, Point, Position};
use setup::{Aid, Seat};

/// Uses an aid. Only one use for each position is recorded, because the answer stays the same.
pub(super) fn ask(room: &Room, sender: &Sender<'_>, aid: Aid) -> Result<Vec<Event>, Refusal> {
    let by = sender.color_in_play(room)?;
    // Nobody asks for a warning with this command: see `place_unless_blunder`.
    if !room.terms().aids.allow(aid) || aid == Aid::Warning {
        return Err(Refusal::NotAllowed);
    }
    if !is_judged(room) {
        return Err(Refusal::WrongPhase);
    }
    if aid == Aid::Hint && room.turn() != Some(by) {
        return Err(Illegal::NotYourTurn.into());
    }
    if room.has_used(by, aid) {
        return Err(Refusal::NoChange);
    }
    Ok(vec![Event::AidUsed { by, aid }])
}

/// Plays a stone. If the engine judges the move to be a blunder, warns the player instead, and the warning is recorded.
pub(super) fn place_unless_blunder(
    room: &Room,
    context: &Context,
    sender: &Sender<'_>,
    point: Point,
) -> Result<Vec<Event>, Refusal> {
    let played = play::play(room, sender, point)?;
    if !room.terms().aids.allow(Aid::Warning) {
        return Err(Refusal::NotAllowed);
    }
    let by = sender.color_in_play(room)?;
    Ok(if context.blunder && may_warn(room, by) { vec![Event::AidUsed { by, aid: Aid::Warning }] } else { played })
}

/// The seat and the move of a command that could be refused because of a warning: see [`Room::careful_move`].
pub(crate) fn careful_move(room: &Room, viewer: &Viewer, command: &Command) -> Option<(Seat, Point)> {
    let Command::Play(PlayCommand::PlaceUnlessBlunder(point)) = command else { return None };
    let seat = actor::seat(room, viewer, command).ok()??;
    let by = room.color_of(seat).filter(|by| room.turn() == Some(*by))?;
    let is_legal = || room.position().clone().play(by, Move::Place(*point)).is_ok();
    (room.terms().aids.allow(Aid::Warning) && is_legal()).then_some((seat, *point))
}

/// The move of the command, if the engine has to judge this move before the decision: see [`Room::wants_judgment`].
pub(crate) fn wants_judgment(room: &Room, viewer: &Viewer, command: &Command) -> Option<Point> {
    let (seat, point) = careful_move(room, viewer, command)?;
    (may_warn(room, room.color_of(seat)?) && room.acts(seat) < ACTS_PER_SEAT).then_some(point)
}

/// Whether the engine can judge the position. During an opening, it cannot say who will have which color, and while Black places free
/// handicap stones, it has nothing to compare.
fn is_judged(room: &Room) -> bool {
    let is_placing_handicap = matches!(room.position(), Position::Go(game) if game.to_place() > 0);
    room.opening().is_none() && !is_placing_handicap
}

fn may_warn(room: &Room, by: Color) -> bool {
    is_judged(room) && room.warnings(by) < WARNINGS_PER_POSITION
}
