//! A game of any kind, as a JavaScript object.

use crate::{codes, setup};
use rules::{ByColor, Position, Progress, Setup};
use wasm_bindgen::prelude::wasm_bindgen;

/// A game after some moves.
#[wasm_bindgen]
pub struct Game {
    position: Position,
    captured: Vec<u16>,
}

impl Game {
    fn start(setup: &Setup) -> Game {
        Game { position: Position::new(setup), captured: Vec::new() }
    }
}

#[wasm_bindgen]
impl Game {
    /// The start of a game of Go, in the words of the wire; without komi, what the ruleset says.
    ///
    /// # Errors
    /// An English reason when there is no such setup.
    pub fn go(size: u8, ruleset: &str, komi_half: Option<i32>, handicap: &str, stones: u8) -> Result<Game, String> {
        setup::go(size, ruleset, komi_half, handicap, stones).map(|setup| Game::start(&setup))
    }

    /// The start of a game of Gomoku.
    ///
    /// # Errors
    /// An English reason when there is no such setup.
    pub fn gomoku(size: u8, ruleset: &str) -> Result<Game, String> {
        setup::gomoku(size, ruleset).map(|setup| Game::start(&setup))
    }

    /// The same game once more, to try moves on.
    #[must_use]
    pub fn fork(&self) -> Game {
        Game { position: self.position.clone(), captured: self.captured.clone() }
    }

    /// Plays a point, or 65535 for a pass. Answers the code of the refusal, empty when it was played.
    pub fn play(&mut self, color: u8, point: u16) -> String {
        let Some(color) = codes::color(color) else { return "not_your_turn".into() };
        let size = self.position.size();
        match self.position.play(color, codes::action(size, point)) {
            Ok(played) => {
                self.captured = codes::indices(size, &played.captured);
                String::new()
            }
            Err(illegal) => codes::reason(Err(illegal)),
        }
    }

    /// The code of the refusal that `play` would answer, empty if it would not refuse.
    #[must_use]
    pub fn check(&self, color: u8, point: u16) -> String {
        let Some(color) = codes::color(color) else { return "not_your_turn".into() };
        codes::reason(self.position.check(color, codes::action(self.position.size(), point)))
    }

    /// What the last move captured.
    #[must_use]
    pub fn captured(&self) -> Vec<u16> {
        self.captured.clone()
    }

    /// The board, row by row from the top left.
    #[must_use]
    pub fn board(&self) -> Vec<u8> {
        self.position.size().points().map(|point| codes::number(self.position.stone(point))).collect()
    }

    /// Whose move it is, or would be if the game were not over.
    #[must_use]
    pub fn turn(&self) -> u8 {
        codes::number(Some(self.position.turn()))
    }

    /// `playing`, `stopped` after two passes, or `over` by the rules themselves.
    #[must_use]
    pub fn progress(&self) -> String {
        match self.position.progress() {
            Progress::Playing => "playing",
            Progress::Stopped => "stopped",
            Progress::Over(_) => "over",
        }
        .into()
    }

    /// After two passes: play goes on with this color to move.
    pub fn resume(&mut self, turn: u8) {
        if let Some(turn) = codes::color(turn) {
            self.position.resume(turn);
        }
    }

    /// Moves played so far.
    #[must_use]
    pub fn move_number(&self) -> u32 {
        self.position.move_number()
    }

    /// Stones captured by a color.
    #[must_use]
    pub fn prisoners(&self, color: u8) -> u32 {
        let ByColor { black, white } = self.position.prisoners();
        match color {
            1 => black,
            2 => white,
            _ => 0,
        }
    }

    /// The point of a simple ko, if there is one.
    #[must_use]
    pub fn ko(&self) -> Option<u16> {
        codes::indices(self.position.size(), &self.position.ko_point()).first().copied()
    }

    /// The winning row of Gomoku.
    #[must_use]
    pub fn row(&self) -> Vec<u16> {
        codes::indices(self.position.size(), &self.position.row())
    }

    /// The stones solidly connected with the one at a point.
    #[must_use]
    pub fn chain(&self, point: u16) -> Vec<u16> {
        let size = self.position.size();
        codes::points(size, &[point]).flat_map(|point| codes::indices(size, &self.position.chain(point))).collect()
    }

    /// For whom each point counts with these stones taken off as dead; empty for a kind that does not count.
    #[must_use]
    pub fn owners(&self, dead: &[u16]) -> Vec<u8> {
        match &self.position {
            Position::Go(game) => {
                let dead = codes::points(game.size(), dead).collect();
                game.score(&dead).owner.into_iter().map(codes::number).collect()
            }
            Position::Gomoku(_) => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::Game;
    use crate::codes::PASS;

    #[test]
    fn a_capture_and_a_ko_cross_the_border() {
        let mut game = Game::go(5, "japanese", None, "none", 0).unwrap();
        // . X O . .
        // X O . O .
        // . X O . .
        for (color, point) in [(1, 1), (2, 2), (1, 5), (2, 8), (1, 11), (2, 12), (1, 7), (2, 6)] {
            assert_eq!(game.play(color, point), "", "{point}");
        }
        assert_eq!(game.captured(), [7]);
        assert_eq!(game.prisoners(2), 1);
        assert_eq!(game.ko(), Some(7));
        assert_eq!(game.check(1, 7), "ko");
        assert_eq!(game.check(1, 6), "occupied");
        assert_eq!(game.check(1, 25), "off_board");
        assert_eq!(game.check(2, 0), "not_your_turn");
        assert_eq!(game.check(0, 0), "not_your_turn");
        assert_eq!(&game.board()[5..8], [1, 2, 0]);
    }

    #[test]
    fn two_passes_stop_a_game_that_can_be_counted_and_resumed() {
        let mut game = Game::go(5, "chinese", Some(1), "none", 0).unwrap();
        assert_eq!([game.play(1, 12), game.play(2, PASS), game.play(1, PASS)], ["", "", ""]);
        assert_eq!(game.progress(), "stopped");
        assert_eq!(game.owners(&[]), [1; 25]);
        assert_eq!(game.owners(&[12]), [0; 25]);
        let mut other = game.fork();
        other.resume(2);
        assert_eq!((other.progress().as_str(), other.turn(), game.progress().as_str()), ("playing", 2, "stopped"));
    }

    #[test]
    fn five_in_a_row_end_a_game() {
        let mut game = Game::gomoku(15, "freestyle").unwrap();
        for n in 0..4 {
            assert_eq!([game.play(1, n), game.play(2, 30 + n)], ["", ""]);
        }
        assert_eq!(game.play(1, PASS), "no_pass");
        assert_eq!(game.play(1, 4), "");
        assert_eq!((game.progress().as_str(), game.row()), ("over", vec![0, 1, 2, 3, 4]));
        assert!(game.owners(&[]).is_empty());
    }

    #[test]
    fn a_setup_that_cannot_be_is_refused() {
        assert!(Game::go(4, "chinese", None, "none", 0).is_err());
        assert!(Game::go(9, "house", None, "none", 0).is_err());
        assert!(Game::go(9, "chinese", None, "fixed", 60).is_err());
        assert!(Game::gomoku(31, "standard").is_err());
    }
}
