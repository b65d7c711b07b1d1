//! A board for playouts. Copying it into another board does not allocate, and each cell stores the states of its neighbors.

use rules::{Color, Point, Size, go};

pub(super) const BLACK: u8 = 0;
pub(super) const EMPTY: u8 = 2;
pub(super) const BORDER: u8 = 3;
/// Stands for "no cell" and for a pass. The cell with this index is a corner of the border, so it is never a point.
pub(super) const NOWHERE: u16 = 0;

/// A board with chains and liberties. Colors are 0 (Black) and 1 (White). Each row begins with a border cell. There is a border row
/// above the board and one below, and one more cell at the end.
///
/// `rules` has a similar board for its proposals of dead stones. This board also stores the states of neighbors, and is only as
/// large as its game needs.
pub(super) struct Field {
    size: Size,
    stride: u16,
    cells: Vec<Cell>,
    /// The empty cells, unordered. Only the first `empties` entries are valid.
    empty: Vec<u16>,
    empties: u16,
    /// The cell where the ko rule forbids a stone now, or [`NOWHERE`].
    pub(super) ko: u16,
}

#[derive(Clone, Copy)]
struct Cell {
    /// The states of the eight neighbors, two bits each, in the order of [`Field::ring`].
    code: u16,
    /// For a stone, the head of its chain: the cell that stores the numbers about the whole chain.
    head: u16,
    next: u16,
    /// The position of an empty cell in the list of the empty cells.
    place: u16,
    /// For the head of a chain, the number of stones in the chain.
    stones: u16,
    /// For a head, the number of pairs of a stone of the chain and an empty neighbor of that stone.
    pairs: u16,
    /// For a head, the sum of the indexes of the neighbors in these pairs, and the sum of the squares of these indexes. They show
    /// whether all pairs have the same neighbor.
    sum: u32,
    squares: u32,
    state: u8,
}

impl Field {
    /// The position of a game.
    pub(super) fn new(game: &go::Game) -> Field {
        let mut field = Field::of_board(game.board());
        field.ko = game.ko_point().map_or(NOWHERE, |point| field.cell(point));
        field
    }

    /// The stones of a board. Every chain must have a liberty.
    pub(super) fn of_board(board: &go::Board) -> Field {
        let size = board.size();
        let stride = u16::from(size.width()) + 1;
        let border = Cell { code: 0, head: 0, next: 0, place: 0, stones: 0, pairs: 0, sum: 0, squares: 0, state: BORDER };
        let count = usize::from(stride) * (usize::from(size.height()) + 2) + 1;
        let mut field = Field { size, stride, cells: vec![border; count], empty: vec![0; size.area()], empties: 0, ko: NOWHERE };
        let cells: Vec<u16> = size.points().map(|point| field.cell(point)).collect();
        for &at in &cells {
            field.cells[usize::from(at)].state = EMPTY;
        }
        for &at in &cells {
            let code = field.ring(at).iter().rev().fold(0, |code, &near| code << 2 | u16::from(field.state(near)));
            field.cells[usize::from(at)].code = code;
            field.enlist(at);
        }
        for (at, point) in cells.iter().zip(size.points()) {
            if let Some(color) = board.stone(point) {
                field.occupy(*at, number(color));
            }
        }
        let is_stone = |field: &Field, at: u16| field.state(at) < EMPTY;
        // The empty neighbors are not known until all stones are placed.
        for &at in cells.iter().filter(|at| is_stone(&field, **at)).collect::<Vec<_>>() {
            for near in field.around(at) {
                if field.state(near) == EMPTY {
                    field.gain(at, near);
                }
            }
        }
        for &at in &cells {
            for near in field.around(at) {
                if is_stone(&field, at) && field.state(at) == field.state(near) {
                    field.join(at, near);
                }
            }
        }
        field
    }

    /// Copies another field of the same size into this field.
    pub(super) fn set_to(&mut self, other: &Field) {
        self.cells.copy_from_slice(&other.cells);
        self.empty.copy_from_slice(&other.empty);
        (self.empties, self.ko) = (other.empties, other.ko);
    }

    pub(super) fn cell(&self, point: Point) -> u16 {
        (u16::from(point.y) + 1) * self.stride + u16::from(point.x) + 1
    }

    pub(super) fn point(&self, at: u16) -> Point {
        Point { x: (at % self.stride - 1) as u8, y: (at / self.stride - 1) as u8 }
    }

