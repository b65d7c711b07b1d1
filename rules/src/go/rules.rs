//! The rules of Go, each an independent setting, and the named rulesets.

use super::handicap::Handicap;
use crate::outcome::HalfPoints;
use crate::{record, words};

/// A named set of rules, or a custom one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruleset {
    /// Area scoring, positional superko, agreement on dead stones.
    Chinese,
    /// Territory scoring, simple ko, agreement on dead stones.
    Japanese,
    /// Area scoring without removal of dead stones, positional superko, self-capture.
    TrompTaylor,
    /// In this crate, the same as Japanese rules. Korean rules differ only in how they settle disputes, and this crate leaves
    /// disputes to the players.
    Korean,
    /// Area scoring with pass stones, so that territory scoring gives the same result; situational superko.
    Aga,
    /// Area scoring, situational superko, self-capture, no handicap bonus.
    NewZealand,
    /// Ing's rules as servers approximate them: area scoring, self-capture, positional superko.
    Ing,
    /// Area scoring, minus two points for each group. The result is the same as if both players filled their areas and then counted
    /// only their stones.
    StoneScoring,
    /// Chinese rules as used in tournaments: simple ko only, and long cycles end the game without a result.
    ChineseSimpleKo,
    /// Each rule chosen by the players.
    Custom(Rules),
}

words! {
/// The name of a ruleset.
#[cfg_attr(feature = "typescript", ts(rename = "GoRuleset"))]
#[cfg_attr(feature = "openapi", schema(as = GoRuleset))]
pub enum RulesetName {
    /// [`Ruleset::Chinese`].
    Chinese = "chinese",
    /// [`Ruleset::Japanese`].
    Japanese = "japanese",
    /// [`Ruleset::TrompTaylor`].
    TrompTaylor = "tromp_taylor",
    /// [`Ruleset::Korean`].
    Korean = "korean",
    /// [`Ruleset::Aga`].
    Aga = "aga",
    /// [`Ruleset::NewZealand`].
    NewZealand = "new_zealand",
    /// [`Ruleset::Ing`].
    Ing = "ing",
    /// [`Ruleset::StoneScoring`].
    StoneScoring = "stone_scoring",
    /// [`Ruleset::ChineseSimpleKo`].
    ChineseSimpleKo = "chinese_simple_ko",
    /// [`Ruleset::Custom`].
    Custom = "custom",
}
}

impl Ruleset {
    /// All named rulesets.
    pub const ALL: [Ruleset; 9] = [
        Ruleset::Chinese,
        Ruleset::Japanese,
        Ruleset::TrompTaylor,
        Ruleset::Korean,
        Ruleset::Aga,
        Ruleset::NewZealand,
        Ruleset::Ing,
        Ruleset::StoneScoring,
        Ruleset::ChineseSimpleKo,
    ];

    /// The name of this ruleset.
    #[must_use]
    pub const fn name(self) -> RulesetName {
        match self {
            Ruleset::Chinese => RulesetName::Chinese,
            Ruleset::Japanese => RulesetName::Japanese,
            Ruleset::TrompTaylor => RulesetName::TrompTaylor,
            Ruleset::Korean => RulesetName::Korean,
            Ruleset::Aga => RulesetName::Aga,
            Ruleset::NewZealand => RulesetName::NewZealand,
            Ruleset::Ing => RulesetName::Ing,
            Ruleset::StoneScoring => RulesetName::StoneScoring,
            Ruleset::ChineseSimpleKo => RulesetName::ChineseSimpleKo,
            Ruleset::Custom(_) => RulesetName::Custom,
        }
    }

    /// The ruleset with this name; `None` for [`RulesetName::Custom`], because that name does not say which rules were
    /// chosen.
    #[must_use]
    pub fn named(name: RulesetName) -> Option<Ruleset> {
        Ruleset::ALL.into_iter().find(|ruleset| ruleset.name() == name)
    }

