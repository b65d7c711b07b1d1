//! Reads which kind of game a tree records, the size of its board, and the moves of its main line.

use super::place::Place;
use super::record::SgfError;
use super::tree::Node;
use super::value::{Grid, color, go_move, number, point};
use crate::color::Color;
use crate::kind::Kind;
use crate::moves::Move;
use crate::othello;

/// The kind of game that a tree records. SGF has a number for each kind, in the property `GM`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    /// Number 1, and the default.
    Go,
    /// Number 2.
    Othello,
    /// Number 4, including renju and all other row games.
    Gomoku,
    /// Another kind of game, with its number in SGF. Its trees are kept, but its moves cannot be read.
    Other(i64),
}

impl Game {
    /// Reads `GM` from the first node; `None` if its value is not a number.
    #[must_use]
    pub fn of(root: Node<'_>) -> Option<Game> {
        match root.value("GM").map(str::trim) {
            None | Some("") => Some(Game::Go),
            Some(raw) => number(raw).map(Game::from_number),
        }
    }

    /// The kind of game that has this number in SGF.
    #[must_use]
    pub const fn from_number(number: i64) -> Game {
        match number {
            1 => Game::Go,
            2 => Game::Othello,
            4 => Game::Gomoku,
            other => Game::Other(other),
        }
    }

    /// The number of the kind in SGF.
    #[must_use]
    pub const fn number(self) -> i64 {
        match self {
            Game::Go => 1,
            Game::Othello => 2,
            Game::Gomoku => 4,
            Game::Other(number) => number,
        }
    }

    /// The board size from `SZ` in the first node, or the game's default size; `None` if the value of `SZ` is invalid.
    #[must_use]
    pub fn grid(self, root: Node<'_>) -> Option<Grid> {
        match root.value("SZ").map(str::trim) {
            None | Some("") => {
                let side = match self {
                    Game::Go | Game::Other(_) => 19,
                    Game::Othello => 8,
                    Game::Gomoku => 15,
                };
                Grid::new(side, side)
            }
            Some(raw) => Grid::from_raw(raw),
        }
    }

    /// Reads a move in the notation of this game; `None` if the value is not a move. An empty value is a pass. In Go on boards up
    /// to 19x19, `tt` is a pass, too. A point is two SGF letters. In Othello and Gomoku, a point may also have the name that
    /// players use (`d3` with rows from the top in Othello, `h8` with rows from the bottom in Gomoku). Such a name contains a
    /// digit, so it is never mistaken for SGF letters.
    #[must_use]
    pub fn read_move(self, raw: &str, grid: Grid) -> Option<Move> {
        let raw = raw.trim();
        match self {
            Game::Go => go_move(raw, grid),
            Game::Othello | Game::Gomoku if raw.is_empty() => Some(Move::Pass),
            Game::Othello => point(raw, grid).or_else(|| Kind::Othello.parse_point(othello::size(), raw)).map(Move::Place),
            Game::Gomoku => {
                let named = || Kind::Gomoku.parse_point(grid.size()?, &raw.to_ascii_lowercase());
                point(raw, grid).or_else(named).map(Move::Place)
            }
            Game::Other(_) => None,
        }
    }

