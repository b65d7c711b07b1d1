//! Tests conversions in both directions, and the faults of every field.

#![allow(clippy::unwrap_used)]

use super::{CreateRoom, Handicap, Setup, TimeControl};
use crate::fault::{Bounds, Fault, Field, Limit, Reason};
use crate::opening::Opening;
use crate::series::Series;
use crate::word::{Aids, ColorChoice, TakebackPolicy, Visibility, Watching};
use proptest::prelude::*;
use proptest::sample::select;
use rules::go::{HandicapBonus, KoRule, ResumeTurn, Rules, RulesetName as Go, Scoring, Tax};
use rules::gomoku::rows::{Directions, Overline};
use rules::gomoku::{Penalty, Row, RulesetName as Gomoku};

mod read;

fn room(setup: Setup, opening: Opening, time: TimeControl) -> CreateRoom {
    let (colors, takeback, visibility) = (ColorChoice::Nigiri, TakebackPolicy::Off, Visibility::Private);
    CreateRoom {
        setup,
        opening,
        series: None,
        time,
        colors,
        takeback,
        grace_ms: None,
        visibility,
        delay_ms: None,
        aids: None,
        watching: None,
    }
}

fn go(size: u8, height: Option<u8>, komi_half: i32, handicap: Handicap) -> Setup {
    Setup::Go { size, height, ruleset: Go::Aga, rules: None, komi_half: Some(komi_half), handicap }
}

fn mnk(size: u8, height: Option<u8>, length: u8) -> Setup {
    let row = Row { length, overline: Overline::Nothing, directions: Directions::RanksAndFiles };
    Setup::Gomoku { size, height, ruleset: Gomoku::Mnk, forbidden: None, row: Some(row) }
}

/// A setup of Gomoku with these optional parts, whether or not its ruleset allows them.
fn parts(ruleset: Gomoku, forbidden: Option<Penalty>, row: Option<Row>) -> Setup {
    Setup::Gomoku { size: 15, height: None, ruleset, forbidden, row }
}

