//! Absence in the core. The shell keeps track of presence and says who is away. The core records absences that last, and knows
//! when the opponent may claim the game. It never ends a game for absence by itself.

use super::Core;
use crate::absence::{ABSENCE_NOTICE, Absence, Away};
use crate::event::Event;
use crate::limits::{ABSENCES_PER_SEAT, EVENTS_PER_ROOM};
use crate::phase::Phase;
use rules::ByColor;
use setup::{BySeat, Millis, Seat};

/// Who is away, according to the shell; `None` for a connected player and for a free seat.
pub type AwayBySeat = BySeat<Option<Away>>;

impl Core {
    /// Whether two players are committed to a game. This is so from the moment both have sat down until the game ends. In nigiri,
    /// that moment is before the start.
    #[must_use]
    pub fn is_contested(&self) -> bool {
        self.paired.is_some() && !self.phase.is_over()
    }

    /// The absence of a seat's player from the game. A recorded absence counts from its beginning, even after a restart.
    /// `None` if the player is connected, or if the game is not contested: see [`Core::is_contested`].
    #[must_use]
    pub fn absence(&self, seat: Seat, away: &AwayBySeat) -> Option<Absence> {
        let away = away[seat]?;
        self.is_contested().then(|| self.absences[seat].now.unwrap_or_else(|| self.begun(seat, away)))
    }

    /// The events that are due because players have left or come back. There are none before [`Core::notice`]. They must be
    /// recorded with the instant `now`.
    #[must_use]
    pub fn attend(&self, away: &AwayBySeat, now: Millis) -> Vec<Event> {
        let due = |seat: Seat| self.notice_of(seat, away).is_some_and(|at| at <= now);
        let event = |seat: Seat| match away[seat] {
            Some(away) => self.left(seat, away),
            None => Event::Back { seat },
        };
        Seat::ALL.into_iter().filter(|seat| due(*seat)).map(event).collect()
    }

    /// The instant from which [`Core::attend`] will return an event. It may be in the past.
    #[must_use]
    pub fn notice(&self, away: &AwayBySeat) -> Option<Millis> {
        Seat::ALL.into_iter().filter_map(|seat| self.notice_of(seat, away)).min()
    }

    /// The first instant at which a player may claim the game because the opponent has left. Only recorded absences count.
    #[must_use]
    pub fn abandoned(&self) -> Option<Millis> {
        let claimable = Seat::ALL.into_iter().filter(|seat| !self.has_accepted(*seat));
        claimable.filter_map(|seat| self.absences[seat].now.map(|absence| absence.until)).min()
    }

    /// Whether this seat's player has accepted the score as it is marked now. The opponent cannot claim the game then.
    #[must_use]
    pub fn has_accepted(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Scoring(marks) => self.color_of(seat).is_some_and(|color| marks.accepted[color]),
            Phase::Waiting | Phase::Playing | Phase::Finished(_) | Phase::Aborted { .. } => false,
        }
    }

    /// Whether an absence of this seat is recorded now.
    pub(crate) fn is_recorded(&self, seat: Seat) -> bool {
        self.absences[seat].now.is_some()
    }

    /// The event that records an absence.
    pub(crate) fn left(&self, seat: Seat, away: Away) -> Event {
        let Absence { reason, since, until: _ } = self.begun(seat, away);
        Event::Left { seat, reason, since }
    }

    fn notice_of(&self, seat: Seat, away: &AwayBySeat) -> Option<Millis> {
        let recorded = self.is_recorded(seat);
        match away[seat] {
            None => recorded.then_some(Millis::ZERO),
            Some(away) => {
                let possible = self.is_contested() && !recorded;
                let below_limits = self.absences[seat].count < ABSENCES_PER_SEAT && self.seq < EVENTS_PER_ROOM;
                (possible && below_limits).then(|| self.begun(seat, away).since + ABSENCE_NOTICE)
            }
        }
    }

    /// An absence as it counts in this game. It cannot begin before both players had sat down, nor before the player's
    /// acceptance of a score was withdrawn.
    fn begun(&self, seat: Seat, away: Away) -> Absence {
        let since = away.since.max(self.paired.unwrap_or(away.since)).max(self.withdrawn[seat]);
        Absence::new(Away { since, ..away }, &self.terms().time)
    }

    /// Withdraws the acceptances of the score. Until now, a player who had accepted could leave, so the wait for them starts over.
    pub(super) fn withdraw_acceptances(&mut self, at: Millis) {
        for seat in Seat::ALL {
            if self.has_accepted(seat) {
                self.withdrawn[seat] = at;
                let now = self.absences[seat].now;
                self.absences[seat].now = now.map(|Absence { reason, since, .. }| self.begun(seat, Away { reason, since }));
            }
        }
        if let Phase::Scoring(marks) = &mut self.phase {
            marks.accepted = ByColor::default();
        }
    }

    pub(super) fn leave(&mut self, seat: Seat, away: Away) {
        if self.is_contested() {
            let absence = self.begun(seat, away);
            let record = &mut self.absences[seat];
            record.count = record.count.saturating_add(1);
            record.now = Some(absence);
        }
    }

    pub(super) fn come_back(&mut self, seat: Seat) {
        self.absences[seat].now = None;
    }

    /// Sets the instant at which both players had sat down, or clears it. Either way, no player is away any more.
    pub(super) fn pair(&mut self, at: Option<Millis>) {
        self.paired = at;
        for seat in Seat::ALL {
            self.come_back(seat);
        }
    }
}
