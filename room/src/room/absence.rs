//! Absence in the core. The shell (the code around the core, such as the server) keeps track of presence and tells the core who
//! is away. The core records absences of at least [`ABSENCE_NOTICE`], and determines when the opponent may claim the game. It
//! never ends a game for absence by itself.

use super::Core;
use crate::absence::{ABSENCE_NOTICE, Absence, Away};
use crate::event::Event;
use crate::limits::{ABSENCES_PER_SEAT, EVENTS_PER_ROOM};
use crate::phase::Phase;
use rules::ByColor;
use setup::{AwayReason, BySeat, Millis, Seat};

/// Who is away, according to the shell; `None` for a connected player and for a free seat.
pub type AwayBySeat = BySeat<Option<Away>>;

impl Core {
    /// Whether both players are expected to be here: both have sat down, the game has not ended, and play does not stand still.
    /// In nigiri, they are expected even before the game starts. When an adjournment has become overdue, they are
    /// expected again.
    #[must_use]
    pub fn is_contested(&self) -> bool {
        self.expected.is_some() && !self.phase.is_over()
    }

    /// The absence of a seat's player from the game. A recorded absence counts from its beginning, even after a restart.
    /// `None` if the player is connected, or if the game is not contested: see [`Core::is_contested`].
    #[must_use]
    pub fn absence(&self, seat: Seat, away: &AwayBySeat) -> Option<Absence> {
        let away = away[seat]?;
        let recorded = self.absences[seat].now.filter(|_| self.is_recorded_as(seat, away));
        self.is_contested().then(|| recorded.unwrap_or_else(|| self.counted(seat, away)))
    }

    /// The events that are due because players have left or come back. None are due before the instant that
    /// [`Core::next_absence_event_at`] returns. The shell must record these events with the instant `now`.
    #[must_use]
    pub fn due_absence_events(&self, away: &AwayBySeat, now: Millis) -> Vec<Event> {
        let due = |seat: Seat| self.notice_of(seat, away).is_some_and(|at| at <= now);
        let event = |seat: Seat| match away[seat] {
            Some(away) => self.left(seat, away),
            None => Event::Back { seat },
        };
        Seat::ALL.into_iter().filter(|seat| due(*seat)).map(event).collect()
    }

    /// The first instant at which [`Core::due_absence_events`] will return an event, if nobody leaves or comes back
    /// before it. This instant can be in the past. `None` if there is no such instant.
    #[must_use]
    pub fn next_absence_event_at(&self, away: &AwayBySeat) -> Option<Millis> {
        Seat::ALL.into_iter().filter_map(|seat| self.notice_of(seat, away)).min()
    }

    /// The first instant at which a player may claim the game because the opponent has left. `None` if nobody is
    /// recorded as away, or if each player recorded as away is [safe](Core::is_safe_from_claims).
    #[must_use]
    pub fn claimable_from(&self) -> Option<Millis> {
        let claimable = Seat::ALL.into_iter().filter(|seat| !self.is_safe_from_claims(*seat));
        claimable.filter_map(|seat| self.absences[seat].now.map(|absence| absence.until)).min()
    }

    /// Whether the opponent cannot claim the game, however long this seat's player is away.
    ///
    /// In the scoring phase, a player who has accepted the score is safe, and so is a player whose absence counts as
    /// accepting it. In both cases, the opponent can end the game by accepting the score, too.
    ///
    /// In a game with a clock, a player who has accepted the score stays safe when the opponent changes the marks or resumes play.
    /// The player is safe until they move or come back, because the clock decides such a game. Without this rule, an opponent who
    /// is about to lose could change a mark or resume play, and then claim the game.
    #[must_use]
    pub fn is_safe_from_claims(&self, seat: Seat) -> bool {
        let settled = matches!(&self.phase, Phase::Scoring(marks) if marks.is_settled()) && !self.is_on_one_device();
        // A room at its event limit cannot resume play, so its clocks decide nothing.
        let clock_decides = self.overruled[seat] && self.timer.is_some() && self.seq < EVENTS_PER_ROOM;
        settled || clock_decides || self.has_accepted(seat)
    }

