//! What a bot has to find out by a search, and what it does with the answer.

use crate::budget::{SOONEST, budget};
use crate::next::{Next, after_judging, answer_to_draw, is_fair, opening_command};
use bots::limits::Limits;
use bots::{OpeningAct, Outlook, Thought};
use room::{Command, Core, EndCommand, Millis, PlayCommand, Room, Seat};
use rules::{Color, Move, Point, Position, go};
use setup::{Level, Step};
use std::collections::BTreeSet;
use std::time::Duration;

/// A bot that has to play immediately plays at most at this level, at which the engines of all games find a move
/// without a search, or after a few playouts.
const AT_ONCE: u8 = 3;

/// Something that a bot has to find out, with a copy of everything that the search needs from the room.
#[derive(Debug, Clone)]
pub enum Question {
    /// Which move to make.
    Move {
        /// The position.
        position: Position,
        /// The level of the bot.
        level: Level,
    },
    /// What to do in a step of the opening.
    Opening {
        /// The position.
        position: Position,
        /// The step.
        step: Step,
        /// The first stone of the game, if there is one.
        first: Option<Point>,
        /// The level of the bot.
        level: Level,
        /// The color of the bot's seat.
        color: Color,
    },
    /// How likely the bot is to win. The bot has forgotten this.
    Recall {
        /// The position.
        position: Position,
        /// The level of the bot.
        level: Level,
        /// The color of the bot's seat.
        color: Color,
    },
    /// Whether to agree to dead stones.
    Score {
        /// The game.
        game: go::Game,
        /// The dead stones.
        dead: BTreeSet<Point>,
        /// The color of the bot's seat.
        color: Color,
    },
}

/// What a bot has found out.
#[derive(Debug, Clone, PartialEq)]
pub enum Answer {
    /// Its move.
    Move(Thought),
    /// What it does in an opening.
    Opening(OpeningAct),
    /// How likely it is to win; `None` if its engine cannot tell.
    Recall(Option<f32>),
    /// Whether it can agree to the dead stones.
    Score(bool),
}

impl Question {
    /// What the bot of this level in this seat has to find out before it can do what `next` says. `None` if it need not search.
    #[must_use]
    pub fn of(room: &Room, seat: Seat, level: Level, next: &Next) -> Option<Question> {
        let position = || room.position().clone();
        match next {
            Next::Nothing | Next::Do(_) => None,
            Next::Think => Some(Question::Move { position: position(), level }),
            Next::Open(step) => Some(Question::Opening {
                position: position(),
                step: step.clone(),
                first: room.first_stone(),
                level,
                color: room.color_of(seat)?,
            }),
            Next::Recall => Some(Question::Recall { position: position(), level, color: room.color_of(seat)? }),
            Next::Judge => Question::score(room, seat),
        }
    }

    /// The question whether the program in this seat agrees to the dead stones. `None` in games without dead stones.
    #[must_use]
    pub fn score(room: &Room, seat: Seat) -> Option<Question> {
        match room.position() {
            Position::Go(game) => Some(Question::Score { game: game.clone(), dead: dead(room), color: room.color_of(seat)? }),
            Position::Gomoku(_) | Position::Othello(_) => None,
        }
    }

    /// How long the search may take, and how long the bot must wait before it answers.
    #[must_use]
    pub fn budget(&self, room: &Core, now: Millis) -> Budget {
        let color = match self {
            Question::Move { position, .. } => position.turn(),
            Question::Opening { color, .. } | Question::Recall { color, .. } => *color,
            Question::Score { .. } => return Budget { most: None, soonest: SOONEST },
        };
        budget(room, color, now)
    }

    /// Searches for the answer. If the time is already up, the bot answers like a bot of a low level. `None` if the
    /// engine finds no answer, which would be a defect of the engine.
    #[must_use]
    pub fn answer(&self, seed: u64, limits: Limits<'_>) -> Option<Answer> {
        let in_time = |level: Level| {
            let is_late = level.number() > AT_ONCE && (limits.stop)();
            Level::new(AT_ONCE).filter(|_| is_late).unwrap_or(level)
        };
        match self {
            Question::Move { position, level } => bots::think(position, in_time(*level), seed, limits).map(Answer::Move),
            Question::Opening { position, step, first, level, .. } => {
                bots::open(position, step, *first, in_time(*level), seed, limits).map(Answer::Opening)
            }
            Question::Recall { position, level, color } => {
                let thought = bots::think(position, in_time(*level), seed, limits);
                // The chance of a pass means nothing: see `Outlook::note`.
                let chance = thought.filter(|thought| thought.action != Move::Pass).map(|thought| thought.chance);
                Some(Answer::Recall(chance.map(|chance| if position.turn() == *color { chance } else { 1.0 - chance })))
            }
            Question::Score { game, dead, color } => Some(Answer::Score(is_fair(game, dead, *color))),
        }
    }
}

/// The time for a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// The longest time that the search may take; `None` if the search is always short.
    pub most: Option<Duration>,
    /// The bot answers no sooner than after this time.
    pub soonest: Duration,
}

impl Budget {
    /// No time at all: the bot plays immediately.
    pub(crate) const AT_ONCE: Budget = Budget { most: Some(Duration::ZERO), soonest: Duration::ZERO };

    /// Whether the bot has to play immediately.
    #[must_use]
    pub fn is_at_once(&self) -> bool {
        *self == Budget::AT_ONCE
    }
}

