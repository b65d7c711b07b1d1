//! The rules of Go as independent parameters, and the named choices of them.

use super::handicap::Handicap;
use crate::outcome::HalfPoints;

/// A named set of rules, or one of the players' own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruleset {
    /// Area counting, no position may come back, dead stones agreed.
    Chinese,
    /// Territory and prisoners, simple ko, dead stones agreed.
    Japanese,
    /// Area counting of the board as it stands when both have passed.
    TrompTaylor,
    /// As Japanese; disputes, which differ, are left to the players.
    Korean,
    /// Area counting that territory counting agrees with, by pass stones; situational superko.
    Aga,
    /// Area counting, situational superko, self-capture, nothing for handicap stones.
    NewZealand,
    /// Ing's rules as servers approximate them: area counting, self-capture, positional superko.
    Ing,
    /// Stones alone count: area less two points a group.
    StoneScoring,
    /// Chinese as tournaments play it: only simple ko, long cycles end without result.
    ChineseSimpleKo,
    /// Each rule as the players want it.
    Custom(Rules),
}

impl Ruleset {
    /// Every ruleset with a name of its own.
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

    /// The name in small letters and underscores, such as `"tromp_taylor"`, as on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Ruleset::Chinese => "chinese",
            Ruleset::Japanese => "japanese",
            Ruleset::TrompTaylor => "tromp_taylor",
            Ruleset::Korean => "korean",
            Ruleset::Aga => "aga",
            Ruleset::NewZealand => "new_zealand",
            Ruleset::Ing => "ing",
            Ruleset::StoneScoring => "stone_scoring",
            Ruleset::ChineseSimpleKo => "chinese_simple_ko",
            Ruleset::Custom(_) => "custom",
        }
    }

    /// What the name stands for.
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

    /// The komi that is offered first in an even game: 7.5, but 6.5 (Japanese, Korean, custom rules that
    /// count territory) and 7 (New Zealand); with a handicap 0.5, but 0 (New Zealand).
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

/// The rules of Go, each free to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Which repetition is forbidden.
    pub ko: KoRule,
    /// Whether two or more stones may capture themselves; one stone never may.
    pub self_capture: bool,
    /// What is counted.
    pub scoring: Scoring,
    /// Whether the players agree on dead stones after two passes. If not, two passes end the game
    /// and everything on the board is counted as it stands.
    pub removes_dead: bool,
    /// What White gets for handicap stones where area is counted; nothing where territory is.
    pub handicap_bonus: HandicapBonus,
    /// Who moves first when a stopped game is resumed.
    pub resume_turn: ResumeTurn,
    /// Whether the game ends without result when a situation (board and player to move) occurs for
    /// the third time with no pass in between.
    pub third_repetition_voids: bool,
    /// What does not count, or has to be paid, for want of eyes or for having them.
    pub tax: Tax,
    /// Whether every pass hands the opponent a prisoner and White has to pass last, so that counting
    /// area and counting territory come to the same.
    pub pass_stones: bool,
}

impl Rules {
    /// Area, positional superko, a point for each handicap stone: Chinese rules as servers play them.
    pub const CHINESE: Rules = Rules {
        ko: KoRule::Positional,
        self_capture: false,
        scoring: Scoring::Area,
        removes_dead: true,
        handicap_bonus: HandicapBonus::Stones,
        resume_turn: ResumeTurn::Alternates,
        third_repetition_voids: false,
        tax: Tax::None,
        pass_stones: false,
    };

    /// Chinese rules as tournaments play them: only simple ko, and long cycles without result.
    pub const CHINESE_SIMPLE_KO: Rules = Rules { ko: KoRule::Simple, third_repetition_voids: true, ..Rules::CHINESE };

    /// Territory, simple ko, long cycles without result, nothing counts in seki.
    pub const JAPANESE: Rules = Rules {
        ko: KoRule::Simple,
        scoring: Scoring::Territory,
        handicap_bonus: HandicapBonus::None,
        resume_turn: ResumeTurn::OpponentOfAsker,
        third_repetition_voids: true,
        tax: Tax::Seki,
        ..Rules::CHINESE
    };

    /// As Japanese rules: they differ in how disputes are settled, which is left to the players.
    pub const KOREAN: Rules = Rules::JAPANESE;

    /// The board as it stands when both have passed, positional superko, self-capture.
    pub const TROMP_TAYLOR: Rules =
        Rules { self_capture: true, removes_dead: false, handicap_bonus: HandicapBonus::None, ..Rules::CHINESE };

    /// Area, situational superko, pass stones; also of the British and the French association.
    pub const AGA: Rules =
        Rules { ko: KoRule::Situational, handicap_bonus: HandicapBonus::StonesLessOne, pass_stones: true, ..Rules::CHINESE };

