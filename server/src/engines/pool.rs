//! Decides which engines run. A process belongs to one game. After a move, the process stays for a while, because the
//! game is likely to need it again. The process ends earlier if another game needs its place.

use super::engine::Engine;
use super::file::EngineList;
use super::process::Fault;
use super::talk::{Game, Reply, Talk};
use room::EngineId;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, TryAcquireError};
use tokio_util::sync::CancellationToken;
use tokio_util::task::AbortOnDropHandle;

/// How often the server looks for processes that nobody has needed for a while.
const ROUND: Duration = Duration::from_secs(15);
/// A process ends when it was not needed for this many rounds.
const ROUNDS: u8 = 12;
/// How many times an engine is asked for one move before the room learns that the engine does not answer. After each
/// failure, a new process is asked.
const ATTEMPTS: usize = 2;

/// All engines that the operator has configured, and their processes.
pub(crate) struct Engines {
    list: EngineList,
    /// Limits how many processes of all engines run at the same time.
    processes: Arc<Semaphore>,
    bench: Mutex<Bench>,
}

/// The processes that wait for their games to go on.
#[derive(Default)]
struct Bench {
    /// The process that has waited longest comes first.
    idle: VecDeque<Idle>,
    /// How many games wait for a place. As long as a game waits, each process ends as soon as it has answered. The
    /// process does not wait for its game to go on.
    waiting: usize,
}

struct Idle {
    running: Running,
    rounds: u8,
}

/// A running engine and its place among the processes.
struct Running {
    talk: Talk,
    _place: Place,
}

/// The right to run a process.
struct Place {
    _of_all: OwnedSemaphorePermit,
    _of_engine: OwnedSemaphorePermit,
}

/// A question to an engine. Dropping it ends the engine's process, because the protocols have no word that stops a search.
pub(crate) struct Asking(AbortOnDropHandle<Option<Reply>>);

impl Asking {
    /// The answer; `None` if the engine has failed.
    pub(crate) async fn result(&mut self) -> Option<Reply> {
        (&mut self.0).await.ok().flatten()
    }
}

impl Engines {
    /// The engines of this list, with at most this many processes at the same time.
    pub(crate) fn new(list: EngineList, processes: usize) -> Engines {
        Engines { list, processes: Arc::new(Semaphore::new(processes)), bench: Mutex::default() }
    }

    pub(crate) fn list(&self) -> &EngineList {
        &self.list
    }

    pub(crate) fn all(&self) -> &[Arc<Engine>] {
        self.list.all()
    }

    /// The engine with this id; `None` if the operator's list has no such engine.
    pub(crate) fn find(&self, id: &EngineId) -> Option<&Arc<Engine>> {
        self.all().iter().find(|engine| engine.id == *id)
    }

    /// Asks an engine for its move. Each game asks for one move at a time.
    pub(crate) fn ask(self: &Arc<Self>, engine: &Arc<Engine>, game: Game) -> Asking {
        let (engines, engine) = (Arc::clone(self), Arc::clone(engine));
        Asking(AbortOnDropHandle::new(tokio::spawn(async move { engines.answer(&engine, &game).await })))
    }

    async fn answer(&self, engine: &Arc<Engine>, game: &Game) -> Option<Reply> {
        for _ in 0..ATTEMPTS {
            let mut running = match self.running(engine, game).await {
                Ok(running) => running,
                Err(fault) => {
                    note(engine, game, &fault, "");
                    continue;
                }
            };
            match running.talk.answer(game).await {
                Ok(reply) => {
                    self.put_back(running);
                    return Some(reply);
                }
                Err(fault) => note(engine, game, &fault, &running.talk.last_words()),
            }
        }
        None
    }

    /// The process that already plays this game, or a new one.
    async fn running(&self, engine: &Arc<Engine>, game: &Game) -> Result<Running, Fault> {
        let known = {
            let mut bench = self.bench();
            let at = bench
                .idle
                .iter()
                .position(|idle| idle.running.talk.room == game.room && idle.running.talk.engine.id == engine.id);
            at.and_then(|at| bench.idle.remove(at))
        };
        if let Some(idle) = known {
            return Ok(idle.running);
        }
        let place = self.place(engine).await.ok_or(Fault::Ended)?;
        Ok(Running { talk: Talk::start(engine, game)?, _place: place })
    }

    /// A place for a new process. If no place is free, ends the process that has waited longest for its game to go on.
    /// If no process waits, the new process has to wait until a place is free. `None` while the server stops.
    async fn place(&self, engine: &Engine) -> Option<Place> {
        let waits = {
            let mut bench = self.bench();
            loop {
                match self.free_place(engine) {
                    Ok(place) => return Some(place),
                    Err(TryAcquireError::Closed) => return None,
                    Err(TryAcquireError::NoPermits) => {}
                }
                // Another engine's process makes room only if the limit for all engines is reached.
                let all_taken = self.processes.available_permits() == 0;
                let at = bench.idle.iter().position(|idle| all_taken || idle.running.talk.engine.id == engine.id);
                if at.and_then(|at| bench.idle.remove(at)).is_none() {
                    break;
                }
            }
            Waits::new(self, &mut bench)
        };
        let of_engine = Arc::clone(&engine.processes).acquire_owned().await.ok()?;
        if self.processes.available_permits() == 0 {
            self.bench().idle.pop_front();
        }
        let of_all = Arc::clone(&self.processes).acquire_owned().await.ok()?;
        drop(waits);
        Some(Place { _of_all: of_all, _of_engine: of_engine })
    }

    fn free_place(&self, engine: &Engine) -> Result<Place, TryAcquireError> {
        let of_engine = Arc::clone(&engine.processes).try_acquire_owned()?;
        let of_all = Arc::clone(&self.processes).try_acquire_owned()?;
        Ok(Place { _of_all: of_all, _of_engine: of_engine })
    }

    /// Keeps a process for the next move of its game.
    fn put_back(&self, running: Running) {
        let mut bench = self.bench();
        if bench.waiting == 0 && !self.processes.is_closed() {
            bench.idle.push_back(Idle { running, rounds: 0 });
        }
    }

    fn bench(&self) -> MutexGuard<'_, Bench> {
        self.bench.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends processes that are no longer needed, and all processes when the server stops.
    pub(crate) async fn tend(self: Arc<Self>, stop: CancellationToken) {
        while tokio::time::timeout(ROUND, stop.cancelled()).await.is_err() {
            self.bench().idle.retain_mut(|idle| {
                idle.rounds += 1;
                idle.rounds <= ROUNDS
            });
        }
        self.processes.close();
        self.bench().idle.clear();
    }
}

/// A game that waits for a place. It is counted until this value is dropped.
struct Waits<'a>(&'a Engines);

impl<'a> Waits<'a> {
    fn new(engines: &'a Engines, bench: &mut Bench) -> Waits<'a> {
        bench.waiting += 1;
        Waits(engines)
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.bench().waiting -= 1;
    }
}

/// Logs and counts a fault.
fn note(engine: &Engine, game: &Game, fault: &Fault, last_words: &str) {
    tracing::warn!(engine = %engine.name, room = %game.room, %fault, last_words, "an engine was stopped");
    metrics::counter!("tengen_engine_faults_total", "engine" => engine.name.clone(), "fault" => fault.as_str()).increment(1);
}
