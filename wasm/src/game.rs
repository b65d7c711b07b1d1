//! A game of any kind, as a JavaScript object.

use crate::{codes, setup};
use rules::gomoku::renju::Forbidden;
use rules::{ByColor, Diagram, Played, Position, Progress, Setup};
use wasm_bindgen::prelude::wasm_bindgen;

/// A game after some moves.
#[wasm_bindgen]
pub struct Game {
    setup: Setup,
    position: Position,
    played: Played,
}

impl Game {
    fn start(setup: &Setup) -> Game {
        Game { setup: *setup, position: Position::new(setup), played: Played::default() }
    }

    fn indices<'a>(&self, points: impl IntoIterator<Item = &'a rules::Point>) -> Vec<u16> {
        codes::indices(self.position.size(), points)
    }
}

#[wasm_bindgen]
impl Game {
    /// The start of a game of Go, in the words of the wire; without komi, what the ruleset says. `rules` are the
    /// parts of a custom ruleset in the order of the wire, with blanks between them; else empty.
    ///
    /// # Errors
    /// An English reason when there is no such setup.
    pub fn go(
        width: u8,
        height: u8,
        ruleset: &str,
        rules: &str,
        komi_half: Option<i32>,
        handicap: &str,
        stones: u8,
    ) -> Result<Game, String> {
        setup::go((width, height), (ruleset, rules), komi_half, (handicap, stones)).map(|setup| Game::start(&setup))
    }

    /// The start of a game of Gomoku. `part` is what becomes of forbidden moves for renju, and the row (its
    /// length, what longer rows are worth, the directions, with blanks between them) for m,n,k; else empty.
    ///
    /// # Errors
    /// An English reason when there is no such setup.
    pub fn gomoku(width: u8, height: u8, ruleset: &str, part: &str) -> Result<Game, String> {
        setup::gomoku((width, height), ruleset, part).map(|setup| Game::start(&setup))
    }

    /// The start of a game of Othello.
    #[must_use]
    pub fn othello() -> Game {
        Game::start(&Setup::Othello)
    }

    /// The start of a game of tic-tac-toe.
    #[must_use]
    pub fn tic_tac_toe() -> Game {
        Game::start(&Setup::Gomoku(rules::gomoku::Setup::TIC_TAC_TOE))
    }

    /// Begins again from these stones, with the color whose move it is. Answers whether there is such a position.
    pub fn set_up(&mut self, black: &[u16], white: &[u16], turn: u8) -> bool {
        let size = self.position.size();
        let stones = ByColor { black, white }.map(|indices| codes::points(size, indices).collect());
        let Some(turn) = codes::color(turn) else { return false };
        let Some(position) = Diagram { stones, turn }.position(&self.setup) else { return false };
        (self.position, self.played) = (position, Played::default());
        true
    }

    /// The same game once more, to try moves on.
    #[must_use]
    pub fn fork(&self) -> Game {
        Game { setup: self.setup, position: self.position.clone(), played: self.played.clone() }
    }

    /// Plays a point, or 65535 for a pass. Answers the code of the refusal, empty when it was played.
    pub fn play(&mut self, color: u8, point: u16) -> String {
        let Some(color) = codes::color(color) else { return "not_your_turn".into() };
        let size = self.position.size();
        match self.position.play(color, codes::action(size, point)) {
            Ok(played) => {
                self.played = played;
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
        self.indices(&self.played.captured)
    }

    /// What the last move turned over (Othello).
    #[must_use]
    pub fn flipped(&self) -> Vec<u16> {
        self.indices(&self.played.flipped)
    }

    /// What a stone of the player to move would turn over there (Othello).
    #[must_use]
    pub fn flips(&self, point: u16) -> Vec<u16> {
        match &self.position {
            Position::Othello(game) => {
                codes::points(game.size(), &[point]).flat_map(|point| self.indices(&game.flips(point))).collect()
            }
            Position::Go(_) | Position::Gomoku(_) => Vec::new(),
        }
    }

    /// Every point where the player to move may place a stone.
    #[must_use]
    pub fn legal(&self) -> Vec<u16> {
        self.indices(&self.position.legal_moves())
    }

    /// Whether the player to move can only pass (Othello).
    #[must_use]
    pub fn must_pass(&self) -> bool {
        self.position.must_pass()
    }

    /// The points that are forbidden to Black in renju, each followed by its reason: 0 for an overline, 1 for a
    /// double-four, 2 for a double-three.
    #[must_use]
    pub fn forbidden(&self) -> Vec<u16> {
        let number = |why| Forbidden::ALL.iter().position(|&known| known == why).unwrap_or_default() as u16;
        let points = self.position.forbidden_points();
        points.iter().flat_map(|(point, why)| self.indices([point]).into_iter().chain([number(*why)])).collect()
    }

    /// The discs of Black and White on the board, then both by the official count; empty for another kind than Othello.
    #[must_use]
    pub fn counts(&self) -> Vec<u32> {
        let both = |count: ByColor<u32>| [count.black, count.white];
        self.position.count().map_or_else(Vec::new, |count| [both(count.discs), both(count.official)].concat())
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
            Position::Gomoku(_) | Position::Othello(_) => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests;
