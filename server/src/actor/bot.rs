//! Lets the bot at the table act. Its commands are decided, stored and sent like those of a person.

use super::fair::Arrival;
use super::run::{Actor, RETRY};
use crate::auth::secret;
use crate::bots::{Next, Thinking, budget, next, seat_of_bot};
use ::bots::Thought;
use ::bots::limits::Limits;
use room::{Command, Level, Millis, PlayCommand, PlayerId, Seat, Viewer};
use rules::{Color, Move};
use std::time::Instant;

/// The most commands that a bot gives without waiting for anybody, such as answers to several offers.
const IN_A_ROW: usize = 8;

/// What the bot of a room is doing.
#[derive(Default)]
pub(super) struct Bot {
    /// The search for its next move, and the position that the search is about.
    thinking: Option<(About, Thinking<Option<Thought>>)>,
    /// The probability that it wins, as far as it could tell at its last move.
    chance: Option<f32>,
    /// When it tries again, because its last command was refused.
    pub(super) retry_at: Option<Millis>,
}

/// Tells positions of one game apart. Between two requests, at most one of these changes back: a takeback changes the player to move, and
/// so does the next move.
#[derive(PartialEq, Eq)]
struct About {
    moves: usize,
    turn: Option<Color>,
}

impl Bot {
    pub(super) const fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// The result of the search; `None` if it has failed. Only while the bot thinks.
    pub(super) async fn thought(&mut self) -> Option<Thought> {
        match &mut self.thinking {
            Some((_, thinking)) => thinking.result().await.flatten(),
            None => std::future::pending().await,
        }
    }
}

impl Actor {
    /// Lets the bot give the commands that it owes, or think about its move. Stops a search for a position that has changed.
    pub(super) async fn attend_to_bot(&mut self) {
        let Some((seat, level)) = seat_of_bot(&self.room) else { return };
        if self.bot.retry_at.is_some_and(|at| at > self.now()) {
            return;
        }
        self.bot.retry_at = None;
        for _ in 0..IN_A_ROW {
            match next(&self.room, seat, level, self.bot.chance, secret::seed()) {
                Next::Nothing => return self.bot.thinking = None,
                Next::Think => return self.think(level),
                Next::Do(command) => {
                    if !self.do_for_bot(seat, level, command).await {
                        return;
                    }
                }
            }
        }
    }

    /// Plays the move that the bot has found.
    pub(super) async fn move_for_bot(&mut self, thought: Option<Thought>) {
        self.bot.thinking = None;
        let Some((seat, level)) = seat_of_bot(&self.room) else { return };
        let Some(thought) = thought else {
            tracing::error!(room = %self.room.id(), "a bot has found no move");
            self.bot.retry_at = Some(self.now() + RETRY);
            return;
        };
        self.bot.chance = Some(thought.chance);
        let command = match thought.action {
            Move::Place(point) => PlayCommand::Place(point),
            Move::Pass => PlayCommand::Pass,
        };
        self.do_for_bot(seat, level, command.into()).await;
    }

    /// Searches for a move, unless the bot is already doing so.
    fn think(&mut self, level: Level) {
        let about = About { moves: self.room.moves().len(), turn: self.room.turn() };
        if self.bot.thinking.as_ref().is_some_and(|(same, _)| *same == about) {
            return;
        }
        let (position, seed) = (self.room.position().clone(), secret::seed());
        let ends = Instant::now() + budget(&self.room, position.turn(), self.now());
        let thinking = self.shared.bots.think(move |unwanted| {
            let stop = || unwanted() || Instant::now() >= ends;
            ::bots::think(&position, level, seed, Limits { nodes: u64::MAX, stop: &stop })
        });
        if thinking.is_none() {
            self.bot.retry_at = Some(self.now() + RETRY);
        }
        self.bot.thinking = thinking.map(|thinking| (about, thinking));
    }

    /// Gives a command for the bot. If it is refused, for example because the store does not answer, the bot tries again later.
    async fn do_for_bot(&mut self, seat: Seat, level: Level, command: Command) -> bool {
        let who = Viewer { player: Some(PlayerId::bot(level)), name: String::new(), seat: Some(seat) };
        let arrival = Arrival { read: self.now(), round_trip: None };
        let done = self.command(arrival, &who, None, command, 0).await;
        self.flush();
        if let Err(refused) = &done {
            tracing::warn!(room = %self.room.id(), code = %refused.code.as_str(), "a command of a bot was refused");
            self.bot.retry_at = Some(self.now() + RETRY);
        }
        done.is_ok()
    }
}
