//! Laws that hold in every room, whatever people try.

mod absence;
mod changes;
mod clocks;
mod log;
mod people;
mod planned;
mod reach;
mod scratch;
mod standstill;
mod turns;

use self::standstill::Stands;
use self::turns::{Charged, TurnStart, Undone};
use crate::randomly::{self, Step};
use proptest::prelude::{ProptestConfig, any, proptest};
use room::testing::{Table, player, viewer};
use room::{CommandId, Event, Millis, OfferKind, Phase, PlayCommand, Recorded, Refusal, Room, Spared, Terms, TimeControl};
use rules::{Color, go};

/// The list of all positions ends with the current one.
fn check_positions(room: &Room) {
    let positions = room.positions();
    assert_eq!(positions.len(), room.moves().len() + 1);
    let last = &positions[positions.len() - 1];
    assert_eq!((last.rows(), last.turn()), (room.position().rows(), room.position().turn()));
}

/// A room that is checked after each step.
struct Walk {
    table: Table,
    /// The state at the beginning of each turn: one for each move played, and one for the running turn.
    turn_starts: Vec<TurnStart>,
    /// The time charged for each move, and for the turn in which the game ended.
    charged: Vec<Charged>,
    /// The time charged for each act of the opening that places no stone. A takeback never removes these acts. Also, the
    /// time charged for each takeback that stops the clocks.
    acts: Vec<Charged>,
    /// The instant from which the time of the running turn counts.
    since: Option<u64>,
    /// While play stands still: the clocks, and how much time the running turn has used.
    stands: Option<Stands>,
    /// For each takeback since the last move, what it removed.
    undone: Vec<Undone>,
    /// The part of the time on the clocks that came from gifts.
    given: u64,
    /// If the current command causes a redo: whether both players agree to it.
    agreed: bool,
}

impl Walk {
    fn new(terms: Terms) -> Self {
        let table = Table::new(terms);
        let turn_starts = vec![TurnStart::of(&table)];
        let (charged, acts) = (Vec::new(), Vec::new());
        Self { table, turn_starts, charged, acts, since: None, stands: None, undone: Vec::new(), given: 0, agreed: false }
    }

    fn step(&mut self, step: &Step) {
        let table = &mut self.table;
        table.seed = step.seed;
        table.delays = Spared { server: Millis(step.seed % 40), lag: Millis(step.seed / 40 % 3000) };
        let before = (table.now, table.room.clocks(Millis(table.now)));
        table.wait(step.wait(table));
        clocks::check_passing_time(table, before);
        check_deadline(&table.room);
        let latest = table.deadline().map(|deadline| deadline + table.spared().total().0);
        if latest.is_some_and(|latest| latest <= table.now) {
            table.refuses("host", PlayCommand::Pass, Refusal::DeadlinePassed);
        }
        let (log_length, left) = (table.log.len(), TurnStart::of(table));
        table.tick();
        self.follow(log_length, left);

        let table = &mut self.table;
        absence::check_notice(table);
        step.change_connection(table);
        let (who, command) = (step.who(&table.room), step.command(&table.room));
        let wants_proposal = table.room.wants_proposal(&viewer(who), &command);
        table.proposal = wants_proposal.then(|| proposal(&table.room, step.seed)).filter(|_| !step.seed.is_multiple_of(4));
        table.blunder = step.seed.is_multiple_of(2);
        let (time_left, late) = (clocks::time_left(table), table.deadline().map_or(0, |at| table.now.saturating_sub(at)));
        let before = (format!("{:?}", table.room), table.room.marks().dead.clone(), table.room.marks().accepted);
        let log_length = table.log.len();
        let left = TurnStart::of(table);
        let offered: Vec<OfferKind> = table.room.offers().iter().map(|offer| offer.kind).collect();
        let disputed = scratch::Before::of(table);
        match table.tries(who, &command) {
            Err(refusal) => {
                assert_eq!(format!("{:?}", table.room), before.0, "the refused command changed the room: {refusal:?}");
                assert_eq!(table.log.len(), log_length);
            }
            Ok(events) => {
                assert!(!events.is_empty(), "{command:?} caused no events");
                assert_ne!(who, "nobody");
                let (dead, accepted) = (&table.room.marks().dead, table.room.marks().accepted);
                if *dead != before.1 {
                    assert!(!accepted.black && !accepted.white, "an acceptance of the score survived a change of the marks");
                }
                let answer = table.log[log_length].command.clone().unwrap();
                let known = table.room.answered(viewer(who).player.as_ref().unwrap(), &answer.id);
                assert_eq!(known, Some((table.log[log_length].seq, answer.fingerprint)));
                clocks::check_time_left(table, who, time_left, late, &events);
                clocks::check_takeback(table, who, time_left, &offered);
                self.agreed =
                    offered.contains(&OfferKind::Redo) || viewer(who).player.is_some_and(|it| table.room.has_both_seats(&it));
                let proposed = table.log[log_length..].iter().any(|recorded| matches!(recorded.event, Event::Proposed { .. }));
                assert_eq!(proposed, table.proposal.is_some(), "a proposal is recorded if and only if one was given");
            }
        }
        disputed.check(&self.table, log_length);
        self.follow(log_length, left);
        if step.seed.is_multiple_of(8) {
            check_positions(&self.table.room);
        }
        standstill::check(&self.table, self.stands.as_ref());
        people::check_visibility(&self.table);
        people::check_closed(&self.table, &command);
        people::check_devices(&self.table);
    }

