//! What the laws remember of each turn: the time that it took, and the state at its beginning. After a takeback or a redo, this
//! state is compared with the state of the room.

use room::testing::Table;
use room::{Clock, Millis, Recorded, Seat, Spared, TimeControl};
use rules::{ByColor, Color, Position};

/// The state at one instant, usually the beginning of a turn.
#[derive(Clone)]
pub(super) struct TurnStart {
    pub(super) position: String,
    pub(super) clocks: Option<ByColor<Clock>>,
    pub(super) running: Option<Color>,
    /// The seat whose clock runs.
    pub(super) mover: Option<Seat>,
    /// The bank that pays for the network's delays in this turn: the bank of the player to move.
    pub(super) bank: Millis,
    /// The part of the time on these clocks that came from gifts.
    pub(super) given: u64,
}

/// What a takeback removed.
pub(super) struct Undone {
    /// The state at the beginning of the first turn that was removed.
    pub(super) start: TurnStart,
    pub(super) began: Vec<TurnStart>,
    pub(super) charged: Vec<Charged>,
    /// The state before the takeback.
    pub(super) left: TurnStart,
    /// How long the running turn had taken before the takeback.
    pub(super) elapsed: Option<u64>,
    /// The time already used in the turn that continued after the takeback.
    pub(super) used: Millis,
    /// How many acts had been charged before the takeback.
    pub(super) acts: usize,
}

/// The time charged for a turn, and the time spared.
pub(super) struct Charged {
    /// The time charged, in milliseconds.
    pub(super) time: u64,
    /// The seat whose clock ran.
    mover: Option<Seat>,
    /// The network's part, which was not charged.
    lag: u64,
}

impl Charged {
    /// Time that a takeback charged for a turn without a running clock.
    pub(super) const fn at_once(time: Millis) -> Self {
        Self { time: time.0, mover: None, lag: 0 }
    }

    /// The time of a turn that `recorded` ended. At most `delays` may have been spared. `before` is the state in which the turn
    /// ended.
    pub(super) fn of(since: Option<u64>, recorded: &Recorded, before: &TurnStart, delays: Spared) -> Self {
        let (turn, spared) = (since.map_or(0, |since| recorded.at.0 - since), recorded.spared);
        assert!(
            spared.server <= delays.server && spared.lag <= delays.lag,
            "{spared:?} was spared, but the delays were only {delays:?}"
        );
        assert!(spared.total().0 <= turn, "{spared:?} was spared, but the turn took only {turn} ms");
        Self { time: turn - spared.total().0, mover: before.mover, lag: spared.lag.0 }
    }
}

/// No matter how late messages arrive, the network's delays are given back to a player only out of that player's bank. Each turn
/// adds the same gain to a bank, and a bank begins with three times that gain.
pub(super) fn check_banks<'a>(time: &TimeControl, turns: impl Iterator<Item = &'a Charged> + Clone) {
    let gain = time.likely().map_or(0, |likely| (4 * (likely.0 / 1000) + 150).min(1000));
    for seat in Seat::ALL {
        let own = turns.clone().filter(|turn| turn.mover == Some(seat));
        let (count, lag) = own.fold((0, 0), |(count, lag), turn| (count + 1, lag + turn.lag));
        assert!(lag <= gain * (3 + count), "{lag} ms were given back in {count} turns that gain {gain} ms each");
    }
    let without_a_clock = turns.filter(|turn| turn.mover.is_none());
    assert!(without_a_clock.into_iter().all(|turn| turn.lag == 0));
}

impl TurnStart {
    pub(super) fn of(table: &Table) -> Self {
        let clocks = table.room.clocks(Millis(table.now));
        let running = clocks.and_then(|clocks| clocks.running);
        Self {
            position: shape(table.room.position()),
            clocks: clocks.map(|clocks| clocks.sides),
            running,
            mover: Seat::ALL.into_iter().find(|seat| running.is_some() && table.room.color_of(*seat) == running),
            bank: table.room.spare(Spared { server: Millis::ZERO, lag: Millis(u64::MAX) }, Millis(u64::MAX)).lag,
            given: 0,
        }
    }

    /// This state, after `player` has also used the time `used`.
    pub(super) fn later(mut self, control: &TimeControl, player: Option<Color>, used: Millis) -> Self {
        if let (Some(clocks), Some(color)) = (&mut self.clocks, player) {
            clocks[color] = clocks[color].charged(control, used);
        }
        self
    }

    pub(super) fn check(&self, table: &Table, after: &str) {
        let now = Self::of(table);
        assert_eq!(now.position, self.position, "{after} restored a different position");
        let clocks = |one: &Self| (one.clocks, one.running, one.bank);
        assert_eq!(clocks(&now), clocks(self), "{after} restored different clocks");
    }
}

fn shape(position: &Position) -> String {
    let legal = position.legal_moves();
    format!("{:?} {legal:?} {:?} {:?} {}", position.rows(), position.prisoners(), position.turn(), position.move_number())
}
