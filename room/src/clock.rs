//! The clocks of a game: integer milliseconds, charged only by the instants recorded with events.
//!
//! The first turn of a game costs nothing (all of Black's stones are one turn in a free handicap); the clocks run from
//! when the other's first turn begins. In an opening whatever a player does, also without a stone, is a turn, and all that the
//! beginner does before the other's first act is the first one. A clock is charged when its turn ends, so between events everything is computed.

use crate::settings::TimeControl;
use crate::time::Millis;
use rules::{ByColor, Color};

/// One player's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Clock {
    /// Main time left; in byo-yomi 0 when the periods run.
    pub main: Millis,
    /// Periods left, the running one included; 0 without byo-yomi.
    pub periods: u8,
    /// What is left of the running period; 0 while main time lasts.
    pub period: Millis,
}

/// Both clocks at one instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Clocks {
    /// Each player's.
    pub sides: ByColor<Clock>,
    /// Whose clock runs from that instant on.
    pub running: Option<Color>,
}

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
        let (main, periods) = match control {
            TimeControl::None => return None,
            TimeControl::Absolute { main } | TimeControl::Fischer { main, .. } => (main, 0),
            TimeControl::ByoYomi { main, periods, .. } => (main, periods),
        };
        let full = Clock { main, periods, period: Millis::ZERO };
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
            let charged = charge(self.sides[running.color], &self.control, at.saturating_sub(running.since));
            self.sides[running.color] = reward(charged, &self.control);
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
            sides[running.color] = charge(sides[running.color], &self.control, now.saturating_sub(running.since));
        }
        Clocks { sides, running: self.running.map(|running| running.color) }
    }

    /// The instant at which the running clock is empty, and whose it is.
    pub(crate) fn deadline(&self) -> Option<(Color, Millis)> {
        self.running.map(|running| (running.color, running.since + left(self.sides[running.color], &self.control)))
    }
}

/// The length of a byo-yomi period.
fn period_of(control: &TimeControl) -> Millis {
    match *control {
        TimeControl::None | TimeControl::Absolute { .. } | TimeControl::Fischer { .. } => Millis::ZERO,
        TimeControl::ByoYomi { period, .. } => period,
    }
}

/// All that a player can use of this clock in one turn.
fn left(clock: Clock, control: &TimeControl) -> Millis {
    let whole_periods = if clock.main > Millis::ZERO { clock.periods } else { clock.periods.saturating_sub(1) };
    clock.main + clock.period + period_of(control).times(u64::from(whole_periods))
}

/// The clock after `spent` of one turn; main time first, then period by period.
fn charge(mut clock: Clock, control: &TimeControl, spent: Millis) -> Clock {
    let mut spent = spent;
    if clock.main > Millis::ZERO {
        if spent < clock.main {
            clock.main = clock.main.saturating_sub(spent);
            return clock;
        }
        spent = spent.saturating_sub(clock.main);
        clock.main = Millis::ZERO;
        clock.period = if clock.periods > 0 { period_of(control) } else { Millis::ZERO };
    }
    while clock.periods > 0 && spent >= clock.period {
        spent = spent.saturating_sub(clock.period);
        clock.periods -= 1;
        clock.period = if clock.periods > 0 { period_of(control) } else { Millis::ZERO };
    }
    clock.period = clock.period.saturating_sub(spent);
    clock
}

/// What a finished turn gives back.
fn reward(mut clock: Clock, control: &TimeControl) -> Clock {
    match *control {
        TimeControl::None | TimeControl::Absolute { .. } => {}
        TimeControl::Fischer { increment, cap, .. } => clock.main = (clock.main + increment).min(cap),
        TimeControl::ByoYomi { period, .. } => {
            if clock.main == Millis::ZERO && clock.periods > 0 {
                clock.period = period;
            }
        }
    }
    clock
}

#[cfg(test)]
mod tests;
