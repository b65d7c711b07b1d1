//! Conversions from data to checked types and back.

use super::{CreateRoom, Handicap, Setup, TimeControl};
use crate::bot::Level;
use crate::control;
use crate::fault::{Fault, Field, Limit, Reason};
use crate::millis::Millis;
use crate::opening::{Ground, OpeningError};
use crate::terms::Terms;
use crate::word::{Aids, Watching};
use rules::{HalfPoints, SetupError, Size, go, gomoku};

impl CreateRoom {
    /// The checked terms of a new room.
    ///
    /// # Errors
    /// Every invalid field. If the setup is invalid, the opening is checked against the valid parts of the setup.
    pub fn terms(&self) -> Result<Terms, Vec<Fault>> {
        let mut faults = Vec::new();
        let setup = self.setup.checked().map_err(|wrong| faults = wrong).ok();
        let ground = setup.as_ref().map_or_else(|| self.setup.ground(&faults), Ground::from);
        if let Err(reason) = self.opening.fits(&ground) {
            faults.push(Fault::new(Field::Opening, reason.into()));
        }
        // A ladder allows only the opening `free`. An opening that is already reported as wrong is not reported again.
        let of_series = self.series.iter().flat_map(|series| series.faults(self.setup.kind(), self.opening));
        let new: Vec<Fault> = of_series.filter(|fault| faults.iter().all(|known| known.field != fault.field)).collect();
        faults.extend(new);
        faults.extend(control::TimeControl::from(&self.time).limits().iter().filter_map(Limit::fault));
        faults.extend(self.grace_limit().and_then(|limit| limit.fault()));
        if setup.as_ref().is_some_and(|setup| Level::count(setup) == 0) && self.aids.unwrap_or_default() != Aids::Off {
            faults.push(Fault::new(Field::Aids, Reason::OtherGame));
        }
        faults.extend(self.delay_limit().and_then(|limit| limit.fault()));
        match setup {
            Some(setup) if faults.is_empty() => Ok(self.with(setup)),
            _ => Err(faults),
        }
    }

    /// The terms of an existing room. The bounds for new rooms may be narrower today, but this room keeps its terms.
    ///
    /// # Errors
    /// The faults, if the game cannot be played under the rules.
    pub fn agreed(&self) -> Result<Terms, Vec<Fault>> {
        self.setup.playable().map(|setup| self.with(setup))
    }

    fn with(&self, setup: rules::Setup) -> Terms {
        let Self { setup: _, opening, series, time, colors, takeback, grace_ms, aids, visibility, delay_ms, watching } = *self;
        let (grace, delay) = (Millis(grace_ms.unwrap_or_default()), Millis(delay_ms.unwrap_or_default()));
        let (time, aids, watching) = ((&time).into(), aids.unwrap_or_default(), watching.unwrap_or_default());
        Terms { setup, opening, series, time, colors, takeback, grace, aids, visibility, delay, watching }
    }

    fn grace_limit(&self) -> Option<Limit> {
        self.grace_ms.map(|grace| Limit::new(Field::GraceMs, grace, Terms::SHORTEST_GRACE.0, Terms::LONGEST_GRACE.0))
    }

    fn delay_limit(&self) -> Option<Limit> {
        self.delay_ms.map(|delay| Limit::new(Field::DelayMs, delay, Terms::SHORTEST_DELAY.0, Terms::LONGEST_DELAY.0))
    }
}

impl From<&Terms> for CreateRoom {
    fn from(terms: &Terms) -> Self {
        let Terms { setup, opening, series, time, colors, takeback, grace, aids, visibility, delay, watching } = *terms;
        let given = |time: Millis| Some(time.0).filter(|time| *time > 0);
        let (grace_ms, delay_ms) = (given(grace), given(delay));
        let (setup, time) = ((&setup).into(), time.into());
        let watching = Some(watching).filter(|watching| *watching != Watching::default());
        let aids = Some(aids).filter(|aids| *aids != Aids::default());
        Self { setup, opening, series, time, colors, takeback, grace_ms, aids, visibility, delay_ms, watching }
    }
}

