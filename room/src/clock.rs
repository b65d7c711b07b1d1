//! The clocks of a game: integer milliseconds, charged only by the instants recorded with events.
//!
//! The first turn of a game costs nothing (all of Black's stones are one turn in a free handicap); the clocks run from
//! when the other's first turn begins. In an opening whatever a player does, also without a stone, is a turn, and all that the
//! beginner does before the other's first act is the first one. A clock is charged when its turn ends, so between events everything is computed.

use rules::{ByColor, Color};
use setup::{Clock, Clocks, Millis, TimeControl};

/// The clocks of one game. How earlier turns began, which a takeback needs, is in the room's books.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Timer {
    control: TimeControl,
    /// As they stood when the running turn began.
    sides: ByColor<Clock>,
    running: Option<Running>,
}

/// A clock that runs, and since when.
#[derive(Debug, Clone, Copy)]
struct Running {
    color: Color,
    since: Millis,
}

/// The clocks as a turn began.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Turn {
    sides: ByColor<Clock>,
    ran: bool,
}

impl Timer {
    /// Full clocks at rest; `None` without time control.
    pub(crate) fn new(control: TimeControl) -> Option<Self> {
        let full = Clock::full(&control)?;
        Some(Self { control, sides: ByColor { black: full, white: full }, running: None })
    }

    /// The clocks as the running turn began.
    pub(crate) const fn turn(&self) -> Turn {
        Turn { sides: self.sides, ran: self.running.is_some() }
    }

    /// Who was to move has no move and is passed over at `at`: no turn, so it costs and gives nothing. `turn` moves next.
    pub(crate) fn passed_over(&mut self, turn: Option<Color>, at: Millis) {
        if self.running.is_some() {
            self.sides = self.read(at).sides;
            self.running = turn.map(|color| Running { color, since: at });
        }
    }

    /// The players have changed colors, and their clocks with them.
    pub(crate) fn swap(&mut self) {
        std::mem::swap(&mut self.sides.black, &mut self.sides.white);
        if let Some(running) = &mut self.running {
            running.color = running.color.opposite();
        }
    }

    /// `color` did at `at` what was asked for, with a stone or without; `turn` is asked next, nobody if the clocks rest now.
    pub(crate) fn acted(&mut self, color: Color, turn: Option<Color>, at: Millis) {
        if let Some(running) = self.running {
            let charged = self.sides[running.color].charged(&self.control, at.saturating_sub(running.since));
            self.sides[running.color] = charged.rewarded(&self.control);
            self.running = turn.map(|color| Running { color, since: at });
        } else {
            self.running = turn.filter(|next| *next != color).map(|color| Running { color, since: at });
        }
    }

    /// The game is over at `at`: what was used of the running turn is charged, and nothing runs any more.
    pub(crate) fn stop(&mut self, at: Millis) {
        self.sides = self.read(at).sides;
        self.running = None;
    }

    /// After the clocks rested in the scoring phase, `turn` is to move from `at` on.
    pub(crate) fn resume(&mut self, turn: Color, at: Millis) {
        self.running = Some(Running { color: turn, since: at });
    }

    /// A takeback at `at`, after which `turn` is to move. Both clocks are again as they were when the turn of the first move that
    /// no longer stands began; what both have used since is charged to neither.
    pub(crate) fn take_back(&mut self, began: Turn, turn: Color, at: Millis) {
        self.sides = began.sides;
        self.running = began.ran.then_some(Running { color: turn, since: at });
    }

    /// Both clocks as they stand at `now`.
    pub(crate) fn read(&self, now: Millis) -> Clocks {
        let mut sides = self.sides;
        if let Some(running) = self.running {
            sides[running.color] = sides[running.color].charged(&self.control, now.saturating_sub(running.since));
        }
        Clocks { sides, running: self.running.map(|running| running.color) }
    }

    /// The instant at which the running clock is empty, and whose it is.
    pub(crate) fn deadline(&self) -> Option<(Color, Millis)> {
        self.running.map(|running| (running.color, running.since + self.sides[running.color].left(&self.control)))
    }
}

#[cfg(test)]
mod tests;
