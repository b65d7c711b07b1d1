//! The stream of everything that concerns one player. While it is open, the player is present in all their rooms.

use super::news::{Inbox, Seated, Standing, Task};
use super::online::{Online, Visit};
use super::{Lobby, Shared};
use crate::actor::Follow;
use crate::auth::Identity;
use crate::error::ApiError;
use crate::wire::RoomSummary;
use protocol::StreamMessage;
use room::{OfferKind, RoomId, Seat};
use std::collections::{HashMap, VecDeque};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

/// The largest number of unfinished rooms that a new stream begins with. A player who opens rooms has far fewer.
const ROOMS: u32 = 200;

/// A stream. It ends when this value is dropped.
pub struct Stream {
    shared: Arc<Shared>,
    who: Identity,
    inbox: Arc<Inbox>,
    /// What the reader knows about each room.
    told: HashMap<RoomId, Told>,
    ready: VecDeque<StreamMessage>,
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

impl Lobby {
    /// Opens a stream. Its first messages tell the present state. With `open`, a program can be challenged while the stream is
    /// open.
    ///
    /// # Errors
    /// [`ApiError::Unavailable`] if the store does not respond; [`ApiError::Draining`].
    pub async fn stream(&self, who: &Identity, open: bool) -> Result<Stream, ApiError> {
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
        let mut stream = Stream { inbox, who: who.clone(), told, ready, _visit: visit, shared: Arc::clone(&shared) };
        let mut rows = shared.store.rooms_of(&who.player, ROOMS).await?;
        rows.reverse();
        for row in rows {
            stream.attend(&row.id).await;
        }
        stream.take().await;
        let challenges = if challengeable { shared.challenges_of(&who.player) } else { Vec::new() };
        for (room, from) in challenges {
            // A challenge that has arrived meanwhile was in the inbox, too.
            let is_told = |one: &StreamMessage| matches!(one, StreamMessage::Challenge { room: told, .. } if told.id == room.id);
            if !stream.ready.iter().any(is_told) {
                stream.ready.push_back(StreamMessage::Challenge { room, from });
            }
        }
        stream.ready.push_back(StreamMessage::Ready { you });
        Ok(stream)
    }
}

impl Stream {
    /// The next message. A ping if nothing happens for this long; `None` when the server stops.
    pub async fn next(&mut self, keep_alive: Duration) -> Option<StreamMessage> {
        let mut nothing = pin!(tokio::time::sleep(keep_alive));
        loop {
            if let Some(message) = self.ready.pop_front() {
                return Some(message);
            }
            // Only the wait may be cut short: what has been taken from the inbox must be told.
            tokio::select! {
                biased;
                () = self.shared.drained.cancelled() => return None,
                () = self.inbox.woken() => {}
                () = nothing.as_mut() => return Some(StreamMessage::Ping {}),
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
        for (id, standing) in self.inbox.take() {
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
