//! A finished game as an SGF file.

use room::{Room, Stage};
use rules::{ByColor, Color, sgf};

/// The SGF file of a game. `None` unless the game is finished. `date` is the day on which the game began, and `application` is
/// the program that writes the file.
#[must_use]
pub fn sgf_text(room: &Room, date: Option<String>, application: &str) -> Option<String> {
    let summary = room.summary();
    let Stage::Finished { outcome, at: _ } = summary.stage else { return None };
    let named = |color| {
        let name = summary.player_of(color)?.name.clone();
        Some(sgf::PlayerInfo { name, rank: None })
    };
    let (main_time, overtime) = room.terms().time.to_sgf();
    Some(sgf::write(&sgf::Record {
        setup: room.setup(),
        diagram: None,
        players: ByColor { black: named(Color::Black)?, white: named(Color::White)? },
        moves: room.moves().to_vec(),
        outcome: Some(outcome),
        date,
        event: None,
        place: None,
        application: Some(application.to_owned()),
        main_time,
        overtime,
        comment: None,
    }))
}
