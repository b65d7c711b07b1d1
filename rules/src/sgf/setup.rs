//! Reads the settings and the initial position of a game.

use super::diagram::Arranged;
use super::line::Property;
use super::place::{Fault, Place};
use super::read::only;
use super::ruleset;
use crate::color::{ByColor, Color};
use crate::diagram::Diagram;
use crate::go::{self, Handicap};
use crate::gomoku;
use crate::othello;
use crate::outcome::HalfPoints;
use crate::point::{Point, Size};
use crate::setup::{Setup, SetupError};

/// Black stones that the file sets up with `AB`, each with its place in the file.
type Stones = Vec<(Point, Place)>;

/// The settings and the initial position of a game.
pub(super) struct Beginning {
    pub(super) setup: Setup,
    /// The stones of a free handicap, in the order of the file. In the record they are Black's first moves.
    pub(super) handicap: Stones,
    /// The initial position, if it is not the usual one, and the place of the last property that sets it up.
    pub(super) diagram: Option<(Diagram, Place)>,
}

/// Reads the settings and the initial position from the properties of all nodes up to the node with the first move.
/// That node is included, because old files set up stones there and because the color of the first move shows who
/// begins.
pub(super) fn read(properties: &[&Property<'_>]) -> Result<Beginning, Fault> {
    let (game, place) = text_of(properties, "GM")?;
    match game {
        "" | "1" => read_go(properties),
        "2" => read_othello(properties),
        "4" => read_gomoku(properties),
        other => Err(place.error(format!("GM[{other:.20}] is neither Go (1) nor Othello (2) nor Gomoku (4)"))),
    }
}

/// Refuses a property that sets up stones between moves.
pub(super) fn refuse_stones(property: &Property<'_>) -> Result<(), Fault> {
    if !matches!(property.name, "AB" | "AW" | "AE") {
        return Ok(());
    }
    Err(property.place.error(format!("{} sets up stones in the middle of the game", property.name)))
}

/// The trimmed value of a property (empty if missing) and its place.
fn text_of<'a>(properties: &[&Property<'a>], name: &str) -> Result<(&'a str, Place), Fault> {
    match properties.iter().find(|property| property.name == name) {
        None => Ok(("", Place::START)),
        Some(property) => only(property).map(|value| (value.raw.trim(), value.place)),
    }
}

