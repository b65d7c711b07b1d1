//! Reads the stones that a file sets up before the first move.

use super::limits::MAX_POINTS;
use super::line::Property;
use super::place::{Fault, Place};
use super::read::{only, read_points};
use super::value;
use crate::color::{ByColor, Color};
use crate::diagram::Diagram;
use crate::point::{Point, Size};

/// The position that a file sets up.
pub(super) struct Arranged {
    /// The stones, in reading order.
    pub(super) stones: ByColor<Vec<Point>>,
    /// Black's stones in the order of the file, each with the place where the file sets it up.
    pub(super) black: Vec<(Point, Place)>,
    /// The player to move: the color of the first move or, without moves, the color in `PL`. `None` if the file has
    /// neither.
    pub(super) turn: Option<Color>,
    /// The place of the last property that sets up or removes stones.
    pub(super) place: Place,
}

impl Arranged {
    /// Reads the stones from `AB`, `AW` and `AE`, and the player to move.
    pub(super) fn read(properties: &[&Property<'_>], size: Size) -> Result<Arranged, Fault> {
        let mut stones = vec![None; size.area()];
        let mut black = Vec::new();
        let mut place = Place::START;
        let mut expanded = 0;
        for property in properties {
            let color = match property.name {
                "AB" => Some(Color::Black),
                "AW" => Some(Color::White),
                "AE" => None,
                _ => continue,
            };
            for value in &property.values {
                let points = read_points(*value, size)?;
                expanded += points.len();
                if expanded > MAX_POINTS {
                    return Err(value.place.error(format!("{} lists more than {MAX_POINTS} points", property.name)));
                }
                for point in points {
                    let before = std::mem::replace(&mut stones[size.index(point)], color);
                    if before == Some(Color::Black) && color != before {
                        black.retain(|&(listed, _)| listed != point);
                    } else if color == Some(Color::Black) && color != before {
                        black.push((point, value.place));
                    }
                }
            }
            place = property.place;
        }
        let of = |color| size.points().filter(|&point| stones[size.index(point)] == Some(color)).collect();
        let turn = match properties.iter().find_map(|property| value::color(property.name)) {
            Some(first) => Some(first),
            None => turn(properties)?,
        };
        Ok(Arranged { stones: ByColor::new_with(of), black, turn, place })
    }

    /// Whether no stones are set up.
    pub(super) fn is_empty(&self) -> bool {
        self.stones.black.is_empty() && self.stones.white.is_empty()
    }

    /// The initial position of a record, and the place of the last property that sets up or removes stones. Black moves first
    /// unless the file says otherwise.
    pub(super) fn diagram(self) -> (Diagram, Place) {
        (Diagram { stones: self.stones, turn: self.turn.unwrap_or(Color::Black) }, self.place)
    }
}

/// The player to move according to `PL`; `None` without `PL`. Also accepts `1` and `2`, which the first version of SGF (`FF[1]`)
/// uses.
fn turn(properties: &[&Property<'_>]) -> Result<Option<Color>, Fault> {
    let Some(property) = properties.iter().rfind(|property| property.name == "PL") else { return Ok(None) };
    let value = only(property)?;
    let color = match value.raw.trim().to_ascii_lowercase().as_str() {
        "1" | "black" => Some(Color::Black),
        "2" | "white" => Some(Color::White),
        raw => value::color(raw),
    };
    color.map(Some).ok_or_else(|| value.place.error(format!("PL[{:.20}] is not a color", value.raw)))
}
