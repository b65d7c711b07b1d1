//! Stones are placed and taken back.
//!
//! A stone changes what other stones would make on the places of the four lines through it. A journal keeps what was known before, so
//! that taking a stone back needs no tables.

use super::{Board, COLORS, Side, State};
use crate::rows::worth::{self, Kind};

/// What the stones on the board have changed.
#[derive(Default)]
pub(super) struct Journal {
    /// The changes of all stones, in their order. A stone changes a place at most once for each color.
    changes: Vec<Before>,
    /// For each stone, what was known before it.
    sums: Vec<Sums>,
}

/// What was known about a place and a color before a change.
struct Before {
    at: u16,
    side: u8,
    kind: Kind,
    classes: u16,
    code: u16,
}

/// What was known about the whole board before a stone.
struct Sums {
    /// The number of changes in the journal.
    changes: usize,
    counts: [[u16; worth::KINDS]; 2],
    totals: [[i32; 2]; 2],
}

impl Board {
    /// Places a stone on an empty place.
    pub(in crate::rows) fn place(&mut self, at: u16, side: Side) {
        self.journal.sums.push(Sums { changes: self.journal.changes.len(), counts: self.counts, totals: self.totals });
        let place = usize::from(at);
        for color in 0..2 {
            self.leave(place, color);
        }
        self.cells[place].state = State::Stone(side);
        self.empty -= 1;
        self.hash ^= self.keys[place][side];
        for direction in 0..self.steps.len() {
            // First the places before the stone, and then those after it.
            self.walk(place, direction, side, true);
            self.walk(place, direction, side, false);
        }
        let point = self.point(at);
        if let Some(board) = &mut self.renju {
            board.place(COLORS[side], point);
        }
    }

    /// Takes back the stone that was placed last.
    pub(in crate::rows) fn remove(&mut self, at: u16, side: Side) {
        let Some(sums) = self.journal.sums.pop() else { return };
        let place = usize::from(at);
        for direction in 0..self.steps.len() {
            self.walk_back(place, direction, side, true);
            self.walk_back(place, direction, side, false);
        }
        for before in self.journal.changes.drain(sums.changes..) {
            let (cell, side) = (&mut self.cells[usize::from(before.at)], usize::from(before.side));
            cell.classes[side] = before.classes;
            cell.codes[side] = before.code;
            cell.kinds[side] = before.kind;
        }
        (self.counts, self.totals) = (sums.counts, sums.totals);
        self.hash ^= self.keys[place][side];
        self.cells[place].state = State::Empty;
        self.empty += 1;
        let point = self.point(at);
        if let Some(board) = &mut self.renju {
            board.clear(point);
        }
    }

    /// Adds a stone to the windows on one side of it, before or after it.
    #[inline]
    fn walk(&mut self, at: usize, direction: usize, side: Side, is_before: bool) {
        let (step, shift) = (self.steps[direction], 2 * self.reach * side);
        // For each color, whether the stone still matters at this distance. Beyond a stone of the opponent, it does not
        // matter.
        let mut sees = [true; 2];
        let mut place = at;
        for n in 1..=self.reach {
            place = if is_before { place - step } else { place + step };
            let bit = if is_before { self.reach + n - 1 } else { self.reach - n };
            let cell = &mut self.cells[place];
            match cell.state {
                State::Off => return,
                // The classes of an occupied place may be out of date. They are right when the place becomes empty, because stones
                // are taken back in reverse order.
                State::Stone(color) => sees[1 - color] = false,
                State::Empty => {
                    cell.windows[direction] ^= 1 << (bit + shift);
                    if sees[0] {
                        self.classify(place, direction, 0);
                    }
                    if sees[1] {
                        self.classify(place, direction, 1);
                    }
                    continue;
                }
            }
            cell.windows[direction] ^= 1 << (bit + shift);
        }
    }

    /// Takes a stone out of the windows on one side of it.
    #[inline]
    fn walk_back(&mut self, at: usize, direction: usize, side: Side, is_before: bool) {
        let (step, shift) = (self.steps[direction], 2 * self.reach * side);
        let mut place = at;
        for n in 1..=self.reach {
            place = if is_before { place - step } else { place + step };
            let bit = if is_before { self.reach + n - 1 } else { self.reach - n };
            let cell = &mut self.cells[place];
            if cell.state == State::Off {
                return;
            }
            cell.windows[direction] ^= 1 << (bit + shift);
        }
    }

    /// Finds what a stone of `side` makes on an empty place in this direction, after its window has changed.
    #[inline]
    pub(super) fn classify(&mut self, at: usize, direction: usize, side: Side) {
        let half = 2 * self.reach;
        let cell = &mut self.cells[at];
        let window = cell.windows[direction];
        let (black, white) = (window & ((1 << half) - 1), window >> half);
        let class = if side == 0 { self.lines[0].class(black, white) } else { self.lines[1].class(white, black) };
        let shift = 4 * direction;
        let classes = cell.classes[side] & !(15 << shift) | (class as u16) << shift;
        if classes == cell.classes[side] {
            return;
        }
        let (code, kind) = (cell.codes[side], cell.kinds[side]);
        self.journal.changes.push(Before { at: at as u16, side: side as u8, kind, classes: cell.classes[side], code });
        cell.classes[side] = classes;
        cell.codes[side] = self.codes.of(classes);
        let entries = self.entries[side];
        let (before, after) = (&entries[usize::from(code)], &entries[usize::from(cell.codes[side])]);
        for turn in 0..2 {
            self.totals[side][turn] += i32::from(after.value[turn]) - i32::from(before.value[turn]);
        }
        if after.kind != before.kind {
            self.counts[side][before.kind as usize] -= 1;
            self.counts[side][after.kind as usize] += 1;
            cell.kinds[side] = after.kind;
        }
    }

    /// Takes a place out of the totals, because a stone now occupies it.
    fn leave(&mut self, at: usize, side: Side) {
        let entry = self.entry(at, side);
        for turn in 0..2 {
            self.totals[side][turn] -= i32::from(entry.value[turn]);
        }
        self.counts[side][entry.kind as usize] -= 1;
    }

    /// Adds a place to the totals, because it is empty again.
    pub(super) fn enter(&mut self, at: usize, side: Side) {
        let entry = self.entry(at, side);
        for turn in 0..2 {
            self.totals[side][turn] += i32::from(entry.value[turn]);
        }
        self.counts[side][entry.kind as usize] += 1;
    }
}
