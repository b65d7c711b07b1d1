//! Events and outcomes as stored.

use super::RowError;
use super::erasable::Erasable;
use super::old_settings::OldSettings;
use super::player_id;
use super::word::{ColorRow, HashRow, PointRow, maybe_color};
use room::{
    Aid, AwayReason, Channel, Choice, Event, Millis, OfferKind, Parity, PlayerId, RoomId, Seat, StandstillKind, TokenHash,
    Watching,
};
use rules::{Color, HalfPoints, Outcome, Point, WinBy};
use serde::{Deserialize, Serialize};
use setup::data::CreateRoom;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// [`Event`] as stored in JSON. Moves are now stored as bytes (see `line.rs`), but in the first form (see `old.rs`)
/// they are JSON, like all other events. Moves are the most frequent events, so their names in JSON are the shortest.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
pub(super) enum EventRow {
    /// The form of `Created` that the first versions wrote. It is read but no longer written.
    #[serde(rename = "created", skip_serializing)]
    OldCreated {
        settings: OldSettings,
    },
    #[serde(rename = "created_2")]
    Created {
        terms: CreateRoom,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rematch_of: Option<String>,
    },
    Seated {
        seat: Seat,
    },
    Stood {
        seat: Seat,
    },
    Left {
        seat: Seat,
        reason: AwayReason,
        since: u64,
    },
    Back {
        seat: Seat,
    },
    SeatLinkMade {
        seat: Seat,
        hash: HashRow,
    },
    SeatShared {
        seat: Seat,
        player: String,
    },
    KeptOut {
        seat: Seat,
        player: String,
    },
    Guessed {
        parity: Parity,
        stones: u8,
    },
    Started {
        black: Seat,
    },
    Chose {
        seat: Seat,
        choice: Choice,
        black: Seat,
    },
    Declared {
        seat: Seat,
        count: u8,
    },
    MovesOffered {
        seat: Seat,
        points: Vec<PointRow>,
    },
    KomiNamed {
        seat: Seat,
        komi: i32,
    },
    #[serde(rename = "m")]
    Moved {
        #[serde(with = "ColorRow")]
        c: Color,
        p: PointRow,
    },
    #[serde(rename = "p")]
    Passed {
        #[serde(with = "ColorRow")]
        c: Color,
    },
    TakenBack {
        move_number: u32,
        /// Left out if it is 0. Earlier versions never wrote it.
        #[serde(default, skip_serializing_if = "is_zero")]
        used: u64,
    },
    Redone {
        move_number: u32,
        /// Left out if it is 0. Earlier versions never wrote it.
        #[serde(default, skip_serializing_if = "is_zero")]
        used: u64,
    },
    Proposed {
        dead: Vec<PointRow>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unsealed: Vec<PointRow>,
    },
    Marked {
        #[serde(with = "ColorRow")]
        color: Color,
        points: Vec<PointRow>,
        dead: bool,
    },
    ScoreAccepted {
        #[serde(with = "ColorRow")]
        color: Color,
    },
    ScratchOpened {
        #[serde(with = "ColorRow")]
        by: Color,
    },
    ScratchPlaced {
        #[serde(with = "ColorRow")]
        color: Color,
        point: PointRow,
    },
    ScratchTakenBack {
        #[serde(with = "ColorRow")]
        by: Color,
    },
    ScratchProposed {
        #[serde(with = "ColorRow")]
        by: Color,
    },
    ScratchClosed {
        #[serde(with = "ColorRow")]
        by: Color,
        agreed: bool,
    },
    Resumed {
        #[serde(default, skip_serializing_if = "Option::is_none", with = "maybe_color")]
        by: Option<Color>,
        #[serde(with = "ColorRow")]
        turn: Color,
    },
    Offered {
        kind: OfferKind,
        #[serde(with = "ColorRow")]
        by: Color,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        terms: Option<CreateRoom>,
    },
    Declined {
        kind: OfferKind,
        #[serde(with = "ColorRow")]
        by: Color,
    },
    Withdrawn {
        kind: OfferKind,
        #[serde(with = "ColorRow")]
        by: Color,
    },
    AidUsed {
        #[serde(with = "ColorRow")]
        by: Color,
        aid: Aid,
    },
    TimeGiven {
        #[serde(with = "ColorRow")]
        by: Color,
        ms: u64,
    },
    Halted {
        kind: StandstillKind,
        #[serde(with = "ColorRow")]
        turn: Color,
    },
    Continuing {
        #[serde(default, skip_serializing_if = "Option::is_none", with = "maybe_color")]
        by: Option<Color>,
    },
    Overdue,
    Continued,
    Rematched {
        room: String,
    },
    Finished {
        outcome: OutcomeRow,
    },
    Aborted {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    EndedByOperator,
    WatchingChanged {
        watching: Watching,
    },
    Chatted {
        channel: Channel,
    },
}

/// [`Outcome`] as stored. A margin is a number of half points.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum OutcomeRow {
    Win {
        #[serde(with = "ColorRow")]
        winner: Color,
        by: WinRow,
    },
    Draw,
    Void,
}