    /// The number of cells, including those of the border.
    pub(super) fn count(&self) -> usize {
        self.cells.len()
    }

    /// All cells that are points, row by row.
    pub(super) fn points(&self) -> impl Iterator<Item = u16> + use<> {
        let (stride, height) = (self.stride, u16::from(self.size.height()));
        (1..=height).flat_map(move |row| (1..stride).map(move |column| row * stride + column))
    }

    pub(super) fn empties(&self) -> &[u16] {
        &self.empty[..usize::from(self.empties)]
    }

    #[inline]
    pub(super) fn state(&self, at: u16) -> u8 {
        self.cells[usize::from(at)].state
    }

    /// The states of the eight neighbors: see [`super::shapes`].
    #[inline]
    pub(super) fn code(&self, at: u16) -> u16 {
        self.cells[usize::from(at)].code
    }

    #[inline]
    pub(super) fn around(&self, at: u16) -> [u16; 4] {
        [at - self.stride, at - 1, at + 1, at + self.stride]
    }

    /// The eight neighbors: above, left, right, below, above left, above right, below left, below right.
    #[inline]
    pub(super) fn ring(&self, at: u16) -> [u16; 8] {
        let (above, below) = (at - self.stride, at + self.stride);
        [above, at - 1, at + 1, below, above - 1, above + 1, below - 1, below + 1]
    }

    #[inline]
    pub(super) fn head(&self, at: u16) -> u16 {
        self.cells[usize::from(at)].head
    }

    /// The number of stones in the chain of a stone.
    #[inline]
    pub(super) fn stones(&self, at: u16) -> u16 {
        self.cells[usize::from(self.head(at))].stones
    }

    /// The next stone in the circular list of the chain's stones.
    #[inline]
    pub(super) fn next(&self, at: u16) -> u16 {
        self.cells[usize::from(at)].next
    }

    /// The only liberty of a stone's chain, if the chain is in atari.
    #[inline]
    pub(super) fn atari(&self, at: u16) -> Option<u16> {
        let head = &self.cells[usize::from(self.head(at))];
        // A liberty has at most four neighbors, so a chain with more than four pairs has more than one liberty.
        if head.pairs == 0 || head.pairs > 4 {
            return None;
        }
        let pairs = u32::from(head.pairs);
        let same = u64::from(pairs) * u64::from(head.squares) == u64::from(head.sum) * u64::from(head.sum);
        same.then(|| (head.sum / pairs) as u16)
    }

    /// The liberties of a stone's chain, and their number. The number 3 stands for three or more. In that case, the list may be
    /// incomplete.
    pub(super) fn liberties(&self, at: u16) -> ([u16; 3], usize) {
        let (mut found, mut count) = ([NOWHERE; 3], 0);
        let pairs = usize::from(self.cells[usize::from(self.head(at))].pairs);
        if pairs > 8 {
            return (found, 3);
        }
        let (mut stone, mut seen) = (at, 0);
        loop {
            for near in self.around(stone) {
                if self.state(near) == EMPTY {
                    seen += 1;
                    if !found[..count].contains(&near) {
                        found[count] = near;
                        count += 1;
                        if count == 3 {
                            return (found, 3);
                        }
                    }
                }
            }
            stone = self.next(stone);
            if stone == at || seen == pairs {
                return (found, count);
            }
        }
    }

    /// Whether a stone placed here would have a single liberty, join no chain and capture nothing. The move must be
    /// legal.
    pub(super) fn liberties_after_is_one(&self, at: u16, color: u8) -> bool {
        let near = self.around(at).map(|near| self.state(near));
        let count = |state| near.iter().filter(|near| **near == state).count();
        count(EMPTY) == 1
            && count(color) == 0
            && !self.around(at).iter().any(|&near| self.state(near) < EMPTY && self.atari(near).is_some())
    }

    /// The line of a cell: 1 at the edge of the board.
    pub(super) fn line(&self, at: u16) -> u8 {
        let (point, size) = (self.point(at), self.size);
        1 + point.x.min(point.y).min(size.width() - 1 - point.x).min(size.height() - 1 - point.y)
    }