    /// Whether this seat's player has accepted the score as it is marked now.
    fn has_accepted(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Scoring(marks) => self.color_of(seat).is_some_and(|color| marks.accepted[color]),
            Phase::Waiting | Phase::Playing | Phase::StandingStill(_) | Phase::Finished(_) | Phase::Aborted { .. } => false,
        }
    }

    /// The players whose absence is recorded, with its reason and the instant from which it counts.
    #[must_use]
    pub fn recorded_away(&self) -> AwayBySeat {
        let away = |seat: Seat| self.absences[seat].now.map(|Absence { reason, since, until: _ }| Away { reason, since });
        BySeat { host: away(Seat::Host), guest: away(Seat::Guest) }
    }

    /// Whether the room's log says that this seat's player is away.
    pub(crate) fn is_recorded(&self, seat: Seat) -> bool {
        self.absences[seat].now.is_some()
    }

    /// Whether the room's log says that this seat's player is away and, if the operator keeps the player out now, also says this.
    pub(crate) fn is_recorded_as(&self, seat: Seat, away: Away) -> bool {
        let recorded = self.absences[seat].now;
        recorded.is_some_and(|recorded| away.reason != AwayReason::Banned || recorded.reason == AwayReason::Banned)
    }

    /// The event that records an absence.
    pub(crate) fn left(&self, seat: Seat, away: Away) -> Event {
        let Absence { reason, since, until: _ } = self.counted(seat, away);
        Event::Left { seat, reason, since }
    }

    fn notice_of(&self, seat: Seat, away: &AwayBySeat) -> Option<Millis> {
        match away[seat] {
            None => self.is_recorded(seat).then_some(Millis::ZERO),
            Some(away) => {
                let possible = self.is_contested() && !self.is_recorded_as(seat, away);
                let below_limits = self.absences[seat].count < ABSENCES_PER_SEAT && self.seq < EVENTS_PER_ROOM;
                (possible && below_limits).then(|| self.counted(seat, away).since + ABSENCE_NOTICE)
            }
        }
    }

    /// The absence that counts in this game. It cannot begin before both players were expected to be here, nor before the
    /// player's acceptance of a score was withdrawn.
    fn counted(&self, seat: Seat, away: Away) -> Absence {
        let since = away.since.max(self.expected.unwrap_or(away.since)).max(self.withdrawn[seat]);
        let is_engine = self.seats[seat].as_ref().is_some_and(|seated| seated.player.is_engine());
        Absence::new(Away { since, ..away }, self.silence_ended, &self.terms().time, is_engine)
    }

    /// Play resumes after a count. If a silence has resumed play, the wait for an absent player starts over, as if this
    /// player had just left. Otherwise the opponent could claim the game as soon as the count ends.
    pub(super) fn end_count(&mut self, by_silence: bool, at: Millis) {
        self.withdraw_acceptances(at);
        if !by_silence {
            return;
        }
        self.silence_ended = at;
        for seat in Seat::ALL {
            let now = self.absences[seat].now;
            self.absences[seat].now = now.map(|Absence { reason, since, .. }| self.counted(seat, Away { reason, since }));
        }
    }

    /// Withdraws all acceptances of the score. A player who had accepted was free to leave until now, so the wait for that player
    /// starts over.
    pub(super) fn withdraw_acceptances(&mut self, at: Millis) {
        for seat in Seat::ALL {
            if self.has_accepted(seat) {
                self.withdrawn[seat] = at;
                self.overruled[seat] = true;
                let now = self.absences[seat].now;
                self.absences[seat].now = now.map(|Absence { reason, since, .. }| self.counted(seat, Away { reason, since }));
            }
        }
        if let Phase::Scoring(marks) = &mut self.phase {
            marks.accepted = ByColor::default();
        }
    }

    pub(super) fn leave(&mut self, seat: Seat, away: Away) {
        if self.is_contested() {
            let absence = self.counted(seat, away);
            let record = &mut self.absences[seat];
            record.count = record.count.saturating_add(1);
            record.now = Some(absence);
        }
    }

    pub(super) fn come_back(&mut self, seat: Seat) {
        self.overruled[seat] = false;
        self.absences[seat].now = None;
    }

    /// Sets the instant since which both players are expected to be here, or clears it. Either way, this clears all current
    /// absences.
    pub(super) fn expect_players(&mut self, since: Option<Millis>) {
        self.expected = since;
        for seat in Seat::ALL {
            self.come_back(seat);
        }
    }
}
