//! The openings and the setups that they fit.

#![allow(clippy::unwrap_used)]

use super::script::{self, Cue, Deed};
use super::{Choice, Opening, OpeningError};
use rules::go::Handicap;
use rules::gomoku::{Penalty, Row, Ruleset};
use rules::{HalfPoints, Setup, Size, go, gomoku};

fn rows(width: u8, height: u8, ruleset: Ruleset) -> Setup {
    Setup::Gomoku(gomoku::Setup::new(Size::new(width, height).unwrap(), ruleset).unwrap())
}

fn of_go(handicap: Handicap) -> Setup {
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
fn each_opening_fits_its_games() {
    use Opening::{Free, KomiBids, KomiCut, LongPro, Pro, Soosyrv8, Swap, Swap2, Taraguchi10, Yamaguchi};
    let any_rows = [Free, Pro, LongPro, Swap, Swap2];
    let of_renju = [Free, Pro, LongPro, Swap, Swap2, Soosyrv8, Taraguchi10, Yamaguchi];
    let renju = Ruleset::Renju(Penalty::Loses);
    let table: [(Setup, &[Opening]); 20] = [
        (rows(15, 15, Ruleset::Freestyle), &any_rows),
        (rows(15, 15, renju), &of_renju),
        (rows(15, 15, Ruleset::Renju(Penalty::Refused)), &of_renju),
        (rows(19, 15, renju), &of_renju),
        (rows(16, 16, renju), &any_rows),
        (rows(15, 16, renju), &any_rows),
        (rows(13, 13, renju), &any_rows),
        (rows(30, 30, Ruleset::CaroExact), &any_rows),
        (rows(8, 8, Ruleset::Caro), &any_rows),
        (rows(7, 7, Ruleset::Standard), &[Free, Pro, Swap, Swap2]),
        (rows(5, 5, Ruleset::Standard), &[Free, Swap, Swap2]),
        // There is enough room along the longer side.
        (rows(3, 12, Ruleset::Mnk(Row::of(4))), &any_rows),
        (rows(4, 3, Ruleset::Mnk(Row::of(3))), &[Free, Swap, Swap2]),
        // The third stone of Pro could be placed on two points, but two stones are on the board already.
        (rows(1, 7, Ruleset::Mnk(Row::of(3))), &[Free, Swap, Swap2]),
        (rows(1, 4, Ruleset::Mnk(Row::of(3))), &[Free, Swap]),
        (rows(3, 3, Ruleset::Mnk(Row::of(3))), &[Free]),
        (of_go(Handicap::None), &[Free, KomiCut, KomiBids]),
        (of_go(Handicap::Fixed(2)), &[Free]),
        (of_go(Handicap::Free(2)), &[Free]),
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
    assert_eq!(Opening::Yamaguchi.check(&rows(15, 15, Ruleset::Caro)), Err(OpeningError::Game));
    assert_eq!(Opening::Yamaguchi.check(&rows(17, 18, renju)), Err(OpeningError::Board));
    assert_eq!(Opening::LongPro.check(&rows(7, 7, renju)), Err(OpeningError::Board));
    assert_eq!(Opening::KomiBids.check(&of_go(Handicap::Aga(2))), Err(OpeningError::Handicap));
    assert_eq!(Opening::KomiBids.check(&Setup::Othello), Err(OpeningError::Game));
    assert_eq!(Opening::Swap.check(&of_go(Handicap::None)), Err(OpeningError::Game));
}

/// An opening that consists only of stones has no choices. Where moves are offered, their number is declared first.
#[test]
fn scripts_are_consistent() {
    for opening in Opening::ALL {
        let stages = std::iter::successors(Some(Cue::first(opening)), |cue| Some(cue.next()));
        let deeds: Vec<Deed> = stages.map_while(Cue::stage).map(|(_, deed)| deed).collect();
        assert_eq!(opening.has_choices(), deeds.iter().any(|deed| !matches!(deed, Deed::Place(_))), "{opening:?}");
        let place = |wanted: fn(&Deed) -> bool| deeds.iter().position(wanted);
        let offer = place(|deed| matches!(deed, Deed::Offer));
        assert_eq!(offer.is_some(), place(|deed| matches!(deed, Deed::Declare(_))) < offer, "{opening:?}");
        assert_eq!(offer.map(|at| deeds[at + 1]), offer.map(|_| Deed::Pick), "{opening:?}");
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
