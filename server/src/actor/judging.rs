//! Judges a move before it is played, if its player wants a warning before a blunder. Meanwhile, the room handles other requests.

use super::fair::Arrival;
use super::handle::{Answer, Judged};
use super::run::Actor;
use crate::bots::{Effort, Thinking};
use crate::budget::Payer;
use crate::limits::budgets::Cost;
use crate::wire::{Asked, Refused};
use ::bots::review::{is_blunder, judge};
use futures_util::FutureExt as _;
use room::{Command, CommandId, Event, Level, Millis, PlayCommand, Role, Spared, Viewer};
use rules::{Color, Move, Point};
use std::ops::ControlFlow;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout_at};

/// How long a move waits for its judgment. After that, it is played.
const PATIENCE: Millis = Millis(1_500);
/// A judgment compares three positions. This is the most time for the search of one of them. The three searches
/// together take less than [`PATIENCE`].
const LONGEST: Duration = Duration::from_millis(400);
/// If the clock of a player can run out within this time, the move is played without being judged. After a warning,
/// there would be no time to think again.
const SHORT: Millis = Millis::from_secs(10);

/// A command, and how it reached the server.
pub(super) struct Held {
    pub(super) arrival: Arrival,
    pub(super) who: Viewer,
    pub(super) id: Option<CommandId>,
    pub(super) command: Asked,
    pub(super) fingerprint: u64,
}

impl Held {
    /// Whether `other` is the same command as this one, sent again.
    fn is_repeated_by(&self, other: &Self) -> bool {
        let is_named = self.id.is_some() && self.who.player.is_some();
        is_named && self.id == other.id && self.who.player == other.who.player && self.fingerprint == other.fingerprint
    }
}

/// The move that is being judged, if there is one.
#[derive(Default)]
pub(super) struct Judging {
    running: Option<Running>,
    warned: Warned,
}

/// The moves of which the player to move was warned in a position. A player who tries one of them again is warned without another
/// search and without another event.
#[derive(Default)]
struct Warned {
    /// The moves of the game that lead to this position.
    moves: Vec<(Color, Move)>,
    /// How many warnings the player had in this game before the first warning in this list. Warnings of moves that were
    /// taken back are included.
    before: usize,
    points: Vec<Point>,
}

impl Warned {
    /// Whether the player was warned of this move in this position. `warnings` is how many warnings of the player are stored. If the
    /// latest warning was not stored, its move leaves the list.
    fn contains(&mut self, moves: &[(Color, Move)], warnings: usize, point: Point) -> bool {
        if self.moves != moves || warnings < self.before {
            *self = Warned { moves: moves.to_vec(), before: warnings, points: Vec::new() };
        }
        self.points.truncate(warnings - self.before);
        self.points.contains(&point)
    }
}

struct Running {
    held: Held,
    answer: oneshot::Sender<Result<u64, Refused>>,
    /// Receives the answer. Each repetition of the command gets a clone.
    judged: Judged,
    /// The moves of the game when the judgment began. Their number is not enough, because a player can take back a move and play another.
    moves: Vec<(Color, Move)>,
    until: Instant,
    thinking: Thinking<Option<bool>>,
}

impl Judging {
    pub(super) const fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Ends the running judgment and refuses its move, because the player has sent another one.
    fn replace(&mut self, next: Option<Running>) {
        if let Some(replaced) = std::mem::replace(&mut self.running, next) {
            let _ = replaced.answer.send(Err(Refused::outdated()));
        }
    }

    /// Whether the move is a blunder; `false` if there is no judgment in time. If no move is being judged, this method never returns.
    pub(super) async fn judged(&mut self) -> bool {
        let Some(Running { until, thinking, .. }) = &mut self.running else { return std::future::pending().await };
        matches!(timeout_at(*until, thinking.result()).await, Ok(Some(Some(true))))
    }
}

