//! The TypeScript declarations of all wire types, as one file.

use ts_rs::{Config, TS};

macro_rules! declare {
    ($config:expr; $($name:ty),* $(,)?) => {
        vec![$(format!("export {}\n", <$name>::decl($config))),*]
    };
}

/// The content of `web/src/protocol.gen.ts`.
#[must_use]
pub fn declarations() -> String {
    // JSON.parse returns numbers, never bigints. All integers here are below 2^53, so a number holds each of them
    // exactly.
    let config = Config::default().with_large_int("number");
    let parts = declare![&config;
        crate::Color, crate::ByColor<u32>, crate::Kind, crate::Seat, crate::Setup, crate::Handicap, crate::TimeControl, crate::ColorChoice,
        crate::GoRuleset, crate::GomokuRuleset, crate::Ruleset, crate::GoRules, crate::KoRule, crate::ScoringRule, crate::HandicapBonus, crate::ResumeRule, crate::Tax, crate::Penalty, crate::Row,
        crate::Overline, crate::Directions, crate::Opening, crate::Choice, crate::Step, crate::Act, crate::Area, crate::Discs,
        crate::Parity, crate::Aid, crate::Aids, crate::AwayReason, crate::TakebackPolicy, crate::Visibility, crate::Watching, crate::Phase, crate::Channel, crate::Outcome, crate::WinBy,
        crate::Code, crate::Limit, crate::LimitName, crate::ClientMessage, crate::Command, crate::OfferKind, crate::StandstillKind, crate::FinalCount, crate::ServerMessage, crate::Player, crate::Players,
        crate::Role, crate::RoomView, crate::State, crate::Clocks, crate::Clock, crate::Offer, crate::Takebacks, crate::Gifts, crate::Standstill, crate::Scoring, crate::ScoreSide, crate::Scratch, crate::Explained, crate::PointReason, crate::Uncounted, crate::Cause, crate::Silence,
        crate::Presence, crate::Plan, crate::PlanNews, crate::Absence, crate::Envelope, crate::Spared, crate::Event, crate::ChatLine, crate::Lobby, crate::ApiErrorBody,
        crate::NewSession, crate::SessionInfo, crate::CreateRoom, crate::RoomSummary, crate::RoomList, crate::PairRecord, crate::Engines, crate::Engine, crate::SeriesScore, crate::SeriesGame, crate::Series, crate::GameSummary,
        crate::GamePage, crate::GameOutcomeFilter, crate::GamePlayersFilter, crate::GameDetail, crate::RecordEvent, crate::Diagram, crate::SgfRecord, crate::Move, crate::NewSeatLink,
        crate::SeatClaim, crate::DeviceGame, crate::DeviceAct, crate::DeviceProposal, crate::DeviceGameStored, crate::AidAnswer, crate::ReviewState, crate::Review, crate::TurningPoint, crate::Ownership, crate::Health, crate::PostCommand, crate::CommandDone, crate::Field, crate::Reason, crate::Fault, crate::Bounds,
        crate::Choices, crate::Reading, crate::Speed, crate::Scope, crate::NewToken, crate::Token, crate::TokenList, crate::StreamMessage, crate::ProgramList, crate::NewChallenge,
        crate::DeclineReason, crate::DeclineChallenge, crate::Challenge, crate::ChallengeList,
    ];
    format!(
        "// Generated from the protocol crate by `cargo xtask codegen`. Do not edit.\n\nexport const SUBPROTOCOL = {:?};\n\n{}",
        crate::SUBPROTOCOL,
        parts.join("\n")
    )
}

#[cfg(test)]
mod tests {
    #[test]
    fn typescript_declares_large_integers_as_numbers() {
        let text = super::declarations();
        assert!(text.contains("seq: number"), "{text}");
        assert!(!text.contains("bigint"), "{text}");
    }
}
