//! Setups from the words of the wire.

use rules::{HalfPoints, Setup, go, gomoku};

/// A setup of Go; without komi, what the ruleset says.
pub(crate) fn go(size: u8, ruleset: &str, komi_half: Option<i32>, handicap: &str, stones: u8) -> Result<Setup, String> {
    let ruleset = go::Ruleset::ALL.into_iter().find(|known| known.as_str() == ruleset).ok_or("unknown ruleset")?;
    let handicap = match handicap {
        "none" => go::Handicap::None,
        "fixed" => go::Handicap::Fixed(stones),
        "free" => go::Handicap::Free(stones),
        _ => return Err("unknown handicap".into()),
    };
    let komi = komi_half.map_or_else(|| ruleset.default_komi(handicap), HalfPoints);
    go::Setup::new(size, ruleset, komi, handicap).map(Setup::Go).map_err(|error| error.to_string())
}

/// A setup of Gomoku.
pub(crate) fn gomoku(size: u8, ruleset: &str) -> Result<Setup, String> {
    let rulesets = [gomoku::Ruleset::Freestyle, gomoku::Ruleset::Standard];
    let ruleset = rulesets.into_iter().find(|known| known.as_str() == ruleset).ok_or("unknown ruleset")?;
    gomoku::Setup::new(size, ruleset).map(Setup::Gomoku).map_err(|error| error.to_string())
}
