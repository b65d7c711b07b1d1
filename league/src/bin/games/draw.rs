//! Chooses by random numbers what kind of game is played, on what terms, and by whom.

use bots::pace::{LAG, LONG_GAME, moves_left};
use league::Random;
use room::{Aids, BySeat, ColorChoice, Level, Millis, Opening, TakebackPolicy, Terms, TimeControl, Visibility, Watching};
use rules::go::{self, Handicap, HandicapBonus, KoRule, ResumeTurn, Scoring, Tax};
use rules::gomoku::rows::{Directions, Overline};
use rules::gomoku::{self, Penalty, Row};
use rules::{HalfPoints, Position, Setup, Size};

/// Everything that is decided before a game.
#[derive(Debug, Clone)]
pub(crate) struct Plan {
    pub(crate) terms: Terms,
    /// The levels of the bots in the two seats.
    pub(crate) levels: BySeat<Level>,
    /// The most nodes that a search may examine. This limit keeps the games fast.
    pub(crate) nodes: u64,
    /// Whether the bots may resign.
    pub(crate) resigns: bool,
    /// After this many moves, no more stones can be placed.
    pub(crate) most_moves: usize,
    /// The maximum number of times that a player does something that a bot never does, such as to ask for a takeback.
    pub(crate) unrest: u32,
}

/// Everything that these random numbers decide before a game.
pub(crate) fn plan(random: &mut Random) -> Plan {
    let setup = setup(random);
    let area = setup.size().area() as u64;
    let openings: Vec<Opening> = Opening::ALL.into_iter().filter(|opening| opening.check(&setup).is_ok()).collect();
    let opening = random.choose(&openings).unwrap_or_default();
    let level = |random: &mut Random| {
        // High levels are slow on large boards.
        let groups: &[(u64, (u64, u64))] = if area > 200 { &[(1, (1, 3))] } else { &[(70, (1, 3)), (20, (4, 6)), (10, (7, 10))] };
        let (least, most) = random.weighted(groups);
        let number = random.within(least, most).min(u64::from(Level::count(&setup)));
        u8::try_from(number).ok().and_then(Level::new).expect("bots play this game")
    };
    let terms = Terms {
        setup,
        opening,
        series: None,
        time: time(random, &setup),
        colors: random.choose(&ColorChoice::ALL).expect("there are colors"),
        takeback: random.choose(&TakebackPolicy::ALL).expect("there are policies"),
        grace: Millis::from_secs(if random.percent(20) { random.within(1, 10) } else { 0 }),
        aids: Aids::Off,
        visibility: Visibility::Public,
        delay: Millis::ZERO,
        watching: Watching::Open,
    };
    Plan {
        terms,
        levels: BySeat { host: level(random), guest: level(random) },
        nodes: if random.percent(5) { 50_000 } else { 8_000 },
        resigns: random.percent(50),
        most_moves: terms.setup.most_moves(if random.percent(10) { random.within(10, 100) as usize } else { LONG_GAME }),
        unrest: if random.percent(50) { random.within(1, 12) as u32 } else { 0 },
    }
}

fn setup(random: &mut Random) -> Setup {
    match random.weighted(&[(45, 0), (27, 1), (12, 2), (6, 3), (10, 4)]) {
        0 => go(random),
        1 => gomoku(random),
        2 => Setup::Othello,
        3 => Setup::Gomoku(gomoku::Setup::TIC_TAC_TOE),
        _ => rows(random),
    }
}

/// A board that is square in most cases.
fn board(random: &mut Random, sides: &[(u64, (u64, u64))]) -> Size {
    let side = |random: &mut Random| {
        let (least, most) = random.weighted(sides);
        random.within(least, most) as u8
    };
    let width = side(random);
    let height = if random.percent(12) { side(random) } else { width };
    Size::new(width, height).expect("the sides are within bounds")
}

