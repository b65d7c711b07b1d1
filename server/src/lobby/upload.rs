//! Stores games that were played on one device without a server, by two people or against a bot. Nobody else has seen
//! an uploaded game, so it is stored as a private game (decision 0073).

use super::Shared;
use crate::actor::{game_row, room_row};
use crate::auth::Identity;
use crate::budget::Payer;
use crate::error::ApiError;
use crate::limits::budgets::{Cost, EVENT_BYTES, FOR_MOVES_PERCENT, ROOM_BYTES};
use crate::wire::Refused;
use device::{Broken, DeviceRoom, Players};
use protocol::{DeviceGame, Limit, LimitName};
use room::{PlayerId, Recorded, RoomId, UnixMillis, Visibility};
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use store::{Append, StoreError};

impl Shared {
    /// Replays a game and stores it. Returns its id, and whether it is new. The id is a hash of the id of the game on
    /// its device. So a game that is uploaded twice is stored once, even if the two uploads contain different ends of
    /// the game. The hash also keeps an uploader from choosing the id of another room.
    pub(super) async fn upload(self: &Arc<Self>, game: DeviceGame, host: &Identity) -> Result<(RoomId, bool), ApiError> {
        if self.stop.is_cancelled() {
            return Err(ApiError::Draining);
        }
        self.check_open()?;
        let payer = Payer::identity(host);
        self.budgets.take(Cost::Room, payer)?;
        let id = id_of(&game);
        if self.store.game(&id).await?.is_some() {
            return Ok((id, false));
        }
        let acts = u32::try_from(game.acts.len()).unwrap_or(u32::MAX);
        let bytes = ROOM_BYTES.saturating_add(acts.saturating_mul(EVENT_BYTES));
        self.budgets.spend_leaving(Cost::Stored, bytes, FOR_MOVES_PERCENT, payer)?;
        let players = Players { host: host.player.clone(), guest: PlayerId::on_device(&id) };
        let append = self.replayed(id.clone(), players, game).await?;
        match self.store.append(vec![append]).await {
            Ok(()) => {}
            // The same game was uploaded at the same time.
            Err(StoreError::Conflict { .. }) => return Ok((id, false)),
            Err(error) => return Err(error.into()),
        }
        tracing::info!(room = %id, player = %host.player, "a game played on one device was uploaded");
        if let Err(error) = self.store.seal(&id).await {
            tracing::warn!(room = %id, %error, "the room was not sealed; its events remain stored");
        }
        Ok((id, true))
    }

    /// What to append to the store for a game. The game is replayed outside the event loop, with limited concurrency. Games that
    /// are being played never wait for a replay.
    async fn replayed(self: &Arc<Self>, id: RoomId, players: Players, mut game: DeviceGame) -> Result<Append, ApiError> {
        game.terms.visibility = Visibility::Private;
        let permit = Arc::clone(&self.uploads).acquire_owned().await.map_err(|error| ApiError::internal(&error))?;
        let shared = Arc::clone(self);
        let replayed = tokio::task::spawn_blocking(move || {
            let played = DeviceRoom::replay(id, players, game).map_err(|broken| refused(&broken));
            let append = played.and_then(|played| shared.finished(&played));
            drop(permit);
            append
        });
        replayed.await.map_err(|error| ApiError::internal(&error))?
    }

    /// What to append to the store for a replayed game.
    fn finished(&self, played: &DeviceRoom) -> Result<Append, ApiError> {
        let room = played.room();
        let most = room.terms().setup.most_moves(self.limits.moves_per_game);
        if room.moves().len() > most {
            let words = format!("this game has {} moves, and at most {most} are allowed", room.moves().len());
            return Err(Refused::too_many(Limit::new(LimitName::GameMoves, most), words).into());
        }
        let wall = self.timeline.wall();
        let events: Vec<Recorded> = played.log().iter().map(|recorded| dated(recorded, wall)).collect();
        let whole = room::Room::replay(room.id().clone(), events.iter().cloned());
        let summary = whole.ok_or_else(|| ApiError::internal(&"a replayed game cannot be replayed again"))?.summary();
        let game = game_row(&summary).ok_or_else(|| ApiError::Invalid("the game is not finished".to_owned()))?;
        let row = room_row(&summary, wall);
        Ok(Append { room: summary.id, expected_seq: 0, events, row, game: Some(game), series: None, plans: None })
    }
}

/// The id of a game: a hash of its id on the device.
fn id_of(game: &DeviceGame) -> RoomId {
    let mut bytes = [0; 20];
    bytes.copy_from_slice(&Sha256::new().chain_update(b"the id of a game on one device").chain_update(&game.id).finalize()[..20]);
    RoomId::from_random(bytes)
}

/// The event, with a time that is not in the future by the server's clock. Its instant on the timeline of the device does not
/// change, because the game's clocks were charged by that timeline.
fn dated(recorded: &Recorded, wall: UnixMillis) -> Recorded {
    Recorded { time: recorded.time.min(wall), ..recorded.clone() }
}

