//! Converts columns read from the database.
//!
//! A column of a damaged file can contain anything. Text is therefore read as bytes. Otherwise, a single string that is not
//! UTF-8 would make the whole query fail, and the intact rows could not be read either.

use super::{corrupt, kind, phase};
use crate::latest::Moved;
use room::{Millis, PlayerId, RoomId, UnixMillis, Visibility};
use rules::{Color, HalfPoints, Kind, Outcome, Size, WinBy};
use std::collections::HashMap;
use store::row::{SALT_BYTES, Text};
use store::{GameRow, RoomRow, Scopes, SeriesGame, SessionRow, StoreError, StoredPhase, TokenRow, WaitingRoom};

/// A room in a list, as read from the database.
#[derive(Debug)]
pub(crate) struct ListedCells {
    pub(crate) number: i64,
    /// The room's last seq, apart from its events in the journal; 0 if it is damaged.
    pub(crate) seq: i64,
    pub(crate) id: Vec<u8>,
    pub(crate) visibility: i64,
    pub(crate) phase: i64,
    /// A JSON array of the players' ids; `None` if the stored array of their numbers is not valid JSON.
    pub(crate) players: Option<Vec<u8>>,
    pub(crate) created: i64,
    pub(crate) touched: i64,
    pub(crate) deadline: Option<i64>,
}

/// A finished game.
#[derive(Debug)]
pub(crate) struct GameCells {
    /// The room's number. Games that ended at the same time are sorted by it.
    pub(crate) number: i64,
    pub(crate) room: Vec<u8>,
    pub(crate) visibility: i64,
    pub(crate) kind: i64,
    pub(crate) size: i64,
    pub(crate) height: Option<i64>,
    pub(crate) ruleset: Vec<u8>,
    pub(crate) black: Vec<u8>,
    pub(crate) black_name: Vec<u8>,
    pub(crate) white: Vec<u8>,
    pub(crate) white_name: Vec<u8>,
    pub(crate) winner: i64,
    pub(crate) reason: Option<i64>,
    pub(crate) margin: Option<i64>,
    pub(crate) moves: i64,
    pub(crate) started: i64,
    pub(crate) ended: i64,
    pub(crate) one_device: i64,
}

/// A game of a series.
#[derive(Debug)]
pub(crate) struct SeriesCells {
    pub(crate) room: Vec<u8>,
    pub(crate) phase: i64,
    pub(crate) black: Option<Vec<u8>>,
    pub(crate) winner: Option<i64>,
    pub(crate) reason: Option<i64>,
    pub(crate) margin: Option<i64>,
}

/// A session as stored.
#[derive(Debug)]
pub(crate) struct FoundSession {
    pub(crate) token_hash: Vec<u8>,
    pub(crate) player: Vec<u8>,
    pub(crate) name: Vec<u8>,
    pub(crate) created: i64,
    pub(crate) used: i64,
    pub(crate) ends: i64,
}

/// A token as stored.
#[derive(Debug)]
pub(crate) struct FoundToken {
    pub(crate) token_hash: Vec<u8>,
    pub(crate) player: Vec<u8>,
    pub(crate) owner: Vec<u8>,
    pub(crate) name: Vec<u8>,
    pub(crate) may_read: bool,
    pub(crate) may_play: bool,
    pub(crate) created: i64,
    pub(crate) used: i64,
    pub(crate) ends: i64,
}

impl ListedCells {
    /// The row, with what the journal has changed in it.
    pub(crate) fn read(self, states: &HashMap<i64, Moved>) -> Result<RoomRow, StoreError> {
        let id = room_id(&self.id)?;
        let moved = states.get(&self.number).filter(|moved| moved.seq > self.seq);
        let (touched, deadline) = moved.map_or((self.touched, self.deadline), |moved| (moved.touched, moved.deadline));
        let corrupt = |what: &str| corrupt(id.as_str(), format!("its row has an invalid {what}"));
        let players: Option<Vec<String>> = self.players.and_then(|players| serde_json::from_slice(&players).ok());
        let players = players.and_then(|players| players.iter().map(|id| PlayerId::parse(id)).collect());
        Ok(RoomRow {
            visibility: visibility(self.visibility),
            phase: read_phase(self.phase).ok_or_else(|| corrupt("phase"))?,
            players: players.ok_or_else(|| corrupt("list of players"))?,
            created: wall(self.created),
            touched: wall(touched),
            deadline: deadline.map(instant),
            id,
        })
    }
}

