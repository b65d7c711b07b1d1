//! While play stands still, no time is charged to anybody, whatever people try.

use super::turns::TurnStart;
use room::testing::Table;
use room::{Clock, Millis, PlayCommand, Recorded, Refusal, Seat, Spared};
use rules::{ByColor, Color};

/// The clocks when play was halted.
pub(super) struct Stands {
    clocks: ByColor<Clock>,
    running: Color,
    bank: Millis,
    /// The time that the running turn had used.
    pub(super) elapsed: u64,
}

impl Stands {
    /// The clocks right after a halt that came `elapsed` milliseconds into a turn. `before` is the state before the halt.
    pub(super) fn new(table: &Table, before: &TurnStart, recorded: &Recorded, elapsed: u64) -> Self {
        let running = before.running.expect("a clock runs");
        assert_eq!(recorded.spared.lag, Millis::ZERO, "the bank pays for the network's delays only at the end of a turn");
        let clocks = table.room.clocks(recorded.at).expect("the game has clocks").sides;
        if recorded.spared == Spared::NONE {
            assert_eq!(Some(clocks), before.clocks);
        }
        Self { clocks, running, bank: before.bank, elapsed }
    }

    /// Checks that the clocks, the running color and the bank are the same as when play was halted.
    pub(super) fn check_end(&self, table: &Table) {
        let now = TurnStart::of(table);
        assert_eq!((now.clocks, now.running, now.bank), (Some(self.clocks), Some(self.running), self.bank));
    }
}

/// Both clocks stand still, and nobody can move.
pub(super) fn check(table: &Table, stands: Option<&Stands>) {
    let Some(standstill) = table.room.standstill() else { return };
    let stands = stands.expect("play was halted");
    for later in [0, 1, 100_000_000] {
        let clocks = table.room.clocks(Millis(table.now + later)).expect("the game has clocks");
        assert_eq!((clocks.sides, clocks.running), (stands.clocks, None));
    }
    assert_eq!((table.room.turn(), standstill.turn, table.room.turn_began()), (None, stands.running, None));
    for seat in Seat::ALL {
        if let Some(seated) = &table.room.seats()[seat]
            && standstill.due().is_none_or(|due| Millis(table.now) < due)
        {
            let tried = table.decide(seated.player.as_str(), &PlayCommand::Pass.into());
            assert!(matches!(tried, Err(Refusal::StandsStill | Refusal::TooMany(_) | Refusal::NotAPlayer)), "{tried:?}");
        }
    }
}
