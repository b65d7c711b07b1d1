//! Answers players who use an aid during a game.

use super::Shared;
use crate::auth::Identity;
use crate::bots::Effort;
use crate::error::ApiError;
use crate::wire;
use ::bots::limits::Limits;
use ::bots::review::{Judgment, judge};
use ::bots::think;
use protocol::AidAnswer;
use room::{Aid, Level, Millis, PlayerId, RoomId};
use rules::{Color, Move, Position, go};
use std::collections::{BTreeSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The longest search for an answer. It is as long as the longest search of a bot for a move.
const LONGEST: Duration = Duration::from_secs(2);
/// A player who cannot get an answer now is asked to try again after this time. By then, all waiting searches have
/// ended.
const RETRY: Millis = Millis(10_000);
/// The number of answers that are kept. An answer takes up about a kilobyte.
const KEPT: usize = 500;

/// The latest answers, and the players who wait for one. A player who reads an answer again gets the same one, without another
/// search.
#[derive(Default)]
pub(super) struct Answers(Mutex<State>);

#[derive(Default)]
struct State {
    kept: VecDeque<(Question, AidAnswer)>,
    waiting: BTreeSet<PlayerId>,
}

/// What was asked, and about which position.
#[derive(Clone, PartialEq)]
struct Question {
    room: RoomId,
    aid: Aid,
    moves: Vec<(Color, Move)>,
}

/// Stands for a player who waits for an answer. The wait ends when this value is dropped. Each player waits for at most
/// one answer.
struct Waiting<'a> {
    answers: &'a Answers,
    player: &'a PlayerId,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.answers.state().waiting.remove(self.player);
    }
}

impl Answers {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, question: &Question) -> Option<AidAnswer> {
        self.state().kept.iter().find(|(kept, _)| kept == question).map(|(_, answer)| answer.clone())
    }

    fn keep(&self, question: Question, answer: AidAnswer) {
        let mut state = self.state();
        state.kept.push_front((question, answer));
        state.kept.truncate(KEPT);
    }

    /// `None` if the player is already waiting for an answer.
    fn wait<'a>(&'a self, player: &'a PlayerId) -> Option<Waiting<'a>> {
        // The lock must be free before a `Waiting` can be dropped.
        let is_first = self.state().waiting.insert(player.clone());
        is_first.then(|| Waiting { answers: self, player })
    }
}

impl Shared {
    /// The engine's answer to a player who has used an aid for the current position.
    pub(super) async fn aid(self: &Arc<Self>, id: &RoomId, who: &Identity, aid: Aid) -> Result<AidAnswer, ApiError> {
        // Nobody asks for a warning here: the server warns of a blunder by refusing the command for the move.
        if aid == Aid::Warning {
            return Err(ApiError::NotFound);
        }
        let room = self.room(id).await?;
        let (position, moves) = room.aided(who, aid).await?.ok_or(ApiError::NotFound)?;
        let level = Level::new(Level::count(room.setup())).ok_or(ApiError::NotFound)?;
        // A player can ask for a hint and for who is ahead. The answers to both contain the chance of winning. Except
        // in Go, one search is enough for both answers, so both questions count as the same one.
        let shared = if matches!(position, Position::Go(_)) { aid } else { Aid::Hint };
        let question = Question { room: id.clone(), aid: shared, moves };
        let told = |answer: AidAnswer| match aid {
            Aid::Hint => answer,
            Aid::Ahead | Aid::Warning => AidAnswer { line: Vec::new(), ..answer },
        };
        if let Some(answer) = self.answers.find(&question) {
            return Ok(told(answer));
        }
        let _waiting = self.answers.wait(&who.player).ok_or(ApiError::RateLimited { wait: RETRY })?;
        let timeline = self.timeline.clone();
        let search = move |unwanted: &(dyn Fn() -> bool + Sync)| {
            // In Go, the answer to who is ahead needs a second search, as in a review. So the first search may take
            // only half of the time.
            let ends = timeline.elapsed() + if shared == Aid::Hint { LONGEST } else { LONGEST / 2 };
            let stop = || unwanted() || timeline.elapsed() >= ends;
            let judgment = hint(&position, level, &stop)?;
            Some(match shared {
                Aid::Hint | Aid::Warning => judgment,
                // The second search finds the owners of the points. It is shorter than the first one, so the chance of
                // winning comes from the first one.
                Aid::Ahead => judge(&position, level, 0, unwanted)
                    .map_or(judgment.clone(), |review| Judgment { black: judgment.black, ..review }),
            })
        };
        // If the player's request is canceled, `thinking` is dropped. This stops the search.
        let mut thinking = self.bots.think(Effort::Aid, search).ok_or(ApiError::RateLimited { wait: RETRY })?;
        let found = thinking.result().await.ok_or_else(|| ApiError::internal(&"the search for an aid has failed"))?;
        let judgment = found.ok_or(ApiError::NotFound)?;
        let answer = wire::aid_answer(room.setup(), question.moves.len(), shared, &judgment);
        self.answers.keep(question, answer.clone());
        Ok(told(answer))
    }
}

