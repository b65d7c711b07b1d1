//! Lets the bot of a room act. The room handles the bot's commands like those of a person.

use super::fair::Arrival;
use super::run::{Actor, RETRY};
use crate::auth::secret;
use crate::bots::{Effort, Next, Outlook, Thinking, after_judging, budget, is_fair, next, opening_command, seat_of_bot};
use ::bots::limits::Limits;
use ::bots::{OpeningAct, Thought};
use room::{Command, CommandId, EndCommand, Level, Millis, PlayCommand, PlayerId, Seat, Step, Viewer};
use rules::{Color, Move, Point, Position};
use std::collections::BTreeSet;
use std::time::Duration;
use tokio::time::Instant;

/// The maximum number of commands that a bot gives in a row without waiting, for example to answer several offers.
const IN_A_ROW: usize = 8;

/// A bot that thinks or judges waits at least this long before it answers, unless its clock allows less. Without this wait, the
/// opponent would see the bot's answer together with their own move.
const SOONEST: Duration = Duration::from_millis(150);

/// What the bot of a room is doing.
#[derive(Default)]
pub(super) struct Bot {
    /// What the bot is thinking about, and the search for the answer.
    thinking: Option<(About, Thinking<Option<Answer>>)>,
    /// The earliest instant at which the bot answers.
    answers_at: Option<Instant>,
    /// How likely the bot is to win, as far as it knows.
    outlook: Outlook,
    /// When the bot tries again. This is set if its latest command was refused, or if its latest search failed or could
    /// not start.
    pub(super) retry_at: Option<Millis>,
}

/// What a search is about. Each move and each takeback changes the number of moves, so the bot recognizes a search about an earlier
/// position.
#[derive(PartialEq, Eq)]
struct About {
    moves: usize,
    turn: Option<Color>,
    /// In an opening, the step.
    step: Option<Step>,
    /// In the scoring phase, the stones that are dead if both players agree.
    dead: BTreeSet<Point>,
}

/// What a bot has found out.
pub(super) enum Answer {
    /// Its move.
    Move(Thought),
    /// What it does in an opening.
    Opening(OpeningAct),
    /// Whether the bot can agree to the dead stones: see [`is_fair`].
    Score(bool),
}

impl Bot {
    pub(super) const fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// The result of the search; `None` if it has failed. If the bot is not thinking, this method never returns.
    pub(super) async fn thought(&mut self) -> Option<Answer> {
        let Some((_, thinking)) = &mut self.thinking else { return std::future::pending().await };
        if let Some(at) = self.answers_at {
            tokio::time::sleep_until(at).await;
        }
        thinking.result().await.flatten()
    }
}

impl Actor {
    /// Lets the bot give the commands that are due, or think about its move. Stops a search about a position that has changed.
    pub(super) async fn attend_to_bot(&mut self) {
        let Some((seat, level)) = seat_of_bot(&self.room) else { return };
        if self.bot.retry_at.is_some_and(|at| at > self.now()) {
            return;
        }
        self.bot.retry_at = None;
        for _ in 0..IN_A_ROW {
            match next(&self.room, seat, level, self.bot.outlook.chance(), secret::seed()) {
                Next::Nothing => return self.bot.thinking = None,
                Next::Think => return self.think(level),
                Next::Open(step) => return self.open(seat, level, step),
                Next::Judge => return self.judge(seat),
                Next::Do(command) => {
                    if !self.do_for_bot(seat, level, command).await {
                        return;
                    }
                }
            }
        }
    }

    /// Does what the bot has decided.
    pub(super) async fn move_for_bot(&mut self, answer: Option<Answer>) {
        // While the bot waits before a retry, `attend_to_bot` does not stop searches, so this answer may be for an
        // earlier position.
        let is_late = self.bot.thinking.take().is_none_or(|(about, _)| about != self.about());
        let Some((seat, level)) = seat_of_bot(&self.room).filter(|_| !is_late) else { return };
        let command = match answer {
            Some(Answer::Move(thought)) => {
                self.bot.outlook.note(thought.action, thought.chance);
                match thought.action {
                    _ if self.bot.outlook.resigns(level, self.room.position()) => EndCommand::Resign.into(),
                    Move::Place(point) if !self.is_full(&viewer_of(seat, level)) => PlayCommand::Place(point).into(),
                    // Once a game has reached the limit of moves, only passes are allowed.
                    Move::Place(_) | Move::Pass => PlayCommand::Pass.into(),
                }
            }
            Some(Answer::Opening(act)) => opening_command(act),
            Some(Answer::Score(is_fair)) => after_judging(&self.room, is_fair),
            None => {
                tracing::error!(room = %self.room.id(), "a bot has found no answer");
                self.bot.retry_at = Some(self.now() + RETRY);
                return;
            }
        };
        self.do_for_bot(seat, level, command).await;
    }