impl Setup {
    /// The checked setup of a new room.
    ///
    /// # Errors
    /// Every invalid field.
    pub fn checked(&self) -> Result<rules::Setup, Vec<Fault>> {
        let mut faults: Vec<Fault> = self.limits().iter().filter_map(Limit::fault).collect();
        match self.playable() {
            Ok(setup) if faults.is_empty() => Ok(setup),
            Ok(_) => Err(faults),
            Err(more) => {
                // The limits report every number that is out of bounds. If the limits have reported a fault, a bounds
                // fault in `more` would repeat one of these reported faults.
                let bounds_known = !faults.is_empty();
                faults.extend(more.into_iter().filter(|fault| fault.reason != Reason::Bounds || !bounds_known));
                Err(faults)
            }
        }
    }

    /// The setup of an existing room. Only the bounds in `rules` apply. They never become narrower.
    ///
    /// # Errors
    /// The faults, if the setup cannot be played under the rules.
    pub fn playable(&self) -> Result<rules::Setup, Vec<Fault>> {
        match self {
            Self::Go { size, height, komi_half, handicap, .. } => self.go_ruleset().and_then(|ruleset| {
                let handicap = (*handicap).into();
                let komi = komi_half.map_or_else(|| ruleset.default_komi(handicap), HalfPoints);
                let setup = |size| go::Setup::new(size, ruleset, komi, handicap);
                board(*size, *height).and_then(setup).map(rules::Setup::Go).map_err(bounds_fault)
            }),
            Self::Gomoku { size, height, .. } => self.gomoku_ruleset().and_then(|ruleset| {
                let setup = |size| gomoku::Setup::new(size, ruleset);
                board(*size, *height).and_then(setup).map(rules::Setup::Gomoku).map_err(bounds_fault)
            }),
            Self::Othello {} => Ok(rules::Setup::Othello),
            Self::TicTacToe {} => Ok(rules::Setup::Gomoku(gomoku::Setup::TIC_TAC_TOE)),
        }
    }

    /// The parts of the setup on which an opening depends. The board is unknown if a fault concerns its size.
    fn ground(&self, faults: &[Fault]) -> Ground {
        let is_wrong = |field| faults.iter().any(|fault| fault.field == field);
        let (width, height) = self.sides();
        Ground {
            kind: self.kind(),
            renju: matches!(self, Self::Gomoku { ruleset: gomoku::RulesetName::Renju, .. }),
            board: if is_wrong(Field::Size) || is_wrong(Field::Height) { None } else { Size::new(width, height) },
            even: !matches!(self, Self::Go { handicap, .. } if *handicap != Handicap::None {}),
        }
    }

    /// Each number in the setup, with its bounds in a new room. These bounds may be narrower than those in `rules`.
    #[must_use]
    pub fn limits(&self) -> Vec<Limit> {
        let mut limits = Vec::new();
        match *self {
            Self::Go { size, height, komi_half, handicap, .. } => {
                let (least, most) = (go::Setup::MIN_SIZE, go::Setup::MAX_SIZE);
                let board = sides(&mut limits, size, height, least, most);
                let komi = go::Setup::MAX_KOMI.0;
                limits.extend(komi_half.map(|half| Limit::new(Field::KomiHalf, half, -komi, komi)));
                let handicap = go::Handicap::from(handicap);
                if handicap != go::Handicap::None {
                    limits.push(Limit::new(Field::Stones, handicap.stones(), go::Handicap::MIN, handicap.most(board)));
                }
            }
            Self::Gomoku { size, height, ruleset, row, .. } => {
                let board = sides(&mut limits, size, height, ruleset.least_side(), gomoku::Setup::MAX_SIZE);
                // With any ruleset other than `mnk`, the row itself is a fault, so its length is not checked.
                let row = row.filter(|_| ruleset == gomoku::RulesetName::Mnk);
                limits
                    .extend(row.map(|row| Limit::new(Field::Length, row.length, gomoku::Row::MIN, gomoku::Row::longest(board))));
            }
            Self::Othello {} | Self::TicTacToe {} => {}
        }
        limits
    }

