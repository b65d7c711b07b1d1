//! Offers that need the opponent's agreement.

use rules::Color;
use setup::{Millis, OfferKind, Terms};

/// An open offer. There is at most one of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Offer {
    /// The kind of offer.
    pub kind: OfferKind,
    /// The player who made the offer.
    pub by: Color,
    /// The changed terms of an offered rematch. `None` for a rematch without changes, and for all other kinds of offers.
    pub terms: Option<Terms>,
}

/// Similar kinds of offers, which share one wait. A player whose offer was declined, or who has withdrawn too many offers, must
/// wait before making another offer of the same group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Group {
    Takeback,
    Halt,
    Continue,
    Draw,
}

impl Group {
    /// The number of groups.
    pub(crate) const COUNT: usize = 4;

    /// The group of a kind; `None` if offers of that kind need not wait.
    pub(crate) const fn of(kind: OfferKind) -> Option<Self> {
        match kind {
            OfferKind::Takeback | OfferKind::Redo => Some(Self::Takeback),
            OfferKind::Pause | OfferKind::Adjourn => Some(Self::Halt),
            OfferKind::Continue => Some(Self::Continue),
            OfferKind::Draw => Some(Self::Draw),
            OfferKind::Rematch => None,
        }
    }
}

/// How long a player must wait after the first declined offer of a group. After the n-th declined offer, the wait is n * n times
/// as long.
const FIRST_WAIT: Millis = Millis::from_secs(10);

/// How many offers of a group a player may withdraw in a game without having to wait.
const FREE_WITHDRAWALS: u32 = 10;

/// How long a player must wait before the next offer of a group.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Wait {
    count: u32,
    withdrawn: u32,
    /// Before this instant, the player cannot make another offer of the group.
    pub(crate) until: Millis,
}

impl Wait {
    /// Counts an offer that was declined at `at`.
    pub(crate) fn declined(&mut self, at: Millis) {
        self.count = self.count.saturating_add(1);
        let count = u64::from(self.count);
        self.until = at + FIRST_WAIT.times(count.saturating_mul(count));
    }

    /// Counts an offer that the player withdrew at `at`. After the first few, each withdrawn offer counts as declined. Otherwise,
    /// a player could disturb the opponent by making and withdrawing offers again and again.
    pub(crate) fn withdrew(&mut self, at: Millis) {
        self.withdrawn = self.withdrawn.saturating_add(1);
        if self.withdrawn > FREE_WITHDRAWALS {
            self.declined(at);
        }
    }
}
