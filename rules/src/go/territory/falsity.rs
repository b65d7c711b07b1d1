//! Groups, eyes, and the false points of eyes.

use super::ground::Ground;
use super::regions::{Regions, Step, flood};
use crate::color::Color;
use crate::go::grid;
use std::collections::BTreeMap;

/// The eyes of all regions and the groups around them. A group is a set of living stones of one color. Any two stones of a group
/// are joined by a path over stones of the group and over neutral points that no cut of the opponent closes.
pub(super) struct Eyes {
    /// The points of each eye. They are empty or hold dead stones.
    pub(super) points: Vec<Vec<usize>>,
    /// The region each eye belongs to.
    pub(super) region: Vec<usize>,
    /// The eye that each point belongs to; `None` outside the eyes.
    of: Vec<Option<usize>>,
    /// The groups around each eye. For each group, the points of the eye that touch the group.
    groups: Vec<BTreeMap<usize, Vec<usize>>>,
    /// The eyes that each group borders. For each eye, the stones of the group that touch the eye.
    eyes: Vec<BTreeMap<usize, Vec<usize>>>,
}

/// The values of the eyes, needed for the second search for false points.
pub(super) struct Worth<'a> {
    /// The value of each eye.
    pub(super) value: &'a [u8],
    /// For each eye, its points that are not false.
    pub(super) real: &'a [Vec<usize>],
}

impl Eyes {
    pub(super) fn of(ground: &Ground, regions: &Regions) -> Eyes {
        let parts = grid::parts(ground.size, |at| regions.of[at].filter(|_| ground.living(at).is_none()));
        let region: Vec<usize> = parts.points.iter().filter_map(|points| regions.of[points[0]]).collect();
        let (group_of, groups) = groups(ground, regions);
        let mut eyes = Eyes {
            groups: vec![BTreeMap::new(); region.len()],
            eyes: vec![BTreeMap::new(); groups],
            of: parts.of,
            points: parts.points,
            region,
        };
        for eye in 0..eyes.points.len() {
            for &at in &eyes.points[eye] {
                for stone in ground.near(at) {
                    if let (Some(group), true) = (group_of[stone], regions.of[stone] == Some(eyes.region[eye])) {
                        eyes.groups[eye].entry(group).or_default().push(at);
                        eyes.eyes[group].entry(eye).or_default().push(stone);
                    }
                }
            }
        }
        eyes
    }

    /// Without `worth`, returns the false points. A point with at most one neighbor in its eye is false under one
    /// condition: some group next to the point can reach one of the point's neighbors only through the point itself.
    /// Only neighbors that lie in the eye's region are considered. With `worth`, returns only the false points that
    /// must be filled: without the point, the group also cannot reach any eye of value 1 or 2.
    pub(super) fn false_points(&self, ground: &Ground, regions: &Regions, worth: Option<&Worth>) -> Vec<bool> {
        let mut is_false = vec![false; ground.stones.len()];
        for (eye, groups) in self.groups.iter().enumerate() {
            for (&group, points) in groups {
                for &at in points {
                    let inside = ground.near(at).filter(|&near| self.of[near] == Some(eye)).count();
                    is_false[at] |= inside <= 1 && !Search::new(self, ground, regions, worth, eye, at).joins(group);
                }
            }
        }
        is_false
    }
}

/// The group of each living stone, and the number of groups.
fn groups(ground: &Ground, regions: &Regions) -> (Vec<Option<usize>>, usize) {
    let mut group_of = vec![None; ground.stones.len()];
    let mut count = 0;
    for color in Color::ALL {
        for from in 0..ground.stones.len() {
            if ground.living(from) != Some(color) || group_of[from].is_some() {
                continue;
            }
            flood(ground, [from], |at| {
                if ground.living(at) == Some(color) {
                    group_of[at] = Some(count);
                    return Step::On;
                }
                let open = regions.of[at].is_none() && regions.cuts[at] != Some(color.opposite());
                if open { Step::On } else { Step::Stay }
            });
            count += 1;
        }
    }
    (group_of, count)
}

/// A search around one point of an eye: finds those neighbors of the point that a group can reach without passing through that
/// point.
struct Search<'a> {
    eyes: &'a Eyes,
    ground: &'a Ground,
    worth: Option<&'a Worth<'a>>,
    eye: usize,
    at: usize,
    /// How many neighbors of the point lie in the eye's region.
    sides: usize,
    reached: Vec<usize>,
    /// The points of the eye that have been reached so far, and the point `at`.
    inside: Vec<bool>,
}

impl<'a> Search<'a> {
    fn new(eyes: &'a Eyes, ground: &'a Ground, regions: &Regions, worth: Option<&'a Worth>, eye: usize, at: usize) -> Search<'a> {
        let sides = ground.near(at).filter(|&near| regions.of[near] == Some(eyes.region[eye])).count();
        let mut inside = vec![false; ground.stones.len()];
        inside[at] = true;
        Search { eyes, ground, worth, eye, at, sides, reached: Vec::new(), inside }
    }

    /// Whether the group is connected to all neighbors of the point that lie in the eye's region or, with `worth`, to an eye of
    /// value 1 or 2.
    fn joins(mut self, group: usize) -> bool {
        let mut open = vec![group];
        let mut groups_seen = vec![false; self.eyes.eyes.len()];
        let mut eyes_seen = vec![false; self.eyes.points.len()];
        while let Some(group) = open.pop() {
            if std::mem::replace(&mut groups_seen[group], true) {
                continue;
            }
            for (&eye, stones) in &self.eyes.eyes[group] {
                if eye == self.eye {
                    match self.through_the_eye(group, stones) {
                        None => return true,
                        Some(groups) => open.extend(groups),
                    }
                } else if !std::mem::replace(&mut eyes_seen[eye], true) {
                    if self.worth.is_some_and(|worth| worth.value[eye] > 0) {
                        return true;
                    }
                    open.extend(self.eyes.groups[eye].keys());
                }
            }
        }
        false
    }

    /// Walks from a group through the eye that contains the point, but not through the point. Returns the groups reached that
    /// way. Returns `None` if it is now certain that the group is connected as [`Search::joins`] requires.
    fn through_the_eye(&mut self, group: usize, stones: &[usize]) -> Option<Vec<usize>> {
        if self.reaches(stones) {
            return None;
        }
        let (eyes, eye) = (self.eyes, self.eye);
        let touched = eyes.groups[eye].get(&group).map_or(&[][..], Vec::as_slice);
        let mut found = Vec::new();
        flood(self.ground, touched.iter().copied(), |at| {
            if eyes.of[at] != Some(eye) || self.inside[at] {
                return Step::Stay;
            }
            self.inside[at] = true;
            found.push(at);
            Step::On
        });
        let worth = self.worth.filter(|worth| worth.value[eye] > 0);
        if worth.is_some_and(|worth| found.iter().any(|at| worth.real[eye].contains(at))) || self.reaches(&found) {
            return None;
        }
        let joined = eyes.groups[eye].iter().filter(|(_, points)| points.iter().any(|at| found.contains(at)));
        Some(joined.map(|(&group, _)| group).collect())
    }

    /// Counts the points in `points` as reached. Returns whether all neighbors of the point that lie in the eye's
    /// region have now been reached.
    fn reaches(&mut self, points: &[usize]) -> bool {
        for side in self.ground.near(self.at) {
            if points.contains(&side) && !self.reached.contains(&side) {
                self.reached.push(side);
            }
        }
        self.reached.len() >= self.sides
    }
}