impl GameCells {
    pub(crate) fn read(self) -> Result<GameRow, StoreError> {
        let room = room_id(&self.room)?;
        let corrupt = |what: &str| corrupt(room.as_str(), format!("its game has an invalid {what}"));
        let player = |id: &[u8], name: Vec<u8>| Some((player_id(id)?, String::from_utf8(name).ok()?));
        Ok(GameRow {
            visibility: visibility(self.visibility),
            kind: Kind::ALL.into_iter().find(|known| kind(*known) == self.kind).ok_or_else(|| corrupt("kind"))?,
            size: size(self.size, self.height).ok_or_else(|| corrupt("size"))?,
            ruleset: String::from_utf8(self.ruleset).map_err(|_| corrupt("ruleset"))?,
            black: player(&self.black, self.black_name).ok_or_else(|| corrupt("player"))?,
            white: player(&self.white, self.white_name).ok_or_else(|| corrupt("player"))?,
            outcome: outcome(self.winner, self.reason, self.margin).ok_or_else(|| corrupt("outcome"))?,
            moves: u32::try_from(self.moves).map_err(|_| corrupt("number of moves"))?,
            started: wall(self.started),
            ended: wall(self.ended),
            one_device: self.one_device != 0,
            room,
        })
    }
}

impl SeriesCells {
    pub(crate) fn read(self) -> Result<SeriesGame, StoreError> {
        let room = room_id(&self.room)?;
        let corrupt = |what: &str| corrupt(room.as_str(), format!("its game has an invalid {what}"));
        let finished = match (self.black, self.winner) {
            (Some(black), Some(winner)) => {
                let black = player_id(&black).ok_or_else(|| corrupt("player"))?;
                Some((black, outcome(winner, self.reason, self.margin).ok_or_else(|| corrupt("outcome"))?))
            }
            (Some(_) | None, _) => None,
        };
        Ok(SeriesGame { over: read_phase(self.phase) == Some(StoredPhase::Over), room, finished })
    }
}

impl FoundSession {
    /// The session, or an error that names its player.
    pub(crate) fn read(self) -> Result<SessionRow, String> {
        let damaged = format!("a session of player {} cannot be read", self.player.escape_ascii());
        self.checked().ok_or(damaged)
    }

    fn checked(self) -> Option<SessionRow> {
        Some(SessionRow {
            token_hash: self.token_hash.try_into().ok()?,
            player: player_id(&self.player)?,
            name: String::from_utf8(self.name).ok()?,
            created: wall(self.created),
            used: wall(self.used),
            ends: wall(self.ends),
        })
    }
}

impl FoundToken {
    /// The token, or an error that names its program.
    pub(crate) fn read(self) -> Result<TokenRow, String> {
        let damaged = format!("the token of program {} cannot be read", self.player.escape_ascii());
        self.checked().ok_or(damaged)
    }

    fn checked(self) -> Option<TokenRow> {
        Some(TokenRow {
            token_hash: self.token_hash.try_into().ok()?,
            player: player_id(&self.player)?,
            owner: player_id(&self.owner)?,
            name: String::from_utf8(self.name).ok()?,
            scopes: Scopes { read: self.may_read, play: self.may_play },
            created: wall(self.created),
            used: wall(self.used),
            ends: wall(self.ends),
        })
    }
}

/// Parses the id of a room. The error contains the bytes found; bytes that are not ASCII are escaped.
pub(crate) fn room_id(id: &[u8]) -> Result<RoomId, StoreError> {
    let read = std::str::from_utf8(id).ok().and_then(RoomId::parse);
    read.ok_or_else(|| corrupt(&id.escape_ascii().to_string(), "its id is invalid"))
}

/// A room with a deadline.
pub(crate) fn waiting(id: &[u8], deadline: i64, over: bool) -> Result<WaitingRoom, StoreError> {
    Ok(WaitingRoom { room: room_id(id)?, deadline: instant(deadline), over })
}

/// The id of a player; `None` if it is damaged.
pub(crate) fn player_id(id: &[u8]) -> Option<PlayerId> {
    std::str::from_utf8(id).ok().and_then(PlayerId::parse)
}

/// A name or a chat text; `None` if its columns are damaged.
pub(crate) fn text(salt: Option<Vec<u8>>, text: Vec<u8>, erased: Option<Vec<u8>>) -> Option<Text> {
    match (salt, erased) {
        (Some(salt), None) => {
            Some(Text::Kept { salt: <[u8; SALT_BYTES]>::try_from(salt).ok()?, text: String::from_utf8(text).ok()? })
        }
        (None, Some(hash)) => Some(Text::Erased(hash.try_into().ok()?)),
        (Some(_), Some(_)) | (None, None) => None,
    }
}

/// Any number other than 0 counts as private.
fn visibility(number: i64) -> Visibility {
    if number == 0 { Visibility::Public } else { Visibility::Private }
}

fn read_phase(number: i64) -> Option<StoredPhase> {
    [StoredPhase::Waiting, StoredPhase::Live, StoredPhase::Over].into_iter().find(|known| phase(*known) == number)
}

fn outcome(winner: i64, reason: Option<i64>, margin: Option<i64>) -> Option<Outcome> {
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
        (6, None) => WinBy::Abandonment,
        _ => return None,
    };
    Some(Outcome::Win { winner, by })
}

fn size(width: i64, height: Option<i64>) -> Option<Size> {
    Size::new(u8::try_from(width).ok()?, u8::try_from(height.unwrap_or(width)).ok()?)
}

fn wall(number: i64) -> UnixMillis {
    UnixMillis(number.cast_unsigned())
}

fn instant(number: i64) -> Millis {
    Millis(number.cast_unsigned())
}
