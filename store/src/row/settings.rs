//! The settings of a room as stored.

use super::RowError;
use super::word::{ChoiceRow, TakebackRow, VisibilityRow};
use room::{Millis, RoomId, Settings, TimeControl};
use rules::go::Handicap;
use rules::{HalfPoints, Setup, go, gomoku};
use serde::{Deserialize, Serialize};

/// [`Settings`] as stored.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct SettingsRow {
    setup: SetupRow,
    #[serde(default, skip_serializing_if = "TimeRow::is_none")]
    time: TimeRow,
    colors: ChoiceRow,
    takeback: TakebackRow,
    visibility: VisibilityRow,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rematch_of: Option<String>,
}

/// What is played. Komi is a number of half points.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum SetupRow {
    Go {
        size: u8,
        ruleset: String,
        komi: i32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        handicap: Option<HandicapRow>,
    },
    Gomoku {
        size: u8,
        ruleset: String,
    },
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum HandicapRow {
    Fixed(u8),
    Free(u8),
}

/// How long the players may think, in milliseconds.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum TimeRow {
    #[default]
    None,
    Absolute {
        main: u64,
    },
    Fischer {
        main: u64,
        increment: u64,
        cap: u64,
    },
    ByoYomi {
        main: u64,
        periods: u8,
        period: u64,
    },
}

impl TimeRow {
    fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }
}

impl From<&Settings> for SettingsRow {
    fn from(settings: &Settings) -> Self {
        Self {
            setup: (&settings.setup).into(),
            time: settings.time.into(),
            colors: settings.colors.into(),
            takeback: settings.takeback.into(),
            visibility: settings.visibility.into(),
            rematch_of: settings.rematch_of.as_ref().map(|room| room.as_str().to_owned()),
        }
    }
}

impl TryFrom<SettingsRow> for Settings {
    type Error = RowError;

    fn try_from(row: SettingsRow) -> Result<Self, RowError> {
        let rematch_of =
            row.rematch_of.map(|id| RoomId::parse(&id).ok_or_else(|| RowError::value("a room id", id))).transpose()?;
        Ok(Self {
            setup: row.setup.try_into()?,
            time: row.time.into(),
            colors: row.colors.into(),
            takeback: row.takeback.into(),
            visibility: row.visibility.into(),
            rematch_of,
        })
    }
}

impl From<&Setup> for SetupRow {
    fn from(setup: &Setup) -> Self {
        match setup {
            Setup::Go(go) => Self::Go {
                size: go.size(),
                ruleset: go.ruleset().as_str().to_owned(),
                komi: go.komi().0,
                handicap: match go.handicap() {
                    Handicap::None => None,
                    Handicap::Fixed(stones) => Some(HandicapRow::Fixed(stones)),
                    Handicap::Free(stones) => Some(HandicapRow::Free(stones)),
                },
            },
            Setup::Gomoku(gomoku) => Self::Gomoku { size: gomoku.size(), ruleset: gomoku.ruleset().as_str().to_owned() },
        }
    }
}

impl TryFrom<SetupRow> for Setup {
    type Error = RowError;

    fn try_from(row: SetupRow) -> Result<Self, RowError> {
        match row {
            SetupRow::Go { size, ruleset, komi, handicap } => {
                let rules = go::Ruleset::ALL.into_iter().find(|rules| rules.as_str() == ruleset);
                let rules = rules.ok_or_else(|| RowError::value("a Go ruleset", ruleset))?;
                let handicap = match handicap {
                    None => Handicap::None,
                    Some(HandicapRow::Fixed(stones)) => Handicap::Fixed(stones),
                    Some(HandicapRow::Free(stones)) => Handicap::Free(stones),
                };
                let setup = go::Setup::new(size, rules, HalfPoints(komi), handicap);
                setup.map(Self::Go).map_err(|why| RowError::value("a Go setup", format!("{why:?}")))
            }
            SetupRow::Gomoku { size, ruleset } => {
                let rules = gomoku::Ruleset::ALL.into_iter().find(|rules| rules.as_str() == ruleset);
                let rules = rules.ok_or_else(|| RowError::value("a Gomoku ruleset", ruleset))?;
                let setup = gomoku::Setup::new(size, rules);
                setup.map(Self::Gomoku).map_err(|why| RowError::value("a Gomoku setup", format!("{why:?}")))
            }
        }
    }
}

impl From<TimeControl> for TimeRow {
    fn from(time: TimeControl) -> Self {
        match time {
            TimeControl::None => Self::None,
            TimeControl::Absolute { main } => Self::Absolute { main: main.0 },
            TimeControl::Fischer { main, increment, cap } => Self::Fischer { main: main.0, increment: increment.0, cap: cap.0 },
            TimeControl::ByoYomi { main, periods, period } => Self::ByoYomi { main: main.0, periods, period: period.0 },
        }
    }
}

impl From<TimeRow> for TimeControl {
    fn from(row: TimeRow) -> Self {
        match row {
            TimeRow::None => Self::None,
            TimeRow::Absolute { main } => Self::Absolute { main: Millis(main) },
            TimeRow::Fischer { main, increment, cap } => {
                Self::Fischer { main: Millis(main), increment: Millis(increment), cap: Millis(cap) }
            }
            TimeRow::ByoYomi { main, periods, period } => Self::ByoYomi { main: Millis(main), periods, period: Millis(period) },
        }
    }
}
