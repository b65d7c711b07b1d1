//! Computes one hash of many answers of the rules.

use crate::{Choices, any_setup};
use rules::sgf::{self, Node, Record, value};
use rules::{Color, Move, Point, Position, Progress, go};
use std::collections::BTreeSet;
use std::fmt::{Debug, Write};

/// Computes a hash of the rules' answers about a game or a file that is made from these bytes. The hash must be the same on every
/// machine.
#[must_use]
pub fn answers(bytes: &[u8]) -> u64 {
    let mut digest = Digest::new();
    match bytes.split_first() {
        Some((0..64, text)) => file(&mut digest, &String::from_utf8_lossy(text)),
        Some((_, choices)) => game(&mut digest, &mut Choices::new(choices)),
        None => {}
    }
    digest.0
}

fn file(digest: &mut Digest, text: &str) {
    digest.add(&sgf::read(text.as_bytes()));
    let parsed = sgf::parse_text(text, &sgf::Options { grammar: sgf::Grammar::Lenient, ..sgf::Options::default() });
    digest.add(&parsed.as_ref().map(|file| (file.to_sgf(), file.node_count())));
    for (depth, node) in parsed.iter().flat_map(|file| file.roots()).flat_map(Node::walk) {
        digest.add(&depth);
        for raw in node.properties().flat_map(|property| property.values()) {
            digest.add(&(value::number(raw), value::real(raw).map(f64::to_bits), value::text(raw), value::simple_text(raw)));
        }
    }
}

fn game(digest: &mut Digest, choices: &mut Choices<'_>) {
    let setup = any_setup(choices);
    let mut position = Position::new(&setup);
    let mut record = Record::new(setup);
    digest.add(&setup);
    while !choices.is_over() && !matches!(position.progress(), Progress::Over(_)) {
        if position.progress() == Progress::Stopped {
            position.resume(choices.of(&Color::ALL));
        }
        let (turn, point) = (position.turn(), choices.point(position.size()));
        digest.add(&Color::ALL.map(|color| position.check(color, Move::Place(point))));
        let Some(action) = choices.action(&position) else { break };
        digest.add(&(turn, action, position.play(turn, action)));
        record.moves.push((turn, action));
        after_move(digest, &position, point);
        if choices.one_in(16) {
            whole_board(digest, &position);
        }
    }
    whole_board(digest, &position);
    if let Position::Go(game) = &position
        && game.size().area() <= 9
    {
        digest.add(&go::propose(game.board()));
    }
    digest.add(&sgf::write(&record));
}

/// The values that change with every move.
fn after_move(digest: &mut Digest, position: &Position, point: Point) {
    digest.add(&(position.turn(), position.progress(), position.move_number(), position.prisoners(), position.ko_point()));
    digest.add(&(position.stone(point), position.must_pass()));
    if let Position::Go(game) = position {
        digest.add(&game.board().hash());
    }
}

/// The values that concern the whole board.
fn whole_board(digest: &mut Digest, position: &Position) {
    digest.add(&(position.rows(), position.row(), position.count()));
    digest.points(&position.legal_moves());
    for (point, forbidden) in position.forbidden_points() {
        digest.points(&[point]);
        digest.add(&forbidden);
    }
    for point in position.size().points().step_by(7) {
        digest.points(&position.chain(point));
    }
    if let Position::Go(game) = position {
        count(digest, game);
    }
}

fn count(digest: &mut Digest, game: &go::Game) {
    let board = game.board();
    // It does not matter which stones are dead. Every second stone counts as dead here.
    let dead: BTreeSet<Point> = game.size().points().filter(|&point| board.stone(point).is_some()).step_by(2).collect();
    for dead in [BTreeSet::new(), dead] {
        let score = game.score(&dead);
        digest.add(&(score.sides, score.outcome));
        digest.points(&score.dame);
        digest.owners(&score.owner);
    }
    digest.owners(&go::pass_alive(board, game.rules().self_capture));
}

/// A hash that does not depend on the word size of the machine (FNV-1a).
struct Digest(u64);

impl Digest {
    const fn new() -> Digest {
        Digest(0xcbf2_9ce4_8422_2325)
    }

    fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }

    fn add(&mut self, answer: &impl Debug) {
        // Writing to the hash cannot fail.
        let _ = write!(self, "{answer:?}");
        self.byte(0);
    }

    /// Adds a list of points.
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

impl Write for Digest {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        text.bytes().for_each(|byte| self.byte(byte));
        Ok(())
    }
}
