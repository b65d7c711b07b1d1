//! How each event changes the core. Nothing here fails: an impossible event, which `decide` never returns, changes as little as
//! possible.

use super::books::{Books, Entry};
use super::core::{Core, Game, SeatLink};
use super::is_passed_over;
use crate::absence::Away;
use crate::clock::EndedTurn;
use crate::event::{Event, Recorded};
use crate::fair::Spared;
use crate::id::{PlayerId, RoomId};
use crate::limits::LINK_LASTS;
use crate::offer::{Group, Offer};
use crate::phase::{Finish, Marks, Phase};
use crate::scratch::Scratch;
use crate::seat::Seated;
use crate::time::UnixMillis;
use crate::view::ChatLine;
use rules::{ByColor, Color, HalfPoints, Move, Outcome, Played, Point, Position, Progress};
use setup::{BySeat, Millis, OfferKind, OpeningProgress, Seat};

/// The effects of an event that the event itself does not contain.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Change {
    /// The stones that a move, or a stone on the scratch board, captured or flipped, in reading order.
    pub played: Played,
    /// The moves that were played again after a takeback.
    pub redone: Vec<(Color, Move)>,
    /// Whether this event ended the game.
    pub ended: bool,
}

/// The result of applying an event to the core.
pub(super) struct Applied {
    pub(super) change: Change,
    pub(super) entry: Entry,
}

impl Applied {
    fn entry(entry: Entry) -> Self {
        Self { change: Change::default(), entry }
    }

    fn nothing() -> Self {
        Self::entry(Entry::Nothing)
    }
}

impl Core {
    /// Applies the next event. `books` must hold the earlier events. Takebacks, redos and `KomiNamed` need the books.
    pub(super) fn apply(&mut self, recorded: &Recorded, books: &Books) -> Applied {
        self.seq = recorded.seq;
        let (at, spared) = (recorded.at, recorded.spared);
        self.author_is_here(recorded.author.as_ref());
        self.count_act(recorded);
        if recorded.event.changes_position() {
            self.aided.clear();
        }
        match &recorded.event {
            Event::Moved { color, point } => return self.play(*color, Move::Place(*point), at, spared),
            Event::Passed { color } => return self.play(*color, Move::Pass, at, spared),
            Event::TakenBack { move_number, used } => return self.take_back(*move_number as usize, at, *used, books),
            Event::Redone { move_number: _, used } => return self.redo(at, *used, books),
            Event::ScratchPlaced { color, point } => return self.place_on_scratch(*color, *point, at),
            Event::Resumed { by, turn } => return self.resume(*turn, by.is_none(), at),
            Event::Finished { outcome } => return self.finish(*outcome, recorded),
            Event::Aborted { .. } | Event::EndedByOperator => return self.end(Phase::Aborted { at: recorded.time }, at),
            Event::Chatted { .. } => return Applied::entry(line(recorded)),
            // `replay` has already created the room from `Created`. The effect of a guess is in the event `Started` after it.
            Event::Created { .. } | Event::Guessed { .. } => {}
            Event::Seated { seat, player, name } => self.sit(*seat, player, name, at),
            Event::Stood { seat } => {
                (self.seats[*seat], self.links[*seat]) = (None, None);
                self.expect_players(None);
            }
            Event::Left { seat, reason, since } => self.leave(*seat, Away { reason: *reason, since: *since }),
            Event::Back { seat } => self.come_back(*seat),
            Event::SeatLinkMade { seat, hash } => self.links[*seat] = Some(SeatLink { hash: *hash, ends: at + LINK_LASTS }),
            Event::SeatShared { seat, player } => self.share(*seat, player),
            Event::KeptOut { seat, player } => self.keep_out(*seat, player),
            Event::Started { black } => self.start(*black, recorded.time),
            Event::Chose { seat, choice, black } => {
                self.hand_black_to(*black);
                self.act(*seat, at, spared, |progress, moves| progress.chose(*seat, *choice, moves));
            }
            Event::Declared { seat, count } => {
                self.act(*seat, at, spared, |progress, moves| progress.declared(*seat, *count, moves));
            }
            Event::MovesOffered { seat, points } => {
                self.act(*seat, at, spared, |progress, moves| progress.offered(*seat, points, moves));
            }
            Event::KomiNamed { seat, komi } => self.name_komi(*seat, *komi, recorded, books),
            Event::Proposed { dead, unsealed } => self.mark(at, |marks| marks.propose(dead, unsealed)),
            Event::Marked { color: _, points, dead } => self.mark(at, |marks| marks.change(points, *dead)),
            Event::ScoreAccepted { color } => {
                if let Phase::Scoring(marks) = &mut self.phase {
                    marks.accepted[*color] = true;
                    marks.accepted_at = at;
                }
            }
            Event::ScratchOpened { by } => self.open_scratch(*by, at),
            Event::ScratchTakenBack { by } => self.on_scratch(*by, at, Scratch::take_back),
            Event::ScratchProposed { by } => self.on_scratch(*by, at, |scratch| scratch.propose(*by)),
            Event::ScratchClosed { by, .. } => self.close_scratch(*by, at),
            Event::Offered { kind, by, terms } => self.offers.push(Offer { kind: *kind, by: *by, terms: *terms }),
            Event::Declined { kind, by } => self.decline(*kind, *by, at),
            Event::Withdrawn { kind, by } => self.withdraw(*kind, *by, recorded),
            Event::TimeGiven { by, more } => self.give_time(*by, *more),
            Event::AidUsed { by, aid } => self.note_aid(*by, *aid),
            Event::Halted { kind, .. } => self.halt(*kind, recorded),
            Event::Continuing { by: _ } => self.announce_play(at),
            Event::Overdue => self.count_absences_again(at),
            Event::Continued => self.continue_play(at),
            Event::Rematched { room } => self.move_on(room),
            Event::WatchingChanged { watching } => self.watching = *watching,
        }
        Applied::nothing()
    }

