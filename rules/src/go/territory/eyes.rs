//! The value of an eye: 0, 1 or 2.

use super::falsity::Eyes;
use super::ground::Ground;
use super::regions::Regions;
use crate::color::Color;

/// Stands for the cost of closing off a point that can no longer be closed off. It is larger than any real cost.
const NEVER: usize = 1000;

/// The value of each eye. For each eye, `real` holds the points that are not false.
pub(super) fn values(ground: &Ground, regions: &Regions, eyes: &Eyes, real: &[Vec<usize>], is_false: &[bool]) -> Vec<u8> {
    let value = |(eye, points): (usize, &Vec<usize>)| {
        let color = regions.color[eyes.region[eye]];
        let thrown_in = eyes.points[eye].iter().filter(|&&at| is_false[at] && ground.has(at, color.opposite())).count();
        Eye::new(ground, color, points, is_false).value(thrown_in)
    };
    real.iter().enumerate().map(value).collect()
}

/// The analysis of one eye.
struct Eye<'a> {
    ground: &'a Ground,
    color: Color,
    points: &'a [usize],
    /// Indexed by the points of the board; `None` outside the eye.
    spots: Vec<Option<Spot>>,
}

#[derive(Clone, Default)]
struct Spot {
    /// The neighbors of the point that lie in the eye.
    inside: Vec<usize>,
    /// How many of these neighbors are empty.
    empty_inside: usize,
    /// How many empty false points are next to the point.
    open_false: usize,
    /// How many thrown-in stones are next to the point. A thrown-in stone is an opponent stone on a false point.
    throw_ins: usize,
    /// Whether the point holds an opponent stone that connects, or will connect, to the outside through a false point.
    pokes: bool,
    /// How many moves the eye's owner needs to close the point off from the outside.
    to_close: usize,
}

