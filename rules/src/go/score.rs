//! Counting a finished game.

use super::{Game, Scoring};
use crate::color::{ByColor, Color};
use crate::outcome::{HalfPoints, Outcome, WinBy};
use crate::point::Point;
use std::collections::BTreeSet;

/// The count of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Each side's count.
    pub sides: ByColor<SideScore>,
    /// For whom each point counts, row by row from the top left: stones and surrounded points under
    /// area scoring, surrounded points alone under territory scoring.
    pub owner: Vec<Option<Color>>,
    /// The empty points that count for nobody, sorted.
    pub dame: Vec<Point>,
    /// Who won, and by how much.
    pub outcome: Outcome,
}

/// One side's count. What the rules in force do not count is 0, so the total is the sum of the rest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideScore {
    /// Living stones on the board. Area scoring.
    pub stones: u32,
    /// Surrounded empty points, those under dead stones included.
    pub territory: u32,
    /// Opponent stones captured, dead ones included. Territory scoring.
    pub prisoners: u32,
    /// Komi. White's alone.
    pub komi: HalfPoints,
    /// The bonus for handicap stones. White's alone.
    pub handicap: HalfPoints,
    /// All of these together.
    pub total: HalfPoints,
}

/// Counts a game with the given stones taken off as dead.
pub(super) fn count(game: &Game, dead: &BTreeSet<Point>) -> Score {
    let rules = game.rules();
    let size = game.size();
    let is_dead = |point: Point| rules.removes_dead && dead.contains(&point);
    let living: Vec<Option<Color>> = size.points().map(|point| game.board().stone(point).filter(|_| !is_dead(point))).collect();
    let surrounded = surrounded(game, &living);

    let mut sides: ByColor<SideScore> = ByColor::default();
    let mut owner = Vec::with_capacity(size.area());
    let mut dame = Vec::new();
    for (n, point) in size.points().enumerate() {
        if let (Some(stone), true, Scoring::Territory) = (game.board().stone(point), is_dead(point), rules.scoring) {
            sides[stone.opposite()].prisoners += 1;
        }
        owner.push(match (living[n], surrounded[n], rules.scoring) {
            (Some(color), _, Scoring::Area) => {
                sides[color].stones += 1;
                Some(color)
            }
            (Some(_), _, Scoring::Territory) => None,
            (None, Some(color), _) => {
                sides[color].territory += 1;
                Some(color)
            }
            (None, None, _) => {
                dame.push(point);
                None
            }
        });
    }
    if rules.scoring == Scoring::Territory {
        sides.black.prisoners += game.prisoners().black;
        sides.white.prisoners += game.prisoners().white;
    }
    sides.white.komi = game.komi();
    sides.white.handicap = rules.handicap_bonus.points(game.handicap());
    let sides = sides.map(|side| SideScore { total: total(&side), ..side });
    Score { outcome: outcome(sides.white.total - sides.black.total), sides, owner, dame }
}

fn total(side: &SideScore) -> HalfPoints {
    // Boards and prisoners are far below i32, a game of two thousand million moves aside.
    let points = i32::try_from(side.stones + side.territory + side.prisoners).unwrap_or(i32::MAX);
    HalfPoints::from_points(points) + side.komi + side.handicap
}

fn outcome(white_ahead: HalfPoints) -> Outcome {
    let winner = match white_ahead.0 {
        0 => return Outcome::Draw,
        1.. => Color::White,
        ..0 => Color::Black,
    };
    Outcome::Win { winner, by: WinBy::Score { margin: white_ahead.abs() } }
}

/// Whose living stones alone each empty point's region touches, row-major; `None` under stones,
/// where a region touches both colors, and where it touches none.
fn surrounded(game: &Game, living: &[Option<Color>]) -> Vec<Option<Color>> {
    let size = game.size();
    let mut owner = vec![None; living.len()];
    let mut seen = vec![false; living.len()];
    let mut region: Vec<Point> = Vec::new();
    for start in size.points() {
        if living[size.index(start)].is_some() || seen[size.index(start)] {
            continue;
        }
        region.clear();
        region.push(start);
        seen[size.index(start)] = true;
        let mut touches = ByColor { black: false, white: false };
        let mut next = 0;
        while next < region.len() {
            for near in size.neighbors(region[next]) {
                let n = size.index(near);
                match living[n] {
                    Some(color) => touches[color] = true,
                    None if !seen[n] => {
                        seen[n] = true;
                        region.push(near);
                    }
                    None => {}
                }
            }
            next += 1;
        }
        let color = match touches {
            ByColor { black: true, white: false } => Some(Color::Black),
            ByColor { black: false, white: true } => Some(Color::White),
            ByColor { black: true, white: true } | ByColor { black: false, white: false } => None,
        };
        for &point in &region {
            owner[size.index(point)] = color;
        }
    }
    owner
}

#[cfg(test)]
mod tests;
