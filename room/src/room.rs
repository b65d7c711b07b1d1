//! The room: what its events have made of it, and what can be read from it. [`Room::decide`] is in `decide`.

mod apply;
mod first;

use crate::clock::Timer;
use crate::command::{Command, Context, Viewer};
use crate::event::Event;
use crate::id::{CommandId, PlayerId, RoomId, TokenHash};
use crate::offer::Offer;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::seat::Seated;
use crate::settings::Settings;
use crate::time::UnixMillis;
use crate::view::ChatLine;
use rules::{ByColor, Color, Move, Outcome, Point, Position, Progress, Setup, WinBy, go};
use setup::Clocks;
use setup::ColorChoice;
use setup::Millis;
use setup::{Act, Course, Step};
use setup::{BySeat, Seat};
use std::collections::{BTreeMap, BTreeSet};

/// Two seats, one game, its clocks, offers, scoring and chat.
#[derive(Debug, Clone)]
pub struct Room {
    id: RoomId,
    seq: u64,
    settings: Settings,
    created: UnixMillis,
    started: Option<UnixMillis>,
    ended: Option<UnixMillis>,
    phase: Phase,
    seats: BySeat<Option<Seated>>,
    links: BySeat<Option<TokenHash>>,
    /// Which seat plays Black now, from the start on; in an opening that may change.
    black: Option<Seat>,
    /// How far the opening has come, from the start on.
    course: Option<Course>,
    position: Position,
    moves: Vec<(Color, Move)>,
    /// After so many moves play was resumed, with this color to move.
    resumptions: Vec<(usize, Color)>,
    timer: Option<Timer>,
    offers: Vec<Offer>,
    takeback_refusals: ByColor<TakebackRefusals>,
    dead: BTreeSet<Point>,
    unsealed: BTreeSet<Point>,
    accepted: ByColor<bool>,
    rematch: Option<RoomId>,
    /// The newest lines.
    chat: Vec<ChatLine>,
    /// All lines there ever were.
    chat_total: u32,
    /// The first event and the fingerprint of each command, by author.
    answers: BTreeMap<PlayerId, BTreeMap<CommandId, (u64, u64)>>,
}

/// How often one player's takebacks were declined, and until when that keeps the next from being asked.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct TakebackRefusals {
    pub(crate) count: u32,
    pub(crate) until: Millis,
}

impl Room {
    /// Answers a command with the events it makes, at least one, or with the reason why it is not done. Changes nothing.
    ///
    /// # Errors
    /// A [`Refusal`] that names the first reason found.
    pub fn decide(&self, context: &Context, viewer: &Viewer, command: &Command) -> Result<Vec<Event>, Refusal> {
        crate::decide::decide(self, context, viewer, command)
    }

    /// The instant at which the room wants to be woken: when the running clock is empty.
    #[must_use]
    pub fn deadline(&self) -> Option<Millis> {
        self.timeout().map(|(_, deadline)| deadline)
    }

    /// What is due at `now`: the loss on time. Empty before the deadline.
    #[must_use]
    pub fn expire(&self, now: Millis) -> Vec<Event> {
        match self.timeout() {
            Some((color, deadline)) if deadline <= now => {
                let outcome = Outcome::Win { winner: color.opposite(), by: WinBy::Timeout };
                vec![Event::Finished { outcome }]
            }
            Some(_) | None => Vec::new(),
        }
    }

    fn timeout(&self) -> Option<(Color, Millis)> {
        self.timer.as_ref().and_then(Timer::deadline)
    }

    /// The seq and fingerprint with which a command of this author was done before, at any time of the room's life.
    #[must_use]
    pub fn answered(&self, author: &PlayerId, id: &CommandId) -> Option<(u64, u64)> {
        self.answers.get(author)?.get(id).copied()
    }

    /// The room's id.
    #[must_use]
    pub const fn id(&self) -> &RoomId {
        &self.id
    }

