//! The Go Text Protocol, version 2, draft 2 (Farnebäck 2002), for every game.
//!
//! In GTP, the controller is the program that sends the commands. Points are written as in Go: columns leave out the letter I, and
//! rows are counted from the bottom. Only Othello keeps its own notation, in which rows are counted from the top.
//! Deliberately absent: analysis.

mod board;
mod handicap;
mod moves;
pub(crate) mod names;
mod score;
mod time;

use crate::pace::Pace;
use crate::player::Player;
use crate::table::Table;
use crate::{Answer, MAX_LINE_BYTES, Ports, Session, line};
use bots::Outlook;
use names::vertex;
use rules::go::{self, Handicap};
use rules::{ByColor, HalfPoints, Kind, Setup, Size, gomoku};

/// A session of GTP.
pub struct Gtp {
    player: Player,
    table: Table,
    komi: HalfPoints,
    pace: Pace,
    /// What the bot expects of the game, for each color that it plays.
    outlooks: ByColor<Outlook>,
}

/// The result of a command: the answer or an error message.
type Reply = Result<String, String>;

/// What a command does with its arguments.
type Act = fn(&mut Gtp, &[&str], &Ports<'_>) -> Reply;

/// Every command, in the order in which `list_commands` lists them.
const COMMANDS: [(&str, Act); 32] = [
    ("protocol_version", |_, _, _| Ok("2".to_owned())),
    ("name", |_, _, _| Ok("Tengen".to_owned())),
    ("version", |gtp, _, _| Ok(format!("{}, level {}", env!("CARGO_PKG_VERSION"), gtp.player.level.number()))),
    ("known_command", |_, words, _| Ok(words.first().is_some_and(|word| act(word).is_some()).to_string())),
    ("list_commands", |_, _, _| Ok(COMMANDS.map(|(name, _)| name).join("\n"))),
    ("quit", |_, _, _| Ok(String::new())),
    ("boardsize", |gtp, words, _| board::resize(gtp, words)),
    ("clear_board", |gtp, _, _| board::clear(gtp)),
    ("komi", |gtp, words, _| board::set_komi(gtp, words)),
    ("set_game", |gtp, words, _| board::set_game(gtp, words)),
    ("list_games", |_, _, _| Ok("Go\nGomoku\nOthello".to_owned())),
    ("game_rule", |gtp, words, _| board::set_rule(gtp, words)),
    ("kgs-rules", |gtp, words, _| board::set_rule(gtp, words)),
    ("play", |gtp, words, _| moves::play(gtp, words)),
    ("genmove", |gtp, words, ports| moves::generate(gtp, words, ports)),
    ("reg_genmove", |gtp, words, ports| moves::suggest(gtp, words, ports)),
    ("kgs-genmove_cleanup", |gtp, words, ports| moves::clean_up(gtp, words, ports)),
    ("undo", |gtp, _, _| moves::undo(gtp)),
    ("time_settings", |gtp, words, _| time::settings(gtp, words)),
    ("kgs-time_settings", |gtp, words, _| time::kgs_settings(gtp, words)),
    ("time_left", |gtp, words, _| time::left(gtp, words)),
    ("move_time", |gtp, words, _| time::per_move(gtp, words)),
    ("cputime", |gtp, _, _| Ok(format!("{:.3}", gtp.player.spent.as_secs_f64()))),
    ("final_score", |gtp, _, _| score::total(gtp)),
    ("final_status_list", |gtp, words, _| score::status(gtp, words)),
    ("loadsgf", |gtp, words, ports| board::load(gtp, words, ports)),
    ("fixed_handicap", |gtp, words, _| handicap::fixed(gtp, words)),
    ("place_free_handicap", |gtp, words, ports| handicap::place(gtp, words, ports)),
    ("set_free_handicap", |gtp, words, _| handicap::set(gtp, words)),
    ("showboard", |gtp, _, _| Ok(board::show(gtp))),
    ("list_stones", |gtp, words, _| board::stones(gtp, words)),
    ("last_move", |gtp, _, _| moves::last(gtp)),
];

fn act(name: &str) -> Option<Act> {
    COMMANDS.iter().find(|(known, _)| *known == name).map(|(_, act)| *act)
}

impl Gtp {
    /// A session that begins with the usual setup of a game of this kind.
    #[must_use]
    pub fn new(kind: Kind, player: Player) -> Gtp {
        let setup = usual(kind);
        Gtp { player, table: Table::new(setup), komi: komi_of(&setup), pace: Pace::default(), outlooks: ByColor::default() }
    }

    /// Starts a new game.
    fn begin(&mut self, setup: Setup) {
        self.table = Table::new(setup);
        self.pace.begin();
        self.outlooks = ByColor::default();
    }

    /// The current setup with this handicap and the komi of the session. Games other than Go have neither.
    fn with(&self, handicap: Handicap) -> Result<Setup, String> {
        match self.table.setup() {
            Setup::Go(old) => go::Setup::new(old.board_size(), old.ruleset(), self.komi, handicap)
                .map(Setup::Go)
                .map_err(|error| error.to_string()),
            other @ (Setup::Gomoku(_) | Setup::Othello) => Ok(*other),
        }
    }

    fn kind(&self) -> Kind {
        self.table.setup().kind()
    }

    fn size(&self) -> Size {
        self.table.setup().size()
    }

    /// Points as GTP lists them.
    fn vertices(&self, points: impl IntoIterator<Item = rules::Point>) -> String {
        points.into_iter().map(|point| vertex(self.kind(), self.size(), point)).collect::<Vec<_>>().join(" ")
    }
}

/// The usual setup of a game.
fn usual(kind: Kind) -> Setup {
    let gomoku = |setup: Result<gomoku::Setup, _>| setup.map_or(Setup::Gomoku(gomoku::Setup::TIC_TAC_TOE), Setup::Gomoku);
    match (kind, Size::square(19), Size::square(15)) {
        (Kind::Go, Some(size), _) => {
            let rules = go::Ruleset::Chinese;
            let komi = rules.default_komi(Handicap::None);
            go::Setup::new(size, rules, komi, Handicap::None).map_or(Setup::Othello, Setup::Go)
        }
        (Kind::Gomoku, _, Some(size)) => gomoku(gomoku::Setup::new(size, gomoku::Ruleset::Freestyle)),
        (Kind::TicTacToe, ..) => Setup::Gomoku(gomoku::Setup::TIC_TAC_TOE),
        (Kind::Go | Kind::Gomoku | Kind::Othello, ..) => Setup::Othello,
    }
}

fn komi_of(setup: &Setup) -> HalfPoints {
    match setup {
        Setup::Go(setup) => setup.komi(),
        Setup::Gomoku(_) | Setup::Othello => HalfPoints::ZERO,
    }
}

impl Session for Gtp {
    fn hear(&mut self, line: &[u8], ports: &Ports<'_>) -> Answer {
        let end = line.iter().position(|&byte| byte == b'#').unwrap_or(line.len());
        let kept = &line[..end.min(MAX_LINE_BYTES + 1)];
        let text = line::visible(kept);
        if text.is_empty() {
            return Answer::default();
        }
        let mut words = text.split_ascii_whitespace().peekable();
        let id = words.next_if(|word| is_id(word)).unwrap_or_default();
        let name = words.next().unwrap_or_default();
        let words: Vec<&str> = words.collect();
        let reply = match act(name) {
            _ if kept.len() > MAX_LINE_BYTES => Err("line too long".to_owned()),
            Some(act) => act(self, &words, ports),
            None => Err("unknown command".to_owned()),
        };
        let is_last = name == "quit" && reply.is_ok();
        let (mark, words) = match reply {
            Ok(words) => ('=', words),
            Err(words) => ('?', words),
        };
        let gap = if words.is_empty() { "" } else { " " };
        Answer { text: format!("{mark}{id}{gap}{words}\n\n"), is_last }
    }
}

/// An id is a whole number of at most 31 bits.
fn is_id(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit()) && word.parse::<i32>().is_ok()
}
