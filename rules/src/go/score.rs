//! Scoring a finished game.

use super::territory::territory;
use super::{Game, Scoring, Tax, grid, tax};
use crate::color::{ByColor, Color};
use crate::outcome::{HalfPoints, Outcome, WinBy};
use crate::point::Point;
use std::collections::BTreeSet;

/// The score of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The score of each color.
    pub sides: ByColor<SideScore>,
    /// The owner of each point, row by row from the top left: stones and surrounded points under area scoring,
    /// only surrounded points under territory scoring.
    pub owner: Vec<Option<Color>>,
    /// The empty points that count for neither player, sorted.
    pub dame: Vec<Point>,
    /// Who won, and by how much.
    pub outcome: Outcome,
}

/// The score of one color. Items that the rules do not count are 0, so `total` is always the sum of the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideScore {
    /// Living stones on the board; 0 under territory scoring.
    pub stones: u32,
    /// Surrounded empty points, including those under dead stones, minus the group tax if the rules have one.
    pub territory: u32,
    /// Captured opponent stones, including dead ones; 0 under area scoring.
    pub prisoners: u32,
    /// Komi; 0 for Black.
    pub komi: HalfPoints,
    /// White's bonus for handicap stones; 0 for Black, and under territory scoring.
    pub handicap: HalfPoints,
    /// The sum of the above.
    pub total: HalfPoints,
}

/// Scores a game with the given stones removed as dead.
pub(super) fn count(game: &Game, dead: &BTreeSet<Point>) -> Score {
    let rules = game.rules();
    let size = game.size();
    let stones: Vec<Option<Color>> = size.points().map(|point| game.board().stone(point)).collect();
    let dead: Vec<bool> = size.points().map(|point| rules.removes_dead && dead.contains(&point)).collect();
    let living: Vec<Option<Color>> = stones.iter().zip(&dead).map(|(stone, dead)| stone.filter(|_| !dead)).collect();
    let (empty_owner, groups) = empty_owner(game, &stones, &dead, &living);

    let mut sides: ByColor<SideScore> = ByColor::default();
    let mut owner = Vec::with_capacity(size.area());
    let mut dame = Vec::new();
    for (n, point) in size.points().enumerate() {
        if let (Some(stone), true, Scoring::Territory) = (stones[n], dead[n], rules.scoring) {
            sides[stone.opposite()].prisoners += 1;
        }
        owner.push(match (living[n], empty_owner[n], rules.scoring) {
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
    for color in Color::ALL {
        if rules.scoring == Scoring::Territory {
            sides[color].prisoners += game.prisoners()[color];
        }
        if rules.tax == Tax::All {
            sides[color].territory = sides[color].territory.saturating_sub(2 * groups[color]);
        }
    }
    sides.white.komi = game.komi();
    if rules.scoring == Scoring::Area {
        sides.white.handicap = rules.handicap_bonus.points(game.handicap());
    }
    let sides = sides.map(|side| SideScore { total: total(&side), ..side });
    Score { outcome: outcome(sides.white.total - sides.black.total), sides, owner, dame }
}

/// The owner of each point without a living stone, and the number of groups that are not in seki.
fn empty_owner(
    game: &Game,
    stones: &[Option<Color>],
    dead: &[bool],
    living: &[Option<Color>],
) -> (Vec<Option<Color>>, ByColor<u32>) {
    let (rules, size) = (game.rules(), game.size());
    let surrounded = grid::surrounded(size, living);
    if rules.tax == Tax::None {
        return (surrounded, ByColor::default());
    }
    let area: Vec<Option<Color>> = living.iter().zip(&surrounded).map(|(stone, around)| stone.or(*around)).collect();
    let life = tax::livelihood(size, living, &area);
    let owner = match rules.scoring {
        Scoring::Area => surrounded.iter().zip(&life.seki).map(|(owner, seki)| owner.filter(|_| !seki)).collect(),
        // Unfilled dame do not cause seki here, since players rarely fill them.
        Scoring::Territory => territory(size, stones, dead, false).owner,
    };
    (owner, life.groups)
}

fn total(side: &SideScore) -> HalfPoints {
    // Boards and prisoners stay far below `i32::MAX` unless a game has two billion moves.
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

#[cfg(test)]
mod tests;
