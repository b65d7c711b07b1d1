//! All rooms on the server, in memory and in the store, and the lists of rooms.
//!
//! A room is loaded when it is requested or its deadline passes. It leaves memory when it has not been used for a while.

mod aids;
mod alarms;
mod bots;
mod catalog;
mod challenge;
mod challenges;
mod create;
mod heartbeat;
mod list;
mod news;
mod online;
mod operator;
mod past;
mod registry;
mod reviews;
mod series;
mod stream;
mod upload;
mod vacate;

pub use online::Visit;
pub use stream::Stream;

use crate::actor::{self, RoomHandle};
use crate::auth::Identity;
use crate::bans::Bans;
use crate::bots::Pool;
use crate::budget::Budgets;
use crate::engines::{EngineList, Engines};
use crate::error::ApiError;
use crate::high_water::HighWater;
use crate::limits::Limits;
use crate::mode::CurrentMode;
use crate::timeline::Timeline;
use crate::wire::{self, Frame};
use aids::Answers;
use alarms::Alarms;
use catalog::Catalog;
pub(crate) use catalog::Listed;
use news::News;
use online::Online;
use registry::Registry;
use reviews::Reviews;
use room::{Millis, Recorded, Refusal, Role, Room, RoomId};
use std::sync::Arc;
use std::time::Duration;
use store::{Reopened, Store};
use tokio::sync::{Semaphore, watch};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// All rooms on the server.
#[derive(Clone)]
pub struct Lobby(Arc<Shared>);

/// State shared by the tasks of the rooms.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) timeline: Timeline,
    pub(crate) limits: Limits,
    /// Canceled when the server begins to stop.
    pub(crate) stop: CancellationToken,
    /// Canceled when all rooms have ended. By then, every message to be sent is queued.
    pub(crate) drained: CancellationToken,
    pub(crate) tasks: TaskTracker,
    /// The tasks of the rooms only.
    pub(crate) rooms: TaskTracker,
    pub(crate) registry: Registry,
    pub(crate) catalog: Catalog,
    pub(crate) alarms: Alarms,
    /// Limits how many proposals of dead stones are computed concurrently.
    pub(crate) proposals: Arc<Semaphore>,
    /// Limits how many uploaded games are replayed concurrently.
    uploads: Arc<Semaphore>,
    /// The threads on which the bots think.
    pub(crate) bots: Pool,
    /// The engines that the operator has configured.
    pub(crate) engines: Arc<Engines>,
    answers: Answers,
    /// What everybody may still spend.
    pub(crate) budgets: Budgets,
    reviews: Reviews,
    online: Online,
    /// Tells the readers of streams what concerns them.
    pub(crate) news: News,
    create: create::Gate,
    lobby: watch::Sender<Frame>,
    /// What the operator allows.
    mode: CurrentMode,
    /// Who is kept out.
    pub(crate) bans: Arc<Bans>,
    /// When the server stops at the latest, because the operator has ordered it; `None` without such an order.
    stops_by: watch::Sender<Option<Millis>>,
    /// Whether the database has too little space for new things.
    high_water: HighWater,
}

impl Lobby {
    /// Creates a lobby with no room in memory.
    #[must_use]
    pub fn new(
        store: Arc<dyn Store>,
        timeline: Timeline,
        limits: Limits,
        engines: EngineList,
        budgets: Budgets,
        tasks: TaskTracker,
        stop: CancellationToken,
    ) -> Self {
        let catalog = Catalog::new(&limits);
        let bans = Arc::new(Bans::new(Arc::clone(&store)));
        let (lobby, _) = watch::channel(wire::lobby(catalog.lobby(timeline.now(), 0)));
        Self(Arc::new(Shared {
            store,
            timeline,
            stop,
            drained: CancellationToken::new(),
            tasks,
            rooms: TaskTracker::new(),
            registry: Registry::new(limits.rooms_in_memory),
            catalog,
            alarms: Alarms::default(),
            proposals: Arc::new(Semaphore::new(limits.proposals_at_once)),
            uploads: Arc::new(Semaphore::new(limits.uploads_at_once)),
            bots: Pool::new(limits.threads_for_bots(), limits.bots_waiting),
            engines: Arc::new(Engines::new(engines, limits.engine_processes)),
            answers: Answers::default(),
            budgets,
            reviews: Reviews::default(),
            online: Online::default(),
            news: News::default(),
            create: create::Gate::new(),
            lobby,
            mode: CurrentMode::default(),
            bans,
            stops_by: watch::Sender::new(None),
            high_water: HighWater::default(),
            limits,
        }))
    }