    /// Follows the log's new events: records the time charged and the state at the beginning of each turn, and checks that a
    /// takeback or a redo restores the recorded clocks and boards. `left` is the state before the new events.
    fn follow(&mut self, from: usize, left: TurnStart) {
        let now = self.table.now;
        for recorded in &self.table.log[from..].to_vec() {
            match &recorded.event {
                Event::Moved { .. } | Event::Passed { .. } => {
                    self.charged.push(Charged::of(self.since, recorded, &left, self.table.delays));
                    // After the last move of a game, this records a turn that never begins.
                    self.turn_starts.push(self.turn_start());
                    self.undone.clear();
                }
                Event::TakenBack { move_number, used } => {
                    self.take_back(*move_number as usize, *used, &left);
                    continue;
                }
                Event::Redone { move_number, used } => {
                    self.redo(*move_number as usize, left.running, *used);
                    continue;
                }
                Event::Chose { .. } | Event::Declared { .. } | Event::MovesOffered { .. } | Event::KomiNamed { .. } => {
                    self.acts.push(Charged::of(self.since, recorded, &left, self.table.delays));
                    self.turn_starts.pop();
                    self.turn_starts.push(self.turn_start());
                }
                Event::Resumed { .. } => {
                    self.turn_starts.pop();
                    self.turn_starts.push(self.turn_start());
                }
                Event::Finished { .. } | Event::Aborted { .. } | Event::EndedByOperator => {
                    self.charged.push(Charged::of(self.since, recorded, &left, Spared::NONE));
                }
                Event::TimeGiven { by, more } => {
                    self.give(*by, more.0);
                    continue;
                }
                Event::Halted { .. } => self.halt(recorded, &left),
                Event::Continued => {
                    self.go_on();
                    continue;
                }
                Event::Created { .. }
                | Event::Seated { .. }
                | Event::Stood { .. }
                | Event::SeatLinkMade { .. }
                | Event::SeatShared { .. }
                | Event::KeptOut { .. }
                | Event::Left { .. }
                | Event::Back { .. }
                | Event::Guessed { .. }
                | Event::Started { .. }
                | Event::Proposed { .. }
                | Event::Marked { .. }
                | Event::ScoreAccepted { .. }
                | Event::ScratchOpened { .. }
                | Event::ScratchPlaced { .. }
                | Event::ScratchTakenBack { .. }
                | Event::ScratchProposed { .. }
                | Event::ScratchClosed { .. }
                | Event::Offered { .. }
                | Event::Declined { .. }
                | Event::Withdrawn { .. }
                | Event::AidUsed { .. }
                | Event::Continuing { .. }
                | Event::Overdue
                | Event::Rematched { .. }
                | Event::WatchingChanged { .. }
                | Event::Chatted { .. } => continue,
            }
            let runs = self.table.room.clocks(Millis(now)).and_then(|clocks| clocks.running);
            self.since = runs.map(|_| now);
        }
        self.check_conservation();
        turns::check_banks(&self.table.room.terms().time, self.charged.iter().chain(&self.acts));
    }