fn go(random: &mut Random) -> Setup {
    let size = board(random, &[(64, (5, 7)), (30, (8, 9)), (6, (10, 13)), (2, (14, 19)), (1, (20, 25))]);
    let ruleset = if random.percent(12) {
        go::Ruleset::Custom(custom(random))
    } else {
        random.choose(&go::Ruleset::ALL).expect("there are rulesets")
    };
    let kind: fn(u8) -> Handicap =
        random.weighted(&[(1, Handicap::Fixed as fn(u8) -> Handicap), (1, Handicap::Aga), (1, Handicap::Free)]);
    let most = kind(Handicap::MIN).most(size);
    let handicap = if random.percent(25) && most >= Handicap::MIN {
        kind(random.within(u64::from(Handicap::MIN), u64::from(most)) as u8)
    } else {
        Handicap::None
    };
    let komi = match random.weighted(&[(60, 0), (35, 1), (5, 2)]) {
        0 => ruleset.default_komi(handicap),
        1 => HalfPoints(random.within(0, 60) as i32 - 30),
        _ => HalfPoints(random.within(0, 2 * go::Setup::MAX_KOMI.0.unsigned_abs() as u64) as i32 - go::Setup::MAX_KOMI.0),
    };
    Setup::Go(go::Setup::new(size, ruleset, komi, handicap).expect("the setup is valid"))
}

fn custom(random: &mut Random) -> go::Rules {
    const EXPECTED: &str = "there are choices";
    go::Rules {
        ko: random.choose(&KoRule::ALL).expect(EXPECTED),
        self_capture: random.percent(50),
        scoring: random.choose(&Scoring::ALL).expect(EXPECTED),
        removes_dead: random.percent(70),
        handicap_bonus: random.choose(&HandicapBonus::ALL).expect(EXPECTED),
        resume: random.choose(&ResumeTurn::ALL).expect(EXPECTED),
        third_repetition_voids: random.percent(50),
        tax: random.choose(&Tax::ALL).expect(EXPECTED),
        pass_stones: random.percent(30),
    }
}

fn gomoku(random: &mut Random) -> Setup {
    let rulesets = [
        gomoku::Ruleset::Freestyle,
        gomoku::Ruleset::Standard,
        gomoku::Ruleset::Caro,
        gomoku::Ruleset::CaroExact,
        gomoku::Ruleset::Renju(Penalty::Refused),
        gomoku::Ruleset::Renju(Penalty::Loses),
    ];
    let ruleset = random.choose(&rulesets).expect("there are rulesets");
    // The openings of renju need a large board with a center.
    let size = if matches!(ruleset, gomoku::Ruleset::Renju(_)) && random.percent(70) {
        random.weighted(&[(6, Size::square(15)), (1, Size::square(17)), (1, Size::square(19))]).expect("the side is valid")
    } else {
        board(random, &[(40, (5, 9)), (40, (10, 15)), (15, (16, 19)), (5, (20, 30))])
    };
    Setup::Gomoku(gomoku::Setup::new(size, ruleset).expect("the setup is valid"))
}

/// A game of rows with a size and a length that bots play.
fn rows(random: &mut Random) -> Setup {
    loop {
        let size = Size::new(random.within(1, 12) as u8, random.within(1, 12) as u8).expect("the sides are within bounds");
        let row = Row {
            length: random.within(3, 7) as u8,
            overline: random.choose(&Overline::ALL).unwrap_or_default(),
            directions: random.choose(&Directions::ALL).unwrap_or_default(),
        };
        if let Some(setup) = gomoku::Setup::new(size, gomoku::Ruleset::Mnk(row)).ok().map(Setup::Gomoku)
            && Level::count(&setup) > 0
        {
            return setup;
        }
    }
}

/// A time control with short times.
fn time(random: &mut Random, setup: &Setup) -> TimeControl {
    let millis = |random: &mut Random, least, most| Millis(random.within(least, most));
    // With less time, a bot could lose on time although it answers immediately.
    let least = LAG * moves_left(&Position::new(setup));
    let main = |random: &mut Random| Millis(least.as_millis() as u64 + random.within(0, 100) * setup.size().area() as u64);
    match random.within(0, 6) {
        0 => TimeControl::None,
        1 => TimeControl::Absolute { main: main(random) },
        2 => {
            let (main, increment) = (main(random), millis(random, 0, 2_000));
            TimeControl::Fischer { main, increment, cap: random.percent(30).then_some(main + increment) }
        }
        3 => TimeControl::ByoYomi {
            main: millis(random, 1_000, 10_000),
            periods: random.within(1, 5) as u8,
            period: millis(random, 1_000, 5_000),
        },
        4 => TimeControl::Canadian {
            main: millis(random, 1_000, 10_000),
            stones: random.within(1, 25) as u8,
            period: millis(random, 1_000, 20_000),
        },
        5 => TimeControl::Simple { per_move: millis(random, 1_000, 5_000) },
        _ => TimeControl::Correspondence {
            main_days: random.within(1, 3) as u8,
            increment_days: 1,
            cap_days: 3,
            rest_days: random.within(0, 2) as u8,
        },
    }
}
