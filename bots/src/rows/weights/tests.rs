#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;
use crate::random::Random;

#[test]
fn classes_have_the_same_code_in_any_order() {
    let codes = Codes::get();
    assert_eq!(codes.all().len(), CODES);
    let mut random = Random::new(1);
    for _ in 0..2_000 {
        let mut classes = [0; 4].map(|_| random.below(CLASSES) as u8);
        let packed = classes.iter().fold(0, |packed, class| packed << 4 | u16::from(*class));
        classes.sort_unstable();
        assert_eq!(codes.all()[usize::from(codes.of(packed))], classes);
    }
}

#[test]
fn each_combination_of_threats_has_a_number_and_its_weight() {
    let weights = Weights::by_hand(false);
    let mut seen = vec![false; THREATS];
    for n in 0..THREATS {
        let (mut own, mut its) = ([0; worth::KINDS], [0; worth::KINDS]);
        let mut left = n as u16;
        let mut digit = |base: u16| {
            let digit = left % base;
            left /= base;
            digit
        };
        own[Kind::FourThree as usize] = digit(3);
        own[Kind::DoubleThree as usize] = digit(3);
        its[Kind::FourThree as usize] = digit(3);
        its[Kind::DoubleThree as usize] = digit(3);
        its[Kind::OpenFour as usize] = digit(2);
        own[Kind::Four as usize] = digit(2);
        own[Kind::OpenThree as usize] = digit(2);
        let at = threat(&own, &its);
        assert!(!std::mem::replace(&mut seen[at], true), "{own:?} {its:?}");
        let count = |counts: [u16; worth::KINDS], kind: Kind| counts[kind as usize] as i16;
        let value = 120 * count(own, Kind::FourThree) + 40 * count(own, Kind::DoubleThree)
            - 40 * count(its, Kind::FourThree)
            - 15 * count(its, Kind::DoubleThree)
            - 60 * count(its, Kind::OpenFour);
        assert_eq!(weights.threats[at], value * UNIT as i16);
    }
}
