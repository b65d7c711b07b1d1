//! Absence in the core. The shell keeps track of presence and says who is away. The core records absences that last, and knows
//! when the opponent may claim the game. It never ends a game for absence by itself.

use super::Core;
use crate::absence::{ABSENCE_NOTICE, Absence, Away};
use crate::event::Event;
use crate::limits::{ABSENCES_PER_SEAT, EVENTS_PER_ROOM};
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
        self.is_contested().then(|| self.absences[seat].now.unwrap_or_else(|| self.begun(away)))
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
        Seat::ALL.into_iter().filter_map(|seat| self.absences[seat].now.map(|absence| absence.until)).min()
    }

    /// Whether an absence of this seat is recorded now.
    pub(crate) fn is_recorded(&self, seat: Seat) -> bool {
        self.absences[seat].now.is_some()
    }

    /// The event that records an absence.
    pub(crate) fn left(&self, seat: Seat, away: Away) -> Event {
        let Absence { reason, since, until: _ } = self.begun(away);
        Event::Left { seat, reason, since }
    }

    fn notice_of(&self, seat: Seat, away: &AwayBySeat) -> Option<Millis> {
        let recorded = self.is_recorded(seat);
        match away[seat] {
            None => recorded.then_some(Millis::ZERO),
            Some(away) => {
                let possible = self.is_contested() && !recorded;
                let below_limits = self.absences[seat].count < ABSENCES_PER_SEAT && self.seq < EVENTS_PER_ROOM;
                (possible && below_limits).then(|| self.begun(away).since + ABSENCE_NOTICE)
            }
        }
    }

    /// An absence as it counts in this game. It cannot begin before both players had sat down.
    fn begun(&self, away: Away) -> Absence {
        let since = away.since.max(self.paired.unwrap_or(away.since));
        Absence::new(Away { since, ..away }, &self.terms().time)
    }

    pub(super) fn leave(&mut self, seat: Seat, away: Away) {
        if self.is_contested() {
            let absence = self.begun(away);
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
