//! The protocol of Gomocup, for row games. In Gomocup's words, a brain is an engine, and the manager is the program that sends it
//! commands.
//!
//! The manager does not tell a brain its color. When the brain has to move, it plays White if it has fewer stones than its
//! opponent, and Black otherwise. The opening swap2 is in `swap2`. Deliberately absent: the command `PLAY`.

mod swap2;

use crate::player::Player;
use crate::{Answer, Ports, Session, line};
use rules::gomoku::{self, Penalty, Ruleset};
use rules::{ByColor, Color, Diagram, Move, Point, Setup, Size};
use std::time::Duration;

/// The time reserved for sending the answer is a tenth of the time for a move, but at least this.
const RESERVE: Duration = Duration::from_millis(50);
/// Every move gets at least this much time.
const LEAST: Duration = Duration::from_millis(20);
/// The number of moves for which the time of a match should last.
const MOVES: u32 = 25;

/// A session of the protocol of Gomocup.
pub struct Gomocup {
    player: Player,
    rules: Ruleset,
    size: Option<Size>,
    /// The stones in the order in which they were placed; true for the brain's own stones.
    stones: Vec<(Point, bool)>,
    /// The stones of an unfinished command `BOARD`, and whether all its lines were valid.
    board: Option<(Vec<(Point, bool)>, bool)>,
    /// The stones of an unfinished command `SWAP2BOARD`; `Some(None)` after a wrong line.
    swap2: Option<Option<Vec<Point>>>,
    times: Times,
}

/// The times in `INFO`.
#[derive(Clone, Copy, Debug, Default)]
struct Times {
    turn: Option<Duration>,
    total: Option<Duration>,
    left: Option<Duration>,
}

impl Times {
    fn budget(self) -> Option<Duration> {
        let turn = self.turn.map(|turn| turn.saturating_sub(RESERVE.max(turn / 10)));
        let share = self.left.or(self.total).map(|left| left / MOVES);
        let shorter = match (turn, share) {
            (Some(turn), Some(share)) => Some(turn.min(share)),
            (one, other) => one.or(other),
        };
        shorter.map(|time| time.max(LEAST))
    }
}

impl Gomocup {
    /// A session in which the game has not begun.
    #[must_use]
    pub fn new(player: Player) -> Gomocup {
        Gomocup {
            player,
            rules: Ruleset::Freestyle,
            size: None,
            stones: Vec::new(),
            board: None,
            swap2: None,
            times: Times::default(),
        }
    }

    fn setup(&self) -> Option<Setup> {
        let setup = Setup::Gomoku(gomoku::Setup::new(self.size?, self.rules).ok()?);
        Player::plays(&setup).then_some(setup)
    }

    fn start(&mut self, size: Option<Size>) -> Answer {
        let before = std::mem::replace(&mut self.size, size);
        if self.setup().is_none() {
            self.size = before;
            return error("unsupported size");
        }
        self.stones.clear();
        Answer::new("OK\n")
    }

    fn point(&self, text: &str) -> Option<Point> {
        let (x, y) = line::pair(text)?;
        Some(Point { x, y }).filter(|&point| self.size.is_some_and(|size| size.contains(point)))
    }

    fn has(&self, point: Point) -> bool {
        self.stones.iter().any(|&(stone, _)| stone == point)
    }

    fn turn(&mut self, words: &str, ports: &Ports<'_>) -> Answer {
        match self.point(words) {
            Some(point) if !self.has(point) => {
                self.stones.push((point, false));
                self.answer(ports)
            }
            Some(_) | None => error("this point is occupied or off the board"),
        }
    }

    fn take_back(&mut self, words: &str) -> Answer {
        let found = self.point(words).and_then(|point| self.stones.iter().position(|&(stone, _)| stone == point));
        match found {
            Some(at) => {
                self.stones.remove(at);
                Answer::new("OK\n")
            }
            None => error("there is no stone on this point"),
        }
    }

    /// A line of the command `BOARD`.
    fn place(&mut self, text: &str, ports: &Ports<'_>) -> Answer {
        let Some((mut stones, is_right)) = self.board.take() else { return Answer::default() };
        if text.eq_ignore_ascii_case("DONE") {
            self.stones = if is_right { stones } else { Vec::new() };
            return if is_right { self.answer(ports) } else { error("wrong line in BOARD") };
        }
        let read = text.rsplit_once(',').and_then(|(point, field)| Some((self.point(point)?, field.trim().parse::<u8>().ok()?)));
        let known = read.filter(|(point, _)| !stones.iter().any(|(stone, _)| stone == point));
        match known {
            // 1 is a stone of the brain, and 2 is a stone of its opponent. If the game goes on after a win, 3 is a
            // stone of a winning row.
            Some((point, field @ (1 | 2))) => stones.push((point, field == 1)),
            Some((_, 3)) => {}
            Some(_) | None => {
                self.board = Some((stones, false));
                return Answer::default();
            }
        }
        self.board = Some((stones, is_right));
        Answer::default()
    }

