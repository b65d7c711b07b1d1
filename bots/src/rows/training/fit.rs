//! Logistic regression: finds the weights with which the evaluation predicts the chance of winning most exactly, and
//! with which the search tries the best moves early.

use super::super::line::CLASSES;
use super::super::trained::COLUMNS;
use super::super::weights::{CODES, Codes, THREATS, UNIT, Weights};
use super::{Example, Random, Set};

/// At this value, winning is e times as likely as losing (see `search::chance`).
const VALUE: f32 = 150.0 * UNIT as f32;
/// The unit of urgency: if the urgency of a move is higher by one unit, it is e times as likely that this move is the
/// best one.
const URGENCY: f32 = 128.0;
/// After each group of this many positions, the weights are changed.
const BATCH: usize = 1_024;
/// How fast the weights change in the first round, and the rate that the later rounds approach.
const RATES: (f32, f32) = (0.02, 0.001);
/// Corrections and the weights of threats are drawn to zero. A weight of 1 is drawn to zero about as strongly as this
/// number of positions can draw it away from zero.
const DOUBT: f32 = 10.0;
/// One in this number of positions serves only to test what was learned.
const TEST: usize = 10;

/// How well the weights fit.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Report {
    /// The mean error of the predicted chance of winning (cross entropy). Only positions that were not learned from are
    /// counted.
    pub value: f64,
    /// The mean error of the predicted order of moves, measured in the same way.
    pub order: f64,
    /// The share of positions in which the best move came first, from 0 to 1.
    pub first: f64,
}

/// The numbers that are learned for one color: classes, corrections and threats. All of them are in one list, so that
/// one method can change them all.
const CORRECTIONS: usize = COLUMNS * CLASSES;
const THREAT: usize = CORRECTIONS + COLUMNS * CODES;
const NUMBERS: usize = THREAT + THREATS;

/// Weights while they are learned.
struct Model {
    numbers: Vec<Vec<f32>>,
    /// For each color and column, the sum for each code.
    sums: Vec<[Vec<f32>; COLUMNS]>,
    slopes: Vec<Vec<f32>>,
    moments: Vec<Vec<(f32, f32)>>,
    steps: i32,
}

impl Model {
    fn new(colors: usize) -> Model {
        let hand = Weights::by_hand(false);
        let mut numbers = vec![0.0; NUMBERS];
        for (code, classes) in Codes::get().all().iter().enumerate().filter(|(_, classes)| classes[..3] == [0; 3]) {
            let class = usize::from(classes[3]);
            let entry = hand.entries[code];
            for turn in 0..2 {
                numbers[turn * CLASSES + class] = f32::from(entry.value[turn]) / VALUE;
                numbers[(2 + turn) * CLASSES + class] = (entry.urgency[turn] as f32 / 400.0).min(4.0);
            }
        }
        for (number, threat) in numbers[THREAT..].iter_mut().zip(&hand.threats) {
            *number = f32::from(*threat) / VALUE;
        }
        let mut model = Model {
            numbers: vec![numbers; colors],
            sums: Vec::new(),
            slopes: vec![vec![0.0; NUMBERS]; colors],
            moments: vec![vec![(0.0, 0.0); NUMBERS]; colors],
            steps: 0,
        };
        model.add_up();
        model
    }

    /// The color whose weights count for this side.
    fn color(&self, side: usize) -> usize {
        side.min(self.numbers.len() - 1)
    }

    fn add_up(&mut self) {
        let codes = Codes::get().all();
        let sums = |numbers: &Vec<f32>| {
            std::array::from_fn(|column| {
                let class = |class: &u8| numbers[column * CLASSES + usize::from(*class)];
                let sum = |(code, classes): (usize, &[u8; 4])| {
                    classes.iter().map(class).sum::<f32>() + numbers[CORRECTIONS + column * CODES + code]
                };
                codes.iter().enumerate().map(sum).collect()
            })
        };
        self.sums = self.numbers.iter().map(sums).collect();
    }

    /// The value of a position in logits.
    fn value(&self, example: &Example) -> f32 {
        let [own, its] = [example.side, 1 - example.side].map(|side| self.color(side));
        let sum = |column: usize, color: usize| -> f32 {
            example.codes[column]
                .iter()
                .map(|(code, count)| f32::from(*count) * self.sums[color][column][usize::from(*code)])
                .sum()
        };
        sum(0, own) - sum(1, its) + self.numbers[own][THREAT + usize::from(example.threat)]
    }

    /// The chance of each move to be the best one.
    fn chances(&self, example: &Example) -> Vec<f32> {
        let [own, its] = [example.side, 1 - example.side].map(|side| self.color(side));
        let rank = |[a, b]: &[u16; 2]| self.sums[own][2][usize::from(*a)] + self.sums[its][3][usize::from(*b)];
        let mut chances: Vec<f32> = example.moves.iter().map(rank).collect();
        let most = chances.iter().copied().fold(f32::MIN, f32::max);
        chances.iter_mut().for_each(|chance| *chance = (*chance - most).exp());
        let all: f32 = chances.iter().sum();
        chances.iter_mut().for_each(|chance| *chance /= all);
        chances
    }

