//! Where Black places the stones of a free handicap.

use rules::go::{Game, Handicap};
use rules::{Move, Point};

/// The point for the next handicap stone: a star point, or a point that is far from the other stones and from the edge.
pub(super) fn place(game: &Game) -> Option<Point> {
    let size = game.size();
    let is_free = |point: &Point| game.check(game.turn(), Move::Place(*point)).is_ok();
    if size.width() == size.height() {
        let stones = game.handicap().min(Handicap::max_fixed(size.width()));
        if let Some(star) = Handicap::fixed_points(size.width(), stones).into_iter().find(is_free) {
            return Some(star);
        }
    }
    size.points().filter(is_free).max_by_key(|point| room(game, *point))
}

/// How much free space a point has: the distance to the nearest stone, but at most three times the number of the
/// point's line. The line at the edge has the number 1. Of two points with equal values, the point farther from the
/// edge has more space.
fn room(game: &Game, point: Point) -> (u32, u32) {
    let size = game.size();
    let edge = |at: u8, side: u8| u32::from(at.min(side - 1 - at)) + 1;
    let line = edge(point.x, size.width()).min(edge(point.y, size.height()));
    let stones = size.points().filter(|other| game.board().stone(*other).is_some());
    let steps = |other: Point| u32::from(other.x.abs_diff(point.x)) + u32::from(other.y.abs_diff(point.y));
    let nearest = stones.map(steps).min().unwrap_or(u32::MAX);
    (nearest.min(line * 3), line)
}
