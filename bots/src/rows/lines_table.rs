//! The table of all winning lines, one of the oldest ways to teach Gomoku to a computer.
//!
//! A winning line is a place for a row. It is worth something to a player as long as the opponent has no stone on it.
//! The more stones the player has on the line, the more it is worth. A point is worth as much as all lines through it
//! together. The player compares the best point for their own lines with the best point for the opponent's lines, and
//! plays on the better of the two. So the player sometimes attacks and sometimes defends.
//!
//! What this method does not see: it counts lines one by one, so a stone on two lines is worth no more than the sum of
//! the two lines. It does not know that in some rulesets a row of six stones does not count, and it never looks ahead.

use super::sight::Sight;
use crate::random::Random;
use rules::Point;

/// The worth of a line that lacks one stone.
const ROW: u64 = 100_000;

/// How much the next stone on a line is worth, if the player has `stones` stones on this line and needs `length`.
fn worth(stones: u8, length: u8) -> u64 {
    match length - stones {
        // The next stone completes the row.
        1 => ROW,
        // A line that lacks two stones is worth extra, because two such lines make an open three.
        2 => 1_500,
        _ => 4_u64.pow(u32::from(stones.min(8))),
    }
}

/// The worth of a point for the player to move, and for the opponent.
fn of(sight: &Sight<'_>, point: Point) -> (u64, u64) {
    let (mut attack, mut defence) = (0, 0);
    let length = sight.length;
    for &direction in sight.directions {
        for first in 1 - length..=0 {
            let (mut own, mut its) = (0_u8, 0_u8);
            let line = (first..first + length).map(|n| sight.look(point, direction, n));
            let mut is_complete = true;
            for seen in line {
                match seen {
                    Some(Some(color)) if color == sight.own => own += 1,
                    Some(Some(_)) => its += 1,
                    Some(None) => {}
                    None => is_complete = false,
                }
            }
            if is_complete && its == 0 {
                attack += worth(own, length as u8);
            }
            if is_complete && own == 0 {
                defence += worth(its, length as u8);
            }
        }
    }
    (attack, defence)
}

/// The point to play at.
pub(super) fn choose(sight: &Sight<'_>, random: &mut Random) -> Option<Point> {
    let worths: Vec<(Point, (u64, u64))> = sight.points.iter().map(|&point| (point, of(sight, point))).collect();
    let attack = worths.iter().map(|(_, worth)| worth.0).max()?;
    let defence = worths.iter().map(|(_, worth)| worth.1).max()?;
    // Complete a row if possible. Otherwise, attack or defend, whichever is worth more. If several points are equally
    // good for attack, choose the best of them for defense, and vice versa.
    let attacks = attack >= defence || attack >= ROW;
    let key = |(attack, defence): (u64, u64)| if attacks { (attack, defence) } else { (defence, attack) };
    let best = worths.iter().map(|(_, worth)| key(*worth)).max()?;
    let ties: Vec<Point> = worths.iter().filter(|(_, worth)| key(*worth) == best).map(|(point, _)| *point).collect();
    random.choose(&ties)
}
