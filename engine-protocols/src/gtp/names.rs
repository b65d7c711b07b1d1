//! How GTP writes colors and points.

use rules::{Color, Kind, Move, Point, Size};

/// The kind whose notation GTP uses for the points of a game.
const fn naming(kind: Kind) -> Kind {
    match kind {
        Kind::Go | Kind::Gomoku | Kind::TicTacToe => Kind::Go,
        Kind::Othello => Kind::Othello,
    }
}

/// The name of a point, as in `Q16`.
pub(crate) fn vertex(kind: Kind, size: Size, point: Point) -> String {
    naming(kind).point_name(size, point).to_ascii_uppercase()
}

/// The name of a move.
pub(crate) fn move_name(kind: Kind, size: Size, action: Move) -> String {
    match action {
        Move::Pass => "PASS".to_owned(),
        Move::Place(point) => vertex(kind, size, point),
    }
}

/// Reads a point.
pub(crate) fn point(kind: Kind, size: Size, word: &str) -> Option<Point> {
    naming(kind).parse_point(size, word)
}

/// Reads a move.
pub(crate) fn action(kind: Kind, size: Size, word: &str) -> Option<Move> {
    if word.eq_ignore_ascii_case("pass") { Some(Move::Pass) } else { point(kind, size, word).map(Move::Place) }
}

/// Reads a color.
pub(crate) fn color(word: &str) -> Option<Color> {
    match word.to_ascii_lowercase().as_str() {
        "b" | "black" => Some(Color::Black),
        "w" | "white" => Some(Color::White),
        _ => None,
    }
}
