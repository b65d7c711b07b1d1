//! What needs the other's yes.

use rules::Color;

/// What can be offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OfferKind {
    /// Take back the asker's last move, and the answer to it if there is one.
    Takeback,
    /// Call it a draw.
    Draw,
    /// Play again with colors swapped.
    Rematch,
}

/// An open offer. There is at most one of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Offer {
    /// For what.
    pub kind: OfferKind,
    /// By whom.
    pub by: Color,
}
