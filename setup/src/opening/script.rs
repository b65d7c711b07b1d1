//! The openings as data: who does what, in which order.

use super::{Choice, Opening};
use rules::gomoku::openings::{self, Reach, SOOSYRV_MAX_OFFERS, TARAGUCHI_OFFERS};

/// The player who acts in a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Who {
    /// The first player, with either color.
    First,
    /// The second player.
    Second,
    /// The player who has Black now.
    Black,
    /// The player who has White now.
    White,
    /// The opponent of the player who made the latest bid. Before the first bid, the first player.
    NextBidder,
}

/// The act in a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum StageAct {
    /// Place a stone in this area.
    Place(Reach),
    /// Make one of these choices. [`Choice::MoreStones`] leads to [`SWAP2_MORE`].
    Choose(&'static [Choice]),
    /// Choose a color, or offer ten moves, which leads to [`TARAGUCHI_TEN`].
    ChooseOrOffer,
    /// Declare a number of fifth moves, at most this number.
    Declare(u8),
    /// Offer the declared number of moves.
    Offer,
    /// Pick one of the offered moves.
    Pick,
    /// Name the komi.
    NameKomi,
    /// Bid a komi. The stage lasts until a player chooses White.
    Bid,
}

/// One stage of an opening.
pub(crate) type Stage = (Who, StageAct);

/// A position in a script.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ScriptPosition {
    /// The script.
    pub(crate) script: &'static [Stage],
    /// The index of the stage. Beyond the last stage, the opening is over.
    pub(crate) stage: usize,
}

impl ScriptPosition {
    /// The first stage of an opening.
    pub(crate) const fn first(opening: Opening) -> Self {
        Self { script: script(opening), stage: 0 }
    }

    /// The first stage of a branch.
    pub(crate) const fn branch(script: &'static [Stage]) -> Self {
        Self { script, stage: 0 }
    }

    /// The next stage.
    pub(crate) const fn next(self) -> Self {
        Self { script: self.script, stage: self.stage.saturating_add(1) }
    }

    /// The player and the act; `None` after the opening.
    pub(crate) fn stage(self) -> Option<Stage> {
        self.script.get(self.stage).copied()
    }

    /// Whether a choice of color is still to come, in this stage or a later stage.
    pub(crate) fn leaves_colors_open(self) -> bool {
        let rest = self.script.get(self.stage..).unwrap_or_default();
        rest.iter().any(|(_, stage_act)| match stage_act {
            StageAct::Choose(_) | StageAct::ChooseOrOffer | StageAct::Bid => true,
            StageAct::Place(_) | StageAct::Declare(_) | StageAct::Offer | StageAct::Pick | StageAct::NameKomi => false,
        })
    }
}

/// A choice of color. Choosing one's current color declines the swap.
pub(crate) const COLORS: &[Choice] = &[Choice::Black, Choice::White];

/// The only answer to a bid of the highest komi.
pub(crate) const ONLY_WHITE: &[Choice] = &[Choice::White];

/// The number of offered fifth moves in Taraguchi-10.
pub(crate) const TEN: u8 = small(TARAGUCHI_OFFERS);

/// The largest number of fifth moves in Soosyrv-8.
const EIGHT: u8 = small(SOOSYRV_MAX_OFFERS);

/// The largest number of fifth moves in Yamaguchi. The rule has no limit, but in practice nobody declares more than twelve,
/// because there are too few good fifth moves.
const TWELVE: u8 = 12;

const fn small(count: usize) -> u8 {
    // The constants that this function converts are far below 255.
    (if count > 255 { 255 } else { count }) as u8
}

const fn stone(who: Who, reach: Reach) -> Stage {
    (who, StageAct::Place(reach))
}

const fn choose(who: Who) -> Stage {
    (who, StageAct::Choose(COLORS))
}

const PRO: &[Stage] =
    &[stone(Who::Black, openings::PRO[0]), stone(Who::White, openings::PRO[1]), stone(Who::Black, openings::PRO[2])];

const LONG_PRO: &[Stage] = &[
    stone(Who::Black, openings::LONG_PRO[0]),
    stone(Who::White, openings::LONG_PRO[1]),
    stone(Who::Black, openings::LONG_PRO[2]),
];

