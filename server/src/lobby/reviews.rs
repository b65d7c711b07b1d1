//! Makes reviews of finished games, one game at a time, on the threads of the bots. A review is stored for later visitors.

use super::Shared;
use crate::actor;
use crate::auth::Identity;
use crate::bots::Effort;
use crate::error::ApiError;
use crate::wire;
use ::bots::review::{Judgment, VERSION, judge};
use protocol::{Review, ReviewState};
use room::{Level, Millis, PlayerId, Room, RoomId};
use rules::Position;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

/// How long to wait if too many bots are thinking.
const RETRY: Duration = Duration::from_secs(1);

/// The reviews that are being made, and those that wait.
pub(super) struct Reviews {
    jobs: Mutex<BTreeMap<RoomId, Job>>,
    /// Only one review is made at a time.
    turn: Arc<Semaphore>,
}

struct Job {
    /// A later job has a higher number.
    number: u64,
    positions: u32,
    judged: Arc<AtomicU32>,
    stop: CancellationToken,
    /// The players who have asked for this review. If all of them cancel it, it ends.
    askers: BTreeSet<PlayerId>,
}

impl Default for Reviews {
    fn default() -> Self {
        Self { jobs: Mutex::default(), turn: Arc::new(Semaphore::new(1)) }
    }
}

impl Reviews {
    fn jobs(&self) -> MutexGuard<'_, BTreeMap<RoomId, Job>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn has_asker(&self, id: &RoomId, player: &PlayerId) -> bool {
        self.jobs().get(id).is_some_and(|job| job.askers.contains(player))
    }

    /// How far the review of this game is; `None` if it is neither being made nor waiting.
    fn progress(&self, id: &RoomId) -> Option<ReviewState> {
        let jobs = self.jobs();
        let job = jobs.get(id)?;
        let ahead = jobs.values().filter(|other| other.number < job.number).count();
        Some(match u32::try_from(ahead).unwrap_or(u32::MAX) {
            0 => ReviewState::Working { judged: job.judged.load(Ordering::Relaxed), positions: job.positions },
            ahead => ReviewState::Waiting { ahead },
        })
    }
}

impl Shared {
    /// How far the review of a game is.
    pub(super) async fn review(&self, id: &RoomId, who: Option<&Identity>) -> Result<ReviewState, ApiError> {
        // The page asks often. Somebody who has asked for the review may see the game, so the game need not be read again.
        if let Some(progress) = who.filter(|who| self.reviews.has_asker(id, &who.player)).and_then(|_| self.reviews.progress(id))
        {
            return Ok(progress);
        }
        let room = self.reviewed(id, who).await?;
        if let Some(review) = self.stored_review(id).await? {
            return Ok(ReviewState::Done { review });
        }
        Ok(self.reviews.progress(id).unwrap_or(ReviewState::Absent { possible: self.level(&room).is_some() }))
    }

    /// Asks for the review of a game, unless it is stored.
    pub(super) async fn ask_for_review(self: &Arc<Self>, id: &RoomId, who: &Identity) -> Result<ReviewState, ApiError> {
        let room = self.reviewed(id, Some(who)).await?;
        if let Some(review) = self.stored_review(id).await? {
            return Ok(ReviewState::Done { review });
        }
        let Some(level) = self.level(&room) else { return Ok(ReviewState::Absent { possible: false }) };
        {
            let mut jobs = self.reviews.jobs();
            if let Some(job) = jobs.get_mut(id) {
                job.askers.insert(who.player.clone());
            } else {
                if jobs.len() >= self.limits.reviews_waiting {
                    return Err(ApiError::RateLimited { wait: Millis::from_secs(30) });
                }
                let job = Job {
                    number: jobs.values().map(|job| job.number + 1).max().unwrap_or_default(),
                    positions: u32::try_from(room.moves().len() + 1).unwrap_or(u32::MAX),
                    judged: Arc::default(),
                    stop: self.stop.child_token(),
                    askers: BTreeSet::from([who.player.clone()]),
                };
                let (judged, stop) = (Arc::clone(&job.judged), job.stop.clone());
                jobs.insert(id.clone(), job);
                self.tasks.spawn(Arc::clone(self).make_review(room, level, judged, stop));
            }
        }
        Ok(self.reviews.progress(id).unwrap_or(ReviewState::Absent { possible: true }))
    }

    /// Withdraws this player's request. The review ends if nobody else has asked for it.
    pub(super) async fn cancel_review(&self, id: &RoomId, who: &Identity) -> Result<ReviewState, ApiError> {
        {
            let mut jobs = self.reviews.jobs();
            if let Some(job) = jobs.get_mut(id) {
                job.askers.remove(&who.player);
                if job.askers.is_empty() {
                    job.stop.cancel();
                    jobs.remove(id);
                }
            }
        }
        self.review(id, Some(who)).await
    }

    /// The finished game, if this viewer may see it.
    async fn reviewed(&self, id: &RoomId, who: Option<&Identity>) -> Result<Room, ApiError> {
        let events = self.load_shown(id, who).await?;
        let room = Room::replay(id.clone(), events).ok_or(ApiError::NotFound)?;
        actor::game_row(&room.summary()).ok_or(ApiError::NotFound)?;
        Ok(room)
    }

    /// The level of the engine that reviews this game; `None` if no engine can.
    fn level(&self, room: &Room) -> Option<Level> {
        let level = Level::new(Level::count(&room.setup()))?;
        (!room.moves().is_empty() && room.moves().len() <= self.limits.review_moves).then_some(level)
    }

    /// The stored review. A review made by an earlier version of the engine counts as absent.
    async fn stored_review(&self, id: &RoomId) -> Result<Option<Review>, ApiError> {
        let stored = self.store.review(id).await?;
        let review = stored.and_then(|bytes| serde_json::from_slice::<Review>(&bytes).ok());
        Ok(review.filter(|review| review.version == VERSION))
    }

    /// Waits until no other review is being made, then makes the review and stores it.
    async fn make_review(self: Arc<Self>, room: Room, level: Level, judged: Arc<AtomicU32>, stop: CancellationToken) {
        let work = async {
            let _turn = self.reviews.turn.acquire().await.ok()?;
            let judgments = self.judge_all(&room, level, &judged).await;
            let bytes = serde_json::to_vec(&wire::review(&room, &judgments)).ok()?;
            self.store
                .put_review(room.id(), &bytes)
                .await
                .map_err(|error| {
                    tracing::warn!(room = %room.id(), %error, "a review was not stored");
                })
                .ok()
        };
        if stop.run_until_cancelled(work).await.is_some() {
            self.reviews.jobs().remove(room.id());
        }
    }

    /// Judges every position. The threads get each position as a separate task, so a bot never has to wait for the whole review.
    async fn judge_all(&self, room: &Room, level: Level, judged: &AtomicU32) -> Vec<Option<Judgment>> {
        let mut judgments = Vec::with_capacity(room.moves().len() + 1);
        for (seed, position) in (0..).zip(room.positions()) {
            judgments.push(self.judge(&position, level, seed).await);
            judged.fetch_add(1, Ordering::Relaxed);
        }
        judgments
    }

    async fn judge(&self, position: &Position, level: Level, seed: u64) -> Option<Judgment> {
        loop {
            let position = position.clone();
            let thinking = self.bots.think(Effort::Long, move |stop| judge(&position, level, seed, stop));
            match thinking {
                Some(mut thinking) => return thinking.result().await.flatten(),
                None => tokio::time::sleep(RETRY).await,
            }
        }
    }
}
