//! The tokens with which programs play.

use protocol::{
    ApiErrorBody, Code, Command, LimitName, NewSession, NewToken, Scope, SessionInfo, StreamMessage, Token, TokenList,
};
use reqwest::{Response, StatusCode};
use tests::{Guest, Player, Server, Tab, rooms};

const BOTH: [Scope; 2] = [Scope::Read, Scope::Play];

async fn refusal(response: Response) -> (u16, Code) {
    (response.status().as_u16(), response.json::<ApiErrorBody>().await.unwrap().code)
}

fn wanted(name: &str, scopes: &[Scope]) -> NewToken {
    NewToken { name: name.into(), scopes: scopes.to_vec() }
}

/// A program plays under its own name, and people see that it is a program. Its token works after a restart.
#[tokio::test]
async fn a_program_plays_with_its_token() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let robo = anna.makes_program("Robo", &BOTH).await;
    let list: TokenList = anna.get_json("/api/v1/tokens").await;
    let [Token { id, name, scopes, used: None, token: None, .. }] = &list.tokens[..] else { panic!("{list:?}") };
    assert_eq!((id, name.as_str(), &scopes[..]), (&robo.id, "Robo", &BOTH[..]));

    let server = server.crash_and_restart().await;
    let (anna, robo) = (anna.at(&server), robo.at(&server));
    let you: SessionInfo = robo.get_json("/api/v1/session").await;
    assert!(you.you.program && you.you.id == robo.id && robo.id != anna.id, "{you:?}");
    let list: TokenList = anna.get_json("/api/v1/tokens").await;
    assert!(list.tokens[0].used.is_some(), "{list:?}");

    let room = robo.creates(&rooms::gomoku()).await;
    let rooms: protocol::RoomList = anna.get_json("/api/v1/rooms").await;
    assert!(rooms.seeks[0].host.as_ref().is_some_and(|host| host.program && host.name == "Robo"), "{rooms:?}");
    let mut white = Player::joins(&server, &anna, &room).await;
    white.sits().await;
    assert_eq!(robo.commands(&room, "1", Command::Play { point: "h8".into() }).await, StatusCode::OK);
    white.sees("h8").await;
    white.does(Command::Resign {}).await;
    let page = anna.history("?players=bot").await;
    assert!(page.games[0].black.program, "the game counts as a game against a bot: {page:?}");
}

/// When a token is deleted, its streams and WebSockets end immediately, and later requests are refused.
#[tokio::test]
async fn a_deleted_token_ends_everything() {
    let server = Server::start().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let robo = anna.makes_program("Robo", &BOTH).await;
    let room = robo.creates(&rooms::gomoku()).await;
    let mut tab = Tab::open(&server, Some(&robo)).await;
    let mut stream = robo.opens_stream().await;
    stream.wait("the present state", |message| matches!(message, StreamMessage::Ready { .. })).await;
    let mut events = tests::Feed::of(robo.get(&format!("/api/v1/rooms/{room}/events")).await);
    events.wait("the room", |message| matches!(message, protocol::ServerMessage::Joined { .. })).await;

    let address = format!("/api/v1/tokens/{}", robo.id);
    assert_eq!(refusal(bert.delete(&address).await).await, (404, Code::NotFound), "only the owner can delete a token");
    assert_eq!(anna.delete(&address).await.status(), StatusCode::NO_CONTENT);
    assert_eq!(tab.closed().await.code, Some(4001));
    while stream.next::<StreamMessage>().await.is_some() {}
    while events.next::<protocol::ServerMessage>().await.is_some() {}
    assert_eq!(refusal(robo.get("/api/v1/session").await).await, (401, Code::NoSession));
    assert_eq!(refusal(anna.delete(&address).await).await, (404, Code::NotFound));
    let list: TokenList = anna.get_json("/api/v1/tokens").await;
    assert_eq!(list.tokens, []);
}

