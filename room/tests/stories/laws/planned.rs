//! A plan does only what its owner could have done by hand, and nobody else notices it before an answer is played.

use crate::randomly::{self, Step};
use proptest::prelude::{ProptestConfig, any, proptest};
use room::testing::{Table, viewer};
use room::{Event, Phase, PlayCommand, Recorded, Refusal, Room, RoomLimit, Seat, See, Terms, TimeControl};
use rules::{Move, Position, Progress};
use std::collections::HashMap;

/// Random numbers from a seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

/// Random lines for the player who waits, most of them valid.
fn lines(room: &Room, chance: &mut Chance) -> Vec<Vec<Move>> {
    let owner = room.position().turn().opposite();
    let mut answers: HashMap<Vec<Move>, Move> = HashMap::new();
    let mut line = |chance: &mut Chance| {
        let (mut position, mut line) = (room.position().clone(), Vec::new());
        let mut valid = Vec::new();
        for _ in 0..2 + chance.below(6) {
            if position.progress() != Progress::Playing {
                break;
            }
            let own = position.turn() == owner;
            let known = answers.get(&line).copied().filter(|_| own);
            let action = known.unwrap_or_else(|| choose(&position, chance));
            if play(&mut position, action).is_err() || (own && action == Move::Pass && position.progress() != Progress::Playing) {
                break;
            }
            if own {
                answers.insert(line.clone(), action);
            }
            line.push(action);
            if own {
                valid.clone_from(&line);
            }
        }
        // A few lines end with a move that has no answer.
        if chance.below(40) == 0 { line } else { valid }
    };
    let mut lines: Vec<Vec<Move>> = (0..1 + chance.below(4)).map(|_| line(chance)).collect();
    lines.retain(|line| !line.is_empty());
    lines
}

/// Picks one of the first few legal moves, so that plans often contain the moves that are played. Sometimes picks a pass.
fn choose(position: &Position, chance: &mut Chance) -> Move {
    let legal = position.legal_moves();
    if legal.is_empty() || chance.below(8) == 0 {
        return Move::Pass;
    }
    Move::Place(legal[chance.below(legal.len().min(4))])
}

fn play(position: &mut Position, action: Move) -> Result<(), rules::Illegal> {
    position.play(position.turn(), action)?;
    while position.progress() == Progress::Playing && position.must_pass() {
        position.play(position.turn(), Move::Pass)?;
    }
    Ok(())
}

/// A room whose players plan answers, and a copy of it whose players play the same answers by hand.
struct Twins {
    planned: Table,
    by_hand: Table,
    /// How many answers were played.
    answers: usize,
}

impl Twins {
    fn step(&mut self, step: &Step, chance: &mut Chance) {
        let Self { planned, by_hand, .. } = self;
        for table in [&mut *planned, &mut *by_hand] {
            table.seed = step.seed;
            table.wait(step.wait);
            table.tick();
            step.change_connection(table);
        }
        self.plan(chance);
        let Self { planned, by_hand, .. } = self;
        let (who, mut command) = (step.who(&planned.room), step.command(&planned.room));
        let waits = |seat: &Seat| !planned.plans.0[*seat].lines.is_empty();
        if let Some(seat) = Seat::ALL.into_iter().find(waits).filter(|_| chance.below(3) > 0) {
            let lines = &planned.plans.0[seat].lines;
            command = match lines[chance.below(lines.len())][0] {
                Move::Place(point) => PlayCommand::Place(point).into(),
                Move::Pass => PlayCommand::Pass.into(),
            };
        }
        let tried = by_hand.tries(who, &command);
        let length = planned.log.len();
        assert_eq!(planned.tries(who, &command), tried, "a plan changed the answer to a command");
        let answered: Vec<Recorded> = planned.log[length + tried.map_or(0, |events| events.len())..].to_vec();
        for answer in &answered {
            // By the rules, some answers cause further events. The answer that was played by hand has already caused them.
            if by_hand.log.len() >= answer.seq as usize {
                continue;
            }
            let action = match answer.event {
                Event::Moved { point, .. } => PlayCommand::Place(point),
                Event::Passed { .. } => PlayCommand::Pass,
                ref other => panic!("{other:?}"),
            };
            by_hand.does(answer.author.as_ref().expect("the plan has an owner").as_str(), action);
            self.answers += 1;
        }
        self.check();
    }

