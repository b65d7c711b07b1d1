//! Lets the bot of a room act. The room handles the bot's commands like those of a person. If the bot is an engine of the operator, see
//! `engine` for what differs.

use super::engine::EngineSeat;
use super::fair::Arrival;
use super::run::{Actor, RETRY};
use crate::auth::secret;
use crate::bots::{Effort, Thinking};
use crate::engines::{Asking, Reply};
use ::bots::limits::Limits;
use bot_player::{Answer, Next, Outlook, Question, command, dead, engine_command, has_to_recall, next, program, viewer};
use room::{Command, CommandId, Level, Millis, Seat, Step};
use rules::{Color, Point};
use std::collections::BTreeSet;
use tokio::time::Instant;

/// The maximum number of commands that a bot gives in a row without waiting, for example to answer several offers.
const IN_A_ROW: usize = 8;

/// What the bot of a room is doing.
#[derive(Default)]
pub(super) struct Bot {
    /// What the bot is thinking about, and the search for the answer.
    pub(super) thinking: Option<(About, Search)>,
    /// The earliest instant at which the bot answers.
    pub(super) answers_at: Option<Instant>,
    /// How likely the bot is to win, as far as it knows.
    outlook: Outlook,
    /// When the bot tries again. This is set if its latest command was refused, or if its latest search failed or could
    /// not start.
    pub(super) retry_at: Option<Millis>,
    /// The state of the engine, if an engine of the operator plays.
    pub(super) engine: EngineSeat,
}

/// A search that is waiting or running.
pub(super) enum Search {
    /// By our own engines.
    Own(Thinking<Option<Answer>>),
    /// By an engine of the operator.
    Engine(Asking),
}

/// What a search has found.
pub(super) enum Found {
    Own(Answer),
    Engine(Reply),
}

impl Search {
    async fn result(&mut self) -> Option<Found> {
        match self {
            Search::Own(thinking) => thinking.result().await.flatten().map(Found::Own),
            Search::Engine(asking) => asking.result().await.map(Found::Engine),
        }
    }
}

/// What a search is about. Each move and each takeback changes the number of moves, so the bot recognizes a search about an earlier
/// position.
#[derive(PartialEq, Eq)]
pub(super) struct About {
    moves: usize,
    turn: Option<Color>,
    /// In an opening, the step.
    step: Option<Step>,
    /// In the scoring phase, the stones that are dead if both players agree.
    dead: BTreeSet<Point>,
    /// Whether the bot has to find out how it stands.
    recalls: bool,
}

impl Bot {
    pub(super) const fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Whether the bot, or its engine, is about to try again after a failure.
    pub(super) fn tries_again(&self) -> bool {
        self.retry_at.or(self.engine.retry_at).is_some()
    }

    /// Whether the bot is already thinking about this.
    pub(super) fn is_about(&self, about: &About) -> bool {
        self.thinking.as_ref().is_some_and(|(same, _)| same == about)
    }

    /// The result of the search; `None` if it has failed. If the bot is not thinking, this method never returns.
    pub(super) async fn thought(&mut self) -> Option<Found> {
        let Some((_, thinking)) = &mut self.thinking else { return std::future::pending().await };
        if let Some(at) = self.answers_at {
            tokio::time::sleep_until(at).await;
        }
        thinking.result().await
    }
}

impl Actor {
    /// Lets the bot give the commands that are due, or think about its move. Stops a search about a position that has changed.
    pub(super) async fn attend_to_bot(&mut self) {
        let Some((seat, bot)) = program(&self.room) else { return };
        if let room::Bot::Engine(id) = &bot {
            self.attend_to_engine(id);
        }
        if self.bot.retry_at.is_some_and(|at| at > self.now()) {
            return;
        }
        self.bot.retry_at = None;
        for _ in 0..IN_A_ROW {
            let next = match &bot {
                room::Bot::Level(level) => next(&self.room, seat, *level, self.bot.outlook.chance(), secret::seed()),
                room::Bot::Engine(id) => self.next_of_engine(seat, id),
            };
            match &next {
                Next::Nothing => return self.bot.thinking = None,
                Next::Think | Next::Open(_) | Next::Recall | Next::Judge => {
                    return match &bot {
                        room::Bot::Level(level) => self.search(Question::of(&self.room, seat, *level, &next)),
                        room::Bot::Engine(id) => self.search_by_engine(seat, id, &next),
                    };
                }
                Next::Do(command) => {
                    if !self.do_for_bot(seat, command.clone()).await {
                        return;
                    }
                }
            }
        }
    }

