//! Converts rulesets to and from their names in files (`RU`).
//!
//! SGF defines four names for Go and leaves all others to the programs. Where no name is customary, we write one of the following
//! names, which are also clear to people:
//! - Go: `custom` and each rule as `name=value`, as on the wire: `custom ko=situational tax=none ...`.
//! - Renju where a forbidden move loses: `renju loses`.
//! - m,n,k (the board is in `SZ`): `mnk 4`, with `exact` if longer rows do not win and `straight` if only ranks
//!   and files count: `mnk 4 exact straight`.

use crate::go::{self, HandicapBonus, KoRule, ResumeTurn, Rules, Scoring, Tax};
use crate::gomoku::rows::{Directions, Overline};
use crate::gomoku::{self, Penalty, Row};

/// The name that other programs use, or `custom` followed by each rule.
pub(super) fn go_name(ruleset: go::Ruleset) -> String {
    match ruleset {
        go::Ruleset::Chinese => "Chinese",
        go::Ruleset::Japanese => "Japanese",
        go::Ruleset::TrompTaylor => "Tromp-Taylor",
        go::Ruleset::Korean => "Korean",
        go::Ruleset::Aga => "AGA",
        go::Ruleset::NewZealand => "NZ",
        go::Ruleset::Ing => "GOE",
        go::Ruleset::StoneScoring => "Stone scoring",
        go::Ruleset::ChineseSimpleKo => "Chinese (simple ko)",
        go::Ruleset::Custom(rules) => return custom_name(rules),
    }
    .to_owned()
}

fn custom_name(rules: Rules) -> String {
    let yes = |set: bool| if set { "yes" } else { "no" };
    let words = [
        ("ko", rules.ko.as_str()),
        ("self_capture", yes(rules.self_capture)),
        ("scoring", rules.scoring.as_str()),
        ("removes_dead", yes(rules.removes_dead)),
        ("handicap_bonus", rules.handicap_bonus.as_str()),
        ("resume", rules.resume.as_str()),
        ("third_repetition_voids", yes(rules.third_repetition_voids)),
        ("tax", rules.tax.as_str()),
        ("pass_stones", yes(rules.pass_stones)),
    ];
    words.iter().fold("custom".to_owned(), |name, (rule, value)| format!("{name} {rule}={value}"))
}

/// The ruleset with this name. An empty name means Japanese rules. Returns `None` for an unknown name.
pub(super) fn go(name: &str) -> Option<go::Ruleset> {
    if let Some(words) = name.to_ascii_lowercase().strip_prefix("custom ") {
        return custom(words).map(go::Ruleset::Custom);
    }
    let letters: String = name.chars().filter(|letter| letter.is_alphanumeric()).collect();
    Some(match letters.to_ascii_lowercase().as_str() {
        "" | "japanese" | "jp" => go::Ruleset::Japanese,
        "korean" => go::Ruleset::Korean,
        "aga" | "bga" | "french" => go::Ruleset::Aga,
        "nz" | "newzealand" => go::Ruleset::NewZealand,
        "goe" | "ing" => go::Ruleset::Ing,
        "stonescoring" => go::Ruleset::StoneScoring,
        "chinesesimpleko" => go::Ruleset::ChineseSimpleKo,
        "chinese" | "cn" => go::Ruleset::Chinese,
        "tromptaylor" => go::Ruleset::TrompTaylor,
        parts => go::Ruleset::Custom(katago(parts)?),
    })
}

/// Reads KataGo's name for a set of rules, converted to lowercase and reduced to letters and digits. The name consists
/// of parts: `kosimplescoreareataxnonesui0`, then optional parts such as `whbn1` (White's bonus is the number of
/// handicap stones less one). Returns `None` for unknown parts, and for `button1` (half a point for passing first),
/// which our rules lack.
fn katago(parts: &str) -> Option<Rules> {
    let (rest, ko) = one_of(parts.strip_prefix("ko")?, KoRule::ALL.map(|ko| (ko.as_str(), ko)))?;
    let (rest, scoring) = one_of(rest.strip_prefix("score")?, Scoring::ALL.map(|scoring| (scoring.as_str(), scoring)))?;
    let (rest, tax) = one_of(rest.strip_prefix("tax")?, Tax::ALL.map(|tax| (tax.as_str(), tax)))?;
    let (rest, self_capture) = one_of(rest.strip_prefix("sui")?, [("0", false), ("1", true)])?;
    let rest = rest.strip_prefix("button0").unwrap_or(rest);
    let (rest, handicap_bonus) = match rest.strip_prefix("whb") {
        None => (rest, HandicapBonus::None),
        Some(rest) => {
            one_of(rest, [("0", HandicapBonus::None), ("n1", HandicapBonus::StonesLessOne), ("n", HandicapBonus::Stones)])?
        }
    };
    // `fpok` states whether programs may pass while dead stones are on the board. It does not affect the rules.
    let (rest, _) = one_of(rest, [("fpok0", ()), ("fpok1", ()), ("fpok", ()), ("", ())])?;
    let third_repetition_voids = ko == KoRule::Simple;
    rest.is_empty().then_some(Rules { ko, self_capture, scoring, handicap_bonus, third_repetition_voids, tax, ..Rules::CHINESE })
}

