//! Makes reviews of finished games, one game at a time. A review is stored for later visitors.

use super::Shared;
use crate::actor;
use crate::auth::Identity;
use crate::bots::Effort;
use crate::error::ApiError;
use crate::limits::Limits;
use crate::wire;
use ::bots::review::{Judgment, VERSION, after, candidates, judge};
use protocol::{Review, ReviewState};
use room::{Level, Millis, PlayerId, Room, RoomId};
use rules::Position;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

/// How long to wait if the threads have no space for another search.
const RETRY: Duration = Duration::from_secs(1);

/// The review that is being made, and the reviews that wait.
pub(super) struct Reviews {
    jobs: Mutex<BTreeMap<RoomId, Job>>,
    /// The number of the next job.
    next: AtomicU64,
    /// Only one review is made at a time.
    turn: Arc<Semaphore>,
}

struct Job {
    /// A later job has a higher number.
    number: u64,
    positions: u32,
    judged: Arc<AtomicU32>,
    stop: CancellationToken,
    /// The players who have asked for this review. If all of them cancel, the job ends.
    askers: BTreeSet<PlayerId>,
}

impl Default for Reviews {
    fn default() -> Self {
        Self { jobs: Mutex::default(), next: AtomicU64::new(0), turn: Arc::new(Semaphore::new(1)) }
    }
}

impl Reviews {
    fn jobs(&self) -> MutexGuard<'_, BTreeMap<RoomId, Job>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far the review of this game is, and whether this viewer has asked for it; `None` if it is neither being made nor waiting.
    fn progress(&self, id: &RoomId, who: Option<&Identity>) -> Option<(ReviewState, bool)> {
        let jobs = self.jobs();
        let job = jobs.get(id)?;
        let asked = who.is_some_and(|who| job.askers.contains(&who.player));
        let ahead = jobs.values().filter(|other| other.number < job.number).count();
        let state = match u32::try_from(ahead).unwrap_or(u32::MAX) {
            0 => ReviewState::Working { judged: job.judged.load(Ordering::Relaxed), positions: job.positions, asked },
            ahead => ReviewState::Waiting { ahead, asked },
        };
        Some((state, asked))
    }

    /// Adds the player to the job for this game, or adds a new job if there is none. Returns the number of a new job, its
    /// counter of judged positions, and the token that stops it.
    fn ask(
        &self,
        room: &Room,
        player: &PlayerId,
        limits: &Limits,
        stop: &CancellationToken,
    ) -> Result<Option<(u64, Arc<AtomicU32>, CancellationToken)>, ApiError> {
        let mut jobs = self.jobs();
        if let Some(job) = jobs.get_mut(room.id()) {
            job.askers.insert(player.clone());
            return Ok(None);
        }
        let own = jobs.values().filter(|job| job.askers.contains(player)).count();
        if jobs.len() >= limits.reviews_waiting || own >= limits.reviews_per_player {
            return Err(ApiError::RateLimited { wait: Millis::from_secs(30) });
        }
        let job = Job {
            number: self.next.fetch_add(1, Ordering::Relaxed),
            positions: u32::try_from(room.moves().len() + 1).unwrap_or(u32::MAX),
            judged: Arc::default(),
            stop: stop.child_token(),
            askers: BTreeSet::from([player.clone()]),
        };
        let started = (job.number, Arc::clone(&job.judged), job.stop.clone());
        jobs.insert(room.id().clone(), job);
        Ok(Some(started))
    }

    /// Withdraws this player's request. The job ends if nobody else has asked for the review.
    fn cancel(&self, id: &RoomId, player: &PlayerId) {
        let mut jobs = self.jobs();
        let Some(job) = jobs.get_mut(id) else { return };
        job.askers.remove(player);
        if job.askers.is_empty() {
            job.stop.cancel();
            jobs.remove(id);
        }
    }
}

/// Removes a job when it ends, even if it panics. A later job for the same game stays.
struct Ending {
    shared: Arc<Shared>,
    room: RoomId,
    number: u64,
}

impl Drop for Ending {
    fn drop(&mut self) {
        let mut jobs = self.shared.reviews.jobs();
        if jobs.get(&self.room).is_some_and(|job| job.number == self.number) {
            jobs.remove(&self.room);
        }
    }
}

