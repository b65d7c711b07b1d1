//! Standstills in the core: when one begins, what it does to the clocks and to absence, and how it ends.

use super::Core;
use crate::event::{Event, Recorded};
use crate::limits::CONTINUE_NOTICE;
use crate::phase::Phase;
use crate::standstill::{Next, Standstill, most};
use setup::{Millis, OfferKind, StandstillKind};

impl Core {
    /// The standstill, while play stands still.
    #[must_use]
    pub const fn standstill(&self) -> Option<&Standstill> {
        match &self.phase {
            Phase::StandingStill(standstill) => Some(standstill),
            Phase::Waiting | Phase::Playing | Phase::Scoring(_) | Phase::Finished(_) | Phase::Aborted { .. } => None,
        }
    }

    /// What happens at `now` without a command, while play stands still.
    pub(super) fn due_in_standstill(&self, now: Millis) -> Option<Event> {
        let standstill = self.standstill()?;
        if standstill.due().is_none_or(|due| now < due) {
            return None;
        }
        match (standstill.next, standstill.kind) {
            (Next::Limit(_), StandstillKind::Pause) => Some(Event::Continuing { by: None }),
            (Next::Limit(_), StandstillKind::Adjournment) => Some(Event::Overdue),
            (Next::Continues(_), _) => Some(Event::Continued),
            (Next::Nothing, _) => None,
        }
    }

    /// Stops the clocks in the middle of the running turn, or turns a pause into an adjournment. From now on, nobody is expected to
    /// be present.
    pub(super) fn halt(&mut self, kind: StandstillKind, recorded: &Recorded) {
        let at = recorded.at;
        let (turn, left) = match (&self.phase, self.turn()) {
            (Phase::StandingStill(Standstill { turn, left, .. }), _) => (*turn, *left),
            (Phase::Playing, Some(turn)) => (turn, self.timer.as_mut().map(|timer| timer.interrupt(at, recorded.spared))),
            (Phase::Playing, None) | (Phase::Waiting | Phase::Scoring(_) | Phase::Finished(_) | Phase::Aborted { .. }, _) => {
                return;
            }
        };
        let next = Next::Limit(at + most(kind));
        self.phase = Phase::StandingStill(Standstill { kind, turn, time: recorded.time, next, left });
        self.keep_only_draw_offers();
        self.expect_players(None);
    }

    /// Announces that play will continue soon.
    pub(super) fn announce_play(&mut self, at: Millis) {
        if let Phase::StandingStill(standstill) = &mut self.phase {
            standstill.next = Next::Continues(at + CONTINUE_NOTICE);
            self.keep_only_draw_offers();
            self.expect_players(None);
        }
    }

    /// An adjournment has reached its maximum length. From now on, absences count again.
    pub(super) fn count_absences_again(&mut self, at: Millis) {
        if let Phase::StandingStill(standstill) = &mut self.phase {
            standstill.next = Next::Nothing;
            self.expect_players(Some(at));
        }
    }

    /// Continues the interrupted turn.
    pub(super) fn continue_play(&mut self, at: Millis) {
        let Phase::StandingStill(Standstill { turn, left, .. }) = self.phase else { return };
        self.phase = Phase::Playing;
        if let (Some(timer), Some(left)) = (&mut self.timer, left) {
            timer.go_on(left, turn, at);
        }
        self.expect_players(Some(at));
    }

    /// Drops every offer except an offer of a draw. All other offers concern the interrupted turn or the standstill,
    /// and these have just changed.
    fn keep_only_draw_offers(&mut self) {
        self.offers.retain(|offer| offer.kind == OfferKind::Draw);
    }
}