/// When a token is deleted, each room in which its program waits for an opponent is closed. The program's games stay.
#[tokio::test]
async fn the_waiting_rooms_of_a_deleted_token_close() {
    let server = Server::start().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let phase = async |room: &str| bert.get_json::<protocol::RoomView>(&format!("/api/v1/rooms/{room}")).await.state.phase;
    let mut programs = Vec::new();
    for name in ["Robo", "Second", "Third"] {
        programs.push(anna.makes_program(name, &BOTH).await);
    }
    let mut rooms = Vec::new();
    for robo in &programs {
        let (waiting, playing) = (robo.creates(&rooms::gomoku()).await, robo.creates(&rooms::gomoku()).await);
        Player::joins(&server, &bert, &playing).await.sits().await;
        rooms.push((waiting, playing));
    }
    assert_eq!(anna.delete(&format!("/api/v1/tokens/{}", programs[0].id)).await.status(), StatusCode::NO_CONTENT);
    assert_eq!(phase(&rooms[0].0).await, protocol::Phase::Aborted, "the owner has deleted the token");
    assert_eq!(programs[1].delete("/api/v1/session").await.status(), StatusCode::NO_CONTENT);
    assert_eq!(phase(&rooms[1].0).await, protocol::Phase::Aborted, "the program has deleted its token");
    assert_eq!(phase(&rooms[2].0).await, protocol::Phase::Waiting);
    assert_eq!(anna.delete("/api/v1/session").await.status(), StatusCode::NO_CONTENT);
    assert_eq!(phase(&rooms[2].0).await, protocol::Phase::Aborted, "the owner has ended the session");
    for (_, playing) in &rooms {
        assert_eq!(phase(playing).await, protocol::Phase::Playing);
    }
}

/// A program can give up its own token by ending its session.
#[tokio::test]
async fn a_program_can_delete_its_own_token() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let robo = anna.makes_program("Robo", &BOTH).await;
    assert_eq!(robo.delete("/api/v1/session").await.status(), StatusCode::NO_CONTENT);
    assert_eq!(robo.get("/api/v1/session").await.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(anna.get("/api/v1/session").await.status(), StatusCode::OK);
    let reader = anna.makes_program("Reader", &[Scope::Read]).await;
    assert_eq!(reader.delete("/api/v1/session").await.status(), StatusCode::NO_CONTENT, "this needs no scope");
    assert_eq!(reader.get("/api/v1/session").await.status(), StatusCode::UNAUTHORIZED);
}

/// The tokens of a person end with the session: nobody could list or delete them afterwards.
#[tokio::test]
async fn the_tokens_of_a_person_end_with_the_session() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let robo = anna.makes_program("Robo", &BOTH).await;
    let mut stream = robo.opens_stream().await;
    assert_eq!(anna.delete("/api/v1/session").await.status(), StatusCode::NO_CONTENT);
    while stream.next::<StreamMessage>().await.is_some() {}
    assert_eq!(robo.get("/api/v1/session").await.status(), StatusCode::UNAUTHORIZED);
}

/// Without the scope `play`, a program cannot act. Without the scope `read`, it cannot read.
#[tokio::test]
async fn a_token_allows_only_its_scopes() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let reader = anna.makes_program("Reader", &[Scope::Read]).await;
    let player = anna.makes_program("Player", &[Scope::Play]).await;
    let room = anna.creates(&rooms::gomoku()).await;
    let mut watcher = Player::joins(&server, &reader, &room).await;
    watcher.is_refused(Command::Sit {}, Code::Forbidden).await;
    assert_eq!(reader.commands(&room, "1", Command::Sit {}).await, StatusCode::FORBIDDEN);
    assert_eq!(refusal(reader.post("/api/v1/rooms", &rooms::gomoku()).await).await, (403, Code::Forbidden));
    reader.opens_stream().await.wait("the state", |message| matches!(message, StreamMessage::Ready { .. })).await;
    assert_eq!(player.commands(&room, "1", Command::Sit {}).await, StatusCode::OK);
    for path in ["/api/v1/stream".to_owned(), format!("/api/v1/rooms/{room}"), "/api/v1/rooms".to_owned()] {
        assert_eq!(refusal(player.get(&path).await).await, (403, Code::Forbidden), "{path}");
    }
}

