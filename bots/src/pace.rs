//! How a bot divides its main time between its moves.

use rules::Position;
use std::time::Duration;

/// The main time should last for at least this many further moves.
const MOVES: usize = 40;

/// Hardly any game of Go has more moves than this. This number is also the server's default limit.
pub const LONG_GAME: usize = 1_400;

/// Even if the bot plays immediately, a move can take about this long, because the server is busy, and because clocks
/// count whole milliseconds.
pub const LAG: Duration = Duration::from_millis(8);

/// The most moves that the player to move still has to make, if the game is not unusually long.
#[must_use]
pub fn moves_left(position: &Position) -> u32 {
    let (area, played) = (position.size().area(), position.move_number() as usize);
    let both = match position {
        // Nobody knows how long a game between beginners can go on, so the reserve never becomes small.
        Position::Go(_) => LONG_GAME.saturating_sub(played).max(area),
        Position::Gomoku(_) | Position::Othello(_) => area.saturating_sub(played),
    };
    u32::try_from(both.div_ceil(2)).unwrap_or(u32::MAX)
}

/// The part of the remaining main time that a bot spends on its next move.
#[must_use]
pub fn share_of_main(position: &Position, left: Duration) -> Duration {
    let moves = match position {
        // On a large board, a game of Go takes more moves. At first, assume that each player fills half of the board. But a game
        // between beginners can go on even after that many moves.
        Position::Go(_) => {
            let area = position.size().area();
            MOVES.max(area / 4).max(area.saturating_sub(position.move_number() as usize) / 2)
        }
        Position::Gomoku(_) | Position::Othello(_) => MOVES,
    };
    left / u32::try_from(moves).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use rules::go::{self, Handicap, Ruleset};
    use rules::{HalfPoints, Setup, Size};

    #[test]
    fn the_main_time_lasts_longer_on_a_large_board() {
        let go = |side| {
            let size = Size::square(side).unwrap();
            Position::new(&Setup::Go(go::Setup::new(size, Ruleset::Chinese, HalfPoints::ZERO, Handicap::None).unwrap()))
        };
        let seconds = Duration::from_secs;
        for (position, left, wanted) in [(Position::new(&Setup::Othello), 400, 10), (go(9), 400, 10), (go(19), 360, 2)] {
            assert_eq!(share_of_main(&position, seconds(left)), seconds(wanted));
        }
    }
}
