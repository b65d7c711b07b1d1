//! The names of points and moves, in the notation of each game.

use crate::{Area, Diagram, Move, SgfRecord};
use rules::{ByColor, Color, Kind, Point, Size, sgf};

/// The name of a pass.
const PASS: &str = "pass";

/// The notation for points on one board.
#[derive(Debug, Clone, Copy)]
pub struct Names {
    kind: Kind,
    size: Size,
}

impl Names {
    /// The notation for a board of this kind.
    #[must_use]
    pub const fn new(kind: Kind, size: Size) -> Self {
        Self { kind, size }
    }

    /// The notation for a setup's board.
    #[must_use]
    pub fn of(setup: &rules::Setup) -> Self {
        Self::new(setup.kind(), setup.size())
    }

    /// The width and height of the board.
    #[must_use]
    pub const fn size(self) -> Size {
        self.size
    }

    /// The name of a point.
    #[must_use]
    pub fn point(self, point: Point) -> String {
        self.kind.point_name(self.size, point)
    }

    /// The names of points.
    pub fn points<'a>(self, points: impl IntoIterator<Item = &'a Point>) -> Vec<String> {
        points.into_iter().map(|point| self.point(*point)).collect()
    }

    /// Parses the name of a point; `None` if this board has no such point.
    #[must_use]
    pub fn parse(self, name: &str) -> Option<Point> {
        self.kind.parse_point(self.size, name)
    }

    /// The points that an opening's area allows; none if a corner of the area is not on this board.
    #[must_use]
    pub fn area(self, area: &Area) -> Vec<Point> {
        let (Some(from), Some(to)) = (self.parse(&area.from), self.parse(&area.to)) else { return Vec::new() };
        let between = |a: u8, b: u8, value: u8| (a.min(b)..=a.max(b)).contains(&value);
        let within = |point: &Point| between(from.x, to.x, point.x) && between(from.y, to.y, point.y);
        self.size.points().filter(|point| within(point) != area.outside).collect()
    }

    /// Converts moves to their names; a pass is `"pass"`.
    #[must_use]
    pub fn moves(self, moves: &[(Color, rules::Move)]) -> Vec<Move> {
        moves.iter().map(|&(color, action)| Move { color, point: self.action(action) }).collect()
    }

    /// Converts moves without their colors to names; a pass is `"pass"`.
    #[must_use]
    pub fn actions(self, moves: &[rules::Move]) -> Vec<String> {
        moves.iter().map(|action| self.action(*action)).collect()
    }

    /// Parses `"pass"` or the name of a point on this board; `None` for any other text.
    #[must_use]
    pub fn parse_action(self, name: &str) -> Option<rules::Move> {
        if name == PASS { Some(rules::Move::Pass) } else { self.parse(name).map(rules::Move::Place) }
    }

    fn action(self, action: rules::Move) -> String {
        match action {
            rules::Move::Place(point) => self.point(point),
            rules::Move::Pass => PASS.to_owned(),
        }
    }

    /// Converts stones to the names of their points.
    #[must_use]
    pub fn diagram(self, diagram: &rules::Diagram) -> Diagram {
        let ByColor { black, white } = diagram.stones.as_ref().map(|points| self.points(points));
        Diagram { black, white, turn: diagram.turn }
    }

    /// Parses the names of points with stones. Skips points that are not on this board.
    #[must_use]
    pub fn parse_diagram(self, diagram: &Diagram) -> rules::Diagram {
        let points = |names: &[String]| names.iter().filter_map(|name| self.parse(name)).collect();
        rules::Diagram { stones: ByColor { black: points(&diagram.black), white: points(&diagram.white) }, turn: diagram.turn }
    }
}

impl SgfRecord {
    /// The record in an SGF file, in the form that the page uses to replay it. `text` is the whole file.
    #[must_use]
    pub fn new(record: &sgf::Record, text: Option<String>, left_out: sgf::LeftOut) -> Self {
        let names = Names::of(&record.setup);
        Self {
            setup: (&record.setup).into(),
            diagram: record.diagram.as_ref().map(|diagram| names.diagram(diagram)),
            black: record.players.black.name.clone(),
            white: record.players.white.name.clone(),
            moves: names.moves(&record.moves),
            outcome: record.outcome.map(Into::into),
            time: setup::TimeControl::from_sgf(record.main_time.as_deref(), record.overtime.as_deref()).map(Into::into),
            text,
            variations: left_out.variations,
            comments: left_out.comments,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Names;
    use crate::Area;
    use rules::{Kind, Size};

    #[test]
    fn two_opposite_corners_give_the_points_inside_or_outside_an_area() {
        let names = Size::new(4, 3).map(|size| Names::new(Kind::Gomoku, size));
        for (from, to, outside, expected) in [
            ("b2", "c3", false, "b3 c3 b2 c2"),
            ("c2", "b3", false, "b3 c3 b2 c2"),
            ("b2", "c3", true, "a3 d3 a2 d2 a1 b1 c1 d1"),
            ("d1", "d1", false, "d1"),
            ("b2", "e2", false, ""),
            ("a4", "b2", true, ""),
        ] {
            let area = Area { from: from.to_owned(), to: to.to_owned(), outside };
            let found = names.map(|names| names.points(&names.area(&area)).join(" "));
            assert_eq!(found.as_deref(), Some(expected), "{area:?}");
        }
    }
}