/// Programs cannot make tokens, rename themselves, share seats or upload games. The number of tokens and their names are limited.
#[tokio::test]
async fn only_people_make_tokens_and_only_a_few() {
    let server = Server::start_with(&["--lift-rates", "--limit-tokens-per-guest", "2"]).await;
    let anna = server.guest("Anna").await;
    for (bad, code) in [(wanted("x y", &BOTH), 422), (wanted("Robo", &[]), 422), (wanted("admin", &BOTH), 422)] {
        assert_eq!(anna.post("/api/v1/tokens", &bad).await.status(), code, "{bad:?}");
    }
    let robo = anna.makes_program("Robo", &BOTH).await;
    let forbidden = (403, Code::Forbidden);
    assert_eq!(refusal(robo.post("/api/v1/tokens", &wanted("Child", &BOTH)).await).await, forbidden);
    assert_eq!(refusal(robo.get("/api/v1/tokens").await).await, forbidden);
    let name = NewSession { name: Some("Anna".into()), token: false };
    assert_eq!(refusal(robo.post("/api/v1/session", &name).await).await, forbidden);
    let room = robo.creates(&rooms::gomoku()).await;
    assert_eq!(refusal(robo.post(&format!("/api/v1/rooms/{room}/seat-link"), &()).await).await, forbidden);
    anna.makes_program("Second", &BOTH).await;
    let full = anna.post("/api/v1/tokens", &wanted("Third", &BOTH)).await.json::<ApiErrorBody>().await.unwrap();
    assert_eq!((full.code, full.limit.map(|limit| (limit.name, limit.most))), (Code::TooMany, Some((LimitName::Tokens, 2))));
}

/// The refusal says what there is too much of, and whether a session or a token has too much of it.
#[tokio::test]
async fn too_many_streams_are_refused_in_words_for_people() {
    let server = Server::start_with(&["--lift-rates", "--limit-sockets-per-session", "1"]).await;
    let anna = server.guest("Anna").await;
    let robo = anna.makes_program("Robo", &BOTH).await;
    for (guest, whose) in [(&anna, "this session"), (&robo, "this token")] {
        let _stream = guest.opens_stream().await;
        let refused: ApiErrorBody = guest.get("/api/v1/stream").await.json().await.unwrap();
        let words = format!("{whose} has too many open WebSockets and streams (at most 1 together); close one first");
        assert_eq!((refused.code, refused.message), (Code::TooMany, words));
    }
}

/// Each program has a rate of its own: neither its owner nor another program at the same address can use it up.
#[tokio::test]
async fn each_token_has_a_rate_of_its_own() {
    let slow = ["--limit-requests-burst", "9", "--limit-token-requests-burst", "5"];
    let rates = ["--limit-requests-per-second", "1", "--limit-token-requests-per-second", "1"];
    let server = Server::start_with(&[slow, rates].concat()).await;
    let anna = server.guest("Anna").await;
    let (one, two) = (anna.makes_program("One", &BOTH).await, anna.makes_program("Two", &BOTH).await);
    let status = async |guest: &Guest| guest.get("/api/v1/session").await.status().as_u16();
    // The first request of a token still counts toward the rate of the address.
    assert_eq!((status(&one).await, status(&two).await), (200, 200));
    while status(&anna).await == 200 {}
    assert_eq!((status(&one).await, status(&two).await), (200, 200));
    let limited = loop {
        let answer = one.get("/api/v1/session").await;
        if answer.status() != StatusCode::OK {
            break answer;
        }
    };
    assert!(limited.headers().contains_key("retry-after"));
    let body: ApiErrorBody = limited.json().await.unwrap();
    assert!(body.code == Code::RateLimited && body.wait_ms.is_some_and(|wait| wait > 0), "{body:?}");
    assert_eq!(status(&two).await, 200);
}