/// The stones marked as dead or, if a scratch board is open, the stones that are dead according to it.
#[must_use]
pub fn dead(room: &Room) -> BTreeSet<Point> {
    room.scratch_result().unwrap_or_else(|| room.marks().dead.clone())
}

/// The command for an answer. Takes note of what the bot now expects of the game. With `is_full`, the room takes no more stones,
/// because the game has reached its limit of moves.
#[must_use]
pub fn command(room: &Core, level: Level, outlook: &mut Outlook, answer: Answer, is_full: bool) -> Command {
    match answer {
        Answer::Move(thought) => {
            outlook.note(thought.action, thought.chance);
            match thought.action {
                _ if outlook.resigns(level, room.position()) => EndCommand::Resign.into(),
                Move::Place(point) if !is_full => PlayCommand::Place(point).into(),
                Move::Place(_) | Move::Pass => PlayCommand::Pass.into(),
            }
        }
        Answer::Opening(act) => opening_command(act),
        Answer::Recall(chance) => {
            *outlook = Outlook::new(chance, outlook.hopeless());
            answer_to_draw(room, chance).into()
        }
        Answer::Score(is_fair) => after_judging(room, is_fair, is_full),
    }
}

/// The command for a move of an engine of the operator; `None` if the engine resigns. See [`command`] for `is_full`.
#[must_use]
pub fn engine_command(action: Option<Move>, is_full: bool) -> Command {
    match action {
        None => EndCommand::Resign.into(),
        Some(Move::Place(point)) if !is_full => PlayCommand::Place(point).into(),
        Some(Move::Place(_) | Move::Pass) => PlayCommand::Pass.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::next::{next, seat_of_bot};
    use room::testing::{Table, terms};
    use room::{OfferCommand, OfferKind};
    use rules::Setup;

    /// A game of Othello between a person, who plays Black and has moved, and a bot of level 2.
    fn table() -> Table {
        let mut table = Table::between("host", "bot-2", terms(Setup::Othello));
        table.plays("dc");
        table
    }

    fn question(table: &Table) -> Question {
        let (seat, level) = seat_of_bot(&table.room).expect("a bot has a seat");
        let next = next(&table.room, seat, level, None, 0);
        Question::of(&table.room, seat, level, &next).expect("it is the bot's turn")
    }

    #[test]
    fn a_bot_answers_with_a_move_that_the_room_accepts() {
        let mut table = table();
        let question = question(&table);
        assert_eq!(question.budget(&table.room, Millis::ZERO), Budget { most: Some(Duration::from_secs(2)), soonest: SOONEST });
        let answer = question.answer(1, Limits::nodes(10_000)).expect("an answer");
        assert_eq!(question.answer(1, Limits::nodes(10_000)), Some(answer.clone()), "the same seed gives the same answer");
        let mut outlook = Outlook::default();
        let (_, level) = seat_of_bot(&table.room).expect("a bot has a seat");
        let command = command(&table.room, level, &mut outlook, answer, false);
        assert!(outlook.chance().is_some());
        table.tries("bot-2", &command).expect("the move is legal");
    }

    #[test]
    fn a_bot_that_has_forgotten_how_it_stands_answers_a_draw_offer_by_a_search() {
        // The bot has White. Black threatens to win in one of the two games, and White in the other.
        for (moves, wanted) in [("ab aa bb ca cb fa db ff", true), ("aa bb ff cb fa db ca eb", false)] {
            let mut table = Table::between("host", "bot-6", terms(room::testing::gomoku()));
            table.plays(moves);
            table.does("host", OfferCommand::Make(OfferKind::Draw));
            let (seat, level) = seat_of_bot(&table.room).expect("a bot has a seat");
            let next = next(&table.room, seat, level, None, 0);
            let question = Question::of(&table.room, seat, level, &next).expect("the bot has to search");
            let answer = question.answer(1, Limits::nodes(10_000)).expect("an answer");
            let mut outlook = Outlook::default();
            let command = command(&table.room, level, &mut outlook, answer, false);
            let kind = OfferKind::Draw;
            assert_eq!(command, if wanted { OfferCommand::Accept(kind) } else { OfferCommand::Decline(kind) }.into(), "{moves}");
            assert!(outlook.chance().is_some());
        }
    }

    #[test]
    fn a_bot_whose_time_is_up_hardly_searches() {
        for setup in [Setup::Othello, room::testing::gomoku(), room::testing::go()] {
            let mut position = Position::new(&setup);
            for _ in 0..4 {
                let point = position.legal_moves()[position.move_number() as usize];
                position.play(position.turn(), Move::Place(point)).expect("the move is legal");
            }
            let level = Level::new(Level::HIGHEST).expect("there is a highest level");
            let question = Question::Move { position, level };
            let Some(Answer::Move(thought)) = question.answer(1, Limits { nodes: u64::MAX, stop: &|| true }) else {
                panic!("the bot finds a move");
            };
            assert!(thought.nodes < bots::limits::STEP, "{setup:?}: {} nodes", thought.nodes);
        }
    }

    #[test]
    fn a_bot_passes_instead_of_placing_a_stone_when_the_game_is_full() {
        let table = table();
        let answer = question(&table).answer(1, Limits::nodes(10_000)).expect("an answer");
        let (_, level) = seat_of_bot(&table.room).expect("a bot has a seat");
        assert_eq!(command(&table.room, level, &mut Outlook::default(), answer, true), PlayCommand::Pass.into());
    }
}
