//! A game of any kind, as a JavaScript object.

use crate::border::{self, take};
use crate::codes;
use protocol::{Diagram, Names, Outcome};
use rules::gomoku::renju::Forbidden;
use rules::{ByColor, Illegal, Position, Progress, Setup};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// A game after some moves.
#[wasm_bindgen]
pub struct Game {
    position: Position,
}

impl Game {
    fn begin(setup: &Setup, diagram: Option<&Diagram>) -> Game {
        let drawn = diagram.and_then(|diagram| Names::of(setup).parse_diagram(diagram).position(setup));
        Game { position: drawn.unwrap_or_else(|| Position::new(setup)) }
    }

    fn indices<'a>(&self, points: impl IntoIterator<Item = &'a rules::Point>) -> Vec<u16> {
        codes::indices(self.position.size(), points)
    }

    /// The indices of the points that `answer` returns for a point; empty for a point beyond the board.
    fn ask(&self, point: u16, answer: fn(&Position, rules::Point) -> Vec<rules::Point>) -> Vec<u16> {
        let size = self.position.size();
        codes::points(size, &[point]).flat_map(|point| self.indices(&answer(&self.position, point))).collect()
    }
}

#[wasm_bindgen]
impl Game {
    /// Starts a game. With a diagram, the game begins with the stones in the diagram. An invalid diagram is ignored.
    ///
    /// # Errors
    /// A reason in English if the setup is invalid.
    pub fn start(
        #[wasm_bindgen(unchecked_param_type = "Setup")] setup: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Diagram")] diagram: &JsValue,
    ) -> Result<Game, JsValue> {
        let diagram = if diagram.is_undefined() { None } else { take(diagram).ok() };
        border::setup(setup).map(|setup| Game::begin(&setup, diagram.as_ref()))
    }

    /// A copy of the game for trying moves.
    #[must_use]
    pub fn fork(&self) -> Game {
        Game { position: self.position.clone() }
    }

    /// Plays at a point, or passes if `point` is 65535. Returns the code of the refusal, or undefined if the move was
    /// played.
    #[wasm_bindgen(unchecked_return_type = "Code | undefined")]
    pub fn play(&mut self, color: u8, point: u16) -> Option<String> {
        let action = codes::action(self.position.size(), point);
        let color = codes::color(color).ok_or(Illegal::NotYourTurn);
        codes::reason(color.and_then(|color| self.position.play(color, action)).map(|_| ()))
    }

    /// The code of the refusal that `play` would return, or undefined if `play` would play the move.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Code | undefined")]
    pub fn check(&self, color: u8, point: u16) -> Option<String> {
        let action = codes::action(self.position.size(), point);
        let color = codes::color(color).ok_or(Illegal::NotYourTurn);
        codes::reason(color.and_then(|color| self.position.check(color, action)))
    }

    /// The discs that the player to move would flip by playing at this point; empty except in Othello.
    #[must_use]
    pub fn flips(&self, point: u16) -> Vec<u16> {
        match &self.position {
            Position::Othello(game) => {
                codes::points(game.size(), &[point]).flat_map(|point| self.indices(&game.flips(point))).collect()
            }
            Position::Go(_) | Position::Gomoku(_) => Vec::new(),
        }
    }

    /// All points where the player to move may place a stone.
    #[must_use]
    pub fn legal(&self) -> Vec<u16> {
        self.indices(&self.position.legal_moves())
    }

    /// The points forbidden to Black in renju, each followed by the reason: 0 for an overline, 1 for a double-four, 2 for a
    /// double-three.
    #[must_use]
    pub fn forbidden(&self) -> Vec<u16> {
        let number = |why| Forbidden::ALL.iter().position(|&known| known == why).unwrap_or_default() as u16;
        let points = self.position.forbidden_points();
        points.iter().flat_map(|(point, why)| self.indices([point]).into_iter().chain([number(*why)])).collect()
    }

    /// The numbers of Black's and White's discs on the board, then their official counts; empty except in Othello.
    #[must_use]
    pub fn counts(&self) -> Vec<u32> {
        let both = |count: ByColor<u32>| [count.black, count.white];
        self.position.count().map_or_else(Vec::new, |count| [both(count.discs), both(count.official)].concat())
    }

    /// The color on each point, row by row from the top left.
    #[must_use]
    pub fn board(&self) -> Vec<u8> {
        self.position.size().points().map(|point| codes::number(self.position.stone(point))).collect()
    }

    /// The color to move, even if the game is over.
    #[must_use]
    pub fn turn(&self) -> u8 {
        codes::number(Some(self.position.turn()))
    }

    /// `playing`, `stopped` after two passes, or `over` if the rules have ended the game.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "\"playing\" | \"stopped\" | \"over\"")]
    pub fn progress(&self) -> String {
        match self.position.progress() {
            Progress::Playing => "playing",
            Progress::Stopped => "stopped",
            Progress::Over(_) => "over",
        }
        .into()
    }

    /// The outcome if the rules have ended the game; otherwise undefined.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Outcome | undefined")]
    pub fn outcome(&self) -> JsValue {
        match self.position.progress() {
            Progress::Over(outcome) => border::give(&Outcome::from(outcome)),
            Progress::Playing | Progress::Stopped => JsValue::UNDEFINED,
        }
    }

    /// Resumes play after two passes, with this color to move.
    pub fn resume(&mut self, turn: u8) {
        if let Some(turn) = codes::color(turn) {
            self.position.resume(turn);
        }
    }

    /// The number of stones that a color has captured, including the opponent's pass stones.
    #[must_use]
    pub fn prisoners(&self, color: u8) -> u32 {
        let ByColor { black, white } = self.position.prisoners();
        match color {
            1 => black,
            2 => white,
            _ => 0,
        }
    }

    /// The stones of the chain on a point; empty for an empty point.
    #[must_use]
    pub fn chain(&self, point: u16) -> Vec<u16> {
        self.ask(point, Position::chain)
    }

    /// The liberties of the chain on a point (Go); empty for an empty point and in other games.
    #[must_use]
    pub fn liberties(&self, point: u16) -> Vec<u16> {
        self.ask(point, Position::liberties)
    }

    /// The point at which a simple ko forbids retaking in this turn; undefined if there is none.
    #[must_use]
    pub fn ko(&self) -> Option<u16> {
        codes::indices(self.position.size(), &self.position.ko_point()).first().copied()
    }

    /// The points of all winning rows, in reading order; empty if there is no winning row.
    #[must_use]
    pub fn row(&self) -> Vec<u16> {
        codes::indices(self.position.size(), &self.position.row())
    }
}

#[cfg(test)]
mod tests;
