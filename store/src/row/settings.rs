//! The terms of a room as stored.

use super::RowError;
use super::setup::SetupRow;
use super::word::{ChoiceRow, OpeningRow, TakebackRow, VisibilityRow};
use room::{Millis, Opening, RoomId, Terms, TimeControl};
use serde::{Deserialize, Serialize};

/// [`Terms`] as stored, with the room of the previous game.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct SettingsRow {
    setup: SetupRow,
    /// If absent: `free`, as in every room created before other openings existed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opening: Option<OpeningRow>,
    #[serde(default, skip_serializing_if = "TimeRow::is_none")]
    time: TimeRow,
    colors: ChoiceRow,
    takeback: TakebackRow,
    visibility: VisibilityRow,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rematch_of: Option<String>,
}

/// The time control, in milliseconds.
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

impl SettingsRow {
    pub(super) fn new(settings: &Terms, rematch_of: Option<&RoomId>) -> Self {
        Self {
            setup: (&settings.setup).into(),
            opening: (settings.opening != Opening::Free).then(|| settings.opening.into()),
            time: settings.time.into(),
            colors: settings.colors.into(),
            takeback: settings.takeback.into(),
            visibility: settings.visibility.into(),
            rematch_of: rematch_of.map(|room| room.as_str().to_owned()),
        }
    }

    pub(super) fn read(self) -> Result<(Terms, Option<RoomId>), RowError> {
        let row = self;
        let rematch_of =
            row.rematch_of.map(|id| RoomId::parse(&id).ok_or_else(|| RowError::value("a room id", id))).transpose()?;
        let terms = Terms {
            setup: row.setup.try_into()?,
            opening: row.opening.map_or(Opening::Free, Into::into),
            time: row.time.into(),
            colors: row.colors.into(),
            takeback: row.takeback.into(),
            visibility: row.visibility.into(),
        };
        Ok((terms, rematch_of))
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
