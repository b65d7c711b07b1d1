//! The law that stones in all gaps close a border, and that fewer stones do not. Examples are in `uncounted/tests.rs`.

#![allow(clippy::unwrap_used)]

use super::super::grid::{near, parts, surrounded};
use super::{MOST_TRIED, borders, filled};
use crate::color::Color;
use crate::point::Size;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Whether stones on these points would leave a chain of either color without liberties. [`borders`] takes such chains
/// off the board. The law skips boards with such chains, and `uncounted/tests.rs` has examples of them.
fn captures(size: Size, living: &[Option<Color>], points: &BTreeSet<usize>) -> bool {
    let is_taken = |at: usize| living[at].is_some() || points.contains(&at);
    parts(size, |at| living[at]).points.iter().any(|chain| chain.iter().flat_map(|&at| near(size, at)).all(is_taken))
}

proptest! {
    #[test]
    fn stones_in_all_gaps_close_the_border_and_fewer_do_not(
        picks in prop::collection::vec(0_u8..6, 56),
        seems_open in prop::collection::btree_set(0_usize..56, 0..16),
    ) {
        let size = Size::new(8, 7).unwrap();
        let stone = |pick: &u8| match pick {
            0 => Some(Color::White),
            1 | 2 => Some(Color::Black),
            _ => None,
        };
        let living: Vec<Option<Color>> = picks.iter().map(stone).collect();
        let now = surrounded(size, &living);
        let found = borders(size, &living, |at| seems_open.contains(&at));
        prop_assert!(found.gaps().all(|gap| seems_open.contains(&gap) && living[gap].is_none() && now[gap].is_none()));
        for area in &found.areas {
            let own = found.areas.iter().filter(|one| one.owner == area.owner);
            let gaps: Vec<usize> = own.flat_map(|one| &one.gaps).copied().collect();
            let is_closed = |gaps: &[usize]| {
                let around = surrounded(size, &filled(&living, gaps, area.owner));
                area.points.iter().all(|&at| around[at] == Some(area.owner))
            };
            prop_assert!(!area.gaps.is_empty() && area.points.iter().all(|&at| now[at].is_none()));
            if captures(size, &living, &seems_open) {
                continue;
            }
            prop_assert!(is_closed(&gaps));
            for left_out in &area.gaps {
                let fewer: Vec<usize> = gaps.iter().copied().filter(|gap| gap != left_out).collect();
                prop_assert!(!is_closed(&fewer));
            }
        }
    }
}

#[test]
fn a_region_with_too_many_open_points_is_unclear() {
    let size = Size::new(9, 9).unwrap();
    let mut living = vec![None; 81];
    (living[0], living[80]) = (Some(Color::Black), Some(Color::White));
    let found = borders(size, &living, |at| (30..=30 + MOST_TRIED).contains(&at));
    assert_eq!((found.areas.len(), found.unclear.len()), (0, MOST_TRIED + 1));
    living[80] = None;
    assert_eq!(borders(size, &living, |_| true), super::Borders::default(), "no border is open where only one color has stones");
}