    /// The name in snake_case as on the wire, such as `"tromp_taylor"`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.name().as_str()
    }

    /// The rules that the name stands for.
    #[must_use]
    pub const fn rules(self) -> Rules {
        match self {
            Ruleset::Chinese => Rules::CHINESE,
            Ruleset::Japanese => Rules::JAPANESE,
            Ruleset::TrompTaylor => Rules::TROMP_TAYLOR,
            Ruleset::Korean => Rules::KOREAN,
            Ruleset::Aga => Rules::AGA,
            Ruleset::NewZealand => Rules::NEW_ZEALAND,
            Ruleset::Ing => Rules::ING,
            Ruleset::StoneScoring => Rules::STONE_SCORING,
            Ruleset::ChineseSimpleKo => Rules::CHINESE_SIMPLE_KO,
            Ruleset::Custom(rules) => rules,
        }
    }

    /// The default komi. In an even game, it is 6.5 points under Japanese rules, Korean rules and custom rules with
    /// territory scoring, 7 points under New Zealand rules, and 7.5 points under all other rules. With a handicap, it
    /// is 0 points under New Zealand rules and 0.5 points under all other rules.
    #[must_use]
    pub const fn default_komi(self, handicap: Handicap) -> HalfPoints {
        match (handicap, self) {
            (Handicap::None, Ruleset::Japanese | Ruleset::Korean) => HalfPoints(13),
            (Handicap::None, Ruleset::NewZealand) => HalfPoints(14),
            (Handicap::None, Ruleset::Custom(rules)) => match rules.scoring {
                Scoring::Area => HalfPoints(15),
                Scoring::Territory => HalfPoints(13),
            },
            (
                Handicap::None,
                Ruleset::Chinese
                | Ruleset::TrompTaylor
                | Ruleset::Aga
                | Ruleset::Ing
                | Ruleset::StoneScoring
                | Ruleset::ChineseSimpleKo,
            ) => HalfPoints(15),
            (Handicap::Fixed(_) | Handicap::Aga(_) | Handicap::Free(_), Ruleset::NewZealand) => HalfPoints::ZERO,
            (Handicap::Fixed(_) | Handicap::Aga(_) | Handicap::Free(_), _) => HalfPoints(1),
        }
    }
}

record! {
/// The rules of Go, which can be combined freely.
#[derive(Copy, Hash)]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "typescript", ts(rename = "GoRules"))]
#[cfg_attr(feature = "openapi", schema(as = GoRules))]
pub struct Rules {
    /// Which repetitions are forbidden.
    pub ko: KoRule,
    /// Whether a chain of two or more stones may capture itself. A single stone may never capture itself.
    pub self_capture: bool,
    /// What is counted.
    pub scoring: Scoring,
    /// Whether the players agree on dead stones after two passes. Otherwise two passes end the game, and no stones are removed
    /// before the count.
    pub removes_dead: bool,
    /// What White gets for handicap stones under area scoring. Under territory scoring, White gets nothing.
    pub handicap_bonus: HandicapBonus,
    /// The player who moves first when a stopped game is resumed.
    pub resume: ResumeTurn,
    /// Whether the game ends without result when a situation (board and player to move) occurs for
    /// the third time with no pass in between.
    pub third_repetition_voids: bool,
    /// Whether points in seki count, and whether groups pay for their eyes.
    pub tax: Tax,
    /// Whether each pass gives the opponent a prisoner and White must pass last, so that area scoring
    /// and territory scoring agree.
    pub pass_stones: bool,
}
}

impl Rules {
    /// Chinese rules as servers use them: area, positional superko, and a point to White for each handicap stone.
    pub const CHINESE: Rules = Rules {
        ko: KoRule::Positional,
        self_capture: false,
        scoring: Scoring::Area,
        removes_dead: true,
        handicap_bonus: HandicapBonus::Stones,
        resume: ResumeTurn::Alternates,
        third_repetition_voids: false,
        tax: Tax::None,
        pass_stones: false,
    };

    /// Chinese rules as used in tournaments: simple ko only, and long cycles end the game without a result.
    pub const CHINESE_SIMPLE_KO: Rules = Rules { ko: KoRule::Simple, third_repetition_voids: true, ..Rules::CHINESE };

    /// Territory and simple ko. Long cycles end the game without a result, and points surrounded in seki do not count.
    pub const JAPANESE: Rules = Rules {
        ko: KoRule::Simple,
        scoring: Scoring::Territory,
        handicap_bonus: HandicapBonus::None,
        resume: ResumeTurn::OpponentOfAsker,
        third_repetition_voids: true,
        tax: Tax::Seki,
        ..Rules::CHINESE
    };

    /// In this crate, the same as Japanese rules. Korean rules differ only in how they settle disputes, and this crate leaves
    /// disputes to the players.
    pub const KOREAN: Rules = Rules::JAPANESE;

    /// Area without removal of dead stones, positional superko, self-capture.
    pub const TROMP_TAYLOR: Rules =
        Rules { self_capture: true, removes_dead: false, handicap_bonus: HandicapBonus::None, ..Rules::CHINESE };

    /// Area, situational superko, pass stones. The British and French associations use these rules, too.
    pub const AGA: Rules =
        Rules { ko: KoRule::Situational, handicap_bonus: HandicapBonus::StonesLessOne, pass_stones: true, ..Rules::CHINESE };