    /// A player who acts is not away, even without a connection.
    fn author_is_here(&mut self, author: Option<&PlayerId>) {
        for seat in Seat::ALL {
            if author.is_some_and(|author| self.seats_of(author).any(|own| own == seat)) {
                self.come_back(seat);
            }
        }
    }

    /// Counts an event toward the limit of the player who caused it.
    fn count_act(&mut self, recorded: &Recorded) {
        if !recorded.event.counts_as_act() {
            return;
        }
        let seat = recorded.author.as_ref().and_then(|author| self.seat_of(author));
        if let Some(seat) = seat {
            self.acts[seat] = self.acts[seat].saturating_add(1);
        }
    }

    fn sit(&mut self, seat: Seat, player: &PlayerId, name: &str, at: Millis) {
        self.seats[seat] =
            Some(Seated { player: player.clone(), name: name.to_owned(), holders: Vec::new(), moved: false, home: None });
        self.expect_players(Seat::ALL.into_iter().all(|seat| self.seats[seat].is_some()).then_some(at));
    }

    fn move_on(&mut self, room: &RoomId) {
        self.next_terms = self.offers.iter().find(|offer| offer.kind == OfferKind::Rematch).and_then(|offer| offer.terms);
        self.offers.clear();
        self.rematch = Some(room.clone());
    }

    /// Adds a device to a seat. If one device held both seats until now, the seat moves to the new device: nobody may act for
    /// both players anymore. If the seat later moves back to the device that held both seats, all other devices lose the seat.
    fn share(&mut self, seat: Seat, player: &PlayerId) {
        self.links[seat] = None;
        let BySeat { host, guest } = &mut self.seats;
        let (shared, opposite) = match seat {
            Seat::Host => (host, guest),
            Seat::Guest => (guest, host),
        };
        let sits_opposite = |session: &PlayerId| opposite.as_ref().is_some_and(|other| other.is_held_by(session));
        if let Some(seated) = shared {
            if seated.home.as_ref() == Some(player) {
                (seated.home, seated.moved) = (None, false);
                seated.holders.clear();
                if seated.player != *player {
                    seated.holders.push(player.clone());
                }
                return;
            }
            if !sits_opposite(player) {
                let left = seated.sessions().find(|session| sits_opposite(session)).cloned();
                seated.home = left.or_else(|| seated.home.take());
                seated.holders.retain(|session| !sits_opposite(session));
                seated.moved |= sits_opposite(&seated.player);
            }
            seated.holders.push(player.clone());
        }
    }

    fn start(&mut self, black: Seat, started: UnixMillis) {
        let progress = OpeningProgress::new(self.terms().opening, black);
        self.game = Some(Game { started, black, progress });
        self.phase = Phase::Playing;
    }