    /// The player who waits saves a random plan.
    fn plan(&mut self, chance: &mut Chance) {
        let room = &self.planned.room;
        let Some(turn) = room.turn().filter(|_| *room.phase() == Phase::Playing && room.opening().is_none()) else { return };
        let Some(seat) = Seat::ALL.into_iter().find(|seat| room.color_of(*seat) == Some(turn.opposite())) else { return };
        let Some(session) = room.seats()[seat].as_ref().and_then(|seated| seated.sessions().next()) else { return };
        let (who, lines) = (session.to_string(), lines(room, chance));
        let before = format!("{room:?}");
        match self.planned.plans_lines(&who, lines) {
            Ok(())
            | Err(
                Refusal::PlansOff
                | Refusal::NoChange
                | Refusal::PlanUnanswered
                | Refusal::DeadlinePassed
                | Refusal::TooMany(RoomLimit::PlanLines | RoomLimit::PlanMoves),
            ) => {}
            Err(refusal) => panic!("a valid plan was refused: {refusal:?}"),
        }
        assert_eq!(format!("{:?}", self.planned.room), before, "a plan changed the room");
    }

    fn check(&self) {
        let Self { planned, by_hand, .. } = self;
        let told = |table: &Table| -> Vec<Recorded> {
            table.log.iter().map(|recorded| Recorded { command: None, ..recorded.clone() }).collect()
        };
        assert_eq!(told(planned), told(by_hand));
        assert_eq!(planned.room.summary(), by_hand.room.summary());
        let now = room::Millis(planned.now);
        assert_eq!(planned.room.clocks(now), by_hand.room.clocks(now));
        assert_eq!(planned.board(), by_hand.board());
        for seat in Seat::ALL {
            let plan = &planned.plans.0[seat];
            for who in ["host", "guest", "phone", "tablet", "eve", "nobody"] {
                let holds = viewer(who).player.iter().flat_map(|player| planned.room.seats_of(player)).eq([seat]);
                assert_eq!(planned.room.sees_plan(&viewer(who), seat) == See::Shown, holds);
            }
            if plan.lines.is_empty() {
                continue;
            }
            // The remaining lines of a plan can be saved again unchanged.
            let mut again = Table::from_first(planned.room.id().clone(), Vec::from([planned.log[0].event.clone()]), 0);
            (again.room, again.log, again.now, again.plans) =
                (planned.replayed(), planned.log.clone(), planned.now, planned.plans.clone());
            let owner = plan.by.as_ref().expect("the plan has an owner");
            if planned.room.seats_of(owner).eq([seat]) {
                again.plans_lines(owner.as_str(), plan.lines.clone()).unwrap();
                assert_eq!(again.plans.0[seat].lines, plan.lines);
            }
        }
    }
}

fn walk(terms: Terms, steps: &[Step], seed: u64) -> usize {
    let mut twins = Twins { planned: Table::new(terms), by_hand: Table::new(terms), answers: 0 };
    let mut chance = Chance(seed);
    for step in steps {
        twins.step(step, &mut chance);
    }
    twins.planned.reload();
    twins.answers
}

fn slow(terms: Terms, seed: u64) -> Terms {
    let time = TimeControl::Correspondence { main_days: 2, increment_days: 1, cap_days: 3, rest_days: 1 };
    Terms { time: if seed.is_multiple_of(3) { TimeControl::None } else { time }, ..terms }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn a_plan_does_what_its_owner_could_do_by_hand(terms in randomly::terms(), steps in randomly::steps(), seed in any::<u64>()) {
        walk(slow(terms, seed), &steps, seed);
    }
}

/// The random plans must contain answers that are played. Otherwise, the test above would prove nothing.
#[test]
fn answers_from_random_plans_are_played() {
    use proptest::strategy::{Strategy, ValueTree};
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut answers = 0;
    for seed in 0..60 {
        let (terms, steps) = (randomly::terms(), randomly::steps()).new_tree(&mut runner).unwrap().current();
        answers += walk(slow(terms, seed), &steps, seed);
    }
    assert!(answers > 100, "only {answers} answers");
}
