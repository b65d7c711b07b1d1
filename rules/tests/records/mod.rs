//! Checks recorded expectations. Each check takes a record and returns a verdict.
//!
//! A set of records is a file with one JSON record per line, or with a single JSON record. The set has the name of its file,
//! without the extension and without the prefix `gomoku_`. The tests of this crate check the small sets in `data`. `cargo xtask
//! vectors` checks whole collections in the same way.

mod area;
mod dead;
mod endgame;
mod go;
mod gomoku;
mod othello;
pub(crate) mod perft;
mod sgf;
mod small;
mod tictactoe;

use rules::{ByColor, Color, HalfPoints, Move, Point, Size};
use serde_json::Value;

/// The result of checking one record.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Passed,
    /// The difference from the expectation.
    Failed(String),
    /// The record needs a rule that this crate lacks.
    Skipped,
}

/// The check for the set of records with this name; `None` for an unknown set.
pub(crate) fn check_of(set: &str) -> Option<fn(&Value) -> Verdict> {
    Some(match set {
        "legality_katago" => |record| verdict(go::legality(record)),
        "rules_katago_tests" => |record| verdict(go::katago_test(record)),
        "board_sgfmill" => |record| verdict(go::sgfmill(record)),
        "games_legal" => |record| verdict(go::game(record).map(Some)),
        "games_scored" => |record| verdict(go::scored_game(record)),
        "final_score_gnugo" => |record| verdict(go::final_score(record)),
        "fixed_handicap" => |record| verdict(go::fixed_handicap(record)),
        "perft" => |record| verdict(perft::check(record)),
        "passalive_katago" => |record| verdict(area::pass_alive(record)),
        "unconditional_gnugo" => |record| verdict(area::unconditional(record)),
        "territory_goscorer" => |record| verdict(area::goscorer(record)),
        "constants" => |record| verdict(small::constants(record)),
        "games" => |record| verdict(gomoku::game(record)),
        "winning_moves" => |record| verdict(gomoku::winning_moves(record)),
        "unit_tests" => |record| verdict(gomoku::unit_test(record)),
        "renju_forbidden" => |record| verdict(gomoku::renju_forbidden(record)),
        "games_wthor" => |record| verdict(othello::game(record)),
        "endgames_fforum" => |record| verdict(endgame::check(record)),
        "counts" => |record| verdict(tictactoe::counts(record)),
        "values" => |record| verdict(sgf::value(record)),
        "structure" => |record| verdict(sgf::structure(record)),
        "encodings" => |record| verdict(sgf::encoding(record)),
        "files" => |record| verdict(sgf::file(record)),
        _ => return None,
    })
}

/// The check of proposed dead stones for the set of records with this name; `None` for a set without dead stones.
pub(crate) fn proposal_of(set: &str) -> Option<fn(&Value) -> dead::Difference> {
    match set {
        "dead_stones_ogs" | "dead_stones_ogs_estimator" => Some(dead::marked),
        "games_scored" => Some(dead::result),
        _ => None,
    }
}

/// The result of a check. `Ok(None)` means that the record was skipped. An error describes the difference from the expectation.
type Checked = Result<Option<()>, String>;

fn verdict(checked: Checked) -> Verdict {
    match checked {
        Ok(Some(())) => Verdict::Passed,
        Ok(None) => Verdict::Skipped,
        Err(difference) => Verdict::Failed(difference),
    }
}

fn same<T: PartialEq + std::fmt::Debug>(label: &str, found: &T, expected: &T) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{label}: found {found:?}, expected {expected:?}")) }
}

fn text<'a>(record: &'a Value, key: &str) -> Result<&'a str, String> {
    record[key].as_str().ok_or_else(|| format!("the record has no string {key}"))
}

fn side(record: &Value, key: &str) -> Result<u8, String> {
    record[key].as_u64().and_then(|n| u8::try_from(n).ok()).ok_or_else(|| format!("the record has no number {key}"))
}

fn size_of(record: &Value) -> Result<Size, String> {
    Size::new(side(record, "width")?, side(record, "height")?).ok_or_else(|| "the size is out of range".to_owned())
}

/// A score or komi in points, recorded as a JSON number.
fn points_of(value: &Value) -> Result<HalfPoints, String> {
    let number = value.as_f64().ok_or_else(|| format!("not a number: {value}"))?;
    number.to_string().parse().map_err(|error| format!("{number}: {error}"))
}

fn strings(value: &Value) -> Result<Vec<&str>, String> {
    let list = value.as_array().ok_or_else(|| format!("not a list: {value}"))?;
    list.iter().map(|item| item.as_str().ok_or_else(|| format!("not a string: {item}"))).collect()
}

/// Reads a list of SGF points. Returns them in reading order.
fn point_list(value: &Value) -> Result<Vec<Point>, String> {
    let mut points: Vec<Point> = strings(value)?.into_iter().map(point).collect::<Result<_, _>>()?;
    points.sort_unstable();
    Ok(points)
}

fn point(text: &str) -> Result<Point, String> {
    Point::from_sgf(text).ok_or_else(|| format!("not a point: {text:?}"))
}

/// The moves of a record. An empty string is a pass.
fn moves_of(record: &Value) -> Result<Vec<Move>, String> {
    let one = |text: &str| if text.is_empty() { Ok(Move::Pass) } else { point(text).map(Move::Place) };
    strings(&record["moves"])?.into_iter().map(one).collect()
}

fn color(name: &str) -> Result<Color, String> {
    Color::ALL.into_iter().find(|color| color.as_str() == name).ok_or_else(|| format!("not a color: {name:?}"))
}

fn by_color(record: &Value, names: [&str; 2]) -> Result<ByColor<u32>, String> {
    let number = |name: &str| {
        record[name].as_u64().and_then(|n| u32::try_from(n).ok()).ok_or_else(|| format!("the record has no number {name}"))
    };
    Ok(ByColor { black: number(names[0])?, white: number(names[1])? })
}

/// The stone on a point. `board` is a string of rows joined by `/`.
fn letter_at(board: &str, point: Point) -> Option<Color> {
    match board.split('/').nth(usize::from(point.y))?.as_bytes().get(usize::from(point.x))? {
        b'X' => Some(Color::Black),
        b'O' => Some(Color::White),
        _ => None,
    }
}

fn names(points: &[Point]) -> Vec<String> {
    points.iter().map(|point| point.to_sgf()).collect()
}