/// Finds the first of `words` that the text starts with. Returns the rest of the text and the value of that word.
fn one_of<'a, T: Copy, const N: usize>(text: &'a str, words: [(&str, T); N]) -> Option<(&'a str, T)> {
    words.into_iter().find_map(|(word, meaning)| text.strip_prefix(word).map(|rest| (rest, meaning)))
}

/// Reads `custom` rules. Rules that are not mentioned are as in Chinese rules.
fn custom(words: &str) -> Option<Rules> {
    let yes = |value| match value {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    };
    let mut rules = Rules::CHINESE;
    for word in words.split_whitespace() {
        let (rule, value) = word.split_once('=')?;
        match rule {
            "ko" => rules.ko = KoRule::ALL.into_iter().find(|ko| ko.as_str() == value)?,
            "self_capture" => rules.self_capture = yes(value)?,
            "scoring" => rules.scoring = Scoring::ALL.into_iter().find(|scoring| scoring.as_str() == value)?,
            "removes_dead" => rules.removes_dead = yes(value)?,
            "handicap_bonus" => rules.handicap_bonus = HandicapBonus::ALL.into_iter().find(|bonus| bonus.as_str() == value)?,
            "resume" => rules.resume = ResumeTurn::ALL.into_iter().find(|turn| turn.as_str() == value)?,
            "third_repetition_voids" => rules.third_repetition_voids = yes(value)?,
            "tax" => rules.tax = Tax::ALL.into_iter().find(|tax| tax.as_str() == value)?,
            "pass_stones" => rules.pass_stones = yes(value)?,
            _ => return None,
        }
    }
    Some(rules)
}

/// The name on the wire, with two exceptions: `renju loses` for renju where a forbidden move loses, and `mnk` followed
/// by the row for m,n,k.
pub(super) fn gomoku_name(ruleset: gomoku::Ruleset) -> String {
    match ruleset {
        gomoku::Ruleset::Renju(Penalty::Loses) => "renju loses".to_owned(),
        gomoku::Ruleset::Mnk(row) => {
            let exact = match row.overline {
                Overline::Wins => "",
                Overline::Nothing => " exact",
            };
            let straight = match row.directions {
                Directions::All => "",
                Directions::RanksAndFiles => " straight",
            };
            format!("mnk {}{exact}{straight}", row.length)
        }
        gomoku::Ruleset::Freestyle
        | gomoku::Ruleset::Standard
        | gomoku::Ruleset::Caro
        | gomoku::Ruleset::CaroExact
        | gomoku::Ruleset::Renju(Penalty::Refused) => ruleset.as_str().to_owned(),
    }
}