    /// Does what the bot has decided.
    pub(super) async fn move_for_bot(&mut self, found: Option<Found>) {
        // While the bot waits before a retry, `attend_to_bot` does not stop searches, so this answer may be for an
        // earlier position.
        let is_late = self.bot.thinking.take().is_none_or(|(about, _)| about != self.about());
        let Some((seat, bot)) = program(&self.room).filter(|_| !is_late) else { return };
        // In a game at the limit of moves, only passes are allowed.
        let is_full = self.is_full(&viewer(&self.room, seat));
        let command = match (found, bot) {
            (None, room::Bot::Engine(_)) => return self.engine_failed(),
            (None, room::Bot::Level(_)) => {
                tracing::error!(room = %self.room.id(), "a bot has found no answer");
                self.bot.retry_at = Some(self.now() + RETRY);
                return;
            }
            (Some(Found::Engine(reply)), _) => {
                self.engine_answered();
                engine_command(if let Reply::Move(action) = reply { Some(action) } else { None }, is_full)
            }
            // In the scoring phase, our own program also decides for an engine, and the level does not matter.
            (Some(Found::Own(answer)), bot) => {
                let level = if let room::Bot::Level(level) = bot { Some(level) } else { Level::new(1) };
                let Some(level) = level else { return };
                command(&self.room, level, &mut self.bot.outlook, answer, is_full)
            }
        };
        self.do_for_bot(seat, command).await;
    }

    pub(super) fn about(&self) -> About {
        let (moves, turn, step) = (self.room.moves().len(), self.room.turn(), self.room.opening());
        let forgets = self.bot.outlook.chance().is_none();
        let recalls = forgets && program(&self.room).is_some_and(|(seat, _)| has_to_recall(&self.room, seat));
        About { moves, turn, step, dead: dead(&self.room), recalls }
    }

    /// Starts a search, unless a search about the same position is already running. The search takes only as long as the
    /// bot's clock allows.
    pub(super) fn search(&mut self, question: Option<Question>) {
        let about = self.about();
        let Some(question) = question.filter(|_| !self.bot.is_about(&about)) else { return };
        let budget = question.budget(&self.room, self.now());
        let effort = match &question {
            Question::Move { .. } | Question::Opening { .. } if budget.is_at_once() => Effort::Quick,
            Question::Move { level, .. } => Effort::of(*level),
            Question::Recall { level, .. } => Effort::of(*level),
            Question::Opening { .. } | Question::Score { .. } => Effort::Long,
        };
        let (timeline, seed) = (self.shared.timeline.clone(), secret::seed());
        let ends = budget.most.map(|most| timeline.elapsed() + most);
        let thinking = self.shared.bots.think(effort, move |unwanted| {
            let stop = || unwanted() || ends.is_some_and(|ends| timeline.elapsed() >= ends);
            question.answer(seed, Limits { nodes: u64::MAX, stop: &stop })
        });
        if thinking.is_none() {
            self.bot.retry_at = Some(self.now() + RETRY);
        }
        self.bot.answers_at = Some(self.shared.timeline.instant(self.now()) + budget.soonest);
        self.bot.thinking = thinking.map(|thinking| (about, Search::Own(thinking)));
    }

    /// Gives a command on behalf of the bot. If the command is refused, for example because the store does not answer,
    /// the bot tries again later.
    async fn do_for_bot(&mut self, seat: Seat, command: Command) -> bool {
        let who = viewer(&self.room, seat);
        let arrival = Arrival { read: self.now(), round_trip: None, address: None };
        // Without an id, clients would believe that the server itself caused the event.
        let id = CommandId::parse(&secret::seed().to_string());
        let done = self.command(arrival, &who, id, command, 0, false).await;
        if let Err(refused) = &done {
            tracing::warn!(room = %self.room.id(), code = %refused.code.as_str(), "a command of a bot was refused");
            self.bot.retry_at = Some(self.now() + RETRY);
        }
        done.is_ok()
    }
}
