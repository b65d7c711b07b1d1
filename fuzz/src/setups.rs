//! Random valid setups.

use crate::Choices;
use rules::go::{self, Handicap, HandicapBonus, KoRule, ResumeTurn, Rules, Scoring, Tax};
use rules::gomoku::rows::{Directions, Overline};
use rules::gomoku::{self, Penalty, Row};
use rules::{HalfPoints, Setup, Size};

/// A setup of any kind.
pub fn any_setup(choices: &mut Choices<'_>) -> Setup {
    match choices.below(4) {
        0 => Setup::Othello,
        1 => Setup::Gomoku(gomoku_setup(choices)),
        2 => Setup::Gomoku(renju_setup(choices)),
        _ => Setup::Go(go_setup(choices)),
    }
}

/// A setup of Go: any board, ruleset and handicap. An invalid combination becomes an even game.
pub fn go_setup(choices: &mut Choices<'_>) -> go::Setup {
    let sides = go::Setup::MIN_SIZE..=go::Setup::MAX_SIZE;
    let size = size(choices, sides);
    let named = choices.below(12);
    let ruleset = go::Ruleset::ALL.get(usize::from(named)).copied().unwrap_or_else(|| go::Ruleset::Custom(go_rules(choices)));
    let komi = HalfPoints(i32::from(choices.below(256)) - 128);
    let stones = choices.within(2..=9);
    let handicap =
        choices.of(&[Handicap::None, Handicap::None, Handicap::Fixed(stones), Handicap::Aga(stones), Handicap::Free(stones)]);
    let setup = |handicap| go::Setup::new(size, ruleset, komi, handicap);
    setup(handicap).or_else(|_| setup(Handicap::None)).expect("an even game is valid with every size and komi chosen here")
}

fn go_rules(choices: &mut Choices<'_>) -> Rules {
    Rules {
        ko: choices.of(&KoRule::ALL),
        self_capture: choices.one_in(2),
        scoring: choices.of(&Scoring::ALL),
        removes_dead: choices.one_in(2),
        handicap_bonus: choices.of(&HandicapBonus::ALL),
        resume: choices.of(&ResumeTurn::ALL),
        third_repetition_voids: choices.one_in(2),
        tax: choices.of(&Tax::ALL),
        pass_stones: choices.one_in(2),
    }
}

/// A setup of a row game, including renju and tic-tac-toe.
pub fn gomoku_setup(choices: &mut Choices<'_>) -> gomoku::Setup {
    let named = choices.below(7);
    if let Some(&ruleset) = gomoku::Ruleset::NAMED.get(usize::from(named)) {
        let size = size(choices, gomoku::Setup::MIN_SIZE..=gomoku::Setup::MAX_SIZE);
        return gomoku::Setup::new(size, ruleset).expect("a row of five fits on boards with sides of at least 5");
    }
    let row = Row {
        length: choices.within(Row::MIN..=Row::MAX),
        overline: choices.of(&Overline::ALL),
        directions: choices.of(&Directions::ALL),
    };
    let size = size(choices, 1..=gomoku::Setup::MAX_SIZE);
    gomoku::Setup::new(size, gomoku::Ruleset::Mnk(row)).unwrap_or(gomoku::Setup::TIC_TAC_TOE)
}

/// A setup of renju.
pub fn renju_setup(choices: &mut Choices<'_>) -> gomoku::Setup {
    let size = size(choices, gomoku::Setup::MIN_SIZE..=gomoku::Setup::MAX_SIZE);
    let penalty = choices.of(&[Penalty::Refused, Penalty::Loses]);
    gomoku::Setup::new(size, gomoku::Ruleset::Renju(penalty)).expect("a row of five fits on boards with sides of at least 5")
}

/// A board with sides in this range, usually square.
fn size(choices: &mut Choices<'_>, sides: std::ops::RangeInclusive<u8>) -> Size {
    let width = choices.within(sides.clone());
    let height = if choices.one_in(4) { choices.within(sides) } else { width };
    Size::new(width, height).expect("a board can have every side length that a setup allows")
}