/// [`WinBy`] as stored.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum WinRow {
    Score(i32),
    /// Stones in a row, however many. The stored name comes from games of five in a row.
    #[serde(rename = "five")]
    Row,
    Forbidden,
    Resignation,
    Timeout,
    Forfeit,
    Abandonment,
}

impl From<&Event> for EventRow {
    fn from(event: &Event) -> Self {
        match event {
            Event::Created { terms, rematch_of, host: _, name: _ } => {
                Self::Created { terms: terms.into(), rematch_of: rematch_of.as_ref().map(ToString::to_string) }
            }
            Event::Seated { seat, player: _, name: _ } => Self::Seated { seat: *seat },
            Event::Stood { seat } => Self::Stood { seat: *seat },
            Event::Left { seat, reason, since } => Self::Left { seat: *seat, reason: *reason, since: since.0 },
            Event::Back { seat } => Self::Back { seat: *seat },
            Event::SeatLinkMade { seat, hash } => Self::SeatLinkMade { seat: *seat, hash: HashRow(hash.0) },
            Event::SeatShared { seat, player } => Self::SeatShared { seat: *seat, player: id_string(player) },
            Event::KeptOut { seat, player } => Self::KeptOut { seat: *seat, player: id_string(player) },
            Event::Guessed { parity, stones } => Self::Guessed { parity: *parity, stones: *stones },
            Event::Started { black } => Self::Started { black: *black },
            Event::Chose { seat, choice, black } => Self::Chose { seat: *seat, choice: *choice, black: *black },
            Event::Declared { seat, count } => Self::Declared { seat: *seat, count: *count },
            Event::MovesOffered { seat, points } => Self::MovesOffered { seat: *seat, points: rows(points) },
            Event::KomiNamed { seat, komi } => Self::KomiNamed { seat: *seat, komi: komi.0 },
            Event::Moved { color, point } => Self::Moved { c: *color, p: PointRow(*point) },
            Event::Passed { color } => Self::Passed { c: *color },
            Event::TakenBack { move_number, used } => Self::TakenBack { move_number: *move_number, used: used.0 },
            Event::Redone { move_number, used } => Self::Redone { move_number: *move_number, used: used.0 },
            Event::Proposed { dead, unsealed } => Self::Proposed { dead: rows(dead), unsealed: rows(unsealed) },
            Event::Marked { color, points, dead } => Self::Marked { color: *color, points: rows(points), dead: *dead },
            Event::ScoreAccepted { color } => Self::ScoreAccepted { color: *color },
            Event::ScratchOpened { by } => Self::ScratchOpened { by: *by },
            Event::ScratchPlaced { color, point } => Self::ScratchPlaced { color: *color, point: PointRow(*point) },
            Event::ScratchTakenBack { by } => Self::ScratchTakenBack { by: *by },
            Event::ScratchProposed { by } => Self::ScratchProposed { by: *by },
            Event::ScratchClosed { by, agreed } => Self::ScratchClosed { by: *by, agreed: *agreed },
            Event::Resumed { by, turn } => Self::Resumed { by: *by, turn: *turn },
            Event::Offered { kind, by, terms } => Self::Offered { kind: *kind, by: *by, terms: terms.as_ref().map(Into::into) },
            Event::Declined { kind, by } => Self::Declined { kind: *kind, by: *by },
            Event::Withdrawn { kind, by } => Self::Withdrawn { kind: *kind, by: *by },
            Event::TimeGiven { by, more } => Self::TimeGiven { by: *by, ms: more.0 },
            Event::AidUsed { by, aid } => Self::AidUsed { by: *by, aid: *aid },
            Event::Halted { kind, turn } => Self::Halted { kind: *kind, turn: *turn },
            Event::Continuing { by } => Self::Continuing { by: *by },
            Event::Overdue => Self::Overdue,
            Event::Continued => Self::Continued,
            Event::Rematched { room } => Self::Rematched { room: room.as_str().to_owned() },
            Event::Finished { outcome } => Self::Finished { outcome: (*outcome).into() },
            Event::Aborted { by } => Self::Aborted { by: *by },
            Event::EndedByOperator => Self::EndedByOperator,
            Event::WatchingChanged { watching } => Self::WatchingChanged { watching: *watching },
            Event::Chatted { player: _, name: _, channel, text: _ } => Self::Chatted { channel: *channel },
        }
    }
}