    /// Whether no stone is within three steps of a cell.
    pub(super) fn is_lonely(&self, at: u16) -> bool {
        let (point, size) = (self.point(at), self.size);
        let (left, right) = (point.x.saturating_sub(3), (point.x + 3).min(size.width() - 1));
        let (top, bottom) = (point.y.saturating_sub(3), (point.y + 3).min(size.height() - 1));
        (top..=bottom).all(|y| {
            (left..=right).all(|x| {
                let steps = x.abs_diff(point.x) + y.abs_diff(point.y);
                steps > 3 || self.state(self.cell(Point { x, y })) == EMPTY
            })
        })
    }

    /// Whether a stone placed here would be a self-capture. Ignores ko.
    #[inline]
    pub(super) fn is_self_capture(&self, at: u16, color: u8) -> bool {
        !self.around(at).iter().any(|&near| match self.state(near) {
            EMPTY => true,
            BORDER => false,
            other => (other == color) == self.atari(near).is_none(),
        })
    }

    /// Places a stone, which must not be a self-capture. Returns the number of stones captured.
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
        let (mut captured, mut single) = (0, NOWHERE);
        for near in around {
            let other = self.state(near);
            if other == color {
                self.join(at, near);
            } else if other < EMPTY && self.cells[usize::from(self.head(near))].pairs == 0 {
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
        self.change(at, color);
        self.empties -= 1;
        let last = self.empty[usize::from(self.empties)];
        let place = self.cells[usize::from(at)].place;
        self.empty[usize::from(place)] = last;
        self.cells[usize::from(last)].place = place;
        let cell = &mut self.cells[usize::from(at)];
        (cell.head, cell.next, cell.stones) = (at, at, 1);
        (cell.pairs, cell.sum, cell.squares) = (0, 0, 0);
    }

    /// Changes the state of a cell from empty to a stone or back.
    #[inline]
    fn change(&mut self, at: u16, to: u8) {
        let cell = &mut self.cells[usize::from(at)];
        let flip = u16::from(cell.state ^ to);
        cell.state = to;
        for (n, near) in self.ring(at).into_iter().enumerate() {
            // For the neighbor above, this cell is the neighbor below, and so on.
            let back = if n < 4 { 3 - n } else { 11 - n };
            self.cells[usize::from(near)].code ^= flip << (2 * back);
        }
    }

    fn enlist(&mut self, at: u16) {
        self.cells[usize::from(at)].place = self.empties;
        self.empty[usize::from(self.empties)] = at;
        self.empties += 1;
    }

    #[inline]
    fn gain(&mut self, stone: u16, liberty: u16) {
        let head = self.head(stone);
        let (head, liberty) = (&mut self.cells[usize::from(head)], u32::from(liberty));
        head.pairs += 1;
        head.sum += liberty;
        head.squares += liberty * liberty;
    }

    #[inline]
    fn lose(&mut self, stone: u16, liberty: u16) {
        let head = self.head(stone);
        let (head, liberty) = (&mut self.cells[usize::from(head)], u32::from(liberty));
        head.pairs -= 1;
        head.sum -= liberty;
        head.squares -= liberty * liberty;
    }

    fn join(&mut self, a: u16, b: u16) {
        let (mut long, mut short) = (self.head(a), self.head(b));
        if long == short {
            return;
        }
        if self.stones(long) < self.stones(short) {
            std::mem::swap(&mut long, &mut short);
        }
        let other = self.cells[usize::from(short)];
        let mut at = short;
        loop {
            self.cells[usize::from(at)].head = long;
            at = self.next(at);
            if at == short {
                break;
            }
        }
        let head = &mut self.cells[usize::from(long)];
        let after = head.next;
        head.next = other.next;
        head.stones += other.stones;
        head.pairs += other.pairs;
        head.sum += other.sum;
        head.squares += other.squares;
        self.cells[usize::from(short)].next = after;
    }

    fn remove(&mut self, of: u16) -> u16 {
        let foe = 1 - self.state(of);
        let (mut count, mut at) = (0, of);
        loop {
            let next = self.next(at);
            self.change(at, EMPTY);
            self.enlist(at);
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

impl Clone for Field {
    fn clone(&self) -> Field {
        let (cells, empty) = (self.cells.clone(), self.empty.clone());
        Field { size: self.size, stride: self.stride, cells, empty, empties: self.empties, ko: self.ko }
    }
}

/// The number of a color: 0 for Black, 1 for White.
pub(super) const fn number(color: Color) -> u8 {
    match color {
        Color::Black => BLACK,
        Color::White => 1,
    }
}
