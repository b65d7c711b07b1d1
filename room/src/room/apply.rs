//! What each event makes of the room. Total: an event that cannot be (which `decide` never makes) changes as little as possible.

use super::{Room, is_passed_over};
use crate::event::{Event, Recorded};
use crate::limits::CHAT_KEPT_LINES;
use crate::offer::{Offer, OfferKind};
use crate::phase::Phase;
use crate::seat::Seated;
use crate::view::ChatLine;
use rules::{ByColor, Color, HalfPoints, Move, Position, Progress};
use setup::Course;
use setup::Millis;
use setup::Seat;

/// The n-th declined takeback keeps its asker from asking again for n * n times this.
const TAKEBACK_PAUSE: Millis = Millis::from_secs(10);

impl Room {
    /// Makes the next event part of the room. Cannot fail; the only writer, live and on replay alike.
    pub fn apply(&mut self, recorded: &Recorded) {
        self.seq = recorded.seq;
        if let (Some(author), Some(command)) = (&recorded.author, &recorded.command) {
            let of_author = self.answers.entry(author.clone()).or_default();
            of_author.entry(command.id.clone()).or_insert((recorded.seq, command.fingerprint));
        }
        let at = recorded.at;
        match &recorded.event {
            // `replay` made the room of it.
            Event::Created { .. } => {}
            Event::Seated { seat, player, name } => {
                self.seats[*seat] = Some(Seated { player: player.clone(), name: name.clone(), holders: Vec::new() });
            }
            Event::Stood { seat } => {
                self.seats[*seat] = None;
                self.links[*seat] = None;
            }
            Event::SeatLinkMade { seat, hash } => self.links[*seat] = Some(*hash),
            Event::SeatShared { seat, player } => {
                self.links[*seat] = None;
                if let Some(seated) = &mut self.seats[*seat] {
                    seated.holders.push(player.clone());
                }
            }
            Event::Guessed { .. } => {}
            Event::Started { black } => self.start(*black, recorded),
            Event::Chose { seat, choice, black } => {
                self.hand_black_to(*black);
                self.act(*seat, at, |course, moves| course.chose(*seat, *choice, moves));
            }
            Event::Declared { seat, count } => self.act(*seat, at, |course, moves| course.declared(*seat, *count, moves)),
            Event::MovesOffered { seat, points } => {
                self.act(*seat, at, |course, moves| course.offered(*seat, points, moves));
            }
            Event::KomiNamed { seat, komi } => self.name_komi(*seat, *komi, at),
            Event::Moved { color, point } => self.play(*color, Move::Place(*point), at),
            Event::Passed { color } => self.play(*color, Move::Pass, at),
            Event::TakenBack { move_number } => self.take_back(*move_number as usize, at),
            Event::Proposed { dead, unsealed } => {
                self.dead = dead.iter().copied().collect();
                self.unsealed = unsealed.iter().copied().collect();
                self.accepted = ByColor { black: false, white: false };
            }
            Event::Marked { color: _, points, dead } => {
                if *dead {
                    self.dead.extend(points);
                } else {
                    self.dead.retain(|point| !points.contains(point));
                }
                self.accepted = ByColor { black: false, white: false };
            }
            Event::ScoreAccepted { color } => self.accepted[*color] = true,
            Event::Resumed { by: _, turn } => self.resume(*turn, at),
            Event::Offered { kind, by } => self.offers.push(Offer { kind: *kind, by: *by }),
            Event::Declined { kind, by } => self.decline(*kind, *by, at),
            Event::Withdrawn { kind, .. } => self.offers.retain(|offer| offer.kind != *kind),
            Event::Rematched { room } => {
                self.offers.clear();
                self.rematch = Some(room.clone());
            }
            Event::Finished { outcome } => self.end(Phase::Finished(*outcome), recorded),
            Event::Aborted { .. } => self.end(Phase::Aborted, recorded),
            Event::Chatted { player, name, channel, text } => self.say(ChatLine {
                seq: recorded.seq,
                time: recorded.time,
                player: player.clone(),
                name: name.clone(),
                channel: *channel,
                text: text.clone(),
            }),
        }
    }

    fn start(&mut self, black: Seat, recorded: &Recorded) {
        self.black = Some(black);
        self.course = Some(Course::new(self.settings.opening, black));
        self.started = Some(recorded.time);
        self.phase = Phase::Playing;
    }

