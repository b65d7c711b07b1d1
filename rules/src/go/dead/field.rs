//! A board for fast playouts: arrays of fixed size, no allocation.

use crate::color::Color;
use crate::point::{MAX_SIDE, Size};

/// The number of cells of the largest board. Each row begins with a border cell. There is one border row above the
/// board and one below it. One more cell follows at the end.
const CELLS: usize = (MAX_SIDE as usize + 1) * (MAX_SIDE as usize + 2) + 1;

pub(super) const EMPTY: u8 = 2;
const BORDER: u8 = 3;
/// Stands for "no cell". The cell with this index is a corner of the border, so it is never a point.
pub(super) const NOWHERE: u16 = 0;

/// A board with chains and liberties. Colors are 0 (Black) and 1 (White).
#[derive(Clone, Copy)]
pub(super) struct Field {
    stride: u16,
    state: [u8; CELLS],
    head: [u16; CELLS],
    next: [u16; CELLS],
    /// For each head, the number of stones in its chain. The head of a chain is the one stone that stands for the
    /// chain.
    stones: [u16; CELLS],
    /// For each head, the number of pairs that consist of a stone of the chain and an empty neighbor of that stone.
    pairs: [u16; CELLS],
    /// For each head, the sum of the indexes of the neighbors in these pairs.
    sum: [u32; CELLS],
    /// For each head, the sum of the squares of these indexes. Together with `pairs` and `sum`, it shows whether all pairs have
    /// the same neighbor.
    squares: [u32; CELLS],
    /// The empty cells, unordered.
    empty: [u16; CELLS],
    /// For each empty cell, its index in `empty`.
    place: [u16; CELLS],
    empties: u16,
    /// The cell where the ko rule forbids a stone now, or [`NOWHERE`].
    pub(super) ko: u16,
}

impl Field {
    /// A field with the given stones. Every chain must have a liberty.
    pub(super) fn new(size: Size, stones: &[Option<Color>]) -> Field {
        let stride = u16::from(size.width()) + 1;
        let zero = [0_u16; CELLS];
        let mut field = Field {
            stride,
            state: [BORDER; CELLS],
            head: zero,
            next: zero,
            stones: zero,
            pairs: zero,
            sum: [0; CELLS],
            squares: [0; CELLS],
            empty: zero,
            place: zero,
            empties: 0,
            ko: NOWHERE,
        };
        let cells: Vec<u16> = size.points().map(|point| (u16::from(point.y) + 1) * stride + u16::from(point.x) + 1).collect();
        for &at in &cells {
            field.vacate(at);
        }
        for (&at, stone) in cells.iter().zip(stones) {
            if let Some(color) = stone {
                field.occupy(at, number(*color));
            }
        }
        // The empty neighbors are known only after all stones are placed.
        for (&at, stone) in cells.iter().zip(stones) {
            if stone.is_some() {
                for near in field.around(at) {
                    if field.state[near as usize] == EMPTY {
                        field.gain(at, near);
                    }
                }
            }
        }
        for &at in &cells {
            for near in field.around(at) {
                if field.state[at as usize] < EMPTY && field.state[at as usize] == field.state[near as usize] {
                    field.join(at, near);
                }
            }
        }
        field
    }

    /// The cell of the point with this number, counted row by row from the top left.
    pub(super) fn cell(&self, number: usize) -> u16 {
        let width = usize::from(self.stride) - 1;
        ((number / width + 1) * (width + 1) + number % width + 1) as u16
    }

    pub(super) fn empties(&self) -> &[u16] {
        &self.empty[..usize::from(self.empties)]
    }

    #[inline]
    pub(super) fn state(&self, at: u16) -> u8 {
        self.state[at as usize]
    }

    #[inline]
    pub(super) fn around(&self, at: u16) -> [u16; 4] {
        [at - self.stride, at - 1, at + 1, at + self.stride]
    }

    #[inline]
    pub(super) fn head(&self, at: u16) -> u16 {
        self.head[at as usize]
    }

    #[inline]
    pub(super) fn stones(&self, at: u16) -> u16 {
        self.stones[self.head(at) as usize]
    }

    /// The next stone in the circular list of the chain's stones.
    #[inline]
    pub(super) fn next(&self, at: u16) -> u16 {
        self.next[at as usize]
    }

    /// The only liberty of a stone's chain, if the chain is in atari.
    #[inline]
    pub(super) fn atari(&self, at: u16) -> Option<u16> {
        let head = self.head(at) as usize;
        let (pairs, sum) = (u32::from(self.pairs[head]), self.sum[head]);
        let same = pairs > 0 && u64::from(pairs) * u64::from(self.squares[head]) == u64::from(sum) * u64::from(sum);
        same.then(|| (sum / pairs) as u16)
    }

