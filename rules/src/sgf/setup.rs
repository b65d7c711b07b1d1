//! What a file says was agreed before the first move.

use super::limits::MAX_POINTS;
use super::line::Property;
use super::place::{Fault, Place};
use super::read::{only, read_points};
use crate::go::{self, Handicap};
use crate::gomoku;
use crate::outcome::HalfPoints;
use crate::point::{Point, Size};
use crate::setup::Setup;

/// Handicap stones that are moves, and where each stands in the file.
type Stones = Vec<(Point, Place)>;

/// The setup, and the stones of a free handicap in the order of the file.
pub(super) fn read(properties: &[&Property<'_>]) -> Result<(Setup, Stones), Fault> {
    for property in properties {
        if property.name != "AB" {
            refuse_stones(property)?;
        }
    }
    let (game, place) = text_of(properties, "GM")?;
    match game {
        "" | "1" => read_go(properties),
        "4" => Ok((Setup::Gomoku(read_gomoku(properties)?), Vec::new())),
        other => Err(place.error(format!("GM[{other:.20}] is neither Go (1) nor Gomoku (4)"))),
    }
}

/// Refuses a property that sets up stones.
pub(super) fn refuse_stones(property: &Property<'_>) -> Result<(), Fault> {
    if !matches!(property.name, "AB" | "AW" | "AE") {
        return Ok(());
    }
    Err(property.place.error(format!("{} sets up stones that are not Black's handicap", property.name)))
}

/// The trimmed value of a property, empty when it is not there, and its place.
fn text_of<'a>(properties: &[&Property<'a>], name: &str) -> Result<(&'a str, Place), Fault> {
    match properties.iter().find(|property| property.name == name) {
        None => Ok(("", Place::START)),
        Some(property) => only(property).map(|value| (value.raw.trim(), value.place)),
    }
}

