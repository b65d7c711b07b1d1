//! Fair time: what is not charged to the clock of the player to move.
//!
//! A player can think only after the server has sent the position, and before the server reads the move. The
//! network takes a part of the time in between. Each player has a bank of time for the network. When a turn ends, the
//! bank pays for the turn's network round trip, as far as the time in the bank suffices. Every finished turn adds to
//! the bank. So an honest player with a slow link loses nothing, and a player who pretends to have a slow link gains
//! little. Lichess compensates lag in the same way (see the quota in its `LagTracker`).

use setup::{Millis, TimeControl};

/// A full bank holds what it gains in this many turns.
const FULL: u64 = 7;
/// At the beginning of the game, a bank holds what it gains in this many turns.
const FIRST: u64 = 3;

/// The part of a turn that is not charged.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Spared {
    /// The time in which the server had not sent the position yet, or had not handled the move yet.
    pub server: Millis,
    /// The part of the network's delay that the player's bank paid for.
    pub lag: Millis,
}

impl Spared {
    /// Nothing.
    pub const NONE: Self = Self { server: Millis::ZERO, lag: Millis::ZERO };

    /// Both parts together.
    #[must_use]
    pub fn total(self) -> Millis {
        self.server + self.lag
    }
}

/// A player's remaining time for the network.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Bank {
    left: Millis,
    gain: Millis,
}

impl Bank {
    /// The bank at the beginning of a game. It stays empty in a correspondence game.
    pub(crate) fn new(control: &TimeControl) -> Self {
        let gain = control.likely().map_or(Millis::ZERO, gain);
        Self { left: gain.times(FIRST), gain }
    }

    /// What is left of the bank.
    pub(crate) const fn left(self) -> Millis {
        self.left
    }

    /// The bank after a turn that took `lag` from it.
    pub(crate) fn after(self, lag: Millis) -> Self {
        let left = self.left.saturating_sub(lag) + self.gain;
        Self { left: left.min(self.gain.times(FULL)), ..self }
    }
}

/// What a bank gains with each turn: 150 ms, plus 4 ms for each second that a player is likely to use in the game, but
/// at most one second in total.
fn gain(likely: Millis) -> Millis {
    Millis((likely.0 / 1000).saturating_mul(4).saturating_add(150).min(1000))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fischer(main: u64, increment: u64) -> TimeControl {
        TimeControl::Fischer { main: Millis::from_secs(main), increment: Millis::from_secs(increment), cap: None }
    }

    #[test]
    fn a_bank_gains_more_in_slower_games_but_at_most_a_second_per_turn() {
        let days = TimeControl::Correspondence { main_days: 3, increment_days: 1, cap_days: 7, rest_days: 0 };
        let table = [(fischer(60, 0), 390), (fischer(180, 2), 1000), (fischer(3600, 30), 1000), (days, 0)];
        for (control, gain) in table {
            let bank = Bank::new(&control);
            assert_eq!((bank.gain, bank.left()), (Millis(gain), Millis(3 * gain)), "{control:?}");
        }
    }

    #[test]
    fn a_bank_is_never_overdrawn_and_never_more_than_full() {
        let mut bank = Bank::new(&fischer(60, 0));
        let turns: Vec<u64> = [0, 0, 0, 0, 0, 2000, 9999, 100]
            .map(|lag| {
                bank = bank.after(Millis(lag));
                bank.left().0
            })
            .to_vec();
        assert_eq!(turns, [1560, 1950, 2340, 2730, 2730, 1120, 390, 680]);
    }
}
