//! Plays one game.

use crate::draw::Plan;
use crate::stored;
use bot_player::{Answer, Next, Outlook, Question, command, next, viewer};
use bots::limits::{Limits, STEP};
use league::Random;
use room::testing::Table;
use room::{
    BySeat, Command, OfferCommand, OfferKind, Phase, PlayCommand, Refusal, ScoringCommand, ScratchCommand, Seat, SeatCommand,
};
use rules::{Outcome, Position, WinBy, go};
use std::sync::atomic::{AtomicU64, Ordering};

/// A bot examines this many nodes per millisecond of simulated time. Real bots are faster, except on slow phones.
const NODES_PER_MILLISECOND: u64 = 1_000;
/// On a busy machine, the answer of a search is delayed by up to this many milliseconds of simulated time.
const DELAY: u64 = 3;
/// How many commands a bot may give in a row without waiting, as on the server.
const IN_A_ROW: usize = 8;
/// After this many rounds, a game counts as endless. In each round, each player may act.
const MOST_ROUNDS: u32 = 10_000;
/// In a game with unrest, the chance per round that a player does something that a bot never does, in percent.
const UNREST: u64 = 6;

/// How a game ended.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ended {
    pub(crate) moves: usize,
    /// The name of the result in the table.
    pub(crate) how: &'static str,
}

struct Game<'a> {
    plan: &'a Plan,
    table: Table,
    random: Random,
    names: BySeat<String>,
    outlooks: BySeat<Outlook>,
    unrest: u32,
}

/// Plays a game to the end, and then checks that the stored record gives the same game.
///
/// # Errors
/// What went wrong.
pub(crate) fn play(plan: &Plan, random: Random) -> Result<Ended, String> {
    let mut table = Table::new(plan.terms);
    table.does("host", SeatCommand::SeatBot(plan.levels.guest));
    let guest = table.room.seats().guest.as_ref().map(|seated| seated.player.to_string());
    let names = BySeat { host: "host".to_owned(), guest: guest.ok_or("the bot has no seat")? };
    let mut game = Game { plan, table, random, names, outlooks: BySeat::default(), unrest: plan.unrest };
    for _ in 0..MOST_ROUNDS {
        if game.table.phase().is_over() {
            return game.end();
        }
        game.disturb();
        let host = game.acts(Seat::Host)?;
        let guest = game.acts(Seat::Guest)?;
        if !host && !guest {
            game.wait()?;
        }
    }
    Err(format!("the game does not end: {} moves", game.table.room.moves().len()))
}