impl Actor {
    /// Begins to judge the move of a command, if its player wants that. Breaks with the answer, or continues with the command if
    /// it must be executed now.
    pub(super) async fn hold(&mut self, held: Held) -> ControlFlow<Answer, Held> {
        let Asked::Command(command @ Command::Play(PlayCommand::PlaceUnlessBlunder(_))) = &held.command else {
            return ControlFlow::Continue(held);
        };
        if let Err(refused) = self.reload_if_stale().await {
            return ControlFlow::Break(Answer::Now(Err(refused)));
        }
        let Some((seat, point)) = self.room.careful_move(&held.who, command) else { return ControlFlow::Continue(held) };
        if let Some(running) = self.judging.running.as_ref().filter(|running| running.held.is_repeated_by(&held)) {
            return ControlFlow::Break(Answer::Later(running.judged.clone()));
        }
        if self.done_before(&held.who, held.id.as_ref(), held.fingerprint).is_some() {
            return ControlFlow::Continue(held);
        }
        // A player who has not received a warning can send the same move again. The move is then refused again, even if
        // the player has no more warnings.
        let warnings = self.room.turn().map_or(0, |color| self.room.warnings(color));
        if self.judging.warned.contains(self.room.moves(), warnings, point) {
            self.judging.replace(None);
            return ControlFlow::Break(Answer::Now(Err(Refused::blunder())));
        }
        // While a move is judged, the opponent could claim the game from a player who is away.
        let is_away = self.subscribers.attendance().away()[seat].is_some();
        if is_away || self.room.wants_judgment(&held.who, command).is_none() {
            return ControlFlow::Continue(held);
        }
        let Some(thinking) = self.judge(held.arrival, &held.who, point) else { return ControlFlow::Continue(held) };
        let until = self.shared.timeline.instant(self.now() + PATIENCE);
        let (answer, answered) = oneshot::channel();
        let judged = answered.shared();
        let running = Running { held, answer, judged: judged.clone(), moves: self.room.moves().to_vec(), until, thinking };
        self.judging.replace(Some(running));
        ControlFlow::Break(Answer::Later(judged))
    }

    /// Starts the search. `None` if there is no time for it, the player has had too many moves judged, or too many
    /// searches are waiting.
    fn judge(&self, arrival: Arrival, who: &Viewer, point: Point) -> Option<Thinking<Option<bool>>> {
        if self.room.deadline().is_some_and(|at| at < self.now() + SHORT) {
            return None;
        }
        self.shared.budgets.take(Cost::Judgment, Payer::player(Some(who.player.as_ref()?), arrival.address)).ok()?;
        let level = Level::new(Level::count(&self.room.terms().setup))?;
        let (position, timeline) = (self.room.position().clone(), self.shared.timeline.clone());
        self.shared.bots.think(Effort::Aid, move |unwanted| {
            is_blunder(&position, Move::Place(point), |position| {
                let ends = timeline.elapsed() + LONGEST;
                judge(position, level, 0, &|| unwanted() || timeline.elapsed() >= ends)
            })
        })
    }

    /// Executes the command whose move has been judged, and answers it.
    pub(super) async fn play_judged(&mut self, is_blunder: bool) {
        let Some(Running { held, answer, moves, .. }) = self.judging.running.take() else { return };
        let done = if self.room.moves() == moves { self.execute(held, is_blunder).await } else { Err(Refused::outdated()) };
        let _ = answer.send(done);
    }

    /// Executes a command. Returns its answer.
    pub(super) async fn execute(&mut self, held: Held, is_blunder: bool) -> Result<u64, Refused> {
        let Held { arrival, who, id, command, fingerprint } = held;
        self.check_banned(&who)?;
        let done = match command {
            Asked::Command(command) => self.command(arrival, &who, id, command, fingerprint, is_blunder).await,
            Asked::Plan(command) => self.plan(arrival, &who, id, command, fingerprint).await,
        };
        // The answer comes after the command's events. If the sender is a spectator, they may be waiting in a batch.
        if self.room.role(&who) == Role::Spectator {
            self.flush();
        }
        done
    }

    /// If the decision about a command is to warn the player, stores the warning, and returns the refusal of the command. The event
    /// does not get the id of the command, because the command has not taken effect.
    pub(super) async fn warn(&mut self, who: &Viewer, command: &Command, events: &[Event], now: Millis) -> Result<(), Refused> {
        let (Command::Play(PlayCommand::PlaceUnlessBlunder(point)), [Event::AidUsed { .. }]) = (command, events) else {
            return Ok(());
        };
        // The move enters the list before its warning is stored, because the result of storing can be unknown. If the
        // warning turns out to be stored, the list refuses the same move again. If not, the move leaves the list when
        // the next move is compared with the list.
        self.judging.warned.points.push(*point);
        self.commit(who.player.clone(), None, events.to_vec(), now, Spared::NONE).await?;
        Err(Refused::blunder())
    }
}