/// The move that a bot of the highest level would play.
fn hint(position: &Position, level: Level, stop: &(dyn Fn() -> bool + Sync)) -> Option<Judgment> {
    if position.must_pass() {
        return Some(Judgment { line: vec![Move::Pass], ..judge(position, level, 0, stop)? });
    }
    let thought = think(position, level, u64::from(position.move_number()), Limits { nodes: u64::MAX, stop })?;
    let black = if position.turn() == Color::Black { thought.chance } else { 1.0 - thought.chance };
    let passes = thought.action == Move::Pass;
    // An engine that passes has perhaps not searched, and then its chance of winning means nothing.
    let black = settled(position).filter(|_| passes).map_or(black, |settled| settled.black);
    Some(Judgment { black, line: thought.line, ownership: Vec::new() })
}

/// Who would win a game of Go if the board were counted now. `None` for other games.
fn settled(position: &Position) -> Option<Judgment> {
    let Position::Go(game) = position else { return None };
    let sides = game.score(&go::propose(game.board()).dead).sides;
    let black = match sides.black.total.cmp(&sides.white.total) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    };
    Some(Judgment { black, line: Vec::new(), ownership: Vec::new() })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use rules::{Progress, Setup};

    #[test]
    fn an_answer_is_kept_for_its_position_and_a_player_waits_for_one_answer() {
        let answers = Answers::default();
        let room = RoomId::parse("0123456789abcdefghjk").unwrap();
        let asked = |moves: &[(Color, Move)]| Question { room: room.clone(), aid: Aid::Ahead, moves: moves.to_vec() };
        let answer = AidAnswer { moves: 1, black: 500, line: Vec::new(), rows: Vec::new() };
        answers.keep(asked(&[(Color::Black, Move::Pass)]), answer.clone());
        assert_eq!(answers.find(&asked(&[(Color::Black, Move::Pass)])), Some(answer));
        assert_eq!(answers.find(&asked(&[])), None);
        let player = PlayerId::parse("ann").unwrap();
        let waiting = answers.wait(&player);
        assert!(waiting.is_some() && answers.wait(&player).is_none());
        drop(waiting);
        assert!(answers.wait(&player).is_some());
    }

    #[test]
    fn a_player_who_has_to_pass_in_othello_gets_an_answer() {
        let games = (0..100).map(|number: usize| {
            let mut position = Position::new(&Setup::Othello);
            while position.progress() == Progress::Playing && !position.must_pass() {
                let moves = position.legal_moves();
                let choice = moves[(number * 7 + position.move_number() as usize * 5) % moves.len()];
                position.play(position.turn(), Move::Place(choice)).unwrap();
            }
            position
        });
        let position = games.into_iter().find(Position::must_pass).expect("one of the games has a pass");
        let judgment = hint(&position, Level::new(Level::HIGHEST).unwrap(), &|| true).unwrap();
        assert_eq!(judgment.line, [Move::Pass]);
    }

    #[test]
    fn a_board_on_which_nothing_is_left_to_play_is_counted() {
        let setup = Setup::Go(
            go::Setup::new(
                rules::Size::new(5, 5).unwrap(),
                go::Ruleset::Chinese,
                go::Ruleset::Chinese.default_komi(go::Handicap::None),
                go::Handicap::None,
            )
            .unwrap(),
        );
        assert_eq!(settled(&Position::new(&setup)).map(|judgment| judgment.black), Some(0.0), "White has the komi");
        assert_eq!(settled(&Position::new(&Setup::Othello)), None);
    }
}
