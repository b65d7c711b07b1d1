//! Translates the steps of openings.

use protocol::Names;
use room::{Act, Room, Step};
use rules::gomoku::openings::{Reach, centers};
use rules::{Point, Size};

/// The current step of a room's opening.
pub(crate) fn step(room: &Room, names: Names) -> Option<protocol::Step> {
    let Step { seat, act, colors_open } = room.opening()?;
    let act = match act {
        Act::Place { reach } => protocol::Act::Place { area: area(room, names, reach) },
        Act::Choose { choices } => protocol::Act::Choose { choices: choices.to_vec() },
        Act::ChooseOrOffer { choices, count } => protocol::Act::ChooseOrOffer { choices: choices.to_vec(), count },
        Act::Declare { most } => protocol::Act::Declare { most },
        Act::OfferMoves { count } => protocol::Act::OfferMoves { count },
        Act::Pick { points } => protocol::Act::Pick { points: names.points(&points) },
        Act::NameKomi => protocol::Act::NameKomi {},
        Act::Bid { least, standing } => {
            protocol::Act::Bid { least_half: least.0, standing_half: standing.map(|standing| standing.0) }
        }
    };
    Some(protocol::Step { seat, act, colors_open })
}

/// The area that the opening allows for the next stone. `None` means the whole board.
fn area(room: &Room, names: Names, reach: Reach) -> Option<protocol::Area> {
    let (corners, outside) = match reach {
        Reach::Anywhere => return None,
        Reach::Center => (center(names.size())?, false),
        Reach::Within(side) => (square(names.size(), room.first_stone()?, side), false),
        Reach::Outside(side) => (square(names.size(), room.first_stone()?, side), true),
    };
    let (from, to) = corners;
    Some(protocol::Area { from: names.point(from), to: names.point(to), outside })
}

/// The first and the last center point of the board. There is one center point if both sides are odd, two if one side is even,
/// and four if both sides are even.
fn center(size: Size) -> Option<(Point, Point)> {
    let first = centers(size).next()?;
    Some(centers(size).fold((first, first), |(from, to), point| {
        (Point { x: from.x.min(point.x), y: from.y.min(point.y) }, Point { x: to.x.max(point.x), y: to.y.max(point.y) })
    }))
}

/// The first and the last point of the square around a point, clipped to the board.
fn square(size: Size, around: Point, side: u8) -> (Point, Point) {
    let reach = side / 2;
    let from = Point { x: around.x.saturating_sub(reach), y: around.y.saturating_sub(reach) };
    let to = Point { x: (around.x + reach).min(size.width() - 1), y: (around.y + reach).min(size.height() - 1) };
    (from, to)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn an_area_contains_exactly_the_points_that_the_opening_allows() {
        for (width, height) in [(15, 15), (10, 10), (5, 8), (19, 6)] {
            let size = Size::new(width, height).unwrap();
            for first in size.points() {
                for side in [3, 5, 7, 9] {
                    let (from, to) = square(size, first, side);
                    assert!(to.x < width && to.y < height, "{to:?} is off the board");
                    for point in size.points() {
                        let within = (from.x..=to.x).contains(&point.x) && (from.y..=to.y).contains(&point.y);
                        assert_eq!(Reach::Within(side).allows(size, Some(first), point), within);
                        assert_eq!(Reach::Outside(side).allows(size, Some(first), point), !within);
                    }
                }
            }
            let (from, to) = center(size).unwrap();
            for point in size.points() {
                let within = (from.x..=to.x).contains(&point.x) && (from.y..=to.y).contains(&point.y);
                assert_eq!(Reach::Center.allows(size, None, point), within);
            }
        }
    }
}