/// The refusal of an act, with the same code as in a live game.
fn refused(broken: &Broken) -> ApiError {
    let message = broken.to_string();
    ApiError::Refused(Refused { message, ..broken.why.clone() })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use crate::app::testing::{Answer, Testing};
    use crate::config::Settings;
    use protocol::GameDetail;
    use serde_json::{Value, json};
    use std::pin::pin;

    /// A game of one move, at the time `first`, and a resignation. Games with different times have different ids.
    fn game(first: u64) -> Value {
        let terms = json!({"setup": {"kind": "tic_tac_toe"}, "opening": "free", "time": {"type": "none"}, "colors": "black",
            "takeback": "ask", "visibility": "public"});
        let act = |at_ms, command| json!({"at_ms": at_ms, "time": at_ms, "command": command});
        let acts = [act(first, json!({"type": "play", "point": "a1"})), act(first + 1, json!({"type": "resign"}))];
        json!({"id": format!("0123456789abcdefg{first:03}"), "terms": terms, "host": "Ann", "guest": "Ben", "time": 1, "acts": acts})
    }

    async fn server(change: impl FnOnce(&mut Settings)) -> (Testing, String) {
        let mut settings = Settings::built_in();
        change(&mut settings);
        let server = Testing::new(settings).await;
        let bearer = server.bearer().await;
        (server, bearer)
    }

    async fn upload(server: &Testing, bearer: &str, first: u64) -> Answer {
        let headers = [("content-type", "application/json"), ("authorization", bearer)];
        server.ask("POST", "/api/v1/games", &headers, &game(first).to_string()).await
    }

    /// Lets all other tasks run as far as they can.
    async fn settle() {
        for _ in 0..1000 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn uploads_wait_for_each_other_and_for_nothing_else() {
        let (server, bearer) = server(|_| ()).await;
        let shared = &server.app.lobby.0;
        let held = shared.proposals.acquire_many(2).await.unwrap();
        assert_eq!(upload(&server, &bearer, 1).await.status, 201, "an upload does not wait for proposals of dead stones");
        let replaying = shared.uploads.acquire().await.unwrap();
        let mut waiting = pin!(upload(&server, &bearer, 2));
        tokio::select! {
            biased;
            answer = &mut waiting => panic!("{}", answer.text),
            () = settle() => {}
        }
        drop(held);
        assert_eq!(shared.proposals.available_permits(), 2, "an upload takes no permit for proposals");
        drop(replaying);
        assert_eq!(waiting.await.status, 201);
    }

    #[tokio::test]
    async fn the_rate_of_uploads_is_limited_per_address() {
        let (server, bearer) = server(|settings| settings.limits.uploads_per_minute = 2).await;
        let statuses = [upload(&server, &bearer, 1).await.status, upload(&server, &server.bearer().await, 2).await.status];
        assert_eq!(statuses, [201, 201]);
        let answer = upload(&server, &server.bearer().await, 3).await;
        assert_eq!(answer.code(429), "rate_limited");
        assert!(answer.header("retry-after").is_some_and(|seconds| (1..=30).contains(&seconds.parse().unwrap())));
    }

    #[tokio::test]
    async fn an_uploaded_game_is_private_and_marked_as_unwitnessed() {
        let (server, bearer) = server(|_| ()).await;
        let answer = upload(&server, &bearer, 1).await;
        let id = answer.json::<protocol::DeviceGameStored>().id;
        let row = server.app.store.game(&room::RoomId::parse(&id).unwrap()).await.unwrap().unwrap();
        assert_eq!((row.visibility, row.one_device), (room::Visibility::Private, true));
        let total = async |headers: &[(&str, &str)]| {
            server.ask("GET", "/api/v1/games", headers, "").await.json::<protocol::GamePage>().total
        };
        assert_eq!((total(&[("authorization", &bearer)]).await, total(&[]).await), (1, 0));
        let detail: GameDetail = server.ask("GET", &format!("/api/v1/games/{id}"), &[], "").await.json();
        assert!(detail.game.unwitnessed, "everyone who opens the link sees the mark");
    }

    #[tokio::test]
    async fn a_rematch_of_an_uploaded_game_is_witnessed() {
        let (server, bearer) = server(|_| ()).await;
        let me = [("content-type", "application/json"), ("authorization", bearer.as_str())];
        let mut id = upload(&server, &bearer, 1).await.json::<protocol::DeviceGameStored>().id;
        let mut number = 0;
        let mut does = async |room: &str, command: Value| {
            number += 1;
            let body = json!({"command_id": format!("c{number}"), "command": command}).to_string();
            let answer = server.ask("POST", &format!("/api/v1/rooms/{room}/commands"), &me, &body).await;
            assert_eq!(answer.status, 200, "{}", answer.text);
        };
        does(&id, json!({"type": "offer", "offer": "rematch"})).await;
        let view: protocol::RoomView = server.ask("GET", &format!("/api/v1/rooms/{id}"), &me, "").await.json();
        id = view.state.rematch.unwrap();
        does(&id, json!({"type": "play", "point": "a1"})).await;
        does(&id, json!({"type": "play", "point": "b1"})).await;
        does(&id, json!({"type": "resign"})).await;
        let detail: GameDetail = server.ask("GET", &format!("/api/v1/games/{id}"), &me, "").await.json();
        assert!(!detail.game.unwitnessed);
    }
}
