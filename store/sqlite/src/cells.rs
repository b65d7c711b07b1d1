//! Converts the store's rows to SQLite's columns and back. Only this module knows the numbers and words that stand for values.

use room::{PlayerId, Recorded, RoomId, UnixMillis, Visibility};
use rules::{Color, HalfPoints, Kind, Outcome, Size, WinBy};
use store::row::{SALT_BYTES, Text};
use store::{Append, GameRow, OutcomeFilter, RoomRow, SessionRow, StoreError, StoredPhase};

/// The bits of a key that hold the seq. The bits above hold the room's number.
const SEQ_BITS: u32 = 24;

/// One append, ready to be bound except for the numbers of players and names.
#[derive(Debug)]
pub(crate) struct AppendCells {
    pub(crate) room: RoomId,
    pub(crate) expected_seq: i64,
    pub(crate) events: Vec<Recorded>,
    /// The instant of the newest event.
    pub(crate) last: i64,
    pub(crate) players: Vec<PlayerId>,
    pub(crate) row: RoomCells,
    pub(crate) game: Option<PlayedCells>,
}

#[derive(Debug)]
pub(crate) struct RoomCells {
    pub(crate) id: String,
    pub(crate) visibility: i64,
    pub(crate) phase: i64,
    /// A JSON array of ids.
    pub(crate) players: String,
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
}

/// A finished game as read.
#[derive(Debug)]
pub(crate) struct GameCells {
    /// The room's number, which orders games that ended at the same time.
    pub(crate) _number: i64,
    pub(crate) room: String,
    pub(crate) visibility: i64,
    pub(crate) kind: i64,
    pub(crate) size: i64,
    pub(crate) height: Option<i64>,
    pub(crate) ruleset: String,
    pub(crate) black: String,
    pub(crate) black_name: String,
    pub(crate) white: String,
    pub(crate) white_name: String,
    pub(crate) winner: i64,
    pub(crate) reason: Option<i64>,
    pub(crate) margin: Option<i64>,
    pub(crate) moves: i64,
    pub(crate) started: i64,
    pub(crate) ended: i64,
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

/// Converts to SQLite's signed integers.
pub(crate) fn integer(what: &str, number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).map_err(|_| StoreError::Unavailable(format!("{what} is too large: {number}")))
}

/// The key of an event and of its chat text.
pub(crate) const fn key(room: i64, seq: i64) -> i64 {
    room << SEQ_BITS | seq
}

/// The seq of a key.
pub(crate) const fn seq_of(key: i64) -> u64 {
    key.cast_unsigned() & ((1 << SEQ_BITS) - 1)
}

/// A name or part of one in lower case, for comparison.
pub(crate) fn fold(name: &str) -> String {
    name.to_lowercase()
}

/// A name or a chat text; `None` if its row is damaged.
pub(crate) fn text(salt: Option<Vec<u8>>, text: String, erased: Option<Vec<u8>>) -> Option<Text> {
    match (salt, erased) {
        (Some(salt), None) => Some(Text::Kept { salt: <[u8; SALT_BYTES]>::try_from(salt).ok()?, text }),
        (None, Some(hash)) => Some(Text::Erased(hash.try_into().ok()?)),
        (Some(_), Some(_)) | (None, None) => None,
    }
}

/// The appends of one request, checked.
pub(crate) fn appends(appends: &[Append]) -> Result<Vec<AppendCells>, StoreError> {
    for (number, append) in appends.iter().enumerate() {
        append.check().map_err(StoreError::Unavailable)?;
        if appends[..number].iter().any(|other| other.room == append.room) {
            return Err(StoreError::Unavailable("one room twice in one request".into()));
        }
    }
    appends.iter().map(append).collect()
}

fn append(append: &Append) -> Result<AppendCells, StoreError> {
    let mut last = 0;
    for recorded in &append.events {
        last = last.max(integer("an instant", recorded.at.0)?);
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
    })
}

fn room_row(row: &RoomRow) -> Result<RoomCells, StoreError> {
    let players: Vec<&str> = row.players.iter().map(PlayerId::as_str).collect();
    Ok(RoomCells {
        id: row.id.to_string(),
        visibility: visibility(row.visibility),
        phase: phase(row.phase),
        players: serde_json::json!(players).to_string(),
        created: integer("a time", row.created.0)?,
        touched: integer("a time", row.touched.0)?,
        deadline: row.deadline.map(|deadline| integer("a deadline", deadline.0)).transpose()?,
    })
}

