//! Reads the information that a file contains about a game besides its moves.

use super::line::Property;
use super::record::Record;
use super::text::{Lines, unescape};
use crate::color::Color;
use crate::kind::Kind;
use crate::outcome::{HalfPoints, Outcome, WinBy};

/// Fills in players, date and other information from the properties of the root.
pub(super) fn read(record: &mut Record, root: &[Property<'_>]) {
    let find = |name: &str, lines: Lines| {
        let property = root.iter().find(|property| property.name == name)?;
        Some(unescape(property.values[0].raw, lines)).filter(|text| !text.trim().is_empty())
    };
    let text = |name: &str| find(name, Lines::One);
    for (color, name, rank) in [(Color::Black, "PB", "BR"), (Color::White, "PW", "WR")] {
        record.players[color].name = text(name).unwrap_or_default();
        record.players[color].rank = text(rank);
    }
    record.date = text("DT");
    record.event = text("EV");
    record.place = text("PC");
    record.application = text("AP");
    record.main_time = text("TM");
    record.overtime = text("OT");
    record.comment = find("GC", Lines::Many).or_else(|| find("C", Lines::Many));
}

/// Reads the property `RE`. Returns `None` if the result is unknown, unclear, or a win without a reason.
pub(super) fn outcome(raw: &str, kind: Kind) -> Option<Outcome> {
    let text = unescape(raw, Lines::One).trim().to_ascii_lowercase();
    match text.as_str() {
        "0" | "draw" | "jigo" => return Some(Outcome::Draw),
        "void" => return Some(Outcome::Void),
        _ => {}
    }
    let (winner, how) = text.split_once('+')?;
    let winner = match winner {
        "b" | "black" => Color::Black,
        "w" | "white" => Color::White,
        _ => return None,
    };
    let by = match how {
        "r" | "resign" => WinBy::Resignation,
        "t" | "time" => WinBy::Timeout,
        "f" | "forfeit" => WinBy::Forfeit,
        points => match kind {
            Kind::Go | Kind::Othello => WinBy::Score { margin: points.parse().ok().filter(|&margin| margin > HalfPoints::ZERO)? },
            Kind::Gomoku | Kind::TicTacToe => return None,
        },
    };
    Some(Outcome::Win { winner, by })
}

#[cfg(test)]
mod tests {
    use super::outcome;
    use crate::color::Color;
    use crate::kind::Kind;
    use crate::outcome::{HalfPoints, Outcome, WinBy};

    #[test]
    fn outcomes_are_read() {
        let win = |winner, by| Some(Outcome::Win { winner, by });
        for (text, expected) in [
            ("B+3.5", win(Color::Black, WinBy::Score { margin: HalfPoints(7) })),
            ("W+12", win(Color::White, WinBy::Score { margin: HalfPoints(24) })),
            ("B+R", win(Color::Black, WinBy::Resignation)),
            ("W+Resign", win(Color::White, WinBy::Resignation)),
            ("white+time", win(Color::White, WinBy::Timeout)),
            ("B+F", win(Color::Black, WinBy::Forfeit)),
            ("0", Some(Outcome::Draw)),
            ("Jigo", Some(Outcome::Draw)),
            ("Void", Some(Outcome::Void)),
        ] {
            assert_eq!(outcome(text, Kind::Go), expected, "{text}");
        }
        for unclear in ["", "?", "B+", "B+0", "B+-3", "B+0.25", "B+Illegal", "black wins", "X+R", "B"] {
            assert_eq!(outcome(unclear, Kind::Go), None, "{unclear}");
        }
        assert_eq!(outcome("B+5", Kind::Gomoku), None);
    }
}
