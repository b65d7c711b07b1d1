//! What every part of the server shares.

#[cfg(test)]
pub(crate) mod testing;

use crate::assets::Assets;
use crate::auth::Auth;
use crate::config::Settings;
use crate::lan::Lan;
use crate::listener::{Door, Names, Throttles};
use crate::lobby::Lobby;
use crate::timeline::Timeline;
use metrics_exporter_prometheus::PrometheusHandle;
use room::Millis;
use std::sync::Arc;
use store::Store;
use tokio::sync::Semaphore;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// What every part of the server shares, as `Arc<App>`.
pub struct App {
    /// What the owner wants.
    pub settings: Settings,
    /// Everything that is kept.
    pub store: Arc<dyn Store>,
    /// The only clock.
    pub timeline: Timeline,
    /// Every room.
    pub lobby: Lobby,
    /// Who somebody is.
    pub auth: Auth,
    /// The client that the server carries.
    pub assets: Assets,
    /// Who may come in, and how many.
    pub door: Arc<Door>,
    /// Under which names the server answers.
    pub names: Names,
    /// How often an address may do something.
    pub throttles: Throttles,
    /// SGF files that are read now.
    pub sgf: Arc<Semaphore>,
    /// Where the server is reached from the same network.
    pub lan: Lan,
    /// Cancelled when the owner wants the server to stop: it says that it wants no more visitors.
    pub leaving: CancellationToken,
    /// Cancelled when the server begins to stop, after [`Settings::drain_wait_ms`]: commands are refused as draining, connections close.
    pub stop: CancellationToken,
    /// Every room and connection; the server ends when they have.
    pub tasks: TaskTracker,
    /// Renders `/metrics`; none in a test that has not asked for it.
    pub metrics: Option<PrometheusHandle>,
}

impl App {
    /// Everything that a server shares, over this store. No room is awake yet: call [`Lobby::open`].
    #[must_use]
    pub fn new(
        settings: Settings,
        store: Arc<dyn Store>,
        last: Millis,
        lan: Lan,
        metrics: Option<PrometheusHandle>,
    ) -> Arc<Self> {
        let (stop, tasks, timeline) = (CancellationToken::new(), TaskTracker::new(), Timeline::resume(last));
        let limits = settings.limits.clone();
        Arc::new(Self {
            lobby: Lobby::new(store.clone(), timeline, limits.clone(), settings.lift_rates, tasks.clone(), stop.clone()),
            auth: Auth::new(store.clone(), &limits, settings.behind_tls),
            assets: Assets::default(),
            door: Arc::new(Door::new(&limits, settings.trusted_proxy.clone())),
            names: Names::new(&settings),
            throttles: Throttles::new(&settings),
            sgf: Arc::new(Semaphore::new(limits.sgf_at_once)),
            settings,
            store,
            timeline,
            lan,
            leaving: CancellationToken::new(),
            stop,
            tasks,
            metrics,
        })
    }
}