    /// The Go ruleset.
    pub(super) fn go_ruleset(&self) -> Result<go::Ruleset, Vec<Fault>> {
        let Self::Go { ruleset, rules, .. } = self else { return Err(vec![Fault::new(Field::Ruleset, Reason::Unexpected)]) };
        match (go::Ruleset::named(*ruleset), rules) {
            (Some(named), None) => Ok(named),
            (None, Some(rules)) => Ok(go::Ruleset::Custom(*rules)),
            (Some(_), Some(_)) => Err(vec![Fault::new(Field::Rules, Reason::Unexpected)]),
            (None, None) => Err(vec![Fault::new(Field::Rules, Reason::Missing)]),
        }
    }

    /// The Gomoku ruleset.
    fn gomoku_ruleset(&self) -> Result<gomoku::Ruleset, Vec<Fault>> {
        let Self::Gomoku { ruleset, forbidden, row, .. } = *self else {
            return Err(vec![Fault::new(Field::Ruleset, Reason::Unexpected)]);
        };
        let faults = [
            (row.is_some() && ruleset != gomoku::RulesetName::Mnk).then_some((Field::Row, Reason::Unexpected)),
            (row.is_none() && ruleset == gomoku::RulesetName::Mnk).then_some((Field::Row, Reason::Missing)),
            (forbidden.is_some() && ruleset != gomoku::RulesetName::Renju).then_some((Field::Forbidden, Reason::Unexpected)),
        ];
        let faults: Vec<Fault> = faults.into_iter().flatten().map(|(field, reason)| Fault::new(field, reason)).collect();
        let found = match gomoku::Ruleset::named(ruleset) {
            Some(gomoku::Ruleset::Renju(refused)) => Some(gomoku::Ruleset::Renju(forbidden.unwrap_or(refused))),
            Some(named) => Some(named),
            None => row.map(gomoku::Ruleset::Mnk),
        };
        found.filter(|_| faults.is_empty()).ok_or(faults)
    }
}

/// Adds the limits for both sides of the board. Returns the board with each side clamped to its limits.
fn sides(limits: &mut Vec<Limit>, size: u8, height: Option<u8>, least: u8, most: u8) -> Size {
    limits.push(Limit::new(Field::Size, size, least, most));
    limits.extend(height.map(|height| Limit::new(Field::Height, height, least, most)));
    let side = |side: u8| side.clamp(least, most);
    Size::new(side(size), side(height.unwrap_or(size))).unwrap_or_else(rules::othello::size)
}

fn board(size: u8, height: Option<u8>) -> Result<Size, SetupError> {
    Size::new(size, height.unwrap_or(size)).ok_or(SetupError::Size { min: 1, max: rules::MAX_SIDE })
}

/// Converts an error from the rules. In a new room, [`Setup::limits`] has already reported all these errors.
fn bounds_fault(error: SetupError) -> Vec<Fault> {
    let komi = go::Setup::MAX_KOMI.0;
    let (field, least, most) = match error {
        SetupError::Size { min, max } => (Field::Size, min.into(), max.into()),
        SetupError::Komi => (Field::KomiHalf, (-komi).into(), komi.into()),
        SetupError::Handicap { max } => (Field::Stones, go::Handicap::MIN.into(), max.into()),
        SetupError::Row { max } => (Field::Length, gomoku::Row::MIN.into(), max.into()),
    };
    vec![Fault { least: Some(least), most: Some(most), ..Fault::new(field, Reason::Bounds) }]
}

