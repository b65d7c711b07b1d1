//! Series of games. They are a layer over rooms: a room contains the kind of series that its players agreed on, and nothing about
//! the other games. Scores and next games are derived from the finished games.

use super::Shared;
use crate::error::ApiError;
use room::{BySeat, Core, Counted, PlayerId, Room, RoomId, Seat, Series, SeriesEnd, Standing, Summary, Terms};
use rules::{Color, Outcome};
use store::{SeriesGame, SeriesPlace, StoreError};

/// How a rematch that is part of a series begins.
pub(crate) struct NextGame {
    /// The place of the rematch in the series.
    pub(crate) place: SeriesPlace,
    /// The terms and the seat that plays Black. `None` for the first game of a new series, which begins like any other rematch.
    pub(crate) fixed: Option<(Terms, Seat)>,
}

/// The games of a series so far.
pub(crate) struct SoFar {
    games: Vec<SeriesGame>,
    counted: Vec<(RoomId, Counted)>,
    pub(crate) standing: Standing,
}

impl SoFar {
    /// Derives the score. `players` are the players in the seats, who are the same in all games of the series.
    fn new(series: Series, games: Vec<SeriesGame>, players: &BySeat<Option<PlayerId>>) -> Self {
        let counted = |game: &SeriesGame| {
            let (player, outcome) = game.finished.as_ref()?;
            let black = Seat::ALL.into_iter().find(|seat| players[*seat].as_ref() == Some(player))?;
            let of = |color| if color == Color::Black { black } else { black.other() };
            let winner = match outcome {
                Outcome::Win { winner, by: _ } => Some(of(*winner)),
                Outcome::Draw => None,
                Outcome::Void => return None,
            };
            Some((game.room.clone(), Counted { black, winner }))
        };
        let counted: Vec<_> = games.iter().filter_map(counted).collect();
        let results: Vec<Counted> = counted.iter().map(|(_, game)| *game).collect();
        Self { games, counted, standing: series.standing(&results) }
    }

    fn results(&self) -> Vec<Counted> {
        self.counted.iter().map(|(_, game)| *game).collect()
    }

    /// The score after the latest game, in the form that clients get. `room` is the requested room.
    pub(crate) fn score(&self, series: Series, room: &RoomId) -> protocol::SeriesScore {
        let mut before = 0;
        let mut number = 1;
        let mut games = Vec::with_capacity(self.games.len());
        for game in &self.games {
            let own = before + 1;
            let counted = self.counted.iter().find(|(counted, _)| *counted == game.room);
            before += u32::from(counted.is_some());
            if game.room == *room {
                number = own;
            }
            games.push(protocol::SeriesGame {
                room: game.room.to_string(),
                number: own,
                over: game.over,
                outcome: game.finished.as_ref().map(|(_, outcome)| (*outcome).into()),
                winner: counted.and_then(|(_, game)| game.winner),
            });
        }
        let Standing { halves, games: _, end } = self.standing;
        let winner = match end {
            Some(SeriesEnd::Won(seat)) => Some(seat),
            Some(SeriesEnd::Drawn) | None => None,
        };
        protocol::SeriesScore {
            series,
            number,
            games,
            host_half: halves.host,
            guest_half: halves.guest,
            over: end.is_some(),
            winner,
        }
    }
}

fn players(summary: &Summary) -> BySeat<Option<PlayerId>> {
    let player = |seat: Seat| summary.seats[seat].as_ref().map(|seated| seated.player.clone());
    BySeat { host: player(Seat::Host), guest: player(Seat::Guest) }
}

fn most() -> u32 {
    u32::try_from(Series::MOST_GAMES).unwrap_or(u32::MAX)
}

impl Shared {
    /// The games so far of the series that a room belongs to.
    pub(crate) async fn series_so_far(&self, series: Series, summary: &Summary) -> Result<SoFar, StoreError> {
        let games = self.store.series(&summary.id, most()).await?;
        Ok(SoFar::new(series, games, &players(summary)))
    }

