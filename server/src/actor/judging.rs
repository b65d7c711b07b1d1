//! Judges a move before it is played, if its player wants a warning before a blunder. Meanwhile, the room handles other requests.

use super::fair::Arrival;
use super::run::Actor;
use crate::bots::{Effort, Thinking};
use crate::wire::{Asked, Refused};
use ::bots::review::{is_blunder, judge};
use room::{Command, CommandId, Event, Level, Millis, PlayCommand, Spared, Viewer};
use rules::{Move, Point};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout_at};

/// How long a move waits for its judgment. After that, it is played.
const PATIENCE: Millis = Millis(1_500);
/// The longest search for each of the three positions that a judgment compares. Together, they take less than [`PATIENCE`].
const LONGEST: Duration = Duration::from_millis(400);
/// If the clock of a player can run out within this time, the move is played without being judged. After a warning,
/// there would be no time to think again.
const SHORT: Millis = Millis::from_secs(10);

/// A command, and how to answer it.
pub(super) struct Held {
    pub(super) arrival: Arrival,
    pub(super) who: Viewer,
    pub(super) id: Option<CommandId>,
    pub(super) command: Asked,
    pub(super) fingerprint: u64,
    pub(super) answer: oneshot::Sender<Result<u64, Refused>>,
}

/// The move that is being judged, if there is one.
#[derive(Default)]
pub(super) struct Judging {
    running: Option<Running>,
    /// The moves of which the player to move was warned in this position. A player who tries one of them again is warned without
    /// another search and without another event.
    warned: Vec<Point>,
}

struct Running {
    held: Held,
    /// The number of moves in the game when the judgment began.
    moves: usize,
    until: Instant,
    thinking: Thinking<Option<bool>>,
}

impl Judging {
    pub(super) const fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Whether the move is a blunder; `false` if there is no judgment in time. If no move is being judged, this method never returns.
    pub(super) async fn judged(&mut self) -> bool {
        let Some(Running { until, thinking, .. }) = &mut self.running else { return std::future::pending().await };
        matches!(timeout_at(*until, thinking.result()).await, Ok(Some(Some(true))))
    }
}

impl Actor {
    /// Begins to judge the move of a command, if its player wants that. Returns the command if it must be executed now.
    pub(super) fn hold(&mut self, held: Held) -> Option<Held> {
        let Asked::Command(command) = &held.command else { return Some(held) };
        let Some(point) = self.room.wants_judgment(&held.who, command) else { return Some(held) };
        if self.stale || self.done_before(&held.who, held.id.as_ref(), held.fingerprint).is_some() {
            return Some(held);
        }
        self.judging.warned.truncate(self.room.turn().map_or(0, |color| self.room.warnings(color)));
        if self.judging.warned.contains(&point) {
            let _ = held.answer.send(Err(Refused::blunder()));
            return None;
        }
        let Some(thinking) = self.judge(&held.who, point) else { return Some(held) };
        let until = self.shared.timeline.instant(self.now() + PATIENCE);
        let running = Running { held, moves: self.room.moves().len(), until, thinking };
        if let Some(replaced) = self.judging.running.replace(running) {
            let _ = replaced.held.answer.send(Err(Refused::outdated()));
        }
        None
    }

    /// Starts the search. `None` if there is no time for it, the player has had too many moves judged, or too many
    /// searches are waiting.
    fn judge(&self, who: &Viewer, point: Point) -> Option<Thinking<Option<bool>>> {
        if self.room.deadline().is_some_and(|at| at < self.now() + SHORT) {
            return None;
        }
        self.shared.judgments.take(who.player.as_ref()?).ok()?;
        let level = Level::new(Level::count(&self.room.terms().setup))?;
        let (position, timeline) = (self.room.position().clone(), self.shared.timeline.clone());
        self.shared.bots.think(Effort::Aid, move |unwanted| {
            is_blunder(&position, Move::Place(point), |position| {
                let ends = timeline.elapsed() + LONGEST;
                judge(position, level, 0, &|| unwanted() || timeline.elapsed() >= ends)
            })
        })
    }

    /// Executes the command whose move has been judged.
    pub(super) async fn play_judged(&mut self, is_blunder: bool) {
        let Some(Running { held, moves, .. }) = self.judging.running.take() else { return };
        if self.room.moves().len() == moves {
            self.execute(held, is_blunder).await;
        } else {
            let _ = held.answer.send(Err(Refused::outdated()));
        }
    }

    /// Executes a command and answers it.
    pub(super) async fn execute(&mut self, held: Held, is_blunder: bool) {
        let Held { arrival, who, id, command, fingerprint, answer } = held;
        let done = match command {
            Asked::Command(command) => self.command(arrival, &who, id, command, fingerprint, is_blunder).await,
            Asked::Plan(command) => self.plan(arrival, &who, id, command, fingerprint).await,
        };
        // Events for spectators may be waiting in a batch. Send them first, so that the answer comes after the command's events.
        self.flush();
        let _ = answer.send(done);
    }

    /// If the decision about a command is to warn the player, stores the warning, and returns the refusal of the command. The event
    /// does not get the id of the command, because the command has not taken effect.
    pub(super) async fn warn(&mut self, who: &Viewer, command: &Command, events: &[Event], now: Millis) -> Result<(), Refused> {
        let (Command::Play(PlayCommand::PlaceUnlessBlunder(point)), [Event::AidUsed { .. }]) = (command, events) else {
            return Ok(());
        };
        self.commit(who.player.clone(), None, events.to_vec(), now, Spared::NONE).await?;
        self.judging.warned.push(*point);
        Err(Refused::blunder())
    }
}