fn game(game: &GameRow) -> Result<PlayedCells, StoreError> {
    let (reason, margin) = reason(game.outcome);
    Ok(PlayedCells {
        visibility: visibility(game.visibility),
        kind: kind(game.kind),
        size: game.size.width().into(),
        height: (game.size.height() != game.size.width()).then(|| game.size.height().into()),
        ruleset: game.ruleset.clone(),
        black: game.black.clone(),
        white: game.white.clone(),
        winner: winner(OutcomeFilter::from(&game.outcome)),
        reason,
        margin,
        moves: game.moves.into(),
        started: integer("a time", game.started.0)?,
        ended: integer("a time", game.ended.0)?,
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

impl RoomCells {
    pub(crate) fn read(self) -> Result<RoomRow, StoreError> {
        let corrupt = |what: &str| corrupt(&self.id, format!("its row has a bad {what}"));
        let players: Option<Vec<String>> = serde_json::from_str(&self.players).ok();
        let players = players.and_then(|players| players.iter().map(|id| PlayerId::parse(id)).collect());
        Ok(RoomRow {
            id: RoomId::parse(&self.id).ok_or_else(|| corrupt("id"))?,
            visibility: read_visibility(self.visibility),
            phase: read_phase(self.phase).ok_or_else(|| corrupt("phase"))?,
            players: players.ok_or_else(|| corrupt("list of players"))?,
            created: read_wall(self.created),
            touched: read_wall(self.touched),
            deadline: self.deadline.map(|deadline| room::Millis(deadline.cast_unsigned())),
        })
    }
}

impl GameCells {
    pub(crate) fn read(self) -> Result<GameRow, StoreError> {
        let corrupt = |what: &str| corrupt(&self.room, format!("its game has a bad {what}"));
        Ok(GameRow {
            room: RoomId::parse(&self.room).ok_or_else(|| corrupt("id"))?,
            visibility: read_visibility(self.visibility),
            kind: Kind::ALL.into_iter().find(|known| kind(*known) == self.kind).ok_or_else(|| corrupt("kind"))?,
            size: read_size(self.size, self.height).ok_or_else(|| corrupt("size"))?,
            black: (PlayerId::parse(&self.black).ok_or_else(|| corrupt("player"))?, self.black_name),
            white: (PlayerId::parse(&self.white).ok_or_else(|| corrupt("player"))?, self.white_name),
            outcome: read_outcome(self.winner, self.reason, self.margin).ok_or_else(|| corrupt("outcome"))?,
            moves: u32::try_from(self.moves).map_err(|_| corrupt("number of moves"))?,
            started: read_wall(self.started),
            ended: read_wall(self.ended),
            ruleset: self.ruleset,
        })
    }
}

impl SessionCells {
    pub(crate) fn read(self) -> Option<SessionRow> {
        Some(SessionRow {
            token_hash: self.token_hash.try_into().ok()?,
            player: PlayerId::parse(&self.player)?,
            name: self.name,
            created: read_wall(self.created),
            used: read_wall(self.used),
            ends: read_wall(self.ends),
        })
    }
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

/// Any value other than public is private.
fn read_visibility(number: i64) -> Visibility {
    if number == 0 { Visibility::Public } else { Visibility::Private }
}

pub(crate) fn phase(phase: StoredPhase) -> i64 {
    match phase {
        StoredPhase::Waiting => 0,
        StoredPhase::Live => 1,
        StoredPhase::Over => 2,
    }
}

fn read_phase(number: i64) -> Option<StoredPhase> {
    [StoredPhase::Waiting, StoredPhase::Live, StoredPhase::Over].into_iter().find(|known| phase(*known) == number)
}

pub(crate) fn kind(kind: Kind) -> i64 {
    match kind {
        Kind::Go => 0,
        Kind::Gomoku => 1,
        Kind::Othello => 2,
        Kind::TicTacToe => 3,
    }
}

pub(crate) fn winner(outcome: OutcomeFilter) -> i64 {
    match outcome {
        OutcomeFilter::Black => 0,
        OutcomeFilter::White => 1,
        OutcomeFilter::Draw => 2,
        OutcomeFilter::Void => 3,
    }
}

/// How a game was won, and the margin in half points.
fn reason(outcome: Outcome) -> (Option<i64>, Option<i64>) {
    match outcome {
        Outcome::Win { winner: _, by } => match by {
            WinBy::Score { margin } => (Some(0), Some(margin.0.into())),
            WinBy::Row => (Some(1), None),
            WinBy::Forbidden => (Some(2), None),
            WinBy::Resignation => (Some(3), None),
            WinBy::Timeout => (Some(4), None),
            WinBy::Forfeit => (Some(5), None),
        },
        Outcome::Draw | Outcome::Void => (None, None),
    }
}

fn read_outcome(winner: i64, reason: Option<i64>, margin: Option<i64>) -> Option<Outcome> {
    let winner = match (winner, reason) {
        (0, Some(_)) => Color::Black,
        (1, Some(_)) => Color::White,
        (2, None) => return Some(Outcome::Draw),
        (3, None) => return Some(Outcome::Void),
        _ => return None,
    };
    let by = match (reason?, margin) {
        (0, Some(margin)) => WinBy::Score { margin: HalfPoints(margin.try_into().ok()?) },
        (1, None) => WinBy::Row,
        (2, None) => WinBy::Forbidden,
        (3, None) => WinBy::Resignation,
        (4, None) => WinBy::Timeout,
        (5, None) => WinBy::Forfeit,
        _ => return None,
    };
    Some(Outcome::Win { winner, by })
}

fn read_size(width: i64, height: Option<i64>) -> Option<Size> {
    Size::new(u8::try_from(width).ok()?, u8::try_from(height.unwrap_or(width)).ok()?)
}

fn read_wall(number: i64) -> UnixMillis {
    UnixMillis(number.cast_unsigned())
}
