//! The protocol of NBoard, version 2, for Othello.
//!
//! Deliberately absent: analysis of whole games.

pub(crate) mod ggf;

use crate::player::Player;
use crate::{Answer, Ports, Session, line};
use rules::{Kind, Move, Position, Setup, othello};
use setup::Level;

/// The greatest depth for each level, if the other program sets the level by a depth of search.
const DEPTHS: [(u32, u8); 6] = [(1, 5), (2, 6), (3, 7), (5, 8), (9, 9), (u32::MAX, 10)];

/// A session of the protocol of NBoard.
pub struct NBoard {
    player: Player,
    /// Whether the other program may set the level by a depth of search.
    is_free: bool,
    position: Position,
}

impl NBoard {
    /// A session at the initial position. If `is_free` is true, the depth that the other program sets decides the level.
    #[must_use]
    pub fn new(player: Player, is_free: bool) -> NBoard {
        NBoard { player, is_free, position: Position::new(&Setup::Othello) }
    }

    fn my_name(&self) -> Answer {
        Answer::new(format!("set myname Tengen-{}\n", self.player.level.number()))
    }

    fn set(&mut self, words: &str) -> Answer {
        let (key, value) = words.split_once(' ').unwrap_or((words, ""));
        match key {
            "depth" => {
                let depth: u32 = value.trim().parse().unwrap_or(1);
                let level = DEPTHS.iter().find(|(most, _)| depth <= *most).and_then(|(_, level)| Level::new(*level));
                if let Some(level) = level.filter(|_| self.is_free) {
                    self.player.level = level;
                }
                self.my_name()
            }
            "game" => match ggf::read(value) {
                Some(game) => {
                    self.position = Position::Othello(game);
                    Answer::default()
                }
                None => Answer::new("status The game cannot be read\n"),
            },
            _ => Answer::default(),
        }
    }

    /// Plays a move. If a pass before the move was left out, plays the pass first.
    fn play(&mut self, word: &str) -> Answer {
        let played = match (&mut self.position, ggf::action(word)) {
            (Position::Othello(game), Some(action)) => ggf::play(game, action),
            _ => false,
        };
        if played { Answer::default() } else { Answer::new("status This move is not legal\n") }
    }

    fn think(&mut self, is_hint: bool, ports: &Ports<'_>) -> Answer {
        let thought = self.player.think(&self.position, &Setup::Othello, None, ports);
        let name = |action: Move| ggf::name(action);
        let Some((thought, took)) = thought else {
            return Answer::new(if is_hint { "search PA 0 0 0\nstatus\n" } else { "=== PA\n" });
        };
        let value = stones(thought.chance);
        let line: String = thought.line.iter().map(|&action| name(action)).collect::<Vec<_>>().join("-");
        let seconds = took.as_secs_f64();
        let stats = format!("nodestats {} {seconds:.2}\n", thought.nodes);
        let depth = thought.line.len();
        let search = format!("search {line} {value:.2} 0 {depth}\n");
        let end = if is_hint { String::new() } else { format!("=== {}/{value:.2}/{seconds:.2}\n", name(thought.action)) };
        Answer::new(format!("status Thinking\n{search}{stats}{end}status\n"))
    }
}

/// Converts a chance of winning to a margin in stones. The engine converts margins to chances by the inverse formula.
fn stones(chance: f32) -> f32 {
    let chance = chance.clamp(0.000_003, 0.999_997);
    (5.0 * (chance / (1.0 - chance)).ln()).clamp(-64.0, 64.0)
}

impl Session for NBoard {
    fn hear(&mut self, line: &[u8], ports: &Ports<'_>) -> Answer {
        let Some(text) = line::clean(line) else { return Answer::new("status The line is too long\n") };
        let (command, words) = text.split_once(' ').unwrap_or((&text, ""));
        let words = words.trim();
        match command {
            "nboard" => self.my_name(),
            "set" => self.set(words),
            "move" => self.play(words),
            "go" => self.think(false, ports),
            "hint" => self.think(true, ports),
            "ping" => Answer::new(format!("pong {words}\n")),
            "learn" => Answer::new("learned\n"),
            "quit" => Answer { text: String::new(), is_last: true },
            // In the first version of the protocol, a move comes without the command `move`.
            _ if Kind::Othello.parse_point(othello::size(), command).is_some() => self.play(command),
            _ => Answer::default(),
        }
    }
}
