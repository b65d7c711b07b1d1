//! How rooms begin: new, as a rematch, or from their stored events.

use super::{Room, TakebackRefusals};
use crate::clock::Timer;
use crate::event::{Event, Recorded};
use crate::id::{PlayerId, RoomId};
use crate::phase::Phase;
use crate::settings::Settings;
use rules::{ByColor, Position};
use setup::{BySeat, Seat};
use std::collections::{BTreeMap, BTreeSet};

impl Room {
    /// The first events of a new room: it is made, and the host sits down.
    #[must_use]
    pub fn create(settings: Settings, host: PlayerId, name: String) -> Vec<Event> {
        let seated = Event::Seated { seat: Seat::Host, player: host.clone(), name: name.clone() };
        vec![Event::Created { settings, host, name }, seated]
    }

    /// The first events of the rematch's room: the same people in the same seats, their other devices too, with colors
    /// swapped (in an opening with choices: begun by the other), and the game started. Empty if this room's game never started.
    #[must_use]
    pub fn rematch_events(&self) -> Vec<Event> {
        let (Some(host), Some(_), Some(course)) = (&self.seats.host, &self.seats.guest, &self.course) else {
            return Vec::new();
        };
        let settings = Settings { rematch_of: Some(self.id.clone()), ..self.settings.clone() };
        let mut events = vec![Event::Created { settings, host: host.player.clone(), name: host.name.clone() }];
        for seat in Seat::ALL {
            if let Some(seated) = &self.seats[seat] {
                events.push(Event::Seated { seat, player: seated.player.clone(), name: seated.name.clone() });
                let shared = |player: &PlayerId| Event::SeatShared { seat, player: player.clone() };
                events.extend(seated.holders.iter().map(shared));
            }
        }
        events.push(Event::Started { black: course.first().other() });
        events
    }

    /// A room from all its events in order; `None` if the first is not [`Event::Created`] or a seq is missing.
    pub fn replay(id: RoomId, events: impl IntoIterator<Item = Recorded>) -> Option<Self> {
        let mut events = events.into_iter();
        let mut room = Self::open(id, &events.next()?)?;
        for recorded in events {
            if recorded.seq != room.seq + 1 {
                return None;
            }
            room.apply(&recorded);
        }
        Some(room)
    }

    fn open(id: RoomId, first: &Recorded) -> Option<Self> {
        let Event::Created { settings, .. } = &first.event else {
            return None;
        };
        if first.seq != 1 {
            return None;
        }
        let mut room = Self {
            id,
            seq: 0,
            settings: settings.clone(),
            created: first.time,
            started: None,
            ended: None,
            phase: Phase::Waiting,
            seats: BySeat::default(),
            links: BySeat::default(),
            black: None,
            course: None,
            position: Position::new(&settings.setup),
            moves: Vec::new(),
            resumptions: Vec::new(),
            timer: Timer::new(settings.time),
            offers: Vec::new(),
            takeback_refusals: ByColor { black: TakebackRefusals::default(), white: TakebackRefusals::default() },
            dead: BTreeSet::new(),
            unsealed: BTreeSet::new(),
            accepted: ByColor { black: false, white: false },
            rematch: None,
            chat: Vec::new(),
            chat_total: 0,
            answers: BTreeMap::new(),
        };
        room.apply(first);
        Some(room)
    }
}
