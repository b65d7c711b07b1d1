//! Points and board sizes.

/// The longest side of a board on which games can be played.
pub const MAX_SIDE: u8 = 30;

/// The width and height of a board, each from 1 to [`MAX_SIDE`]. In a record, they can be larger: see [`Size::of_record`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    width: u8,
    height: u8,
}

impl Size {
    /// Creates a size. Returns `None` if a side is 0 or longer than [`MAX_SIDE`].
    #[must_use]
    pub const fn new(width: u8, height: u8) -> Option<Size> {
        if width == 0 || height == 0 || width > MAX_SIDE || height > MAX_SIDE { None } else { Some(Size { width, height }) }
    }

    /// Creates a size for a record. Returns `None` if a side is 0 or longer than 52, the number of letters that SGF has for
    /// rows and columns. No game can have a side longer than [`MAX_SIDE`], but positions on such boards can be counted.
    #[must_use]
    pub const fn of_record(width: u8, height: u8) -> Option<Size> {
        if width == 0 || height == 0 || width > 52 || height > 52 { None } else { Some(Size { width, height }) }
    }

    /// Creates a square size. Returns `None` if the side is 0 or longer than [`MAX_SIDE`].
    #[must_use]
    pub const fn square(side: u8) -> Option<Size> {
        Size::new(side, side)
    }

    /// The number of columns.
    #[must_use]
    pub const fn width(self) -> u8 {
        self.width
    }

    /// The number of rows.
    #[must_use]
    pub const fn height(self) -> u8 {
        self.height
    }

    /// The number of points.
    #[must_use]
    pub const fn area(self) -> usize {
        self.width as usize * self.height as usize
    }

    /// Whether the point is on a board of this size.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        point.x < self.width && point.y < self.height
    }

    /// The index of a point on this board. Indexes run row by row and start with 0 at the top left.
    #[must_use]
    pub const fn index(self, point: Point) -> usize {
        point.y as usize * self.width as usize + point.x as usize
    }

    /// All points, row by row from the top left.
    pub fn points(self) -> impl Iterator<Item = Point> + Clone {
        (0..self.height).flat_map(move |y| (0..self.width).map(move |x| Point { x, y }))
    }

    /// The orthogonal neighbors of `point`.
    pub fn neighbors(self, point: Point) -> impl Iterator<Item = Point> {
        let Point { x, y } = point;
        [
            y.checked_sub(1).map(|y| Point { x, y }),
            x.checked_sub(1).map(|x| Point { x, y }),
            x.checked_add(1).map(|x| Point { x, y }),
            y.checked_add(1).map(|y| Point { x, y }),
        ]
        .into_iter()
        .flatten()
        .filter(move |&near| self.contains(near))
    }
}

/// A point. It can lie outside a given board: see [`Size::contains`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Point {
    /// The column from the left, starting at 0.
    pub x: u8,
    /// The row from the top, starting at 0.
    pub y: u8,
}

impl Point {
    /// The point in SGF: a letter for the column, then a letter for the row, counted from the top left. The letters are `a` to
    /// `z`, then `A` to `Z`.
    ///
    /// Empty if the point is beyond the 52nd column or row, which SGF cannot represent.
    #[must_use]
    pub fn to_sgf(self) -> String {
        match (sgf_letter(self.x), sgf_letter(self.y)) {
            (Some(x), Some(y)) => [x, y].iter().collect(),
            _ => String::new(),
        }
    }

    /// Reads a point from exactly two SGF letters; `None` for any other text. The point can lie outside a given board.
    #[must_use]
    pub fn from_sgf(text: &str) -> Option<Point> {
        match *text.as_bytes() {
            [x, y] => Some(Point { x: sgf_number(x)?, y: sgf_number(y)? }),
            _ => None,
        }
    }
}

// Reading order: by row, then by column.
impl Ord for Point {
    fn cmp(&self, other: &Point) -> std::cmp::Ordering {
        (self.y, self.x).cmp(&(other.y, other.x))
    }
}

impl PartialOrd for Point {
    fn partial_cmp(&self, other: &Point) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

fn sgf_letter(number: u8) -> Option<char> {
    match number {
        0..=25 => Some(char::from(b'a' + number)),
        26..=51 => Some(char::from(b'A' + number - 26)),
        _ => None,
    }
}

fn sgf_number(letter: u8) -> Option<u8> {
    match letter {
        b'a'..=b'z' => Some(letter - b'a'),
        b'A'..=b'Z' => Some(letter - b'A' + 26),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{Point, Size};

    #[test]
    fn sizes_have_bounds() {
        assert!(Size::new(1, 30).is_some());
        for (w, h) in [(0, 5), (5, 0), (31, 5), (5, 31)] {
            assert_eq!(Size::new(w, h), None, "{w}x{h}");
        }
        assert!(Size::of_record(52, 31).is_some() && Size::of_record(53, 1).is_none() && Size::of_record(1, 0).is_none());
    }

    #[test]
    fn points_come_in_reading_order() {
        let points: Vec<Point> = Size::new(3, 2).unwrap().points().collect();
        assert_eq!(points.len(), 6);
        assert!(points.is_sorted());
        assert_eq!((points[2], points[3]), (Point { x: 2, y: 0 }, Point { x: 0, y: 1 }));
    }

    #[test]
    fn neighbors_stay_on_the_board() {
        let size = Size::new(3, 3).unwrap();
        let count = |x, y| size.neighbors(Point { x, y }).count();
        assert_eq!((count(0, 0), count(1, 0), count(1, 1), count(2, 2)), (2, 3, 4, 2));
        assert_eq!(Size::square(1).unwrap().neighbors(Point { x: 0, y: 0 }).count(), 0);
    }

    #[test]
    fn sgf_letters_round_trip() {
        for x in 0..52 {
            let point = Point { x, y: 51 - x };
            assert_eq!(Point::from_sgf(&point.to_sgf()), Some(point));
        }
        assert_eq!(Point::from_sgf("pd"), Some(Point { x: 15, y: 3 }));
        assert_eq!(Point { x: 26, y: 0 }.to_sgf(), "Aa");
        for bad in ["", "a", "abc", "a1", "é", " a"] {
            assert_eq!(Point::from_sgf(bad), None, "{bad:?}");
        }
    }
}
