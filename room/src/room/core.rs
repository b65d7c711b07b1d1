//! The core of a room: everything that the next event can change and that does not grow with the room's age.

use super::aids::Warned;
use super::books::Books;
use crate::absence::Record;
use crate::clock::Timer;
use crate::event::Recorded;
use crate::id::{PlayerId, RoomId, TokenHash};
use crate::limits::GIFTS_PER_SEAT;
use crate::offer::{Group, Offer, Wait};
use crate::phase::{Finish, Marks, Phase};
use crate::scratch::Scratches;
use crate::seat::Seated;
use crate::time::UnixMillis;
use rules::{ByColor, Color, Outcome, Point, Position, Setup};
use setup::{Act, Aid, BySeat, Clocks, ColorChoice, Millis, OfferKind, OpeningProgress, Seat, Step, Terms, Watching};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The game of a room, with its seats, clocks and offers.
///
/// A copy costs the same after fifty thousand events as after five. [`crate::Room::after`] returns the core as it will be
/// after some events, so that the shell can store derived data before it applies these events.
#[derive(Debug, Clone)]
pub struct Core {
    pub(super) about: Arc<About>,
    pub(super) seq: u64,
    pub(super) phase: Phase,
    pub(super) seats: BySeat<Option<Seated>>,
    pub(super) links: BySeat<Option<TokenHash>>,
    pub(super) watching: Watching,
    /// Since when both players are expected to be here; `None` while they are not, for example in a pause or while a seat is free.
    pub(super) expected: Option<Millis>,
    pub(super) absences: BySeat<Record>,
    /// When each player's acceptance of a score was last withdrawn.
    pub(super) withdrawn: BySeat<Millis>,
    /// When a silence last resumed play.
    pub(super) silence_ended: Millis,
    /// Whether each player's acceptance of a score was withdrawn since that player last moved or came back.
    pub(super) overruled: BySeat<bool>,
    pub(super) game: Option<Game>,
    pub(super) position: Position,
    /// The colors that have moved, not counting moves taken back.
    pub(super) has_moved: ByColor<bool>,
    /// The point of the last stone, unless it was taken back.
    pub(super) last: Option<Point>,
    /// When the last move was played, unless moves were taken back since.
    pub(super) moved: Option<Millis>,
    pub(super) timer: Option<Timer>,
    pub(super) offers: Vec<Offer>,
    pub(super) waits: ByColor<[Wait; Group::COUNT]>,
    /// How many events other than moves and chat each player caused.
    pub(super) acts: BySeat<u32>,
    /// How often each player gave the opponent time.
    pub(super) gifts: BySeat<u8>,
    /// The aids that were used for the current position, and by whom. Warnings are in `warned`.
    pub(super) aided: Vec<(Color, Aid)>,
    pub(super) warned: ByColor<Warned>,
    /// Whether a player's silence has resumed play, and no stone has been placed since then.
    pub(super) resumed_by_silence: bool,
    pub(super) scratches: Scratches,
    pub(super) rematch: Option<RoomId>,
    /// The terms of the rematch, if the players changed them.
    pub(super) next_terms: Option<Terms>,
}

/// The constants of a room.
#[derive(Debug)]
pub(super) struct About {
    pub(super) id: RoomId,
    pub(super) terms: Terms,
    pub(super) rematch_of: Option<RoomId>,
    pub(super) created: UnixMillis,
}

/// The data of a started game.
#[derive(Debug, Clone)]
pub(super) struct Game {
    pub(super) started: UnixMillis,
    /// The seat that plays Black now. It can change in an opening.
    pub(super) black: Seat,
    pub(super) progress: OpeningProgress,
}

static NO_MARKS: Marks = Marks {
    dead: BTreeSet::new(),
    latest: BTreeSet::new(),
    unsealed: BTreeSet::new(),
    as_proposed: false,
    accepted: ByColor { black: false, white: false },
    accepted_at: Millis::ZERO,
};

impl Core {
    /// A room before its first event. It waits for the players.
    pub(super) fn new(about: About) -> Self {
        Self {
            seq: 0,
            phase: Phase::Waiting,
            seats: BySeat::default(),
            links: BySeat::default(),
            watching: about.terms.watching,
            expected: None,
            absences: BySeat::default(),
            withdrawn: BySeat::default(),
            silence_ended: Millis::ZERO,
            overruled: BySeat::default(),
            game: None,
            position: Position::new(&about.terms.setup),
            has_moved: ByColor::default(),
            last: None,
            moved: None,
            timer: Timer::new(about.terms.time),
            offers: Vec::new(),
            waits: ByColor::default(),
            acts: BySeat::default(),
            gifts: BySeat::default(),
            aided: Vec::new(),
            warned: ByColor::default(),
            resumed_by_silence: false,
            scratches: Scratches::default(),
            rematch: None,
            next_terms: None,
            about: Arc::new(about),
        }
    }

