//! What can be agreed on, and what cannot.

use super::*;

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
    protocol::Setup::Gomoku { size: 15, height: None, ruleset: "renju".into(), forbidden, row: None }
}

fn mnk(size: u8, height: Option<u8>, length: u8) -> protocol::Setup {
    let row = protocol::Row { length, overline: protocol::Overline::Nothing, directions: protocol::Directions::RanksAndFiles };
    protocol::Setup::Gomoku { size, height, ruleset: "mnk".into(), forbidden: None, row: Some(row) }
}

#[test]
fn settings_there_and_back() {
    let clocks = [
        protocol::TimeControl::None {},
        protocol::TimeControl::Absolute { main_ms: 60_000 },
        protocol::TimeControl::Fischer { main_ms: 60_000, increment_ms: 5_000, cap_ms: 90_000 },
        protocol::TimeControl::ByoYomi { main_ms: 60_000, periods: 5, period_ms: 30_000 },
    ];
    let setups = [
        go9("chinese"),
        go(19, None, "tromp_taylor", None, Some(1), protocol::Handicap::Fixed { stones: 4 }),
        go(13, None, "aga", None, Some(1), protocol::Handicap::Aga { stones: 3 }),
        go(13, Some(2), "japanese", None, Some(-7), protocol::Handicap::Free { stones: 3 }),
        go(9, Some(25), "custom", Some(CUSTOM), Some(0), protocol::Handicap::None {}),
        protocol::Setup::gomoku(15, "standard"),
        protocol::Setup::gomoku(15, "caro"),
        protocol::Setup::gomoku(19, "caro_exact"),
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
            let view = view(&story.table.room, &viewer("cleo"), story.now(), &nobody(), 1_000);
            let said = (view.setup, view.time, view.colors, view.takeback, view.visibility);
            assert_eq!(said, (wanted.setup, wanted.time, wanted.colors, wanted.takeback, wanted.visibility));
        }
    }
}

#[test]
fn komi_left_out_is_what_the_ruleset_says() {
    let left_out = protocol::Setup::go(9, "japanese");
    let settings = settings(&wanted(left_out, protocol::TimeControl::None {})).unwrap();
    assert!(matches!(setup(&settings.setup), protocol::Setup::Go { komi_half: Some(13), .. }));
}

#[test]
fn what_cannot_be_is_invalid_and_named() {
    let none = protocol::TimeControl::None {};
    let gomoku = protocol::Setup::gomoku;
    let even = protocol::Handicap::None {};
    let mut strict = gomoku(15, "freestyle");
    if let protocol::Setup::Gomoku { forbidden, .. } = &mut strict {
        *forbidden = Some(protocol::Penalty::Loses);
    }
    let mut rowed = gomoku(15, "renju");
    if let protocol::Setup::Gomoku { row, .. } = &mut rowed {
        *row = Some(protocol::Row { length: 5, overline: protocol::Overline::Wins, directions: protocol::Directions::All });
    }
    let mut both = mnk(9, None, 5);
    if let protocol::Setup::Gomoku { forbidden, .. } = &mut both {
        *forbidden = Some(protocol::Penalty::Refused);
    }
    let opened = |setup, opening| protocol::CreateRoom { opening, ..wanted(setup, none) };
    let cases = [
        (wanted(go9("lasker"), none), "ruleset: the rulesets of Go"),
        (wanted(gomoku(15, "lasker"), none), "ruleset: the rulesets of Gomoku"),
        (wanted(gomoku(31, "standard"), none), "size must be 5 to 30"),
        (wanted(gomoku(4, "renju"), none), "size must be 5 to 30"),
        (wanted(mnk(0, None, 5), none), "size must be 1 to 30"),
        (wanted(go(9, Some(26), "aga", None, None, even), none), "height must be 2 to 25"),
        (wanted(go(1, None, "aga", None, None, even), none), "size must be 2 to 25"),
        (wanted(go(9, Some(0), "aga", None, None, even), none), "height must be"),
        (wanted(go9("custom"), none), "rules: the ruleset custom needs them"),
        (wanted(go(9, None, "aga", Some(CUSTOM), None, even), none), "rules: only with the ruleset custom"),
        (wanted(go(9, None, "lasker", Some(CUSTOM), None, even), none), "ruleset: the rulesets of Go"),
        (wanted(go(9, None, "aga", None, Some(801), even), none), "komi_half: komi must be"),
        (wanted(go(9, None, "aga", None, Some(i32::MIN), even), none), "komi_half: komi must be"),
        (wanted(go(9, Some(13), "aga", None, None, protocol::Handicap::Aga { stones: 2 }), none), "handicap: "),
        (wanted(go(19, None, "aga", None, None, protocol::Handicap::Fixed { stones: 10 }), none), "handicap: "),
        (wanted(gomoku(9, "mnk"), none), "row: the ruleset mnk needs it"),
        (wanted(rowed, none), "row: only with the ruleset mnk"),
        (wanted(strict, none), "forbidden: only with the ruleset renju"),
        (wanted(both, none), "forbidden: only with the ruleset renju"),
        (wanted(mnk(3, None, 4), none), "row: the winning row must have 3 to 3"),
        (wanted(mnk(20, None, 11), none), "row: "),
        (opened(go9("aga"), protocol::Opening::Swap2), "opening: swap2"),
        (opened(gomoku(15, "freestyle"), protocol::Opening::KomiBids), "opening: komi_bids"),
        (opened(gomoku(15, "freestyle"), protocol::Opening::Yamaguchi), "opening: yamaguchi"),
        (opened(gomoku(18, "renju"), protocol::Opening::Taraguchi10), "opening: taraguchi_10"),
        (opened(protocol::Setup::TicTacToe {}, protocol::Opening::Swap), "opening: swap"),
        (opened(protocol::Setup::Othello {}, protocol::Opening::Pro), "opening: pro"),
        (
            opened(go(9, None, "aga", None, None, protocol::Handicap::Free { stones: 2 }), protocol::Opening::KomiCut),
            "opening: komi_cut",
        ),
        (wanted(gomoku(15, "standard"), protocol::TimeControl::Absolute { main_ms: 0 }), "main time"),
    ];
    for (wanted, words) in cases {
        match settings(&wanted) {
            Err(crate::error::ApiError::Invalid(reason)) => assert!(reason.contains(words), "{reason}"),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn renju_without_a_word_on_forbidden_moves_refuses_them() {
    let settings = settings(&wanted(renju(None), protocol::TimeControl::None {})).unwrap();
    assert_eq!(setup(&settings.setup), renju(Some(protocol::Penalty::Refused)));
}

#[test]
fn three_in_a_row_on_nine_points_is_tic_tac_toe() {
    let row = protocol::Row { length: 3, overline: protocol::Overline::Wins, directions: protocol::Directions::All };
    let by_parts = protocol::Setup::Gomoku { size: 3, height: None, ruleset: "mnk".into(), forbidden: None, row: Some(row) };
    let settings = settings(&wanted(by_parts, protocol::TimeControl::None {})).unwrap();
    assert_eq!(setup(&settings.setup), protocol::Setup::TicTacToe {});
}