impl Game<'_> {
    /// Lets the bot in this seat do what it has to do. Returns false if it has to wait.
    fn acts(&mut self, seat: Seat) -> Result<bool, String> {
        let level = self.plan.levels[seat];
        let mut has_acted = false;
        for _ in 0..IN_A_ROW {
            let seed = self.random.next();
            let next = next(&self.table.room, seat, level, self.outlooks[seat].chance(), seed);
            let command = match next {
                Next::Nothing => return Ok(has_acted),
                Next::Do(command) => command,
                Next::Think | Next::Open(_) | Next::Recall | Next::Judge => {
                    let question = Question::of(&self.table.room, seat, level, &next).ok_or("the bot has no question")?;
                    let answer = self.thinks(&question)?;
                    self.table.tick();
                    if self.table.phase().is_over() {
                        return Ok(true);
                    }
                    if !self.plan.resigns {
                        self.outlooks[seat] = Outlook::new(self.outlooks[seat].chance(), 0);
                    }
                    let is_full = self.is_full();
                    command(&self.table.room, level, &mut self.outlooks[seat], answer, is_full)
                }
            };
            self.gives(seat, &command).map_err(|why| format!("{seat:?}: {command:?} was refused: {why}"))?;
            has_acted = true;
        }
        Ok(true)
    }

    /// Searches for the answer while simulated time passes.
    fn thinks(&mut self, question: &Question) -> Result<Answer, String> {
        let budget = question.budget(&self.table.room, room::Millis(self.table.now));
        let most = budget.most.map_or(u64::MAX, |most| most.as_millis() as u64);
        let steps = AtomicU64::new(0);
        let stop = || (steps.fetch_add(1, Ordering::Relaxed) + 1) * STEP / NODES_PER_MILLISECOND >= most;
        let limits = Limits { nodes: self.plan.nodes, stop: &stop };
        let answer = question.answer(self.random.next(), limits).ok_or("the bot found no answer")?;
        let nodes = match &answer {
            Answer::Move(thought) => thought.nodes,
            Answer::Opening(_) | Answer::Recall(_) | Answer::Score(_) => steps.load(Ordering::Relaxed) * STEP,
        };
        let took = (nodes / NODES_PER_MILLISECOND).max(budget.soonest.as_millis() as u64) + self.random.within(0, DELAY);
        self.table.wait(took);
        Ok(answer)
    }

    /// Gives a bot's command to the room. Like the server, refuses moves beyond the limit.
    fn gives(&mut self, seat: Seat, command: &Command) -> Result<(), String> {
        let adds_moves = matches!(command, Command::Play(PlayCommand::Place(_)) | Command::Scoring(ScoringCommand::Resume));
        if adds_moves && self.is_full() {
            return Err("the game has as many moves as are allowed".to_owned());
        }
        self.tries(seat, command).map_err(|refusal| refusal.to_string())
    }

    fn tries(&mut self, seat: Seat, command: &Command) -> Result<(), Refusal> {
        let wants = self.table.room.wants_proposal(&viewer(&self.table.room, seat), command);
        self.table.proposal = match self.table.room.position() {
            Position::Go(game) if wants => Some(go::propose(game.board())),
            Position::Go(_) | Position::Gomoku(_) | Position::Othello(_) => None,
        };
        self.table.seed = self.random.next();
        let name = self.names[seat].clone();
        self.table.tries(&name, command).map(|_| ())
    }

    fn is_full(&self) -> bool {
        self.table.room.moves().len() >= self.plan.most_moves
    }

    /// Sometimes lets a player do something that a bot never does by itself. The room refuses many of these commands.
    fn disturb(&mut self) {
        if self.unrest == 0 || !self.random.percent(UNREST) {
            return;
        }
        self.unrest -= 1;
        let seat = self.random.choose(&Seat::ALL).unwrap_or(Seat::Host);
        let command = if matches!(self.table.phase(), Phase::Scoring(_)) { self.objection() } else { self.offer() };
        if self.random.percent(50) {
            let pause = self.random.within(0, 50);
            self.table.wait(pause);
        }
        self.table.tick();
        if !(self.is_full() && command == ScoringCommand::Resume.into()) {
            let _ = self.tries(seat, &command);
        }
    }

    fn offer(&mut self) -> Command {
        let kind = self.random.weighted(&[
            (40, Some(OfferKind::Takeback)),
            (15, Some(OfferKind::Redo)),
            (10, Some(OfferKind::Draw)),
            (15, Some(OfferKind::Pause)),
            (10, Some(OfferKind::Adjourn)),
            (10, None),
        ]);
        kind.map_or(Command::GiveTime, |kind| OfferCommand::Make(kind).into())
    }

    /// Something that a player does in the scoring phase.
    fn objection(&mut self) -> Command {
        let room = &self.table.room;
        let points: Vec<_> = room.position().size().points().collect();
        let seen = room.scratch().map_or(0, room::Scratch::changes);
        let Some(point) = self.random.choose(&points) else { return ScratchCommand::Close.into() };
        let stones: Vec<_> = points.into_iter().filter(|point| room.position().stone(*point).is_some()).collect();
        let stone = self.random.choose(&stones).unwrap_or(point);
        let dead = !self.table.room.marks().dead.contains(&stone);
        match self.random.within(0, 6) {
            0 | 1 => ScoringCommand::Mark { point: stone, dead }.into(),
            2 => ScoringCommand::Resume.into(),
            3 => ScratchCommand::Open.into(),
            4 => ScratchCommand::Place { point, seen }.into(),
            5 => ScratchCommand::Propose { seen }.into(),
            _ => ScoringCommand::Accept { dead: self.table.room.marks().dead.clone() }.into(),
        }
    }

    /// Neither bot has anything to do. So the host does what a person would do, or time passes.
    fn wait(&mut self) -> Result<(), String> {
        self.table.tick();
        match self.table.phase() {
            Phase::Finished(_) | Phase::Aborted { .. } => Ok(()),
            Phase::StandingStill(standstill) => {
                if self.random.percent(50) && !standstill.is_ending() {
                    let _ = self.tries(Seat::Host, &OfferCommand::Make(OfferKind::Continue).into());
                } else if let Some(deadline) = self.table.deadline() {
                    self.table.now = self.table.now.max(deadline);
                    self.table.tick();
                }
                Ok(())
            }
            Phase::Scoring(marks) if self.table.room.scratch().is_none() && self.random.percent(50) => {
                let dead = marks.dead.clone();
                let seat = if self.random.percent(50) { Seat::Host } else { Seat::Guest };
                let _ = self.tries(seat, &ScoringCommand::Accept { dead }.into());
                Ok(())
            }
            Phase::Scoring(_) => {
                let seen = self.table.room.scratch().map_or(0, room::Scratch::changes);
                let command = if self.random.percent(50) { ScratchCommand::Propose { seen } } else { ScratchCommand::Close };
                let _ = self.tries(Seat::Host, &command.into());
                Ok(())
            }
            Phase::Waiting | Phase::Playing => Err("neither bot has anything to do".to_owned()),
        }
    }

    /// Checks the end of the game.
    fn end(mut self) -> Result<Ended, String> {
        let how = match self.table.phase() {
            Phase::Finished(finish) => match finish.outcome {
                Outcome::Win { winner, by: WinBy::Timeout } => {
                    return Err(format!("{} lost on time after {} moves", winner.opposite(), self.table.room.moves().len()));
                }
                Outcome::Win { by: WinBy::Score { .. }, .. } => "by the count",
                Outcome::Win { by: WinBy::Row, .. } => "by a row",
                Outcome::Win { by: WinBy::Forbidden, .. } => "by a forbidden move",
                Outcome::Win { by: WinBy::Resignation, .. } => "by resignation",
                Outcome::Win { by: WinBy::Forfeit | WinBy::Abandonment, .. } => "otherwise",
                Outcome::Draw => "drawn",
                Outcome::Void => "without a result",
            },
            _ => return Err(format!("the game ended as {:?}", self.table.phase())),
        };
        if self.random.percent(10) {
            let _ = self.tries(Seat::Host, &OfferCommand::Make(OfferKind::Rematch).into());
            self.acts(Seat::Guest)?;
        }
        self.table.reload();
        stored::check(&self.table)?;
        Ok(Ended { moves: self.table.room.moves().len(), how })
    }
}
