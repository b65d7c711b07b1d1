//! A Go board that tracks its chains and liberties move by move.

mod fresh;

use crate::color::Color;
use crate::point::{Point, Size};
use crate::zobrist;

/// A Go board. Placing a stone allocates no memory, unless the caller's list of captured points has to grow.
///
/// The board handles captures; [`super::Game`] handles turns, ko and history. The stones of a chain form a circular
/// list. Each chain counts its *pseudo-liberties*. A pseudo-liberty is a pair: a stone of the chain, and an empty point
/// next to that stone. A chain has no liberties exactly when that count is zero. [`Board::liberties`] lists a chain's
/// real liberties.
#[derive(Clone, Debug)]
pub struct Board {
    size: Size,
    // The length of a row in `cells`: the points of the row and one border cell, which separates the row from the next. There
    // is a border row above the board and one below.
    stride: u16,
    cells: Box<[Cell]>,
    hash: u64,
    stones: u16,
}

/// The contents of the board at one index. `next` has a meaning only where there is a stone, and `liberties` and `stones` only at
/// the head of a chain. The fields share a struct because most operations need them together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cell {
    state: State,
    /// The index of the chain's head, the stone that identifies the chain. [`NO_CHAIN`] where there is no stone.
    head: u16,
    /// The next stone of the chain. After the last stone, the first stone again.
    next: u16,
    /// The number of pseudo-liberties of the chain.
    liberties: u16,
    /// The number of stones in the chain.
    stones: u16,
}

/// The `head` of an empty cell or a border cell: larger than any index.
const NO_CHAIN: u16 = u16::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Empty,
    Border,
    Stone(Color),
}

/// What placing a stone would do, computed without placing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// The stone has an empty neighbor, so it stays whether or not it captures.
    Free,
    /// The stone has no empty neighbor, stays, and captures nothing.
    Quiet,
    /// The stone has no empty neighbor and captures opponent stones.
    Captures,
    /// A single stone captures itself, which is never allowed.
    SelfCaptureOfOne,
    /// The stone captures its own chain of two or more stones.
    SelfCapture,
}

