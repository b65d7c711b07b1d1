//! The scratch board of the scoring phase.

use super::Sender;
use crate::event::Event;
use crate::limits::RoomLimit;
use crate::refusal::Refusal;
use crate::room::Room;
use crate::scratch::Scratch;
use rules::{Color, Point};

/// Opens a board with the final position.
pub(super) fn open(room: &Room, sender: &Sender<'_>) -> Result<Vec<Event>, Refusal> {
    let by = sender.color_in_scoring(room)?;
    if room.scratch().is_some() {
        return Err(Refusal::ScratchOpen);
    }
    if room.scratch_boards_left() == 0 {
        return Err(RoomLimit::ScratchBoards.into());
    }
    Ok(vec![Event::ScratchOpened { by }])
}

/// Places a stone of the sender's own color.
pub(super) fn place(room: &Room, sender: &Sender<'_>, point: Point, seen: u32) -> Result<Vec<Event>, Refusal> {
    let (color, scratch) = board(room, sender, Some(seen))?;
    if scratch.left() == 0 {
        return Err(RoomLimit::ScratchStones.into());
    }
    scratch.clone().place(color, point)?;
    Ok(vec![Event::ScratchPlaced { color, point }])
}

/// Takes back the last stone. Only the player who placed it may do so.
pub(super) fn take_back(room: &Room, sender: &Sender<'_>, seen: u32) -> Result<Vec<Event>, Refusal> {
    let (by, scratch) = board(room, sender, Some(seen))?;
    match scratch.stones().last() {
        Some((color, _)) if *color == by => Ok(vec![Event::ScratchTakenBack { by }]),
        Some(_) => Err(Refusal::NotYourStone),
        None => Err(Refusal::NothingToTakeBack),
    }
}

/// Proposes the result of the board. Agrees if the opponent has already proposed it.
pub(super) fn propose(room: &Room, sender: &Sender<'_>, seen: u32) -> Result<Vec<Event>, Refusal> {
    let (by, scratch) = board(room, sender, Some(seen))?;
    if scratch.stones().is_empty() {
        return Err(Refusal::NothingPlayedOut);
    }
    match scratch.proposed() {
        Some(proposer) if proposer == by => Err(Refusal::AlreadyOffered),
        Some(_) => agree(room, sender, seen),
        None => Ok(vec![Event::ScratchProposed { by }]),
    }
}

/// Agrees to the result that the opponent has proposed, and closes the board.
pub(super) fn agree(room: &Room, sender: &Sender<'_>, seen: u32) -> Result<Vec<Event>, Refusal> {
    let (color, scratch) = board(room, sender, Some(seen))?;
    if scratch.proposed() != Some(color.opposite()) {
        return Err(Refusal::NoOffer);
    }
    let before = &room.marks().dead;
    let after = room.scratch_result().unwrap_or_default();
    let died: Vec<Point> = after.difference(before).copied().collect();
    let live: Vec<Point> = before.difference(&after).copied().collect();
    let marked = [(died, true), (live, false)].into_iter().filter(|(points, _)| !points.is_empty());
    let mut events: Vec<Event> = marked.map(|(points, dead)| Event::Marked { color, points, dead }).collect();
    events.push(Event::ScratchClosed { by: color, agreed: true });
    Ok(events)
}

/// Closes the board. The marks stay as they were.
pub(super) fn close(room: &Room, sender: &Sender<'_>) -> Result<Vec<Event>, Refusal> {
    let (by, _) = board(room, sender, None)?;
    Ok(vec![Event::ScratchClosed { by, agreed: false }])
}

/// The sender's color, and the open board. If `seen` is a number, it must be the current number of changes of the board.
fn board<'a>(room: &'a Room, sender: &Sender<'_>, seen: Option<u32>) -> Result<(Color, &'a Scratch), Refusal> {
    let color = sender.color_in_scoring(room)?;
    let scratch = room.scratch().ok_or(Refusal::NoScratch)?;
    if seen.is_some_and(|seen| seen != scratch.changes()) {
        return Err(Refusal::ScratchChanged);
    }
    Ok((color, scratch))
}
