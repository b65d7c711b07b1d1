//! What a command costs, and who pays for it (decision 0090).

use super::fair::Arrival;
use super::run::Actor;
use crate::budget::Payer;
use crate::limits::budgets::{Cost, EVENT_BYTES, FOR_MOVES_PERCENT, ROOM_BYTES};
use crate::wire::Refused;
use room::{Command, Event, SeatCommand, Viewer};

impl Actor {
    /// Spends what the events of a command cost. Refuses the command if a budget has too little left. A command that ends the game is
    /// free, because it also ends the cost of the game.
    pub(super) fn pay(&self, arrival: Arrival, who: &Viewer, command: &Command, events: &[Event]) -> Result<(), Refused> {
        if command.ends_the_game() {
            return Ok(());
        }
        let (budgets, payer) = (&self.shared.budgets, Payer::player(who.player.as_ref(), arrival.address));
        for cost in events.iter().filter_map(|event| cost(command, event)) {
            budgets.take(cost, payer)?;
        }
        let bytes = events.iter().map(bytes).sum();
        let reserve = if matches!(command, Command::Play(_)) { 0 } else { FOR_MOVES_PERCENT };
        Ok(budgets.spend_leaving(Cost::Stored, bytes, reserve, payer)?)
    }

    /// Whether this sender may have a proposal of dead stones computed. Otherwise, the players mark the stones themselves.
    pub(super) fn pays_for_proposal(&self, arrival: Arrival, who: &Viewer) -> bool {
        let payer = Payer::player(who.player.as_ref(), arrival.address);
        self.shared.budgets.take(Cost::Proposal, payer).is_ok()
    }
}

/// What an event of this command costs besides the bytes that it stores.
const fn cost(command: &Command, event: &Event) -> Option<Cost> {
    match event {
        // A player who seats a bot or sits down on both sides takes no seat from anybody.
        Event::Seated { .. } if matches!(command, Command::Seat(SeatCommand::Sit)) => Some(Cost::Seat),
        Event::Offered { .. } | Event::SeatLinkMade { .. } => Some(Cost::Offer),
        Event::Marked { .. } => Some(Cost::Mark),
        Event::Rematched { .. } => Some(Cost::Room),
        _ => None,
    }
}

/// About how many bytes an event adds to the database.
fn bytes(event: &Event) -> u32 {
    let more = match event {
        Event::Chatted { text, .. } => u32::try_from(text.len()).unwrap_or(u32::MAX),
        Event::Rematched { .. } => ROOM_BYTES,
        _ => 0,
    };
    EVENT_BYTES.saturating_add(more)
}
