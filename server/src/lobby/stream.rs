//! The stream of everything that concerns one player. While it is open, the player is present in all their rooms.

use super::challenges::Challenge;
use super::news::{Inbox, Seated, Standing, Task, Waiting};
use super::online::{Online, Visit};
use super::{Lobby, Shared};
use crate::actor::Follow;
use crate::auth::Identity;
use crate::error::ApiError;
use crate::socket;
use crate::wire::RoomSummary;
use protocol::StreamMessage;
use room::{OfferKind, RoomId, Seat};
use std::collections::{BTreeSet, HashMap, VecDeque};
use std::sync::Arc;
use tokio::time::Interval;

/// A stream. It ends when this value is dropped.
pub struct Stream {
    shared: Arc<Shared>,
    who: Identity,
    inbox: Arc<Inbox>,
    /// What the reader knows about each room.
    told: HashMap<RoomId, Told>,
    ready: VecDeque<StreamMessage>,
    /// Pings come regularly, whatever else the stream tells. A reader answers each ping with a request. This proves
    /// that the reader runs.
    pings: Interval,
    _visit: Visit,
}

/// What the reader of a stream knows about a room.
#[derive(Default)]
struct Told {
    seated: Option<(Seat, RoomSummary)>,
    task: Option<Task>,
    offers: Vec<OfferKind>,
    over: bool,
    /// Keeps the player present in the room.
    attended: Option<Follow>,
}

impl Stream {
    /// The largest number of unfinished rooms that a new stream begins with. A player who opens rooms has far fewer.
    pub const ROOMS: u32 = 200;
    /// The largest number of rooms that a reader can ask about. Their ids fit into the address of a request.
    pub const KNOWN: usize = 100;
}

impl Lobby {
    /// Opens a stream. Its first messages tell the present state. With `open`, a program can be challenged while the stream is
    /// open. The first messages also tell which of the `known` rooms are over, because their games may have ended while
    /// the reader was away.
    ///
    /// # Errors
    /// [`ApiError::Unavailable`] if the store does not respond; [`ApiError::Draining`].
    pub async fn stream(&self, who: &Identity, open: bool, known: Vec<RoomId>) -> Result<Stream, ApiError> {
        let shared = Arc::clone(&self.0);
        if shared.stop.is_cancelled() {
            return Err(ApiError::Draining);
        }
        let you = translation::player(&who.player, &who.name);
        let challengeable = open && who.check_play().is_ok() && you.program;
        let inbox = shared.news.open(&who.player, challengeable.then(|| you.clone()));
        let visit = Online::enter(&shared, Some(who));
        let (told, ready) = (HashMap::new(), VecDeque::new());
        // From here on, dropping the stream closes its inbox.
        let pings = socket::pings(&shared.limits);
        let mut stream = Stream { inbox, who: who.clone(), told, ready, pings, _visit: visit, shared: Arc::clone(&shared) };
        let mut rows = shared.store.rooms_of(&who.player, Stream::ROOMS).await?;
        rows.reverse();
        for row in rows {
            stream.attend(&row.id).await;
        }
        stream.take().await;
        for id in known.into_iter().collect::<BTreeSet<_>>() {
            if !stream.told.contains_key(&id) {
                stream.ready.extend(shared.past(&id, who).await?);
            }
        }
        let challenges = if challengeable { shared.challenges_of(&who.player) } else { Vec::new() };
        for (room, from) in challenges {
            // A challenge that arrived while the stream was opened was also in the inbox, so it is in `ready` already.
            let is_told = |one: &StreamMessage| matches!(one, StreamMessage::Challenge { room: told, .. } if told.id == room.id);
            if !stream.ready.iter().any(is_told) {
                stream.ready.push_back(StreamMessage::Challenge { room, from });
            }
        }
        for line in shared.declined_to(&who.player).into_iter().filter_map(declined_line) {
            if !stream.ready.contains(&line) {
                stream.ready.push_back(line);
            }
        }
        stream.ready.push_back(StreamMessage::Ready { you });
        Ok(stream)
    }
}

