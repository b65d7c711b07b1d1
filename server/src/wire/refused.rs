//! Reasons for refusals on the wire.

use protocol::Code;
use room::{Millis, Refusal};
use rules::Illegal;

/// The reason for a refusal: a code for programs and a message for logs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    /// The code.
    pub code: Code,
    /// The message in English.
    pub message: String,
    /// The time after which the same command may be accepted.
    pub wait: Option<Millis>,
}

impl Refused {
    /// A refusal with this message.
    #[must_use]
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), wait: None }
    }

    /// The id was used for another command.
    #[must_use]
    pub fn reused() -> Self {
        Self::new(Code::CommandIdReused, "this command_id was used for another command")
    }

    /// The server is stopping.
    #[must_use]
    pub fn draining() -> Self {
        Self::new(Code::Draining, "the server is stopping; try again in a moment")
    }

    /// The store does not respond, or the room is too busy.
    #[must_use]
    pub fn unavailable() -> Self {
        Self::new(Code::Unavailable, "nothing was done; try again with the same command_id")
    }

    /// The limit on a count is reached. The message says which limit.
    #[must_use]
    pub fn too_many(message: impl Into<String>) -> Self {
        Self::new(Code::TooMany, message)
    }

    /// Too many requests. The next one is allowed after `wait`.
    #[must_use]
    pub fn rate_limited(wait: Millis) -> Self {
        let words = format!("too many requests; try again in {} s", wait.0.div_ceil(1000));
        Self { wait: Some(wait), ..Self::new(Code::RateLimited, words) }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        let wait = if let Refusal::StillAwaited { wait } | Refusal::TooSoon { wait } = refusal { Some(wait) } else { None };
        Self { wait, ..Self::new(code(refusal), refusal.to_string()) }
    }
}

impl From<crate::text::BadText> for Refused {
    fn from(bad: crate::text::BadText) -> Self {
        match bad {
            crate::text::BadText::Empty => Refusal::Empty.into(),
            crate::text::BadText::TooLong => Self::new(Code::TooLarge, "the text is too long"),
        }
    }
}

/// The code of a room's refusal.
const fn code(refusal: Refusal) -> Code {
    match refusal {
        Refusal::NoSession => Code::NoSession,
        Refusal::NotAPlayer => Code::NotAPlayer,
        Refusal::Forbidden => Code::Forbidden,
        Refusal::RoomFull => Code::RoomFull,
        Refusal::AlreadySeated => Code::AlreadySeated,
        Refusal::NotStarted => Code::NotStarted,
        Refusal::GameOver => Code::GameOver,
        Refusal::WrongPhase => Code::WrongPhase,
        Refusal::Illegal(illegal) => illegal_code(illegal),
        Refusal::NoOffer => Code::NoOffer,
        Refusal::AlreadyOffered => Code::AlreadyOffered,
        Refusal::NotAllowed => Code::NotAllowed,
        Refusal::NoClock => Code::NoClock,
        Refusal::TakebacksOff => Code::TakebacksOff,
        Refusal::NothingToRedo => Code::NothingToRedo,
        Refusal::NothingToTakeBack => Code::NothingToTakeBack,
        Refusal::TooSoon { .. } => Code::TooSoon,
        Refusal::DeadSetChanged => Code::DeadSetChanged,
        Refusal::NoStone => Code::NoStone,
        Refusal::NoChange => Code::NoChange,
        Refusal::TooLate => Code::TooLate,
        Refusal::OpponentHere => Code::OpponentHere,
        Refusal::StillAwaited { .. } => Code::StillAwaited,
        Refusal::OpponentAccepted => Code::OpponentAccepted,
        Refusal::Repeated => Code::Repeated,
        Refusal::NameTaken => Code::NameTaken,
        Refusal::Empty => Code::Empty,
        Refusal::OpeningStep => Code::OpeningStep,
        Refusal::OutsideOpening => Code::OutsideOpening,
        Refusal::OfferCount => Code::OfferCount,
        Refusal::OfferOccupied => Code::OfferOccupied,
        Refusal::OfferSame => Code::OfferSame,
        Refusal::BadKomi => Code::BadKomi,
        Refusal::BidTooLow => Code::BidTooLow,
        Refusal::TooMany => Code::TooMany,
    }
}

const fn illegal_code(illegal: Illegal) -> Code {
    match illegal {
        Illegal::GameOver => Code::GameOver,
        Illegal::NotYourTurn => Code::NotYourTurn,
        Illegal::NoPass => Code::NoPass,
        Illegal::OffBoard => Code::OffBoard,
        Illegal::Occupied => Code::Occupied,
        Illegal::SelfCapture => Code::SelfCapture,
        Illegal::Ko => Code::Ko,
        Illegal::Superko => Code::Superko,
        Illegal::Overline => Code::Overline,
        Illegal::DoubleFour => Code::DoubleFour,
        Illegal::DoubleThree => Code::DoubleThree,
        Illegal::FlipsNothing => Code::FlipsNothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_and_the_wire_have_the_same_codes_for_illegal_moves() {
        for illegal in Illegal::ALL {
            assert_eq!(illegal_code(illegal).as_str(), illegal.code());
        }
    }
}
