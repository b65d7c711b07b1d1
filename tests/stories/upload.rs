//! Uploads of games that were played on one device without a server.

use protocol::{
    ApiErrorBody, Code, DeviceGameStored, Event, GameDetail, GomokuRuleset, OfferKind, PairRecord, Setup, TimeControl,
};
use serde_json::{Value, json};
use tests::{Guest, Player, Server, play_out, rooms};

const ID: &str = "0123456789abcdefghjk";

/// A record of tic-tac-toe in which these points were played, one millisecond apart.
fn game(points: &[&str]) -> Value {
    let act = |(n, point): (u64, &&str)| json!({"at_ms": n, "time": 1_700_000_000_000 + n, "command": {"type": "play", "point": point}});
    let acts: Vec<Value> = (1..).zip(points).map(act).collect();
    let terms = json!({"setup": {"kind": "tic_tac_toe"}, "opening": "free", "time": {"type": "absolute", "main_ms": 60_000},
        "colors": "black", "takeback": "ask", "visibility": "public"});
    json!({"id": ID, "terms": terms, "host": "Ann", "guest": "Ben", "time": 1_700_000_000_000_u64, "acts": acts})
}

const WON: [&str; 5] = ["a1", "b1", "a2", "b2", "a3"];

/// The record of a finished game, with this change.
fn changed(change: impl FnOnce(&mut Value)) -> Value {
    let mut game = game(&WON);
    change(&mut game);
    game
}