impl Stream {
    /// The next message; `None` when the server stops.
    pub async fn next(&mut self) -> Option<StreamMessage> {
        loop {
            if let Some(message) = self.ready.pop_front() {
                return Some(message);
            }
            // Only the wait may be cut short: what has been taken from the inbox must be told.
            tokio::select! {
                biased;
                () = self.shared.drained.cancelled() => return None,
                _ = self.pings.tick() => return Some(StreamMessage::Ping {}),
                () = self.inbox.woken() => {}
            }
            self.take().await;
        }
    }

    /// Makes the player present in a room.
    async fn attend(&mut self, id: &RoomId) {
        let attended = match self.shared.room(id).await {
            Ok(room) => room.attend(&self.who).await,
            Err(error) => Err(error),
        };
        match attended {
            Ok(attended) => self.told.entry(id.clone()).or_default().attended = Some(attended),
            // One damaged room must not end the stream.
            Err(error) => tracing::info!(room = %id, code = %error.code().as_str(), "a stream cannot attend a room"),
        }
    }

    /// Turns what waits in the inbox into messages.
    async fn take(&mut self) {
        let Waiting { rooms, declined } = self.inbox.take();
        self.ready.extend(declined.into_iter().filter_map(declined_line));
        for (id, standing) in rooms {
            match standing {
                Standing::Seated(seated) => {
                    if self.told.get(&id).is_none_or(|told| told.attended.is_none()) {
                        self.attend(&id).await;
                    }
                    self.tell_seated(&id, *seated);
                }
                Standing::Over(outcome, offers) => {
                    let told = self.told.entry(id.clone()).or_default();
                    (told.task, told.attended) = (None, None);
                    if !std::mem::replace(&mut told.over, true) {
                        self.ready.push_back(StreamMessage::Over { room: id.to_string(), outcome: outcome.map(Into::into) });
                    }
                    self.tell_offers(&id, offers);
                }
                Standing::Unseated => {
                    if self.told.remove(&id).is_some() {
                        self.ready.push_back(StreamMessage::Unseated { room: id.to_string() });
                    }
                }
                Standing::Challenged(room, from) => self.ready.push_back(StreamMessage::Challenge { room: *room, from }),
                Standing::Gone => drop(self.told.remove(&id)),
            }
        }
    }

    fn tell_seated(&mut self, id: &RoomId, seated: Seated) {
        let told = self.told.entry(id.clone()).or_default();
        let Seated { seat, summary, task, anew, offers } = seated;
        if told.seated.as_ref().is_none_or(|(old_seat, old)| *old_seat != seat || differs(old, &summary)) {
            self.ready.push_back(StreamMessage::Seated { room: summary.clone(), seat });
        }
        told.seated = Some((seat, summary));
        let is_new = task.is_some() && (anew || told.task != task);
        told.task.clone_from(&task);
        if let Some(task) = task.filter(|_| is_new) {
            let (phase, move_number) = (task.phase, task.moves);
            self.ready.push_back(StreamMessage::Turn { room: id.to_string(), phase, move_number });
        }
        self.tell_offers(id, offers);
    }

    fn tell_offers(&mut self, id: &RoomId, offers: Vec<OfferKind>) {
        let told = self.told.entry(id.clone()).or_default();
        for offer in offers.iter().filter(|offer| !told.offers.contains(offer)) {
            self.ready.push_back(StreamMessage::Offered { room: id.to_string(), offer: *offer });
        }
        told.offers = offers;
    }
}

/// Tells a challenger that a program has declined.
fn declined_line(challenge: Challenge) -> Option<StreamMessage> {
    let Challenge { room, from: _, program, declined } = challenge;
    Some(StreamMessage::Declined { room: room.to_string(), program, reason: declined? })
}

/// Whether a reader who knows the old summary gets the new one.
fn differs(old: &RoomSummary, new: &RoomSummary) -> bool {
    let waits = |summary: &RoomSummary| summary.phase == protocol::Phase::Waiting;
    let sides = |summary: &RoomSummary| {
        [&summary.host, &summary.guest, &summary.black, &summary.white].map(|one| one.as_ref().map(|one| one.id.clone()))
    };
    waits(old) != waits(new) || sides(old) != sides(new)
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.shared.news.close(&self.who.player, &self.inbox);
    }
}
