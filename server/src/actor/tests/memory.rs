//! An in-memory store that passes the contract tests for backends, and fails on demand.

use async_trait::async_trait;
use room::{CommandId, Event, Millis, Plans, PlayerId, Recorded, RoomId, UnixMillis, Visibility};
use rules::{Color, Kind, Outcome};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use store::{
    Append, Ban, Erase, GameFilter, GamePage, GamePlace, GameRow, OutcomeFilter, Pair, Part, Reopened, RoomRow, SeriesGame,
    SeriesPlace, SessionRow, Store, StoreError, StoredPhase, TokenRow, WaitingRoom,
};
use tokio::sync::Semaphore;

/// Whether and how the next append, or the next saving of plans, fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The call succeeds.
    None,
    /// The data is not written, and the error says so.
    Unavailable,
    /// The data is written, but the outcome is reported as unknown.
    UnknownWritten,
    /// The data is not written, and the outcome is reported as unknown.
    UnknownLost,
}

/// The stored data, the number of calls, and the faults to come.
#[derive(Default)]
pub(crate) struct Kept {
    pub(crate) rooms: BTreeMap<RoomId, (RoomRow, Vec<Recorded>)>,
    pub(crate) games: Vec<GameRow>,
    /// For each room whose game belongs to a series: the room of the first game of the series, and the place of the room's game
    /// in the series.
    series: BTreeMap<RoomId, (RoomId, u32)>,
    pub(crate) plans: BTreeMap<RoomId, Plans>,
    reviews: BTreeMap<RoomId, Vec<u8>>,
    pub(crate) sealed: Vec<RoomId>,
    /// For sealed rooms, the commands that caused events other than moves and passes.
    spent: BTreeSet<(RoomId, PlayerId, CommandId)>,
    pub(crate) heartbeat: Millis,
    /// The instant of the latest event. Games that were played on a device without a server do not count, because their instants
    /// are on other timelines.
    newest: Millis,
    pub(crate) appends: usize,
    pub(crate) loads: usize,
    /// Rooms whose events cannot be read.
    pub(crate) damaged: BTreeSet<RoomId>,
    sessions: BTreeMap<[u8; 32], SessionRow>,
    tokens: BTreeMap<[u8; 32], TokenRow>,
    /// The games that the operator has hidden.
    hidden: BTreeSet<RoomId>,
    bans: BTreeMap<String, Ban>,
    settings: BTreeMap<String, String>,
    faults: VecDeque<Fault>,
    failing_loads: usize,
}

impl Kept {
    /// Checks whether this append can be written.
    fn check(&self, append: &Append) -> Result<(), StoreError> {
        append.check().map_err(StoreError::Unavailable)?;
        let stored = self.rooms.get(&append.room).map_or(&[][..], |(_, events)| events);
        if stored.len() as u64 != append.expected_seq {
            return Err(StoreError::Conflict { actual: stored.len() as u64 });
        }
        if append.events.iter().any(|recorded| i64::try_from(recorded.at.0).is_err()) {
            return Err(StoreError::Unavailable("a time that databases cannot store".into()));
        }
        let of = |recorded: &Recorded| Some((recorded.author.clone()?, recorded.command.clone()?.id));
        let done: BTreeSet<_> = stored.iter().filter_map(of).collect();
        if append.events.iter().filter_map(of).any(|command| done.contains(&command)) {
            return Err(StoreError::Unavailable("a repeated command".into()));
        }
        Ok(())
    }

    fn write(&mut self, appends: Vec<Append>) -> Result<(), StoreError> {
        for append in &appends {
            self.check(append)?;
        }
        if appends.iter().map(|append| &append.room).collect::<BTreeSet<_>>().len() < appends.len() {
            return Err(StoreError::Unavailable("a room is named twice".into()));
        }
        for append in appends {
            if !append.is_whole_game() {
                self.newest = append.events.iter().map(|recorded| recorded.at).fold(self.newest, Millis::max);
            }
            if let Some(SeriesPlace { first, place }) = append.series {
                let last = self.series.values().filter(|(of, _)| *of == first).map(|(_, place)| *place).max().unwrap_or(0);
                self.series.insert(append.room.clone(), (first, place.max(last + 1)));
            }
            if let Some(plans) = append.plans {
                self.plans.insert(append.room.clone(), plans);
            }
            let (row, events) = self.rooms.entry(append.room).or_insert_with(|| (append.row.clone(), Vec::new()));
            *row = append.row;
            events.extend(append.events);
            self.games.extend(append.game);
        }
        Ok(())
    }