    /// Follows a takeback. `left` is the state before it. After the takeback, a turn continues that has already used the time `used`.
    fn take_back(&mut self, moves: usize, used: Millis, left: &TurnStart) {
        let now = self.table.now;
        let began = self.turn_starts.split_off(moves + 1);
        let start = self.turn_starts[moves].clone();
        let (charged, left) = (self.charged.split_off(moves), TurnStart { given: self.given, ..left.clone() });
        let elapsed = self.since.map(|since| now - since);
        self.undone.push(Undone { start: start.clone(), began, charged, left, elapsed, acts: self.acts.len(), used });
        let later = start.later(&self.table.room.terms().time, self.table.room.turn(), used);
        later.check(&self.table, "a takeback");
        self.given = later.given;
        self.since = later.running.map(|_| now - used.0);
        if later.running.is_none() && used > Millis::ZERO {
            // No clock runs in the first turn, so the time used is charged immediately.
            self.acts.push(Charged::at_once(used));
            self.turn_starts[moves] = later;
        }
    }

    /// Follows a gift: the player `by` gave the opponent `more` milliseconds.
    fn give(&mut self, by: Color, more: u64) {
        self.given += more;
        let turn = self.turn_starts.last_mut().expect("a turn is running");
        turn.given = self.given;
        let clocks = turn.clocks.as_mut().expect("the game has clocks");
        clocks[by.opposite()] = clocks::with_more(clocks[by.opposite()], self.table.room.terms().time, more);
    }

    /// Follows a redo: the moves that the last takeback removed were played again. `used` is the time that `player` has used
    /// since that takeback, or zero if both players agreed to the redo.
    fn redo(&mut self, moves: usize, player: Option<Color>, used: Millis) {
        let Undone { start, began, charged, left, mut elapsed, acts, used: before } =
            self.undone.pop().expect("moves were taken back");
        // The time that the running turn has used since the takeback.
        let since = self.since.map_or(0, |since| self.table.now - since).saturating_sub(before.0);
        assert_eq!(used.0, if self.agreed { 0 } else { since }, "a redo without consent costs the time used since the takeback");
        self.acts.truncate(acts);
        self.turn_starts.pop();
        self.turn_starts.push(start);
        self.turn_starts.extend(began);
        self.charged.extend(charged);
        let control = self.table.room.terms().time;
        if left.running == player {
            elapsed = elapsed.map(|elapsed| elapsed + used.0);
        } else if used > Millis::ZERO {
            // The last of the moves that were played again was `player`'s. A clock pays no more than it has. If
            // `used` is more than that, the excess is a delay of the network; without this delay, the redo would have come
            // before the clock ran out.
            let start = self.turn_starts.pop().expect("a turn is recorded");
            let later = start.clone().later(&control, player, used);
            let paid = player
                .zip(start.clocks.zip(later.clocks))
                .map_or(0, |(color, (had, has))| had[color].main.0.saturating_sub(has[color].main.0));
            self.charged.last_mut().expect("a move was played").time += paid;
            self.turn_starts.push(later);
        }
        self.given = left.given;
        left.later(&control, player, used).check(&self.table, "a redo");
        assert_eq!((self.charged.len(), self.turn_starts.len()), (moves, moves + 1));
        self.since = elapsed.map(|elapsed| self.table.now - elapsed);
    }

    /// Follows a halt of the running turn. `left` is the state before it. If a pause becomes an adjournment, the state at the
    /// beginning of the pause is kept.
    fn halt(&mut self, recorded: &Recorded, left: &TurnStart) {
        let elapsed = self.since.map(|since| self.table.now - since - recorded.spared.total().0);
        let begin = || Stands::new(&self.table, left, recorded, elapsed.expect("a clock runs"));
        self.stands.get_or_insert_with(begin);
    }

    /// Follows the end of a standstill: the interrupted turn continued.
    fn go_on(&mut self) {
        let stands = self.stands.take().expect("play stands still");
        self.since = Some(self.table.now - stands.elapsed);
        stands.check_end(&self.table);
    }

    fn turn_start(&self) -> TurnStart {
        TurnStart { given: self.given, ..TurnStart::of(&self.table) }
    }