impl<'a> Eye<'a> {
    fn new(ground: &'a Ground, color: Color, points: &'a [usize], is_false: &[bool]) -> Eye<'a> {
        let foe = color.opposite();
        let mut spots: Vec<Option<Spot>> = vec![None; ground.stones.len()];
        for &at in points {
            let inside: Vec<usize> = ground.near(at).filter(|near| points.contains(near)).collect();
            let empty_inside = inside.iter().filter(|&&near| ground.is_empty(near)).count();
            let open_false = ground.near(at).filter(|&near| is_false[near] && ground.is_empty(near)).count();
            let throw_ins = ground.near(at).filter(|&near| is_false[near] && ground.has(near, foe)).count();
            let pokes = ground.has(at, foe) && (throw_ins > 0 || open_false >= 2);
            spots[at] = Some(Spot { inside, empty_inside, open_false, throw_ins, pokes, to_close: 0 });
        }
        let moves = |near: usize| match (&spots[near], ground.is_empty(near), ground.has(near, foe)) {
            (_, _, true) if is_false[near] => NEVER,
            (Some(spot), _, true) if spot.pokes => NEVER,
            (Some(spot), _, true) => usize::from(spot.open_false >= 1),
            (Some(spot), true, _) => usize::from(spot.throw_ins >= 1),
            (None, true, _) => 1,
            (_, false, false) | (None, false, true) => 0,
        };
        let closing: Vec<(usize, usize)> = points.iter().map(|&at| (at, ground.near(at).map(moves).sum())).collect();
        for (at, moves) in closing {
            if let Some(spot) = &mut spots[at] {
                spot.to_close = moves;
            }
        }
        Eye { ground, color, points, spots }
    }

    fn spots(&self) -> impl Iterator<Item = (usize, &Spot)> {
        self.points.iter().filter_map(|&at| Some((at, self.spots[at].as_ref()?)))
    }

    fn to_close(&self, at: usize) -> usize {
        self.spots[at].as_ref().map_or(NEVER, |spot| spot.to_close)
    }

    fn playable(&self, at: usize) -> bool {
        self.ground.playable(at, self.color)
    }

    fn is_foe(&self, at: usize) -> bool {
        self.ground.has(at, self.color.opposite())
    }

    fn value(&self, thrown_in: usize) -> u8 {
        let at_least_two =
            || self.is_roomy() || self.has_open_middle() || self.splits_by_two() || self.captured_shape_lives(thrown_in);
        let dead = self.points.iter().filter(|&&at| self.is_foe(at) && self.ground.dead[at]).count();
        let one = self.spots().any(|(_, spot)| spot.to_close <= 1) || dead >= 5;
        if self.splits_by_one() >= 2 || dead >= 8 || at_least_two() { 2 } else { u8::from(one) }
    }

    /// Tries to split the eye with one stone, at each playable point in turn. Counts the pieces that have an eye of their own, and
    /// returns the largest count.
    fn splits_by_one(&self) -> usize {
        let pieces_around = |(at, spot): (usize, &Spot)| {
            let pieces = pieces(self.ground, self.points, &[at]);
            // If exactly one thrown-in stone is next to the point, that stone keeps a gap open. The stone that splits the eye
            // closes this gap, so one move is saved.
            let spare = usize::from(spot.throw_ins == 1);
            let closed = |piece: &&Vec<usize>| piece.iter().any(|&at| self.to_close(at) <= spare);
            if pieces.len() < 2 { 0 } else { pieces.iter().filter(closed).count() }
        };
        self.spots().filter(|&(at, _)| self.playable(at)).map(pieces_around).max().unwrap_or(0)
    }

    /// Whether the eye has at least six points after these deductions: one for each point that one move would close
    /// off, two for each other point that is not closed off, and one for each opponent stone with two or more neighbors
    /// in the eye.
    fn is_roomy(&self) -> bool {
        let lost: usize = self
            .spots()
            .map(|(at, spot)| {
                let well_placed = self.is_foe(at) && spot.inside.len() >= 2;
                usize::from(spot.to_close >= 1) + usize::from(spot.to_close >= 2) + usize::from(well_placed)
            })
            .sum();
        self.points.len() >= lost + 6
    }

    /// Whether the eye has at least six empty points with three or four neighbors in the eye. A point with four such
    /// neighbors counts twice.
    fn has_open_middle(&self) -> bool {
        let wide = |least| self.spots().filter(|(at, spot)| self.ground.is_empty(*at) && spot.inside.len() >= least).count();
        wide(4) + wide(3) >= 6
    }

    /// Whether two adjacent points split the eye into two certain eyes. The first of the two points must be playable.
    fn splits_by_two(&self) -> bool {
        let firm = |spot: &Spot| spot.to_close <= 1 && spot.inside.len() >= 3;
        let first = |&(at, spot): &(usize, &Spot)| {
            self.ground.is_empty(at) && self.ground.near(at).count() == 4 && self.playable(at) && firm(spot)
        };
        self.spots().filter(first).any(|(at, spot)| {
            spot.inside.iter().any(|&other| {
                let Some(second) = self.spots[other].as_ref().filter(|spot| firm(spot)) else { return false };
                let empty = self.ground.is_empty(other);
                (empty || second.empty_inside > 1) && self.splits_well(&[at, other], empty)
            })
        })
    }

    fn splits_well(&self, without: &[usize], second_is_empty: bool) -> bool {
        let closed = |piece: &Vec<usize>| piece.iter().filter(|&&at| self.to_close(at) == 0).count();
        let pieces: Vec<usize> = pieces(self.ground, self.points, without).iter().map(closed).collect();
        let with = |least| pieces.iter().filter(|&&closed| closed >= least).count();
        with(1) >= 2 && with(2) >= if second_is_empty { 1 } else { 2 }
    }

    /// Whether capturing the dead stones inside leaves a living shape. The shape consists of the points of the dead
    /// stones and the unplayable points. A living shape has at least two eyes, plus one for each thrown-in stone. It
    /// still has that many eyes if one unplayable point is left out, whichever point this is.
    fn captured_shape_lives(&self, thrown_in: usize) -> bool {
        let is_dead = |&at: &usize| self.is_foe(at) && self.ground.dead[at];
        let (dead, rest): (Vec<usize>, Vec<usize>) = self.points.iter().partition(|at| is_dead(at));
        let closed: Vec<usize> = rest.into_iter().filter(|&at| !self.playable(at)).collect();
        let spared = closed.iter().copied().map(Some).chain([None]);
        !dead.is_empty()
            && spared.into_iter().all(|spared| {
                let shape: Vec<usize> = dead.iter().chain(&closed).copied().filter(|&at| Some(at) != spared).collect();
                eyes_of_shape(self.ground, &shape) >= 2 + thrown_in
            })
    }
}

/// The number of eyes in an empty shape. Each piece of the shape counts as one eye. A key point is a point that splits
/// the shape by itself, or that has at least three neighbors in the shape. Every two key points count as one more eye.
fn eyes_of_shape(ground: &Ground, shape: &[usize]) -> usize {
    let whole = pieces(ground, shape, &[]).len();
    let key = |&&at: &&usize| {
        let beside = || ground.near(at).filter(|near| shape.contains(near)).count();
        pieces(ground, shape, &[at]).len() > whole || beside() >= 3
    };
    // A shape of seven or more points counts as having one more key point.
    let keys = shape.iter().filter(key).count() + usize::from(shape.len() >= 7);
    whole + keys / 2
}

/// The connected pieces of `points` that remain after the points in `without` are removed.
fn pieces(ground: &Ground, points: &[usize], without: &[usize]) -> Vec<Vec<usize>> {
    let mut left = vec![false; ground.stones.len()];
    for &at in points {
        left[at] = !without.contains(&at);
    }
    let mut pieces = Vec::new();
    for &start in points {
        if !std::mem::replace(&mut left[start], false) {
            continue;
        }
        let mut piece = vec![start];
        let mut next = 0;
        while let Some(&at) = piece.get(next) {
            for near in ground.near(at) {
                if std::mem::replace(&mut left[near], false) {
                    piece.push(near);
                }
            }
            next += 1;
        }
        pieces.push(piece);
    }
    pieces
}
