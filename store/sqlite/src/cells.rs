//! Converts the store's rows to SQLite's columns and back. This module defines which numbers stand for which values. Some queries
//! repeat these numbers.

mod log;
mod read;

use room::{Plans, PlayerId, Recorded, RoomId, Visibility};
use rules::{Kind, Outcome, Size, WinBy};
use store::{Append, Ban, GameRow, OutcomeFilter, RoomRow, SessionRow, StoreError, StoredPhase, TokenRow};

pub(crate) use log::{
    EventCells, FoundRoom, JournalCells, Lines, NameCells, OldCells, PlayerCells, RecordCells, TextCells, book, sum,
};
pub(crate) use read::{FoundSession, FoundToken, GameCells, ListedCells, SeriesCells, player_id, room_id, text, waiting};

/// The number of low bits that hold the seq in the key of an event. The bits above them hold the room's number.
pub(crate) const SEQ_BITS: u32 = 24;

/// The number that stands for a live room.
pub(crate) const LIVE: i64 = 1;

/// One append, ready to be bound to statements. Only the numbers that stand for its players and names are still missing.
#[derive(Debug)]
pub(crate) struct AppendCells {
    pub(crate) room: RoomId,
    pub(crate) expected_seq: i64,
    pub(crate) events: Vec<Recorded>,
    /// The instant of the newest event, in milliseconds on the timeline.
    pub(crate) last: i64,
    pub(crate) players: Vec<PlayerId>,
    pub(crate) row: RoomCells,
    pub(crate) game: Option<PlayedCells>,
    /// The room of the series' first game, and this game's place in the series.
    pub(crate) series: Option<(String, i64)>,
    pub(crate) plans: Option<PlansCells>,
}

/// The plans to write for a room; `None` deletes its plans.
pub(crate) type PlansCells = Option<Vec<u8>>;

#[derive(Debug)]
pub(crate) struct RoomCells {
    pub(crate) id: String,
    pub(crate) visibility: i64,
    pub(crate) phase: i64,
    pub(crate) created: i64,
    pub(crate) touched: i64,
    pub(crate) deadline: Option<i64>,
}

/// A finished game to write.
#[derive(Debug)]
pub(crate) struct PlayedCells {
    pub(crate) visibility: i64,
    pub(crate) kind: i64,
    pub(crate) size: i64,
    pub(crate) height: Option<i64>,
    pub(crate) ruleset: String,
    pub(crate) black: (PlayerId, String),
    pub(crate) white: (PlayerId, String),
    pub(crate) winner: i64,
    pub(crate) reason: Option<i64>,
    pub(crate) margin: Option<i64>,
    pub(crate) moves: i64,
    pub(crate) started: i64,
    pub(crate) ended: i64,
    pub(crate) one_device: bool,
}

#[derive(Debug)]
pub(crate) struct SessionCells {
    pub(crate) token_hash: Vec<u8>,
    pub(crate) player: String,
    pub(crate) name: String,
    pub(crate) created: i64,
    pub(crate) used: i64,
    pub(crate) ends: i64,
}

#[derive(Debug)]
pub(crate) struct TokenCells {
    pub(crate) token_hash: Vec<u8>,
    pub(crate) player: String,
    pub(crate) owner: String,
    pub(crate) name: String,
    pub(crate) may_read: bool,
    pub(crate) may_play: bool,
    pub(crate) created: i64,
    pub(crate) used: i64,
    pub(crate) ends: i64,
}

#[derive(Debug)]
pub(crate) struct BanCells {
    pub(crate) target: String,
    pub(crate) made: i64,
    pub(crate) ends: Option<i64>,
}

/// Converts a number to SQLite's signed integers.
pub(crate) fn integer(what: &str, number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).map_err(|_| StoreError::Unavailable(format!("{what} is too large: {number}")))
}

/// The key of an event. If the event has a chat text, the text has the same key.
pub(crate) const fn key(room: i64, seq: i64) -> i64 {
    room << SEQ_BITS | seq
}

/// The first and the last key that an event of this room can have.
pub(crate) const fn keys(room: i64) -> (i64, i64) {
    (key(room, 0), key(room + 1, 0) - 1)
}

/// The seq in a key.
pub(crate) const fn seq_of(key: i64) -> u64 {
    key.cast_unsigned() & ((1 << SEQ_BITS) - 1)
}

/// A name, or a part of a name, in lower case for comparison.
pub(crate) fn fold(name: &str) -> String {
    name.to_lowercase()
}

/// Checks the appends of one request and converts them.
pub(crate) fn appends(appends: &[Append]) -> Result<Vec<AppendCells>, StoreError> {
    for (number, append) in appends.iter().enumerate() {
        append.check().map_err(StoreError::Unavailable)?;
        if appends[..number].iter().any(|other| other.room == append.room) {
            return Err(StoreError::Unavailable("a request contains two appends to the same room".into()));
        }
    }
    appends.iter().map(append).collect()
}