    /// With absolute time, the time given to the players equals the time used plus the time left.
    fn check_conservation(&self) {
        let room = &self.table.room;
        let TimeControl::Absolute { main } = room.terms().time else { return };
        // The last turn of a game may have taken more time than its clock had: the game was lost on time, or it ended while a
        // delayed move could still have been in time.
        if room.phase().is_over() {
            return;
        }
        let now = self.table.now;
        // A clock stands at zero while a delayed move may still be in time.
        if room.deadline().is_some_and(|deadline| deadline.0 <= now) {
            return;
        }
        let sides = room.clocks(Millis(now)).unwrap().sides;
        let running = self.since.map_or(0, |since| now - since) + self.stands.as_ref().map_or(0, |stands| stands.elapsed);
        let charged: u64 = self.charged.iter().chain(&self.acts).map(|turn| turn.time).sum();
        let (given, found) = (2 * main.0 + self.given, sides.black.main.0 + sides.white.main.0 + charged + running);
        // A pause may begin while a clock stands at zero. Then the turn that the
        // pause interrupts has already taken more time than its clock had.
        let late = self.stands.is_some() && [sides.black.main, sides.white.main].contains(&Millis(0));
        assert!(given == found || (late && given < found), "{given} ms were given, {found} ms are used or left");
    }
}

/// A proposal of random dead stones and one gap in a border.
fn proposal(room: &Room, seed: u64) -> go::Proposal {
    let position = room.position();
    let dead = position.size().points().filter(|point| position.stone(*point).is_some());
    let dead = dead.filter(|point| (seed >> (position.size().index(*point) % 64)) & 1 == 1).collect();
    go::Proposal { dead, unsealed: position.size().points().skip(2).take(1).collect(), ownership: Vec::new() }
}

/// Before the deadline, nothing is due; from the deadline on, something is due. Without a deadline, nothing is ever due.
fn check_deadline(room: &Room) {
    match room.deadline() {
        Some(deadline) => {
            assert!(matches!(room.phase(), Phase::Playing | Phase::StandingStill(_) | Phase::Scoring(_)));
            assert_eq!(room.expire(Millis(deadline.0 - 1)), []);
            assert!(!room.expire(deadline).is_empty());
        }
        None => assert_eq!(room.expire(Millis(u64::MAX)), []),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn every_law_holds_whatever_people_try(terms in randomly::terms(), steps in randomly::steps()) {
        let mut walk = Walk::new(terms);
        for step in &steps {
            walk.step(step);
        }
        log::check(&walk.table);
        changes::check(&walk.table);
        scratch::check_boards(&walk.table);
        absence::check_story(&walk.table);
        walk.table.reload();
    }

    #[test]
    fn every_law_holds_while_a_board_is_counted(terms in randomly::counted_terms(), steps in randomly::counting()) {
        let mut walk = Walk::new(terms);
        for step in &steps {
            walk.step(step);
        }
        log::check(&walk.table);
        changes::check(&walk.table);
        scratch::check_boards(&walk.table);
        absence::check_story(&walk.table);
        walk.table.reload();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// A log that no room has written may be invalid. The replayed room may then be in an impossible state, but nothing panics.
    #[test]
    fn apply_never_panics(terms in randomly::terms(), one in randomly::steps(), other in randomly::steps(), swap in any::<u64>()) {
        let mut first = Walk::new(terms);
        let mut second = Walk::new(terms);
        one.iter().for_each(|step| first.step(step));
        other.iter().for_each(|step| second.step(step));
        let mut mixed = first.table.log.clone();
        for (index, recorded) in second.table.log.iter().cloned().enumerate() {
            let place = 1 + (swap as usize).wrapping_mul(index + 1) % mixed.len();
            mixed.insert(place, recorded);
        }
        for (seq, recorded) in (1..).zip(&mut mixed) {
            recorded.seq = seq;
        }
        let room = Room::replay(first.table.room.id().clone(), mixed.iter().cloned());
        let room = room.expect("the seqs have no gaps");
        assert_eq!(room.seq(), mixed.len() as u64);
        // Whatever its state, the room still answers.
        let _ = room.decide(&second.table.context(), &viewer("host"), &PlayCommand::Pass.into());
        let _ = (room.scoring(), room.clocks(Millis(0)), room.rematch_events(0), room.deadline());
    }
}

#[test]
fn a_command_that_was_never_sent_has_no_answer() {
    let walk = Walk::new(room::testing::terms(room::testing::go()));
    assert_eq!(walk.table.room.answered(&player("host"), &CommandId::parse("c1").unwrap()), None);
}
