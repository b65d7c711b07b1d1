//! Captures, escapes and ladders.

use super::field::{EMPTY, Field, NOWHERE};

/// Whether the chain of a stone placed at a cell would have two or more liberties. Each captured stone counts as one liberty.
pub(super) fn has_two_liberties_after(field: &Field, at: u16, color: u8) -> bool {
    let mut first = NOWHERE;
    let mut found = |liberty: u16| {
        if first == NOWHERE || first == liberty {
            first = liberty;
            return false;
        }
        true
    };
    let around = field.around(at);
    // Looking at the stones of a chain takes longer, so look at the neighbors first.
    for near in around {
        let state = field.state(near);
        if state == EMPTY {
            if found(near) {
                return true;
            }
        } else if state == 1 - color && field.atari(near).is_some() && (found(near) || field.stones(near) > 1) {
            return true;
        }
    }
    for near in around {
        if field.state(near) != color {
            continue;
        }
        let mut stone = near;
        loop {
            for beside in field.around(stone) {
                if field.state(beside) == EMPTY && beside != at && found(beside) {
                    return true;
                }
            }
            stone = field.next(stone);
            if stone == near {
                break;
            }
        }
    }
    false
}

/// The only liberty of an opponent chain that is in atari and touches the chain of the stone at `of`. `None` if there is no such
/// chain, or if ko forbids a stone on that liberty.
pub(super) fn capture_beside(field: &Field, of: u16) -> Option<u16> {
    let foe = 1 - field.state(of);
    let mut at = of;
    loop {
        for near in field.around(at) {
            if field.state(near) == foe
                && let Some(liberty) = field.atari(near)
                && liberty != field.ko
            {
                return Some(liberty);
            }
        }
        at = field.next(at);
        if at == of {
            return None;
        }
    }
}

/// The most positions that are examined to read one ladder.
const LADDER: u32 = 120;

/// If the chain of a stone is in atari, the move that saves the chain; `None` if no move does.
pub(super) fn escape(field: &Field, of: u16) -> Option<u16> {
    let mut left = LADDER;
    saved(field, of, &mut left)
}

/// If the chain of a stone has two liberties, the move that captures the chain even if its owner tries to save it.
pub(super) fn trap(field: &Field, of: u16) -> Option<u16> {
    let mut left = LADDER;
    trapped(field, of, &mut left)
}

fn saved(field: &Field, of: u16, left: &mut u32) -> Option<u16> {
    let color = field.state(of);
    let liberty = field.atari(of)?;
    let tries = [capture_beside(field, of), Some(liberty).filter(|at| *at != field.ko)];
    for at in tries.into_iter().flatten() {
        if field.is_self_capture(at, color) {
            continue;
        }
        // At the limit, assume that the chain escapes.
        let Some(rest) = left.checked_sub(1) else { return Some(at) };
        *left = rest;
        let mut next = field.clone();
        next.play(at, color);
        match next.liberties(of).1 {
            1 => {}
            2 => {
                if trapped(&next, of, left).is_none() {
                    return Some(at);
                }
            }
            _ => return Some(at),
        }
    }
    None
}

fn trapped(field: &Field, of: u16, left: &mut u32) -> Option<u16> {
    let foe = 1 - field.state(of);
    let (liberties, count) = field.liberties(of);
    if count != 2 {
        return None;
    }
    for at in liberties.into_iter().take(2) {
        if at == field.ko || field.is_self_capture(at, foe) {
            continue;
        }
        *left = left.checked_sub(1)?;
        let mut next = field.clone();
        next.play(at, foe);
        if next.atari(of).is_some() && saved(&next, of, left).is_none() && *left > 0 {
            return Some(at);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{escape, trap};
    use crate::go::field::Field;
    use rules::Point;
    use rules::go::Board;

    fn field(rows: &[&str]) -> Field {
        let rows: Vec<String> = rows.iter().map(|row| row.replace('x', "X").replace('*', ".")).collect();
        Field::of_board(&Board::from_rows(&rows).unwrap())
    }

    fn marked(field: &Field, rows: &[&str], letter: char) -> Option<u16> {
        let find = |(y, row): (usize, &&str)| row.find(letter).map(|x| field.cell(Point { x: x as u8, y: y as u8 }));
        rows.iter().enumerate().find_map(find)
    }

    #[test]
    fn a_ladder_is_read_to_its_end() {
        // The chain of `x` is in atari and runs to the lower right.
        let lost = [".O......", "OxO.....", "O*......", "........", "........", "........", "........", "........"];
        let start = field(&lost);
        assert_eq!(escape(&start, marked(&start, &lost, 'x').unwrap()), None);
        // A black stone in the way of the ladder breaks it.
        let broken = [".O......", "OxO.....", "O*......", "........", "........", ".....X..", "........", "........"];
        let start = field(&broken);
        assert_eq!(escape(&start, marked(&start, &broken, 'x').unwrap()), marked(&start, &broken, '*'));
    }

    #[test]
    fn a_chain_with_two_liberties_is_caught_in_a_ladder_unless_a_stone_breaks_it() {
        let caught = [".O......", "Ox*.....", "O.......", "........", "........", "........", "........", "........"];
        let start = field(&caught);
        assert_eq!(trap(&start, marked(&start, &caught, 'x').unwrap()), marked(&start, &caught, '*'));
        let broken = [".O......", "Ox......", "O.......", "........", "........", ".....X..", "........", "........"];
        let start = field(&broken);
        assert_eq!(trap(&start, marked(&start, &broken, 'x').unwrap()), None);
    }

    #[test]
    fn a_capture_next_to_a_chain_saves_it() {
        let rows = ["*OX.....", "OxO.....", "X.XO....", "........", "........", "........", "........", "........"];
        let start = field(&rows);
        assert_eq!(escape(&start, marked(&start, &rows, 'x').unwrap()), marked(&start, &rows, '*'));
    }
}
