//! Commands that place handicap stones.

use super::{Gtp, Reply, names};
use crate::Ports;
use crate::table::Table;
use rules::go::Handicap;
use rules::{Color, Kind, Move, Point};

/// Starts a game with this handicap, if the board is empty.
fn begin(gtp: &mut Gtp, handicap: Handicap) -> Result<(), String> {
    if gtp.kind() != Kind::Go {
        return Err("only Go has a handicap".to_owned());
    }
    if !gtp.table.is_untouched() {
        return Err("board not empty".to_owned());
    }
    if handicap.stones() < Handicap::MIN {
        return Err("invalid number of stones".to_owned());
    }
    let setup = gtp.with(handicap).map_err(|_| "invalid number of stones".to_owned())?;
    gtp.table = Table::new(setup);
    Ok(())
}

fn count(words: &[&str]) -> Result<u8, String> {
    words.first().and_then(|word| word.parse().ok()).ok_or_else(|| "invalid number of stones".to_owned())
}

pub(super) fn fixed(gtp: &mut Gtp, words: &[&str]) -> Reply {
    let handicap = Handicap::Fixed(count(words)?);
    begin(gtp, handicap)?;
    Ok(gtp.vertices(handicap.placed(gtp.size())))
}

/// Places the requested number of stones, or fewer if the board is too small for them. GTP allows this.
pub(super) fn place(gtp: &mut Gtp, words: &[&str], ports: &Ports<'_>) -> Reply {
    let stones = count(words)?.min(Handicap::max_free(gtp.size()));
    begin(gtp, Handicap::Free(stones))?;
    let mut placed = Vec::new();
    while placed.len() < usize::from(stones) {
        let position = gtp.table.position().clone();
        let budget = gtp.pace.budget(Color::Black, &position);
        let thought = gtp.player.think(&position, gtp.table.setup(), budget, ports);
        let first = || position.legal_moves().first().copied();
        let chosen = match thought.map(|(thought, _)| thought.action) {
            Some(Move::Place(point)) => Some(point),
            Some(Move::Pass) | None => first(),
        };
        let point = chosen.ok_or("cannot place the stones")?;
        gtp.table.play(Color::Black, Move::Place(point)).map_err(|illegal| illegal.to_string())?;
        placed.push(point);
    }
    gtp.table.fix();
    Ok(gtp.vertices(placed))
}

pub(super) fn set(gtp: &mut Gtp, words: &[&str]) -> Reply {
    let bad = || "bad vertex list".to_owned();
    let points: Vec<Point> =
        words.iter().map(|word| names::point(gtp.kind(), gtp.size(), word)).collect::<Option<_>>().ok_or_else(bad)?;
    let before = gtp.table.clone();
    begin(gtp, Handicap::Free(u8::try_from(points.len()).map_err(|_| bad())?))?;
    for point in points {
        if gtp.table.play(Color::Black, Move::Place(point)).is_err() {
            gtp.table = before;
            return Err(bad());
        }
    }
    gtp.table.fix();
    Ok(String::new())
}