    /// The rows that match, newest first.
    fn rows(&self, limit: u32, wanted: impl Fn(&RoomRow) -> bool) -> Vec<RoomRow> {
        let mut rows: Vec<RoomRow> = self.rooms.values().map(|(row, _)| row).filter(|row| wanted(row)).cloned().collect();
        rows.sort_by_key(|row| Reverse(row.created.0));
        rows.truncate(limit as usize);
        rows
    }

    fn games(&self, filter: &GameFilter, viewer: Option<&PlayerId>) -> GamePage {
        let seated = |game: &GameRow| viewer.is_some_and(|viewer| self.rooms[&game.room].0.players.contains(viewer));
        let has = |name: &str, part: &str| name.to_lowercase().contains(&part.to_lowercase());
        let wanted = |(_, game): &(GamePlace, &GameRow)| {
            (game.visibility == Visibility::Public || seated(game))
                && filter.names.iter().all(|part| has(&game.black.1, part) || has(&game.white.1, part))
                && filter.size.is_none_or(|size| size == game.size)
                && filter.kind.is_none_or(|kind| kind == game.kind)
                && filter.outcome.is_none_or(|outcome| outcome == OutcomeFilter::from(&game.outcome))
                && filter
                    .bot
                    .is_none_or(|bot| bot == [&game.black.0, &game.white.0].iter().any(|player| player.as_bot().is_some()))
        };
        let placed = (1..).zip(&self.games).map(|(number, game)| (GamePlace { ended: game.ended, number }, game));
        let mut games: Vec<(GamePlace, &GameRow)> = placed.filter(wanted).collect();
        let order = |place: GamePlace| (Reverse(place.ended.0), place.number);
        games.sort_by_key(|(place, _)| order(*place));
        let total = games.len() as u64;
        let limit = filter.limit as usize;
        match filter.part {
            Part::Newest | Part::Oldest => {}
            Part::OlderThan(begin) => games.retain(|(place, _)| order(*place) > order(begin)),
            Part::NewerThan(begin) => games.retain(|(place, _)| order(*place) < order(begin)),
        }
        let beyond = games.len() > limit;
        if filter.part.is_backward() {
            games.drain(..games.len().saturating_sub(limit));
        }
        games.truncate(limit);
        let ends = games.first().zip(games.last()).map(|(first, last)| (first.0, last.0));
        let (newer, older) = GamePage::ends(filter.part, ends, beyond);
        GamePage { games: games.into_iter().map(|(_, game)| game.clone()).collect(), total, more: false, newer, older }
    }
}

/// An in-memory store. Each append waits for a permit from `gate`, so a test can hold an append back before it is written.
pub(crate) struct Memory {
    kept: Arc<Mutex<Kept>>,
    closed: AtomicBool,
    pub(crate) gate: Semaphore,
}

impl Default for Memory {
    fn default() -> Self {
        Self::sharing(Arc::default())
    }
}

impl Memory {
    /// A store that reads and writes this data.
    fn sharing(kept: Arc<Mutex<Kept>>) -> Self {
        Self { kept, closed: AtomicBool::new(false), gate: Semaphore::new(Semaphore::MAX_PERMITS) }
    }

    pub(crate) fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap()
    }

    /// The data, unless the store is closed.
    fn open(&self) -> Result<MutexGuard<'_, Kept>, StoreError> {
        if self.closed.load(Ordering::SeqCst) { Err(StoreError::Unavailable("closed".into())) } else { Ok(self.kept()) }
    }

    pub(crate) fn fail(&self, faults: impl IntoIterator<Item = Fault>) {
        self.kept().faults.extend(faults);
    }

    pub(crate) fn fail_loads(&self, count: usize) {
        self.kept().failing_loads = count;
    }

    pub(crate) fn events(&self, room: &RoomId) -> Vec<Recorded> {
        self.kept().rooms[room].1.clone()
    }
}

