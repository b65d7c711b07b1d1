//! Openings that give both colors about equal chances.

use crate::players::think;
use bots::limits::Limits;
use engine_protocols::Player;
use league::Random;
use rules::{Color, Move, Point, Position, Progress, Setup};
use setup::Level;

/// An opening is balanced if the chance that the player to move wins is within this range.
const BALANCED: std::ops::RangeInclusive<f32> = 0.38..=0.62;
/// The maximum number of openings to try. If none of them is balanced, the last one is used.
const TRIES: u64 = 300;
/// The level that makes the moves of an opening in Go.
const MAKER: u8 = 6;
/// The level that judges whether an opening is balanced.
const JUDGE: u8 = 8;

/// The opening with this number. The same seed and number give the same opening.
pub(crate) fn opening(setup: &Setup, seed: u64, number: u64) -> Vec<(Color, Move)> {
    let mut moves = Vec::new();
    for attempt in 0..TRIES {
        let mixed = seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ attempt.wrapping_mul(0xd1b5_4a32_d192_ed03);
        let mut random = Random::new(mixed);
        let mut position = Position::new(setup);
        moves = (0..plies(setup)).map_while(|_| ply(setup, &mut position, &mut random)).collect();
        let level = Level::new(JUDGE).filter(|_| position.progress() == Progress::Playing);
        let thought = level.and_then(|level| bots::think(&position, level, seed, Limits::nodes(1_000_000)));
        if thought.is_some_and(|thought| BALANCED.contains(&thought.chance)) {
            break;
        }
    }
    moves
}

/// The number of moves in an opening. In Go and Othello it is even, so that Black moves next. In Gomoku it is odd, so that
/// White moves next, because Black has the advantage.
const fn plies(setup: &Setup) -> u32 {
    match setup {
        Setup::Go(_) => 4,
        Setup::Gomoku(_) => 5,
        Setup::Othello => 8,
    }
}

fn ply(setup: &Setup, position: &mut Position, random: &mut Random) -> Option<(Color, Move)> {
    let turn = position.turn();
    let size = position.size();
    let action = match setup {
        Setup::Go(_) => think(&mut Player::new(Level::new(MAKER)?, random.next()), setup, position, None)?,
        Setup::Othello => Move::Place(random.choose(&position.legal_moves())?),
        Setup::Gomoku(_) => {
            let near = |at: u8, side: u8| at.abs_diff(side / 2) <= 3;
            let points: Vec<Point> = position
                .legal_moves()
                .into_iter()
                .filter(|point| near(point.x, size.width()) && near(point.y, size.height()))
                .collect();
            Move::Place(random.choose(&points)?)
        }
    };
    position.play(turn, action).ok()?;
    Some((turn, action))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_differ_and_can_be_made_again() {
        let first = opening(&Setup::Othello, 1, 0);
        assert_eq!(first.len(), 8);
        assert_eq!(first, opening(&Setup::Othello, 1, 0));
        assert_ne!(first, opening(&Setup::Othello, 1, 1));
    }
}