    /// The moves of the main line that begins at `root`, in the order of the file. Does not check whether the moves are legal.
    ///
    /// # Errors
    /// If a value is not a move of this game, or the board size is invalid.
    pub fn moves(self, root: Node<'_>) -> Result<Vec<(Color, Move)>, SgfError> {
        let locate = |place: Place, reason: String| place.error(reason).locate(root.text());
        let Some(grid) = self.grid(root) else {
            return Err(locate(Place::START, format!("SZ[{:.20}] is not a board size", root.value("SZ").unwrap_or_default())));
        };
        let mut moves = Vec::new();
        for property in root.main_line().flat_map(Node::properties) {
            let Some(mover) = color(property.name()) else { continue };
            for raw in property.values() {
                let Some(action) = self.read_move(raw, grid) else {
                    return Err(locate(property.place(), format!("{}[{raw:.20}] is not a move", property.name())));
                };
                moves.push((mover, action));
            }
        }
        Ok(moves)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{Game, Grid};
    use crate::color::Color;
    use crate::moves::Move;
    use crate::othello;
    use crate::point::Point;
    use crate::sgf::{Options, parse_text};

    fn moves(text: &str) -> Result<Vec<String>, String> {
        let file = parse_text(text, &Options::default()).unwrap();
        let root = file.roots().next().unwrap();
        let found = Game::of(root).unwrap().moves(root).map_err(|error| error.to_string())?;
        let name = |action| match action {
            Move::Pass => "pass".to_owned(),
            Move::Place(point) => Point::to_sgf(point),
        };
        Ok(found
            .into_iter()
            .map(|(color, action)| format!("{}{}", if color == Color::Black { 'B' } else { 'W' }, name(action)))
            .collect())
    }

    #[test]
    fn every_game_has_its_number() {
        let game = |text: &str| Game::of(parse_text(text, &Options::default()).unwrap().roots().next().unwrap());
        assert_eq!([game("(;)"), game("(;GM[])"), game("(;GM[1])")], [Some(Game::Go); 3]);
        assert_eq!(
            [game("(;GM[2])"), game("(;GM[ 4 ])"), game("(;GM[9])")],
            [Game::Othello, Game::Gomoku, Game::Other(9)].map(Some)
        );
        assert_eq!(game("(;GM[Go])"), None);
        assert!((0..20).all(|number| Game::from_number(number).number() == number));
    }

    #[test]
    fn each_game_has_a_default_board_size() {
        let side = |text: &str| {
            let file = parse_text(text, &Options::default()).unwrap();
            let root = file.roots().next().unwrap();
            Game::of(root).unwrap().grid(root).map(Grid::width)
        };
        assert_eq!(
            [side("(;)"), side("(;GM[2])"), side("(;GM[4])"), side("(;SZ[9])"), side("(;SZ[x])")],
            [Some(19), Some(8), Some(15), Some(9), None]
        );
    }

    #[test]
    fn moves_of_every_game_are_read() {
        let all = |text: &str| moves(text).unwrap().join(" ");
        assert_eq!(all("(;B[pd];W[tt];C[x];B[]B[aa](;W[bb])(;W[cc]))"), "Bpd Wpass Bpass Baa Wbb");
        assert_eq!(all("(;GM[2];B[dc];W[c3];B[F5];W[])"), "Bdc Wcc Bfe Wpass");
        assert_eq!(all("(;GM[4];B[hh];W[h8];B[A1];W[o15])"), "Bhh Whh Bao Woa");
        assert_eq!(all("(;GM[4]SZ[30];B[aD];W[ad30])"), "BaD WDa");
    }

    #[test]
    fn invalid_moves_are_refused() {
        for (text, error) in [
            ("(;\n;B[aa]W[a])", "line 2, column 7: W[a] is not a move"),
            ("(;SZ[9];B[jj])", "line 1, column 9: B[jj] is not a move"),
            ("(;GM[2];B[i1])", "line 1, column 9: B[i1] is not a move"),
            ("(;GM[4];B[h16])", "line 1, column 9: B[h16] is not a move"),
            ("(;GM[6];B[aa])", "line 1, column 9: B[aa] is not a move"),
            ("(;SZ[0];B[aa])", "line 1, column 1: SZ[0] is not a board size"),
        ] {
            assert_eq!(moves(text), Err(error.to_owned()), "{text}");
        }
    }

    #[test]
    fn othello_is_replayed_from_a_file() {
        let mut game = othello::Game::new();
        let mut text = "(;GM[2]FF[4]SZ[8]".to_owned();
        while !game.is_over() {
            let action = game.legal_moves().first().map_or(Move::Pass, |&point| Move::Place(point));
            let raw = match action {
                Move::Pass => String::new(),
                Move::Place(point) => point.to_sgf(),
            };
            text += &format!(";{}[{raw}]", if game.turn() == Color::Black { 'B' } else { 'W' });
            game.play(game.turn(), action).unwrap();
        }
        let file = parse_text(&(text + ")"), &Options::default()).unwrap();
        let mut again = othello::Game::new();
        for (color, action) in Game::Othello.moves(file.roots().next().unwrap()).unwrap() {
            again.play(color, action).unwrap();
        }
        assert_eq!((again.board(), again.is_over()), (game.board(), true));
    }
}
