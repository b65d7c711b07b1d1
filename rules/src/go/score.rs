//! Scoring a finished game.

use super::reason::{Count, GROUP_TAX, PointReason};
use super::{Game, Scoring};
use crate::color::{ByColor, Color};
use crate::outcome::{HalfPoints, Outcome, WinBy};
use crate::point::Point;

/// The score of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The score of each color.
    pub sides: ByColor<SideScore>,
    /// The color that each point counts for, row by row from the top left. Under area scoring, stones and surrounded points
    /// count. Under territory scoring, only surrounded points count.
    pub owner: Vec<Option<Color>>,
    /// The points without a living stone that count for neither player, in reading order.
    pub dame: Vec<Point>,
    /// Who won, and by how much.
    pub outcome: Outcome,
}

/// The score of one color. Items that the rules do not count are 0, so `total` is always the sum of all other fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideScore {
    /// Living stones on the board; 0 under territory scoring.
    pub stones: u32,
    /// Surrounded points, empty or under dead stones, minus the group tax if the rules have one.
    pub territory: u32,
    /// The opponent's captured stones, dead stones and pass stones; 0 under area scoring.
    pub prisoners: u32,
    /// Komi; 0 for Black.
    pub komi: HalfPoints,
    /// White's bonus for handicap stones; 0 for Black and under territory scoring.
    pub handicap: HalfPoints,
    /// The sum of all fields above.
    pub total: HalfPoints,
}

/// Adds up the score of a game, given how much each point counts.
pub(super) fn sum(game: &Game, count: Count) -> Score {
    let rules = game.rules();
    let Count { points, groups } = count;
    let mut sides: ByColor<SideScore> = ByColor::default();
    let mut owner = Vec::with_capacity(points.len());
    let mut dame = Vec::new();
    for (point, judged) in game.size().points().zip(&points) {
        let stone = judged.reason == PointReason::Stone;
        let counted = judged.owner.filter(|&color| judged.ground[color] > 0);
        if let Some(color) = counted {
            let side = &mut sides[color];
            *(if stone { &mut side.stones } else { &mut side.territory }) += judged.ground[color];
        }
        for color in Color::ALL {
            sides[color].prisoners += judged.prisoners[color];
        }
        owner.push(counted);
        if counted.is_none() && !stone {
            dame.push(point);
        }
    }
    for color in Color::ALL {
        if rules.scoring == Scoring::Territory {
            sides[color].prisoners += game.prisoners()[color];
        }
        sides[color].territory = sides[color].territory.saturating_sub(GROUP_TAX * groups[color]);
    }
    sides.white.komi = game.komi();
    if rules.scoring == Scoring::Area {
        sides.white.handicap = rules.handicap_bonus.points(game.handicap());
    }
    let sides = sides.map(|side| SideScore { total: total(&side), ..side });
    Score { outcome: outcome(sides.white.total - sides.black.total), sides, owner, dame }
}

fn total(side: &SideScore) -> HalfPoints {
    // The sum stays far below `i32::MAX` unless a game has two billion moves.
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