/// Three stones anywhere: black, white, black.
const SWAP: &[Stage] = &[
    stone(Who::First, Reach::Anywhere),
    stone(Who::First, Reach::Anywhere),
    stone(Who::First, Reach::Anywhere),
    choose(Who::Second),
];

const SWAP2: &[Stage] = &[
    stone(Who::First, Reach::Anywhere),
    stone(Who::First, Reach::Anywhere),
    stone(Who::First, Reach::Anywhere),
    (Who::Second, StageAct::Choose(&[Choice::Black, Choice::White, Choice::MoreStones])),
];

/// The second player places two more stones, one white and one black. Then the first player chooses a color.
pub(crate) const SWAP2_MORE: &[Stage] =
    &[stone(Who::Second, Reach::Anywhere), stone(Who::Second, Reach::Anywhere), choose(Who::First)];

const SOOSYRV: &[Stage] = &[
    stone(Who::First, openings::RENJU[0]),
    stone(Who::First, openings::RENJU[1]),
    stone(Who::First, openings::RENJU[2]),
    choose(Who::Second),
    stone(Who::White, Reach::Anywhere),
    (Who::White, StageAct::Declare(EIGHT)),
    choose(Who::Black),
    (Who::Black, StageAct::Offer),
    (Who::White, StageAct::Pick),
];

const YAMAGUCHI: &[Stage] = &[
    stone(Who::First, openings::RENJU[0]),
    stone(Who::First, openings::RENJU[1]),
    stone(Who::First, openings::RENJU[2]),
    (Who::First, StageAct::Declare(TWELVE)),
    choose(Who::Second),
    stone(Who::White, Reach::Anywhere),
    (Who::Black, StageAct::Offer),
    (Who::White, StageAct::Pick),
];

const TARAGUCHI: &[Stage] = &[
    stone(Who::Black, openings::TARAGUCHI[0]),
    choose(Who::White),
    stone(Who::White, openings::TARAGUCHI[1]),
    choose(Who::Black),
    stone(Who::Black, openings::TARAGUCHI[2]),
    choose(Who::White),
    stone(Who::White, openings::TARAGUCHI[3]),
    (Who::Black, StageAct::ChooseOrOffer),
    stone(Who::Black, openings::TARAGUCHI[4]),
    choose(Who::White),
];

/// The rest of the opening after Black has offered ten moves instead of choosing a color.
pub(crate) const TARAGUCHI_TEN: &[Stage] = &[(Who::White, StageAct::Pick)];

const KOMI_CUT: &[Stage] = &[(Who::First, StageAct::NameKomi), choose(Who::Second)];

const KOMI_BIDS: &[Stage] = &[(Who::NextBidder, StageAct::Bid)];

/// The script of an opening, without its branches.
const fn script(opening: Opening) -> &'static [Stage] {
    match opening {
        Opening::Free => &[],
        Opening::Pro => PRO,
        Opening::LongPro => LONG_PRO,
        Opening::Swap => SWAP,
        Opening::Swap2 => SWAP2,
        Opening::Soosyrv8 => SOOSYRV,
        Opening::Taraguchi10 => TARAGUCHI,
        Opening::Yamaguchi => YAMAGUCHI,
        Opening::KomiCut => KOMI_CUT,
        Opening::KomiBids => KOMI_BIDS,
    }
}

/// All stages of the longest course of an opening: its script and, in swap2, the branch with more stones.
pub(super) fn stages(opening: Opening) -> impl Iterator<Item = Stage> {
    let more = match opening {
        Opening::Swap2 => SWAP2_MORE,
        Opening::Free
        | Opening::Pro
        | Opening::LongPro
        | Opening::Swap
        | Opening::Soosyrv8
        | Opening::Taraguchi10
        | Opening::Yamaguchi
        | Opening::KomiCut
        | Opening::KomiBids => &[],
    };
    script(opening).iter().chain(more).copied()
}

/// The allowed area of each stone, in the longest course of an opening.
pub(super) fn stones(opening: Opening) -> impl Iterator<Item = Reach> {
    stages(opening).filter_map(|(_, stage_act)| match stage_act {
        StageAct::Place(reach) => Some(reach),
        StageAct::Choose(_)
        | StageAct::ChooseOrOffer
        | StageAct::Declare(_)
        | StageAct::Offer
        | StageAct::Pick
        | StageAct::NameKomi
        | StageAct::Bid => None,
    })
}