/// The ruleset with this name. An empty name means freestyle. Returns `None` for an unknown name.
pub(super) fn gomoku(name: &str) -> Option<gomoku::Ruleset> {
    let name = name.to_ascii_lowercase();
    let mut words = name.split(|letter: char| letter.is_whitespace() || letter == '_').filter(|word| !word.is_empty());
    let found = match words.next() {
        None | Some("freestyle") => gomoku::Ruleset::Freestyle,
        Some("standard") => gomoku::Ruleset::Standard,
        Some("caro") => match words.next() {
            None => gomoku::Ruleset::Caro,
            Some("exact") => gomoku::Ruleset::CaroExact,
            Some(_) => return None,
        },
        Some("renju") => match words.next() {
            None => gomoku::Ruleset::Renju(Penalty::Refused),
            Some("loses") => gomoku::Ruleset::Renju(Penalty::Loses),
            Some(_) => return None,
        },
        Some("mnk") => {
            let mut row = Row::of(words.next()?.parse().ok()?);
            for word in words.by_ref() {
                match word {
                    "exact" => row.overline = Overline::Nothing,
                    "straight" => row.directions = Directions::RanksAndFiles,
                    _ => return None,
                }
            }
            gomoku::Ruleset::Mnk(row)
        }
        Some(_) => return None,
    };
    words.next().is_none().then_some(found)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn every_name_round_trips() {
        for ruleset in go::Ruleset::ALL {
            assert_eq!(go(&go_name(ruleset)), Some(ruleset));
            let custom = go::Ruleset::Custom(ruleset.rules());
            assert_eq!(go(&go_name(custom)), Some(custom));
        }
        for length in Row::MIN..=Row::MAX {
            for overline in Overline::ALL {
                for directions in Directions::ALL {
                    let ruleset = gomoku::Ruleset::Mnk(Row { length, overline, directions });
                    assert_eq!(gomoku(&gomoku_name(ruleset)), Some(ruleset));
                }
            }
        }
        for ruleset in gomoku::Ruleset::NAMED.into_iter().chain([gomoku::Ruleset::Renju(Penalty::Loses)]) {
            assert_eq!(gomoku(&gomoku_name(ruleset)), Some(ruleset));
        }
    }

    #[test]
    fn our_own_names_of_rulesets_stay_the_same() {
        let row = Row { overline: Overline::Nothing, directions: Directions::RanksAndFiles, ..Row::of(4) };
        assert_eq!(gomoku_name(gomoku::Ruleset::Mnk(row)), "mnk 4 exact straight");
        assert_eq!(gomoku_name(gomoku::Ruleset::Renju(Penalty::Loses)), "renju loses");
        assert_eq!(gomoku("Caro exact"), Some(gomoku::Ruleset::CaroExact));
        assert_eq!(
            go_name(go::Ruleset::Custom(Rules::AGA)),
            "custom ko=situational self_capture=no scoring=area removes_dead=yes handicap_bonus=stones_less_one \
             resume=alternates third_repetition_voids=no tax=none pass_stones=yes"
        );
        assert_eq!(go("Custom tax=all"), Some(go::Ruleset::Custom(Rules { tax: Tax::All, ..Rules::CHINESE })));
    }

    #[test]
    fn katago_rules_are_read() {
        let area = Rules { handicap_bonus: HandicapBonus::None, ..Rules::CHINESE };
        let simple = Rules { ko: KoRule::Simple, third_repetition_voids: true, tax: Tax::Seki, ..area };
        let territory = Rules { scoring: Scoring::Territory, ..simple };
        let situational = Rules { ko: KoRule::Situational, self_capture: true, ..area };
        for (name, rules) in [
            ("koSIMPLEscoreAREAtaxSEKIsui0", simple),
            ("koPOSITIONALscoreAREAtaxNONEsui0button0", area),
            ("koSIMPLEscoreTERRITORYtaxSEKIsui0whb0", territory),
            ("koSITUATIONALscoreAREAtaxNONEsui1whbN-1", Rules { handicap_bonus: HandicapBonus::StonesLessOne, ..situational }),
            ("koPOSITIONALscoreAREAtaxALLsui0whbNfpok1", Rules { tax: Tax::All, ..Rules::CHINESE }),
        ] {
            assert_eq!(go(name), Some(go::Ruleset::Custom(rules)), "{name}");
        }
    }

    #[test]
    fn unknown_names_are_refused() {
        for name in [
            "koSPIGHTscoreAREAtaxNONEsui0",
            "koSIMPLEscoreAREAtaxNONEsui0button1",
            "koSIMPLEscoreAREAtaxNONE",
            "koSIMPLEscoreAREAtaxNONEsui0whbNx",
            "ko",
        ] {
            assert_eq!(go(name), None, "{name}");
        }
        for name in ["custom ko=best", "custom ko", "custom fast=yes", "house", "custom self_capture=maybe"] {
            assert_eq!(go(name), None, "{name}");
        }
        for name in ["mnk", "mnk x", "mnk 4 wide", "renju wins", "caro inexact", "standard 5", "chess", "mnk 300"] {
            assert_eq!(gomoku(name), None, "{name}");
        }
    }
}
