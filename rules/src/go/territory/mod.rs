//! Territory with seki and false eyes.
//!
//! The method is that of *goscorer* (lightvector, MIT), implemented from its description and checked against its results, without
//! using its code. In short:
//! - Some shapes of stones close off an empty point so well that the opponent gains nothing by entering it. Such a shape is a *cut*
//!   of the player who has the stones.
//! - The points that only one color reaches form *regions* of that color. All other points are *neutral ground*.
//! - Stones of one color that are joined, possibly through neutral ground, form a *group*.
//! - Connected points of a region that are empty or hold dead stones form an *eye*. A point of an eye is *false* if a
//!   group next to the point can reach the point's other neighbors only through the point.
//! - Each eye, apart from its false points, is worth 0, 1 or 2.
//! - A region whose eyes add up to less than 2 is in seki, and nothing in it counts.

mod eyes;
mod falsity;
mod ground;
mod regions;

use crate::color::{ByColor, Color};
use crate::point::Size;
use eyes::values;
use falsity::{Eyes, Worth};
use ground::Ground;
use regions::Regions;

/// The owner of each point, and why some points have none. All lists go row by row from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Territory {
    /// The player each point counts for, including points under dead stones.
    pub owner: Vec<Option<Color>>,
    /// The color that each point in seki belongs to. The points in seki are the stones and what they surround.
    pub seki: Vec<Option<Color>>,
    /// The only color that reaches each point; `None` for neutral ground.
    pub reached: Vec<Option<Color>>,
    /// The false points of eyes, which do not help any group live.
    pub false_eyes: Vec<bool>,
    /// Points that their owner would have to fill sooner or later. They count only if `count_false_eyes` is true.
    pub unscored: Vec<bool>,
}

/// Finds the territory of a finished position. `stones` holds the stone on each point. `dead` marks dead stones; marks on empty
/// points are ignored. If `count_false_eyes` is true, even the points in [`Territory::unscored`] count.
///
/// The players need not have filled the neutral points. Points missing from `stones` are treated as empty, and points missing from
/// `dead` as not marked.
#[must_use]
pub fn territory(size: Size, stones: &[Option<Color>], dead: &[bool], count_false_eyes: bool) -> Territory {
    let ground = Ground::new(size, stones, dead);
    let regions = Regions::of(&ground);
    let eyes = Eyes::of(&ground, &regions);
    let false_eyes = eyes.false_points(&ground, &regions, None);
    let real: Vec<Vec<usize>> =
        eyes.points.iter().map(|points| points.iter().copied().filter(|&at| !false_eyes[at]).collect()).collect();
    let value = values(&ground, &regions, &eyes, &real, &false_eyes);
    let to_fill = eyes.false_points(&ground, &regions, Some(&Worth { value: &value, real: &real }));

    let area = size.area();
    let mut eyes_of = vec![0; regions.color.len()];
    for (eye, value) in value.iter().enumerate() {
        eyes_of[eyes.region[eye]] += value;
    }
    let beside = beside_throw_ins(&ground, &to_fill);
    let strict = Color::ALL.map(|color| regions::reach(&ground, color, None));
    let mut found = Territory {
        owner: vec![None; area],
        seki: vec![None; area],
        reached: vec![None; area],
        false_eyes: vec![false; area],
        unscored: vec![false; area],
    };
    for at in 0..area {
        let Some(region) = regions.of[at] else { continue };
        let color = regions.color[region];
        found.reached[at] = Some(color);
        found.seki[at] = (eyes_of[region] <= 1).then_some(color);
        found.false_eyes[at] = false_eyes[at];
        let empty = ground.living(at).is_none();
        found.unscored[at] = to_fill[at] || (empty && beside[at][color]);
        // Whether the opponent can reach the point if cuts are ignored. If cuts are ignored, an opponent who reaches one point of a
        // connected empty area reaches the whole area. Such an area does not count, even where cuts make it a part of the region.
        let enters = match color {
            Color::Black => strict[1][at],
            Color::White => strict[0][at],
        };
        let counts = empty && found.seki[at].is_none() && (count_false_eyes || !found.unscored[at]) && !enters;
        found.owner[at] = counts.then_some(color);
    }
    found
}

/// For each point, the colors that must capture a dead stone next to the point. Considers only dead stones on points
/// that must be filled. To capture such a stone, its opponent must play on the points next to the stone, so those
/// points do not count either.
fn beside_throw_ins(ground: &Ground, to_fill: &[bool]) -> Vec<ByColor<bool>> {
    let mut beside = vec![ByColor::default(); to_fill.len()];
    for at in (0..beside.len()).filter(|&at| to_fill[at] && ground.dead[at]) {
        let Some(stone) = ground.stones[at] else { continue };
        for near in ground.near(at) {
            beside[near][stone.opposite()] = true;
        }
    }
    beside
}

#[cfg(test)]
mod tests;