fn append(append: &Append) -> Result<AppendCells, StoreError> {
    let mut last = 0;
    for recorded in &append.events {
        let at = integer("an instant", recorded.at.0)?;
        // A game that is stored as a whole was played on another timeline, so its instants are ignored here.
        if !append.is_whole_game() {
            last = last.max(at);
        }
        integer("a time", recorded.time.0)?;
        if recorded.seq >> SEQ_BITS != 0 {
            return Err(StoreError::Unavailable(format!("a seq is too large: {}", recorded.seq)));
        }
    }
    Ok(AppendCells {
        room: append.room.clone(),
        expected_seq: integer("a seq", append.expected_seq)?,
        events: append.events.clone(),
        last,
        players: append.row.players.clone(),
        row: room_row(&append.row)?,
        game: append.game.as_ref().map(game).transpose()?,
        series: append.series.as_ref().map(|series| (series.first.to_string(), series.place.into())),
        plans: append.plans.as_ref().map(plans),
    })
}

pub(crate) fn plans(plans: &Plans) -> PlansCells {
    (*plans != Plans::default()).then(|| store::row::write_plans(plans))
}

fn room_row(row: &RoomRow) -> Result<RoomCells, StoreError> {
    Ok(RoomCells {
        id: row.id.to_string(),
        visibility: visibility(row.visibility),
        phase: phase(row.phase),
        created: integer("a time", row.created.0)?,
        touched: integer("a time", row.touched.0)?,
        deadline: row.deadline.map(|deadline| integer("a deadline", deadline.0)).transpose()?,
    })
}

fn game(game: &GameRow) -> Result<PlayedCells, StoreError> {
    let (reason, margin) = reason(game.outcome);
    let (size, height) = size(game.size);
    Ok(PlayedCells {
        visibility: visibility(game.visibility),
        kind: kind(game.kind),
        size,
        height,
        ruleset: game.ruleset.clone(),
        black: game.black.clone(),
        white: game.white.clone(),
        winner: winner(OutcomeFilter::from(&game.outcome)),
        reason,
        margin,
        moves: game.moves.into(),
        started: integer("a time", game.started.0)?,
        ended: integer("a time", game.ended.0)?,
        one_device: game.one_device,
    })
}

pub(crate) fn session(session: &SessionRow) -> Result<SessionCells, StoreError> {
    Ok(SessionCells {
        token_hash: session.token_hash.to_vec(),
        player: session.player.to_string(),
        name: session.name.clone(),
        created: integer("a time", session.created.0)?,
        used: integer("a time", session.used.0)?,
        ends: integer("a time", session.ends.0)?,
    })
}

pub(crate) fn ban(ban: &Ban) -> Result<BanCells, StoreError> {
    Ok(BanCells {
        target: ban.target.clone(),
        made: integer("a time", ban.made.0)?,
        ends: ban.ends.map(|ends| integer("a time", ends.0)).transpose()?,
    })
}

pub(crate) fn token(token: &TokenRow) -> Result<TokenCells, StoreError> {
    Ok(TokenCells {
        token_hash: token.token_hash.to_vec(),
        player: token.player.to_string(),
        owner: token.owner.to_string(),
        name: token.name.clone(),
        may_read: token.scopes.read,
        may_play: token.scopes.play,
        created: integer("a time", token.created.0)?,
        used: integer("a time", token.used.0)?,
        ends: integer("a time", token.ends.0)?,
    })
}

/// The error for a room whose stored data is invalid.
pub(crate) fn corrupt(room: &str, reason: impl Into<String>) -> StoreError {
    StoreError::Corrupt { room: room.to_owned(), reason: reason.into() }
}

fn visibility(visibility: Visibility) -> i64 {
    match visibility {
        Visibility::Public => 0,
        Visibility::Private => 1,
    }
}

pub(crate) fn phase(phase: StoredPhase) -> i64 {
    match phase {
        StoredPhase::Waiting => 0,
        StoredPhase::Live => LIVE,
        StoredPhase::Over => 2,
    }
}

pub(crate) fn kind(kind: Kind) -> i64 {
    match kind {
        Kind::Go => 0,
        Kind::Gomoku => 1,
        Kind::Othello => 2,
        Kind::TicTacToe => 3,
    }
}

/// The width of the board, and its height if the board is not square.
pub(crate) fn size(size: Size) -> (i64, Option<i64>) {
    (size.width().into(), (size.height() != size.width()).then(|| size.height().into()))
}

pub(crate) fn winner(outcome: OutcomeFilter) -> i64 {
    match outcome {
        OutcomeFilter::Black => 0,
        OutcomeFilter::White => 1,
        OutcomeFilter::Draw => 2,
        OutcomeFilter::Void => 3,
    }
}

/// The code for how a game was won, and the margin in half points.
fn reason(outcome: Outcome) -> (Option<i64>, Option<i64>) {
    match outcome {
        Outcome::Win { winner: _, by } => match by {
            WinBy::Score { margin } => (Some(0), Some(margin.0.into())),
            WinBy::Row => (Some(1), None),
            WinBy::Forbidden => (Some(2), None),
            WinBy::Resignation => (Some(3), None),
            WinBy::Timeout => (Some(4), None),
            WinBy::Forfeit => (Some(5), None),
            WinBy::Abandonment => (Some(6), None),
        },
        Outcome::Draw | Outcome::Void => (None, None),
    }
}