    /// Fills the lobby from the store, lets the timeline run, and starts the tasks that store the heartbeat, watch the deadlines,
    /// renew the lobby message, wake the bots, and end engines that nobody needs.
    pub async fn open(&self, reopened: Reopened) {
        for waiting in reopened.waiting {
            // With a broadcast delay, a game that is over is listed as live until its end is shown. For that, the room
            // must be in memory, so the alarm is due immediately.
            let at = if waiting.over { reopened.last } else { waiting.deadline };
            self.0.alarms.set(&waiting.room, Some(at));
        }
        if let Err(error) = self.0.fill().await {
            tracing::warn!(code = %error.code().as_str(), "could not fill the lobby; rooms are listed when they are next used");
        }
        let shared = &self.0;
        shared.timeline.begin();
        shared.tasks.spawn(heartbeat::beat(Arc::clone(shared)));
        shared.tasks.spawn(alarms::watch(Arc::clone(shared)));
        shared.tasks.spawn(list::renew(Arc::clone(shared)));
        shared.tasks.spawn(bots::wake(Arc::clone(shared)));
        shared.tasks.spawn(Arc::clone(&shared.engines).tend(shared.stop.clone()));
    }

    /// Creates a room with the host seated.
    ///
    /// # Errors
    /// [`ApiError::RateLimited`]; `too_many` if the player has too many open rooms; [`ApiError::Unavailable`];
    /// [`ApiError::Draining`].
    pub async fn create(&self, terms: room::Terms, host: &Identity) -> Result<RoomId, ApiError> {
        self.0.create(terms, host).await
    }

    /// Stores a finished game that was played on one device without a server, by two people or against a bot. `host`,
    /// who uploads the game, gets the host's seat. Returns the game's id, and whether it is new.
    ///
    /// # Errors
    /// [`ApiError::RateLimited`]; the refusal of the first act that is not possible; [`ApiError::Invalid`] if the game is not over;
    /// [`ApiError::Unavailable`]; [`ApiError::Draining`].
    pub async fn upload(&self, game: protocol::DeviceGame, host: &Identity) -> Result<(RoomId, bool), ApiError> {
        self.0.upload(game, host).await
    }

    /// A room, loaded if necessary.
    ///
    /// # Errors
    /// [`ApiError::NotFound`]; `too_many` if too many rooms are in memory; [`ApiError::Unavailable`];
    /// [`ApiError::Draining`].
    pub async fn room(&self, id: &RoomId) -> Result<RoomHandle, ApiError> {
        self.0.room(id).await
    }

    /// Open seeks, live games, and the viewer's unfinished rooms.
    ///
    /// # Errors
    /// [`ApiError::Unavailable`] if the store does not respond.
    pub async fn list(&self, viewer: Option<&Identity>) -> Result<protocol::RoomList, ApiError> {
        self.0.list(viewer).await
    }

    /// The unfinished rooms that the lobby knows, newest first, and whether each is public. The operator sees them as their players do.
    #[must_use]
    pub fn unfinished(&self) -> Vec<(protocol::RoomSummary, bool)> {
        self.0.catalog.all()
    }

    /// The latest `lobby` message, encoded once for all viewers. Changes at most once per `lobby_ms`.
    #[must_use]
    pub fn watch(&self) -> watch::Receiver<Frame> {
        self.0.lobby.subscribe()
    }

    /// The complete record of a finished game. Does not keep its room in memory.
    ///
    /// # Errors
    /// [`ApiError::NotFound`] if the game does not exist or is not over, or if this viewer must not learn yet that it is over; the
    /// refusal `closed` if the room does not admit the viewer; [`ApiError::Unavailable`].
    pub async fn record(&self, id: &RoomId, who: Option<&Identity>) -> Result<protocol::GameDetail, ApiError> {
        self.0.record(id, who).await
    }

    /// The score of the series that a room belongs to. `plays` says whether the caller is one of the room's players.
    ///
    /// # Errors
    /// [`ApiError::NotFound`] if the room belongs to no series; [`ApiError::Unavailable`].
    pub async fn series(&self, summary: &room::Summary, plays: bool) -> Result<protocol::SeriesScore, ApiError> {
        self.0.series_score(summary, plays).await
    }

    /// A finished game as an SGF file.
    ///
    /// # Errors
    /// See [`Lobby::record`].
    pub async fn sgf(&self, id: &RoomId, who: Option<&Identity>) -> Result<String, ApiError> {
        self.0.sgf(id, who).await
    }

