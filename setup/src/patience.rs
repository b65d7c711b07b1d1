//! How long the opponent of a player who is away must wait before ending the game.

use crate::control::TimeControl;
use crate::millis::Millis;
use crate::speed::Speed;
use crate::word::AwayReason;

/// The wait in a game without a clock, and the shortest wait in a correspondence game.
const THREE_DAYS: Millis = Millis::from_days(3);

impl TimeControl {
    /// How long the opponent must wait for a player who is away, before the opponent may end the game. Closing the page is a
    /// choice, so the wait is short. A broken connection is nobody's fault, so the wait is longer, and longest in slow games. In a
    /// game without a clock, people may come back another day, so the wait is three days for either reason. Nobody has to wait for a
    /// player whom the operator keeps out.
    ///
    /// In a correspondence game, players are usually away, so the opponent waits at least as long as the longest time
    /// that a clock can show without gifts of time. A player who leaves during their own turn therefore loses on time
    /// before the opponent may claim the game, unless the opponent gives more time.
    #[must_use]
    pub fn patience(&self, reason: AwayReason) -> Millis {
        if reason == AwayReason::Banned {
            return Millis::ZERO;
        }
        if let Self::Correspondence { main_days, cap_days, rest_days, .. } = *self {
            return THREE_DAYS.max(Millis::from_days(main_days.max(cap_days)) + Millis::from_days(rest_days));
        }
        Millis::from_secs(match (self.speed(), reason) {
            (_, AwayReason::Banned) => 0,
            (Speed::Untimed | Speed::Correspondence, AwayReason::Closed | AwayReason::Lost) => return THREE_DAYS,
            (Speed::Blitz | Speed::Rapid | Speed::Classical, AwayReason::Closed) => 10,
            (Speed::Blitz, AwayReason::Lost) => 40,
            (Speed::Rapid, AwayReason::Lost) => 80,
            (Speed::Classical, AwayReason::Lost) => 120,
        })
    }
}