    fn play(&mut self, color: Color, action: Move, at: Millis) {
        // In an opening a stone may be placed by who does not have its color.
        let actor = self.opening().map(|step| step.seat);
        if self.position.play(color, action).is_err() {
            return;
        }
        self.moves.push((color, action));
        self.offers.clear();
        if self.position.progress() == Progress::Stopped {
            self.phase = Phase::Scoring;
        }
        if let (Some(course), Some(seat)) = (&mut self.course, actor) {
            course.placed(seat, self.moves.len());
        }
        let playing = self.position.progress() == Progress::Playing;
        let turn = self.turn().filter(|_| playing);
        let actor = actor.and_then(|seat| self.color_of(seat)).unwrap_or(color);
        if let Some(timer) = &mut self.timer {
            if is_passed_over(&self.position, action) {
                timer.passed_over(turn, at);
            } else {
                timer.moved(actor, turn, at);
            }
        }
    }

    /// A seat has done what the opening asked for, without a stone.
    fn act(&mut self, seat: Seat, at: Millis, change: impl FnOnce(&mut Course, usize)) {
        self.offers.clear();
        if let Some(course) = &mut self.course {
            change(course, self.moves.len());
        }
        let turn = self.turn();
        if let (Some(color), Some(timer)) = (self.color_of(seat), &mut self.timer) {
            timer.acted(color, turn, at);
        }
    }

    fn hand_black_to(&mut self, seat: Seat) {
        if self.black == Some(seat.other()) {
            self.black = Some(seat);
            if let Some(timer) = &mut self.timer {
                timer.swap();
            }
        }
    }

    fn name_komi(&mut self, seat: Seat, komi: HalfPoints, at: Millis) {
        self.act(seat, at, |course, moves| course.named(seat, komi, moves));
        self.position = self.position_again();
    }

    /// Plays the moves that still stand again from the beginning: what comes out cannot differ from what was.
    fn take_back(&mut self, moves: usize, at: Millis) {
        self.moves.truncate(moves);
        // A resumption after exactly so many moves came before the first move that is gone.
        self.resumptions.retain(|(after, _)| *after <= moves);
        self.offers.clear();
        self.position = self.position_again();
        self.course_again();
        if let Some(timer) = &mut self.timer {
            timer.take_back(moves, self.position.turn(), at);
        }
    }

    /// The position that the moves which stand give, with the komi that was found.
    fn position_again(&self) -> Position {
        let mut position = Position::new(&self.setup());
        let mut resumptions = self.resumptions.iter().peekable();
        for played in 0..=self.moves.len() {
            if let Some((_, turn)) = resumptions.next_if(|(after, _)| *after == played) {
                position.resume(*turn);
            }
            if let Some((color, action)) = self.moves.get(played) {
                // It was legal when it was played.
                let _ = position.play(*color, *action);
            }
        }
        position
    }

    /// An opening that is nothing but stones is as far as its stones. Others are never taken back into.
    fn course_again(&mut self) {
        let (Some(course), Some(black)) = (&self.course, self.black) else { return };
        if self.settings.opening.has_choices() {
            return;
        }
        let mut again = Course::new(self.settings.opening, course.first());
        for number in 1..=self.moves.len() {
            let Some(step) = again.step(black) else { break };
            again.placed(step.seat, number);
        }
        self.course = Some(again);
    }

    fn resume(&mut self, turn: Color, at: Millis) {
        self.phase = Phase::Playing;
        self.dead.clear();
        self.unsealed.clear();
        self.accepted = ByColor { black: false, white: false };
        self.resumptions.push((self.moves.len(), turn));
        self.position.resume(turn);
        if let Some(timer) = &mut self.timer {
            timer.resume(turn, at);
        }
    }

    fn decline(&mut self, kind: OfferKind, by: Color, at: Millis) {
        self.offers.retain(|offer| offer.kind != kind);
        match kind {
            OfferKind::Takeback => {
                let refusals = &mut self.takeback_refusals[by.opposite()];
                refusals.count = refusals.count.saturating_add(1);
                let count = u64::from(refusals.count);
                refusals.until = at + TAKEBACK_PAUSE.times(count.saturating_mul(count));
            }
            OfferKind::Draw | OfferKind::Rematch => {}
        }
    }

    fn end(&mut self, phase: Phase, recorded: &Recorded) {
        self.phase = phase;
        self.ended = Some(recorded.time);
        self.offers.clear();
        if let Some(timer) = &mut self.timer {
            timer.stop(recorded.at);
        }
    }

    fn say(&mut self, line: ChatLine) {
        if self.chat.len() >= CHAT_KEPT_LINES {
            self.chat.remove(0);
        }
        self.chat.push(line);
        self.chat_total = self.chat_total.saturating_add(1);
    }
}
