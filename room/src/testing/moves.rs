//! How the players of a [`Table`] move, and what they plan.

use super::{Table, player, point, record, viewer};
use crate::{CommandId, CommandRef, PlanCommand, PlayCommand, Recorded, Refusal, Summary};
use rules::Move;

impl Table {
    /// Plays these moves. Each is a point as in SGF, or `pass`, and is played by the player whose turn it is.
    ///
    /// # Panics
    /// If a move is refused.
    #[track_caller]
    pub fn plays(&mut self, moves: &str) -> &mut Self {
        for text in moves.split_whitespace() {
            let who = self.name(self.room.turn().expect("a player is to move"));
            self.does(
                who,
                match action(text) {
                    Move::Pass => PlayCommand::Pass,
                    Move::Place(point) => PlayCommand::Place(point),
                },
            );
        }
        self
    }

    /// Saves planned answers: each line has points as in SGF, or `pass`.
    ///
    /// # Errors
    /// The refusal.
    pub fn plans(&mut self, who: &str, lines: &[&str]) -> Result<(), Refusal> {
        let line = |line: &&str| line.split_whitespace().map(action).collect();
        self.plans_lines(who, lines.iter().map(line).collect())
    }

    /// Saves planned answers.
    ///
    /// # Errors
    /// The refusal.
    pub fn plans_lines(&mut self, who: &str, lines: Vec<Vec<Move>>) -> Result<(), Refusal> {
        let seat = self.room.seat_of(&viewer(who).player.unwrap_or_else(|| player(who)));
        let version = seat.map_or(0, |seat| self.plans.0[seat].version);
        let command = PlanCommand { version, after: self.room.position().move_number(), lines };
        self.commands += 1;
        let id = CommandId::parse(&format!("c{}", self.commands)).expect("the command id is valid");
        let reference = CommandRef { id, fingerprint: self.commands * 7 };
        self.plans = self.room.plan(&self.plans, &self.context(), &viewer(who), Some(reference), &command)?;
        Ok(())
    }

    /// Adds the planned answer to these events. Returns the summary after all these events.
    pub(super) fn follow_plans(&mut self, recorded: &mut Vec<Recorded>) -> Summary {
        let after = self.room.after(recorded);
        let followed = self.plans.follow(recorded, &after, self.most_moves);
        self.plans = followed.plans;
        let (Some(answer), Some(last)) = (followed.answer, recorded.last().cloned()) else { return after.summary() };
        let author = Some(answer.by);
        let answers = (last.seq + 1..).zip(answer.events);
        recorded.extend(answers.map(|(seq, event)| record(seq, self.now, author.clone(), None, event)));
        self.room.after(recorded).summary()
    }
}

/// A point as written in SGF, or `pass`.
///
/// # Panics
/// If the text is neither.
#[must_use]
pub fn action(text: &str) -> Move {
    if text == "pass" { Move::Pass } else { Move::Place(point(text)) }
}
