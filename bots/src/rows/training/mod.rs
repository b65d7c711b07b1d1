//! Makes the weights of the evaluation without games of other players. The program plays games against itself, at first
//! with weights that were set by hand. A logistic regression learns from the results of these games and from what the
//! search found.

mod examples;
mod fit;
mod play;

pub use super::trained::{Family, Set};
pub use crate::othello::training::Random;
pub use examples::{Example, examples};
pub use fit::{Report, learn};
pub use play::{Record, Step, play};

use super::weights::{self, Pair, Weights};
use rules::gomoku::{Rules, Ruleset, RulesetName};

/// Weights with which games can be played.
#[derive(Clone, Copy)]
pub struct Player(Pair);

impl Player {
    /// The weights that were set by hand.
    #[must_use]
    pub fn by_hand(family: Family) -> Player {
        Player(weights::by_hand(rules(family)))
    }

    /// The weights of these sets: one set for both colors, or one set for each color. The weights stay in memory until
    /// the program ends.
    #[must_use]
    pub fn of(sets: &[Set], family: Family) -> Player {
        let keep = |set: &Set, is_restricted| -> &'static Weights { Box::leak(Box::new(set.weights(is_restricted))) };
        match sets {
            [black, white, ..] => Player([keep(black, family == Family::Renju), keep(white, false)]),
            [both] => Player([keep(both, false); 2]),
            [] => Player::by_hand(family),
        }
    }
}

/// The ruleset whose games train a family.
fn ruleset(family: Family) -> Ruleset {
    let name = match family {
        Family::Freestyle => RulesetName::Freestyle,
        Family::Standard => RulesetName::Standard,
        Family::Renju => RulesetName::Renju,
    };
    Ruleset::named(name).unwrap_or(Ruleset::Freestyle)
}

fn rules(family: Family) -> Rules {
    ruleset(family).rules()
}
