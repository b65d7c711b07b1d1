//! Every move that the player to act may play.

use super::Room;
use rules::{Move, Point};
use setup::Act;

impl Room {
    /// Every move that the player to act may play now: the points in reading order, and then a pass, if it is allowed. Empty if no
    /// move can be played. An opening may allow only some of the points that the rules allow.
    #[must_use]
    pub fn playable(&self) -> Vec<Move> {
        if self.stone().is_none() {
            return Vec::new();
        }
        let (position, step) = (self.position(), self.opening());
        let allowed = |point: Point| match step.as_ref().map(|step| &step.act) {
            None => true,
            Some(Act::Place { reach }) => reach.allows(position.size(), self.first_stone(), point),
            Some(Act::Pick { points }) => points.contains(&point),
            Some(
                Act::Choose { .. }
                | Act::ChooseOrOffer { .. }
                | Act::Declare { .. }
                | Act::OfferMoves { .. }
                | Act::NameKomi
                | Act::Bid { .. },
            ) => false,
        };
        let points = position.legal_moves().into_iter().filter(|point| allowed(*point)).map(Move::Place);
        let pass = step.is_none() && position.check(position.turn(), Move::Pass).is_ok();
        points.chain(pass.then_some(Move::Pass)).collect()
    }
}
