//! All answers that the rules can give, hashed to one number.

use crate::{Choices, any_setup};
use rules::sgf::{self, Node, Record, value};
use rules::{Color, Move, Point, Position, Progress, go};
use std::collections::BTreeSet;
use std::fmt::{Debug, Write};

/// Hashes the answers of the rules to all questions about a game or a file made from these bytes. The result
/// must be the same on every machine.
#[must_use]
pub fn answers(bytes: &[u8]) -> u64 {
    let mut told = Told::new();
    match bytes.split_first() {
        Some((0..64, text)) => file(&mut told, &String::from_utf8_lossy(text)),
        Some((_, choices)) => game(&mut told, &mut Choices::new(choices)),
        None => {}
    }
    told.0
}

fn file(told: &mut Told, text: &str) {
    told.add(&sgf::read(text.as_bytes()));
    let parsed = sgf::parse_text(text, &sgf::Options { grammar: sgf::Grammar::Lenient, ..sgf::Options::default() });
    told.add(&parsed.as_ref().map(|file| (file.to_sgf(), file.node_count())));
    for (depth, node) in parsed.iter().flat_map(|file| file.roots()).flat_map(Node::walk) {
        told.add(&depth);
        for raw in node.properties().flat_map(|property| property.values()) {
            told.add(&(value::number(raw), value::real(raw).map(f64::to_bits), value::text(raw), value::simple_text(raw)));
        }
    }
}

fn game(told: &mut Told, choices: &mut Choices<'_>) {
    let setup = any_setup(choices);
    let mut position = Position::new(&setup);
    let mut record = Record::new(setup);
    told.add(&setup);
    while !choices.is_over() && !matches!(position.progress(), Progress::Over(_)) {
        if position.progress() == Progress::Stopped {
            position.resume(choices.of(&Color::ALL));
        }
        let (turn, point) = (position.turn(), choices.point(position.size()));
        told.add(&Color::ALL.map(|color| position.check(color, Move::Place(point))));
        let Some(action) = choices.action(&position) else { break };
        told.add(&(turn, action, position.play(turn, action)));
        record.moves.push((turn, action));
        short(told, &position, point);
        if choices.one_in(16) {
            whole(told, &position);
        }
    }
    whole(told, &position);
    if let Position::Go(game) = &position
        && game.size().area() <= 9
    {
        told.add(&go::propose(game.board(), game.board().hash()));
    }
    told.add(&sgf::write(&record));
}

/// The values that change with every move.
fn short(told: &mut Told, position: &Position, point: Point) {
    told.add(&(position.turn(), position.progress(), position.move_number(), position.prisoners(), position.ko_point()));
    told.add(&(position.stone(point), position.must_pass()));
    if let Position::Go(game) = position {
        told.add(&game.board().hash());
    }
}

/// The values that concern the whole board.
fn whole(told: &mut Told, position: &Position) {
    told.add(&(position.rows(), position.row(), position.count()));
    told.points(&position.legal_moves());
    for (point, forbidden) in position.forbidden_points() {
        told.points(&[point]);
        told.add(&forbidden);
    }
    for point in position.size().points().step_by(7) {
        told.points(&position.chain(point));
    }
    if let Position::Go(game) = position {
        count(told, game);
    }
}

fn count(told: &mut Told, game: &go::Game) {
    let board = game.board();
    // Mark every second stone as dead, which is as good as any other choice.
    let dead: BTreeSet<Point> = game.size().points().filter(|&point| board.stone(point).is_some()).step_by(2).collect();
    for dead in [BTreeSet::new(), dead] {
        let score = game.score(&dead);
        told.add(&(score.sides, score.outcome));
        told.points(&score.dame);
        told.owners(&score.owner);
    }
    told.owners(&go::pass_alive(board, game.rules().self_capture));
}

/// A hash that does not depend on the word size of the machine (FNV-1a).
struct Told(u64);

impl Told {
    const fn new() -> Told {
        Told(0xcbf2_9ce4_8422_2325)
    }

    fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }

    fn add(&mut self, answer: &impl Debug) {
        // Writing to the hash cannot fail.
        let _ = write!(self, "{answer:?}");
        self.byte(0);
    }

    /// Like `add`, for many points at once.
    fn points(&mut self, points: &[Point]) {
        points.iter().flat_map(|point| [point.x, point.y]).for_each(|byte| self.byte(byte));
        self.byte(u8::MAX);
    }

    fn owners(&mut self, owners: &[Option<Color>]) {
        for owner in owners {
            self.byte(match owner {
                None => 0,
                Some(Color::Black) => 1,
                Some(Color::White) => 2,
            });
        }
    }
}

impl Write for Told {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        text.bytes().for_each(|byte| self.byte(byte));
        Ok(())
    }
}
