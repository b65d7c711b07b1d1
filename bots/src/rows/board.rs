//! The board of the search: for every point, direction and color it knows what a stone would make. Placing a stone or taking it
//! back changes only the four lines through its point ([`stones`]).

mod stones;

use super::line::{Class, Form, Lines};
use super::weights::{Codes, Entry, Weights, threat};
use super::worth::{self, Kind};
use rules::gomoku::{Game, Restriction, renju};
use rules::{Color, Point, Size};
use stones::Journal;

/// A color as a number: 0 for Black, 1 for White.
pub(super) type Side = usize;

pub(super) const fn side(color: Color) -> Side {
    match color {
        Color::Black => 0,
        Color::White => 1,
    }
}

const COLORS: [Color; 2] = [Color::Black, Color::White];

/// The point at a place. A place is an index into the cells of a board. Each row of cells begins with a cell beyond the edge. A row
/// that is wholly beyond the edge comes before the first row of points.
pub(super) fn point_of(size: Size, at: u16) -> Point {
    let stride = u16::from(size.width()) + 1;
    Point { x: (at % stride - 1) as u8, y: (at / stride - 1) as u8 }
}

/// What a place holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Off,
    Empty,
    Stone(Side),
}

#[derive(Clone, Copy)]
struct Cell {
    /// For each direction, the window around the place. The low bits mark Black's stones, the bits above them mark
    /// White's. A place beyond the edge is marked for both colors.
    windows: [u64; 4],
    /// For each color, what a stone makes: four bits for the class in each direction.
    classes: [u16; 2],
    /// For each color, the code of these classes. The order of the classes does not matter (see [`Codes`]).
    codes: [u16; 2],
    kinds: [Kind; 2],
    state: State,
}

