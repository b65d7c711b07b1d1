//! The room: a small [`Core`] that events change, and books that grow with them. [`Room::decide`] is in `decide`.

mod apply;
mod books;
mod core;
mod first;
mod summary;

pub use self::apply::Change;
pub use self::core::Core;
pub use self::summary::{Stage, Summary};

use self::books::Books;
use crate::command::{Command, Context, Viewer};
use crate::event::{Event, Recorded};
use crate::id::{CommandId, PlayerId};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::view::ChatLine;
use rules::{Color, Move, Position};
use setup::{BySeat, Course};
use std::collections::vec_deque;
use std::ops::Deref;

/// Two seats, one game, its clocks, offers, scoring and chat. What can be read from its [`Core`] can be read from the room.
///
/// A room cannot be copied: its books grow with its life.
///
/// ```compile_fail
/// fn copy(room: &room::Room) -> room::Room {
///     room.clone()
/// }
/// ```
#[derive(Debug)]
pub struct Room {
    core: Core,
    books: Books,
}

impl Deref for Room {
    type Target = Core;

    fn deref(&self) -> &Core {
        &self.core
    }
}

impl Room {
    /// Answers a command with the events it makes, at least one, or with the reason why it is not done. Changes nothing.
    ///
    /// # Errors
    /// A [`Refusal`] that names the first reason found.
    pub fn decide(&self, context: &Context, viewer: &Viewer, command: &Command) -> Result<Vec<Event>, Refusal> {
        crate::decide::decide(self, context, viewer, command)
    }

    /// Whether this command, if it is done, begins the scoring phase, so that [`Context::proposal`] is wanted for the board as it
    /// stands.
    #[must_use]
    pub fn wants_proposal(&self, viewer: &Viewer, command: &Command) -> bool {
        crate::decide::wants_proposal(self, viewer, command)
    }

    /// The core as the events of one decision would leave it. Copies the core and reads the books.
    #[must_use]
    pub fn after(&self, events: &[Recorded]) -> Core {
        self.core.after(events, &self.books)
    }

    /// Makes the next event part of the room. Cannot fail; the only writer, live and on replay alike.
    pub fn apply(&mut self, recorded: &Recorded) -> Change {
        let applied = self.core.apply(recorded, &self.books);
        self.books.answer(recorded);
        self.books.enter(applied.entry);
        applied.change
    }

    /// The seq and fingerprint with which a command of this author was done before. Only events that still have their command ids
    /// are an answer: a sealed game has none.
    #[must_use]
    pub fn answered(&self, author: &PlayerId, id: &CommandId) -> Option<(u64, u64)> {
        self.books.answered(author, id)
    }

    /// The moves that stand, in order, with the colors of the stones (which in an opening need not be the colors of who placed
    /// them). Fixed handicap stones are not among them.
    #[must_use]
    pub fn moves(&self) -> &[(Color, Move)] {
        &self.books.moves
    }

    /// The newest lines of chat of both channels, oldest first, at most [`crate::CHAT_KEPT_LINES`]. Viewers get
    /// [`Room::visible_chat`].
    #[must_use]
    pub fn chat(&self) -> vec_deque::Iter<'_, ChatLine> {
        self.books.chat.iter()
    }

    pub(crate) const fn chat_total(&self) -> u32 {
        self.books.chat_total
    }

    /// Whether either player may end the game without an outcome: while not both have moved, or done anything else in an opening.
    #[must_use]
    pub fn abortable(&self) -> bool {
        let moved = |color| self.moves().iter().any(|(mover, _)| *mover == color);
        let both = match self.course() {
            Some(course) if self.settings().opening.has_choices() => course.acted() == BySeat { host: true, guest: true },
            Some(_) | None => Color::ALL.into_iter().all(moved),
        };
        *self.phase() == Phase::Playing && !both
    }

    /// How many moves stand for good; `None` while nothing can be taken back.
    pub(crate) fn least_moves(&self) -> Option<usize> {
        self.course().and_then(Course::least_moves)
    }
}

/// Whether a move was no decision: a pass of Othello, where who has no move is passed over.
pub(crate) fn is_passed_over(position: &Position, action: Move) -> bool {
    match position {
        Position::Othello(_) => action == Move::Pass,
        Position::Go(_) | Position::Gomoku(_) => false,
    }
}
