//! Commands that play a move: a stone or a pass.

use super::{Sender, actor, opening};
use crate::command::{Command, Context, PlayCommand, Viewer};
use crate::event::Event;
use crate::limits::EVENTS_PER_ROOM;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::room::Room;
use rules::{Color, Move, Point, Position, Progress};
use setup::FinalCount;
use std::collections::BTreeSet;

/// Plays a stone.
pub(super) fn play(room: &Room, sender: &Sender<'_>, point: Point) -> Result<Vec<Event>, Refusal> {
    let color = sender.color_in_play(room)?;
    match room.opening() {
        Some(step) => opening::check_stone(room, sender, &step, point)?,
        None => return Ok(place(room.position(), color, point)?.0),
    }
    Ok(place(room.position(), room.position().turn(), point)?.0)
}

/// The events of a planned answer, and the position after it. `None` if the move is not legal, or is a pass that would end
/// play.
pub(crate) fn answer(position: &Position, color: Color, action: Move) -> Option<(Vec<Event>, Position)> {
    match action {
        Move::Place(point) => place(position, color, point).ok(),
        Move::Pass => {
            let passed = moved(position, color, action, Event::Passed { color }).ok();
            passed.filter(|(_, after)| after.progress() == Progress::Playing)
        }
    }
}

fn place(position: &Position, color: Color, point: Point) -> Result<(Vec<Event>, Position), Refusal> {
    let (mut events, mut after) = moved(position, color, Move::Place(point), Event::Moved { color, point })?;
    if after.must_pass() {
        let color = after.turn();
        after.play(color, Move::Pass)?;
        events.push(Event::Passed { color });
    }
    Ok((with_final_event(events, &after), after))
}

/// Passes. If this is the second pass in a row in Go, applying its event begins the scoring phase, and the score can
/// end the game immediately: see `Core::final_count`.
pub(super) fn pass(room: &Room, context: &Context, sender: &Sender<'_>) -> Result<Vec<Event>, Refusal> {
    let color = sender.color_in_play(room)?;
    opening::check_opening_is_over(room, sender)?;
    let (mut events, after) = moved(room.position(), color, Move::Pass, Event::Passed { color })?;
    match after.progress() {
        Progress::Stopped if room.final_count() == Some(FinalCount::Board) => events.extend(scored(&after, &BTreeSet::new())),
        Progress::Stopped => {
            if let Some(proposal) = &context.proposal {
                let dead = stones(&after, &proposal.dead);
                let unsealed = proposal.unsealed.iter().copied().collect();
                events.push(Event::Proposed { dead: dead.iter().copied().collect(), unsealed });
                events.extend(scored(&after, &dead).filter(|_| room.final_count() == Some(FinalCount::Proposal)));
            }
        }
        Progress::Playing | Progress::Over(_) => {}
    }
    Ok(with_final_event(events, &after))
}

/// Whether a command is a pass after which the server's proposal of dead stones is needed.
pub(crate) fn wants_proposal(room: &Room, viewer: &Viewer, command: &Command) -> bool {
    let uses_proposal = room.final_count() != Some(FinalCount::Board);
    let possible = *room.phase() == Phase::Playing && room.opening().is_none() && room.seq() < EVENTS_PER_ROOM && uses_proposal;
    if *command != Command::Play(PlayCommand::Pass) || !possible {
        return false;
    }
    let Ok(Some(seat)) = actor::seat(room, viewer, command) else { return false };
    let Some(color) = room.color_of(seat) else { return false };
    moved(room.position(), color, Move::Pass, Event::Passed { color })
        .is_ok_and(|(_, after)| after.progress() == Progress::Stopped)
}

/// Checks that a move is legal, and returns its event and the position after it.
fn moved(position: &Position, color: Color, action: Move, event: Event) -> Result<(Vec<Event>, Position), Refusal> {
    let mut after = position.clone();
    after.play(color, action)?;
    Ok((vec![event], after))
}

/// The event that ends a game of Go by its score; `None` in other games.
fn scored(position: &Position, dead: &BTreeSet<Point>) -> Option<Event> {
    match position {
        Position::Go(game) => Some(Event::Finished { outcome: game.score(dead).outcome }),
        Position::Gomoku(_) | Position::Othello(_) => None,
    }
}

/// The given points that hold stones.
fn stones(position: &Position, points: &BTreeSet<Point>) -> BTreeSet<Point> {
    points.iter().copied().filter(|point| position.stone(*point).is_some()).collect()
}

/// Adds the event that ends the game, if the game is over in this position.
fn with_final_event(mut events: Vec<Event>, after: &Position) -> Vec<Event> {
    match after.progress() {
        Progress::Playing | Progress::Stopped => {}
        Progress::Over(outcome) => events.push(Event::Finished { outcome }),
    }
    events
}
