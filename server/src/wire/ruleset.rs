//! Rulesets, both ways: a name, and beside it what the name does not say.

use super::setup::invalid;
use crate::error::ApiError;
use rules::go::{HandicapBonus, KoRule, ResumeTurn, Rules, Scoring, Tax};
use rules::gomoku::Penalty;
use rules::gomoku::rows::{Directions, Overline};
use rules::{go, gomoku};

/// A ruleset of Go: its name, and the parts of a custom one.
pub(super) fn go(ruleset: go::Ruleset) -> (String, Option<protocol::GoRules>) {
    let custom = if let go::Ruleset::Custom(rules) = ruleset { Some(go_rules(rules)) } else { None };
    (ruleset.as_str().to_owned(), custom)
}

/// # Errors
/// [`ApiError::Invalid`] that names the field: an unknown name, or `rules` that are missing or too many.
pub(super) fn go_from(name: &str, custom: Option<protocol::GoRules>) -> Result<go::Ruleset, ApiError> {
    let known = go::Ruleset::ALL.into_iter().find(|known| known.as_str() == name);
    match (name, known, custom) {
        ("custom", _, Some(rules)) => Ok(go::Ruleset::Custom(go_rules_from(rules))),
        ("custom", _, None) => Err(invalid("rules: the ruleset custom needs them")),
        (_, Some(_), Some(_)) => Err(invalid("rules: only with the ruleset custom")),
        (_, Some(known), None) => Ok(known),
        (_, None, _) => {
            let names: Vec<&str> = go::Ruleset::ALL.into_iter().map(go::Ruleset::as_str).collect();
            Err(invalid(format!("ruleset: the rulesets of Go are {} and custom", names.join(", "))))
        }
    }
}

/// A ruleset of Gomoku: its name, the penalty of renju, the row of m,n,k.
pub(super) fn gomoku(ruleset: gomoku::Ruleset) -> (String, Option<protocol::Penalty>, Option<protocol::Row>) {
    let (forbidden, row) = match ruleset {
        gomoku::Ruleset::Renju(penalty) => (Some(penalty_of(penalty)), None),
        gomoku::Ruleset::Mnk(row) => (None, Some(row_of(row))),
        gomoku::Ruleset::Freestyle | gomoku::Ruleset::Standard | gomoku::Ruleset::Caro | gomoku::Ruleset::CaroExact => {
            (None, None)
        }
    };
    (ruleset.as_str().to_owned(), forbidden, row)
}

/// # Errors
/// [`ApiError::Invalid`] that names the field: an unknown name, or parts that are missing or too many.
pub(super) fn gomoku_from(
    name: &str,
    forbidden: Option<protocol::Penalty>,
    row: Option<protocol::Row>,
) -> Result<gomoku::Ruleset, ApiError> {
    let named = gomoku::Ruleset::NAMED.into_iter().find(|known| known.as_str() == name);
    match (name, named, forbidden, row) {
        ("mnk", _, None, Some(row)) => Ok(gomoku::Ruleset::Mnk(row_from(row))),
        ("mnk", _, None, None) => Err(invalid("row: the ruleset mnk needs it")),
        (_, Some(gomoku::Ruleset::Renju(_)), forbidden, None) => {
            Ok(gomoku::Ruleset::Renju(forbidden.map_or(Penalty::Refused, penalty_from)))
        }
        (_, Some(named), None, None) => Ok(named),
        (_, Some(_), _, Some(_)) => Err(invalid("row: only with the ruleset mnk")),
        ("mnk", _, Some(_), _) | (_, Some(_), Some(_), _) => Err(invalid("forbidden: only with the ruleset renju")),
        (_, None, _, _) => {
            let names: Vec<&str> = gomoku::Ruleset::NAMED.into_iter().map(gomoku::Ruleset::as_str).collect();
            Err(invalid(format!("ruleset: the rulesets of Gomoku are {} and mnk", names.join(", "))))
        }
    }
}

/// Twins of fieldless enums: there and back.
macro_rules! twins {
    ($($there:ident, $back:ident: $ours:ident = $wire:ident { $($variant:ident),* })*) => {$(
        const fn $there(ours: $ours) -> protocol::$wire {
            match ours {
                $($ours::$variant => protocol::$wire::$variant),*
            }
        }

        const fn $back(wire: protocol::$wire) -> $ours {
            match wire {
                $(protocol::$wire::$variant => $ours::$variant),*
            }
        }
    )*};
}

twins! {
    ko_of, ko_from: KoRule = KoRule { Simple, Positional, Situational }
    scoring_of, scoring_from: Scoring = ScoringRule { Area, Territory }
    bonus_of, bonus_from: HandicapBonus = HandicapBonus { None, Stones, StonesLessOne }
    resume_of, resume_from: ResumeTurn = ResumeRule { Alternates, OpponentOfAsker }
    tax_of, tax_from: Tax = Tax { None, Seki, All }
    penalty_of, penalty_from: Penalty = Penalty { Refused, Loses }
    overline_of, overline_from: Overline = Overline { Wins, Nothing }
    directions_of, directions_from: Directions = Directions { All, RanksAndFiles }
}

const fn go_rules(rules: Rules) -> protocol::GoRules {
    protocol::GoRules {
        ko: ko_of(rules.ko),
        self_capture: rules.self_capture,
        scoring: scoring_of(rules.scoring),
        removes_dead: rules.removes_dead,
        handicap_bonus: bonus_of(rules.handicap_bonus),
        resume: resume_of(rules.resume_turn),
        third_repetition_voids: rules.third_repetition_voids,
        tax: tax_of(rules.tax),
        pass_stones: rules.pass_stones,
    }
}

const fn go_rules_from(rules: protocol::GoRules) -> Rules {
    Rules {
        ko: ko_from(rules.ko),
        self_capture: rules.self_capture,
        scoring: scoring_from(rules.scoring),
        removes_dead: rules.removes_dead,
        handicap_bonus: bonus_from(rules.handicap_bonus),
        resume_turn: resume_from(rules.resume),
        third_repetition_voids: rules.third_repetition_voids,
        tax: tax_from(rules.tax),
        pass_stones: rules.pass_stones,
    }
}

const fn row_of(row: gomoku::Row) -> protocol::Row {
    protocol::Row { length: row.length, overline: overline_of(row.overline), directions: directions_of(row.directions) }
}

const fn row_from(row: protocol::Row) -> gomoku::Row {
    gomoku::Row { length: row.length, overline: overline_from(row.overline), directions: directions_from(row.directions) }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    /// The words of the wire are those that the rules have for themselves.
    #[test]
    fn the_wire_and_the_rules_use_the_same_words() {
        fn same<T: Copy, W: serde::Serialize>(all: &[T], there: fn(T) -> W, word: fn(T) -> &'static str) {
            for one in all {
                assert_eq!(serde_json::to_value(there(*one)).unwrap().as_str(), Some(word(*one)));
            }
        }
        same(&KoRule::ALL, ko_of, KoRule::as_str);
        same(&Scoring::ALL, scoring_of, Scoring::as_str);
        same(&HandicapBonus::ALL, bonus_of, HandicapBonus::as_str);
        same(&ResumeTurn::ALL, resume_of, ResumeTurn::as_str);
        same(&Tax::ALL, tax_of, Tax::as_str);
        same(&Penalty::ALL, penalty_of, Penalty::as_str);
        same(&Overline::ALL, overline_of, Overline::as_str);
        same(&Directions::ALL, directions_of, Directions::as_str);
    }
}
