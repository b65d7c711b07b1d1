//! State shared by all parts of the server.

#[cfg(test)]
pub(crate) mod testing;

use crate::assets::Assets;
use crate::auth::Auth;
use crate::bans::Bans;
use crate::budget::Budgets;
use crate::config::Settings;
use crate::lan::Lan;
use crate::listener::{Admission, Names};
use crate::lobby::Lobby;
use crate::notice::Notice;
use crate::timeline::Timeline;
use crate::usage::Usage;
use metrics_exporter_prometheus::PrometheusHandle;
use room::Millis;
use std::sync::Arc;
use store::Store;
use tokio::sync::Semaphore;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// State shared by all parts of the server, as `Arc<App>`.
pub struct App {
    /// The settings.
    pub settings: Settings,
    /// The database.
    pub store: Arc<dyn Store>,
    /// The only clock.
    pub timeline: Timeline,
    /// All rooms.
    pub lobby: Lobby,
    /// The guests with their sessions and names.
    pub auth: Auth,
    /// The files of the client.
    pub assets: Assets,
    /// Limits on connections.
    pub admission: Arc<Admission>,
    /// The host names that the server answers to.
    pub names: Names,
    /// What everybody may still spend.
    pub budgets: Budgets,
    /// Who is kept out.
    pub bans: Arc<Bans>,
    /// What the operator announces.
    pub notice: Notice,
    /// Who uses the server most.
    pub usage: Usage,
    /// Limits how many SGF files are read concurrently.
    pub sgf: Arc<Semaphore>,
    /// The addresses of the server on the local network.
    pub lan: Lan,
    /// Canceled when the server begins to stop, or when the operator orders `drain`. `/readyz` then reports that the
    /// server accepts no new visitors.
    pub leaving: CancellationToken,
    /// Canceled when the operator has ordered the end of the server, and it is time to stop.
    pub quit: CancellationToken,
    /// Canceled [`Settings::drain_wait_ms`] milliseconds after the server has begun to stop. From then on, commands are
    /// refused with `draining`, and connections close.
    pub stop: CancellationToken,
    /// The tasks of all rooms and connections. The server exits after they have ended.
    pub tasks: TaskTracker,
    /// Renders `/metrics`; `None` in tests that do not need it.
    pub metrics: Option<PrometheusHandle>,
}

impl App {
    /// Creates the shared state for a store. The timeline stands at `last` until [`Timeline::begin`] is called. The lobby has no
    /// rooms until [`Lobby::open`] is called.
    #[must_use]
    pub fn new(
        settings: Settings,
        store: Arc<dyn Store>,
        last: Millis,
        lan: Lan,
        assets: Assets,
        metrics: Option<PrometheusHandle>,
    ) -> Arc<Self> {
        let (stop, tasks, timeline) = (CancellationToken::new(), TaskTracker::new(), Timeline::held(last));
        let limits = settings.limits.clone();
        let budgets = Budgets::new(&settings, timeline.clone());
        let lobby = Lobby::new(
            store.clone(),
            timeline.clone(),
            limits.clone(),
            settings.engines.clone().unwrap_or_default(),
            budgets.clone(),
            tasks.clone(),
            stop.clone(),
        );
        Arc::new(Self {
            bans: Arc::clone(lobby.bans()),
            lobby,
            auth: Auth::new(store.clone(), &settings, &timeline),
            assets,
            admission: Arc::new(Admission::new(&limits, settings.trusted_proxy.clone(), budgets.clone())),
            names: Names::new(&settings),
            budgets: budgets.clone(),
            notice: Notice::default(),
            usage: Usage::new(timeline.clone()),
            sgf: Arc::new(Semaphore::new(limits.sgf_at_once)),
            settings,
            store,
            timeline,
            lan,
            leaving: CancellationToken::new(),
            quit: CancellationToken::new(),
            stop,
            tasks,
            metrics,
        })
    }
}
