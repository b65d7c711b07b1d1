//! What is agreed before a game, both ways.

use super::opening::opening_from;
use super::ruleset;
use crate::error::ApiError;
use room::Millis;
use rules::{HalfPoints, SetupError, Size, go, gomoku};

/// The settings of a room that somebody wants.
///
/// # Errors
/// [`ApiError::Invalid`] that names what cannot be.
pub fn settings(wanted: &protocol::CreateRoom) -> Result<room::Settings, ApiError> {
    let time = time_from(&wanted.time);
    time.check().map_err(invalid)?;
    let setup = setup_from(&wanted.setup)?;
    let opening = opening_from(wanted.opening);
    opening.check(&setup).map_err(|reason| invalid(format!("opening: {}: {reason}", opening.as_str())))?;
    Ok(room::Settings {
        setup,
        opening,
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

/// A setup as the wire has it; komi and what becomes of forbidden moves are always said.
#[must_use]
pub fn setup(setup: &rules::Setup) -> protocol::Setup {
    match setup {
        rules::Setup::Go(setup) => {
            let (size, height) = sides(setup.board_size());
            let (ruleset, rules) = ruleset::go(setup.ruleset());
            let handicap = match setup.handicap() {
                go::Handicap::None => protocol::Handicap::None {},
                go::Handicap::Fixed(stones) => protocol::Handicap::Fixed { stones },
                go::Handicap::Aga(stones) => protocol::Handicap::Aga { stones },
                go::Handicap::Free(stones) => protocol::Handicap::Free { stones },
            };
            protocol::Setup::Go { size, height, ruleset, rules, komi_half: Some(setup.komi().0), handicap }
        }
        rules::Setup::Gomoku(setup) if setup.is_tic_tac_toe() => protocol::Setup::TicTacToe {},
        rules::Setup::Gomoku(setup) => {
            let (size, height) = sides(setup.board_size());
            let (ruleset, forbidden, row) = ruleset::gomoku(setup.ruleset());
            protocol::Setup::Gomoku { size, height, ruleset, forbidden, row }
        }
        rules::Setup::Othello => protocol::Setup::Othello {},
    }
}

/// Width and height, the height only where it is another.
pub(super) fn sides(size: Size) -> (u8, Option<u8>) {
    (size.width(), (size.height() != size.width()).then(|| size.height()))
}

pub(super) fn invalid(reason: impl std::fmt::Display) -> ApiError {
    ApiError::Invalid(reason.to_string())
}

fn setup_from(setup: &protocol::Setup) -> Result<rules::Setup, ApiError> {
    match setup {
        protocol::Setup::Go { size, height, ruleset, rules, komi_half, handicap } => {
            let ruleset = ruleset::go_from(ruleset, *rules)?;
            let handicap = match *handicap {
                protocol::Handicap::None {} => go::Handicap::None,
                protocol::Handicap::Fixed { stones } => go::Handicap::Fixed(stones),
                protocol::Handicap::Aga { stones } => go::Handicap::Aga(stones),
                protocol::Handicap::Free { stones } => go::Handicap::Free(stones),
            };
            let komi = komi_half.map_or_else(|| ruleset.default_komi(handicap), HalfPoints);
            let (least, most) = (go::Setup::MIN_SIZE, go::Setup::MAX_SIZE);
            let setup = go::Setup::new(board(*size, *height, least, most)?, ruleset, komi, handicap);
            setup.map(rules::Setup::Go).map_err(impossible)
        }
        protocol::Setup::Gomoku { size, height, ruleset, forbidden, row } => {
            let ruleset = ruleset::gomoku_from(ruleset, *forbidden, *row)?;
            let least = if row.is_some() { 1 } else { gomoku::Setup::MIN_SIZE };
            let setup = gomoku::Setup::new(board(*size, *height, least, gomoku::Setup::MAX_SIZE)?, ruleset);
            setup.map(rules::Setup::Gomoku).map_err(impossible)
        }
        protocol::Setup::Othello {} => Ok(rules::Setup::Othello),
        protocol::Setup::TicTacToe {} => Ok(rules::Setup::Gomoku(gomoku::Setup::TIC_TAC_TOE)),
    }
}

fn board(size: u8, height: Option<u8>, least: u8, most: u8) -> Result<Size, ApiError> {
    for (field, side) in [("size", size), ("height", height.unwrap_or(size))] {
        if !(least..=most).contains(&side) {
            return Err(invalid(format!("{field} must be {least} to {most}")));
        }
    }
    Size::new(size, height.unwrap_or(size)).ok_or_else(|| invalid(impossible_size(least, most)))
}

fn impossible_size(least: u8, most: u8) -> String {
    format!("size and height must be {least} to {most}")
}

/// Why a setup cannot be, with the field it is about.
fn impossible(error: SetupError) -> ApiError {
    let field = match error {
        SetupError::Size { .. } => "size, height",
        SetupError::Komi => "komi_half",
        SetupError::Handicap { .. } => "handicap",
        SetupError::Row { .. } => "row",
    };
    invalid(format!("{field}: {error}"))
}

pub(super) const fn time(time: room::TimeControl) -> protocol::TimeControl {
    match time {
        room::TimeControl::None => protocol::TimeControl::None {},
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
        protocol::TimeControl::None {} => room::TimeControl::None,
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