impl Board {
    /// Creates an empty board.
    #[must_use]
    pub fn new(size: Size) -> Board {
        let stride = u16::from(size.width()) + 1;
        let rows = usize::from(size.height()) + 2;
        let border = Cell { state: State::Border, head: NO_CHAIN, next: 0, liberties: 0, stones: 0 };
        let mut cells = vec![border; rows * usize::from(stride)].into_boxed_slice();
        for point in size.points() {
            cells[index_of(stride, point)].state = State::Empty;
        }
        Board { size, stride, cells, hash: 0, stones: 0 }
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The stone on a point; `None` if the point is empty or off the board.
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Color> {
        if !self.size.contains(point) {
            return None;
        }
        match self.cells[index_of(self.stride, point)].state {
            State::Stone(color) => Some(color),
            State::Empty | State::Border => None,
        }
    }

    /// The Zobrist hash of the position. Equal boards have equal hashes. Different boards of the same size almost certainly have
    /// different hashes. The hash of an empty board is 0.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The number of stones on the board.
    #[must_use]
    pub const fn stones(&self) -> u32 {
        self.stones as u32
    }

    /// The chain of the stone on a point, in reading order; empty for an empty point.
    #[must_use]
    pub fn chain(&self, point: Point) -> Vec<Point> {
        if self.stone(point).is_none() {
            return Vec::new();
        }
        let mut chain: Vec<Point> = self.links(self.index(point)).map(|at| self.point(at)).collect();
        chain.sort_unstable();
        chain
    }

    /// The liberties of the chain on a point, in reading order; empty for an empty point.
    #[must_use]
    pub fn liberties(&self, point: Point) -> Vec<Point> {
        let chain = self.chain(point);
        let near = chain.iter().flat_map(|&stone| self.size.neighbors(stone));
        let mut liberties: Vec<Point> = near.filter(|&near| self.stone(near).is_none()).collect();
        liberties.sort_unstable();
        liberties.dedup();
        liberties
    }

    /// Places a stone and removes opponent chains without liberties. If the stone's own chain then has no liberties, removes that
    /// chain. Appends the captured points to `captured`.
    ///
    /// Returns false and does nothing if the point is occupied or off the board. Does not check whether the
    /// move is legal: see [`super::Game::check`].
    pub fn place(&mut self, color: Color, point: Point, captured: &mut Vec<Point>) -> bool {
        if !self.size.contains(point) || self.stone(point).is_some() {
            return false;
        }
        self.put(color, self.index(point), captured);
        true
    }

    fn put(&mut self, color: Color, at: u16, captured: &mut Vec<Point>) {
        self.set(at, color);
        let around = self.around(at);
        for near in around {
            match self.state(near) {
                State::Empty => self.cell_mut(at).liberties += 1,
                State::Stone(_) => self.head_mut(near).liberties -= 1,
                State::Border => {}
            }
        }
        for near in around {
            match self.state(near) {
                State::Stone(other) if other == color => self.join(at, near),
                State::Stone(_) if self.head(near).liberties == 0 => self.remove(near, captured),
                State::Stone(_) | State::Empty | State::Border => {}
            }
        }
        if self.head(at).liberties == 0 {
            self.remove(at, captured);
        }
    }

    /// The effect of placing a stone at an empty index.
    #[inline]
    pub(crate) fn effect(&self, color: Color, at: u16) -> Effect {
        let around = self.around(at);
        if around.iter().any(|&near| self.state(near) == State::Empty) {
            return Effect::Free;
        }
        let mut quiet = false;
        let mut friends = false;
        for near in around {
            match self.state(near) {
                State::Empty | State::Border => {}
                State::Stone(other) => {
                    let in_atari = self.is_only_liberty(near, around);
                    if other != color && in_atari {
                        return Effect::Captures;
                    }
                    if other == color {
                        friends = true;
                        quiet |= !in_atari;
                    }
                }
            }
        }
        match (quiet, friends) {
            (true, _) => Effect::Quiet,
            (false, true) => Effect::SelfCapture,
            (false, false) => Effect::SelfCaptureOfOne,
        }
    }

    /// The hash of the board after a stone with the given effect is placed at an empty index.
    pub(crate) fn hash_after(&self, color: Color, at: u16, effect: Effect) -> u64 {
        let around = self.around(at);
        let gone = |of: Color, whole: bool| {
            let taken = |near: u16| self.state(near) == State::Stone(of) && (whole || self.is_only_liberty(near, around));
            let chains = around.iter().enumerate().filter(|&(n, &near)| taken(near) && self.first_touch(&around[..n], near));
            let keys = chains.map(|(_, &near)| self.links(near).fold(0, |sum, stone| sum ^ zobrist::key(of, stone)));
            keys.fold(0, |sum, key| sum ^ key)
        };
        match effect {
            Effect::Quiet => self.hash ^ zobrist::key(color, at),
            Effect::Free | Effect::Captures => self.hash ^ zobrist::key(color, at) ^ gone(color.opposite(), false),
            Effect::SelfCaptureOfOne => self.hash,
            Effect::SelfCapture => self.hash ^ gone(color, true),
        }
    }

    /// Whether the chain of the stone at an index consists of only this stone and is in atari.
    pub(crate) fn is_lone_in_atari(&self, at: u16) -> bool {
        let cell = self.head(at);
        cell.stones == 1 && cell.liberties == 1
    }

    /// Whether the only liberty of the chain at `near` is the point whose neighbors are `around`.
    #[inline]
    fn is_only_liberty(&self, near: u16, around: [u16; 4]) -> bool {
        let head = self.cell(near).head;
        // One liberty is part of at most four pseudo-liberties, so a chain with more than four has a second liberty.
        if self.cell(head).liberties > 4 {
            return false;
        }
        let touches = |near: u16| u16::from(self.cell(near).head == head);
        let [up, left, right, down] = around;
        self.cell(head).liberties == touches(up) + touches(left) + touches(right) + touches(down)
    }

    /// Whether no index in `before` belongs to the chain at `near`.
    fn first_touch(&self, before: &[u16], near: u16) -> bool {
        !before.iter().any(|&n| self.cell(n).head == self.cell(near).head)
    }

    fn is_stone(&self, at: u16) -> bool {
        matches!(self.state(at), State::Stone(_))
    }

    /// Adds a stone as a chain of its own, with no liberties counted yet.
    fn set(&mut self, at: u16, color: Color) {
        *self.cell_mut(at) = Cell { state: State::Stone(color), head: at, next: at, liberties: 0, stones: 1 };
        self.hash ^= zobrist::key(color, at);
        self.stones += 1;
    }

    /// Joins two chains. Does nothing if they are the same chain.
    fn join(&mut self, a: u16, b: u16) {
        let (mut long, mut short) = (self.cell(a).head, self.cell(b).head);
        if long == short {
            return;
        }
        // Change the heads of the shorter chain, because that is less work.
        if self.cell(long).stones < self.cell(short).stones {
            std::mem::swap(&mut long, &mut short);
        }
        let (liberties, stones) = (self.cell(short).liberties, self.cell(short).stones);
        let mut at = short;
        loop {
            let cell = self.cell_mut(at);
            cell.head = long;
            at = cell.next;
            if at == short {
                break;
            }
        }
        let (after_long, after_short) = (self.cell(long).next, self.cell(short).next);
        self.cell_mut(short).next = after_long;
        let head = self.cell_mut(long);
        head.next = after_short;
        head.liberties += liberties;
        head.stones += stones;
    }

    /// Removes a chain from the board and adds the freed liberties to the neighboring chains.
    fn remove(&mut self, of: u16, captured: &mut Vec<Point>) {
        let State::Stone(color) = self.state(of) else { return };
        let mut at = of;
        loop {
            let next = self.cell(at).next;
            let cell = self.cell_mut(at);
            (cell.state, cell.head) = (State::Empty, NO_CHAIN);
            self.hash ^= zobrist::key(color, at);
            self.stones -= 1;
            captured.push(self.point(at));
            for near in self.around(at) {
                if self.state(near) == State::Stone(color.opposite()) {
                    self.head_mut(near).liberties += 1;
                }
            }
            at = next;
            if at == of {
                return;
            }
        }
    }

    /// The indexes of the stones of a chain, starting with the given stone.
    fn links(&self, from: u16) -> impl Iterator<Item = u16> {
        let next = move |&at: &u16| Some(self.cell(at).next).filter(|&next| next != from);
        std::iter::successors(Some(from), next)
    }

    /// The number of pseudo-liberties of the chain at a point, which must hold a stone.
    pub(crate) fn pseudo_liberties(&self, point: Point) -> u16 {
        self.head(self.index(point)).liberties
    }

    /// The index of a point of this board.
    #[inline]
    pub(crate) fn index(&self, point: Point) -> u16 {
        // Even the largest board of a record has only 54 rows of 53 cells, so the index fits.
        index_of(self.stride, point) as u16
    }

    fn point(&self, at: u16) -> Point {
        // Both the quotient and the remainder are below 54.
        Point { x: (at % self.stride) as u8, y: (at / self.stride - 1) as u8 }
    }

    #[inline]
    fn around(&self, at: u16) -> [u16; 4] {
        // The left neighbor of the first point of a row is the border cell at the end of the row above.
        [at - self.stride, at - 1, at + 1, at + self.stride]
    }

    #[inline]
    fn cell(&self, at: u16) -> &Cell {
        &self.cells[usize::from(at)]
    }

    #[inline]
    fn cell_mut(&mut self, at: u16) -> &mut Cell {
        &mut self.cells[usize::from(at)]
    }

    #[inline]
    fn head(&self, at: u16) -> &Cell {
        self.cell(self.cell(at).head)
    }

    #[inline]
    fn head_mut(&mut self, at: u16) -> &mut Cell {
        self.cell_mut(self.cell(at).head)
    }

    #[inline]
    fn state(&self, at: u16) -> State {
        self.cell(at).state
    }
}

/// Two boards are equal when their sizes and stones are equal.
impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.size == other.size && self.cells.iter().zip(&other.cells).all(|(a, b)| a.state == b.state)
    }
}

impl Eq for Board {}

#[inline]
fn index_of(stride: u16, point: Point) -> usize {
    (usize::from(point.y) + 1) * usize::from(stride) + usize::from(point.x)
}

#[cfg(test)]
mod tests;
