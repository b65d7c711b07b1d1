//! Offers that need the opponent's agreement.

use rules::Color;
use setup::{OfferKind, Terms};

/// An open offer. There is at most one of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Offer {
    /// The kind of offer.
    pub kind: OfferKind,
    /// The player who made the offer.
    pub by: Color,
    /// The changed terms of an offered rematch. `None` for the same terms with the colors swapped, and for all other offers.
    pub terms: Option<Terms>,
}