    /// How the rematch in the room `next` begins, if it is part of a series. `after` is the finished room.
    pub(crate) async fn next_game(&self, after: &Core, next: &RoomId) -> Result<Option<NextGame>, StoreError> {
        let Some(series) = after.agreed_terms().series else { return Ok(None) };
        let new = NextGame { place: SeriesPlace { first: next.clone(), place: 1 }, fixed: None };
        if after.has_other_terms() {
            return Ok(Some(new));
        }
        let so_far = self.series_so_far(series, &after.summary()).await?;
        let (Some(first), Some(black)) = (so_far.games.first(), after.first_black()) else { return Ok(Some(new)) };
        if so_far.standing.end.is_some() || so_far.games.len() >= Series::MOST_GAMES {
            return Ok(Some(new));
        }
        let Some(terms) = self.first_terms(&first.room).await? else { return Ok(Some(new)) };
        let counted = so_far.counted.iter().any(|(room, _)| room == after.id());
        let fixed = series.next(&terms, &so_far.results(), black, counted);
        let place = u32::try_from(so_far.games.len() + 1).unwrap_or(u32::MAX);
        Ok(Some(NextGame { place: SeriesPlace { first: first.room.clone(), place }, fixed: Some(fixed) }))
    }

    /// Whether the settings of the next game are fixed, because the series of this room is not decided. A ladder fixes nothing: its
    /// players can end it after any game by agreeing on other settings.
    pub(crate) async fn fixes_terms(&self, room: &Core) -> Result<bool, StoreError> {
        match room.terms().series {
            Some(series @ (Series::BestOf { .. } | Series::FirstTo { .. })) if room.phase().is_over() => {
                let so_far = self.series_so_far(series, &room.summary()).await?;
                Ok(so_far.standing.end.is_none() && so_far.games.len() < Series::MOST_GAMES)
            }
            Some(Series::BestOf { .. } | Series::FirstTo { .. } | Series::Ladder {}) | None => Ok(false),
        }
    }

    /// The terms of a room. If the room is damaged, its terms are lost, and the players begin another series.
    async fn first_terms(&self, room: &RoomId) -> Result<Option<Terms>, StoreError> {
        let events = match self.store.load(room).await {
            Err(error @ StoreError::Corrupt { .. }) => {
                tracing::error!(%room, %error, "a series cannot go on, because its first game cannot be read");
                return Ok(None);
            }
            events => events?.unwrap_or_default(),
        };
        let first = events.into_iter().next().map(|recorded| recorded.event);
        Ok(if let Some(room::Event::Created { terms, .. }) = first { Some(terms) } else { None })
    }

    /// The score of the series that a room belongs to, after the latest game of the series. If a game is closed to spectators, or
    /// its end is not shown to everyone yet, only the players get a score that includes it.
    pub(crate) async fn series_score(&self, summary: &Summary, plays: bool) -> Result<protocol::SeriesScore, ApiError> {
        let series = summary.terms.series.ok_or(ApiError::NotFound)?;
        let mut games = self.store.series(&summary.id, most()).await?;
        if !plays {
            self.hide_what_is_not_shown(&mut games, &summary.id).await?;
        }
        let so_far = SoFar::new(series, games, &players(summary));
        Ok(so_far.score(series, &summary.id))
    }

    /// Finds the first game that is closed, or whose end is not shown to everyone yet. Lists this game as if it were not over,
    /// and removes the games after it, because they would tell how this game ended. The room `asked` has already admitted the
    /// viewer, so it does not count as closed.
    async fn hide_what_is_not_shown(&self, games: &mut Vec<SeriesGame>, asked: &RoomId) -> Result<(), StoreError> {
        let now = self.timeline.now();
        for place in 0..games.len() {
            let game = &games[place];
            let events = match self.store.load(&game.room).await {
                // Nobody knows whether a damaged game is closed, so it counts as closed.
                Err(StoreError::Corrupt { .. }) => Vec::new(),
                events => events?.unwrap_or_default(),
            };
            let shown = room::shown_from(&events).is_none_or(|from| from <= now);
            let closed = game.room != *asked && Room::replay(game.room.clone(), events).is_none_or(|room| room.is_closed());
            if closed || !shown {
                games.truncate(place + 1);
                (games[place].over, games[place].finished) = (false, None);
                break;
            }
        }
        Ok(())
    }
}