impl EventRow {
    /// The event, completed with the player's name and the chat text, which are stored separately.
    pub(super) fn read(self, erasable: Option<Erasable>) -> Result<Event, RowError> {
        let erasable = || erasable.ok_or_else(|| RowError::value("the player's name in an event", "nothing"));
        Ok(match self {
            Self::Created { terms, rematch_of } => created(&terms, rematch_of, erasable()?)?,
            Self::OldCreated { settings: OldSettings { terms, rematch_of } } => created(&terms, rematch_of, erasable()?)?,
            Self::Seated { seat } => {
                let Erasable { player, name, text: _ } = erasable()?;
                Event::Seated { seat, player, name }
            }
            Self::Chatted { channel } => {
                let Erasable { player, name, text } = erasable()?;
                let text = text.ok_or_else(|| RowError::value("a line of chat", "nothing"))?;
                Event::Chatted { player, name, channel, text }
            }
            Self::Stood { seat } => Event::Stood { seat },
            Self::Left { seat, reason, since } => Event::Left { seat, reason, since: Millis(since) },
            Self::Back { seat } => Event::Back { seat },
            Self::SeatLinkMade { seat, hash } => Event::SeatLinkMade { seat, hash: TokenHash(hash.0) },
            Self::SeatShared { seat, player } => Event::SeatShared { seat, player: player_id(player)? },
            Self::KeptOut { seat, player } => Event::KeptOut { seat, player: player_id(player)? },
            Self::Guessed { parity, stones } => Event::Guessed { parity, stones },
            Self::Started { black } => Event::Started { black },
            Self::Chose { seat, choice, black } => Event::Chose { seat, choice, black },
            Self::Declared { seat, count } => Event::Declared { seat, count },
            Self::MovesOffered { seat, points } => Event::MovesOffered { seat, points: points_of(points) },
            Self::KomiNamed { seat, komi } => Event::KomiNamed { seat, komi: HalfPoints(komi) },
            Self::Moved { c, p } => Event::Moved { color: c, point: p.0 },
            Self::Passed { c } => Event::Passed { color: c },
            Self::TakenBack { move_number, used } => Event::TakenBack { move_number, used: Millis(used) },
            Self::Redone { move_number, used } => Event::Redone { move_number, used: Millis(used) },
            Self::Proposed { dead, unsealed } => Event::Proposed { dead: points_of(dead), unsealed: points_of(unsealed) },
            Self::Marked { color, points, dead } => Event::Marked { color, points: points_of(points), dead },
            Self::ScoreAccepted { color } => Event::ScoreAccepted { color },
            Self::ScratchOpened { by } => Event::ScratchOpened { by },
            Self::ScratchPlaced { color, point } => Event::ScratchPlaced { color, point: point.0 },
            Self::ScratchTakenBack { by } => Event::ScratchTakenBack { by },
            Self::ScratchProposed { by } => Event::ScratchProposed { by },
            Self::ScratchClosed { by, agreed } => Event::ScratchClosed { by, agreed },
            Self::Resumed { by, turn } => Event::Resumed { by, turn },
            Self::Offered { kind, by, terms } => {
                Event::Offered { kind, by, terms: terms.map(|terms| terms.agreed()).transpose().map_err(RowError::Terms)? }
            }
            Self::Declined { kind, by } => Event::Declined { kind, by },
            Self::Withdrawn { kind, by } => Event::Withdrawn { kind, by },
            Self::TimeGiven { by, ms } => Event::TimeGiven { by, more: Millis(ms) },
            Self::AidUsed { by, aid } => Event::AidUsed { by, aid },
            Self::Halted { kind, turn } => Event::Halted { kind, turn },
            Self::Continuing { by } => Event::Continuing { by },
            Self::Overdue => Event::Overdue,
            Self::Continued => Event::Continued,
            Self::Rematched { room } => Event::Rematched { room: room_id(room)? },
            Self::Finished { outcome } => Event::Finished { outcome: outcome.into() },
            Self::Aborted { by } => Event::Aborted { by },
            Self::EndedByOperator => Event::EndedByOperator,
            Self::WatchingChanged { watching } => Event::WatchingChanged { watching },
        })
    }
}

