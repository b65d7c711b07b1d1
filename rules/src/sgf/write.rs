//! Writes a record as a file.

use super::record::Record;
use super::ruleset;
use super::text::{Lines, escape, escape_pair};
use crate::color::{ByColor, Color};
use crate::diagram::Diagram;
use crate::go::{self, Handicap};
use crate::gomoku;
use crate::moves::Move;
use crate::othello;
use crate::outcome::{HalfPoints, Outcome, WinBy};
use crate::point::{Point, Size};
use crate::setup::Setup;
use std::fmt::Write;

/// Moves per line of the file.
const MOVES_PER_LINE: usize = 10;

/// Writes a record as one game tree of SGF version 4 without variations, in UTF-8.
///
/// Handicap stones are written as `AB`. If Black has not yet placed all stones of a free handicap, the stones placed so far are
/// written as moves instead. The limits of [`super::read()`] do not apply: a text longer than [`super::MAX_VALUE_BYTES`], or a
/// game with more than [`super::MAX_NODES`] moves, is written, although `read` refuses the file.
#[must_use]
pub fn write(record: &Record) -> String {
    let mut file = String::with_capacity(512 + record.moves.len() * 6);
    file.push_str("(;FF[4]CA[UTF-8]");
    let placed = match record.setup {
        Setup::Go(setup) => go_setup(&mut file, &setup, &record.moves),
        Setup::Gomoku(setup) => gomoku_setup(&mut file, &setup),
        Setup::Othello => othello_setup(&mut file),
    };
    if let Some(Diagram { stones, turn }) = &record.diagram {
        for (name, color) in [("AB", Color::Black), ("AW", Color::White)] {
            points(&mut file, name, &stones[color]);
        }
        property(&mut file, "PL", ByColor { black: "B", white: "W" }[*turn]);
    }
    file.push('\n');
    info(&mut file, record);
    for (n, &(color, action)) in record.moves[placed..].iter().enumerate() {
        if n % MOVES_PER_LINE == 0 {
            file.push('\n');
        }
        let point = match action {
            Move::Place(point) => point.to_sgf(),
            Move::Pass => String::new(),
        };
        property(&mut file, ByColor { black: ";B", white: ";W" }[color], &point);
    }
    file.push_str(")\n");
    file
}

/// Writes the settings and the handicap stones. Returns how many moves, from the first on, are written as handicap stones.
fn go_setup(file: &mut String, setup: &go::Setup, moves: &[(Color, Move)]) -> usize {
    property(file, "GM", "1");
    property(file, "SZ", &size_text(setup.board_size()));
    property(file, "RU", &ruleset::go_name(setup.ruleset()));
    property(file, "KM", &komi_text(setup.komi()));
    let count = setup.handicap().stones();
    if count == 0 {
        return 0;
    }
    property(file, "HA", &count.to_string());
    let (stones, placed) = match setup.handicap() {
        Handicap::None => return 0,
        handicap @ (Handicap::Fixed(_) | Handicap::Aga(_)) => (handicap.placed(setup.board_size()), 0),
        Handicap::Free(stones) => {
            let placed = placed_stones(moves.get(..usize::from(stones)).unwrap_or_default());
            let count = placed.len();
            (placed, count)
        }
    };
    points(file, "AB", &stones);
    placed
}

/// Writes a list of points, unless it is empty.
fn points(file: &mut String, name: &str, points: &[Point]) {
    if points.is_empty() {
        return;
    }
    file.push_str(name);
    for point in points {
        // Writing to a string cannot fail.
        let _ = write!(file, "[{}]", point.to_sgf());
    }
}

/// Komi as a number. 375 and 275 are written as `375.0` and `275.0`, because [`super::read()`] reads `375` and `275` as 3.75 and
/// 2.75 stones. Chinese servers write these numbers, in hundredths of a stone, instead of the komi.
fn komi_text(komi: HalfPoints) -> String {
    match komi {
        HalfPoints(750 | 550) => format!("{komi}.0"),
        _ => komi.to_string(),
    }
}

/// The points of `moves`; empty if one of them does not place a black stone.
fn placed_stones(moves: &[(Color, Move)]) -> Vec<Point> {
    let point = |&(color, action): &(Color, Move)| match (color, action) {
        (Color::Black, Move::Place(point)) => Some(point),
        (Color::Black, Move::Pass) | (Color::White, _) => None,
    };
    moves.iter().map(point).collect::<Option<Vec<Point>>>().unwrap_or_default()
}

fn gomoku_setup(file: &mut String, setup: &gomoku::Setup) -> usize {
    property(file, "GM", "4");
    property(file, "SZ", &size_text(setup.board_size()));
    property(file, "RU", &ruleset::gomoku_name(setup.ruleset()));
    0
}

fn othello_setup(file: &mut String) -> usize {
    property(file, "GM", "2");
    property(file, "SZ", &size_text(othello::size()));
    0
}

/// The board size. SGF requires a single number for a square board.
fn size_text(size: Size) -> String {
    let (width, height) = (size.width(), size.height());
    if width == height { width.to_string() } else { format!("{width}:{height}") }
}

fn info(file: &mut String, record: &Record) {
    for (names, color) in [(["PB", "BR"], Color::Black), (["PW", "WR"], Color::White)] {
        let player = &record.players[color];
        let rank = player.rank.as_deref().unwrap_or_default();
        for (name, text) in names.into_iter().zip([player.name.as_str(), rank]) {
            optional(file, name, &escape(text, Lines::One));
        }
    }
    optional(file, "RE", &record.outcome.map(outcome_text).unwrap_or_default());
    let one_line =
        [("DT", &record.date), ("EV", &record.event), ("PC", &record.place), ("TM", &record.main_time), ("OT", &record.overtime)];
    for (name, text) in one_line {
        optional(file, name, &escape(text.as_deref().unwrap_or_default(), Lines::One));
    }
    optional(file, "AP", &escape_pair(record.application.as_deref().unwrap_or_default()));
    optional(file, "GC", &escape(record.comment.as_deref().unwrap_or_default(), Lines::Many));
}

/// Writes a property, unless its value is empty.
fn optional(file: &mut String, name: &str, raw: &str) {
    if !raw.is_empty() {
        property(file, name, raw);
    }
}

fn property(file: &mut String, name: &str, raw: &str) {
    // Writing to a string cannot fail.
    let _ = write!(file, "{name}[{raw}]");
}

/// The outcome in the notation of SGF version 4. SGF has no term for a row or a forbidden move. In these cases the value names only
/// the winner, and the moves show how the game was won.
fn outcome_text(outcome: Outcome) -> String {
    let (winner, by) = match outcome {
        Outcome::Draw => return "Draw".to_owned(),
        Outcome::Void => return "Void".to_owned(),
        Outcome::Win { winner, by } => (winner, by),
    };
    let letter = ByColor { black: 'B', white: 'W' }[winner];
    match by {
        WinBy::Score { margin } => format!("{letter}+{margin}"),
        WinBy::Row | WinBy::Forbidden => format!("{letter}+"),
        WinBy::Resignation => format!("{letter}+R"),
        WinBy::Timeout => format!("{letter}+T"),
        // SGF has a single word for both reasons: forfeit.
        WinBy::Forfeit | WinBy::Abandonment => format!("{letter}+F"),
    }
}