impl Shared {
    /// How far the review of a game is.
    pub(super) async fn review(&self, id: &RoomId, who: Option<&Identity>) -> Result<ReviewState, ApiError> {
        let progress = self.reviews.progress(id, who);
        // Pages ask for the progress often. A player who has asked for the review is allowed to see the
        // game. So the game need not be read again.
        if let Some((state, true)) = progress {
            return Ok(state);
        }
        let room = self.reviewed(id, who).await?;
        // The order matters: first the progress is read, then the store. A job stores its review before it ends. So if
        // a job has just ended, its review is in the store.
        if let Some(review) = self.stored_review(id).await? {
            return Ok(ReviewState::Done { review });
        }
        Ok(progress.map_or_else(|| ReviewState::Absent { possible: self.level(&room).is_some() }, |(state, _)| state))
    }

    /// Asks for the review of a game, unless it is stored.
    pub(super) async fn ask_for_review(self: &Arc<Self>, id: &RoomId, who: &Identity) -> Result<ReviewState, ApiError> {
        let room = self.reviewed(id, Some(who)).await?;
        if let Some(review) = self.stored_review(id).await? {
            return Ok(ReviewState::Done { review });
        }
        let Some(level) = self.level(&room) else { return Ok(ReviewState::Absent { possible: false }) };
        if let Some((number, judged, stop)) = self.reviews.ask(&room, &who.player, &self.limits, &self.stop)? {
            let ending = Ending { shared: Arc::clone(self), room: id.clone(), number };
            self.tasks.spawn(make_review(ending, room, level, judged, stop));
        }
        self.review(id, Some(who)).await
    }

    /// Withdraws this player's request. The review ends if nobody else has asked for it.
    pub(super) async fn cancel_review(&self, id: &RoomId, who: &Identity) -> Result<ReviewState, ApiError> {
        self.reviews.cancel(id, &who.player);
        self.review(id, Some(who)).await
    }

    /// The finished game, if this viewer may see it.
    async fn reviewed(&self, id: &RoomId, who: Option<&Identity>) -> Result<Room, ApiError> {
        let (_, room) = self.load_shown(id, who).await?;
        actor::game_row(&room.summary()).ok_or(ApiError::NotFound)?;
        Ok(room)
    }

    /// The level of the engine that reviews this game; `None` if no engine can review it.
    fn level(&self, room: &Room) -> Option<Level> {
        let level = Level::new(Level::count(&room.setup()))?;
        let points = room.moves().len() * room.position().size().area();
        (0 < points && points <= self.limits.review_points).then_some(level)
    }

    /// The stored review. A review made by an earlier version of the engine counts as absent.
    async fn stored_review(&self, id: &RoomId) -> Result<Option<Review>, ApiError> {
        let stored = self.store.review(id).await?;
        let review = stored.and_then(|bytes| serde_json::from_slice::<Review>(&bytes).ok());
        Ok(review.filter(|review| review.version == VERSION))
    }

    /// Judges a position as a separate job on the thread for reviews.
    async fn judge(&self, position: &Position, level: Level, seed: u64) -> Option<Judgment> {
        loop {
            let position = position.clone();
            let thinking = self.bots.think(Effort::Review, move |stop| judge(&position, level, seed, stop));
            match thinking {
                Some(mut thinking) => return thinking.result().await.flatten(),
                None => tokio::time::sleep(RETRY).await,
            }
        }
    }
}

/// Waits until no other review is being made, then makes the review and stores it.
async fn make_review(ending: Ending, room: Room, level: Level, judged: Arc<AtomicU32>, stop: CancellationToken) {
    let shared = &ending.shared;
    let work = async {
        let _turn = shared.reviews.turn.acquire().await.ok()?;
        // Another job may have stored the review meanwhile.
        if matches!(shared.stored_review(room.id()).await, Ok(Some(_))) {
            return None;
        }
        let positions = room.positions();
        let mut judgments = Vec::with_capacity(positions.len());
        for (seed, position) in (0..).zip(&positions) {
            judgments.push(shared.judge(position, level, seed).await);
            judged.fetch_add(1, Ordering::Relaxed);
        }
        let mut better = Vec::new();
        for (at, best) in candidates(room.moves(), room.opening_moves(), &judgments) {
            let next = positions.get(at).and_then(|position| after(position, best));
            better.push((
                at,
                match next {
                    Some(next) => shared.judge(&next, level, 0).await,
                    None => None,
                },
            ));
        }
        let bytes = serde_json::to_vec(&wire::review(&room, &judgments, &better)).ok()?;
        let stored = shared.store.put_review(room.id(), &bytes).await;
        stored.map_err(|error| tracing::warn!(room = %room.id(), %error, "a review was not stored")).ok()
    };
    stop.run_until_cancelled(work).await;
}
