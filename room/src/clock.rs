//! The clocks of a game. They count whole milliseconds. The recorded events alone determine how much time each clock loses.
//!
//! The first turn of a game is not charged, and placing all the stones of a free handicap counts as one turn. The clocks run from
//! the end of the first turn on. In an opening each act is a turn, whether or not it places a stone. But all acts before the
//! second player's first act count together as the first turn, which is not charged. A clock is charged when the turn of its
//! player ends; until then, the clock's current values are computed on request.

use crate::fair::{Bank, Spared};
use rules::{ByColor, Color};
use setup::{Clock, Clocks, Millis, TimeControl};

/// The clocks of one game. The clocks of earlier turns, which takebacks need, are not here but in the module `room::books`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Timer {
    control: TimeControl,
    /// The values at the beginning of the running turn.
    sides: ByColor<Clock>,
    banks: ByColor<Bank>,
    running: Option<Running>,
}

/// A running clock.
#[derive(Debug, Clone, Copy)]
struct Running {
    color: Color,
    /// The instant at which the running turn began or last continued.
    since: Millis,
    /// The time that the running turn had used before `since`.
    spent: Millis,
}

impl Running {
    /// A turn that begins at `since`.
    const fn new(color: Color, since: Millis) -> Self {
        Self { color, since, spent: Millis::ZERO }
    }

    /// The time that the running turn has used at `now`.
    fn spent(&self, now: Millis) -> Millis {
        self.spent + now.saturating_sub(self.since)
    }
}

/// The clocks at the beginning of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Turn {
    sides: ByColor<Clock>,
    banks: ByColor<Bank>,
    ran: bool,
}

/// A turn that has ended. Takebacks need it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct EndedTurn {
    /// The clocks at its beginning.
    pub(crate) began: Turn,
    /// The time charged for it; zero if no clock ran.
    pub(crate) used: Millis,
}

/// The clocks in the middle of a turn, when moves were taken back or play was halted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Interrupted {
    turn: Turn,
    spent: Millis,
}

impl Timer {
    /// Full clocks that do not run yet; `None` without time control.
    pub(crate) fn new(control: TimeControl) -> Option<Self> {
        let full = Clock::full(&control)?;
        let bank = Bank::new(&control);
        let (sides, banks) = (ByColor { black: full, white: full }, ByColor { black: bank, white: bank });
        Some(Self { control, sides, banks, running: None })
    }

    /// The clocks at the beginning of the running turn.
    pub(crate) const fn turn(&self) -> Turn {
        Turn { sides: self.sides, banks: self.banks, ran: self.running.is_some() }
    }

    /// At the instant `at`, ends the turn of a player who has no legal move. The player gets no increment. The color
    /// `turn` moves next. Returns the time that was charged: nothing, because the pass happens at the same instant as
    /// the opponent's move.
    pub(crate) fn passed_over(&mut self, turn: Option<Color>, at: Millis) -> Millis {
        if self.running.is_some() {
            self.sides = self.read(at).sides;
            self.running = turn.map(|color| Running::new(color, at));
        }
        Millis::ZERO
    }

    /// Swaps the clocks when the players swap colors.
    pub(crate) fn swap(&mut self) {
        std::mem::swap(&mut self.sides.black, &mut self.sides.white);
        std::mem::swap(&mut self.banks.black, &mut self.banks.white);
        if let Some(running) = &mut self.running {
            running.color = running.color.opposite();
        }
    }

    /// Ends an act of `color` at the instant `at`, whether or not the act placed a stone. The color `turn` acts next;
    /// `None` stops the clocks. The time `spared` is not charged. Returns the time that was charged.
    pub(crate) fn acted(&mut self, color: Color, turn: Option<Color>, at: Millis, spared: Spared) -> Millis {
        if let Some(running) = self.running {
            let spent = running.spent(at).saturating_sub(spared.total());
            let charged = self.sides[running.color].charged(&self.control, spent);
            self.banks[running.color] = self.banks[running.color].after(spared.lag);
            self.sides[running.color] = charged.rewarded(&self.control);
            self.running = turn.map(|color| Running::new(color, at));
            spent
        } else {
            self.running = turn.filter(|next| *next != color).map(|color| Running::new(color, at));
            Millis::ZERO
        }
    }

    /// Charges the running turn up to `at` and stops the clocks at the end of the game.
    pub(crate) fn stop(&mut self, at: Millis) {
        self.sides = self.read(at).sides;
        self.running = None;
    }

    /// Restarts the clocks after the scoring phase: the color `turn` is to move from the instant `at` on.
    pub(crate) fn resume(&mut self, turn: Color, at: Millis) {
        self.running = Some(Running::new(turn, at));
    }

