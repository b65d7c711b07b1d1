//! The scoring phase: marking, accepting, resuming.

use super::Sender;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::room::Room;
use rules::{Color, Illegal, Point, Position};
use std::collections::BTreeSet;

/// Marks the group on a point. If the latest change of marks included the stone on this point, undoes that change instead, so
/// that a second tap always restores the marks from before the first tap.
pub(super) fn mark(room: &Room, sender: &Sender<'_>, point: Point, dead: bool) -> Result<Vec<Event>, Refusal> {
    let color = may_settle(room, sender)?;
    let position = room.position();
    if !position.size().contains(point) {
        return Err(Illegal::OffBoard.into());
    }
    let owner = position.stone(point).ok_or(Refusal::NoStone)?;
    let marks = room.marks();
    let changes = |stone: &Point| marks.dead.contains(stone) != dead;
    let undoes = changes(&point) && marks.latest.contains(&point);
    let stones = if undoes { marks.latest.clone() } else { group(position, point, owner) };
    // After a scratch board, a part of the group may already be marked in this way.
    let points: Vec<Point> = stones.into_iter().filter(changes).collect();
    if points.is_empty() {
        return Err(Refusal::AlreadyMarked);
    }
    Ok(vec![Event::Marked { color, points, dead }])
}

/// The group of the stone on a point: its chain, the chains of its color that share a liberty with that chain, the
/// chains that share a liberty with those chains, and so on. Only shared liberties join chains, so a gap in a border
/// does not join this group to stones far away.
fn group(position: &Position, point: Point, owner: Color) -> BTreeSet<Point> {
    let mut found = BTreeSet::new();
    let mut open = vec![point];
    while let Some(stone) = open.pop() {
        if found.contains(&stone) {
            continue;
        }
        found.extend(position.chain(stone));
        for liberty in position.liberties(stone) {
            open.extend(position.size().neighbors(liberty).filter(|near| position.stone(*near) == Some(owner)));
        }
    }
    found
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

/// The sender's color, if the players may change or accept the marks now. This is not allowed while a scratch board is
/// open.
fn may_settle(room: &Room, sender: &Sender<'_>) -> Result<Color, Refusal> {
    let color = sender.color_in_scoring(room)?;
    if room.scratch().is_some() { Err(Refusal::ScratchOpen) } else { Ok(color) }
}
