//! What a search of the history asks for, in the form of the columns.

use crate::cells::{fold, kind, size, winner};
use store::{GameFilter, MAX_NAMES, Part, StoreError};

/// A place that is newer or older than every game.
const NEWEST: i64 = i64::MAX;
const OLDEST: i64 = i64::MIN;

/// A search of the history.
pub(super) struct Wanted {
    /// Each of these texts must be part of a player's name.
    pub(super) names: [Option<String>; MAX_NAMES],
    pub(super) size: Option<i64>,
    /// `None` if the board is square, because the table stores no height for square boards.
    pub(super) height: Option<i64>,
    pub(super) kind: Option<i64>,
    pub(super) winner: Option<i64>,
    /// `true` selects games with a bot, and `false` selects games between two people.
    pub(super) bot: Option<bool>,
    /// True if the games are read from the oldest to the newest.
    pub(super) backward: bool,
    /// The page begins after this place. Games that ended at the same time are sorted by their rooms' numbers.
    pub(super) ended: i64,
    pub(super) number: i64,
    /// One more than fits on the page, to learn whether more games follow.
    pub(super) limit: i64,
}

impl Wanted {
    pub(super) fn new(filter: &GameFilter) -> Result<Self, StoreError> {
        let mut names = filter.names.iter().filter(|name| !name.is_empty()).map(|name| fold(name));
        let first = std::array::from_fn(|_| names.next());
        if names.next().is_some() {
            return Err(StoreError::Unavailable(format!("a search has more than {MAX_NAMES} names")));
        }
        let (size, height) = filter.size.map(size).unzip();
        let (ended, number) = match filter.part {
            Part::Newest => (NEWEST, i64::MAX),
            Part::Oldest => (OLDEST, i64::MIN),
            Part::OlderThan(place) | Part::NewerThan(place) => (integer(place.ended.0), integer(place.number)),
        };
        Ok(Self {
            names: first,
            size,
            height: height.flatten(),
            kind: filter.kind.map(kind),
            winner: filter.outcome.map(winner),
            bot: filter.bot,
            backward: filter.part.is_backward(),
            ended,
            number,
            limit: i64::from(filter.limit) + 1,
        })
    }

    /// The same search from the newest game on, for counting at most this many games.
    pub(super) fn counting(&self, limit: i64) -> Self {
        Self { names: self.names.clone(), backward: false, ended: NEWEST, number: i64::MAX, limit, ..*self }
    }

    /// The place after which no game follows in the direction of the search.
    pub(super) const fn end(&self) -> i64 {
        if self.backward { NEWEST } else { OLDEST }
    }

    /// True if every game matches.
    pub(super) fn is_all(&self) -> bool {
        self.names.iter().all(Option::is_none)
            && self.size.is_none()
            && self.kind.is_none()
            && self.winner.is_none()
            && self.bot.is_none()
    }
}

fn integer(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}