    /// The seq of the last event.
    #[must_use]
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// What was agreed before the game. The komi that an opening found is in [`Room::setup`].
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The setup as it stands: with the komi that was named last in the opening.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let agreed = self.settings.setup;
        let komi = self.course.as_ref().and_then(Course::komi);
        match (agreed, komi) {
            (Setup::Go(setup), Some(komi)) => setup.with_komi(komi).map_or(agreed, Setup::Go),
            (Setup::Go(_) | Setup::Gomoku(_) | Setup::Othello, _) => agreed,
        }
    }

    /// Where the room stands.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Finished(outcome) => Some(outcome),
            Phase::Waiting | Phase::Playing | Phase::Scoring | Phase::Aborted => None,
        }
    }

    /// The board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The moves that stand, in order, with the colors of the stones (which in an opening need not be the colors of who placed
    /// them). Fixed handicap stones are not among them.
    #[must_use]
    pub fn moves(&self) -> &[(Color, Move)] {
        &self.moves
    }

    /// Who sits where.
    #[must_use]
    pub const fn seats(&self) -> &BySeat<Option<Seated>> {
        &self.seats
    }

    /// Which seat plays Black, or begins the opening: known from the start on, or before it if the host chose. Choices in an opening
    /// change it.
    #[must_use]
    pub const fn black(&self) -> Option<Seat> {
        match (self.black, self.settings.colors) {
            (Some(seat), _) => Some(seat),
            (None, ColorChoice::Black) => Some(Seat::Host),
            (None, ColorChoice::White) => Some(Seat::Guest),
            (None, ColorChoice::Random | ColorChoice::Nigiri) => None,
        }
    }

    /// Which color a seat plays, as far as [`Room::black`] is known.
    #[must_use]
    pub fn color_of(&self, seat: Seat) -> Option<Color> {
        self.black().map(|black| if black == seat { Color::Black } else { Color::White })
    }

    /// The seat from which this player may act.
    #[must_use]
    pub fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.seats[*seat].as_ref().is_some_and(|seated| seated.is_held_by(player)))
    }

    /// What the opening asks for now; `None` without an opening, and when it is over.
    #[must_use]
    pub fn opening(&self) -> Option<Step> {
        match self.phase {
            Phase::Playing => self.course.as_ref()?.step(self.black?),
            Phase::Waiting | Phase::Scoring | Phase::Finished(_) | Phase::Aborted => None,
        }
    }

    /// Who is to act, by the color of their seat as it stands now; `None` when nobody is. In an opening that need not be the color
    /// of the next stone: see [`Room::stone`].
    #[must_use]
    pub fn turn(&self) -> Option<Color> {
        match self.phase {
            Phase::Playing => match self.opening() {
                Some(step) => self.color_of(step.seat),
                None => Some(self.position.turn()),
            },
            Phase::Waiting | Phase::Scoring | Phase::Finished(_) | Phase::Aborted => None,
        }
    }

    /// The color of the stone that may be placed now, by whoever acts; `None` when the opening asks for something else, and when
    /// no moves are played.
    #[must_use]
    pub fn stone(&self) -> Option<Color> {
        match (self.phase, self.opening().map(|step| step.act)) {
            (Phase::Playing, None | Some(Act::Place { .. } | Act::Pick { .. })) => Some(self.position.turn()),
            (
                Phase::Playing,
                Some(
                    Act::Choose { .. }
                    | Act::ChooseOrOffer { .. }
                    | Act::Declare { .. }
                    | Act::OfferMoves { .. }
                    | Act::NameKomi
                    | Act::Bid { .. },
                ),
            )
            | (Phase::Waiting | Phase::Scoring | Phase::Finished(_) | Phase::Aborted, _) => None,
        }
    }

    /// Whether this command, if it is done, begins the scoring phase, so that [`Context::proposal`] is wanted for the board as it
    /// stands.
    #[must_use]
    pub fn wants_proposal(&self, viewer: &Viewer, command: &Command) -> bool {
        crate::decide::wants_proposal(self, viewer, command)
    }

    /// Both clocks as they stand at `now`; `None` without time control.
    #[must_use]
    pub fn clocks(&self, now: Millis) -> Option<Clocks> {
        self.timer.as_ref().map(|timer| timer.read(now))
    }

    /// The open offers, at most one of a kind.
    #[must_use]
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// The stones marked as dead.
    #[must_use]
    pub const fn dead(&self) -> &BTreeSet<Point> {
        &self.dead
    }

    /// Where a territory lies open to the other color, as far as it was found with the proposed dead stones. Unless these points are
    /// filled, nobody gets what lies behind them.
    #[must_use]
    pub const fn unsealed(&self) -> &BTreeSet<Point> {
        &self.unsealed
    }

    /// Who has accepted exactly these dead stones.
    #[must_use]
    pub const fn accepted(&self) -> ByColor<bool> {
        self.accepted
    }

    /// The count with the marked stones taken off: in the scoring phase, and of a game of Go whose count decided it.
    #[must_use]
    pub fn scoring(&self) -> Option<go::Score> {
        let counted = match self.phase {
            Phase::Scoring => true,
            Phase::Finished(Outcome::Win { by: WinBy::Score { .. }, .. }) => true,
            // A draw by count, not one that was agreed on while moves were still played.
            Phase::Finished(Outcome::Draw) => self.position.progress() != Progress::Playing,
            Phase::Waiting | Phase::Playing | Phase::Finished(Outcome::Win { .. } | Outcome::Void) | Phase::Aborted => false,
        };
        match &self.position {
            Position::Go(game) if counted => Some(game.score(&self.dead)),
            Position::Go(_) | Position::Gomoku(_) | Position::Othello(_) => None,
        }
    }

    /// The newest lines of chat of both channels, at most [`crate::CHAT_KEPT_LINES`]. Viewers get [`Room::visible_chat`].
    #[must_use]
    pub fn chat(&self) -> &[ChatLine] {
        &self.chat
    }

    /// When the room was made, on the wall.
    #[must_use]
    pub const fn created(&self) -> UnixMillis {
        self.created
    }

    /// When the game started, on the wall.
    #[must_use]
    pub const fn started(&self) -> Option<UnixMillis> {
        self.started
    }

    /// When the game was finished or aborted, on the wall.
    #[must_use]
    pub const fn ended(&self) -> Option<UnixMillis> {
        self.ended
    }

    /// The room in which both play again, once they agreed.
    #[must_use]
    pub const fn rematch(&self) -> Option<&RoomId> {
        self.rematch.as_ref()
    }

    /// Whether either player may end the game without an outcome: while not both have moved, or done anything else in an opening.
    #[must_use]
    pub fn abortable(&self) -> bool {
        let moved = |color| self.moves.iter().any(|(mover, _)| *mover == color);
        let both = match &self.course {
            Some(course) if self.settings.opening.has_choices() => course.acted() == BySeat { host: true, guest: true },
            Some(_) | None => Color::ALL.into_iter().all(moved),
        };
        self.phase == Phase::Playing && !both
    }

    /// So many moves stand for good; `None` while nothing can be taken back.
    pub(crate) fn least_moves(&self) -> Option<usize> {
        self.course.as_ref().and_then(Course::least_moves)
    }

    pub(crate) const fn chat_total(&self) -> u32 {
        self.chat_total
    }

    pub(crate) fn takeback_refusals(&self, color: Color) -> TakebackRefusals {
        self.takeback_refusals[color]
    }

    pub(crate) fn link(&self, seat: Seat) -> Option<TokenHash> {
        self.links[seat]
    }
}

/// Whether a move was no decision: a pass of Othello, where who has no move is passed over.
pub(crate) fn is_passed_over(position: &Position, action: Move) -> bool {
    match position {
        Position::Othello(_) => action == Move::Pass,
        Position::Go(_) | Position::Gomoku(_) => false,
    }
}
