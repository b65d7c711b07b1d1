//! Creates rooms.

use super::Shared;
use crate::actor::room_row;
use crate::auth::Identity;
use crate::budget::Payer;
use crate::error::ApiError;
use crate::limits::budgets::{Cost, EVENT_BYTES, FOR_MOVES_PERCENT, ROOM_BYTES};
use crate::wire::Refused;
use protocol::{Limit, LimitName};
use room::{Millis, PlayerId, Recorded, Room, RoomId, Spared, Summary, Visibility};
use std::hash::{BuildHasher as _, RandomState};
use std::sync::Arc;
use store::{Append, SeriesPlace};
use tokio::sync::Mutex;

/// The number of locks that players share when they create rooms. Players with the same lock wait for each other.
const LANES: usize = 64;

/// About how many bytes of the database a new room with its first two events takes.
const NEW_ROOM_BYTES: u32 = ROOM_BYTES + 2 * EVENT_BYTES;

/// Enforces the limit on rooms per player, even with concurrent requests.
pub(super) struct Gate {
    lanes: [Mutex<()>; LANES],
    hasher: RandomState,
}

impl Gate {
    pub(super) fn new() -> Self {
        Self { lanes: std::array::from_fn(|_| Mutex::new(())), hasher: RandomState::new() }
    }

    fn lane(&self, player: &PlayerId) -> &Mutex<()> {
        let number = self.hasher.hash_one(player) % LANES as u64;
        &self.lanes[usize::try_from(number).unwrap_or_default()]
    }
}

impl Shared {
    pub(super) async fn create(self: &Arc<Self>, terms: room::Terms, host: &Identity) -> Result<RoomId, ApiError> {
        if self.stop.is_cancelled() {
            return Err(ApiError::Draining);
        }
        self.check_new_rooms()?;
        let terms = self.allowed(terms);
        let payer = Payer::identity(host);
        self.budgets.spend_leaving(Cost::Stored, NEW_ROOM_BYTES, FOR_MOVES_PERCENT, payer)?;
        if terms.visibility == Visibility::Public {
            self.budgets.take(Cost::Seek, payer)?;
        }
        self.budgets.take(Cost::Room, payer)?;
        // Count the rooms and create the new one under the player's lock.
        let _turn = self.create.lane(&host.player).lock().await;
        self.check_open_rooms(&host.player).await?;
        let id = crate::actor::new_room_id();
        let (at, time) = (self.timeline.now(), self.timeline.wall());
        let events = Room::create(terms, host.player.clone(), host.name.clone());
        let author = Some(host.player.clone());
        let record =
            |(seq, event)| Recorded { seq, at, time, author: author.clone(), command: None, spared: Spared::NONE, event };
        let events: Vec<Recorded> = (1..).zip(events).map(record).collect();
        let room = Room::replay(id.clone(), events.iter().cloned())
            .ok_or_else(|| ApiError::internal(&"the first events of a room cannot be replayed"))?;
        let row = room_row(&room.summary(), time);
        let series = terms.series.map(|_| SeriesPlace { first: id.clone(), place: 1 });
        self.store
            .append(vec![Append {
                room: id.clone(),
                expected_seq: 0,
                events: events.clone(),
                row,
                game: None,
                series,
                plans: None,
            }])
            .await?;
        self.announce(&room, &events);
        Ok(id)
    }

    /// Refuses a player with too many open rooms. A game from which a player has been away for too long counts for neither
    /// player, so that the player who stayed is not forced to wait or to end the game. Adjourned games and running
    /// correspondence games do not count either, because people have several of them at a time, alongside live games. Nor do
    /// games against a bot, because nobody waits in them. A game with a delayed broadcast counts until its end is shown,
    /// because its room stays in memory until then. The number of all rooms of a player is still limited. Otherwise, two people
    /// who leave each game right after its start could open any number of rooms.
    async fn check_open_rooms(&self, player: &PlayerId) -> Result<(), ApiError> {
        let (most, most_kept) = (self.limits.rooms_open_per_guest, self.limits.rooms_kept_per_guest);
        let limit = u32::try_from(most_kept).unwrap_or(u32::MAX);
        let open = self.store.rooms_of(player, limit).await?;
        let ending = self.catalog.ending_of(player);
        let all = open.len() + ending;
        let mut counted = all;
        if (most..most_kept).contains(&counted) {
            let now = self.timeline.now();
            for row in &open {
                self.look_up(&row.id).await?;
                let has_bot = row.players.iter().any(|player| player.as_bot().is_some());
                counted -= usize::from(has_bot || self.catalog.is_exempt(&row.id, now));
            }
        }
        if counted >= most {
            tracing::debug!(%player, open = open.len(), ending, counted, "a player has too many open rooms");
            let limit = if all < most_kept {
                Limit::new(LimitName::OpenRooms, most)
            } else {
                Limit::new(LimitName::KeptRooms, most_kept)
            };
            let words = if ending > 0 {
                let most = limit.most;
                format!(
                    "you have {counted} rooms that are unfinished or whose end is not shown yet, and at most {most} are allowed"
                )
            } else {
                format!("you have {counted} unfinished rooms, and at most {} are allowed; finish or close one first", limit.most)
            };
            return Err(Refused::too_many(limit, words).into());
        }
        Ok(())
    }

    /// Refuses a rematch with a delayed broadcast if one of the players has too many games whose end is not shown yet. The room
    /// of each such game stays in memory.
    pub(crate) fn check_ending_games(&self, after: &Summary) -> Result<(), Refused> {
        let most = self.limits.rooms_kept_per_guest;
        if after.terms.delay == Millis::ZERO || after.players().all(|player| self.catalog.ending_of(player) < most) {
            return Ok(());
        }
        let words = format!(
            "{most} of your games are over, but spectators have not seen their end yet, and no more such games are allowed; try again later"
        );
        Err(Refused::too_many(Limit::new(LimitName::KeptRooms, most), words))
    }
}