    /// Whether an empty cell is an eye of `color`. All its neighbors must hold stones of `color`, and at most one of its diagonal
    /// neighbors may hold an opponent stone. At the edge of the board, none may.
    pub(super) fn is_eye(&self, at: u16, color: u8) -> bool {
        if !self.around(at).iter().all(|&near| self.state(near) == color || self.state(near) == BORDER) {
            return false;
        }
        let corners = [at - self.stride - 1, at - self.stride + 1, at + self.stride - 1, at + self.stride + 1];
        let mut foes = 0;
        let mut edge = false;
        for corner in corners {
            edge |= self.state(corner) == BORDER;
            foes += u8::from(self.state(corner) == 1 - color);
        }
        foes + u8::from(edge) < 2
    }

    /// Whether a stone placed here would capture its own chain. Ignores ko.
    pub(super) fn is_self_capture(&self, at: u16, color: u8) -> bool {
        !self.around(at).iter().any(|&near| match self.state(near) {
            EMPTY => true,
            BORDER => false,
            other => (other == color) == self.atari(near).is_none(),
        })
    }

    /// Places a stone, which must not capture itself. Returns the number of stones captured.
    pub(super) fn play(&mut self, at: u16, color: u8) -> u16 {
        self.ko = NOWHERE;
        self.occupy(at, color);
        let around = self.around(at);
        for near in around {
            match self.state(near) {
                EMPTY => self.gain(at, near),
                BORDER => {}
                _ => self.lose(near, at),
            }
        }
        let mut captured = 0;
        let mut single = NOWHERE;
        for near in around {
            let other = self.state(near);
            if other == color {
                self.join(at, near);
            } else if other < EMPTY && self.pairs[self.head(near) as usize] == 0 {
                captured += self.remove(near);
                single = near;
            }
        }
        if captured == 1 && self.stones(at) == 1 && self.atari(at) == Some(single) {
            self.ko = single;
        }
        captured
    }

    fn occupy(&mut self, at: u16, color: u8) {
        let i = at as usize;
        self.state[i] = color;
        (self.head[i], self.next[i], self.stones[i]) = (at, at, 1);
        (self.pairs[i], self.sum[i], self.squares[i]) = (0, 0, 0);
        self.empties -= 1;
        let last = self.empty[usize::from(self.empties)];
        self.empty[usize::from(self.place[i])] = last;
        self.place[last as usize] = self.place[i];
    }

    fn vacate(&mut self, at: u16) {
        self.state[at as usize] = EMPTY;
        self.place[at as usize] = self.empties;
        self.empty[usize::from(self.empties)] = at;
        self.empties += 1;
    }

    #[inline]
    fn gain(&mut self, stone: u16, liberty: u16) {
        let (head, liberty) = (self.head(stone) as usize, u32::from(liberty));
        self.pairs[head] += 1;
        self.sum[head] += liberty;
        self.squares[head] += liberty * liberty;
    }

    #[inline]
    fn lose(&mut self, stone: u16, liberty: u16) {
        let (head, liberty) = (self.head(stone) as usize, u32::from(liberty));
        self.pairs[head] -= 1;
        self.sum[head] -= liberty;
        self.squares[head] -= liberty * liberty;
    }

    fn join(&mut self, a: u16, b: u16) {
        let (mut long, mut short) = (self.head(a), self.head(b));
        if long == short {
            return;
        }
        if self.stones[long as usize] < self.stones[short as usize] {
            std::mem::swap(&mut long, &mut short);
        }
        let (l, s) = (long as usize, short as usize);
        self.stones[l] += self.stones[s];
        self.pairs[l] += self.pairs[s];
        self.sum[l] += self.sum[s];
        self.squares[l] += self.squares[s];
        let mut at = short;
        loop {
            self.head[at as usize] = long;
            at = self.next(at);
            if at == short {
                break;
            }
        }
        self.next.swap(l, s);
    }

    fn remove(&mut self, of: u16) -> u16 {
        let foe = 1 - self.state(of);
        let mut count = 0;
        let mut at = of;
        loop {
            let next = self.next(at);
            self.vacate(at);
            count += 1;
            for near in self.around(at) {
                if self.state(near) == foe {
                    self.gain(near, at);
                }
            }
            at = next;
            if at == of {
                return count;
            }
        }
    }
}

/// The number of a color: 0 for Black, 1 for White.
pub(super) const fn number(color: Color) -> u8 {
    match color {
        Color::Black => 0,
        Color::White => 1,
    }
}