#[async_trait]
impl Store for Memory {
    async fn append(&self, appends: Vec<Append>) -> Result<(), StoreError> {
        let _permit = self.gate.acquire().await.unwrap();
        let mut kept = self.open()?;
        kept.appends += 1;
        let fault = kept.faults.pop_front().unwrap_or(Fault::None);
        match fault {
            Fault::None => kept.write(appends),
            Fault::UnknownWritten => kept.write(appends).and(Err(StoreError::Unknown("on demand".into()))),
            Fault::Unavailable => Err(StoreError::Unavailable("on demand".into())),
            Fault::UnknownLost => Err(StoreError::Unknown("on demand".into())),
        }
    }

    async fn load(&self, room: &RoomId) -> Result<Option<Vec<Recorded>>, StoreError> {
        // Other tasks may run here, as with a real disk.
        tokio::task::yield_now().await;
        let mut kept = self.open()?;
        kept.loads += 1;
        if kept.failing_loads > 0 {
            kept.failing_loads -= 1;
            return Err(StoreError::Unavailable("on demand".into()));
        }
        if kept.damaged.contains(room) {
            return Err(StoreError::Corrupt { room: room.to_string(), reason: "on demand".into() });
        }
        Ok(kept.rooms.get(room).map(|(_, events)| events.clone()))
    }

    async fn put_plans(&self, room: &RoomId, plans: &Plans) -> Result<(), StoreError> {
        let mut kept = self.open()?;
        match kept.faults.pop_front() {
            None | Some(Fault::None) => {}
            Some(Fault::Unavailable) => return Err(StoreError::Unavailable("on demand".into())),
            Some(Fault::UnknownLost) => return Err(StoreError::Unknown("on demand".into())),
            Some(Fault::UnknownWritten) => {
                kept.plans.insert(room.clone(), plans.clone());
                return Err(StoreError::Unknown("on demand".into()));
            }
        }
        kept.plans.insert(room.clone(), plans.clone());
        Ok(())
    }

    async fn put_review(&self, room: &RoomId, review: &[u8]) -> Result<(), StoreError> {
        let mut kept = self.open()?;
        if kept.rooms.contains_key(room) {
            kept.reviews.insert(room.clone(), review.to_vec());
        }
        Ok(())
    }

