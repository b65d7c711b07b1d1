//! The books of a room: everything that grows as events are added. They are never copied, so that the cost of a command
//! does not depend on the room's age.

use crate::clock::Turn;
use crate::event::Recorded;
use crate::id::{CommandId, PlayerId};
use crate::limits::CHAT_KEPT_LINES;
use crate::view::ChatLine;
use rules::{Color, Move, Position, Setup};
use std::collections::{BTreeMap, VecDeque};

/// The growing data of a room. Only a takeback removes entries, and only moves.
#[derive(Debug, Default)]
pub(super) struct Books {
    /// The moves, not including those taken back.
    pub(super) moves: Vec<(Color, Move)>,
    /// The clocks at the beginning of each move's turn; empty without time control.
    turns: Vec<Turn>,
    /// The number of moves at each resumption of play, and the color to move then.
    resumptions: Vec<(usize, Color)>,
    /// The newest lines of chat.
    pub(super) chat: VecDeque<ChatLine>,
    /// The number of lines of chat ever sent.
    pub(super) chat_total: u32,
    /// The seq of the first event and the fingerprint of each command, by author.
    answers: BTreeMap<PlayerId, BTreeMap<CommandId, (u64, u64)>>,
}

/// An addition to the books.
#[derive(Debug)]
pub(super) enum Entry {
    Nothing,
    Move {
        color: Color,
        action: Move,
        /// `None` without time control.
        began: Option<Turn>,
    },
    /// The number of moves left.
    TakenBack(usize),
    /// The player to move.
    Resumed(Color),
    Line(ChatLine),
}

impl Books {
    /// Adds an entry.
    pub(super) fn enter(&mut self, entry: Entry) {
        match entry {
            Entry::Nothing => {}
            Entry::Move { color, action, began } => {
                self.moves.push((color, action));
                self.turns.extend(began);
            }
            Entry::TakenBack(moves) => {
                self.moves.truncate(moves);
                self.turns.truncate(moves);
                // Keep a resumption after exactly this many moves: it came before the first removed move.
                self.resumptions.retain(|(after, _)| *after <= moves);
            }
            Entry::Resumed(turn) => self.resumptions.push((self.moves.len(), turn)),
            Entry::Line(line) => {
                if self.chat.len() >= CHAT_KEPT_LINES {
                    self.chat.pop_front();
                }
                self.chat.push_back(line);
                self.chat_total = self.chat_total.saturating_add(1);
            }
        }
    }

    /// Records the command that caused an event. The first event of a command is the answer to it.
    pub(super) fn answer(&mut self, recorded: &Recorded) {
        if let (Some(author), Some(command)) = (&recorded.author, &recorded.command) {
            let of_author = self.answers.entry(author.clone()).or_default();
            of_author.entry(command.id.clone()).or_insert((recorded.seq, command.fingerprint));
        }
    }

    pub(super) fn answered(&self, author: &PlayerId, id: &CommandId) -> Option<(u64, u64)> {
        self.answers.get(author)?.get(id).copied()
    }

    /// The clocks at the beginning of the turn after this many moves.
    pub(super) fn turn(&self, moves: usize) -> Option<Turn> {
        self.turns.get(moves).copied()
    }

    /// The position after the first `moves` moves.
    pub(super) fn position(&self, setup: &Setup, moves: usize) -> Position {
        let mut position = Position::new(setup);
        let mut resumptions = self.resumptions.iter().peekable();
        for played in 0..=moves.min(self.moves.len()) {
            while let Some((_, turn)) = resumptions.next_if(|(after, _)| *after == played) {
                position.resume(*turn);
            }
            if let Some((color, action)) = self.moves.get(played).filter(|_| played < moves) {
                // The move was legal when it was played.
                let _ = position.play(*color, *action);
            }
        }
        position
    }
}
