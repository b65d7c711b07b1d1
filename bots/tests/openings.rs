//! Bots play every opening to its end and do only what the opening allows. They know which color is better.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use bots::limits::Limits;
use bots::{OpeningAct, open};
use rules::go::{self, Handicap};
use rules::gomoku::openings::check_offers;
use rules::gomoku::{self, Penalty, Ruleset};
use rules::{Color, Move, Point, Position, Setup, Size};
use setup::{Act, Choice, Level, Opening, OpeningProgress, Seat};
use std::collections::BTreeSet;

/// A game in its opening.
struct Table {
    setup: Setup,
    position: Position,
    progress: OpeningProgress,
    black: Seat,
    moves: Vec<Point>,
}

impl Table {
    fn new(setup: Setup, opening: Opening) -> Table {
        let progress = OpeningProgress::new(opening, Seat::Host);
        Table { setup, position: Position::new(&setup), progress, black: Seat::Host, moves: Vec::new() }
    }

    /// Lets a bot make the next step. Returns false if the opening is over.
    fn step(&mut self, level: u8, seed: u64, nodes: u64) -> bool {
        let Some(step) = self.progress.step(self.black) else { return false };
        let first = self.moves.first().copied();
        let level = Level::new(level).unwrap();
        let act = open(&self.position, &step, first, level, seed, Limits::nodes(nodes)).unwrap();
        match (&step.act, act) {
            (Act::Place { reach }, OpeningAct::Place(point)) => {
                assert!(reach.allows(self.position.size(), first, point), "{reach:?} {point:?}");
                self.place(step.seat, point);
            }
            (Act::Pick { points }, OpeningAct::Place(point)) => {
                assert!(points.contains(&point));
                self.place(step.seat, point);
            }
            (Act::Choose { choices } | Act::ChooseOrOffer { choices, .. }, OpeningAct::Choose(choice)) => {
                assert!(choices.contains(&choice));
                self.choose(step.seat, choice);
            }
            (Act::Bid { standing: Some(_), .. }, OpeningAct::Choose(Choice::White)) => self.choose(step.seat, Choice::White),
            (Act::Declare { most }, OpeningAct::Declare(count)) => {
                assert!((1..=*most).contains(&count));
                self.progress.declared(step.seat, count, self.moves.len());
            }
            (Act::OfferMoves { count }, OpeningAct::OfferMoves(points)) => {
                let stone = |point| self.position.stone(point);
                check_offers(self.position.size(), stone, Color::Black, &points, usize::from(*count)).unwrap();
                self.progress.offered(step.seat, &points, self.moves.len());
            }
            (Act::NameKomi, OpeningAct::NameKomi(komi)) => self.progress.named(step.seat, komi, 0),
            (Act::Bid { least, .. }, OpeningAct::NameKomi(komi)) => {
                assert!(komi >= *least && komi <= go::Setup::MAX_KOMI);
                self.progress.named(step.seat, komi, 0);
            }
            (wanted, done) => panic!("{done:?} instead of {wanted:?}"),
        }
        true
    }

    fn place(&mut self, seat: Seat, point: Point) {
        self.position.play(self.position.turn(), Move::Place(point)).unwrap();
        self.moves.push(point);
        self.progress.placed(seat, self.moves.len());
    }

    fn choose(&mut self, seat: Seat, choice: Choice) {
        self.black = match choice {
            Choice::Black => seat,
            Choice::White => seat.other(),
            Choice::MoreStones => self.black,
        };
        self.progress.chose(seat, choice, self.moves.len());
    }
}

fn rows(side: u8, ruleset: Ruleset) -> Setup {
    Setup::Gomoku(gomoku::Setup::new(Size::square(side).unwrap(), ruleset).unwrap())
}

fn go(side: u8) -> Setup {
    let ruleset = go::Ruleset::Chinese;
    let komi = ruleset.default_komi(Handicap::None);
    Setup::Go(go::Setup::new(Size::square(side).unwrap(), ruleset, komi, Handicap::None).unwrap())
}

#[test]
fn bots_play_every_opening_to_its_end() {
    let renju = rows(15, Ruleset::Renju(Penalty::Refused));
    let setups = [rows(15, Ruleset::Freestyle), rows(19, Ruleset::Standard), rows(9, Ruleset::Caro), renju, go(9), go(5), go(25)];
    let mut played = 0;
    for setup in setups {
        for opening in Opening::ALL.into_iter().filter(|opening| opening.check(&setup).is_ok()) {
            for level in [1, 4, 10] {
                let mut table = Table::new(setup, opening);
                let steps = (0..1_000).take_while(|seed| table.step(level, seed * 7 + u64::from(level), 60)).count();
                assert!(steps < 40, "{opening:?} of {:?} does not end", table.setup);
                played += 1;
            }
        }
    }
    assert!(played > 80, "{played}");
}

/// The color that a bot chooses after these stones. Black places the first stone, White the second, and so on.
fn chooses(points: &[(u8, u8)], seed: u64) -> Choice {
    let mut table = Table::new(rows(15, Ruleset::Freestyle), Opening::Swap);
    for &(x, y) in points {
        table.place(Seat::Host, Point { x, y });
    }
    let step = table.progress.step(table.black).unwrap();
    match open(&table.position, &step, table.moves.first().copied(), Level::new(8).unwrap(), seed, Limits::nodes(u64::MAX)) {
        Some(OpeningAct::Choose(choice)) => choice,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_bot_chooses_the_color_whose_stones_are_near_the_center() {
    for seed in 0..5 {
        assert_eq!(chooses(&[(7, 7), (0, 0), (8, 8)], seed), Choice::Black);
        assert_eq!(chooses(&[(0, 0), (7, 7), (14, 0)], seed), Choice::White);
    }
}

#[test]
fn neither_color_is_much_better_after_a_bot_places_the_three_stones_of_swap() {
    let mut firsts = BTreeSet::new();
    for seed in 0..8 {
        let mut table = Table::new(rows(15, Ruleset::Freestyle), Opening::Swap);
        (0..3).for_each(|step| assert!(table.step(6, seed * 3 + step, u64::MAX)));
        let thought = bots::think(&table.position, Level::new(7).unwrap(), 1, Limits::nodes(u64::MAX)).unwrap();
        assert!((0.15..0.85).contains(&thought.chance), "{:?}: {}", table.moves, thought.chance);
        firsts.insert(table.moves);
    }
    assert!(firsts.len() > 5, "the bot places the same stones in too many games");
}