/// The first event of a room. Its terms stay valid even if a new room could not be created with them today.
fn created(terms: &CreateRoom, rematch_of: Option<String>, erasable: Erasable) -> Result<Event, RowError> {
    let Erasable { player: host, name, text: _ } = erasable;
    let terms = terms.agreed().map_err(RowError::Terms)?;
    Ok(Event::Created { terms, rematch_of: rematch_of.map(room_id).transpose()?, host, name })
}

impl From<Outcome> for OutcomeRow {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win { winner, by } => {
                let by = match by {
                    WinBy::Score { margin } => WinRow::Score(margin.0),
                    WinBy::Row => WinRow::Row,
                    WinBy::Forbidden => WinRow::Forbidden,
                    WinBy::Resignation => WinRow::Resignation,
                    WinBy::Timeout => WinRow::Timeout,
                    WinBy::Forfeit => WinRow::Forfeit,
                    WinBy::Abandonment => WinRow::Abandonment,
                };
                Self::Win { winner, by }
            }
            Outcome::Draw => Self::Draw,
            Outcome::Void => Self::Void,
        }
    }
}

impl From<OutcomeRow> for Outcome {
    fn from(row: OutcomeRow) -> Self {
        match row {
            OutcomeRow::Win { winner, by } => {
                let by = match by {
                    WinRow::Score(margin) => WinBy::Score { margin: HalfPoints(margin) },
                    WinRow::Row => WinBy::Row,
                    WinRow::Forbidden => WinBy::Forbidden,
                    WinRow::Resignation => WinBy::Resignation,
                    WinRow::Timeout => WinBy::Timeout,
                    WinRow::Forfeit => WinBy::Forfeit,
                    WinRow::Abandonment => WinBy::Abandonment,
                };
                Self::Win { winner, by }
            }
            OutcomeRow::Draw => Self::Draw,
            OutcomeRow::Void => Self::Void,
        }
    }
}

fn rows(points: &[Point]) -> Vec<PointRow> {
    points.iter().copied().map(PointRow).collect()
}

fn points_of(rows: Vec<PointRow>) -> Vec<Point> {
    rows.into_iter().map(|row| row.0).collect()
}

fn id_string(player: &PlayerId) -> String {
    player.as_str().to_owned()
}

fn room_id(id: String) -> Result<RoomId, RowError> {
    RoomId::parse(&id).ok_or_else(|| RowError::value("a room id", id))
}
