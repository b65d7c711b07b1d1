//! Moves.

use super::Asker;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::room::Room;
use rules::{Color, Move, Point, Progress};

/// Plays a stone.
pub(super) fn play(room: &Room, asker: &Asker<'_>, point: Point) -> Result<Vec<Event>, Refusal> {
    let color = asker.color_in_play(room)?;
    with_the_end(room, color, Move::Place(point), Event::Moved { color, point })
}

/// Passes. That two passes begin the scoring phase follows from the rules when the event is applied.
pub(super) fn pass(room: &Room, asker: &Asker<'_>) -> Result<Vec<Event>, Refusal> {
    let color = asker.color_in_play(room)?;
    with_the_end(room, color, Move::Pass, Event::Passed { color })
}

/// The event of a legal move, and the end of the game where the rules themselves end it.
fn with_the_end(room: &Room, color: Color, action: Move, event: Event) -> Result<Vec<Event>, Refusal> {
    let mut after = room.position().clone();
    after.play(color, action)?;
    let mut events = vec![event];
    match after.progress() {
        Progress::Playing | Progress::Stopped => {}
        Progress::Over(outcome) => events.push(Event::Finished { outcome }),
    }
    Ok(events)
}
