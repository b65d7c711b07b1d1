//! The planned answers of a room. They are not events, so no hash chain covers them. A lost plan is acceptable, but a lost
//! part of a game is not.

use super::bytes::{checked, put_checksum};
use super::word::PointRow;
use super::{RowError, player_id, to_json};
use room::{BySeat, CommandId, CommandRef, Dropped, Plan, PlanNews, Plans};
use rules::Move;
use serde::{Deserialize, Serialize};

/// The first byte of stored plans.
const FORM: u8 = 1;

#[derive(Debug, Serialize, Deserialize)]
struct PlansRow {
    host: PlanRow,
    guest: PlanRow,
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct PlanRow {
    version: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<String>,
    /// The id and the fingerprint of the command.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    command: Option<(String, u64)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lines: Vec<Vec<MoveRow>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    news: Option<NewsRow>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    played: Vec<u32>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum MoveRow {
    #[serde(rename = "p")]
    Place(PointRow),
    Pass,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum NewsRow {
    Played { moves: Vec<MoveRow>, move_number: u32 },
    Unplanned,
    TakenBack,
    Impossible,
}

/// The stored form of a room's plans.
#[must_use]
pub fn write_plans(plans: &Plans) -> Vec<u8> {
    let row = PlansRow { host: (&plans.0.host).into(), guest: (&plans.0.guest).into() };
    let mut bytes = vec![FORM];
    bytes.extend_from_slice(to_json(&row).as_bytes());
    put_checksum(&mut bytes);
    bytes
}

/// Reads the plans of a room.
///
/// # Errors
/// If the bytes are damaged or have a newer form.
pub fn read_plans(bytes: &[u8]) -> Result<Plans, RowError> {
    match checked(bytes)?.split_first() {
        Some((&FORM, json)) => {
            let PlansRow { host, guest } = serde_json::from_slice(json)?;
            Ok(Plans(BySeat { host: host.read()?, guest: guest.read()? }))
        }
        Some(_) | None => Err(RowError::Damaged("its form is not known")),
    }
}

impl From<&Plan> for PlanRow {
    fn from(plan: &Plan) -> Self {
        let Plan { version, by, command, lines, news, played } = plan;
        Self {
            version: *version,
            by: by.as_ref().map(ToString::to_string),
            command: command.as_ref().map(|command| (command.id.to_string(), command.fingerprint)),
            lines: lines.iter().map(|line| rows(line)).collect(),
            news: news.as_ref().map(|news| match news {
                PlanNews::Played { moves, move_number } => NewsRow::Played { moves: rows(moves), move_number: *move_number },
                PlanNews::Dropped(Dropped::Unplanned) => NewsRow::Unplanned,
                PlanNews::Dropped(Dropped::TakenBack) => NewsRow::TakenBack,
                PlanNews::Dropped(Dropped::Impossible) => NewsRow::Impossible,
            }),
            played: played.clone(),
        }
    }
}

impl PlanRow {
    fn read(self) -> Result<Plan, RowError> {
        let Self { version, by, command, lines, news, played } = self;
        let reference = |(id, fingerprint): (String, u64)| {
            let parsed = CommandId::parse(&id).ok_or_else(|| RowError::value("a command id", id))?;
            Ok::<_, RowError>(CommandRef { id: parsed, fingerprint })
        };
        Ok(Plan {
            version,
            by: by.map(player_id).transpose()?,
            command: command.map(reference).transpose()?,
            lines: lines.into_iter().map(moves_of).collect(),
            news: news.map(|news| match news {
                NewsRow::Played { moves, move_number } => PlanNews::Played { moves: moves_of(moves), move_number },
                NewsRow::Unplanned => PlanNews::Dropped(Dropped::Unplanned),
                NewsRow::TakenBack => PlanNews::Dropped(Dropped::TakenBack),
                NewsRow::Impossible => PlanNews::Dropped(Dropped::Impossible),
            }),
            played,
        })
    }
}

fn rows(moves: &[Move]) -> Vec<MoveRow> {
    let row = |action: &Move| match action {
        Move::Place(point) => MoveRow::Place(PointRow(*point)),
        Move::Pass => MoveRow::Pass,
    };
    moves.iter().map(row).collect()
}

fn moves_of(rows: Vec<MoveRow>) -> Vec<Move> {
    let read = |row| match row {
        MoveRow::Place(point) => Move::Place(point.0),
        MoveRow::Pass => Move::Pass,
    };
    rows.into_iter().map(read).collect()
}
