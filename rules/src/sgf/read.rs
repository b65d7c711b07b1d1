//! Reads a record from a file.

use super::info;
use super::limits::Limits;
use super::line::{Property, Step, Value, main_line};
use super::parse::{Extent, Grammar, Options, parse};
use super::place::{Fault, Place};
use super::record::{Record, SgfError};
use super::setup::{self, Beginning};
use super::text::shown;
use super::tree::Node;
use crate::color::Color;
use crate::kind::Kind;
use crate::moves::Move;
use crate::outcome::{Outcome, Progress};
use crate::point::{Point, Size};
use crate::position::Position;

/// Reads the main line of the first game of a file.
///
/// The file may use any encoding that [`parse`] recognizes. Every move must be legal under the file's ruleset. Properties
/// unrelated to the game are ignored. Where SGF leaves a choice, these rules apply:
/// - The default side of the board is 19 points in Go, 15 in Gomoku and 8 in Othello. The default ruleset is Japanese in Go and
///   freestyle in Gomoku. The default komi is 0.
/// - `tt` is a pass in Go on boards up to 19x19.
/// - Two or more initial black stones without white ones are a handicap unless Black moves first. The handicap is fixed if its
///   stones are on the points of a fixed handicap, and free otherwise. Other initial stones are a diagram.
/// - Forced passes in Othello may be omitted.
///
/// # Errors
/// Where and why the file is not a game that this crate can represent.
pub fn read(bytes: &[u8]) -> Result<Record, SgfError> {
    let options = Options { limits: Limits::default(), grammar: Grammar::Strict, extent: Extent::FirstGame };
    let file = parse(bytes, &options)?;
    match file.roots().next() {
        None => Err(Place::START.error("the file contains no game").locate("")),
        Some(root) => record(root),
    }
}

/// Converts a whole file to SGF version 4 in UTF-8, with every game, variation, comment and unknown property.
/// Returns `None` if something would be lost: a game is malformed, the file exceeds the [`Limits`], or some
/// bytes cannot be decoded.
#[must_use]
pub fn whole(bytes: &[u8]) -> Option<String> {
    const LOST: char = char::REPLACEMENT_CHARACTER;
    let text = parse(bytes, &Options::default()).ok()?.to_sgf();
    let mut utf8 = [0; 4];
    let letters = LOST.encode_utf8(&mut utf8).as_bytes();
    let had_lost_letter = || bytes.windows(letters.len()).any(|found| found == letters);
    (!text.chars().any(|letter| letter == LOST) || had_lost_letter()).then_some(text)
}

/// The parts of a game's tree that its record leaves out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// The number of variations: branches that leave the main line or another variation.
    pub variations: u32,
    /// The number of nodes with a comment, in the main line and in variations. The comment of the first node does not count
    /// if the record keeps it as the comment of the game.
    pub comments: u32,
}

/// Counts what [`read()`] leaves out of a file that it can read. Both counts are 0 if the file cannot be parsed.
#[must_use]
pub fn left_out(bytes: &[u8]) -> LeftOut {
    let options = Options { limits: Limits::default(), grammar: Grammar::Strict, extent: Extent::FirstGame };
    let Ok(file) = parse(bytes, &options) else { return LeftOut::default() };
    let mut found = LeftOut::default();
    for (depth, node) in file.roots().take(1).flat_map(Node::walk) {
        // A file has at most `MAX_NODES` nodes, so the count fits.
        found.variations += node.children().skip(1).count() as u32;
        let has = |name| node.value(name).is_some_and(|text| !text.trim().is_empty());
        let is_kept = depth == 0 && !has("GC");
        found.comments += u32::from(has("C") && !is_kept);
    }
    found
}

/// Reads the record of one game of a parsed file, like [`read()`].
///
/// # Errors
/// Where and why the tree is not a game that this crate can represent.
pub fn record(root: Node<'_>) -> Result<Record, SgfError> {
    game(&main_line(root)).map_err(|fault| fault.locate(root.text()))
}

