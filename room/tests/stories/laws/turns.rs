//! The state at the beginning of each turn, to compare with the state after a takeback or a redo.

use room::testing::Table;
use room::{Clock, Millis};
use rules::{ByColor, Color, Position};

/// The state at one instant, usually the beginning of a turn, to compare with the state after a takeback or a redo.
#[derive(Clone)]
pub(super) struct TurnStart {
    pub(super) position: String,
    pub(super) clocks: Option<ByColor<Clock>>,
    pub(super) running: Option<Color>,
    /// The time that the players gave each other and that is on these clocks.
    pub(super) given: u64,
}

/// What a takeback removed.
pub(super) struct Undone {
    pub(super) began: Vec<TurnStart>,
    pub(super) charged: Vec<u64>,
    /// The state before the takeback.
    pub(super) left: TurnStart,
    /// How long the running turn had taken.
    pub(super) elapsed: Option<u64>,
}

impl TurnStart {
    pub(super) fn of(table: &Table) -> Self {
        let clocks = table.room.clocks(Millis(table.now));
        Self {
            position: shape(table.room.position()),
            clocks: clocks.map(|clocks| clocks.sides),
            running: clocks.and_then(|clocks| clocks.running),
            given: 0,
        }
    }

    pub(super) fn check(&self, table: &Table, after: &str) {
        let now = Self::of(table);
        assert_eq!(now.position, self.position, "{after} restored a different position");
        assert_eq!((now.clocks, now.running), (self.clocks, self.running), "{after} restored different clocks");
    }
}

fn shape(position: &Position) -> String {
    let legal = position.legal_moves();
    format!("{:?} {legal:?} {:?} {:?} {}", position.rows(), position.prisoners(), position.turn(), position.move_number())
}
