//! Tests of the openings, and of the setups for which each opening is allowed.

#![allow(clippy::unwrap_used)]

use super::script::{self, ScriptPosition, StageAct};
use super::{Choice, Opening, OpeningError};
use rules::go::Handicap;
use rules::gomoku::{Penalty, Row, Ruleset};
use rules::{HalfPoints, Setup, Size, go, gomoku};

fn row_setup(width: u8, height: u8, ruleset: Ruleset) -> Setup {
    Setup::Gomoku(gomoku::Setup::new(Size::new(width, height).unwrap(), ruleset).unwrap())
}

fn go_setup(handicap: Handicap) -> Setup {
    let size = Size::square(9).unwrap();
    Setup::Go(go::Setup::new(size, go::Ruleset::Chinese, HalfPoints(0), handicap).unwrap())
}

#[test]
fn names_are_unique_and_match_the_wire() {
    let names = Opening::ALL.map(Opening::as_str);
    let wire = "free pro long_pro swap swap2 soosyrv_8 taraguchi_10 yamaguchi komi_cut komi_bids";
    assert_eq!(names.join(" "), wire);
    assert_eq!(Choice::ALL.map(Choice::as_str).join(" "), "black white more_stones");
    assert_eq!(Opening::default(), Opening::Free);
}

#[test]
fn each_setup_allows_exactly_the_openings_that_fit_it() {
    use Opening::{Free, KomiBids, KomiCut, LongPro, Pro, Soosyrv8, Swap, Swap2, Taraguchi10, Yamaguchi};
    let row_openings = [Free, Pro, LongPro, Swap, Swap2];
    let renju_openings = [Free, Pro, LongPro, Swap, Swap2, Soosyrv8, Taraguchi10, Yamaguchi];
    let renju = Ruleset::Renju(Penalty::Loses);
    let table: [(Setup, &[Opening]); 20] = [
        (row_setup(15, 15, Ruleset::Freestyle), &row_openings),
        (row_setup(15, 15, renju), &renju_openings),
        (row_setup(15, 15, Ruleset::Renju(Penalty::Refused)), &renju_openings),
        (row_setup(19, 15, renju), &renju_openings),
        (row_setup(16, 16, renju), &row_openings),
        (row_setup(15, 16, renju), &row_openings),
        (row_setup(13, 13, renju), &row_openings),
        (row_setup(30, 30, Ruleset::CaroExact), &row_openings),
        (row_setup(8, 8, Ruleset::Caro), &row_openings),
        (row_setup(7, 7, Ruleset::Standard), &[Free, Pro, Swap, Swap2]),
        (row_setup(5, 5, Ruleset::Standard), &[Free, Swap, Swap2]),
        // There is enough room along the longer side.
        (row_setup(3, 12, Ruleset::Mnk(Row::of(4))), &row_openings),
        (row_setup(4, 3, Ruleset::Mnk(Row::of(3))), &[Free, Swap, Swap2]),
        // The third stone of Pro has two allowed points. The check assumes that the two earlier stones occupy both.
        (row_setup(1, 7, Ruleset::Mnk(Row::of(3))), &[Free, Swap, Swap2]),
        (row_setup(1, 4, Ruleset::Mnk(Row::of(3))), &[Free, Swap]),
        (row_setup(3, 3, Ruleset::Mnk(Row::of(3))), &[Free]),
        (go_setup(Handicap::None), &[Free, KomiCut, KomiBids]),
        (go_setup(Handicap::Fixed(2)), &[Free]),
        (go_setup(Handicap::Free(2)), &[Free]),
        (Setup::Othello, &[Free]),
    ];
    for (setup, openings) in table {
        let good: Vec<Opening> = Opening::ALL.into_iter().filter(|opening| opening.check(&setup).is_ok()).collect();
        assert_eq!(good, openings, "{setup:?}");
    }
}

#[test]
fn an_opening_that_does_not_fit_is_refused_with_the_reason() {
    let renju = Ruleset::Renju(Penalty::Refused);
    assert_eq!(Opening::Yamaguchi.check(&row_setup(15, 15, Ruleset::Caro)), Err(OpeningError::Game));
    assert_eq!(Opening::Yamaguchi.check(&row_setup(17, 18, renju)), Err(OpeningError::Board));
    assert_eq!(Opening::LongPro.check(&row_setup(7, 7, renju)), Err(OpeningError::Board));
    assert_eq!(Opening::KomiBids.check(&go_setup(Handicap::Aga(2))), Err(OpeningError::Handicap));
    assert_eq!(Opening::KomiBids.check(&Setup::Othello), Err(OpeningError::Game));
    assert_eq!(Opening::Swap.check(&go_setup(Handicap::None)), Err(OpeningError::Game));
}

/// An opening has no choices exactly if its script only places stones. If a script offers moves, an earlier stage
/// declares their number, and in the stage after the offer, the opponent picks one of the moves.
#[test]
fn has_choices_agrees_with_every_script_and_every_offer_has_a_declaration_and_a_pick() {
    for opening in Opening::ALL {
        let stages = std::iter::successors(Some(ScriptPosition::first(opening)), |position| Some(position.next()));
        let acts: Vec<StageAct> = stages.map_while(ScriptPosition::stage).map(|(_, stage_act)| stage_act).collect();
        assert_eq!(opening.has_choices(), acts.iter().any(|stage_act| !matches!(stage_act, StageAct::Place(_))), "{opening:?}");
        let index_of = |wanted: fn(&StageAct) -> bool| acts.iter().position(wanted);
        let offer = index_of(|stage_act| matches!(stage_act, StageAct::Offer));
        assert_eq!(offer.is_some(), index_of(|stage_act| matches!(stage_act, StageAct::Declare(_))) < offer, "{opening:?}");
        assert_eq!(offer.map(|at| acts[at + 1]), offer.map(|_| StageAct::Pick), "{opening:?}");
    }
    assert_eq!(script::TEN, 10);
    assert_eq!(script::stones(Opening::Swap2).count(), 5);
}

#[test]
fn the_stones_that_a_player_places_in_succession_are_counted() {
    let left = |opening: Opening, placed: &[usize]| placed.iter().map(|&placed| opening.stones_left(placed)).collect::<Vec<_>>();
    for opening in [Opening::Swap, Opening::Soosyrv8, Opening::Yamaguchi] {
        assert_eq!(left(opening, &[0, 1, 2, 3, 4, 9]), [3, 2, 1, 1, 1, 1], "{opening:?}");
    }
    assert_eq!(left(Opening::Swap2, &[0, 1, 2, 3, 4, 5]), [3, 2, 1, 2, 1, 1]);
    for opening in [Opening::Free, Opening::Pro, Opening::LongPro, Opening::Taraguchi10, Opening::KomiCut, Opening::KomiBids] {
        assert_eq!(left(opening, &[0, 1, 2, 3, 4, 5]), [1; 6], "{opening:?}");
    }
}
