//! Commands about the board and the rules.

use super::{Gtp, Reply, komi_of, names, usual};
use crate::Ports;
use crate::player::Player;
use crate::table::Table;
use rules::go::{self, Handicap};
use rules::gomoku;
use rules::{ByColor, Color, Kind, Position, Setup, Size, sgf};

/// GTP has letters for 25 columns only.
const MOST_COLUMNS: u8 = 25;

pub(super) fn resize(gtp: &mut Gtp, words: &[&str]) -> Reply {
    let side: u32 = words.first().and_then(|word| word.parse().ok()).ok_or("boardsize not an integer")?;
    let unacceptable = || "unacceptable size".to_owned();
    let size = u8::try_from(side).ok().filter(|side| *side <= MOST_COLUMNS).and_then(Size::square).ok_or_else(unacceptable)?;
    let setup = match gtp.table.setup() {
        Setup::Go(old) => go::Setup::new(size, old.ruleset(), gtp.komi, Handicap::None).map(Setup::Go),
        Setup::Gomoku(old) => gomoku::Setup::new(size, old.ruleset()).map(Setup::Gomoku),
        Setup::Othello if size == Setup::Othello.size() => Ok(Setup::Othello),
        Setup::Othello => return Err(unacceptable()),
    };
    let setup = setup.ok().filter(Player::plays).ok_or_else(unacceptable)?;
    gtp.begin(setup);
    Ok(String::new())
}

pub(super) fn clear(gtp: &mut Gtp) -> Reply {
    let setup = gtp.with(Handicap::None)?;
    gtp.begin(setup);
    Ok(String::new())
}

pub(super) fn set_komi(gtp: &mut Gtp, words: &[&str]) -> Reply {
    let komi = words.first().and_then(|word| word.parse().ok()).ok_or("komi not a whole or half number")?;
    let setup = match gtp.table.setup() {
        Setup::Go(old) => Setup::Go(old.with_komi(komi).map_err(|error| error.to_string())?),
        other @ (Setup::Gomoku(_) | Setup::Othello) => *other,
    };
    gtp.komi = komi;
    if gtp.table.change(setup) { Ok(String::new()) } else { Err("cannot change the komi".to_owned()) }
}

pub(super) fn set_game(gtp: &mut Gtp, words: &[&str]) -> Reply {
    let wanted = words.first().map(|word| word.to_ascii_lowercase());
    let kind = match wanted.as_deref() {
        Some("go") => Kind::Go,
        Some("gomoku") => Kind::Gomoku,
        Some("othello" | "reversi") => Kind::Othello,
        _ => return Err("unsupported game".to_owned()),
    };
    let setup = usual(kind);
    gtp.komi = komi_of(&setup);
    gtp.begin(setup);
    Ok(String::new())
}

/// Sets the ruleset and starts a new game.
pub(super) fn set_rule(gtp: &mut Gtp, words: &[&str]) -> Reply {
    let name = words.first().ok_or("syntax error")?.to_ascii_lowercase();
    let unknown = || "unknown rules".to_owned();
    let setup = match gtp.table.setup() {
        Setup::Go(old) => {
            let rules =
                go::Ruleset::ALL.into_iter().find(|rules| rules.as_str() == name.replace('-', "_")).ok_or_else(unknown)?;
            go::Setup::new(old.board_size(), rules, gtp.komi, Handicap::None).map(Setup::Go)
        }
        Setup::Gomoku(old) => {
            let rules = gomoku::Ruleset::NAMED.into_iter().find(|rules| rules.as_str() == name).ok_or_else(unknown)?;
            gomoku::Setup::new(old.board_size(), rules).map(Setup::Gomoku)
        }
        Setup::Othello => return Err(unknown()),
    };
    gtp.begin(setup.map_err(|error| error.to_string())?);
    Ok(String::new())
}

/// Loads a game. If a move number follows the name of the file, loads the position before that move.
pub(super) fn load(gtp: &mut Gtp, words: &[&str], ports: &Ports<'_>) -> Reply {
    let cannot = || "cannot load file".to_owned();
    let name = words.first().ok_or_else(cannot)?;
    let most = match words.get(1) {
        None => usize::MAX,
        Some(word) => word.parse::<usize>().map_err(|_| cannot())?.saturating_sub(1),
    };
    let record = (ports.file)(name).and_then(|bytes| sgf::read(&bytes).ok()).ok_or_else(cannot)?;
    let small = record.setup.size().width() <= MOST_COLUMNS && record.setup.size().height() <= MOST_COLUMNS;
    let table = Table::of(&record, most).filter(|_| small && Player::plays(&record.setup)).ok_or_else(cannot)?;
    gtp.komi = komi_of(&record.setup);
    gtp.table = table;
    gtp.pace.begin();
    gtp.outlooks = ByColor::default();
    Ok(match gtp.table.position().turn() {
        Color::Black => "black".to_owned(),
        Color::White => "white".to_owned(),
    })
}

pub(super) fn stones(gtp: &Gtp, words: &[&str]) -> Reply {
    let color = words.first().and_then(|word| names::color(word)).ok_or("invalid color")?;
    let position = gtp.table.position();
    Ok(gtp.vertices(position.size().points().filter(|&point| position.stone(point) == Some(color))))
}

pub(super) fn show(gtp: &Gtp) -> String {
    let position = gtp.table.position();
    let (size, kind) = (position.size(), gtp.kind());
    let naming = if kind == Kind::Othello { Kind::Othello } else { Kind::Go };
    let letters: String = (0..size.width()).map(|x| format!(" {}", naming.column_name(x).to_ascii_uppercase())).collect();
    let mut lines = vec![String::new(), format!("   {letters}")];
    for (y, row) in (0..size.height()).zip(position.rows()) {
        let number = naming.row_number(size, y);
        let row: String = row.chars().map(|stone| format!(" {stone}")).collect();
        lines.push(format!("{number:>3}{row} {number}"));
    }
    lines.push(format!("   {letters}"));
    lines.push(format!("{} to move", position.turn()));
    if let Position::Go(game) = position {
        lines.push(format!(
            "komi {}, prisoners: Black {}, White {}",
            game.komi(),
            game.prisoners().black,
            game.prisoners().white
        ));
    }
    lines.join("\n")
}