    /// Takes moves back at the instant `at`. The color `turn` moves next. `began` holds the clocks as they were when the first
    /// removed turn began. That turn continues, and the time `used` counts as already used in it.
    pub(crate) fn take_back(&mut self, began: Turn, turn: Color, at: Millis, used: Millis) {
        self.go_on(Interrupted { turn: began, spent: Millis::ZERO }, turn, at);
        self.charge(turn, used);
    }

    /// At `now`, `color` takes back moves without the opponent's consent, and the earlier turn `played` continues.
    /// Returns the time that counts as already used in that turn. This is the time that was charged for the turn, or
    /// more if `color` would otherwise have more time left than before the takeback.
    pub(crate) fn kept(&self, played: EndedTurn, color: Color, now: Millis) -> Millis {
        let left = |sides: ByColor<Clock>| sides[color].left(&self.control);
        played.used.max(left(played.began.sides).saturating_sub(left(self.read(now).sides)))
    }

    /// How much time the running turn has used at `now`; zero if no clock runs.
    pub(crate) fn used(&self, now: Millis) -> Millis {
        self.running.map(|running| running.spent(now)).unwrap_or_default()
    }

    /// The clocks at `at`, kept for continuing the running turn later.
    pub(crate) fn left(&self, at: Millis) -> Interrupted {
        Interrupted { turn: self.turn(), spent: self.used(at) }
    }

    /// Stops the clocks at `at`, in the middle of a turn. [`Timer::go_on`] continues the turn. The time `spared` is not
    /// charged.
    pub(crate) fn interrupt(&mut self, at: Millis, spared: Spared) -> Interrupted {
        let Interrupted { turn, spent } = self.left(at);
        let left = Interrupted { turn, spent: spent.saturating_sub(spared.total()) };
        if let Some(Running { color, .. }) = self.running.take() {
            self.sides[color] = self.sides[color].charged(&self.control, left.spent);
        }
        left
    }

    /// Sets the clocks after a redo, which has played the removed moves again at the instant `at`. The color `turn` moves next.
    /// `left` holds the clocks before the takeback. Since the takeback, `color` has used the time `used`.
    pub(crate) fn redo(&mut self, left: Interrupted, turn: Color, at: Millis, (color, used): (Color, Millis)) {
        self.go_on(left, turn, at);
        self.charge(color, used);
    }

    /// Charges `used` to this player. If the running turn is theirs, the time counts as used in that turn.
    fn charge(&mut self, color: Color, used: Millis) {
        match &mut self.running {
            Some(running) if running.color == color => running.spent = running.spent + used,
            Some(_) | None => self.sides[color] = self.sides[color].charged(&self.control, used),
        }
    }

    /// At the instant `at`, continues a turn that a takeback or a halt interrupted. `left` holds the clocks of that turn.
    /// Neither player is charged for the time since the interruption.
    pub(crate) fn go_on(&mut self, left: Interrupted, turn: Color, at: Millis) {
        let Interrupted { turn: Turn { sides, banks, ran }, spent } = left;
        (self.sides, self.banks) = (sides, banks);
        self.running = ran.then_some(Running { spent, ..Running::new(turn, at) });
    }

    /// Whether a clock runs.
    pub(crate) const fn runs(&self) -> bool {
        self.running.is_some()
    }

    /// Gives this player more time.
    pub(crate) fn give(&mut self, to: Color, more: Millis) {
        self.sides[to] = self.sides[to].given(&self.control, more);
    }

    /// Both clocks at `now`.
    pub(crate) fn read(&self, now: Millis) -> Clocks {
        let mut sides = self.sides;
        if let Some(running) = self.running {
            sides[running.color] = sides[running.color].charged(&self.control, running.spent(now));
        }
        Clocks { sides, running: self.running.map(|running| running.color) }
    }

    /// How much of the running turn is not charged, if it ends at `now` after these delays.
    pub(crate) fn spare(&self, delays: Spared, now: Millis) -> Spared {
        let Some(running) = self.running else { return Spared::NONE };
        let turn = running.spent(now);
        // If the turn was interrupted, the server can have delayed only the part after the turn continued.
        let server = delays.server.min(now.saturating_sub(running.since));
        Spared { server, lag: delays.lag.min(self.banks[running.color].left()).min(turn.saturating_sub(server)) }
    }

    /// The instant at which the running turn began or continued.
    pub(crate) fn turn_began(&self) -> Option<Millis> {
        self.running.map(|running| running.since)
    }

    /// The color of the running clock, and the instant at which it runs out.
    pub(crate) fn deadline(&self) -> Option<(Color, Millis)> {
        self.running
            .map(|Running { color, since, spent }| (color, since + self.sides[color].left(&self.control).saturating_sub(spent)))
    }
}

#[cfg(test)]
mod tests;