/// The result always contains the komi and the consequence of forbidden moves, even where they are the defaults.
impl From<&rules::Setup> for Setup {
    fn from(setup: &rules::Setup) -> Self {
        let (size, height) = (setup.size().width(), setup.size().height());
        let height = (height != size).then_some(height);
        match setup {
            rules::Setup::Go(setup) => {
                let rules = if let go::Ruleset::Custom(rules) = setup.ruleset() { Some(rules) } else { None };
                let (ruleset, handicap) = (setup.ruleset().name(), setup.handicap().into());
                Self::Go { size, height, ruleset, rules, komi_half: Some(setup.komi().0), handicap }
            }
            rules::Setup::Gomoku(setup) if setup.is_tic_tac_toe() => Self::TicTacToe {},
            rules::Setup::Gomoku(setup) => {
                let forbidden = if let gomoku::Ruleset::Renju(penalty) = setup.ruleset() { Some(penalty) } else { None };
                let row = if let gomoku::Ruleset::Mnk(row) = setup.ruleset() { Some(row) } else { None };
                Self::Gomoku { size, height, ruleset: setup.ruleset().name(), forbidden, row }
            }
            rules::Setup::Othello => Self::Othello {},
        }
    }
}

impl From<go::Handicap> for Handicap {
    fn from(handicap: go::Handicap) -> Self {
        match handicap {
            go::Handicap::None => Self::None {},
            go::Handicap::Fixed(stones) => Self::Fixed { stones },
            go::Handicap::Aga(stones) => Self::Aga { stones },
            go::Handicap::Free(stones) => Self::Free { stones },
        }
    }
}

impl From<Handicap> for go::Handicap {
    fn from(handicap: Handicap) -> Self {
        match handicap {
            Handicap::None {} => Self::None,
            Handicap::Fixed { stones } => Self::Fixed(stones),
            Handicap::Aga { stones } => Self::Aga(stones),
            Handicap::Free { stones } => Self::Free(stones),
        }
    }
}

impl From<control::TimeControl> for TimeControl {
    fn from(time: control::TimeControl) -> Self {
        match time {
            control::TimeControl::None => Self::None {},
            control::TimeControl::Absolute { main } => Self::Absolute { main_ms: main.0 },
            control::TimeControl::Fischer { main, increment, cap } => {
                Self::Fischer { main_ms: main.0, increment_ms: increment.0, cap_ms: cap.map(|cap| cap.0) }
            }
            control::TimeControl::ByoYomi { main, periods, period } => {
                Self::ByoYomi { main_ms: main.0, periods, period_ms: period.0 }
            }
            control::TimeControl::Canadian { main, stones, period } => {
                Self::Canadian { main_ms: main.0, period_stones: stones, period_ms: period.0 }
            }
            control::TimeControl::Simple { per_move } => Self::Simple { per_move_ms: per_move.0 },
            control::TimeControl::Correspondence { main_days, increment_days, cap_days, rest_days } => {
                Self::Correspondence { main_days, increment_days, cap_days, rest_days }
            }
        }
    }
}

/// This conversion does not check the bounds. [`CreateRoom::terms`] checks them.
impl From<&TimeControl> for control::TimeControl {
    fn from(time: &TimeControl) -> Self {
        match *time {
            TimeControl::None {} => Self::None,
            TimeControl::Absolute { main_ms } => Self::Absolute { main: Millis(main_ms) },
            TimeControl::Fischer { main_ms, increment_ms, cap_ms } => {
                Self::Fischer { main: Millis(main_ms), increment: Millis(increment_ms), cap: cap_ms.map(Millis) }
            }
            TimeControl::ByoYomi { main_ms, periods, period_ms } => {
                Self::ByoYomi { main: Millis(main_ms), periods, period: Millis(period_ms) }
            }
            TimeControl::Canadian { main_ms, period_stones, period_ms } => {
                Self::Canadian { main: Millis(main_ms), stones: period_stones, period: Millis(period_ms) }
            }
            TimeControl::Simple { per_move_ms } => Self::Simple { per_move: Millis(per_move_ms) },
            TimeControl::Correspondence { main_days, increment_days, cap_days, rest_days } => {
                Self::Correspondence { main_days, increment_days, cap_days, rest_days }
            }
        }
    }
}

impl From<OpeningError> for Reason {
    fn from(error: OpeningError) -> Self {
        match error {
            OpeningError::Game => Self::OtherGame,
            OpeningError::Board => Self::OtherBoard,
            OpeningError::Handicap => Self::Handicap,
        }
    }
}