/// Builds the game that a line of nodes records.
fn game(nodes: &[Step<'_>]) -> Result<Record, Fault> {
    let (before, after) = nodes.split_at(first_move(nodes));
    let properties: Vec<&Property<'_>> = before.iter().chain(after.first()).flat_map(|node| &node.properties).collect();
    let Beginning { setup, handicap, diagram } = setup::read(&properties)?;

    let mut record = Record::new(setup);
    info::read(&mut record, nodes.first().map_or(&[], |root| &root.properties));
    let mut position = match &diagram {
        None => Position::new(&setup),
        Some((diagram, place)) => {
            diagram.position(&setup).ok_or_else(|| place.error("some of the initial stones have no liberties"))?
        }
    };
    record.diagram = diagram.map(|(diagram, _)| diagram);
    for &(point, place) in &handicap {
        add_move(&mut position, &mut record, Color::Black, Move::Place(point), place)?;
    }
    for property in after.iter().flat_map(|node| &node.properties) {
        let color = match property.name {
            "B" => Color::Black,
            "W" => Color::White,
            _ => continue,
        };
        let value = only(property)?;
        let action = read_move(value, &position)?;
        // A move after two passes means that the players resumed the game.
        if position.progress() == Progress::Stopped {
            position.resume(color);
        }
        if position.must_pass() && color != position.turn() {
            add_move(&mut position, &mut record, color.opposite(), Move::Pass, value.place)?;
        }
        add_move(&mut position, &mut record, color, action, value.place)?;
    }
    // Old files put the handicap (`AB`) in the node of the first move. Any other property of that node that sets up or removes
    // stones is refused, because it would have to take effect after the move.
    let first_node = after.first().into_iter().flat_map(|node| &node.properties).filter(|property| property.name != "AB");
    for property in first_node.chain(after.iter().skip(1).flat_map(|node| &node.properties)) {
        setup::refuse_stones(property)?;
    }
    record.outcome = outcome(nodes, &position);
    Ok(record)
}

/// The index of the first node with a move, or the number of nodes.
fn first_move(nodes: &[Step<'_>]) -> usize {
    let has_move = |node: &Step<'_>| node.properties.iter().any(|property| matches!(property.name, "B" | "W"));
    nodes.iter().position(has_move).unwrap_or(nodes.len())
}

/// Plays a move and adds it to the record.
fn add_move(position: &mut Position, record: &mut Record, color: Color, action: Move, place: Place) -> Result<(), Fault> {
    position.play(color, action).map_err(|illegal| {
        let name = match action {
            Move::Pass => "pass".to_owned(),
            Move::Place(point) if position.size().contains(point) => position.kind().point_name(position.size(), point),
            Move::Place(point) => format!("\"{}\"", point.to_sgf()),
        };
        place.error(format!("move {} ({color} {name}) is not legal: {illegal}", position.move_number() + 1))
    })?;
    record.moves.push((color, action));
    Ok(())
}

/// The value of a property that must have exactly one value.
pub(super) fn only<'a>(property: &Property<'a>) -> Result<Value<'a>, Fault> {
    match property.values[..] {
        [value] => Ok(value),
        _ => Err(property.place.error(format!("property {} has more than one value", property.name))),
    }
}

/// Reads a move. A point is two SGF letters or, in Gomoku and Othello, the name that players use, which contains a digit.
fn read_move(value: Value<'_>, position: &Position) -> Result<Move, Fault> {
    let raw = value.raw.trim();
    let (kind, size) = (position.kind(), position.size());
    let named = || kind.parse_point(size, &raw.to_ascii_lowercase()).map(Move::Place);
    match kind {
        _ if raw.is_empty() => Ok(Move::Pass),
        Kind::Go if raw == "tt" && size.width().max(size.height()) <= 19 => Ok(Move::Pass),
        Kind::Go => read_point(raw, value.place).map(Move::Place),
        Kind::Gomoku | Kind::Othello | Kind::TicTacToe => {
            named().map_or_else(|| read_point(raw, value.place).map(Move::Place), Ok)
        }
    }
}

/// Reads two letters as a point, whether or not it is on the board.
fn read_point(raw: &str, place: Place) -> Result<Point, Fault> {
    Point::from_sgf(raw).ok_or_else(|| place.error(format!("\"{}\" is not a point", shown(raw))))
}

/// Reads a point on the board, or all points of a rectangle written `corner:corner`.
pub(super) fn read_points(value: Value<'_>, size: Size) -> Result<Vec<Point>, Fault> {
    let on_board = |raw: &str| {
        let point = read_point(raw, value.place)?;
        if size.contains(point) { Ok(point) } else { Err(value.place.error(format!("\"{}\" is not on the board", shown(raw)))) }
    };
    let raw = value.raw.trim();
    let Some((first, last)) = raw.split_once(':') else { return Ok(vec![on_board(raw)?]) };
    let (first, last) = (on_board(first)?, on_board(last)?);
    if first.x > last.x || first.y > last.y {
        return Err(value
            .place
            .error(format!("the rectangle \"{}\" must go from the upper left to the lower right", shown(raw))));
    }
    Ok(size.points().filter(|p| (first.x..=last.x).contains(&p.x) && (first.y..=last.y).contains(&p.y)).collect())
}

/// The outcome in the file or, if the file contains none that we understand, the outcome by the rules.
fn outcome(nodes: &[Step<'_>], position: &Position) -> Option<Outcome> {
    let by_rules = match position.progress() {
        Progress::Over(outcome) => Some(outcome),
        Progress::Playing | Progress::Stopped => None,
    };
    let root = nodes.first()?;
    let property = root.properties.iter().find(|property| property.name == "RE");
    property.and_then(|property| info::outcome(property.values[0].raw, position.kind())).or(by_rules)
}