    /// Area, situational superko, self-capture, no handicap bonus.
    pub const NEW_ZEALAND: Rules =
        Rules { ko: KoRule::Situational, self_capture: true, handicap_bonus: HandicapBonus::None, ..Rules::CHINESE };

    /// Ing's rules as servers approximate them: area, self-capture, and positional superko instead of Ing's own ko rules.
    pub const ING: Rules = Rules { self_capture: true, ..Rules::CHINESE };

    /// Area, minus two points for each group. Simple ko, and long cycles end the game without a result.
    pub const STONE_SCORING: Rules = Rules {
        ko: KoRule::Simple,
        third_repetition_voids: true,
        handicap_bonus: HandicapBonus::None,
        tax: Tax::All,
        ..Rules::CHINESE
    };
}

words! {
/// Whether points in seki count, and whether groups pay for their eyes.
pub enum Tax {
    /// No tax: all surrounded points count.
    None = "none",
    /// Points surrounded in seki do not count.
    Seki = "seki",
    /// Points surrounded in seki do not count, and each living group pays two points for its eyes.
    All = "all",
}
}

words! {
/// Which repetitions of the board are forbidden.
pub enum KoRule {
    /// Only retaking a single stone immediately.
    Simple = "simple",
    /// Any earlier position of the whole board, regardless of the player to move.
    Positional = "positional",
    /// Any earlier position of the whole board with the same player to move.
    Situational = "situational",
}
}

words! {
/// What is counted at the end.
#[cfg_attr(feature = "typescript", ts(rename = "ScoringRule"))]
#[cfg_attr(feature = "openapi", schema(as = ScoringRule))]
pub enum Scoring {
    /// Living stones and the empty points they surround.
    Area = "area",
    /// Surrounded empty points and prisoners.
    Territory = "territory",
}
}

words! {
/// What White gets for Black's handicap stones.
pub enum HandicapBonus {
    /// Nothing.
    None = "none",
    /// A point for each stone.
    Stones = "stones",
    /// A point for each stone except one.
    StonesLessOne = "stones_less_one",
}
}

impl HandicapBonus {
    /// The bonus for this number of stones.
    #[must_use]
    pub const fn points(self, stones: u8) -> HalfPoints {
        match self {
            HandicapBonus::None => HalfPoints::ZERO,
            HandicapBonus::Stones => HalfPoints::from_points(stones as i32),
            HandicapBonus::StonesLessOne => HalfPoints::from_points(stones.saturating_sub(1) as i32),
        }
    }
}

words! {
/// The player who moves first when a stopped game is resumed.
#[cfg_attr(feature = "typescript", ts(rename = "ResumeRule"))]
#[cfg_attr(feature = "openapi", schema(as = ResumeRule))]
pub enum ResumeTurn {
    /// The opponent of the player who passed last, as if play had not stopped.
    Alternates = "alternates",
    /// The opponent of the player who asks to resume.
    OpponentOfAsker = "opponent_of_asker",
}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ruleset_is_found_by_its_name() {
        for ruleset in Ruleset::ALL {
            assert_eq!(Ruleset::named(ruleset.name()), Some(ruleset));
        }
        assert_eq!(Ruleset::named(RulesetName::Custom), None);
    }

    /// The table has the values of docs/rules.md.
    #[test]
    fn every_ruleset_has_its_default_komi() {
        let table = [
            ("chinese", "7.5", "0.5"),
            ("japanese", "6.5", "0.5"),
            ("tromp_taylor", "7.5", "0.5"),
            ("korean", "6.5", "0.5"),
            ("aga", "7.5", "0.5"),
            ("new_zealand", "7", "0"),
            ("ing", "7.5", "0.5"),
            ("stone_scoring", "7.5", "0.5"),
            ("chinese_simple_ko", "7.5", "0.5"),
        ];
        let found = Ruleset::ALL.map(|ruleset| {
            let [even, fixed, aga, free] = [Handicap::None, Handicap::Fixed(2), Handicap::Aga(2), Handicap::Free(2)]
                .map(|handicap| ruleset.default_komi(handicap).to_string());
            assert_eq!([&fixed, &fixed], [&aga, &free], "{ruleset:?}");
            assert!(
                ruleset == Ruleset::NewZealand
                    || even == Ruleset::Custom(ruleset.rules()).default_komi(Handicap::None).to_string()
            );
            (ruleset.as_str(), even, fixed)
        });
        assert_eq!(found, table.map(|(name, even, handicap)| (name, even.to_owned(), handicap.to_owned())));
    }
}
