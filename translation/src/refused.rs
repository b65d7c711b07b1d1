//! Reasons for refusals on the wire.

use protocol::{Code, Limit, LimitName};
use room::{Millis, Refusal, RoomLimit};
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
    /// The limit that was reached.
    pub limit: Option<Limit>,
}

impl Refused {
    /// A refusal with this message.
    #[must_use]
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), wait: None, limit: None }
    }

    /// The id of the command was already used for another command.
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
        Self::new(Code::Unavailable, "try again with the same command_id; the command takes effect only once")
    }

    /// The limit on a count is reached. The message says what to do.
    #[must_use]
    pub fn too_many(limit: Limit, message: impl Into<String>) -> Self {
        Self { limit: Some(limit), ..Self::new(Code::TooMany, message) }
    }

    /// The game has as many moves as the server allows.
    #[must_use]
    pub fn too_many_moves(most: usize) -> Self {
        let words = format!("this game has {most} moves, and no more stones may be placed; pass, or agree on the result");
        Self::too_many(Limit::new(LimitName::GameMoves, most), words)
    }

    /// The room has as many spectators as the server allows.
    #[must_use]
    pub fn too_many_spectators(most: usize) -> Self {
        let words = format!("{most} spectators are watching, and no more are allowed; try again later");
        Self::too_many(Limit::new(LimitName::Spectators, most), words)
    }

    /// The settings of a series cannot change before it is decided.
    #[must_use]
    pub fn series_goes_on() -> Self {
        let words = "the series is not decided, and all its games have the same settings; offer a rematch without changes";
        Self::new(Code::NotAllowed, words)
    }

    /// The engine warns the player that the move is a blunder.
    #[must_use]
    pub fn blunder() -> Self {
        Self::new(Code::Blunder, "the engine thinks that this move loses much; to play it anyway, send `play`")
    }

    /// The position has changed since the player chose a move.
    #[must_use]
    pub fn outdated() -> Self {
        Self::new(Code::WrongPhase, "the position changed before the move was played; look at the board again")
    }

    /// Too many requests. The next one is allowed after `wait`.
    #[must_use]
    pub fn rate_limited(wait: Millis) -> Self {
        let words = format!("too many requests; try again in {}", wait.in_words());
        Self { wait: Some(wait), ..Self::new(Code::RateLimited, words) }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        let wait = if let Refusal::StillAwaited { wait } | Refusal::TooSoon { wait } = refusal { Some(wait) } else { None };
        let limit = if let Refusal::TooMany(limit) = refusal { Some(room_limit(limit)) } else { None };
        Self { wait, limit, ..Self::new(code(refusal), refusal.to_string()) }
    }
}

/// A room's limit in the form that is sent to clients.
const fn room_limit(limit: RoomLimit) -> Limit {
    let name = match limit {
        RoomLimit::ChatLines { .. } => LimitName::ChatMessages,
        RoomLimit::Events => LimitName::RoomEvents,
        RoomLimit::Acts => LimitName::SeatActs,
        RoomLimit::Gifts => LimitName::Gifts,
        RoomLimit::Holders => LimitName::SeatDevices,
        RoomLimit::ScratchStones => LimitName::ScratchStones,
        RoomLimit::ScratchBoards => LimitName::ScratchBoards,
        RoomLimit::PlanLines => LimitName::PlanLines,
        RoomLimit::PlanMoves => LimitName::PlanMoves,
    };
    Limit { name, most: limit.most() }
}

