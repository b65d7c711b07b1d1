//! The scoring phase: marking, accepting, resuming.

use super::Sender;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::room::Room;
use rules::{Color, Illegal, Point};
use std::collections::BTreeSet;

/// Marks the chain on a point. Chains nearby keep their marks: a player who sees one chain change can change it back, and a border
/// that is still open never joins a dead chain to living stones far away.
pub(super) fn mark(room: &Room, sender: &Sender<'_>, point: Point, dead: bool) -> Result<Vec<Event>, Refusal> {
    let color = may_settle(room, sender)?;
    let position = room.position();
    if !position.size().contains(point) {
        return Err(Illegal::OffBoard.into());
    }
    let mut points = position.chain(point);
    if points.is_empty() {
        return Err(Refusal::NoStone);
    }
    // The result of a scratch board can mark a part of a chain.
    points.retain(|stone| room.marks().dead.contains(stone) != dead);
    if points.is_empty() {
        return Err(Refusal::AlreadyMarked);
    }
    Ok(vec![Event::Marked { color, points, dead }])
}

/// Accepts exactly these stones as dead. Once both players have accepted, the score decides the game.
pub(super) fn accept(room: &Room, sender: &Sender<'_>, dead: &BTreeSet<Point>) -> Result<Vec<Event>, Refusal> {
    let color = may_settle(room, sender)?;
    if *dead != room.marks().dead {
        return Err(Refusal::DeadSetChanged);
    }
    if room.marks().accepted[color] {
        return Err(Refusal::AlreadyAccepted);
    }
    let mut events = vec![Event::ScoreAccepted { color }];
    if room.marks().accepted[color.opposite()] {
        let score = room.scoring().ok_or(Refusal::WrongPhase)?;
        events.push(Event::Finished { outcome: score.outcome });
    }
    Ok(events)
}

/// Resumes play. The ruleset determines the player to move.
pub(super) fn resume(room: &Room, sender: &Sender<'_>) -> Result<Vec<Event>, Refusal> {
    let by = sender.color_in_scoring(room)?;
    Ok(vec![Event::Resumed { by: Some(by), turn: room.position().turn_after_resuming(by) }])
}

/// The sender's color, if the players may change or accept the marks now. They may not while a scratch board is open.
fn may_settle(room: &Room, sender: &Sender<'_>) -> Result<Color, Refusal> {
    let color = sender.color_in_scoring(room)?;
    if room.scratch().is_some() { Err(Refusal::ScratchOpen) } else { Ok(color) }
}