    /// The engine's answer to a player who has used an aid for the current position.
    ///
    /// # Errors
    /// [`ApiError::NotFound`] if the player has not used the aid for this position, or the engine has no answer;
    /// [`ApiError::RateLimited`] if too many searches are waiting.
    pub async fn aid(&self, id: &RoomId, who: &Identity, aid: room::Aid) -> Result<protocol::AidAnswer, ApiError> {
        self.0.aid(id, who, aid).await
    }

    /// How far the review of a finished game is.
    ///
    /// # Errors
    /// See [`Lobby::record`].
    pub async fn review(&self, id: &RoomId, who: Option<&Identity>) -> Result<protocol::ReviewState, ApiError> {
        self.0.review(id, who).await
    }

    /// Asks for the review of a finished game.
    ///
    /// # Errors
    /// See [`Lobby::record`]; also [`ApiError::RateLimited`] if too many reviews are waiting.
    pub async fn ask_for_review(&self, id: &RoomId, who: &Identity) -> Result<protocol::ReviewState, ApiError> {
        self.0.ask_for_review(id, who).await
    }

    /// Withdraws a player's request for a review.
    ///
    /// # Errors
    /// See [`Lobby::record`].
    pub async fn cancel_review(&self, id: &RoomId, who: &Identity) -> Result<protocol::ReviewState, ApiError> {
        self.0.cancel_review(id, who).await
    }

    /// The engines that the operator has configured.
    #[must_use]
    pub fn engines(&self) -> protocol::Engines {
        protocol::Engines { engines: self.0.engines.all().iter().map(|engine| engine.info()).collect() }
    }

    /// Counts a person as connected until the returned value is dropped.
    #[must_use]
    pub fn enter(&self, who: Option<&Identity>) -> Visit {
        Online::enter(&self.0, who)
    }

    /// Completes when all rooms have ended and every message to be sent is queued.
    pub async fn drained(&self) {
        self.0.drained.cancelled().await;
    }

    /// Waits until all pending commands are stored and answered, and then stores the last heartbeat. Call it after `stop` has
    /// been canceled.
    pub async fn drain(&self) {
        self.0.rooms.close();
        let patience = Duration::from_millis(self.0.limits.stop_ms);
        if tokio::time::timeout(patience, self.0.rooms.wait()).await.is_err() {
            tracing::error!("some rooms did not stop in time; every acknowledged command is stored");
        }
        if let Err(error) = self.0.store.heartbeat(self.0.timeline.now()).await {
            tracing::warn!(%error, "the last heartbeat was not stored");
        }
        self.0.drained.cancel();
    }
}

impl Shared {
    pub(crate) async fn room(self: &Arc<Self>, id: &RoomId) -> Result<RoomHandle, ApiError> {
        self.registry.get(id, || actor::open(self, id)).await
    }

    /// Lists a room that was stored but is not in memory.
    pub(crate) fn announce(&self, room: &Room, events: &[Recorded]) {
        let now = self.timeline.now();
        Listed::stored(room, events, now, |listed| self.catalog.put_unattended(listed, now));
        self.alarms.set(room.id(), room.deadline());
        self.news.tell(room);
    }

    pub(crate) async fn record(&self, id: &RoomId, who: Option<&Identity>) -> Result<protocol::GameDetail, ApiError> {
        let (events, _) = self.load_shown(id, who).await?;
        wire::detail(id, &events, &actor::viewer(who)).ok_or(ApiError::NotFound)
    }

    /// The events of a room, and the room. Reports a room as not found if its game is over but this viewer must not learn that
    /// yet. Refuses viewers whom the room does not admit.
    async fn load_shown(&self, id: &RoomId, who: Option<&Identity>) -> Result<(Vec<Recorded>, Room), ApiError> {
        let events = self.store.load(id).await?.ok_or(ApiError::NotFound)?;
        let (room, viewer) = (Room::replay(id.clone(), events.iter().cloned()).ok_or(ApiError::NotFound)?, actor::viewer(who));
        if !room.admits(&viewer) {
            return Err(ApiError::Refused(Refusal::Closed.into()));
        }
        if room::shown_from(&events).is_none_or(|from| from <= self.timeline.now()) {
            return Ok((events, room));
        }
        match room.role(&viewer) {
            Role::Player { .. } => Ok((events, room)),
            Role::Spectator => Err(ApiError::NotFound),
        }
    }

    pub(crate) async fn sgf(&self, id: &RoomId, who: Option<&Identity>) -> Result<String, ApiError> {
        let (events, _) = self.load_shown(id, who).await?;
        wire::sgf_text(id, events).ok_or(ApiError::NotFound)
    }
}
