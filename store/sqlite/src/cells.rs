//! The store's rows as SQLite keeps them, both ways: the only place that knows which number or word stands for what.

use room::{PlayerId, RoomId, UnixMillis, Visibility};
use rules::{Kind, Size};
use store::row::{read_outcome, write_event, write_outcome};
use store::{Append, GameRow, OutcomeFilter, RoomRow, SessionRow, StoreError, StoredPhase};

/// One append, ready to be bound.
#[derive(Debug)]
pub(crate) struct AppendCells {
    pub(crate) expected_seq: i64,
    pub(crate) events: Vec<EventCells>,
    pub(crate) row: RoomCells,
    pub(crate) game: Option<GameCells>,
    /// Of the game, as the filters ask.
    pub(crate) winner: Option<&'static str>,
}

#[derive(Debug)]
pub(crate) struct EventCells {
    pub(crate) seq: i64,
    pub(crate) at: i64,
    pub(crate) time: i64,
    pub(crate) author: Option<String>,
    pub(crate) command_id: Option<String>,
    pub(crate) fingerprint: Option<i64>,
    pub(crate) leads: i64,
    pub(crate) event: String,
}

#[derive(Debug)]
pub(crate) struct RoomCells {
    pub(crate) id: String,
    pub(crate) visibility: i64,
    pub(crate) phase: i64,
    pub(crate) players: String,
    pub(crate) created: i64,
    pub(crate) touched: i64,
    pub(crate) deadline: Option<i64>,
}

#[derive(Debug)]
pub(crate) struct GameCells {
    pub(crate) room: String,
    pub(crate) visibility: i64,
    pub(crate) kind: String,
    pub(crate) size: i64,
    pub(crate) ruleset: String,
    pub(crate) black: String,
    pub(crate) black_name: String,
    pub(crate) white: String,
    pub(crate) white_name: String,
    pub(crate) outcome: String,
    pub(crate) moves: i64,
    pub(crate) started: i64,
    pub(crate) ended: i64,
    pub(crate) height: Option<i64>,
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

/// SQLite's integers have a sign.
pub(crate) fn integer(what: &str, number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).map_err(|_| StoreError::Unavailable(format!("{what} is too large: {number}")))
}

/// A name or a part of one, to compare in any case.
pub(crate) fn fold(name: &str) -> String {
    name.to_lowercase()
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
    let mut events = Vec::with_capacity(append.events.len());
    for (number, recorded) in append.events.iter().enumerate() {
        let same = |other: &room::Recorded| other.command == recorded.command && other.author == recorded.author;
        let leads = recorded.command.is_some() && !append.events[..number].iter().any(same);
        events.push(EventCells {
            seq: integer("a seq", recorded.seq)?,
            at: integer("an instant", recorded.at.0)?,
            time: integer("a time", recorded.time.0)?,
            author: recorded.author.as_ref().map(PlayerId::to_string),
            command_id: recorded.command.as_ref().map(|command| command.id.to_string()),
            fingerprint: recorded.command.as_ref().map(|command| command.fingerprint.cast_signed()),
            leads: leads.into(),
            event: write_event(&recorded.event),
        });
    }
    let game = append.game.as_ref().map(game).transpose()?;
    let winner = append.game.as_ref().map(|game| OutcomeFilter::from(&game.outcome).as_str());
    Ok(AppendCells { expected_seq: integer("a seq", append.expected_seq)?, events, row: room_row(&append.row)?, game, winner })
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

fn game(game: &GameRow) -> Result<GameCells, StoreError> {
    Ok(GameCells {
        room: game.room.to_string(),
        visibility: visibility(game.visibility),
        kind: game.kind.as_str().to_owned(),
        size: game.size.width().into(),
        height: (game.size.height() != game.size.width()).then(|| game.size.height().into()),
        ruleset: game.ruleset.clone(),
        black: game.black.0.to_string(),
        black_name: game.black.1.clone(),
        white: game.white.0.to_string(),
        white_name: game.white.1.clone(),
        outcome: write_outcome(&game.outcome),
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
            kind: self.kind.parse::<Kind>().map_err(|_| corrupt("kind"))?,
            size: read_size(self.size, self.height).ok_or_else(|| corrupt("size"))?,
            black: (PlayerId::parse(&self.black).ok_or_else(|| corrupt("player"))?, self.black_name),
            white: (PlayerId::parse(&self.white).ok_or_else(|| corrupt("player"))?, self.white_name),
            outcome: read_outcome(&self.outcome).map_err(|_| corrupt("outcome"))?,
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

/// What is stored of this room cannot be understood.
pub(crate) fn corrupt(room: &str, reason: impl Into<String>) -> StoreError {
    StoreError::Corrupt { room: room.to_owned(), reason: reason.into() }
}

fn visibility(visibility: Visibility) -> i64 {
    match visibility {
        Visibility::Public => 0,
        Visibility::Private => 1,
    }
}

/// Anything that is not public is private.
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

fn read_size(width: i64, height: Option<i64>) -> Option<Size> {
    Size::new(u8::try_from(width).ok()?, u8::try_from(height.unwrap_or(width)).ok()?)
}

fn read_wall(number: i64) -> UnixMillis {
    UnixMillis(number.cast_unsigned())
}