/// The faults of a requested room, as strings.
fn wrong(room: &CreateRoom) -> Vec<String> {
    room.terms().err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

#[test]
fn an_opening_is_not_checked_against_an_impossible_board() {
    let setup = Setup::Gomoku { size: 19, height: Some(4), ruleset: Gomoku::Renju, forbidden: None, row: None };
    assert_eq!(wrong(&room(setup, Opening::Yamaguchi, TimeControl::None {})), ["height must be 5 to 30"]);
}

#[test]
fn every_fault_names_its_field_and_bounds() {
    let none = TimeControl::None {};
    let loses = Some(Penalty::Loses);
    let even = Handicap::None {};
    let free = |stones| Handicap::Free { stones };
    let table: &[(Setup, Opening, TimeControl, &[&str])] = &[
        (Setup::go(9, Go::Chinese), Opening::Free, none, &[]),
        (Setup::go(9, Go::Custom), Opening::Free, none, &["rules: required by this ruleset"]),
        (go(26, Some(1), 0, even), Opening::Free, none, &["size must be 2 to 25", "height must be 2 to 25"]),
        (go(0, None, 801, even), Opening::Free, none, &["size must be 2 to 25", "komi_half must be -800 to 800"]),
        (
            go(9, None, i32::MIN, Handicap::Fixed { stones: 10 }),
            Opening::Free,
            none,
            &["komi_half must be -800 to 800", "stones must be 2 to 9"],
        ),
        (go(9, Some(13), 0, Handicap::Aga { stones: 2 }), Opening::Free, none, &["stones: not possible on this board"]),
        (go(4, None, 0, Handicap::Fixed { stones: 99 }), Opening::Free, none, &["stones: not possible on this board"]),
        (go(255, None, 0, free(26)), Opening::Free, none, &["size must be 2 to 25", "stones must be 2 to 25"]),
        (
            go(5, None, 0, free(0)),
            Opening::KomiCut,
            none,
            &["stones must be 2 to 6", "opening: only for games without a handicap"],
        ),
        (Setup::gomoku(31, Gomoku::Renju), Opening::Swap, none, &["size must be 5 to 30"]),
        (Setup::gomoku(4, Gomoku::Caro), Opening::Free, none, &["size must be 5 to 30"]),
        (mnk(0, None, 2), Opening::Free, none, &["size must be 1 to 30", "length: not possible on this board"]),
        (mnk(4, Some(3), 5), Opening::Free, none, &["length must be 3 to 4"]),
        (mnk(20, None, 255), Opening::Free, none, &["length must be 3 to 10"]),
        (parts(Gomoku::Mnk, None, None), Opening::Free, none, &["row: required by this ruleset"]),
        (parts(Gomoku::Caro, None, Some(Row::of(5))), Opening::Free, none, &["row: not allowed with this ruleset"]),
        (parts(Gomoku::Renju, None, Some(Row::of(5))), Opening::Free, none, &["row: not allowed with this ruleset"]),
        (parts(Gomoku::Caro, loses, None), Opening::Free, none, &["forbidden: not allowed with this ruleset"]),
        (parts(Gomoku::Mnk, loses, Some(Row::of(5))), Opening::Free, none, &["forbidden: not allowed with this ruleset"]),
        (Setup::Othello {}, Opening::Pro, none, &["opening: not available in this game"]),
        (Setup::TicTacToe {}, Opening::Swap, none, &["opening: not available in this game"]),
        (Setup::gomoku(18, Gomoku::Renju), Opening::Yamaguchi, none, &["opening: this board is too small, or has no center"]),
        (go(9, None, 0, free(2)), Opening::KomiBids, none, &["opening: only for games without a handicap"]),
        (
            Setup::Othello {},
            Opening::KomiCut,
            TimeControl::Fischer { main_ms: 999, increment_ms: 600_001, cap_ms: Some(0) },
            &[
                "opening: not available in this game",
                "main_ms must be 1000 to 86400000",
                "increment_ms must be 0 to 600000",
                "cap_ms must be 1000 to 86400000",
            ],
        ),
        (
            Setup::gomoku(3, Gomoku::Caro),
            Opening::Free,
            TimeControl::ByoYomi { main_ms: 1, periods: 0, period_ms: u64::MAX },
            &[
                "size must be 5 to 30",
                "main_ms must be 1000 to 86400000",
                "periods must be 1 to 30",
                "period_ms must be 1000 to 600000",
            ],
        ),
    ];
    for (setup, opening, time, expected) in table {
        assert_eq!(wrong(&room(setup.clone(), *opening, *time)), *expected, "{setup:?} {opening:?} {time:?}");
    }
    let with_rules =
        Setup::Go { size: 9, height: None, ruleset: Go::Aga, rules: Some(Rules::AGA), komi_half: None, handicap: even };
    assert_eq!(with_rules.checked(), Err(vec![Fault::new(Field::Rules, Reason::Unexpected)]));
}

#[test]
fn the_terms_of_an_existing_room_stay_valid_if_its_setup_can_be_played() {
    let time = TimeControl::ByoYomi { main_ms: u64::MAX, periods: 0, period_ms: 1 };
    let agreed = room(Setup::TicTacToe {}, Opening::Yamaguchi, time);
    assert!(agreed.terms().is_err());
    assert_eq!(agreed.agreed().map(|terms| CreateRoom::from(&terms)), Ok(agreed));
    for (setup, fault) in [
        (go(26, None, 0, Handicap::None {}), "size must be 2 to 25"),
        (go(9, None, 0, Handicap::Fixed { stones: 10 }), "stones must be 2 to 9"),
        (go(9, None, 801, Handicap::None {}), "komi_half must be -800 to 800"),
        (mnk(4, None, 5), "length must be 3 to 4"),
        (Setup::go(9, Go::Custom), "rules: required by this ruleset"),
        (parts(Gomoku::Caro, None, Some(Row::of(5))), "row: not allowed with this ruleset"),
    ] {
        let wrong = room(setup, Opening::Free, TimeControl::None {}).agreed().unwrap_err();
        let found: Vec<String> = wrong.iter().map(ToString::to_string).collect();
        assert_eq!(found, [fault]);
    }
}

#[test]
fn absent_fields_have_defaults() {
    let back = |setup: &Setup| Setup::from(&setup.checked().unwrap());
    assert!(matches!(back(&Setup::go(9, Go::Japanese)), Setup::Go { komi_half: Some(13), .. }));
    let refused = parts(Gomoku::Renju, Some(Penalty::Refused), None);
    assert_eq!(back(&Setup::gomoku(15, Gomoku::Renju)), refused);
    let three = Setup::Gomoku { size: 3, height: Some(3), ruleset: Gomoku::Mnk, forbidden: None, row: Some(Row::of(3)) };
    assert_eq!(back(&three), Setup::TicTacToe {});
}

#[test]
fn a_form_gets_the_choices_that_fit() {
    let of = |setup: Setup| room(setup, Opening::Free, TimeControl::None {}).choices();
    let bounds = |least, most| Some(Bounds { least, most });
    let wrong = of(go(255, None, i32::MAX, Handicap::Free { stones: 255 }));
    assert_eq!((wrong.size, wrong.stones, wrong.komi_half), (bounds(2, 25), bounds(2, 25), Some(1)));
    assert_eq!(wrong.openings, [Opening::Free]);
    // The openings that determine the komi do not depend on the requested komi.
    assert_eq!(of(go(9, None, i32::MAX, Handicap::None {})).openings, [Opening::Free, Opening::KomiCut, Opening::KomiBids]);
    let row = of(mnk(7, Some(6), 255));
    assert_eq!((row.size, row.length, row.stones, row.komi_half), (bounds(1, 30), bounds(3, 7), None, None));
    let fixed = of(Setup::Othello {});
    assert_eq!((fixed.size, fixed.openings), (None, vec![Opening::Free]));
    assert_eq!(fixed.colors, [ColorChoice::Black, ColorChoice::White, ColorChoice::Random]);
    assert_eq!(of(Setup::gomoku(15, Gomoku::Caro)).colors, ColorChoice::ALL);
}

fn rules() -> impl Strategy<Value = Rules> {
    let words = (
        select(&KoRule::ALL[..]),
        select(&Scoring::ALL[..]),
        select(&HandicapBonus::ALL[..]),
        select(&ResumeTurn::ALL[..]),
        select(&Tax::ALL[..]),
    );
    (words, any::<[bool; 4]>()).prop_map(|((ko, scoring, handicap_bonus, resume, tax), flags)| {
        let [self_capture, removes_dead, third_repetition_voids, pass_stones] = flags;
        Rules { ko, self_capture, scoring, removes_dead, handicap_bonus, resume, third_repetition_voids, tax, pass_stones }
    })
}

fn handicap() -> impl Strategy<Value = Handicap> {
    let stones = 0u8..30;
    prop_oneof![
        2 => Just(Handicap::None {}),
        1 => stones.clone().prop_map(|stones| Handicap::Fixed { stones }),
        1 => stones.clone().prop_map(|stones| Handicap::Aga { stones }),
        1 => stones.prop_map(|stones| Handicap::Free { stones }),
    ]
}

/// Any setup. About half of these setups are playable.
fn setups() -> impl Strategy<Value = Setup> {
    let height = || proptest::option::of(0u8..33);
    let go =
        (1u8..27, height(), select(&Go::ALL[..]), proptest::option::of(rules()), handicap(), proptest::option::of(-900..900));
    let go = go.prop_map(|(size, height, ruleset, rules, handicap, komi_half)| {
        let rules = rules.filter(|_| ruleset == Go::Custom || size % 5 == 0);
        Setup::Go { size, height, ruleset, rules, komi_half, handicap }
    });
    let row = (0u8..12, select(&Overline::ALL[..]), select(&Directions::ALL[..]));
    let row = row.prop_map(|(length, overline, directions)| Row { length, overline, directions });
    let penalty = proptest::option::of(select(&Penalty::ALL[..]));
    let gomoku = (0u8..33, height(), select(&Gomoku::ALL[..]), penalty, proptest::option::of(row));
    let gomoku = gomoku.prop_map(|(size, height, ruleset, forbidden, row)| Setup::Gomoku {
        size,
        height,
        ruleset,
        forbidden: forbidden.filter(|_| ruleset == Gomoku::Renju || size % 5 == 0),
        row: row.filter(|_| ruleset == Gomoku::Mnk || size % 7 == 0),
    });
    prop_oneof![4 => go, 4 => gomoku, 1 => Just(Setup::Othello {}), 1 => Just(Setup::TicTacToe {})]
}

fn series() -> impl Strategy<Value = Option<Series>> {
    prop_oneof![
        3 => Just(None),
        1 => (0u8..24).prop_map(|games| Some(Series::BestOf { games })),
        1 => (0u8..24).prop_map(|points| Some(Series::FirstTo { points })),
        1 => Just(Some(Series::Ladder {})),
    ]
}

fn times() -> impl Strategy<Value = TimeControl> {
    let ms = || prop_oneof![3 => 1000u64..600_000, 1 => 0u64..100_000_000];
    prop_oneof![
        Just(TimeControl::None {}),
        ms().prop_map(|main_ms| TimeControl::Absolute { main_ms }),
        (ms(), ms(), proptest::option::of(ms())).prop_map(|(main_ms, increment_ms, cap_ms)| TimeControl::Fischer {
            main_ms,
            increment_ms,
            cap_ms
        }),
        (ms(), 0u8..33, ms()).prop_map(|(main_ms, periods, period_ms)| TimeControl::ByoYomi { main_ms, periods, period_ms }),
        (ms(), 0u8..60, ms()).prop_map(|(main_ms, period_stones, period_ms)| TimeControl::Canadian {
            main_ms,
            period_stones,
            period_ms
        }),
        ms().prop_map(|per_move_ms| TimeControl::Simple { per_move_ms }),
        (0u8..31, 0u8..31, 0u8..31, 0u8..33).prop_map(|(main_days, increment_days, cap_days, rest_days)| {
            TimeControl::Correspondence { main_days, increment_days, cap_days, rest_days }
        }),
    ]
}

proptest! {
    #[test]
    fn conversions_round_trip_and_faults_explain_failures(
        setup in setups(),
        opening in select(&Opening::ALL[..]),
        time in times(),
        colors in select(&ColorChoice::ALL[..]),
        takeback in select(&TakebackPolicy::ALL[..]),
        grace_ms in proptest::option::of(0u64..12_000),
        delay_ms in proptest::option::of(0u64..4_000_000),
        aids in proptest::option::of(select(vec![Aids::Ahead, Aids::Hints])),
        watching in proptest::option::of(select(vec![Watching::Counted, Watching::Closed])),
        series in series(),
    ) {
        let wanted = CreateRoom { colors, takeback, grace_ms, aids, delay_ms, watching, series, ..room(setup, opening, time) };
        match wanted.terms() {
            Ok(terms) => {
                let back = CreateRoom::from(&terms);
                // After the defaults are filled in, another conversion changes nothing.
                prop_assert_eq!((back.terms(), back.agreed()), (Ok(terms), Ok(terms)));
                prop_assert_eq!(CreateRoom { setup: wanted.setup.clone(), ..back.clone() }, wanted.clone());
                prop_assert!(wanted.choices().openings.contains(&opening), "{:?}", wanted);
                prop_assert_eq!(terms.setup.size(), rules::Size::new(wanted.setup.sides().0, wanted.setup.sides().1).unwrap());
            }
            Err(faults) => {
                prop_assert!(!faults.is_empty());
                prop_assert_eq!(wanted.agreed().ok().map(|terms| terms.setup), wanted.setup.playable().ok());
                let grace = grace_ms.map(|grace| Limit::new(Field::GraceMs, grace, 1000, 10_000));
                let delay = delay_ms.map(|delay| Limit::new(Field::DelayMs, delay, 1000, 3_600_000));
                let limits = [
                    wanted.setup.limits(),
                    series.and_then(Series::limit).into_iter().collect(),
                    crate::TimeControl::from(&wanted.time).limits(),
                    grace.into_iter().collect(),
                    delay.into_iter().collect(),
                ]
                .concat();
                let outside: Vec<Fault> = limits.iter().filter_map(Limit::fault).collect();
                let of_numbers = |fault: &&Fault| matches!(fault.reason, Reason::Bounds | Reason::NotOnBoard);
                let named: Vec<Fault> = faults.iter().filter(of_numbers).cloned().collect();
                prop_assert_eq!(&named, &outside, "every number out of bounds is reported with its bounds");
                let fields: std::collections::BTreeSet<Field> = faults.iter().map(|fault| fault.field).collect();
                prop_assert_eq!(fields.len(), faults.len(), "no field is reported twice");
            }
        }
    }
}
