//! The shapes that the evaluation looks at. A shape is a set of points, and its content is what lies on these points.
//!
//! The shapes are those of most strong programs: M. Buro, "Experiments with Multi-ProbCut and a New High-Quality Evaluation
//! Function for Othello", 1997, section 4.

use super::pair::Pair;

/// One kind of shape. It lies on the board in several places, which share its weights.
struct Shape {
    /// Its points in one place, numbered from the top left corner.
    points: &'static [u8],
    /// The reflection that maps the shape to itself.
    mirror: Mirror,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mirror {
    /// The reflection exchanges rows and columns.
    Transposed,
    /// The reflection reverses the order of the points.
    Reversed,
}

const SHAPES: [Shape; KINDS] = [
    // The corner, three by three.
    Shape { points: &[0, 1, 2, 8, 9, 10, 16, 17, 18], mirror: Mirror::Transposed },
    // The edge with the two points that are diagonally adjacent to its corners.
    Shape { points: &[9, 0, 1, 2, 3, 4, 5, 6, 7, 14], mirror: Mirror::Reversed },
    // The second, third and fourth rows.
    Shape { points: &[8, 9, 10, 11, 12, 13, 14, 15], mirror: Mirror::Reversed },
    Shape { points: &[16, 17, 18, 19, 20, 21, 22, 23], mirror: Mirror::Reversed },
    Shape { points: &[24, 25, 26, 27, 28, 29, 30, 31], mirror: Mirror::Reversed },
    // The diagonals with eight to four points.
    Shape { points: &[0, 9, 18, 27, 36, 45, 54, 63], mirror: Mirror::Reversed },
    Shape { points: &[8, 17, 26, 35, 44, 53, 62], mirror: Mirror::Reversed },
    Shape { points: &[16, 25, 34, 43, 52, 61], mirror: Mirror::Reversed },
    Shape { points: &[24, 33, 42, 51, 60], mirror: Mirror::Reversed },
    Shape { points: &[32, 41, 50, 59], mirror: Mirror::Reversed },
];

/// The number of kinds of shapes.
pub(super) const KINDS: usize = 10;
/// The number of places: four for each kind, but two for the longest diagonal.
pub(super) const PLACES: usize = 38;
/// The number of places, rounded up so that the sums below use whole vector registers.
const LANES: usize = 40;

/// The number of different contents of each kind of shape: three to the power of its number of points.
const CONTENTS: [usize; KINDS] = {
    let mut all = [1; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        let mut n = 0;
        while n < SHAPES[kind].points.len() {
            all[kind] *= 3;
            n += 1;
        }
        kind += 1;
    }
    all
};

/// Where the weights of each kind of shape begin, and the number of all weights.
pub(super) const STARTS: [usize; KINDS + 1] = {
    let mut all = [0; KINDS + 1];
    let mut kind = 0;
    while kind < KINDS {
        all[kind + 1] = all[kind] + CONTENTS[kind];
        kind += 1;
    }
    all
};

/// The kind of the shape in each place.
const KIND: [usize; PLACES] = {
    let mut all = [0; PLACES];
    let mut place = 0;
    let mut kind = 0;
    while kind < KINDS {
        let mut n = 0;
        while n < places_of(kind) {
            all[place] = kind;
            place += 1;
            n += 1;
        }
        kind += 1;
    }
    all
};

/// The longest diagonal lies on the board twice, every other shape four times.
const fn places_of(kind: usize) -> usize {
    if kind == 5 { 2 } else { 4 }
}

/// Rotates a point by this number of quarter turns.
const fn turned(point: u8, times: usize) -> u8 {
    let mut point = point;
    let mut n = 0;
    while n < times {
        let (x, y) = (point % 8, point / 8);
        point = x * 8 + (7 - y);
        n += 1;
    }
    point
}

/// What the stones on one half row add to the content of each place, if they belong to the player to move. The first index is the
/// number of the half row. The second index is the set of these stones, as four bits.
static ADDS: [[[u16; LANES]; 16]; 16] = {
    let mut adds = [[[0; LANES]; 16]; 16];
    let mut place = 0;
    while place < PLACES {
        let kind = KIND[place];
        let mut first = place;
        while first > 0 && KIND[first - 1] == kind {
            first -= 1;
        }
        let mut worth = 1;
        let mut n = 0;
        while n < SHAPES[kind].points.len() {
            let point = turned(SHAPES[kind].points[n], place - first) as usize;
            let mut stones = 0;
            while stones < 16 {
                if stones >> (point % 4) & 1 == 1 {
                    adds[point / 4][stones][place] += worth;
                }
                stones += 1;
            }
            // After the last point, the next power of three is not needed.
            if n + 1 < SHAPES[kind].points.len() {
                worth *= 3;
            }
            n += 1;
        }
        place += 1;
    }
    adds
};

/// The indexes of the weights of a position, one for each place of a shape. The content of a shape is a number with one digit in
/// base 3 for each point: 0 for empty, 1 for a stone of the player to move and 2 for one of the opponent.
#[inline]
pub(super) fn weights_of(pair: Pair) -> [usize; PLACES] {
    let contents = contents(pair);
    std::array::from_fn(|place| STARTS[KIND[place]] + usize::from(contents[place]))
}

#[inline]
fn contents(pair: Pair) -> [u16; LANES] {
    let mut sums = [0_u16; LANES];
    for half in 0..16 {
        let own = &ADDS[half][(pair.own >> (4 * half) & 15) as usize];
        let opponent = &ADDS[half][(pair.opponent >> (4 * half) & 15) as usize];
        for lane in 0..LANES {
            sums[lane] += own[lane] + 2 * opponent[lane];
        }
    }
    sums
}

/// The content of the mirror image of a shape with this content.
const fn mirrored(kind: usize, content: usize) -> usize {
    let points = SHAPES[kind].points.len();
    let (mut image, mut left, mut n) = (0, content, 0);
    while n < points {
        let to = match SHAPES[kind].mirror {
            Mirror::Reversed => points - 1 - n,
            Mirror::Transposed => n % 3 * 3 + n / 3,
        };
        image += left % 3 * 3_usize.pow(to as u32);
        left /= 3;
        n += 1;
    }
    image
}

/// For each content of each kind of shape, its index or that of its mirror image, whichever is smaller. Both have the same weight.
pub(super) fn canonical() -> Vec<usize> {
    (0..KINDS)
        .flat_map(|kind| (0..CONTENTS[kind]).map(move |content| STARTS[kind] + content.min(mirrored(kind, content))))
        .collect()
}
