//! What a bot does in the openings of row games.
//!
//! Until the colors are chosen, the bot places stones so that both colors have equal chances. If it may choose, it takes the better
//! color. It compares fifth moves by Black's chances after each of them.

use super::board::{Board, side};
use super::search::{self, Effort, Search};
use super::{allowed, levels, think_among};
use crate::limits::Limits;
use crate::opening::OpeningAct;
use crate::random::Random;
use rules::gomoku::Game;
use rules::gomoku::openings::{Reach, are_same, centers, distance};
use rules::{Color, Move, Outcome, Point, Progress};
use setup::{Act, Choice, Level, Step};

/// At most this many points are compared for one stone.
const COMPARED: usize = 30;
/// The compared points are at most this far from a stone, unless the opening demands a larger distance. On an empty board, the
/// distance to the center counts.
const NEAR: u8 = 3;
/// A position is balanced if Black's chances differ from one half by less than this.
const BALANCED: f32 = 0.06;

/// A bot in an opening.
struct Opener<'a> {
    game: &'a Game,
    level: Level,
    limits: Limits<'a>,
    random: Random,
    /// The first stone of the game.
    first: Option<Point>,
}

/// What a bot does in `step`, which must be one of its own steps. `first` is the point of the first stone of the game. Returns
/// `None` if no opening of a row game has such a step, or if no point is allowed.
pub(crate) fn open(
    game: &Game,
    step: &Step,
    first: Option<Point>,
    level: Level,
    seed: u64,
    limits: Limits<'_>,
) -> Option<OpeningAct> {
    let mut opener = Opener { game, level, limits, random: Random::new(seed), first };
    match &step.act {
        Act::Place { reach } if step.colors_open => opener.balanced_stone(*reach).map(OpeningAct::Place),
        Act::Place { reach } => opener.best_stone(*reach, seed).map(OpeningAct::Place),
        Act::Choose { choices } | Act::ChooseOrOffer { choices, .. } => Some(OpeningAct::Choose(opener.choice(choices))),
        Act::Declare { most } => Some(OpeningAct::Declare(opener.fair_count(*most, seed))),
        Act::OfferMoves { count } => Some(OpeningAct::OfferMoves(opener.offers(usize::from(*count)))),
        Act::Pick { points } => opener.pick(points).map(OpeningAct::Place),
        Act::NameKomi | Act::Bid { .. } => None,
    }
}