    /// Searches for a move, unless the bot is already doing so.
    fn think(&mut self, level: Level) {
        let (position, seed) = (self.room.position().clone(), secret::seed());
        self.search_in_time(Effort::of(level), position.turn(), move |limits| {
            ::bots::think(&position, level, seed, limits).map(Answer::Move)
        });
    }

    /// Decides what to do in a step of the opening, unless the bot is already doing so.
    fn open(&mut self, seat: Seat, level: Level, step: Step) {
        let (position, first, seed) = (self.room.position().clone(), self.room.first_stone(), secret::seed());
        let Some(color) = self.room.color_of(seat) else { return };
        self.search_in_time(Effort::Long, color, move |limits| {
            ::bots::open(&position, &step, first, level, seed, limits).map(Answer::Opening)
        });
    }

    /// Judges the dead stones, unless the bot is already doing so.
    fn judge(&mut self, seat: Seat) {
        let (position, dead) = (self.room.position().clone(), self.dead());
        let Some(color) = self.room.color_of(seat) else { return };
        self.search(Effort::Long, SOONEST, move |_| match &position {
            Position::Go(game) => Some(Answer::Score(is_fair(game, &dead, color))),
            Position::Gomoku(_) | Position::Othello(_) => None,
        });
    }

    fn about(&self) -> About {
        let (moves, turn, step) = (self.room.moves().len(), self.room.turn(), self.room.opening());
        About { moves, turn, step, dead: self.dead() }
    }

    /// The stones marked as dead or, if a scratch board is open, the stones that are dead according to that board.
    fn dead(&self) -> BTreeSet<Point> {
        self.room.scratch_result().unwrap_or_else(|| self.room.marks().dead.clone())
    }

    /// Searches for as long as the clock of this color allows.
    fn search_in_time(
        &mut self,
        effort: Effort,
        color: Color,
        search: impl FnOnce(Limits<'_>) -> Option<Answer> + Send + 'static,
    ) {
        let timeline = self.shared.timeline.clone();
        let budget = budget(&self.room, color, self.now());
        let ends = timeline.elapsed() + budget;
        self.search(effort, SOONEST.min(budget), move |unwanted| {
            let stop = || unwanted() || timeline.elapsed() >= ends;
            search(Limits { nodes: u64::MAX, stop: &stop })
        });
    }

    /// Starts a search, unless a search about the same position is already running. The bot does not answer before
    /// `soonest` has passed.
    fn search(
        &mut self,
        effort: Effort,
        soonest: Duration,
        search: impl FnOnce(&(dyn Fn() -> bool + Sync)) -> Option<Answer> + Send + 'static,
    ) {
        let about = self.about();
        if self.bot.thinking.as_ref().is_some_and(|(same, _)| *same == about) {
            return;
        }
        let thinking = self.shared.bots.think(effort, search);
        if thinking.is_none() {
            self.bot.retry_at = Some(self.now() + RETRY);
        }
        self.bot.answers_at = Some(self.shared.timeline.instant(self.now()) + soonest);
        self.bot.thinking = thinking.map(|thinking| (about, thinking));
    }

    /// Gives a command on behalf of the bot. If the command is refused, for example because the store does not answer,
    /// the bot tries again later.
    async fn do_for_bot(&mut self, seat: Seat, level: Level, command: Command) -> bool {
        let who = viewer_of(seat, level);
        let arrival = Arrival { read: self.now(), round_trip: None };
        // Without an id, clients would believe that the server itself caused the event.
        let id = CommandId::parse(&secret::seed().to_string());
        let done = self.command(arrival, &who, id, command, 0).await;
        self.flush();
        if let Err(refused) = &done {
            tracing::warn!(room = %self.room.id(), code = %refused.code.as_str(), "a command of a bot was refused");
            self.bot.retry_at = Some(self.now() + RETRY);
        }
        done.is_ok()
    }
}

/// The bot as the sender of a command.
fn viewer_of(seat: Seat, level: Level) -> Viewer {
    Viewer { player: Some(PlayerId::bot(level)), name: String::new(), seat: Some(seat) }
}
