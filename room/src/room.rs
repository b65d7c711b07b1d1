//! A room consists of a [`Core`] that stays small, and of books (moves, chat, answered commands) that grow with
//! the room's age. [`Room::decide`] is implemented in the module `crate::decide`.

mod absence;
mod aids;
mod apply;
mod banned;
mod books;
mod core;
mod count;
mod deadline;
mod fair;
mod first;
mod playable;
mod scratch;
mod silence;
mod standstill;
mod summary;

pub use self::absence::AwayBySeat;
pub use self::apply::Change;
pub use self::core::Core;
pub(crate) use self::core::SeatLink;
pub(crate) use self::first::first_black;
pub use self::silence::{Meaning, Silence};
pub use self::summary::{Stage, Summary};

use self::books::Books;
use crate::command::{Command, Context, Viewer};
use crate::event::{Event, Recorded};
use crate::id::{CommandId, PlayerId};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::view::ChatLine;
use rules::{Color, Move, Point, Position};
use setup::{Millis, OpeningProgress, Seat};
use std::collections::vec_deque;
use std::ops::Deref;

/// A room with two seats and one game, its clocks, offers, scoring and chat. It dereferences to its [`Core`].
///
/// A room does not implement [`Clone`], because copying its books would take longer and longer as the room gets older.
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
    /// Answers a command with one or more events, or refuses it. Does not change the room.
    ///
    /// # Errors
    /// The first [`Refusal`] that applies.
    pub fn decide(&self, context: &Context, viewer: &Viewer, command: &Command) -> Result<Vec<Event>, Refusal> {
        crate::decide::decide(self, context, viewer, command)
    }

    /// Whether this command is a pass after which a proposal of dead stones is needed. If so, compute [`Context::proposal`] for
    /// the current board before you call [`Room::decide`].
    #[must_use]
    pub fn wants_proposal(&self, viewer: &Viewer, command: &Command) -> bool {
        crate::decide::wants_proposal(self, viewer, command)
    }

    /// The seat of the sender and the move of the command, if the sender wants a warning in case the move is a blunder.
    /// `None` if the move is illegal, or if the terms allow no warnings. Does not check whether the sender can be
    /// warned once more.
    #[must_use]
    pub fn careful_move(&self, viewer: &Viewer, command: &Command) -> Option<(Seat, Point)> {
        crate::decide::careful_move(self, viewer, command)
    }

    /// The move of the command, if its sender wants a warning in case the move is a blunder. The shell may then judge the move, and
    /// pass [`Context::blunder`]. `None` if the move is illegal, or if nobody can be warned now.
    #[must_use]
    pub fn wants_judgment(&self, viewer: &Viewer, command: &Command) -> Option<Point> {
        crate::decide::wants_judgment(self, viewer, command)
    }

    /// The core as it will be after the events of one decision. The room itself does not change.
    #[must_use]
    pub fn after(&self, events: &[Recorded]) -> Core {
        self.core.after(events, &self.books)
    }

    /// Applies the next event. This cannot fail. It is the only function that changes a room, both live and on replay.
    pub fn apply(&mut self, recorded: &Recorded) -> Change {
        let applied = self.core.apply(recorded, &self.books);
        self.books.answer(recorded);
        self.books.enter(applied.entry);
        applied.change
    }

    /// The seq of the event that answered this author's earlier command with this id, and the fingerprint of that command. `None`
    /// if there was no such command, or if the room has been sealed since then: the log of a finished room is stored as one compact
    /// record without command ids.
    #[must_use]
    pub fn answered(&self, author: &PlayerId, id: &CommandId) -> Option<(u64, u64)> {
        self.books.answered(author, id)
    }

    /// The moves in order, with the colors of their stones. They include neither moves that were taken back nor fixed
    /// handicap stones. The color does not always show who moved: in an opening a player may place stones of both
    /// colors.
    #[must_use]
    pub fn moves(&self) -> &[(Color, Move)] {
        &self.books.moves
    }

    /// The positions of the game: the one before the first move, and the one after each move.
    #[must_use]
    pub fn positions(&self) -> Vec<Position> {
        self.books.positions(&self.setup())
    }

    /// The first stone of the game, from which openings measure distances.
    #[must_use]
    pub fn first_stone(&self) -> Option<Point> {
        self.moves().iter().find_map(|(_, action)| match action {
            Move::Place(point) => Some(*point),
            Move::Pass => None,
        })
    }

    /// The newest lines of both chat channels, oldest first, at most [`crate::CHAT_KEPT_LINES`]. Not every viewer may read all
    /// of them: see [`Room::visible_chat`].
    #[must_use]
    pub fn chat(&self) -> vec_deque::Iter<'_, ChatLine> {
        self.books.chat.iter()
    }

    pub(crate) const fn chat_total(&self) -> u32 {
        self.books.chat_total
    }

    /// The player who may take the latest move back without asking, because it may be a misclick. Also the instant
    /// until which this is allowed. `None` if nobody may take back a move in this way.
    #[must_use]
    pub fn grace(&self) -> Option<(Color, Millis)> {
        let grace = Some(self.terms().grace).filter(|grace| *grace > Millis::ZERO && *self.phase() == Phase::Playing)?;
        Some((self.last_mover()?, self.moved? + grace))
    }

    /// The number of moves that the game would have after a redo. `None` if nothing was taken back, if a move was
    /// played since the latest takeback, or if the players are not taking turns.
    #[must_use]
    pub fn redo(&self) -> Option<u32> {
        let undone = Some(self.books.undone().len()).filter(|undone| *undone > 0 && *self.phase() == Phase::Playing)?;
        u32::try_from(self.moves().len() + undone).ok()
    }

    /// If `color` takes moves back at `now` without the opponent's consent and keeps the first `moves` moves, the turn of the
    /// first removed move continues. Returns the time that then counts as already used in that turn.
    pub(crate) fn used_before_takeback(&self, moves: usize, color: Color, now: Millis) -> Millis {
        let ended = self.core.timer.as_ref().zip(self.books.turn(moves));
        ended.map(|(timer, ended)| timer.kept(ended, color, now)).unwrap_or_default()
    }

    /// How much time the player to move has used since the last takeback.
    pub(crate) fn used_since_takeback(&self, now: Millis) -> Millis {
        let used = self.core.timer.as_ref().map(|timer| timer.used(now)).unwrap_or_default();
        used.saturating_sub(self.books.used())
    }

    /// The color of the last stone or pass that a player chose. Skips forced passes.
    pub(crate) fn last_mover(&self) -> Option<Color> {
        self.moves().iter().rfind(|(_, action)| !is_passed_over(self.position(), *action)).map(|(color, _)| *color)
    }

    /// The number of moves that cannot be taken back; `None` while takebacks are impossible.
    pub(crate) fn least_moves(&self) -> Option<usize> {
        self.opening_progress().and_then(OpeningProgress::least_moves)
    }
}

/// Whether a move is a forced pass. In Othello a player without a legal move is passed over.
pub(crate) fn is_passed_over(position: &Position, action: Move) -> bool {
    match position {
        Position::Othello(_) => action == Move::Pass,
        Position::Go(_) | Position::Gomoku(_) => false,
    }
}