/// A board with stones.
pub(super) struct Board {
    size: Size,
    stride: usize,
    reach: usize,
    /// For each direction in which rows count, the difference between the indexes of two neighbors.
    steps: Vec<usize>,
    cells: Vec<Cell>,
    /// All points as places, those near the middle first.
    places: Vec<u16>,
    lines: [Lines; 2],
    codes: &'static Codes,
    entries: [&'static [Entry]; 2],
    threats: [&'static [i16]; 2],
    /// For each color and kind, the number of empty points where a stone makes this kind.
    counts: [[u16; worth::KINDS]; 2],
    /// For each color, two sums of what its stones would be worth on the empty points: the sum if this color is to
    /// move, and the sum if the opponent is to move.
    totals: [[i32; 2]; 2],
    keys: Vec<[u64; 2]>,
    hash: u64,
    empty: usize,
    /// What the stones on the board have changed.
    journal: Journal,
    /// Finds forbidden points. Present only in renju.
    renju: Option<Box<renju::Board>>,
    can_enclose: bool,
}

impl Board {
    pub(super) fn new(game: &Game, weights: [&'static Weights; 2]) -> Board {
        let (size, rules) = (game.size(), game.rules());
        let reach = Form::reach_of(rules.rows.black).max(Form::reach_of(rules.rows.white));
        let is_renju = rules.restriction != Restriction::None;
        let lines = COLORS.map(|color| {
            let is_restricted = is_renju && color == Color::Black;
            Lines::new(Form { rows: rules.rows[color], reach, is_restricted })
        });
        let stride = usize::from(size.width()) + 1;
        let area = stride * (usize::from(size.height()) + 2) + 1;
        let step = |&(dx, dy): &(i8, i8)| (stride as isize * isize::from(dy) + isize::from(dx)).unsigned_abs();
        let nothing = Cell { windows: [0; 4], classes: [0; 2], codes: [0; 2], kinds: [Kind::Quiet; 2], state: State::Off };
        let mut random = crate::random::Random::new(0x6f77_7321);
        let mut board = Board {
            size,
            stride,
            reach: reach as usize,
            steps: rules.rows.black.directions.steps().iter().map(step).collect(),
            cells: vec![nothing; area],
            places: Vec::new(),
            lines,
            codes: Codes::get(),
            entries: weights.map(|weights| &*weights.entries),
            threats: weights.map(|weights| &*weights.threats),
            counts: [[0; worth::KINDS]; 2],
            totals: [[0; 2]; 2],
            keys: (0..area).map(|_| [random.next(), random.next()]).collect(),
            hash: 0,
            empty: size.area(),
            journal: Journal::default(),
            renju: is_renju.then(|| Box::new(renju::Board::new(size))),
            can_enclose: rules.rows.black.enclosed == rules::gomoku::rows::Enclosed::Nothing,
        };
        board.start();
        for point in size.points() {
            if let Some(color) = game.stone(point) {
                board.place(board.at(point), side(color));
            }
        }
        board
    }

    /// Fills the cells of an empty board.
    fn start(&mut self) {
        let mut points: Vec<Point> = self.size.points().collect();
        let off = |at: u8, length: u8| (2 * i32::from(at) + 1 - i32::from(length)).pow(2);
        points.sort_by_key(|point| off(point.x, self.size.width()) + off(point.y, self.size.height()));
        self.places = points.into_iter().map(|point| self.at(point)).collect();
        for &at in &self.places {
            self.cells[usize::from(at)].state = State::Empty;
        }
        for &at in &self.places.clone() {
            let at = usize::from(at);
            for direction in 0..self.steps.len() {
                self.cells[at].windows[direction] = self.edges(at, direction);
            }
            for side in 0..2 {
                self.enter(at, side);
                for direction in 0..self.steps.len() {
                    self.classify(at, direction, side);
                }
            }
        }
        // These changes are never taken back.
        self.journal = Journal::default();
    }

    /// The window of a place on an empty board. Points beyond the edge belong to both players.
    fn edges(&self, at: usize, direction: usize) -> u64 {
        let (step, reach) = (self.steps[direction], self.reach);
        let mut bits = 0;
        let inside = |place: &usize| self.cells[*place].state != State::Off;
        let (mut before, mut after) = (Some(at), Some(at));
        for n in 1..=reach {
            before = before.map(|place| place - step).filter(inside);
            after = after.map(|place| place + step).filter(inside);
            if before.is_none() {
                bits |= 1 << (reach - n);
            }
            if after.is_none() {
                bits |= 1 << (reach + n - 1);
            }
        }
        bits | bits << (2 * reach)
    }

    pub(super) fn at(&self, Point { x, y }: Point) -> u16 {
        ((usize::from(y) + 1) * self.stride + usize::from(x) + 1) as u16
    }

    fn point(&self, at: u16) -> Point {
        point_of(self.size, at)
    }

    pub(super) const fn hash(&self) -> u64 {
        self.hash
    }

    pub(super) const fn is_full(&self) -> bool {
        self.empty == 0
    }

    /// Whether the opponent's stones at both ends can spoil a row.
    pub(super) const fn can_enclose(&self) -> bool {
        self.can_enclose
    }

    pub(super) fn places(&self) -> &[u16] {
        &self.places
    }

    pub(super) fn is_empty(&self, at: u16) -> bool {
        self.cells.get(usize::from(at)).is_some_and(|cell| cell.state == State::Empty)
    }

    /// What a stone makes on an empty place.
    #[inline]
    pub(super) fn kind(&self, at: u16, side: Side) -> Kind {
        self.cells[usize::from(at)].kinds[side]
    }

    /// How urgent an empty place is because of what a stone of `side` makes there: for `side`, and for its opponent.
    #[inline]
    pub(super) fn urgency(&self, at: u16, side: Side) -> [i32; 2] {
        self.entry(usize::from(at), side).urgency
    }

    /// The code of the classes that a stone makes on an empty place (see [`Codes`]).
    #[cfg(feature = "training")]
    pub(super) fn code(&self, at: u16, side: Side) -> u16 {
        self.cells[usize::from(at)].codes[side]
    }

    #[inline]
    fn entry(&self, at: usize, side: Side) -> &'static Entry {
        &self.entries[side][usize::from(self.cells[at].codes[side])]
    }

    /// The number that stands for the threats on the board (see [`threat`]).
    #[inline]
    pub(super) fn threat(&self, side: Side) -> usize {
        threat(&self.counts[side], &self.counts[1 - side])
    }

    /// What the threats on the board add to the value for `side`, who is to move.
    #[inline]
    pub(super) fn threats(&self, side: Side) -> i32 {
        i32::from(self.threats[side][self.threat(side)])
    }

    /// The number of empty points where a stone makes this kind.
    #[inline]
    pub(super) const fn count(&self, side: Side, kind: Kind) -> u16 {
        self.counts[side][kind as usize]
    }

    /// The sum for `side`, who is to move, over all empty points, minus the sum for the opponent.
    #[inline]
    pub(super) const fn difference(&self, side: Side) -> i32 {
        self.totals[side][0] - self.totals[1 - side][1]
    }

    /// The first empty place where a stone makes this kind.
    pub(super) fn find(&self, side: Side, kind: Kind) -> Option<u16> {
        self.places.iter().copied().find(|at| self.is_empty(*at) && self.kind(*at, side) == kind)
    }

    /// Whether the rules forbid `side` to play on this empty place. Unlike [`Kind::Foul`], this is exact.
    pub(super) fn is_forbidden(&self, at: u16, side: Side) -> bool {
        side == 0 && self.renju.as_ref().is_some_and(|board| board.forbidden(self.point(at)).is_some())
    }

    /// Whether a player may play on this empty place. Asks the rules only if in doubt.
    pub(super) fn may_play(&self, at: u16, side: Side) -> bool {
        self.kind(at, side) != Kind::Foul || !self.is_forbidden(at, side)
    }

    /// The empty places where a stone of the opponent prevents the row that `side` threatens to make on `five`. One of
    /// them is `five` itself. If a row with an opponent's stone at each end does not count, the empty ends of the row
    /// are such places, too.
    pub(super) fn answers(&self, five: u16, side: Side) -> impl Iterator<Item = u16> + use<> {
        let (mut answers, mut count) = ([five; 9], 1);
        let at = usize::from(five);
        for (direction, &step) in self.steps.iter().enumerate().filter(|_| self.can_enclose) {
            if self.cells[at].classes[side] >> (4 * direction) & 15 == Class::Five as u16 {
                for end in self.ends(at, step, self.cells[at].windows[direction], side).into_iter().flatten() {
                    answers[count] = end;
                    count += 1;
                }
            }
        }
        answers.into_iter().take(count)
    }

    /// The empty places at the ends of the run of `side` through a place.
    fn ends(&self, at: usize, step: usize, window: u64, side: Side) -> [Option<u16>; 2] {
        let half = 2 * self.reach;
        let mask = (1_u64 << half) - 1;
        let (black, white) = (window & mask, window >> half);
        let own = if side == 0 { black & !white } else { white & !black };
        let before = (1..=self.reach).find(|n| own >> (self.reach - n) & 1 == 0);
        let after = (1..=self.reach).find(|n| own >> (self.reach + n - 1) & 1 == 0);
        let empty = |place: Option<usize>| place.map(|place| place as u16).filter(|place| self.is_empty(*place));
        [empty(before.and_then(|n| at.checked_sub(n * step))), empty(after.map(|n| at + n * step))]
    }
}

#[cfg(test)]
mod tests;
