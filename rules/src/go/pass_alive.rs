//! Unconditional life: stones that cannot be captured even if their owner always passes.

use super::Board;
use super::grid::{self, Parts, near};
use crate::color::Color;
use crate::point::Size;

/// For each point, row by row from the top left, the color that can never lose the point. A color never loses its
/// pass-alive chains and the regions between them in which the opponent cannot live. By Benson's criterion, a chain is
/// pass-alive if it has two vital regions. A region is vital to a chain if every empty point of the region touches the
/// chain, and if the region borders only pass-alive chains. The opponent cannot live in a region if all points of the
/// region, except at most one, touch the chains around it.
///
/// If `self_capture` is true, every opponent stone in a vital region must also touch the chain. Without this condition,
/// the opponent could make room in the region: the stones in it that do not touch the chain could still capture
/// themselves.
#[must_use]
pub fn pass_alive(board: &Board, self_capture: bool) -> Vec<Option<Color>> {
    let stones = stones(board);
    let mut owner = vec![None; stones.len()];
    for color in Color::ALL {
        let safe = Safety::of(board.size(), &stones, color, self_capture);
        safe.mark_chains(&mut owner);
        for region in safe.regions.iter().filter(|region| region.is_safe && region.inner <= 1) {
            region.mark(color, &mut owner);
        }
    }
    owner
}

/// The owner of each point under area scoring, row by row from the top left. Only stones in the opponent's pass-alive territory
/// are treated as dead.
#[must_use]
pub fn settled_area(board: &Board, self_capture: bool) -> Vec<Option<Color>> {
    let stones = stones(board);
    let mut owner: Vec<Option<Color>> = vec![None; stones.len()];
    for color in Color::ALL {
        let safe = Safety::of(board.size(), &stones, color, self_capture);
        safe.mark_chains(&mut owner);
        for region in &safe.regions {
            if region.is_safe && (region.inner <= 1 || !region.has_opponents) {
                // If this region holds opponent stones, those stones are dead. Marking the region overwrites the owner
                // of points that these stones surround.
                region.mark(color, &mut owner);
            } else if !region.has_opponents && safe.has_chains {
                for &at in &region.points {
                    owner[at] = owner[at].or(Some(color));
                }
            }
        }
    }
    owner.iter().zip(&stones).map(|(owner, &stone)| owner.or(stone)).collect()
}

fn stones(board: &Board) -> Vec<Option<Color>> {
    board.size().points().map(|point| board.stone(point)).collect()
}

/// The chains of one color and the regions between them.
struct Safety {
    color: Color,
    chains: Parts,
    alive: Vec<bool>,
    regions: Vec<Region>,
    has_chains: bool,
}

/// Connected points that hold no stone of [`Safety::color`]. Below, "the color" means this color.
struct Region {
    points: Vec<usize>,
    /// The numbers of the color's chains that the region borders, in ascending order.
    borders: Vec<usize>,
    /// The chains that touch every empty point of the region or, with self-capture, every point of the region.
    vital: Vec<usize>,
    /// How many points of the region touch no stone of the color.
    inner: usize,
    has_opponents: bool,
    /// Whether the region borders at least one chain and all chains it borders are alive.
    is_safe: bool,
}

impl Region {
    fn mark(&self, color: Color, owner: &mut [Option<Color>]) {
        for &at in &self.points {
            owner[at] = Some(color);
        }
    }
}

impl Safety {
    fn of(size: Size, stones: &[Option<Color>], color: Color, self_capture: bool) -> Safety {
        let chains = grid::parts(size, |at| (stones[at] == Some(color)).then_some(()));
        let open = grid::parts(size, |at| (stones[at] != Some(color)).then_some(()));
        let regions = open.points.into_iter().map(|points| region(size, stones, &chains, points, self_capture)).collect();
        let mut safety =
            Safety { color, alive: vec![true; chains.points.len()], has_chains: !chains.points.is_empty(), chains, regions };
        while safety.drops_a_chain() {}
        safety
    }