    fn play(&mut self, color: Color, action: Move, at: Millis, spared: Spared) -> Applied {
        // In an opening a player may place a stone of the opponent's color.
        let actor = self.opening().map(|step| step.seat);
        let Ok(mut played) = self.position.play(color, action) else { return Applied::nothing() };
        played.captured.sort_unstable();
        self.last = point_of(action).or(self.last);
        self.has_moved[color] = true;
        if let Some(seat) = self.seat_of_color(color) {
            self.overruled[seat] = false;
        }
        self.resumed_by_silence &= action == Move::Pass;
        self.offers.clear();
        if self.position.progress() == Progress::Stopped {
            self.phase = Phase::Scoring(Marks::default());
        }
        let moves = self.move_count();
        if let (Some(game), Some(seat)) = (&mut self.game, actor) {
            game.progress.placed(seat, moves);
        }
        let playing = self.position.progress() == Progress::Playing;
        let turn = self.turn().filter(|_| playing);
        let actor = actor.and_then(|seat| self.color_of(seat)).unwrap_or(color);
        let passed_over = is_passed_over(&self.position, action);
        let ended = self.timer.as_mut().map(|timer| {
            let began = timer.turn();
            let used = if passed_over { timer.passed_over(turn, at) } else { timer.acted(actor, turn, at, spared) };
            EndedTurn { began, used }
        });
        if !passed_over {
            self.moved = Some(at);
        }
        let change = Change { played, ..Change::default() };
        Applied { change, entry: Entry::Move { color, action, ended } }
    }

    /// Records an opening act that places no stone.
    fn act(&mut self, seat: Seat, at: Millis, spared: Spared, change: impl FnOnce(&mut OpeningProgress, usize)) {
        self.offers.clear();
        let moves = self.move_count();
        if let Some(game) = &mut self.game {
            change(&mut game.progress, moves);
        }
        let turn = self.turn();
        if let (Some(color), Some(timer)) = (self.color_of(seat), &mut self.timer) {
            timer.acted(color, turn, at, spared);
        }
    }

    fn hand_black_to(&mut self, seat: Seat) {
        if let Some(game) = &mut self.game
            && game.black != seat
        {
            game.black = seat;
            if let Some(timer) = &mut self.timer {
                timer.swap();
            }
        }
    }

    fn name_komi(&mut self, seat: Seat, komi: HalfPoints, recorded: &Recorded, books: &Books) {
        self.act(seat, recorded.at, recorded.spared, |progress, moves| progress.named(seat, komi, moves));
        self.position = books.position(&self.setup(), self.move_count());
    }

    /// Replays the remaining moves from the beginning, so that the position is exactly as it was after these moves.
    fn take_back(&mut self, moves: usize, at: Millis, used: Millis, books: &Books) -> Applied {
        self.go_to(books.position(&self.setup(), moves), books.moves.iter().take(moves));
        let left = self.timer.as_ref().map(|timer| timer.left(at));
        if let (Some(timer), Some(EndedTurn { began, .. })) = (&mut self.timer, books.turn(moves)) {
            timer.take_back(began, self.position.turn(), at, used);
        }
        Applied::entry(Entry::TakenBack { moves, left, used })
    }

    /// Plays again the moves that the last takeback removed.
    fn redo(&mut self, at: Millis, used: Millis, books: &Books) -> Applied {
        // The player who is to move after a takeback is the one whose moves were taken back.
        let player = self.position.turn();
        self.go_to(books.redone(&self.setup()), books.moves.iter().chain(books.undone()));
        if let (Some(timer), Some(left)) = (&mut self.timer, books.left()) {
            timer.redo(left, self.position.turn(), at, (player, used));
        }
        let change = Change { redone: books.undone().to_vec(), ..Change::default() };
        Applied { change, entry: Entry::Redone }
    }

