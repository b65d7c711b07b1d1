//! What the eight neighbors of an empty cell say about it: whether it is an eye, and whether a move there makes a shape that is
//! often good.
//!
//! The shapes are those of Gelly, Wang, Munos and Teytaud, "Modification of UCT with Patterns in Monte-Carlo Go" (2006): hanes,
//! cuts, and moves at the edge.

use super::field::{BORDER, EMPTY};
use std::sync::OnceLock;

/// The bits for an eye of Black and of White, and for a good shape.
const EYES: [u8; 2] = [1, 2];
const GOOD: u8 = 4;

/// The knowledge about every neighborhood.
#[derive(Clone, Copy)]
pub(super) struct Shapes(&'static [u8]);

impl Shapes {
    pub(super) fn get() -> Shapes {
        static TABLE: OnceLock<Vec<u8>> = OnceLock::new();
        Shapes(TABLE.get_or_init(table))
    }

    /// Whether an empty cell is an eye of `color`. All its neighbors on the board must hold stones of `color`. At most
    /// one of its diagonal neighbors may hold an opponent stone, and at the edge of the board none of them.
    #[inline]
    pub(super) fn is_eye(self, code: u16, color: u8) -> bool {
        self.0[usize::from(code)] & EYES[usize::from(color)] > 0
    }

    /// Whether a move of either color here makes a good shape.
    #[inline]
    pub(super) fn is_good(self, code: u16) -> bool {
        self.0[usize::from(code)] & GOOD > 0
    }
}

/// The rows of each shape, with the move in the middle. `X` and `O` are stones of different colors, `x` is anything but `X`, `o`
/// is anything but `O`, `.` is an empty point, `?` is anything, and `#` is outside the board.
const PATTERNS: [[&[u8; 3]; 3]; 12] = [
    // Hanes.
    [b"XOX", b"...", b"???"],
    [b"XO.", b"...", b"?.?"],
    [b"XO?", b"X..", b"x.?"],
    [b".O.", b"X..", b"..."],
    // Cuts.
    [b"XO?", b"O.o", b"?o?"],
    [b"XO?", b"O.X", b"???"],
    [b"?X?", b"O.O", b"ooo"],
    [b"OX?", b"o.O", b"???"],
    // The edge.
    [b"X.?", b"O.?", b"###"],
    [b"OX?", b"X.O", b"###"],
    [b"?X?", b"x.O", b"###"],
    [b"?OX", b"X.O", b"###"],
];

/// The places of a pattern, as row and column, in the order of `Field::ring`.
const PLACES: [(usize, usize); 8] = [(0, 1), (1, 0), (1, 2), (2, 1), (0, 0), (0, 2), (2, 0), (2, 2)];

fn table() -> Vec<u8> {
    let mut forms: Vec<[u8; 8]> = Vec::new();
    for rows in PATTERNS {
        for way in 0..16 {
            let form = PLACES.map(|(row, column)| {
                let (row, column) = if way & 1 > 0 { (column, row) } else { (row, column) };
                let (row, column) = (if way & 2 > 0 { 2 - row } else { row }, if way & 4 > 0 { 2 - column } else { column });
                if way & 8 > 0 { swapped(rows[row][column]) } else { rows[row][column] }
            });
            if !forms.contains(&form) {
                forms.push(form);
            }
        }
    }
    (0..=u16::MAX)
        .map(|code| {
            let near: [u8; 8] = std::array::from_fn(|n| (code >> (2 * n) & 3) as u8);
            let good = forms.iter().any(|form| form.iter().zip(near).all(|(letter, state)| fits(*letter, state)));
            let eyes: u8 = (0..2).filter(|color| is_eye(near, *color)).map(|color| EYES[usize::from(color)]).sum();
            eyes | if good { GOOD } else { 0 }
        })
        .collect()
}

const fn swapped(letter: u8) -> u8 {
    match letter {
        b'X' => b'O',
        b'O' => b'X',
        b'x' => b'o',
        b'o' => b'x',
        other => other,
    }
}

const fn fits(letter: u8, state: u8) -> bool {
    match letter {
        b'X' => state == 0,
        b'O' => state == 1,
        b'x' => state != 0,
        b'o' => state != 1,
        b'.' => state == EMPTY,
        b'#' => state == BORDER,
        _ => true,
    }
}

fn is_eye(near: [u8; 8], color: u8) -> bool {
    let (beside, corners) = near.split_at(4);
    let foes = corners.iter().filter(|state| **state == 1 - color).count();
    let at_edge = corners.contains(&BORDER);
    beside.iter().all(|state| *state == color || *state == BORDER) && foes + usize::from(at_edge) < 2
}
