//! Valid and invalid requests to create rooms.

use super::*;
use crate::error::ApiError;

const CUSTOM: protocol::GoRules = protocol::GoRules {
    ko: protocol::KoRule::Situational,
    self_capture: true,
    scoring: protocol::ScoringRule::Territory,
    removes_dead: false,
    handicap_bonus: protocol::HandicapBonus::StonesLessOne,
    resume: protocol::ResumeRule::OpponentOfAsker,
    third_repetition_voids: true,
    tax: protocol::Tax::All,
    pass_stones: true,
};

fn renju(forbidden: Option<protocol::Penalty>) -> protocol::Setup {
    protocol::Setup::Gomoku { size: 15, height: None, ruleset: protocol::GomokuRuleset::Renju, forbidden, row: None }
}

fn mnk(size: u8, height: Option<u8>, length: u8) -> protocol::Setup {
    let row = protocol::Row { length, overline: protocol::Overline::Nothing, directions: protocol::Directions::RanksAndFiles };
    protocol::Setup::Gomoku { size, height, ruleset: protocol::GomokuRuleset::Mnk, forbidden: None, row: Some(row) }
}

#[test]
fn a_room_shows_the_terms_with_which_it_was_created() {
    let clocks = [
        protocol::TimeControl::None {},
        protocol::TimeControl::Absolute { main_ms: 60_000 },
        protocol::TimeControl::Fischer { main_ms: 60_000, increment_ms: 5_000, cap_ms: Some(90_000) },
        protocol::TimeControl::ByoYomi { main_ms: 60_000, periods: 5, period_ms: 30_000 },
    ];
    let setups = [
        go9(protocol::GoRuleset::Chinese),
        go(19, None, protocol::GoRuleset::TrompTaylor, None, Some(1), protocol::Handicap::Fixed { stones: 4 }),
        go(13, None, protocol::GoRuleset::Aga, None, Some(1), protocol::Handicap::Aga { stones: 3 }),
        go(13, Some(2), protocol::GoRuleset::Japanese, None, Some(-7), protocol::Handicap::Free { stones: 3 }),
        go(9, Some(25), protocol::GoRuleset::Custom, Some(CUSTOM), Some(0), protocol::Handicap::None {}),
        protocol::Setup::gomoku(15, protocol::GomokuRuleset::Standard),
        protocol::Setup::gomoku(15, protocol::GomokuRuleset::Caro),
        protocol::Setup::gomoku(19, protocol::GomokuRuleset::CaroExact),
        renju(Some(protocol::Penalty::Refused)),
        renju(Some(protocol::Penalty::Loses)),
        mnk(7, Some(6), 4),
        mnk(1, Some(5), 5),
        protocol::Setup::Othello {},
        protocol::Setup::TicTacToe {},
    ];
    for time in clocks {
        for choice in setups.clone() {
            let wanted = wanted(choice, time);
            let story = Story::new(&wanted);
            let view = view(&story.table.room, &viewer("cleo"), story.now(), &guest_away(), 1_000);
            let shown = (view.setup, view.time, view.colors, view.takeback, view.visibility);
            assert_eq!(shown, (wanted.setup, wanted.time, wanted.colors, wanted.takeback, wanted.visibility));
        }
    }
}

#[test]
fn every_invalid_field_of_a_request_is_reported() {
    let wrong =
        wanted(protocol::Setup::gomoku(31, protocol::GomokuRuleset::Renju), protocol::TimeControl::Absolute { main_ms: 0 });
    let request = serde_json::from_value(serde_json::to_value(wrong).unwrap()).unwrap();
    let error = protocol::CreateRoom::from_request(request).map_err(ApiError::BadRoom).unwrap_err();
    assert_eq!(error.message(), "size must be 5 to 30; main_ms must be 1000 to 86400000");
    assert!(matches!(error, ApiError::BadRoom(mistakes) if mistakes.faults.len() == 2));
}