    /// Adds the slopes of the errors of one example.
    fn learn(&mut self, example: &Example) {
        let [own, its] = [example.side, 1 - example.side].map(|side| self.color(side));
        let error = logistic(self.value(example)) - example.target();
        for (code, count) in &example.codes[0] {
            self.slopes[own][CORRECTIONS + usize::from(*code)] += error * f32::from(*count);
        }
        for (code, count) in &example.codes[1] {
            self.slopes[its][CORRECTIONS + CODES + usize::from(*code)] -= error * f32::from(*count);
        }
        self.slopes[own][THREAT + usize::from(example.threat)] += error;
        for (n, (chance, [a, b])) in self.chances(example).into_iter().zip(&example.moves).enumerate() {
            let error = chance - f32::from(u8::from(n == 0));
            self.slopes[own][CORRECTIONS + 2 * CODES + usize::from(*a)] += error;
            self.slopes[its][CORRECTIONS + 3 * CODES + usize::from(*b)] += error;
        }
    }

    /// Changes the weights (Kingma and Ba, "Adam: A method for stochastic optimization", 2015). `count` examples were
    /// added since the last change, and there are `all` examples in total.
    fn step(&mut self, count: usize, all: usize, rate: f32) {
        self.steps += 1;
        let codes = Codes::get().all();
        let fade = [1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps)];
        for ((numbers, slopes), moments) in self.numbers.iter_mut().zip(&mut self.slopes).zip(&mut self.moments) {
            for column in 0..COLUMNS {
                for (code, classes) in codes.iter().enumerate() {
                    let slope = slopes[CORRECTIONS + column * CODES + code];
                    if slope != 0.0 {
                        classes.iter().for_each(|class| slopes[column * CLASSES + usize::from(*class)] += slope);
                    }
                }
            }
            for (n, ((number, slope), (mean, square))) in numbers.iter_mut().zip(slopes.iter_mut()).zip(moments).enumerate() {
                let doubt = if n < CORRECTIONS { 0.0 } else { DOUBT / all as f32 * *number };
                let full = *slope / count as f32 + doubt;
                *slope = 0.0;
                *mean += 0.1 * (full - *mean);
                *square += 0.001 * (full * full - *square);
                *number -= rate * (*mean / fade[0]) / ((*square / fade[1]).sqrt() + 1e-7);
            }
        }
        self.add_up();
    }

    fn test<'a>(&self, examples: impl Iterator<Item = &'a Example>) -> Report {
        let (mut report, mut count) = (Report::default(), 0.0);
        for example in examples {
            let (value, target) = (logistic(self.value(example)), example.target());
            report.value -= f64::from(target * value.max(1e-6).ln() + (1.0 - target) * (1.0 - value).max(1e-6).ln());
            let chances = self.chances(example);
            report.order -= f64::from(chances[0].max(1e-9).ln());
            report.first += f64::from(u8::from(chances[1..].iter().all(|chance| *chance < chances[0])));
            count += 1.0;
        }
        Report { value: report.value / count, order: report.order / count, first: report.first / count }
    }

    fn sets(&self) -> Vec<Set> {
        let whole = |number: f32, unit: f32| (number * unit).round().clamp(-30_000.0, 30_000.0) as i16;
        let unit = |column: usize| if column < 2 { VALUE } else { URGENCY };
        let set = |numbers: &Vec<f32>| Set {
            classes: std::array::from_fn(|column| {
                std::array::from_fn(|class| whole(numbers[column * CLASSES + class], unit(column)))
            }),
            corrections: std::array::from_fn(|column| {
                let start = CORRECTIONS + column * CODES;
                numbers[start..start + CODES].iter().map(|number| whole(*number, unit(column))).collect()
            }),
            threats: numbers[THREAT..].iter().map(|number| whole(*number, VALUE)).collect(),
        };
        self.numbers.iter().map(set).collect()
    }
}

fn logistic(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

/// Learns one set of weights for both colors or, if `has_two`, one set for each color. Each of the `rounds` goes
/// through all positions that are not for testing. The first report tells how good the initial weights are, which come
/// from the weights that were set by hand. The second report tells how good the learned weights are.
pub fn learn(examples: &[Example], has_two: bool, rounds: u32, random: &mut Random) -> (Vec<Set>, [Report; 2]) {
    let mut model = Model::new(if has_two { 2 } else { 1 });
    // The last positions are for testing. Positions of the same game are next to each other, so at most one game is
    // used both for learning and for testing.
    let learned = examples.len() - examples.len() / TEST;
    let test = |model: &Model| model.test(examples[learned..].iter());
    let before = test(&model);
    let mut order: Vec<usize> = (0..learned).collect();
    for round in 0..rounds {
        for last in (1..order.len()).rev() {
            order.swap(last, random.below(last as u32 + 1) as usize);
        }
        let rate = RATES.0 * (RATES.1 / RATES.0).powf(round as f32 / rounds as f32);
        for batch in order.chunks(BATCH) {
            batch.iter().for_each(|at| model.learn(&examples[*at]));
            model.step(batch.len(), learned, rate);
        }
    }
    (model.sets(), [before, test(&model)])
}