    /// Sets the board to this position, to which these moves lead.
    fn go_to<'a>(&mut self, position: Position, moves: impl Iterator<Item = &'a (Color, Move)>) {
        self.offers.clear();
        self.resumed_by_silence = false;
        self.moved = None;
        self.position = position;
        (self.last, self.has_moved) = (None, ByColor::default());
        for (color, action) in moves {
            self.last = point_of(*action).or(self.last);
            self.has_moved[*color] = true;
        }
        self.rebuild_course();
    }

    /// Recomputes the progress of an opening without choices. Takebacks never reach into an opening with choices.
    fn rebuild_course(&mut self) {
        let moves = self.move_count();
        let opening = self.terms().opening;
        let Some(game) = &mut self.game else { return };
        if opening.has_choices() {
            return;
        }
        game.progress = OpeningProgress::new(opening, game.progress.first());
        for number in 1..=moves {
            let Some(step) = game.progress.step(game.black) else { break };
            game.progress.placed(step.seat, number);
        }
    }

    fn resume(&mut self, turn: Color, by_silence: bool, at: Millis) -> Applied {
        self.end_count(by_silence, at);
        self.phase = Phase::Playing;
        self.scratches.open = None;
        self.resumed_by_silence = by_silence;
        self.position.resume(turn);
        if let Some(timer) = &mut self.timer {
            timer.resume(turn, at);
        }
        Applied::entry(Entry::Resumed(turn))
    }

    fn place_on_scratch(&mut self, color: Color, point: Point, at: Millis) -> Applied {
        let mut played = Played::default();
        self.on_scratch(color, at, |scratch| played = scratch.place(color, point).unwrap_or_default());
        Applied { change: Change { played, ..Change::default() }, entry: Entry::Nothing }
    }

    /// Changes the dead stones and withdraws both acceptances.
    fn mark(&mut self, at: Millis, change: impl FnOnce(&mut Marks)) {
        self.withdraw_acceptances(at);
        if let Phase::Scoring(marks) = &mut self.phase {
            change(marks);
            // While a scratch board is open, only an agreement on its result changes marks. An agreement can change
            // groups in different parts of the board, so a tap on one group must not undo the whole agreement.
            if self.scratches.open.is_some() {
                marks.latest.clear();
            }
        }
    }

    fn decline(&mut self, kind: OfferKind, by: Color, at: Millis) {
        self.offers.retain(|offer| offer.kind != kind);
        if let Some(group) = Group::of(kind) {
            self.waits[by.opposite()][group as usize].declined(at);
        }
    }

    /// Removes an offer. If the opponent's command removed it, the player who made the offer need not wait before the
    /// next offer.
    fn withdraw(&mut self, kind: OfferKind, by: Color, recorded: &Recorded) {
        self.offers.retain(|offer| offer.kind != kind);
        let seat = self.seat_of_color(by);
        let is_own = recorded.author.as_ref().is_some_and(|author| self.seats_of(author).any(|own| Some(own) == seat));
        if let Some(group) = Group::of(kind)
            && is_own
        {
            self.waits[by][group as usize].withdrew(recorded.at);
        }
    }

    fn give_time(&mut self, by: Color, more: Millis) {
        if let Some(seat) = self.seat_of_color(by) {
            self.gifts[seat] = self.gifts[seat].saturating_add(1);
        }
        if let Some(timer) = &mut self.timer {
            timer.give(by.opposite(), more);
        }
    }

    fn finish(&mut self, outcome: Outcome, recorded: &Recorded) -> Applied {
        let marks = match &mut self.phase {
            Phase::Scoring(marks) => std::mem::take(marks),
            Phase::Waiting | Phase::Playing | Phase::StandingStill(_) | Phase::Finished(_) | Phase::Aborted { .. } => {
                Marks::default()
            }
        };
        self.end(Phase::Finished(Finish { outcome, at: recorded.time, marks }), recorded.at)
    }

    fn end(&mut self, phase: Phase, at: Millis) -> Applied {
        let ended = !self.phase.is_over();
        self.phase = phase;
        self.scratches.open = None;
        self.offers.clear();
        self.expect_players(None);
        if let Some(timer) = &mut self.timer {
            timer.stop(at);
        }
        Applied { change: Change { ended, ..Change::default() }, entry: Entry::Nothing }
    }
}

fn point_of(action: Move) -> Option<Point> {
    match action {
        Move::Place(point) => Some(point),
        Move::Pass => None,
    }
}

fn line(recorded: &Recorded) -> Entry {
    let Event::Chatted { player, name, channel, text } = &recorded.event else { return Entry::Nothing };
    Entry::Line(ChatLine {
        seq: recorded.seq,
        time: recorded.time,
        player: player.clone(),
        name: name.clone(),
        channel: *channel,
        text: text.clone(),
    })
}