    async fn review(&self, room: &RoomId) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.open()?.reviews.get(room).cloned())
    }

    async fn plans(&self, room: &RoomId) -> Result<Plans, StoreError> {
        Ok(self.open()?.plans.get(room).cloned().unwrap_or_default())
    }

    async fn seal(&self, room: &RoomId) -> Result<(), StoreError> {
        let mut kept = self.open()?;
        kept.sealed.push(room.clone());
        let events = kept.rooms.get_mut(room).map(|(_, events)| std::mem::take(events)).unwrap_or_default();
        for recorded in &events {
            if let (Some(author), Some(command), false) =
                (&recorded.author, &recorded.command, matches!(recorded.event, Event::Moved { .. } | Event::Passed { .. }))
            {
                kept.spent.insert((room.clone(), author.clone(), command.id.clone()));
            }
        }
        let sealed = events.into_iter().map(|recorded| Recorded { command: None, ..recorded });
        kept.rooms.entry(room.clone()).and_modify(|(_, events)| *events = sealed.collect());
        Ok(())
    }

    async fn reveal(&self, room: &RoomId) -> Result<(), StoreError> {
        let mut kept = self.open()?;
        let Some((row, _)) = kept.rooms.get_mut(room).filter(|(row, _)| row.phase == StoredPhase::Over) else { return Ok(()) };
        row.deadline = None;
        let visibility = row.visibility;
        if !kept.hidden.contains(room) {
            kept.games.iter_mut().filter(|game| game.room == *room).for_each(|game| game.visibility = visibility);
        }
        Ok(())
    }

    async fn spent(&self, room: &RoomId, author: &PlayerId, id: &CommandId) -> Result<bool, StoreError> {
        Ok(self.open()?.spent.contains(&(room.clone(), author.clone(), id.clone())))
    }

    async fn erase(&self, what: &Erase) -> Result<u64, StoreError> {
        let mut kept = self.open()?;
        let mut erased = 0;
        let mut clear = |text: &mut String| {
            erased += u64::from(!text.is_empty());
            text.clear();
        };
        for (id, (_, events)) in &mut kept.rooms {
            for recorded in events {
                let line = Erase::Line { room: id.clone(), seq: recorded.seq };
                match &mut recorded.event {
                    Event::Created { host: player, name, .. } | Event::Seated { player, name, .. }
                        if *what == Erase::Player(player.clone()) =>
                    {
                        clear(name);
                    }
                    Event::Chatted { player, name, text, .. } if *what == Erase::Player(player.clone()) => {
                        clear(name);
                        clear(text);
                    }
                    Event::Chatted { text, .. } if *what == line => clear(text),
                    _ => {}
                }
            }
        }
        let is_theirs = |player: &PlayerId| *what == Erase::Player(player.clone());
        for (player, name) in kept.games.iter_mut().flat_map(|game| [&mut game.black, &mut game.white]) {
            if is_theirs(player) {
                name.clear();
            }
        }
        kept.sessions.retain(|_, session| !is_theirs(&session.player));
        kept.tokens.retain(|_, token| !is_theirs(&token.player) && !is_theirs(&token.owner));
        Ok(erased)
    }

    async fn reopen(&self) -> Result<Reopened, StoreError> {
        let kept = self.open()?;
        let waiting = kept.rooms.values().filter_map(|(row, _)| {
            row.deadline.map(|deadline| WaitingRoom { room: row.id.clone(), deadline, over: row.phase == StoredPhase::Over })
        });
        Ok(Reopened { last: kept.heartbeat.max(kept.newest), waiting: waiting.collect() })
    }

    async fn heartbeat(&self, now: Millis) -> Result<(), StoreError> {
        let mut kept = self.open()?;
        kept.heartbeat = kept.heartbeat.max(now);
        Ok(())
    }

    async fn open_rooms(&self, limit: u32) -> Result<Vec<RoomRow>, StoreError> {
        let kept = self.open()?;
        let public = |phase| move |row: &RoomRow| row.visibility == Visibility::Public && row.phase == phase;
        let mut rows = kept.rows(limit, public(StoredPhase::Waiting));
        rows.extend(kept.rows(limit, public(StoredPhase::Live)));
        Ok(rows)
    }

    async fn rooms_of(&self, player: &PlayerId, limit: u32) -> Result<Vec<RoomRow>, StoreError> {
        Ok(self.open()?.rows(limit, |row| row.phase != StoredPhase::Over && row.players.contains(player)))
    }

    async fn games(&self, filter: &GameFilter, viewer: Option<&PlayerId>) -> Result<GamePage, StoreError> {
        Ok(self.open()?.games(filter, viewer))
    }

    async fn game(&self, room: &RoomId) -> Result<Option<GameRow>, StoreError> {
        Ok(self.open()?.games.iter().find(|game| game.room == *room).cloned())
    }

    async fn series(&self, room: &RoomId, limit: u32) -> Result<Vec<SeriesGame>, StoreError> {
        let kept = self.open()?;
        let Some((first, _)) = kept.series.get(room) else { return Ok(Vec::new()) };
        let mut places: Vec<_> = kept.series.iter().filter(|(_, (of, _))| of == first).collect();
        places.sort_by_key(|(_, (_, place))| *place);
        let game = |room: &RoomId| SeriesGame {
            room: room.clone(),
            over: kept.rooms[room].0.phase == StoredPhase::Over,
            finished: kept.games.iter().find(|game| game.room == *room).map(|game| (game.black.0.clone(), game.outcome)),
        };
        Ok(places.into_iter().take(limit as usize).map(|(room, _)| game(room)).collect())
    }

    async fn pair(&self, one: &PlayerId, other: &PlayerId, kind: Kind, private: bool) -> Result<Pair, StoreError> {
        let mut pair = Pair::default();
        for game in &self.open()?.games {
            let [(black, black_name), (white, white_name)] = [&game.black, &game.white];
            let counts = game.kind == kind && !game.one_device && (private || game.visibility == Visibility::Public);
            let theirs = (black == one && white == other) || (black == other && white == one);
            if !counts || !theirs || black_name.is_empty() || white_name.is_empty() {
                continue;
            }
            match game.outcome {
                Outcome::Win { winner, .. } if (winner == Color::Black) == (black == one) => pair.one += 1,
                Outcome::Win { .. } => pair.other += 1,
                Outcome::Draw => pair.draws += 1,
                Outcome::Void => {}
            }
        }
        Ok(pair)
    }

    async fn put_session(&self, session: &SessionRow) -> Result<(), StoreError> {
        let mut kept = self.open()?;
        for other in kept.sessions.values_mut().filter(|other| other.player == session.player) {
            other.name.clone_from(&session.name);
        }
        kept.sessions.insert(session.token_hash, session.clone());
        Ok(())
    }

    async fn session(&self, token_hash: &[u8; 32], wall: UnixMillis) -> Result<Option<SessionRow>, StoreError> {
        Ok(self.open()?.sessions.get(token_hash).filter(|session| session.ends >= wall).cloned())
    }

    async fn put_token(&self, token: &TokenRow) -> Result<(), StoreError> {
        self.open()?.tokens.insert(token.token_hash, token.clone());
        Ok(())
    }

    async fn use_token(&self, token_hash: &[u8; 32], used: UnixMillis, ends: UnixMillis) -> Result<(), StoreError> {
        if let Some(token) = self.open()?.tokens.get_mut(token_hash) {
            (token.used, token.ends) = (used, ends);
        }
        Ok(())
    }

    async fn token(&self, token_hash: &[u8; 32], wall: UnixMillis) -> Result<Option<TokenRow>, StoreError> {
        Ok(self.open()?.tokens.get(token_hash).filter(|token| token.ends >= wall).cloned())
    }

    async fn tokens_of(&self, owner: &PlayerId, wall: UnixMillis) -> Result<Vec<TokenRow>, StoreError> {
        let kept = self.open()?;
        let mut tokens: Vec<_> = kept.tokens.values().filter(|one| one.owner == *owner && one.ends >= wall).cloned().collect();
        tokens.sort_by_key(|one| (one.created.0, one.player.to_string()));
        Ok(tokens)
    }

    async fn delete_token(&self, program: &PlayerId) -> Result<(), StoreError> {
        self.open()?.tokens.retain(|_, token| token.player != *program);
        Ok(())
    }

    async fn hide(&self, room: &RoomId, hidden: bool) -> Result<(), StoreError> {
        let mut kept = self.open()?;
        let Some((row, _)) = kept.rooms.get(room) else { return Ok(()) };
        let shown = if row.deadline.is_none() { row.visibility } else { Visibility::Private };
        let visibility = if hidden { Visibility::Private } else { shown };
        if hidden {
            kept.hidden.insert(room.clone());
        } else {
            kept.hidden.remove(room);
        }
        kept.games.iter_mut().filter(|game| game.room == *room).for_each(|game| game.visibility = visibility);
        Ok(())
    }

    async fn named(&self, name: &str, limit: u32) -> Result<Vec<PlayerId>, StoreError> {
        let kept = self.open()?;
        let mut players: BTreeSet<PlayerId> = BTreeSet::new();
        for recorded in kept.rooms.values().flat_map(|(_, events)| events) {
            if let Event::Created { host: player, name: theirs, .. } | Event::Seated { player, name: theirs, .. } =
                &recorded.event
                && theirs == name
                && !name.is_empty()
            {
                players.insert(player.clone());
            }
        }
        players.extend(kept.sessions.values().filter(|session| session.name == name).map(|session| session.player.clone()));
        players.extend(kept.tokens.values().filter(|token| token.name == name).map(|token| token.player.clone()));
        Ok(players.into_iter().take(limit as usize).collect())
    }

    async fn put_ban(&self, ban: &Ban) -> Result<(), StoreError> {
        self.open()?.bans.insert(ban.target.clone(), ban.clone());
        Ok(())
    }

    async fn delete_ban(&self, target: &str) -> Result<(), StoreError> {
        self.open()?.bans.remove(target);
        Ok(())
    }

    async fn bans(&self, wall: UnixMillis) -> Result<Vec<Ban>, StoreError> {
        Ok(self.open()?.bans.values().filter(|ban| ban.ends.is_none_or(|ends| ends > wall)).cloned().collect())
    }

    async fn set(&self, name: &str, value: &str) -> Result<(), StoreError> {
        self.open()?.settings.insert(name.to_owned(), value.to_owned());
        Ok(())
    }

    async fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(self.open()?.settings.get(name).cloned())
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.open().map(drop)
    }

    async fn close(&self) {
        self.closed.store(true, Ordering::SeqCst);
    }
}

/// Keeps the data of a [`Memory`] that is closed, for the next [`Memory`] that is opened.
#[derive(Default)]
struct MemoryBackend(Arc<Mutex<Kept>>);

impl store::contract::Backend for MemoryBackend {
    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(Memory::sharing(Arc::clone(&self.0)))
    }
}

mod contract {
    use super::MemoryBackend;

    store::contract_tests!(MemoryBackend::default());
}