    /// Drops each chain that appears in the `vital` list of fewer than two safe regions. A region is safe only while it borders
    /// no dropped chain. Returns whether any chain was dropped.
    fn drops_a_chain(&mut self) -> bool {
        for region in &mut self.regions {
            region.is_safe = !region.borders.is_empty() && region.borders.iter().all(|&chain| self.alive[chain]);
        }
        let mut eyes = vec![0; self.alive.len()];
        for region in self.regions.iter().filter(|region| region.is_safe) {
            for &chain in &region.vital {
                eyes[chain] += 1;
            }
        }
        let before = self.alive.iter().filter(|alive| **alive).count();
        for (alive, eyes) in self.alive.iter_mut().zip(eyes) {
            *alive &= eyes >= 2;
        }
        before != self.alive.iter().filter(|alive| **alive).count()
    }

    fn mark_chains(&self, owner: &mut [Option<Color>]) {
        for (chain, _) in self.chains.points.iter().zip(&self.alive).filter(|(_, alive)| **alive) {
            for &at in chain {
                owner[at] = Some(self.color);
            }
        }
    }
}

fn region(size: Size, stones: &[Option<Color>], chains: &Parts, points: Vec<usize>, self_capture: bool) -> Region {
    let touched = |at: usize| {
        let mut touched: Vec<usize> = near(size, at).filter_map(|near| chains.of[near]).collect();
        touched.sort_unstable();
        touched.dedup();
        touched
    };
    let mut borders = Vec::new();
    let mut vital: Option<Vec<usize>> = None;
    let mut inner = 0;
    for &at in &points {
        let touched = touched(at);
        inner += usize::from(touched.is_empty());
        if self_capture || stones[at].is_none() {
            match &mut vital {
                Some(vital) => vital.retain(|chain| touched.contains(chain)),
                None => vital = Some(touched.clone()),
            }
        }
        borders.extend(touched);
    }
    borders.sort_unstable();
    borders.dedup();
    let has_opponents = points.iter().any(|&at| stones[at].is_some());
    Region { points, borders, vital: vital.unwrap_or_default(), inner, has_opponents, is_safe: false }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{pass_alive, settled_area};
    use crate::color::Color;
    use crate::go::Board;

    fn map(owner: &[Option<Color>], width: usize) -> Vec<String> {
        owner.chunks(width).map(|row| row.iter().map(|owner| owner.map_or('.', Color::diagram)).collect()).collect()
    }

    fn alive(rows: &[&str], self_capture: bool) -> Vec<String> {
        map(&pass_alive(&Board::from_rows(rows).unwrap(), self_capture), rows[0].len())
    }

    #[test]
    fn a_chain_is_pass_alive_with_two_eyes_but_not_with_one() {
        assert_eq!(alive(&[".X.XO", "XXXXO", "OOOOO", "....."], false), ["XXXX.", "XXXX.", ".....", "....."]);
        assert_eq!(alive(&["..XO", "XXXO", "OOOO", "...."], false), ["....", "....", "....", "...."]);
    }

    #[test]
    fn two_chains_can_live_on_two_shared_eyes() {
        assert_eq!(alive(&[".XXO", "X.XO", "XXOO", "OOO."], false)[..3], ["XXX.", "XXX.", "XX.."]);
    }

    #[test]
    fn a_stone_that_could_capture_itself_to_make_room_spoils_an_eye() {
        // The white stone in the corner touches no black stone.
        let rows = ["OO.X.XX", "O.XXXXX", ".XX....", "XX....."];
        assert_eq!(alive(&rows, false)[0], "...XXXX");
        assert_eq!(alive(&rows, true)[0], ".......");
    }

    #[test]
    fn an_empty_board_has_no_owner() {
        let board = Board::from_rows(&["...", "..."]).unwrap();
        assert_eq!(pass_alive(&board, false), [None; 6]);
        assert_eq!(settled_area(&board, true), [None; 6]);
    }

    #[test]
    fn stones_in_safe_territory_are_removed() {
        let board = Board::from_rows(&[".X.XO", "XXXXO", "O.X..", "XXXXX"]).unwrap();
        assert_eq!(map(&settled_area(&board, false), 5), ["XXXXX", "XXXXX", "XXXXX", "XXXXX"]);
    }
}