    /// Area, situational superko, self-capture, nothing for handicap stones.
    pub const NEW_ZEALAND: Rules =
        Rules { ko: KoRule::Situational, self_capture: true, handicap_bonus: HandicapBonus::None, ..Rules::CHINESE };

    /// Ing's rules as servers approximate them: area, self-capture, positional superko for his
    /// fighting and disturbing kos.
    pub const ING: Rules = Rules { self_capture: true, ..Rules::CHINESE };

    /// Stones count and the room they need to live does not: each group pays two points.
    pub const STONE_SCORING: Rules = Rules {
        ko: KoRule::Simple,
        third_repetition_voids: true,
        handicap_bonus: HandicapBonus::None,
        tax: Tax::All,
        ..Rules::CHINESE
    };
}

/// What does not count, or has to be paid, for want of eyes or for having them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tax {
    /// Nothing: what is surrounded counts.
    None,
    /// Points surrounded in seki do not count.
    Seki,
    /// Nor do they here, and each group that lives on its own pays two points, its two eyes.
    All,
}

impl Tax {
    /// Every choice.
    pub const ALL: [Tax; 3] = [Tax::None, Tax::Seki, Tax::All];

    /// `"none"`, `"seki"` or `"all"`, as on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Tax::None => "none",
            Tax::Seki => "seki",
            Tax::All => "all",
        }
    }
}

/// Which repetition of the board is forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KoRule {
    /// Only retaking a single stone at once.
    Simple,
    /// Any earlier position of the whole board, regardless of the player to move.
    Positional,
    /// Any earlier position of the whole board with the same player to move.
    Situational,
}

impl KoRule {
    /// Every choice.
    pub const ALL: [KoRule; 3] = [KoRule::Simple, KoRule::Positional, KoRule::Situational];

    /// `"simple"`, `"positional"` or `"situational"`, as on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            KoRule::Simple => "simple",
            KoRule::Positional => "positional",
            KoRule::Situational => "situational",
        }
    }
}

/// What is counted at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Living stones and the empty points they surround.
    Area,
    /// Surrounded empty points and prisoners.
    Territory,
}

impl Scoring {
    /// Every choice.
    pub const ALL: [Scoring; 2] = [Scoring::Area, Scoring::Territory];

    /// `"area"` or `"territory"`, as on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Scoring::Area => "area",
            Scoring::Territory => "territory",
        }
    }
}

/// What White gets for Black's handicap stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandicapBonus {
    /// Nothing.
    None,
    /// A point for each stone.
    Stones,
    /// A point for each stone but one.
    StonesLessOne,
}

impl HandicapBonus {
    /// Every choice.
    pub const ALL: [HandicapBonus; 3] = [HandicapBonus::None, HandicapBonus::Stones, HandicapBonus::StonesLessOne];

    /// `"none"`, `"stones"` or `"stones_less_one"`, as on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            HandicapBonus::None => "none",
            HandicapBonus::Stones => "stones",
            HandicapBonus::StonesLessOne => "stones_less_one",
        }
    }

    /// The bonus for a number of stones.
    #[must_use]
    pub const fn points(self, stones: u8) -> HalfPoints {
        match self {
            HandicapBonus::None => HalfPoints::ZERO,
            HandicapBonus::Stones => HalfPoints::from_points(stones as i32),
            HandicapBonus::StonesLessOne => HalfPoints::from_points(stones.saturating_sub(1) as i32),
        }
    }
}

/// Who moves first when a stopped game is resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResumeTurn {
    /// The opponent of the player who passed last, as if nothing had happened.
    Alternates,
    /// The opponent of the player who asks to resume.
    OpponentOfAsker,
}

impl ResumeTurn {
    /// Every choice.
    pub const ALL: [ResumeTurn; 2] = [ResumeTurn::Alternates, ResumeTurn::OpponentOfAsker];

    /// `"alternates"` or `"opponent_of_asker"`, as on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            ResumeTurn::Alternates => "alternates",
            ResumeTurn::OpponentOfAsker => "opponent_of_asker",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of docs/rules.md; the client shows the same before it has asked.
    #[test]
    fn every_ruleset_offers_its_komi() {
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
        let offered = Ruleset::ALL.map(|ruleset| {
            let [even, fixed, aga, free] = [Handicap::None, Handicap::Fixed(2), Handicap::Aga(2), Handicap::Free(2)]
                .map(|handicap| ruleset.default_komi(handicap).to_string());
            assert_eq!([&fixed, &fixed], [&aga, &free], "{ruleset:?}");
            assert!(
                ruleset == Ruleset::NewZealand
                    || even == Ruleset::Custom(ruleset.rules()).default_komi(Handicap::None).to_string()
            );
            (ruleset.as_str(), even, fixed)
        });
        assert_eq!(offered, table.map(|(name, even, handicap)| (name, even.to_owned(), handicap.to_owned())));
    }
}