/// The side of a square board.
fn side(properties: &[&Property<'_>], unsaid: u8) -> Result<(u8, Place), Fault> {
    let (text, place) = text_of(properties, "SZ")?;
    if text.is_empty() {
        return Ok((unsaid, place));
    }
    let number = |text: &str| text.trim().parse::<u8>().ok();
    let (width, height) = match text.split_once(':') {
        None => (number(text), number(text)),
        Some((width, height)) => (number(width), number(height)),
    };
    match (width, height) {
        (Some(width), Some(height)) if width == height => Ok((width, place)),
        (Some(_), Some(_)) => Err(place.error(format!("SZ[{text:.20}]: only square boards are played"))),
        _ => Err(place.error(format!("SZ[{text:.20}] is not the size of a board we have"))),
    }
}

fn read_gomoku(properties: &[&Property<'_>]) -> Result<gomoku::Setup, Fault> {
    for property in properties {
        refuse_stones(property)?;
    }
    let (size, size_place) = side(properties, 15)?;
    let (name, place) = text_of(properties, "RU")?;
    let ruleset = match name.to_lowercase().as_str() {
        "" | "freestyle" => gomoku::Ruleset::Freestyle,
        "standard" => gomoku::Ruleset::Standard,
        _ => return Err(place.error(format!("RU[{name:.40}] is neither freestyle nor standard"))),
    };
    gomoku::Setup::new(size, ruleset).map_err(|error| size_place.error(error.to_string()))
}

fn read_go(properties: &[&Property<'_>]) -> Result<(Setup, Stones), Fault> {
    let (side, size_place) = side(properties, 19)?;
    let size = Size::square(side).ok_or_else(|| size_place.error(format!("SZ[{side}] is not the size of a board we have")))?;
    let ruleset = go_ruleset(properties)?;
    let komi = komi(properties)?;
    let (handicap, stones, handicap_place) = handicap(properties, size)?;
    // First without the handicap, so that each complaint finds its place.
    go::Setup::new(side, ruleset, komi, Handicap::None).map_err(|error| size_place.error(error.to_string()))?;
    let setup = go::Setup::new(side, ruleset, komi, handicap).map_err(|error| handicap_place.error(error.to_string()))?;
    Ok((Setup::Go(setup), stones))
}

fn go_ruleset(properties: &[&Property<'_>]) -> Result<go::Ruleset, Fault> {
    let (name, place) = text_of(properties, "RU")?;
    let letters: String = name.chars().filter(|letter| letter.is_alphanumeric()).collect();
    match letters.to_lowercase().as_str() {
        "" | "japanese" | "jp" => Ok(go::Ruleset::Japanese),
        "korean" => Ok(go::Ruleset::Korean),
        "aga" | "bga" | "french" => Ok(go::Ruleset::Aga),
        "nz" | "newzealand" => Ok(go::Ruleset::NewZealand),
        "goe" | "ing" => Ok(go::Ruleset::Ing),
        "stonescoring" => Ok(go::Ruleset::StoneScoring),
        "chinesesimpleko" => Ok(go::Ruleset::ChineseSimpleKo),
        "chinese" | "cn" => Ok(go::Ruleset::Chinese),
        "tromptaylor" => Ok(go::Ruleset::TrompTaylor),
        _ => Err(place.error(format!("RU[{name:.40}] is none of the rulesets known here"))),
    }
}

fn komi(properties: &[&Property<'_>]) -> Result<HalfPoints, Fault> {
    let (text, place) = text_of(properties, "KM")?;
    match text {
        "" => Ok(HalfPoints::ZERO),
        // Chinese servers count stones taken from Black's score, some of them in hundredths.
        "3.75" | "375" => Ok(HalfPoints(15)),
        "2.75" | "275" => Ok(HalfPoints(11)),
        _ => {
            let komi = text.parse().ok().filter(|komi: &HalfPoints| komi.abs() <= go::Setup::MAX_KOMI);
            komi.ok_or_else(|| place.error(format!("KM[{text:.20}] is not a komi in whole or half points")))
        }
    }
}

/// The handicap, its stones if they are moves, and the place of what says so.
fn handicap(properties: &[&Property<'_>], size: Size) -> Result<(Handicap, Stones, Place), Fault> {
    let (text, place) = text_of(properties, "HA")?;
    let said: u8 = match text {
        "" => 0,
        _ => text.parse().map_err(|_| place.error(format!("HA[{text:.20}] is not a number of stones")))?,
    };
    let stones = black_stones(properties, size)?;
    let Some(&(_, first)) = stones.first() else { return Ok((unplaced(said, place, properties)?, stones, place)) };
    let count = u8::try_from(stones.len()).unwrap_or(u8::MAX);
    if said > 1 && said != count {
        return Err(place.error(format!("HA[{said}] does not agree with the {} stones of AB", stones.len())));
    }
    let mut fixed = Handicap::fixed_points(size.width(), count);
    fixed.sort_unstable();
    let mut placed: Vec<Point> = stones.iter().map(|&(point, _)| point).collect();
    placed.sort_unstable();
    if placed == fixed {
        return Ok((Handicap::Fixed(count), Vec::new(), first));
    }
    Ok((Handicap::Free(count), stones, first))
}

/// The stones of every `AB` in the order of the file, each once.
fn black_stones(properties: &[&Property<'_>], size: Size) -> Result<Stones, Fault> {
    let mut stones: Stones = Vec::new();
    let mut seen = vec![false; size.area()];
    let mut expanded = 0;
    for value in properties.iter().filter(|property| property.name == "AB").flat_map(|property| &property.values) {
        for point in read_points(*value, size)? {
            expanded += 1;
            if !std::mem::replace(&mut seen[size.index(point)], true) {
                stones.push((point, value.place));
            }
        }
        if expanded > MAX_POINTS {
            return Err(value.place.error(format!("AB lists more than {MAX_POINTS} points")));
        }
    }
    Ok(stones)
}

/// A handicap without stones: Black places them as his first moves. One stone is just Black's move.
fn unplaced(said: u8, place: Place, properties: &[&Property<'_>]) -> Result<Handicap, Fault> {
    if said < 2 {
        return Ok(Handicap::None);
    }
    if properties.iter().find(|property| matches!(property.name, "B" | "W")).is_some_and(|first| first.name == "W") {
        return Err(place.error(format!("HA[{said}], but White moves first and AB places no stones")));
    }
    Ok(Handicap::Free(said))
}
