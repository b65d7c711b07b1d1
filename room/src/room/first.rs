//! How a room begins: newly created, as a rematch, or by replay.

use super::books::Books;
use super::core::About;
use super::{Change, Core, Room};
use crate::decide::draw;
use crate::event::{Event, Recorded};
use crate::id::{PlayerId, RoomId};
use setup::{ColorChoice, Seat, Terms, keeps_colors};

/// The seat that plays Black in a new game. `None` in nigiri, which needs a guess first.
pub(crate) fn first_black(colors: ColorChoice, seed: u64) -> Option<Seat> {
    match colors {
        ColorChoice::Black => Some(Seat::Host),
        ColorChoice::White => Some(Seat::Guest),
        ColorChoice::Random => Seat::ALL.into_iter().nth(draw(seed, 2) as usize),
        ColorChoice::Nigiri => None,
    }
}

impl Room {
    /// The first events of a new room: it is created, and the host takes a seat.
    #[must_use]
    pub fn create(terms: Terms, host: PlayerId, name: String) -> Vec<Event> {
        let seated = Event::Seated { seat: Seat::Host, player: host.clone(), name: name.clone() };
        vec![Event::Created { terms, rematch_of: None, host, name }, seated]
    }

    /// Rebuilds a room from all its events in order; `None` if the first is not [`Event::Created`] or a seq is missing.
    pub fn replay(id: RoomId, events: impl IntoIterator<Item = Recorded>) -> Option<Self> {
        Self::replay_each(id, events, |_, _, _| {})
    }

    /// Like [`Room::replay`], but also calls `each` for each event, with the event's effects and the room as it is after the event.
    pub fn replay_each(
        id: RoomId,
        events: impl IntoIterator<Item = Recorded>,
        mut each: impl FnMut(&Self, Recorded, Change),
    ) -> Option<Self> {
        let mut events = events.into_iter();
        let first = events.next()?;
        let mut room = Self::open(id, &first)?;
        each(&room, first, Change::default());
        for recorded in events {
            if recorded.seq != room.seq() + 1 {
                return None;
            }
            let change = room.apply(&recorded);
            each(&room, recorded, change);
        }
        Some(room)
    }

    fn open(id: RoomId, first: &Recorded) -> Option<Self> {
        let Event::Created { terms, rematch_of, host: _, name: _ } = &first.event else {
            return None;
        };
        if first.seq != 1 {
            return None;
        }
        let about = About { id, terms: *terms, rematch_of: rematch_of.clone(), created: first.time };
        let mut room = Self { core: Core::new(about), books: Books::default() };
        room.apply(first);
        Some(room)
    }
}

impl Core {
    /// The first events of the rematch's room. Players and devices keep their seats. The game starts immediately,
    /// except that nigiri needs a guess first. If the players have not changed the terms, the seat [`Core::next_black`]
    /// plays Black. If they have changed the terms, the new terms say who plays Black; if the terms leave this to
    /// chance, `seed` decides. Empty if this room's game never started.
    #[must_use]
    pub fn rematch_events(&self, seed: u64) -> Vec<Event> {
        let black = self.next_terms.map_or(self.next_black(), |terms| first_black(terms.colors, seed));
        self.next_events(self.agreed_terms(), black)
    }

    /// The first events of a next game on these terms, in which `black` plays Black; if `black` is `None`, nigiri decides.
    /// Players and devices keep their seats, and the same people may watch as now. Empty if this room's game never started.
    #[must_use]
    pub fn next_events(&self, terms: Terms, black: Option<Seat>) -> Vec<Event> {
        let (Some(host), Some(_), Some(_)) = (&self.seats.host, &self.seats.guest, self.opening_progress()) else {
            return Vec::new();
        };
        let (terms, rematch_of) = (Terms { watching: self.watching, ..terms }, Some(self.id().clone()));
        let mut events = vec![Event::Created { terms, rematch_of, host: host.player.clone(), name: host.name.clone() }];
        // If the host's seat has moved to another device, the guest's seat comes first. So the host's session holds
        // both seats before the other device takes the host's seat.
        for seat in if host.moved { [Seat::Guest, Seat::Host] } else { Seat::ALL } {
            if let Some(seated) = &self.seats[seat] {
                // The bot of a game without a server goes on as the server's bot.
                let player = seated.player.level().map_or_else(|| seated.player.clone(), PlayerId::bot);
                events.push(Event::Seated { seat, player, name: seated.name.clone() });
                let shared = |player: &PlayerId| Event::SeatShared { seat, player: player.clone() };
                // First share the seat with the device that the seat has moved away from, so that the seat can still move back.
                let left = seated.home.as_ref().filter(|home| **home != seated.player);
                events.extend(left.into_iter().chain(&seated.holders).map(shared));
            }
        }
        events.extend(black.map(|black| Event::Started { black }));
        events
    }

    /// The terms of the rematch: those that the players agreed on, or else those of this game.
    #[must_use]
    pub fn agreed_terms(&self) -> Terms {
        self.next_terms.unwrap_or(*self.terms())
    }

    /// Whether the players agreed on other terms for the rematch.
    #[must_use]
    pub const fn has_other_terms(&self) -> bool {
        self.next_terms.is_some()
    }

    /// The seat that played Black at first or began the opening; `None` before the game has started.
    #[must_use]
    pub fn first_black(&self) -> Option<Seat> {
        self.opening_progress().map(|progress| progress.first())
    }

    /// The seat that plays Black or begins the opening in a rematch on the same terms: the opponent of [`Core::first_black`], or
    /// the same seat if there are handicap stones. `None` before the game has started.
    #[must_use]
    pub fn next_black(&self) -> Option<Seat> {
        self.first_black().map(|first| if keeps_colors(&self.terms().setup) { first } else { first.other() })
    }
}
