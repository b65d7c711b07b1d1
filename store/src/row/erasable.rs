//! The player, name and chat text of an event. They are stored separately, so that the name and the chat text can be erased.

use room::{Event, PlayerId};

/// The parts of an event that are stored separately.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Erasable {
    /// The player.
    pub player: PlayerId,
    /// The player's name; empty if it was erased.
    pub name: String,
    /// The chat text, if any; empty if it was erased.
    pub text: Option<String>,
}

/// The parts of this event that are stored separately, if any.
#[must_use]
pub fn erasable(event: &Event) -> Option<Erasable> {
    match event {
        Event::Created { terms: _, rematch_of: _, host: player, name } | Event::Seated { seat: _, player, name } => {
            Some(Erasable { player: player.clone(), name: name.clone(), text: None })
        }
        Event::Chatted { player, name, channel: _, text } => {
            Some(Erasable { player: player.clone(), name: name.clone(), text: Some(text.clone()) })
        }
        Event::Stood { .. }
        | Event::Left { .. }
        | Event::Back { .. }
        | Event::SeatLinkMade { .. }
        | Event::SeatShared { .. }
        | Event::KeptOut { .. }
        | Event::Guessed { .. }
        | Event::Started { .. }
        | Event::Chose { .. }
        | Event::Declared { .. }
        | Event::MovesOffered { .. }
        | Event::KomiNamed { .. }
        | Event::Moved { .. }
        | Event::Passed { .. }
        | Event::TakenBack { .. }
        | Event::Redone { .. }
        | Event::TimeGiven { .. }
        | Event::AidUsed { .. }
        | Event::Proposed { .. }
        | Event::Marked { .. }
        | Event::ScoreAccepted { .. }
        | Event::ScratchOpened { .. }
        | Event::ScratchPlaced { .. }
        | Event::ScratchTakenBack { .. }
        | Event::ScratchProposed { .. }
        | Event::ScratchClosed { .. }
        | Event::Resumed { .. }
        | Event::Offered { .. }
        | Event::Declined { .. }
        | Event::Withdrawn { .. }
        | Event::Halted { .. }
        | Event::Continuing { .. }
        | Event::Overdue
        | Event::Continued
        | Event::Rematched { .. }
        | Event::WatchingChanged { .. }
        | Event::Finished { .. }
        | Event::Aborted { .. }
        | Event::EndedByOperator => None,
    }
}
