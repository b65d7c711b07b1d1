//! What is agreed before a game, both ways.

use crate::error::ApiError;
use room::Millis;
use rules::{HalfPoints, go, gomoku};

/// The settings of a room that somebody wants.
///
/// # Errors
/// [`ApiError::Invalid`] that names what cannot be.
pub fn settings(wanted: &protocol::CreateRoom) -> Result<room::Settings, ApiError> {
    let time = time_from(&wanted.time);
    time.check().map_err(invalid)?;
    Ok(room::Settings {
        setup: setup_from(&wanted.setup)?,
        time,
        colors: colors_from(wanted.colors),
        takeback: match wanted.takeback {
            protocol::TakebackPolicy::Off => room::TakebackPolicy::Off,
            protocol::TakebackPolicy::Ask => room::TakebackPolicy::Ask,
        },
        visibility: match wanted.visibility {
            protocol::Visibility::Public => room::Visibility::Public,
            protocol::Visibility::Private => room::Visibility::Private,
        },
        rematch_of: None,
    })
}

/// A setup as the wire has it; komi is always said.
#[must_use]
pub fn setup(setup: &rules::Setup) -> protocol::Setup {
    match setup {
        rules::Setup::Go(setup) => protocol::Setup::Go {
            size: setup.size(),
            ruleset: setup.ruleset().as_str().to_owned(),
            komi_half: Some(setup.komi().0),
            handicap: match setup.handicap() {
                go::Handicap::None => protocol::Handicap::None,
                go::Handicap::Fixed(stones) => protocol::Handicap::Fixed { stones },
                go::Handicap::Free(stones) => protocol::Handicap::Free { stones },
            },
        },
        rules::Setup::Gomoku(setup) => {
            protocol::Setup::Gomoku { size: setup.size(), ruleset: setup.ruleset().as_str().to_owned() }
        }
    }
}

fn invalid(reason: impl std::fmt::Display) -> ApiError {
    ApiError::Invalid(reason.to_string())
}

fn setup_from(setup: &protocol::Setup) -> Result<rules::Setup, ApiError> {
    match setup {
        protocol::Setup::Go { size, ruleset, komi_half, handicap } => {
            let known = go::Ruleset::ALL.into_iter().find(|known| known.as_str() == ruleset);
            let ruleset = known.ok_or_else(|| {
                let names: Vec<&str> = go::Ruleset::ALL.into_iter().map(go::Ruleset::as_str).collect();
                invalid(format!("the rulesets of Go are {}", names.join(", ")))
            })?;
            let handicap = match *handicap {
                protocol::Handicap::None => go::Handicap::None,
                protocol::Handicap::Fixed { stones } => go::Handicap::Fixed(stones),
                protocol::Handicap::Free { stones } => go::Handicap::Free(stones),
            };
            let komi = komi_half.map_or_else(|| ruleset.default_komi(handicap), HalfPoints);
            go::Setup::new(*size, ruleset, komi, handicap).map(rules::Setup::Go).map_err(invalid)
        }
        protocol::Setup::Gomoku { size, ruleset } => {
            let known = gomoku::Ruleset::ALL.into_iter().find(|known| known.as_str() == ruleset);
            let ruleset = known.ok_or_else(|| invalid("the rulesets of Gomoku are freestyle and standard"))?;
            gomoku::Setup::new(*size, ruleset).map(rules::Setup::Gomoku).map_err(invalid)
        }
    }
}

pub(super) const fn time(time: room::TimeControl) -> protocol::TimeControl {
    match time {
        room::TimeControl::None => protocol::TimeControl::None,
        room::TimeControl::Absolute { main } => protocol::TimeControl::Absolute { main_ms: main.0 },
        room::TimeControl::Fischer { main, increment, cap } => {
            protocol::TimeControl::Fischer { main_ms: main.0, increment_ms: increment.0, cap_ms: cap.0 }
        }
        room::TimeControl::ByoYomi { main, periods, period } => {
            protocol::TimeControl::ByoYomi { main_ms: main.0, periods, period_ms: period.0 }
        }
    }
}

const fn time_from(time: &protocol::TimeControl) -> room::TimeControl {
    match *time {
        protocol::TimeControl::None => room::TimeControl::None,
        protocol::TimeControl::Absolute { main_ms } => room::TimeControl::Absolute { main: Millis(main_ms) },
        protocol::TimeControl::Fischer { main_ms, increment_ms, cap_ms } => {
            room::TimeControl::Fischer { main: Millis(main_ms), increment: Millis(increment_ms), cap: Millis(cap_ms) }
        }
        protocol::TimeControl::ByoYomi { main_ms, periods, period_ms } => {
            room::TimeControl::ByoYomi { main: Millis(main_ms), periods, period: Millis(period_ms) }
        }
    }
}

pub(super) const fn colors(colors: room::ColorChoice) -> protocol::ColorChoice {
    match colors {
        room::ColorChoice::Black => protocol::ColorChoice::Black,
        room::ColorChoice::White => protocol::ColorChoice::White,
        room::ColorChoice::Random => protocol::ColorChoice::Random,
        room::ColorChoice::Nigiri => protocol::ColorChoice::Nigiri,
    }
}

const fn colors_from(colors: protocol::ColorChoice) -> room::ColorChoice {
    match colors {
        protocol::ColorChoice::Black => room::ColorChoice::Black,
        protocol::ColorChoice::White => room::ColorChoice::White,
        protocol::ColorChoice::Random => room::ColorChoice::Random,
        protocol::ColorChoice::Nigiri => room::ColorChoice::Nigiri,
    }
}

pub(super) const fn takeback(policy: room::TakebackPolicy) -> protocol::TakebackPolicy {
    match policy {
        room::TakebackPolicy::Off => protocol::TakebackPolicy::Off,
        room::TakebackPolicy::Ask => protocol::TakebackPolicy::Ask,
    }
}

pub(super) const fn visibility(visibility: room::Visibility) -> protocol::Visibility {
    match visibility {
        room::Visibility::Public => protocol::Visibility::Public,
        room::Visibility::Private => protocol::Visibility::Private,
    }
}
