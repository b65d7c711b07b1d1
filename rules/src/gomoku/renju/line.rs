//! One line of the board as bits, and what a black stone on it would make.

/// The bit of the first point of a line. The bits on either side of the line are neither black nor empty, so they act as the edge.
/// Eight bits before the line are enough, because a shape depends only on points at most six away from its stone.
pub(super) const FIRST: u32 = 8;

/// The points of one line: black, empty, or neither (white or beyond the edge).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) black: u64,
    pub(super) empty: u64,
}

/// What a black stone would make on one line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Shape {
    pub(super) five: bool,
    pub(super) overline: bool,
    /// The number of fours: 0, 1 or 2.
    pub(super) fours: u8,
    /// The empty points where one more stone makes a straight four, as bit numbers. The line has a three if a stone on one of them
    /// is not forbidden and does not make a five.
    pub(super) straight: [Option<u32>; 2],
}

impl Line {
    /// What a black stone on the empty point with bit number `at` would make.
    pub(super) fn shape(self, at: u32) -> Shape {
        let mut shape = Shape::default();
        // A three needs two other black stones within four steps of the new stone. A four needs three such stones.
        if ((self.black >> (at - 4)) & 0x1ff).count_ones() < 2 {
            return shape;
        }
        let black = self.black | (1 << at);
        let (left, right) = (before(black, at), after(black, at));
        let run = right - left - 1;
        shape.five = run == 5;
        shape.overline = run > 5;
        if run >= 5 {
            return shape;
        }
        let mut gap_fours = 0;
        for (n, end) in [left, right].into_iter().enumerate() {
            if (self.empty >> end) & 1 == 0 {
                continue;
            }
            let longer = black | (1 << end);
            let (left, right) = (before(longer, at), after(longer, at));
            match right - left - 1 {
                5 => gap_fours += 1,
                4 if is_open(longer, self.empty, left, right) => shape.straight[n] = Some(end),
                _ => {}
            }
        }
        // An unbroken four that can become five at both ends counts as one four, not two.
        shape.fours = if run == 4 { gap_fours.min(1) } else { gap_fours };
        shape
    }
}

/// Whether the four stones between two points can become exactly five at each end.
const fn is_open(black: u64, empty: u64, left: u32, right: u32) -> bool {
    let ends = (1_u64 << left) | (1 << right);
    let beyond = (1_u64 << (left - 1)) | (1 << (right + 1));
    empty & ends == ends && black & beyond == 0
}

/// The bit before the run of ones that ends at `at`.
const fn before(bits: u64, at: u32) -> u32 {
    at - (bits << (63 - at)).leading_ones()
}

/// The bit after the run of ones that starts at `at`.
const fn after(bits: u64, at: u32) -> u32 {
    at + (bits >> at).trailing_ones()
}

#[cfg(test)]
mod tests {
    use super::{FIRST, Line, Shape};

    /// The shape that a black stone on `*` makes. `X` is black, `.` and `*` are empty, and any other letter is neither.
    fn shape(text: &str) -> Shape {
        let bits = |wanted: &[u8]| {
            let set = text.bytes().zip(FIRST..).filter(|(letter, _)| wanted.contains(letter));
            set.fold(0, |bits, (_, at)| bits | (1 << at))
        };
        let line = Line { black: bits(b"X"), empty: bits(b".*") };
        line.shape(FIRST + text.find('*').map_or(0, |at| at as u32))
    }

    #[test]
    fn fives_and_overlines_are_recognized() {
        for (text, five, overline) in [
            ("XX*XX", true, false),
            ("OXXXX*O", true, false),
            ("XX*XXX", false, true),
            ("XXXXX*XXXX", false, true),
            ("XX*X.X", false, false),
        ] {
            assert_eq!((shape(text).five, shape(text).overline), (five, overline), "{text}");
        }
    }

    #[test]
    fn fours_are_counted() {
        for (text, fours) in [
            (".XX*X.", 1),
            ("OXX*X.", 1),
            ("OXX*XO", 0),
            ("X.X*X", 1),
            ("X.X*X.X", 2),
            ("XX.*X.XX", 2),
            ("XXX.*.XXX", 2),
            ("X.XX*.X", 2),
            ("XX.XX*", 0),
            ("XXX.*X", 0),   // Filling the gap makes six.
            ("X.XX*X.X", 0), // Filling either gap makes six.
            ("X.XX*X.", 1),
            ("XX*.", 0),
            ("*XXX", 0),
            ("*XXX.", 1),
        ] {
            assert_eq!(shape(text).fours, fours, "{text}");
        }
    }

    #[test]
    fn threes_need_room_on_both_sides() {
        for (text, points) in [
            ("..X*X..", 2),
            (".X*X..", 1),
            (".X*X.", 0), // There is room for a four, but not for a four open at both ends.
            ("..X*XO", 0),
            ("O.X*X..", 1),
            (".X.*X.", 1),
            (".X..*X.", 0),
            ("X..X*X..", 1), // Filling the left gap makes six.
            ("X..X*X..X", 0),
            ("X.X*X..", 0), // Already a four.
        ] {
            assert_eq!(shape(text).straight.iter().flatten().count(), points, "{text}");
        }
    }
}
