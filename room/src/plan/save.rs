//! Saving a plan.

use super::{Plan, PlanCommand, Plans};
use crate::command::{Context, Viewer};
use crate::event::CommandRef;
use crate::limits::{PLAN_LINE_MOVES, PLAN_LINES, RoomLimit};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::room::Room;
use rules::{Color, Illegal, Move, Position, Progress};
use setup::{Millis, Seat, TimeControl};
use std::collections::HashMap;

impl Room {
    /// The plans after this command, or the reason to refuse it. `reference` names the command. The room does not change.
    ///
    /// # Errors
    /// The first [`Refusal`] that applies.
    pub fn plan(
        &self,
        plans: &Plans,
        context: &Context,
        viewer: &Viewer,
        reference: Option<CommandRef>,
        command: &PlanCommand,
    ) -> Result<Plans, Refusal> {
        let player = viewer.player.as_ref().ok_or(Refusal::NoSession)?;
        if !self.admits(viewer) {
            return Err(Refusal::Closed);
        }
        if self.deadline().is_some_and(|deadline| deadline + context.spared.total() <= context.now) {
            return Err(Refusal::DeadlinePassed);
        }
        let (seat, color) = self.planner(viewer)?;
        let old = &plans.0[seat];
        if old.version != command.version || self.position().move_number() != command.after {
            return Err(Refusal::PlanChanged);
        }
        if old.lines.is_empty() && command.lines.is_empty() && old.news.is_none() {
            return Err(Refusal::NoChange);
        }
        let lines = checked(self.position(), color, &command.lines)?;
        let version = old.version.saturating_add(1);
        let mut after = plans.clone();
        let played = old.played.clone();
        after.0[seat] = Plan { version, by: Some(player.clone()), command: reference, lines, news: None, played };
        Ok(after)
    }

    /// The seat and the color of a viewer who may plan answers now.
    fn planner(&self, viewer: &Viewer) -> Result<(Seat, Color), Refusal> {
        let held: Vec<Seat> = viewer.player.iter().flat_map(|player| self.seats_of(player)).collect();
        let seat = match (self.phase().is_over(), held.as_slice()) {
            (_, []) => return Err(Refusal::NotAPlayer),
            (true, _) => return Err(Refusal::GameOver),
            (false, [_, _, ..]) => return Err(Refusal::PlansOff),
            (false, [seat]) => *seat,
        };
        if viewer.seat.is_some_and(|named| named != seat) {
            return Err(Refusal::Forbidden);
        }
        match self.phase() {
            Phase::Playing => {}
            Phase::Waiting => return Err(Refusal::NotStarted),
            Phase::StandingStill(_) => return Err(Refusal::StandsStill),
            Phase::Scoring(_) | Phase::Finished(_) | Phase::Aborted { .. } => return Err(Refusal::WrongPhase),
        }
        match self.terms().time {
            TimeControl::None | TimeControl::Correspondence { .. } => {}
            TimeControl::Absolute { .. }
            | TimeControl::Fischer { .. }
            | TimeControl::ByoYomi { .. }
            | TimeControl::Canadian { .. }
            | TimeControl::Simple { .. } => return Err(Refusal::PlansOff),
        }
        // A planned answer is played immediately, so the opponent would have no time to take back a misclick.
        if self.terms().grace > Millis::ZERO {
            return Err(Refusal::PlansOff);
        }
        if self.opening().is_some() {
            return Err(Refusal::OpeningStep);
        }
        let color = self.color_of(seat).ok_or(Refusal::NotStarted)?;
        if self.turn() == Some(color) { Err(Refusal::YourTurn) } else { Ok((seat, color)) }
    }
}

/// Checks that `owner` may plan these lines from this position. Returns the lines, except those that only repeat another line or
/// the beginning of another line.
fn checked(position: &Position, owner: Color, lines: &[Vec<Move>]) -> Result<Vec<Vec<Move>>, Refusal> {
    if lines.len() > PLAN_LINES {
        return Err(RoomLimit::PlanLines.into());
    }
    let mut answers: HashMap<&[Move], Move> = HashMap::new();
    for line in lines {
        if line.len() > PLAN_LINE_MOVES {
            return Err(RoomLimit::PlanMoves.into());
        }
        let mut position = position.clone();
        let mut last = None;
        for (index, action) in line.iter().enumerate() {
            let color = position.turn();
            play(&mut position, *action)?;
            if color == owner {
                if *action == Move::Pass && position.progress() != Progress::Playing {
                    return Err(Refusal::PlanEndsPlay);
                }
                if *answers.entry(&line[..index]).or_insert(*action) != *action {
                    return Err(Refusal::PlanForks);
                }
            }
            last = Some(color);
        }
        if last != Some(owner) {
            return Err(Refusal::PlanUnanswered);
        }
    }
    // A line that is only the beginning of another line adds nothing. Of equal lines, the first stays.
    let adds = |(at, line): &(usize, &Vec<Move>)| {
        let contains =
            |(other, longer): (usize, &Vec<Move>)| longer.starts_with(line) && (longer.len() > line.len() || other < *at);
        !lines.iter().enumerate().any(contains)
    };
    Ok(lines.iter().enumerate().filter(adds).map(|(_, line)| line.clone()).collect())
}

/// Plays a move for the player to move, and the passes that this move forces.
fn play(position: &mut Position, action: Move) -> Result<(), Illegal> {
    match position.progress() {
        Progress::Playing => {}
        Progress::Stopped | Progress::Over(_) => return Err(Illegal::GameOver),
    }
    position.play(position.turn(), action)?;
    while position.progress() == Progress::Playing && position.must_pass() {
        position.play(position.turn(), Move::Pass)?;
    }
    Ok(())
}
