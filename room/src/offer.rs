//! Offers that need the opponent's agreement.

use rules::Color;

/// The kinds of offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OfferKind {
    /// Take back the player's last move, and the opponent's answer if there is one.
    Takeback,
    /// End the game as a draw.
    Draw,
    /// Play again with colors swapped.
    Rematch,
}

/// An open offer. There is at most one of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Offer {
    /// Its kind.
    pub kind: OfferKind,
    /// The player who made it.
    pub by: Color,
}
