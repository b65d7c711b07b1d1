//! An engine of the operator in a room: how it is asked for a move, and what happens if it does not answer.
//!
//! An engine that fails counts as a player who is away. So the page says what is the matter, and the opponent may end the game after a
//! wait. Meanwhile, the room asks the engine again and again, with growing pauses.

use super::bot::Search;
use super::run::{Actor, RETRY};
use crate::auth::secret;
use crate::engines::Game;
use bot_player::{Next, Question, engine_budget, next_of_engine};
use room::{AwayReason, EngineId, Millis, Seat};
use std::time::Duration;

/// The longest pause before a failed engine is asked again.
const LONGEST_PAUSE: Millis = Millis::from_secs(60);
/// An engine answers no sooner than after this time, like our own bots.
const SOONEST: Duration = Duration::from_millis(150);

/// The state of an engine in a room.
#[derive(Default)]
pub(super) struct EngineSeat {
    /// How often in a row the engine has failed.
    failures: u32,
    /// When a failed engine is asked again.
    pub(super) retry_at: Option<Millis>,
}

impl Actor {
    /// Updates whether the engine counts as present. An engine that is no longer in the operator's list counts as a
    /// player who has left. An engine that fails counts as a player who has lost the connection.
    pub(super) fn attend_to_engine(&mut self, id: &EngineId) {
        if self.bot.engine.retry_at.is_some_and(|at| at <= self.now()) {
            self.bot.engine.retry_at = None;
        }
        let away = match self.shared.engines.find(id) {
            None => Some(AwayReason::Closed),
            Some(_) if self.bot.engine.failures > 0 => Some(AwayReason::Lost),
            Some(_) => None,
        };
        if self.subscribers.note_program(away) {
            self.refresh_presence();
        }
    }

    pub(super) fn next_of_engine(&self, seat: Seat, id: &EngineId) -> Next {
        let engine = self.shared.engines.find(id);
        next_of_engine(&self.room, seat, &|terms| engine.is_some_and(|engine| engine.plays(terms)), secret::seed())
    }

    /// Asks the engine for its move. In the scoring phase, our own program judges the dead stones for the engine.
    pub(super) fn search_by_engine(&mut self, seat: Seat, id: &EngineId, next: &Next) {
        match next {
            Next::Judge => self.search(Question::score(&self.room, seat)),
            Next::Think if self.bot.engine.retry_at.is_none() => self.ask_engine(id),
            // An engine never gets a seat in a game with an opening.
            Next::Think | Next::Open(_) | Next::Recall | Next::Nothing | Next::Do(_) => {}
        }
    }

    fn ask_engine(&mut self, id: &EngineId) {
        let about = self.about();
        let (Some(engine), Some(color)) = (self.shared.engines.find(id), self.room.turn()) else { return };
        if self.bot.is_about(&about) {
            return;
        }
        let time = engine_budget(&self.room, color, self.now(), engine.move_time);
        let game = Game {
            room: self.room.id().clone(),
            setup: self.room.terms().setup,
            moves: self.room.moves().to_vec(),
            position: self.room.position().clone(),
            color,
            time,
        };
        let asking = self.shared.engines.ask(engine, game);
        self.bot.answers_at = Some(self.shared.timeline.instant(self.now()) + SOONEST.min(time));
        self.bot.thinking = Some((about, Search::Engine(asking)));
    }

    /// Notes that the engine has not answered.
    pub(super) fn engine_failed(&mut self) {
        let state = &mut self.bot.engine;
        let pause = Millis(RETRY.0 << state.failures.min(6)).min(LONGEST_PAUSE);
        state.failures = state.failures.saturating_add(1);
        state.retry_at = Some(self.shared.timeline.now() + pause);
    }

    /// Notes that the engine has answered, so it is no longer away.
    pub(super) fn engine_answered(&mut self) {
        self.bot.engine.failures = 0;
        if self.subscribers.note_program(None) {
            self.refresh_presence();
        }
    }
}