    /// Thinks, and answers with a move.
    fn answer(&mut self, ports: &Ports<'_>) -> Answer {
        let Some(setup) = self.setup() else { return error("START first") };
        let own = self.stones.iter().filter(|(_, is_own)| *is_own).count();
        let color = if 2 * own >= self.stones.len() { Color::Black } else { Color::White };
        let mut stones: ByColor<Vec<Point>> = ByColor::default();
        for &(point, is_own) in &self.stones {
            stones[if is_own { color } else { color.opposite() }].push(point);
        }
        let position = Diagram { stones, turn: color }.position(&setup);
        let budget = self.times.budget();
        let thought = position.and_then(|position| self.player.think(&position, &setup, budget, ports));
        match thought.map(|(thought, _)| thought.action) {
            Some(Move::Place(point)) => {
                self.stones.push((point, true));
                Answer::new(format!("{},{}\n", point.x, point.y))
            }
            Some(Move::Pass) | None => error("there is no move"),
        }
    }

    /// Stores a setting. Unknown settings are ignored, as the protocol demands.
    fn inform(&mut self, words: &str) {
        let (key, value) = words.split_once(' ').unwrap_or((words, ""));
        let number = value.trim().parse::<i64>();
        let time = |zero: Option<Duration>| match number {
            Ok(0) => zero,
            Ok(ms) => Some(Duration::from_millis(ms.try_into().unwrap_or(0))),
            Err(_) => None,
        };
        match (key.to_ascii_lowercase().as_str(), &number) {
            // 0 means: as fast as possible.
            ("timeout_turn", Ok(_)) => self.times.turn = time(Some(Duration::ZERO)),
            // 0 means: no limit.
            ("timeout_match", Ok(_)) => self.times.total = time(None),
            ("time_left", Ok(i32_max)) if *i32_max >= i64::from(i32::MAX) => self.times.left = None,
            ("time_left", Ok(_)) => self.times.left = time(Some(Duration::ZERO)),
            ("rule", Ok(bits)) => self.rules = ruleset(*bits),
            _ => {}
        }
    }
}

/// The ruleset of a bit mask: 1 means exactly five, 4 renju, and 8 Caro. The value 2 is ignored: it lets the game go on after a
/// win, but no move depends on that.
fn ruleset(bits: i64) -> Ruleset {
    match (bits & 4 != 0, bits & 8 != 0, bits & 1 != 0) {
        (true, ..) => Ruleset::Renju(Penalty::Refused),
        (false, true, true) => Ruleset::CaroExact,
        (false, true, false) => Ruleset::Caro,
        (false, false, true) => Ruleset::Standard,
        (false, false, false) => Ruleset::Freestyle,
    }
}

fn error(words: &str) -> Answer {
    Answer::new(format!("ERROR {words}\n"))
}

impl Session for Gomocup {
    fn hear(&mut self, line: &[u8], ports: &Ports<'_>) -> Answer {
        let Some(text) = line::clean(line) else { return error("line too long") };
        if text.is_empty() {
            return Answer::default();
        }
        if self.board.is_some() {
            return self.place(&text, ports);
        }
        if self.swap2.is_some() {
            return self.place_in_swap2(&text, ports);
        }
        let (command, words) = text.split_once(' ').unwrap_or((&text, ""));
        let words = words.trim();
        match command.to_ascii_uppercase().as_str() {
            "START" => self.start(words.parse().ok().and_then(Size::square)),
            "RECTSTART" => self.start(line::pair(words).and_then(|(width, height)| Size::new(width, height))),
            "RESTART" => self.start(self.size),
            "BEGIN" if self.stones.is_empty() => self.answer(ports),
            "BEGIN" => error("the board is not empty"),
            "TURN" => self.turn(words, ports),
            "BOARD" | "SWAP2BOARD" if self.setup().is_none() => error("START first"),
            "BOARD" => {
                self.board = Some((Vec::new(), true));
                Answer::default()
            }
            "SWAP2BOARD" => {
                self.swap2 = Some(Some(Vec::new()));
                Answer::default()
            }
            "TAKEBACK" => self.take_back(words),
            "INFO" => {
                self.inform(words);
                Answer::default()
            }
            "ABOUT" => Answer::new(format!("name=\"Tengen\", version=\"{}\", author=\"Tengen\"\n", env!("CARGO_PKG_VERSION"))),
            "END" => Answer { text: String::new(), is_last: true },
            _ => Answer::new("UNKNOWN command\n"),
        }
    }
}
