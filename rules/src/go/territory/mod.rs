//! Territory with seki and false eyes.
//!
//! The method is that of *goscorer* (lightvector, MIT): its description and its answers were followed,
//! its program was not. In short: cuts are found that a player need not defend; what only one
//! color reaches is its *region*; stones joined through neutral ground are *groups*; the empty and
//! dead points of a region are its *eyes*, less those points that are false; each eye is worth 0, 1
//! or 2; a region whose eyes are worth less than 2 together lives in seki, and nothing in it counts.

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

/// Whose territory each point is, and why some is nobody's. All lists go row by row from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Territory {
    /// For whom a point counts, points under dead stones included.
    pub owner: Vec<Option<Color>>,
    /// Whose living group in seki a point belongs to: its stones, and what they surround.
    pub seki: Vec<Option<Color>>,
    /// Points that are no eyes for anybody's life.
    pub false_eyes: Vec<bool>,
    /// Points that would have to be filled in the end, and so do not count.
    pub unscored: Vec<bool>,
}

/// Finds the territory of a finished position. `stones` holds what stands on each point, `dead`
/// which of the stones are marked dead; marks on empty points do not matter. Where `count_false_eyes`,
/// points that would have to be filled count all the same.
///
/// Not all neutral points need to be filled. Lists shorter than the board are taken as empty beyond.
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
    let whole = ground.stretches_within(&regions);
    let mut found =
        Territory { owner: vec![None; area], seki: vec![None; area], false_eyes: vec![false; area], unscored: vec![false; area] };
    for at in 0..area {
        let Some(region) = regions.of[at] else { continue };
        let color = regions.color[region];
        found.seki[at] = (eyes_of[region] <= 1).then_some(color);
        found.false_eyes[at] = false_eyes[at];
        let empty = ground.living(at).is_none();
        found.unscored[at] = to_fill[at] || (empty && beside[at][color]);
        let enters = match color {
            Color::Black => strict[1][at],
            Color::White => strict[0][at],
        };
        let counts = empty && found.seki[at].is_none() && (count_false_eyes || !found.unscored[at]) && whole[at] && !enters;
        found.owner[at] = counts.then_some(color);
    }
    found
}

/// The points beside a dead stone that was thrown into a point that must be filled: taking it leaves
/// another such point there. The color is that of who must take it.
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
