//! What the events of a room do to the plans of its players, and which answers are played.

use super::{Dropped, Plan, PlanNews, Plans};
use crate::decide::answer;
use crate::event::{Event, Recorded};
use crate::id::PlayerId;
use crate::limits::EVENTS_PER_ROOM;
use crate::phase::Phase;
use crate::room::{Core, is_passed_over};
use rules::{Move, Position, Progress};
use setup::Seat;

/// The plans after some events, with the answers that follow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Followed {
    /// The plans after the events and the answers.
    pub plans: Plans,
    /// The answers that follow the last of the events, if the plans contain any.
    pub answer: Option<Answer>,
}

/// The planned answers that are played now: one, or several if the opponent has to pass in between.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The seat that answers.
    pub seat: Seat,
    /// The author of the answer's events.
    pub by: PlayerId,
    /// The moves, and the events that follow from them by the rules, such as a forced pass.
    pub events: Vec<Event>,
}

impl Plans {
    /// What `events` do to the plans. `core` is the room after these events. After `most_moves` moves, the shell
    /// refuses further stones. This limit applies only to games in which players may pass.
    #[must_use]
    pub fn follow(&self, events: &[Recorded], core: &Core, most_moves: usize) -> Followed {
        let mut followed = Followed { plans: self.clone(), answer: None };
        let most_moves = core.terms().setup.most_moves(most_moves);
        for seat in Seat::ALL {
            let plan = &mut followed.plans.0[seat];
            for recorded in events {
                plan.hear(&recorded.event, seat, core);
            }
            // It cannot be the turn of both players, so at most one of them answers.
            if let Some(answer) = plan.answer(seat, core, most_moves) {
                followed.answer = Some(answer);
            }
            let plan = &mut followed.plans.0[seat];
            if *plan != self.0[seat] && plan.lines != self.0[seat].lines {
                plan.version = plan.version.saturating_add(1);
            }
        }
        followed
    }
}

impl Plan {
    /// Updates the plan after one event.
    fn hear(&mut self, event: &Event, seat: Seat, core: &Core) {
        let own = |color| core.color_of(seat) == Some(color);
        match event {
            Event::Moved { color, point } => self.step(Move::Place(*point), own(*color)),
            Event::Passed { .. } if is_passed_over(core.position(), Move::Pass) => {}
            Event::Passed { color } => self.step(Move::Pass, own(*color)),
            Event::TakenBack { .. } | Event::Redone { .. } => {
                self.drop_lines(Dropped::TakenBack);
                let left = core.position().move_number();
                self.played.retain(|number| *number <= left);
            }
            // Two people at one device would see each other's plans, so the plan is deleted.
            Event::SeatShared { player, .. } if core.has_both_seats(player) => (self.lines, self.news) = (Vec::new(), None),
            // Nobody plays for a player whom the operator keeps out, not even the player's own plan.
            Event::KeptOut { seat: theirs, player } if *theirs == seat && core.is_seat_of(seat, player) => {
                (self.lines, self.news) = (Vec::new(), None);
            }
            Event::Finished { .. } | Event::Aborted { .. } | Event::EndedByOperator => {
                (self.lines, self.news) = (Vec::new(), None);
            }
            Event::Created { .. }
            | Event::Seated { .. }
            | Event::Stood { .. }
            | Event::SeatLinkMade { .. }
            | Event::KeptOut { .. }
            | Event::SeatShared { .. }
            | Event::Left { .. }
            | Event::Back { .. }
            | Event::Guessed { .. }
            | Event::Started { .. }
            | Event::Chose { .. }
            | Event::Declared { .. }
            | Event::MovesOffered { .. }
            | Event::KomiNamed { .. }
            | Event::Proposed { .. }
            | Event::Marked { .. }
            | Event::ScoreAccepted { .. }
            | Event::Resumed { .. }
            | Event::ScratchOpened { .. }
            | Event::ScratchPlaced { .. }
            | Event::ScratchTakenBack { .. }
            | Event::ScratchProposed { .. }
            | Event::ScratchClosed { .. }
            | Event::Offered { .. }
            | Event::Declined { .. }
            | Event::Withdrawn { .. }
            | Event::TimeGiven { .. }
            | Event::AidUsed { .. }
            | Event::Halted { .. }
            | Event::Continuing { .. }
            | Event::Overdue
            | Event::Continued
            | Event::Rematched { .. }
            | Event::WatchingChanged { .. }
            | Event::Chatted { .. } => {}
        }
    }

    /// Updates the lines after a move.
    fn step(&mut self, action: Move, own: bool) {
        if self.lines.is_empty() {
            if own {
                self.news = None;
            }
            return;
        }
        self.lines.retain(|line| line.first() == Some(&action));
        for line in &mut self.lines {
            line.remove(0);
        }
        self.lines.retain(|line| !line.is_empty());
        if self.lines.is_empty() && !own {
            self.news = Some(PlanNews::Dropped(Dropped::Unplanned));
        }
    }

    fn drop_lines(&mut self, why: Dropped) {
        if !self.lines.is_empty() {
            (self.lines, self.news) = (Vec::new(), Some(PlanNews::Dropped(why)));
        }
    }

    /// Plays the planned answers, if it is the turn of the seat's player. Drops the plan if an answer cannot be played.
    fn answer(&mut self, seat: Seat, core: &Core, most_moves: usize) -> Option<Answer> {
        if self.lines.is_empty() {
            return None;
        }
        match core.phase() {
            Phase::Playing if core.opening().is_none() => {}
            Phase::StandingStill(_) => return None,
            Phase::Playing | Phase::Waiting | Phase::Scoring(_) | Phase::Finished(_) | Phase::Aborted { .. } => {
                self.drop_lines(Dropped::Unplanned);
                return None;
            }
        }
        let (color, by) = (core.color_of(seat)?, self.by.clone()?);
        let mut position = core.position().clone();
        let (mut events, mut moves, mut move_number): (Vec<Event>, Vec<Move>, u32) = (Vec::new(), Vec::new(), 0);
        while position.progress() == Progress::Playing && position.turn() == color {
            let Some(action) = self.lines.first().and_then(|line| line.first()).copied() else { break };
            let below_limits =
                core.seq() + (events.len() as u64) < EVENTS_PER_ROOM && is_below_limit_of_moves(&position, action, most_moves);
            let Some((more, after)) = Some(action).filter(|_| below_limits).and_then(|action| answer(&position, color, action))
            else {
                self.drop_lines(Dropped::Impossible);
                break;
            };
            self.step(action, true);
            move_number = position.move_number() + 1;
            events.extend(more);
            moves.push(action);
            self.played.push(move_number);
            position = after;
        }
        if moves.is_empty() {
            return None;
        }
        if position.progress() != Progress::Playing {
            self.lines.clear();
        }
        self.news = Some(PlanNews::Played { moves, move_number });
        Some(Answer { seat, by, events })
    }
}

/// Whether the shell would accept this move. The shell accepts a pass after any number of moves.
fn is_below_limit_of_moves(position: &Position, action: Move, most_moves: usize) -> bool {
    action == Move::Pass || (position.move_number() as usize) < most_moves
}