/// The code of a room's refusal.
const fn code(refusal: Refusal) -> Code {
    match refusal {
        Refusal::NoSession => Code::NoSession,
        Refusal::NotAPlayer => Code::NotAPlayer,
        Refusal::Closed => Code::Closed,
        Refusal::Forbidden | Refusal::NotTheHost => Code::Forbidden,
        Refusal::RoomFull => Code::RoomFull,
        Refusal::AlreadySeated => Code::AlreadySeated,
        Refusal::NotStarted => Code::NotStarted,
        Refusal::GameOver => Code::GameOver,
        Refusal::WrongPhase => Code::WrongPhase,
        Refusal::Illegal(illegal) => illegal_code(illegal),
        Refusal::NoOffer => Code::NoOffer,
        Refusal::AlreadyOffered => Code::AlreadyOffered,
        Refusal::NotAllowed | Refusal::NoBot | Refusal::TakesDays | Refusal::PlansOff => Code::NotAllowed,
        Refusal::YourTurn => Code::YourTurn,
        Refusal::PlanChanged => Code::PlanChanged,
        Refusal::PlanForks | Refusal::PlanUnanswered | Refusal::PlanEndsPlay => Code::BadPlan,
        Refusal::StandsStill => Code::StandsStill,
        Refusal::NoClock => Code::NoClock,
        Refusal::TakebacksOff => Code::TakebacksOff,
        Refusal::NothingToRedo => Code::NothingToRedo,
        Refusal::NothingToTakeBack | Refusal::NotYourStone => Code::NothingToTakeBack,
        Refusal::TooSoon { .. } => Code::TooSoon,
        Refusal::DeadSetChanged => Code::DeadSetChanged,
        Refusal::ScratchOpen => Code::ScratchOpen,
        Refusal::NoScratch => Code::NoScratch,
        Refusal::ScratchChanged => Code::ScratchChanged,
        Refusal::TakebackAsked => Code::TakebackAsked,
        Refusal::OfferChanged => Code::OfferChanged,
        Refusal::NoStone => Code::NoStone,
        Refusal::NoChange
        | Refusal::AlreadyMarked
        | Refusal::AlreadyAccepted
        | Refusal::NothingPlayedOut
        | Refusal::RematchAgreed => Code::NoChange,
        Refusal::TooLate | Refusal::DeadlinePassed => Code::TooLate,
        Refusal::OpponentHere => Code::OpponentHere,
        Refusal::StillAwaited { .. } => Code::StillAwaited,
        Refusal::OpponentAccepted => Code::OpponentAccepted,
        Refusal::Repeated => Code::Repeated,
        Refusal::NameTaken => Code::NameTaken,
        Refusal::Empty => Code::Empty,
        Refusal::OpeningStep | Refusal::NoOpening => Code::OpeningStep,
        Refusal::OutsideOpening => Code::OutsideOpening,
        Refusal::OfferCount { .. } | Refusal::DeclaredCount { .. } => Code::OfferCount,
        Refusal::OfferOccupied => Code::OfferOccupied,
        Refusal::OfferSame => Code::OfferSame,
        Refusal::BadKomi => Code::BadKomi,
        Refusal::BidTooLow => Code::BidTooLow,
        Refusal::TooMany(_) => Code::TooMany,
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
    fn refusals_name_their_limit_or_the_time_to_wait() {
        let most = room::CHAT_TOTAL_LINES;
        let cases = [
            (RoomLimit::ChatLines { most }.into(), "the chat is full: it can have 10000 messages"),
            (
                RoomLimit::Events.into(),
                "this room cannot have more than 50000 events; you can still accept the score, close the scratch board, resign, \
                 abort or claim the game",
            ),
            (
                RoomLimit::Acts.into(),
                "you have done 8000 things in this room besides moves and chat, and no more are possible; you can still play, chat, \
                 accept the score, close the scratch board, resign, abort or claim the game",
            ),
            (RoomLimit::Gifts.into(), "you have given your opponent time 20 times; no more gifts are possible in this game"),
            (
                RoomLimit::Holders.into(),
                "this seat is already open on 4 devices besides the first, which is the maximum; use one of them",
            ),
            (
                RoomLimit::ScratchStones.into(),
                "at most 100 stones can be placed on one scratch board, counting those taken back; propose its result, or close it",
            ),
            (
                RoomLimit::ScratchBoards.into(),
                "there have been 5 scratch boards, and no more are possible in one game; mark the stones, or resume play",
            ),
            (RoomLimit::PlanLines.into(), "you can plan at most 30 lines"),
            (RoomLimit::PlanMoves.into(), "a planned line can have at most 30 moves"),
            (Refusal::OfferCount { wanted: 2 }, "offer exactly 2 moves"),
            (Refusal::DeclaredCount { most: 12 }, "declare a number from 1 to 12"),
            (Refusal::TooSoon { wait: Millis(37_500) }, "you can ask again in 38 s"),
            (
                Refusal::StillAwaited { wait: Millis(777_599_000) },
                "your opponent may still come back; you can claim the game in 9 days",
            ),
        ];
        for (refusal, words) in cases {
            let refused = Refused::from(refusal);
            assert_eq!(refused.message, words);
            let number = refused.limit.map(|limit| limit.most.to_string());
            assert_eq!(number.is_some(), refused.code == Code::TooMany, "{words}");
            assert!(number.is_none_or(|number| words.contains(&number)), "{words}");
        }
        assert_eq!(Refused::rate_limited(Millis(59_001)).message, "too many requests; try again in 60 s");
    }

    #[test]
    fn the_rules_and_the_wire_have_the_same_codes_for_illegal_moves() {
        for illegal in Illegal::ALL {
            assert_eq!(illegal_code(illegal).as_str(), illegal.code());
        }
    }
}
