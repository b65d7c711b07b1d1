//! The books of a room: everything that grows as events are added. They are never copied, so that the cost of a command
//! does not depend on the room's age.

use crate::clock::{EndedTurn, Interrupted};
use crate::event::Recorded;
use crate::id::{CommandId, PlayerId};
use crate::limits::CHAT_KEPT_LINES;
use crate::view::ChatLine;
use rules::{Color, Move, Position, Setup};
use setup::Millis;
use std::collections::{BTreeMap, VecDeque};

/// The data that grows with a room. A takeback removes moves, and the oldest lines of chat are dropped.
#[derive(Debug, Default)]
pub(super) struct Books {
    /// The moves, not including those taken back.
    pub(super) moves: Vec<(Color, Move)>,
    /// For each move, the turn that it ended; empty without time control.
    turns: Vec<EndedTurn>,
    /// The number of moves at each resumption of play, and the color to move then.
    resumptions: Vec<(usize, Color)>,
    /// The takebacks since the last move, oldest first. Their moves can be played again.
    undone: Vec<Undone>,
    /// The newest lines of chat.
    pub(super) chat: VecDeque<ChatLine>,
    /// The number of lines of chat ever sent.
    pub(super) chat_total: u32,
    /// For each author and command, the seq of the command's first event and the command's fingerprint.
    answers: BTreeMap<PlayerId, BTreeMap<CommandId, (u64, u64)>>,
}

/// What a takeback removed.
#[derive(Debug)]
struct Undone {
    moves: Vec<(Color, Move)>,
    turns: Vec<EndedTurn>,
    resumptions: Vec<(usize, Color)>,
    /// The clocks before the takeback; `None` without time control.
    left: Option<Interrupted>,
    /// The time already used in the turn that continued after the takeback.
    used: Millis,
}

/// An addition to the books.
#[derive(Debug)]
pub(super) enum Entry {
    Nothing,
    Move {
        color: Color,
        action: Move,
        /// The turn that the move ended; `None` without time control.
        ended: Option<EndedTurn>,
    },
    TakenBack {
        /// The number of moves that remain.
        moves: usize,
        /// The clocks before the takeback; `None` without time control.
        left: Option<Interrupted>,
        /// The time already used in the turn that continues after the takeback.
        used: Millis,
    },
    /// The moves that the last takeback removed were played again.
    Redone,
    /// Play was resumed, with this player to move.
    Resumed(Color),
    Line(ChatLine),
}

impl Books {
    /// Adds an entry.
    pub(super) fn enter(&mut self, entry: Entry) {
        match entry {
            Entry::Nothing => {}
            Entry::Move { color, action, ended } => {
                self.moves.push((color, action));
                self.turns.extend(ended);
                self.undone.clear();
            }
            Entry::TakenBack { moves, left, used } => self.take_back(moves, left, used),
            Entry::Redone => {
                if let Some(Undone { moves, turns, resumptions, left: _, used: _ }) = self.undone.pop() {
                    self.moves.extend(moves);
                    self.turns.extend(turns);
                    self.resumptions.extend(resumptions);
                }
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

    fn take_back(&mut self, moves: usize, left: Option<Interrupted>, used: Millis) {
        if moves >= self.moves.len() {
            return;
        }
        let turns = self.turns.split_off(moves.min(self.turns.len()));
        // Keep a resumption after exactly this many moves: it came before the first removed move.
        let kept = self.resumptions.iter().take_while(|(after, _)| *after <= moves).count();
        let resumptions = self.resumptions.split_off(kept);
        self.undone.push(Undone { moves: self.moves.split_off(moves), turns, resumptions, left, used });
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

    /// The turn that follows the first `moves` moves, if it has ended.
    pub(super) fn turn(&self, moves: usize) -> Option<EndedTurn> {
        self.turns.get(moves).copied()
    }

    /// The moves that the last takeback removed. Empty if a move was played since then.
    pub(super) fn undone(&self) -> &[(Color, Move)] {
        self.undone.last().map_or(&[], |undone| undone.moves.as_slice())
    }

    /// The time already used in the turn that continued after the last takeback.
    pub(super) fn used(&self) -> Millis {
        self.undone.last().map(|undone| undone.used).unwrap_or_default()
    }

    /// The clocks before the last takeback.
    pub(super) fn left(&self) -> Option<Interrupted> {
        self.undone.last().and_then(|undone| undone.left)
    }

    /// The position after the first `moves` moves.
    pub(super) fn position(&self, setup: &Setup, moves: usize) -> Position {
        replayed(setup, self.moves.iter().take(moves), self.resumptions.iter())
    }

    /// The positions of the game: the one before the first move, and the one after each move.
    pub(super) fn positions(&self, setup: &Setup) -> Vec<Position> {
        let mut positions = vec![replayed(setup, [].iter(), self.resumptions.iter())];
        for &(color, action) in &self.moves {
            let mut next = positions[positions.len() - 1].clone();
            // The move was legal when it was played.
            let _ = next.play(color, action);
            for (_, turn) in self.resumptions.iter().filter(|(after, _)| *after == positions.len()) {
                next.resume(*turn);
            }
            positions.push(next);
        }
        positions
    }

    /// The position after the current moves and then the moves that the last takeback removed.
    pub(super) fn redone(&self, setup: &Setup) -> Position {
        let resumptions = self.undone.last().into_iter().flat_map(|undone| &undone.resumptions);
        replayed(setup, self.moves.iter().chain(self.undone()), self.resumptions.iter().chain(resumptions))
    }
}

/// The position after these moves. Each resumption of play comes with the number of moves before it and the color to move.
fn replayed<'a>(
    setup: &Setup,
    moves: impl Iterator<Item = &'a (Color, Move)>,
    resumptions: impl Iterator<Item = &'a (usize, Color)>,
) -> Position {
    let mut position = Position::new(setup);
    let mut resumptions = resumptions.peekable();
    let mut resume = |position: &mut Position, played| {
        while let Some((_, turn)) = resumptions.next_if(|(after, _)| *after == played) {
            position.resume(*turn);
        }
    };
    let mut played = 0;
    resume(&mut position, played);
    for (color, action) in moves {
        // The move was legal when it was played.
        let _ = position.play(*color, *action);
        played += 1;
        resume(&mut position, played);
    }
    position
}