    /// Whether the game can still be aborted, and so end without an outcome. That is possible until both players have
    /// moved or, in an opening with choices, until both players have acted.
    #[must_use]
    pub fn abortable(&self) -> bool {
        let both = match self.opening_progress() {
            Some(progress) if self.terms().opening.has_choices() => progress.acted() == BySeat { host: true, guest: true },
            Some(_) | None => self.has_moved == ByColor { black: true, white: true },
        };
        matches!(self.phase, Phase::Playing | Phase::StandingStill(_)) && !both
    }

    /// The room's id.
    #[must_use]
    pub fn id(&self) -> &RoomId {
        &self.about.id
    }

    /// The seq of the last event.
    #[must_use]
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// The terms of the game. They do not include a komi named in the opening: see [`Core::setup`].
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.about.terms
    }

    /// The room of the previous game, if this is a rematch.
    #[must_use]
    pub fn rematch_of(&self) -> Option<&RoomId> {
        self.about.rematch_of.as_ref()
    }

    /// The current setup, with the last komi named in the opening.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let agreed = self.terms().setup;
        let komi = self.opening_progress().and_then(OpeningProgress::komi);
        match (agreed, komi) {
            (Setup::Go(setup), Some(komi)) => setup.with_komi(komi).map_or(agreed, Setup::Go),
            (Setup::Go(_) | Setup::Gomoku(_) | Setup::Othello, _) => agreed,
        }
    }

    /// The phase.
    #[must_use]
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The outcome of a finished game.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match &self.phase {
            Phase::Finished(finish) => Some(finish.outcome),
            Phase::Waiting | Phase::Playing | Phase::StandingStill(_) | Phase::Scoring(_) | Phase::Aborted { .. } => None,
        }
    }

    /// The current position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The occupants of the seats.
    #[must_use]
    pub const fn seats(&self) -> &BySeat<Option<Seated>> {
        &self.seats
    }

    /// Who may watch.
    #[must_use]
    pub const fn watching(&self) -> Watching {
        self.watching
    }

    /// Whether only the players may enter. While a seat is free, everyone may enter, because anyone may take the seat.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.watching == Watching::Closed && Seat::ALL.into_iter().all(|seat| self.seats[seat].is_some())
    }

    /// The seat that plays Black or begins the opening. Known once the game has started, or earlier if the host chose a color.
    /// Choices in an opening change it.
    #[must_use]
    pub fn black(&self) -> Option<Seat> {
        match (&self.game, self.terms().colors) {
            (Some(game), _) => Some(game.black),
            (None, ColorChoice::Black) => Some(Seat::Host),
            (None, ColorChoice::White) => Some(Seat::Guest),
            (None, ColorChoice::Random | ColorChoice::Nigiri) => None,
        }
    }

    /// The color of a seat, once [`Core::black`] is known.
    #[must_use]
    pub fn color_of(&self, seat: Seat) -> Option<Color> {
        self.black().map(|black| if black == seat { Color::Black } else { Color::White })
    }

    /// The seats that this player may act from: both, if two people play on one device.
    pub fn seats_of(&self, player: &PlayerId) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(|seat| self.seats[*seat].as_ref().is_some_and(|seated| seated.is_held_by(player)))
    }

    /// The seat that this player may act from; the host's, if they may act from both.
    #[must_use]
    pub fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        self.seats_of(player).next()
    }

    /// Whether this player may act from both seats, because two people play on one device.
    #[must_use]
    pub fn has_both_seats(&self, player: &PlayerId) -> bool {
        self.seats_of(player).count() == Seat::ALL.len()
    }

    /// Whether both players sit at one device.
    #[must_use]
    pub fn is_on_one_device(&self) -> bool {
        self.seats.host.as_ref().is_some_and(|host| host.sessions().any(|session| self.has_both_seats(session)))
    }

    /// The current step of the opening; `None` without an opening, after it, and while play stands still.
    #[must_use]
    pub fn opening(&self) -> Option<Step> {
        match (&self.phase, &self.game) {
            (Phase::Playing, Some(game)) => game.progress.step(game.black),
            (Phase::Playing, None)
            | (Phase::Waiting | Phase::StandingStill(_) | Phase::Scoring(_) | Phase::Finished(_) | Phase::Aborted { .. }, _) => {
                None
            }
        }
    }

    /// The player who has to act, given as the current color of their seat; `None` if neither may act. In an opening the next
    /// stone may have the opponent's color: see [`Core::stone`].
    #[must_use]
    pub fn turn(&self) -> Option<Color> {
        match self.phase {
            Phase::Playing => self.opening().map_or(Some(self.position.turn()), |step| self.color_of(step.seat)),
            Phase::Waiting | Phase::StandingStill(_) | Phase::Scoring(_) | Phase::Finished(_) | Phase::Aborted { .. } => None,
        }
    }

    /// The color of the stone that the player to act may place now. `None` if the opening expects a different act, or if no
    /// moves are being played.
    #[must_use]
    pub fn stone(&self) -> Option<Color> {
        match (&self.phase, self.opening().map(|step| step.act)) {
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
            | (Phase::Waiting | Phase::StandingStill(_) | Phase::Scoring(_) | Phase::Finished(_) | Phase::Aborted { .. }, _) => {
                None
            }
        }
    }

    /// Both clocks at `now`; `None` without time control.
    #[must_use]
    pub fn clocks(&self, now: Millis) -> Option<Clocks> {
        self.timer.as_ref().map(|timer| timer.read(now))
    }

    /// The open offers, at most one of each kind.
    #[must_use]
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// The marks of the scoring phase. If the game ended in that phase, they are kept. In any other phase there are none.
    #[must_use]
    pub fn marks(&self) -> &Marks {
        match &self.phase {
            Phase::Scoring(marks) | Phase::Finished(Finish { marks, .. }) => marks,
            Phase::Waiting | Phase::Playing | Phase::StandingStill(_) | Phase::Aborted { .. } => &NO_MARKS,
        }
    }

    /// The wall time at which the room was created.
    #[must_use]
    pub fn created(&self) -> UnixMillis {
        self.about.created
    }

    /// The wall time at which the game started.
    #[must_use]
    pub fn started(&self) -> Option<UnixMillis> {
        self.game.as_ref().map(|game| game.started)
    }

    /// The wall time at which the game was finished or aborted.
    #[must_use]
    pub const fn ended(&self) -> Option<UnixMillis> {
        match &self.phase {
            Phase::Finished(Finish { at, .. }) | Phase::Aborted { at } => Some(*at),
            Phase::Waiting | Phase::Playing | Phase::StandingStill(_) | Phase::Scoring(_) => None,
        }
    }

    /// The room of the rematch, once the players have agreed on it.
    #[must_use]
    pub const fn rematch(&self) -> Option<&RoomId> {
        self.rematch.as_ref()
    }

    /// How long this player must wait before the next offer of this kind.
    #[must_use]
    pub fn offer_wait(&self, kind: OfferKind, color: Color, now: Millis) -> Millis {
        let until = Group::of(kind).map(|group| self.waits[color][group as usize].until);
        until.unwrap_or_default().saturating_sub(now)
    }

    /// How many events other than moves and chat this seat's player has caused.
    pub(crate) fn acts(&self, seat: Seat) -> u32 {
        self.acts[seat]
    }

    /// How often this seat's player may still give the opponent more time; 0 if no clock runs.
    #[must_use]
    pub fn gifts_left(&self, seat: Seat) -> u8 {
        if self.is_clock_running() { GIFTS_PER_SEAT.saturating_sub(self.gifts[seat]) } else { 0 }
    }

    /// Whether a clock runs.
    pub(crate) fn is_clock_running(&self) -> bool {
        self.phase == Phase::Playing && self.timer.as_ref().is_some_and(Timer::runs)
    }

    /// The number of moves, not counting those taken back.
    pub(super) fn move_count(&self) -> usize {
        self.position.move_number() as usize
    }

    /// The number of moves that belong to the opening. In these moves, a player may place stones of both colors.
    #[must_use]
    pub fn opening_moves(&self) -> usize {
        self.opening_progress().map_or(0, OpeningProgress::moves)
    }

    pub(crate) fn opening_progress(&self) -> Option<&OpeningProgress> {
        self.game.as_ref().map(|game| &game.progress)
    }

    pub(crate) fn link(&self, seat: Seat) -> Option<TokenHash> {
        self.links[seat]
    }

    /// The core after these events.
    pub(super) fn after(&self, events: &[Recorded], books: &Books) -> Self {
        let mut after = self.clone();
        for recorded in events {
            after.apply(recorded, books);
        }
        after
    }
}