async fn upload(guest: &Guest, game: &Value) -> Result<(u16, String), (u16, ApiErrorBody)> {
    let response = guest.post("/api/v1/games", game).await;
    let status = response.status().as_u16();
    let text = response.text().await.unwrap();
    match status {
        200 | 201 => Ok((status, serde_json::from_str::<DeviceGameStored>(&text).unwrap().id)),
        _ => Err((status, serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}")))),
    }
}

/// The game is in the uploader's history exactly once, even after a crash. It is marked as unwitnessed, because the server did not
/// see it being played. It does not count as a win or a loss for anyone.
#[tokio::test]
async fn an_uploaded_game_is_in_the_uploaders_history_once_and_marked() {
    let server = Server::start().await;
    let (ann, eve) = (server.guest("Ann").await, server.guest("Eve").await);
    let (status, id) = upload(&ann, &game(&WON)).await.unwrap();
    assert_eq!(status, 201);
    let server = server.crash_and_restart().await;
    let (ann, eve) = (ann.at(&server), eve.at(&server));
    assert_eq!(upload(&ann, &game(&WON)).await.unwrap(), (200, id.clone()), "the same player uploads the game again");
    assert_eq!(upload(&eve, &game(&WON)).await.unwrap(), (200, id.clone()), "somebody else uploads the game");
    assert_eq!(eve.history("").await.total, 0, "the game is private, although its record says that it is public");
    let page = ann.history("").await;
    assert_eq!(page.total, 1);
    assert!(page.games[0].unwitnessed && page.games[0].id == id);
    let GameDetail { game, moves, events, .. } = ann.record(&id).await;
    assert!(game.unwitnessed && game.black.name == "Ann" && game.white.name == "Ben" && game.black.id == ann.id);
    assert_eq!(tests::points(&moves), WON);
    let clocks = events.iter().rev().find_map(|event| event.clocks.clone()).unwrap();
    assert_eq!(clocks.black.main_ms, 59_998, "{clocks:?}");
    let PairRecord { host, guest, draws } = ann.get_json(&format!("/api/v1/rooms/{id}/pair")).await;
    assert_eq!((host, guest, draws), (0, 0, 0));
    assert!(ann.sgf(&id).await.contains("PB[Ann]"));
}

/// A finished game against a bot, in which the bot has moved twice.
fn against_a_bot(level: u8) -> Value {
    changed(|game| {
        (game["guest"], game["bot"]) = (json!(""), json!(level));
        for act in [1, 3] {
            game["acts"][act]["seat"] = json!("guest");
        }
    })
}

/// The bot of an uploaded game is a bot on the server, too: it is shown as one, and accepts a rematch. The game is marked and
/// counts for nobody.
#[tokio::test]
async fn an_uploaded_game_against_a_bot_is_marked_and_the_bot_plays_the_rematch() {
    let server = Server::start().await;
    let ann = server.guest("Ann").await;
    let (status, id) = upload(&ann, &against_a_bot(2)).await.unwrap();
    assert_eq!(status, 201);
    assert_eq!((ann.history("?players=bot").await.total, ann.history("?players=people").await.total), (1, 0));
    let GameDetail { game, .. } = ann.record(&id).await;
    assert!(game.unwitnessed && game.white.bot == Some(2) && game.black.id == ann.id);
    let PairRecord { host, guest, draws } = ann.get_json(&format!("/api/v1/rooms/{id}/pair")).await;
    assert_eq!((host, guest, draws), (0, 0, 0));
    let mut table = Player::joins(&server, &ann, &id).await;
    table.offers(OfferKind::Rematch).await;
    let agreed = table.sees_event("the rematch", |event| matches!(event, Event::Rematched { .. })).await;
    let Event::Rematched { room } = agreed else { panic!("{agreed:?}") };
    let mut next = Player::joins(&server, &ann, &room).await;
    let bot = next.looks_again().await.state.players.guest.unwrap();
    assert_eq!((bot.id.as_str(), bot.bot), ("bot-2", Some(2)), "the rematch is a game against the server's bot");
    while next.looks_again().await.moves.is_empty() {
        next.next_events("the first move, which the bot makes").await;
    }
}

#[tokio::test]
async fn a_game_against_a_bot_that_does_not_exist_or_has_not_moved_itself_is_refused() {
    let server = Server::start().await;
    let ann = server.guest("Ann").await;
    for (level, code, words) in
        [(0, Code::Invalid, "bot must be a level from 1 to 10"), (4, Code::NotAllowed, "no such bot plays this game")]
    {
        let (_, error) = upload(&ann, &against_a_bot(level)).await.unwrap_err();
        assert_eq!((error.code, error.message.as_str()), (code, words));
    }
    let mut game = against_a_bot(2);
    game["acts"][1].as_object_mut().unwrap().remove("seat");
    let (_, error) = upload(&ann, &game).await.unwrap_err();
    assert_eq!((error.code, &error.message[..6]), (Code::NotYourTurn, "act 2:"));
}

/// After a device has lost its newest acts, the game may go on there from an earlier position. If the server already
/// has the game, uploading it again does not change it.
#[tokio::test]
async fn only_the_first_upload_of_a_game_with_two_endings_is_stored() {
    let server = Server::start().await;
    let ann = server.guest("Ann").await;
    let (_, id) = upload(&ann, &game(&WON)).await.unwrap();
    let other = changed(|game| game["acts"][4]["command"] = json!({"type": "resign"}));
    assert_eq!(upload(&ann, &other).await.unwrap(), (200, id.clone()));
    assert_eq!(ann.history("").await.total, 1);
    assert_eq!(tests::points(&ann.record(&id).await.moves), WON);
}

/// The record has the clocks that the players saw, even if the game took longer than the server has been running. The
/// upload takes no time off the clocks of other games.
#[tokio::test]
async fn the_clocks_of_an_uploaded_game_are_those_of_the_device() {
    let server = Server::start().await;
    let ann = server.guest("Ann").await;
    let short = rooms::with(Setup::gomoku(15, GomokuRuleset::Freestyle), TimeControl::Absolute { main_ms: 20_000 });
    let (mut black, mut white) = server.table(&short).await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    let slow = changed(|game| {
        for (act, at) in game["acts"].as_array_mut().unwrap().iter_mut().zip([9_000, 10_000, 19_000, 30_000, 39_000]) {
            act["at_ms"] = json!(at);
        }
    });
    let (_, id) = upload(&ann, &slow).await.unwrap();
    let server = server.crash_and_restart().await;
    let mut black = black.resumes(&server).await;
    black.plays("i8").await;
    let events = ann.at(&server).record(&id).await.events;
    let clocks = events.iter().filter_map(|event| event.clocks.as_ref());
    let left: Vec<(u64, u64)> = clocks.map(|clocks| (clocks.black.main_ms, clocks.white.main_ms)).collect();
    let seen = [(60_000, 60_000), (60_000, 59_000), (51_000, 59_000), (51_000, 48_000), (42_000, 48_000)];
    assert!(left[..left.len() - 1].ends_with(&seen), "{left:?}");
}

/// Every record that is not a valid game is refused with the reason, and nothing of it is stored.
#[tokio::test]
async fn a_hostile_record_is_refused_with_the_reason() {
    let server = Server::start_with(&["--limit-device-game-bytes", "4096", "--limit-rooms-per-minute", "1000"]).await;
    let ann = server.guest("Ann").await;
    let room = ann.creates(&rooms::gomoku()).await;
    let acts = |game: &mut Value, change: &dyn Fn(&mut Vec<Value>)| change(game["acts"].as_array_mut().unwrap());
    let later = |command: Value| json!({"at_ms": 9_000, "time": 1, "command": command});
    let cases = [
        (game(&["a1", "a1"]), 409, Code::Occupied, "act 2: "),
        (game(&["a1", "z9"]), 409, Code::OffBoard, "act 2: "),
        (game(&WON[..4]), 422, Code::Invalid, "the game is not finished"),
        (changed(|game| acts(game, &|acts| acts.push(later(json!({"type": "resign"}))))), 409, Code::GameOver, "act 6: "),
        (
            changed(|game| (game["acts"][1]["at_ms"], game["id"]) = (json!(1), json!("0123456789abcdefghj0"))),
            201,
            Code::Invalid,
            "",
        ),
        (changed(|game| game["acts"][1]["at_ms"] = json!(0)), 422, Code::Invalid, "act 2: at_ms"),
        (changed(|game| game["acts"][2]["at_ms"] = json!(u64::MAX)), 409, Code::TooLate, "act 3: "),
        (changed(|game| game["acts"][2]["command"] = json!({"type": "claim_win"})), 409, Code::NotAllowed, "act 3: "),
        (changed(|game| game["acts"][2]["command"] = json!({"type": "chat", "text": "x"})), 409, Code::NotAllowed, "act 3: "),
        (changed(|game| game["outcome"] = json!({"type": "draw"})), 400, Code::UnknownField, "unknown field"),
        (changed(|game| game["acts"][0]["author"] = json!(ann.id)), 400, Code::UnknownField, "unknown field"),
        (changed(|game| game["id"] = json!(room.to_uppercase())), 422, Code::Invalid, "id must be"),
        (changed(|game| game["host"] = json!("<script>")), 422, Code::Invalid, "host and guest"),
        (changed(|game| game["terms"]["time"]["main_ms"] = json!(1)), 422, Code::Invalid, "main_ms"),
        (changed(|game| game["terms"]["series"] = json!({"type": "best_of", "games": 3})), 422, Code::Invalid, "a series"),
        (changed(|game| game["guest"] = json!("x".repeat(5000))), 413, Code::TooLarge, ""),
    ];
    for (game, status, code, words) in cases {
        match upload(&ann, &game).await {
            Ok((found, _)) => assert_eq!(found, status, "{game}"),
            Err((found, error)) => {
                assert_eq!((found, error.code), (status, code), "{}", error.message);
                assert!(error.message.contains(words), "{}", error.message);
            }
        }
    }
    // Only one of these cases is a valid game: the one in which only the id and the time of a move were changed.
    assert_eq!(ann.history("").await.total, 1);
    let own: protocol::RoomView = ann.get_json(&format!("/api/v1/rooms/{room}")).await;
    assert_eq!(own.state.phase, protocol::Phase::Waiting, "a record with a room's id does not change that room");
}

/// If a record has the id of a room on the server, the game gets another id. Times in the future are moved to the past.
#[tokio::test]
async fn an_uploaded_record_cannot_take_the_id_of_a_room_or_end_in_the_future() {
    let server = Server::start().await;
    let ann = server.guest("Ann").await;
    let room = ann.creates(&rooms::gomoku()).await;
    let future = changed(|game| {
        game["id"] = json!(room);
        for act in game["acts"].as_array_mut().unwrap() {
            act["time"] = json!(9_000_000_000_000_u64);
        }
    });
    let (status, id) = upload(&ann, &future).await.unwrap();
    assert_eq!(status, 201);
    assert_ne!(id, room);
    let own: protocol::RoomView = ann.get_json(&format!("/api/v1/rooms/{room}")).await;
    assert_eq!(own.state.phase, protocol::Phase::Waiting);
    let game = ann.history("").await.games.remove(0);
    assert!(game.started + game.duration_ms < 9_000_000_000_000, "{game:?}");
}

/// Uploads count toward the rate of new rooms.
#[tokio::test]
async fn uploads_are_limited_by_their_rate() {
    let server = Server::start_with(&["--limit-rooms-per-minute", "2"]).await;
    let ann = server.guest("Ann").await;
    for _ in 0..2 {
        upload(&ann, &game(&WON)).await.unwrap();
    }
    let (status, error) = upload(&ann, &game(&WON)).await.unwrap_err();
    assert_eq!((status, error.code), (429, Code::RateLimited));
}