impl Opener<'_> {
    /// A stone after which the colors have nearly equal chances. The bot must not favor a color, because the opponent may choose
    /// that color. The first two stones of the game go on random points that [`Opener::near`] finds.
    fn balanced_stone(&mut self, reach: Reach) -> Option<Point> {
        let points = self.near(reach);
        if self.game.move_number() < 2 {
            return self.random.choose(&points);
        }
        let distances = points.iter().map(|point| (*point, (self.black_after(*point) - 0.5).abs()));
        let mut distances: Vec<(Point, f32)> = distances.collect();
        distances.sort_by(|a, b| a.1.total_cmp(&b.1));
        let good = distances.iter().take_while(|(_, off)| *off < BALANCED / 2.0).count().max(1);
        distances.truncate(good);
        self.random.choose(&distances).map(|(point, _)| point)
    }

    /// The best stone for the player to move.
    fn best_stone(&mut self, reach: Reach, seed: u64) -> Option<Point> {
        let mut points = allowed(self.game);
        points.retain(|point| reach.allows(self.game.size(), self.first, *point));
        match think_among(self.game, &points, self.level, seed, self.limits).action {
            Move::Place(point) if points.contains(&point) => Some(point),
            Move::Place(_) | Move::Pass => self.random.choose(&points),
        }
    }

    /// The color with the better chances. In a balanced position, sometimes [`Choice::MoreStones`], if that is a choice.
    fn choice(&mut self, choices: &[Choice]) -> Choice {
        let black = black(self.game, self.level, self.limits);
        let is_balanced = (black - 0.5).abs() < BALANCED;
        if is_balanced && choices.contains(&Choice::MoreStones) && self.random.percent(50) {
            return Choice::MoreStones;
        }
        if black > 0.5 { Choice::Black } else { Choice::White }
    }

    /// How many fifth moves to offer, so that the chances are as equal as possible. White will pick the offered move that is
    /// worst for Black.
    fn fair_count(&mut self, most: u8, seed: u64) -> u8 {
        let mut game = self.game.clone();
        if game.turn() == Color::White {
            let Some(fourth) = self.best_stone(Reach::Anywhere, seed) else { return 1 };
            let _ = game.play(Color::White, Move::Place(fourth));
        }
        let mut opener = Opener { game: &game, random: self.random.clone(), ..*self };
        let off = |(_, chance): &(Point, f32)| (chance - 0.5).abs();
        let ranked = opener.ranked();
        let counts = ranked.iter().zip(1..=most).min_by(|(a, _), (b, _)| off(a).total_cmp(&off(b)));
        counts.map_or(1, |(_, count)| count)
    }

    /// The best fifth moves for Black.
    fn offers(&mut self, count: usize) -> Vec<Point> {
        let ranked: Vec<Point> = self.ranked().into_iter().map(|(point, _)| point).collect();
        let mut offers = Vec::new();
        for point in ranked.into_iter().chain(self.legal(Reach::Anywhere)) {
            if offers.len() == count {
                break;
            }
            if self.is_new(&offers, point) {
                offers.push(point);
            }
        }
        offers
    }

    /// The offered move that is worst for Black.
    fn pick(&self, points: &[Point]) -> Option<Point> {
        let worst = |a: &Point, b: &Point| self.black_after(*a).total_cmp(&self.black_after(*b));
        points.iter().copied().min_by(worst)
    }

    /// Fifth moves and Black's chances after each, the best for Black first. No two are equivalent by rotation or reflection.
    fn ranked(&mut self) -> Vec<(Point, f32)> {
        let mut points = Vec::new();
        for point in self.near(Reach::Anywhere) {
            if self.is_new(&points, point) {
                points.push(point);
            }
        }
        let mut ranked: Vec<(Point, f32)> = points.into_iter().map(|point| (point, self.black_after(point))).collect();
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranked
    }

    fn is_new(&self, points: &[Point], point: Point) -> bool {
        let (size, stone) = (self.game.size(), |at| self.game.stone(at));
        !points.iter().any(|other| are_same(size, stone, Color::Black, *other, point))
    }

    /// Up to [`COMPARED`] legal points near the stones, or near the center of an empty board, in random order.
    fn near(&mut self, reach: Reach) -> Vec<Point> {
        let size = self.game.size();
        let stones: Vec<Point> = size.points().filter(|point| self.game.stone(*point).is_some()).collect();
        let around: Vec<Point> = if stones.is_empty() { centers(size).collect() } else { stones };
        let away = |point: &Point| around.iter().map(|stone| distance(*stone, *point)).min().unwrap_or(0);
        let mut points = self.legal(reach);
        let nearest = points.iter().map(away).min().unwrap_or(0);
        points.retain(|point| away(point) <= nearest.max(NEAR));
        let most = points.len().min(COMPARED);
        for n in 0..most {
            let other = n + self.random.below(points.len() - n);
            points.swap(n, other);
        }
        points.truncate(most);
        points
    }

    /// The points where the rules and the opening allow a stone.
    fn legal(&self, reach: Reach) -> Vec<Point> {
        let mut points = self.game.legal_moves();
        points.retain(|point| reach.allows(self.game.size(), self.first, *point));
        points
    }

    /// Black's chances after a stone of the color to move.
    fn black_after(&self, point: Point) -> f32 {
        let mut game = self.game.clone();
        match game.play(game.turn(), Move::Place(point)) {
            Ok(_) => black(&game, self.level, self.limits),
            Err(_) => 0.5,
        }
    }
}

/// Black's chances in a position. A higher level searches further.
fn black(game: &Game, level: Level, limits: Limits<'_>) -> f32 {
    match game.progress() {
        Progress::Over(Outcome::Win { winner, .. }) => return if winner == Color::Black { 1.0 } else { 0.0 },
        Progress::Over(Outcome::Draw | Outcome::Void) => return 0.5,
        Progress::Playing | Progress::Stopped => {}
    }
    let (board, own) = (Board::new(game, levels::weights(level.number(), game)), side(game.turn()));
    let legal: Vec<u16> = allowed(game).iter().map(|point| board.at(*point)).collect();
    let number = level.number();
    let effort = Effort { depth: 1 + i32::from(number) / 2, breadth: 10, fours: (number, 0), nodes: 200 * u64::from(number) };
    let own_chance = search::chance(Search::new(board, effort, limits).run(own, &legal).value);
    if game.turn() == Color::Black { own_chance } else { 1.0 - own_chance }
}
