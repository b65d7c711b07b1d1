//! The board as the lowest levels see it.

use rules::gomoku::Game;
use rules::{Color, Point};

/// The board as the player to move sees it.
pub(super) struct Sight<'a> {
    game: &'a Game,
    /// The points where the player may play.
    pub(super) points: &'a [Point],
    pub(super) own: Color,
    /// The number of stones of a row.
    pub(super) length: i8,
    /// The directions in which rows count.
    pub(super) directions: &'static [(i8, i8)],
}

impl<'a> Sight<'a> {
    pub(super) fn new(game: &'a Game, points: &'a [Point]) -> Sight<'a> {
        let rows = game.rules().rows[game.turn()];
        Sight { game, points, own: game.turn(), length: rows.length as i8, directions: rows.directions.steps() }
    }

    /// What is `n` steps away: `None` beyond the edge, `Some(None)` on an empty point.
    pub(super) fn look(&self, from: Point, (dx, dy): (i8, i8), n: i8) -> Option<Option<Color>> {
        let x = from.x.checked_add_signed(dx * n)?;
        let y = from.y.checked_add_signed(dy * n)?;
        let point = Point { x, y };
        self.game.size().contains(point).then(|| self.game.stone(point))
    }
}
