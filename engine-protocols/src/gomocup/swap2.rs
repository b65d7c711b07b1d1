//! The opening swap2, with the command `SWAP2BOARD`. Its lines list the stones in the order in which they were placed, without colors:
//! the first stone is black. The answer depends on the number of stones:
//!
//! - none: the brain places three stones;
//! - three: the brain places the next stone and plays White, or places two stones and leaves the choice to its opponent, or answers
//!   `SWAP` and plays Black;
//! - five: the brain places the next stone and plays White, or answers `SWAP` and plays Black.

use super::{Gomocup, error};
use crate::{Answer, Ports};
use bots::OpeningAct;
use rules::gomoku::openings::Reach;
use rules::{Color, Move, Point, Position};
use setup::{Act, Choice, Seat, Step};

/// What the brain decides.
enum Decision {
    /// It places stones. After one stone, it plays White.
    Places(Vec<Point>),
    /// It plays Black.
    Swaps,
}

impl Gomocup {
    /// A line of the command `SWAP2BOARD`.
    pub(super) fn place_in_swap2(&mut self, text: &str, ports: &Ports<'_>) -> Answer {
        let Some(stones) = self.swap2.take() else { return Answer::default() };
        if !text.eq_ignore_ascii_case("DONE") {
            let point = self.point(text);
            self.swap2 = Some(stones.and_then(|mut stones| {
                stones.push(point?);
                Some(stones)
            }));
            return Answer::default();
        }
        self.stones.clear();
        let Some(stones) = stones else { return error("wrong line in SWAP2BOARD") };
        let Some(decision) = self.decide(&stones, ports) else { return error("wrong stones in SWAP2BOARD") };
        let (added, own) = match decision {
            Decision::Swaps => (Vec::new(), Color::Black),
            // This color is a guess if the opponent may still choose. If the guess is wrong, the manager sends the
            // whole board.
            Decision::Places(added) => (added, if stones.is_empty() { Color::Black } else { Color::White }),
        };
        let colors = [Color::Black, Color::White].into_iter().cycle();
        self.stones = stones.into_iter().chain(added.clone()).zip(colors).map(|(point, color)| (point, color == own)).collect();
        if added.is_empty() {
            return Answer::new("SWAP\n");
        }
        let words: Vec<String> = added.iter().map(|point| format!("{},{}", point.x, point.y)).collect();
        Answer::new(format!("{}\n", words.join(" ")))
    }

    /// Decides what to do after these stones. `None` if there is nothing to decide after them.
    fn decide(&mut self, stones: &[Point], ports: &Ports<'_>) -> Option<Decision> {
        let setup = self.setup()?;
        let mut position = Position::new(&setup);
        for point in stones {
            position.play(position.turn(), Move::Place(*point)).ok()?;
        }
        let choices: &'static [Choice] = match stones.len() {
            0 => return self.balanced(position, 3, ports).map(Decision::Places),
            3 => &[Choice::Black, Choice::White, Choice::MoreStones],
            5 => &[Choice::Black, Choice::White],
            _ => return None,
        };
        let OpeningAct::Choose(choice) = self.open(&position, Act::Choose { choices }, ports)? else { return None };
        match choice {
            Choice::Black => Some(Decision::Swaps),
            Choice::MoreStones => self.balanced(position, 2, ports).map(Decision::Places),
            Choice::White => {
                let budget = self.times.budget().map(|budget| budget / 2);
                match self.player.think(&position, &setup, budget, ports)?.0.action {
                    Move::Place(point) => Some(Decision::Places(vec![point])),
                    Move::Pass => None,
                }
            }
        }
    }

    /// The next stones, placed so that both colors have about equal chances.
    fn balanced(&mut self, mut position: Position, count: usize, ports: &Ports<'_>) -> Option<Vec<Point>> {
        let mut added = Vec::new();
        for _ in 0..count {
            let OpeningAct::Place(point) = self.open(&position, Act::Place { reach: Reach::Anywhere }, ports)? else {
                return None;
            };
            position.play(position.turn(), Move::Place(point)).ok()?;
            added.push(point);
        }
        Some(added)
    }

    /// The brain's act in a step of the opening.
    fn open(&self, position: &Position, act: Act, ports: &Ports<'_>) -> Option<OpeningAct> {
        let step = Step { seat: Seat::Host, act, colors_open: true };
        // The answer may need three acts, and a search after them.
        let budget = self.times.budget().map(|budget| budget / 4);
        self.player.open(position, &self.setup()?, &step, budget, ports)
    }
}