/// The board size; `default` is the side if the file does not state a size.
fn size(properties: &[&Property<'_>], default: u8) -> Result<(Size, Place), Fault> {
    let (text, place) = text_of(properties, "SZ")?;
    let number = |text: &str| text.trim().parse::<u8>().ok();
    let sides = match text.split_once(':') {
        None if text.is_empty() => (Some(default), Some(default)),
        None => (number(text), number(text)),
        Some((width, height)) => (number(width), number(height)),
    };
    let size = sides.0.zip(sides.1).and_then(|(width, height)| Size::new(width, height));
    size.map(|size| (size, place)).ok_or_else(|| place.error(format!("SZ[{text:.20}] is not a supported board size")))
}

fn read_gomoku(properties: &[&Property<'_>]) -> Result<Beginning, Fault> {
    let (size, size_place) = size(properties, 15)?;
    let (name, place) = text_of(properties, "RU")?;
    let ruleset = ruleset::gomoku(name).ok_or_else(|| place.error(format!("RU[{name:.40}] is not a known Gomoku ruleset")))?;
    let setup = gomoku::Setup::new(size, ruleset).map_err(|error| match error {
        SetupError::Row { .. } => place.error(error.to_string()),
        SetupError::Size { .. } | SetupError::Komi | SetupError::Handicap { .. } => size_place.error(error.to_string()),
    })?;
    let arranged = Arranged::read(properties, size)?;
    let as_usual = arranged.is_empty() && arranged.turn != Some(Color::White);
    Ok(Beginning { setup: Setup::Gomoku(setup), handicap: Vec::new(), diagram: (!as_usual).then(|| arranged.diagram()) })
}

/// Othello has no settings. A file may set up the initial stones or omit them.
fn read_othello(properties: &[&Property<'_>]) -> Result<Beginning, Fault> {
    let (size, place) = size(properties, othello::SIDE)?;
    if size != othello::size() {
        return Err(place.error(format!("Othello is played on an {0}x{0} board", othello::SIDE)));
    }
    let mut arranged = Arranged::read(properties, size)?;
    let of = |color| size.points().filter(|&point| othello::Board::START.stone(point) == Some(color)).collect();
    let start: ByColor<Vec<Point>> = ByColor::new_with(of);
    if arranged.is_empty() {
        arranged.stones = start.clone();
    }
    let as_usual = arranged.stones == start && arranged.turn != Some(Color::White);
    Ok(Beginning { setup: Setup::Othello, handicap: Vec::new(), diagram: (!as_usual).then(|| arranged.diagram()) })
}

fn read_go(properties: &[&Property<'_>]) -> Result<Beginning, Fault> {
    let (size, size_place) = size(properties, 19)?;
    let (name, place) = text_of(properties, "RU")?;
    let ruleset = ruleset::go(name).ok_or_else(|| place.error(format!("RU[{name:.40}] is not a known ruleset")))?;
    let komi = komi(properties)?;
    // First check the settings without the handicap, so that each error points to the property at fault.
    let even = go::Setup::new(size, ruleset, komi, Handicap::None).map_err(|error| size_place.error(error.to_string()))?;
    let arranged = Arranged::read(properties, size)?;
    // Two or more black stones are a handicap, unless there are white stones or Black is to move. Other stones are a diagram.
    let is_handicap = arranged.stones.black.len() > 1 && arranged.turn != Some(Color::Black);
    let is_diagram = !arranged.stones.white.is_empty() || !arranged.stones.black.is_empty() && !is_handicap;
    if is_diagram {
        return Ok(Beginning { setup: Setup::Go(even), handicap: Vec::new(), diagram: Some(arranged.diagram()) });
    }
    let (handicap, stones, handicap_place) = handicap(properties, arranged.black.clone(), size)?;
    let setup = go::Setup::new(size, ruleset, komi, handicap).map_err(|error| handicap_place.error(error.to_string()))?;
    let white_begins = handicap == Handicap::None && arranged.turn == Some(Color::White);
    Ok(Beginning { setup: Setup::Go(setup), handicap: stones, diagram: white_begins.then(|| arranged.diagram()) })
}

fn komi(properties: &[&Property<'_>]) -> Result<HalfPoints, Fault> {
    let (text, place) = text_of(properties, "KM")?;
    match text {
        "" => Ok(HalfPoints::ZERO),
        // Chinese servers write half the komi: the number of stones that are subtracted from Black's score. Some
        // servers write this number in hundredths of a stone.
        "3.75" | "375" => Ok(HalfPoints(15)),
        "2.75" | "275" => Ok(HalfPoints(11)),
        _ => {
            let komi = text.parse().ok().filter(|komi: &HalfPoints| komi.abs() <= go::Setup::MAX_KOMI);
            komi.ok_or_else(|| place.error(format!("KM[{text:.20}] is not a komi in whole or half points from -400 to 400")))
        }
    }
}

/// Returns three values. The first is the handicap that Black's stones form. The second is these stones if the handicap
/// is free, otherwise an empty list. The third is the place to report in an error.
fn handicap(properties: &[&Property<'_>], stones: Stones, size: Size) -> Result<(Handicap, Stones, Place), Fault> {
    let (text, place) = text_of(properties, "HA")?;
    let stated: u8 = match text {
        "" => 0,
        _ => text.parse().map_err(|_| place.error(format!("HA[{text:.20}] is not a number of stones")))?,
    };
    let Some(&(_, first)) = stones.first() else { return Ok((unplaced(stated, place, properties)?, stones, place)) };
    let count = u8::try_from(stones.len()).unwrap_or(u8::MAX);
    if stated > 1 && stated != count {
        return Err(place.error(format!("HA[{stated}] does not match the {} stones in AB", stones.len())));
    }
    let is_square = size.width() == size.height();
    let placed: Vec<Point> = stones.iter().map(|&(point, _)| point).collect();
    let known = [Handicap::Aga(count), Handicap::Fixed(count)];
    // With three stones, AGA and fixed handicaps use different points. With any other number of stones, they use the
    // same points, so the order of the stones decides which of the two handicaps this is.
    let found = known.into_iter().find(|handicap| is_square && handicap.placed(size) == placed).or_else(|| {
        let known = [Handicap::Fixed(count), Handicap::Aga(count)];
        known.into_iter().find(|handicap| is_square && sorted(handicap.placed(size)) == sorted(placed.clone()))
    });
    match found {
        Some(handicap) => Ok((handicap, Vec::new(), first)),
        None => Ok((Handicap::Free(count), stones, first)),
    }
}

fn sorted(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_unstable();
    points
}

/// A handicap whose stones are not set up in the file: Black places them as the first moves. A handicap of one stone is just
/// Black's first move.
fn unplaced(stated: u8, place: Place, properties: &[&Property<'_>]) -> Result<Handicap, Fault> {
    if stated < 2 {
        return Ok(Handicap::None);
    }
    if properties.iter().find(|property| matches!(property.name, "B" | "W")).is_some_and(|first| first.name == "W") {
        return Err(place.error(format!("HA[{stated}] needs handicap stones, but AB places none and White moves first")));
    }
    Ok(Handicap::Free(stated))
}
