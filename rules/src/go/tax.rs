//! Finds what the taxes apply to: areas in seki, and groups that live independently.

use super::grid::{self, near};
use crate::color::{ByColor, Color};
use crate::point::Size;

/// Which areas are in seki, and how many areas of each color are not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Livelihood {
    /// For each point, row by row from the top left: whether the area of the point is treated as seki. An area is
    /// treated as seki if it touches dame or contains a chain of its owner that is in atari.
    pub seki: Vec<bool>,
    /// The number of areas of each color that are not in seki.
    pub groups: ByColor<u32>,
}

/// Separates areas in seki from all others. `stones` holds the stone on each point, and `area` the owner of each point
/// under area scoring.
///
/// Any area next to unfilled dame is treated as seki, so dame should be filled before counting.
#[must_use]
pub fn livelihood(size: Size, stones: &[Option<Color>], area: &[Option<Color>]) -> Livelihood {
    let mut weak = vec![false; size.area()];
    for chain in in_atari(size, stones) {
        for at in chain {
            weak[at] = true;
        }
    }
    let depends = |&at: &usize| {
        (weak[at] && stones[at] == area[at]) || near(size, at).any(|near| stones[near].is_none() && area[near].is_none())
    };
    let mut found = Livelihood { seki: vec![false; size.area()], groups: ByColor::default() };
    for part in grid::parts(size, |at| area[at]).points {
        if part.iter().any(depends) {
            for at in part {
                found.seki[at] = true;
            }
        } else if let Some(color) = area[part[0]] {
            found.groups[color] += 1;
        }
    }
    found
}

/// The chains that are in atari.
pub(super) fn in_atari(size: Size, stones: &[Option<Color>]) -> Vec<Vec<usize>> {
    let mut chains = grid::parts(size, |at| stones[at]).points;
    chains.retain(|chain| {
        let mut liberties = chain.iter().flat_map(|&at| near(size, at)).filter(|&at| stones[at].is_none());
        let first = liberties.next();
        liberties.all(|liberty| Some(liberty) == first)
    });
    chains
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::livelihood;
    use crate::color::ByColor;
    use crate::go::Board;
    use crate::go::grid::surrounded;

    #[test]
    fn areas_next_to_dame_or_in_atari_count_as_seki() {
        for (rows, seki, groups) in [
            (vec![".X.XO.", "XXXXO.", "OOOOO.", "......"], 0, (1, 1)),
            (vec![".X.X.O.", "XXXX.O.", "....OO.", "OOOOO.."], 22, (0, 0)),
            (vec![".XO..", "XXO..", "OOO..", "....."], 4, (0, 1)),
        ] {
            let board = Board::from_rows(&rows).unwrap();
            let stones: Vec<_> = board.size().points().map(|point| board.stone(point)).collect();
            let around = surrounded(board.size(), &stones);
            let area: Vec<_> = stones.iter().zip(around).map(|(stone, around)| stone.or(around)).collect();
            let found = livelihood(board.size(), &stones, &area);
            assert_eq!(found.groups, ByColor { black: groups.0, white: groups.1 }, "{rows:?}");
            assert_eq!(found.seki.iter().filter(|seki| **seki).count(), seki, "{rows:?}");
        }
    }
}
