//! The clocks of a game: integer milliseconds, charged only by the instants recorded with events.
//!
//! The first turn of a game costs nothing (all of Black's stones are one turn in a free handicap); the clocks run from
//! when the other's first turn begins. In an opening whatever a player does, also without a stone, is a turn, and all that the
//! beginner does before the other's first act is the first one. A clock is charged when its turn ends, so between events everything is computed.

use rules::{ByColor, Color};
use setup::{Clock, Clocks, Millis, TimeControl};

/// The clocks of one game with all that is needed to rewind them.
#[derive(Debug, Clone)]
pub(crate) struct Timer {
    control: TimeControl,
    /// As they stood when the running turn began.
    sides: ByColor<Clock>,
    running: Option<Running>,
    /// One for each standing move: how its turn began.
    turns: Vec<Turn>,
}

/// A clock that runs, and since when.
#[derive(Debug, Clone, Copy)]
struct Running {
    color: Color,
    since: Millis,
}

/// The clocks as a turn began.
#[derive(Debug, Clone, Copy)]
struct Turn {
    sides: ByColor<Clock>,
    ran: bool,
}

impl Timer {
    /// Full clocks at rest; `None` without time control.
    pub(crate) fn new(control: TimeControl) -> Option<Self> {
        let full = Clock::full(&control)?;
        Some(Self { control, sides: ByColor { black: full, white: full }, running: None, turns: Vec::new() })
    }

    /// `color` moved at `at`; `turn` moves next, nobody if the clocks rest now.
    pub(crate) fn moved(&mut self, color: Color, turn: Option<Color>, at: Millis) {
        self.turns.push(Turn { sides: self.sides, ran: self.running.is_some() });
        self.acted(color, turn, at);
    }

    /// Who was to move has no move and is passed over at `at`: no turn, so it costs and gives nothing. `turn` moves next.
    pub(crate) fn passed_over(&mut self, turn: Option<Color>, at: Millis) {
        self.turns.push(Turn { sides: self.sides, ran: self.running.is_some() });
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

    /// Only `moves` moves stand from `at` on and `turn` is to move. Both clocks are again as they were when the first
    /// move that no longer stands was `turn`'s to think about; what both have used since is charged to nobody.
    pub(crate) fn take_back(&mut self, moves: usize, turn: Color, at: Millis) {
        if let Some(began) = self.turns.get(moves) {
            self.sides = began.sides;
            self.running = began.ran.then_some(Running { color: turn, since: at });
            self.turns.truncate(moves);
        }
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
