//! The operator asks the running server, and changes something while it runs.

use protocol::{ApiErrorBody, CloseCode, Code, Command, Event, Phase, Scope, ServerMessage};
use std::os::unix::fs::PermissionsExt as _;
use tests::{Server, Tab, play_out, rooms};

/// The lines that contain this text.
fn lines<'a>(output: &'a str, text: &str) -> Vec<&'a str> {
    output.lines().filter(|line| line.contains(text)).collect()
}

/// The lines of `admin.log`.
fn notes(server: &Server) -> Vec<serde_json::Value> {
    let text = std::fs::read_to_string(server.data().join("admin.log")).unwrap_or_default();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[tokio::test]
async fn the_operator_sees_rooms_and_people() {
    let server = Server::start().await;
    let (mut black, _white) = server.gomoku_table().await;
    black.plays("h8").await;
    let stranger = Tab::open(&server, None).await;
    let private = protocol::CreateRoom { visibility: protocol::Visibility::Private, ..rooms::gomoku() };
    let waiting = black.guest.creates(&private).await;

    let listed = server.admin(&["rooms"]).await.unwrap();
    let [line] = lines(&listed, &black.room)[..] else { panic!("{listed}") };
    assert!(line.contains("gomoku  playing  public   1") && line.ends_with("Anna – Bert"), "{listed}");
    let [line] = lines(&listed, &waiting)[..] else { panic!("{listed}") };
    assert!(line.contains("waiting  private") && line.ends_with("Anna"), "{listed}");
    assert!(listed.ends_with("Unfinished rooms: 2.\n") && listed.lines().all(|line| line.chars().count() <= 100), "{listed}");

    let tab = Tab::open(&server, Some(&black.guest)).await;
    let people = server.admin(&["players"]).await.unwrap();
    let [line] = lines(&people, &black.guest.id)[..] else { panic!("{people}") };
    assert!(line.contains("Anna") && line.contains("127.0.0.1") && line.ends_with('2'), "{people}");
    assert!(people.contains("(without a session)") && people.ends_with("Open WebSockets and streams: 4.\n"), "{people}");
    drop((tab, stranger));
    assert!(notes(&server).is_empty(), "orders that only read are not noted in the file");
}

#[tokio::test]
async fn the_socket_belongs_to_the_user_of_the_server_and_to_the_running_server() {
    let mut server = Server::start().await;
    let socket = server.data().join("admin.sock");
    assert_eq!(std::fs::metadata(&socket).unwrap().permissions().mode() & 0o777, 0o600);
    server.kill().await;
    assert!(socket.exists(), "a killed server leaves its socket behind");
    let error = server.admin(&["rooms"]).await.unwrap_err();
    assert!(error.starts_with("error: no server runs on the data folder") && error.lines().count() == 1, "{error}");
    let mut server = server.restart().await;
    server.admin(&["rooms"]).await.unwrap();
    assert_eq!(server.terminate().await, Some(0));
    assert!(!socket.exists());
    assert!(server.admin(&["players"]).await.unwrap_err().contains("no server runs"));
}

/// The players see that the operator has ended their game, and so does everyone who opens the room later.
#[tokio::test]
async fn the_operator_ends_a_game() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    let said = server.admin(&["close", &black.room]).await.unwrap();
    assert_eq!(said, format!("The operator has ended the game in room {}.\n", black.room));
    for player in [&mut black, &mut white] {
        let end = player.sees_event("the end", |event| matches!(event, Event::Aborted { .. })).await;
        assert_eq!((end, player.state.phase), (Event::Aborted { by: None, operator: true }, Phase::Aborted));
    }
    assert_eq!(server.admin(&["rooms"]).await.unwrap(), "Unfinished rooms: 0.\n");
    let error = server.admin(&["close", &black.room]).await.unwrap_err();
    assert!(error.contains("the game is over"), "{error}");
    assert!(server.admin(&["close", "nonsense"]).await.unwrap_err().contains("not the id of a room"));
    assert!(
        server.admin(&["close", "0123456789abcdefghjk"]).await.unwrap_err().contains("there is no room 0123456789abcdefghjk")
    );

    let server = server.crash_and_restart().await;
    let view = black.resumes(&server).await.looks_again().await;
    assert_eq!(view.state.phase, Phase::Aborted);
    let noted: Vec<_> =
        notes(&server).iter().map(|note| (note["action"].clone(), note["about"].clone(), note["done"].clone())).collect();
    assert_eq!(noted[0], ("close".into(), view.id.clone().into(), true.into()));
    assert!(noted.len() == 4 && noted[1..].iter().all(|note| note.2 == false), "{noted:?}");
    assert_eq!(notes(&server)[0]["user"], rustix::process::getuid().as_raw());
}

#[tokio::test]
async fn a_hidden_game_is_only_in_the_history_of_its_players() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    assert!(server.admin(&["hide", &black.room]).await.unwrap_err().contains("it is not over"));
    white.does(Command::Resign {}).await;
    let stranger = server.guest("Eve").await;
    let listed = async || (stranger.history("").await.total, black.guest.history("").await.total);
    assert_eq!(listed().await, (1, 1));
    server.admin(&["hide", &black.room]).await.unwrap();
    assert_eq!(listed().await, (0, 1));
    server.admin(&["show", &black.room]).await.unwrap();
    assert_eq!(listed().await, (1, 1));
}

/// Erased texts are gone from the rooms in memory and from the lists.
#[tokio::test]
async fn the_operator_erases_a_player_and_the_chat_of_a_room() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    white.says("my address is 5 Elm Street").await;
    black.says("thanks").await;
    let eve = server.guest("Eve").await;
    let said = server.admin(&["erase", "chat", &black.room]).await.unwrap();
    assert!(said.starts_with("Erased lines of chat in room") && said.contains(": 2."), "{said}");
    let lines = |view: &protocol::RoomView| view.chat.iter().map(|line| line.text.clone()).collect::<Vec<_>>();
    assert_eq!(lines(&black.looks_again().await), ["", ""]);
    black.says("again").await;

    let waiting = white.guest.creates(&rooms::gomoku()).await;
    let said = server.admin(&["erase", "player", "Bert"]).await.unwrap();
    assert!(said.contains(&white.guest.id), "{said}");
    assert_eq!(white.tab.closed().await.code, Some(4001));
    assert_eq!(white.guest.get("/api/v1/session").await.status(), 401);
    let view = black.looks_again().await;
    assert_eq!(view.state.players.guest.as_ref().map(|player| player.name.as_str()), Some(""));
    let list: protocol::RoomList = eve.get_json("/api/v1/rooms").await;
    let host = list.seeks.iter().find(|room| room.id == waiting).and_then(|room| room.host.as_ref());
    assert!(host.is_none_or(|host| host.name.is_empty()), "{list:?}");
    black.plays("h8").await;

    for _ in 0..2 {
        server.guest("Twin").await;
    }
    assert!(server.admin(&["erase", "player", "Twin"]).await.unwrap_err().contains("several players"));
    assert!(server.admin(&["erase", "player", "No-One!"]).await.unwrap_err().contains("nobody has this name"));
    let log = std::fs::read_to_string(server.data().join("admin.log")).unwrap();
    assert!(!log.contains("Bert"), "the name is erased here, too: {log}");
}

#[tokio::test]
async fn the_operator_sees_who_uses_the_server_most() {
    let server = Server::start().await;
    let (mut black, _white) = server.gomoku_table().await;
    for line in ["one", "two", "three"] {
        black.says(line).await;
    }
    let top = server.admin(&["top"]).await.unwrap();
    let first = lines(&top, "(address)");
    assert!(first.len() == 1 && first[0].starts_with("127.0.0.1") && top.lines().nth(1) == Some(first[0]), "{top}");
    let [line] = lines(&top, &black.guest.id)[..] else { panic!("{top}") };
    let cells: Vec<&str> = line.split_whitespace().collect();
    // Two requests (a room and a WebSocket), four messages (`join` and three lines), three lines of chat, one
    // WebSocket.
    assert_eq!(cells[1..], ["Anna", "2", "4", "3", "1"], "{top}");
}

/// The status and the code of a refused request, and whether the answer says how long to wait.
async fn refusal(response: reqwest::Response) -> (u16, Code, bool) {
    let status = response.status().as_u16();
    let body: ApiErrorBody = response.json().await.unwrap();
    (status, body.code, body.wait_ms.is_some())
}

/// A banned player is sent away and cannot come back, also after a restart, until the ban is lifted.
#[tokio::test]
async fn a_banned_player_is_kept_out() {
    let server = Server::start().await;
    let (black, mut white) = server.gomoku_table().await;
    let robo = white.guest.makes_program("Robo", &[Scope::Read, Scope::Play]).await;
    let mut stream = robo.opens_stream().await;
    let said = server.admin(&["ban", "Bert", "--for", "2h"]).await.unwrap();
    assert!(
        said.starts_with("Banned until 20") && said.contains(&robo.id) && said.ends_with("Closed connections: 2.\n"),
        "{said}"
    );
    assert_eq!(white.tab.closed().await.code, Some(CloseCode::Banned.number()));
    while stream.next::<protocol::StreamMessage>().await.is_some() {}

    let server = server.crash_and_restart().await;
    let (bert, robo, anna) = (white.guest.at(&server), robo.at(&server), black.guest.at(&server));
    for guest in [&bert, &robo] {
        assert_eq!(refusal(guest.get("/api/v1/session").await).await, (403, Code::Banned, true));
        let headers = [("authorization", format!("Bearer {}", guest.token))];
        let mut tab = Tab::try_open(&server, protocol::SUBPROTOCOL, &headers).await.unwrap();
        assert_eq!(tab.closed().await.code, Some(CloseCode::Banned.number()));
        let [ServerMessage::Error { code: Code::Banned, .. }] = tab.unread().iter().collect::<Vec<_>>()[..] else {
            panic!("{:?}", tab.unread())
        };
    }
    assert_eq!(anna.get("/api/v1/session").await.status(), 200);
    let bans = server.admin(&["bans"]).await.unwrap();
    assert!(lines(&bans, &bert.id).len() == 1 && bans.ends_with("Bans: 2.\n"), "{bans}");
    server.admin(&["unban", &bert.id]).await.unwrap();
    for guest in [&bert, &robo] {
        assert_eq!(guest.get("/api/v1/session").await.status(), 200);
    }
    server.admin(&["ban", &robo.id]).await.unwrap();
    assert_eq!(refusal(robo.get("/api/v1/session").await).await, (403, Code::Banned, false), "a program can be banned alone");
    assert_eq!(bert.get("/api/v1/session").await.status(), 200);
    server.admin(&["unban", "Robo"]).await.unwrap();
    assert!(server.admin(&["unban", &bert.id]).await.unwrap_err().contains("there is no ban"));
    assert!(server.admin(&["ban", "Birt"]).await.unwrap_err().contains("nobody has this name"));
}

#[tokio::test]
async fn a_banned_network_is_kept_out() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let mut tab = Tab::open(&server, None).await;
    for wide in ["127.0.0.0/8", "0.0.0.0/0", "::ffff:127.0.0.1"] {
        assert!(server.admin(&["ban", wide]).await.unwrap_err().contains("add --yes"), "{wide}");
    }
    server.admin(&["ban", "127.0.0.0/8", "--yes"]).await.unwrap();
    assert_eq!(tab.closed().await.code, Some(CloseCode::Banned.number()));
    assert_eq!(refusal(anna.get("/api/v1/rooms").await).await, (403, Code::Banned, false));
    assert_eq!(refusal(anna.get("/api/v1/games").await).await, (403, Code::Banned, false));
    assert_eq!(anna.get("/healthz").await.status(), 200, "the checks of the operator still work");
    server.admin(&["unban", "127.0.0.0/8"]).await.unwrap();
    assert_eq!(anna.get("/api/v1/rooms").await.status(), 200);
}

/// The operator reads what a ban is about, and what cannot be banned.
#[tokio::test]
async fn addresses_and_names_are_read_as_they_are_meant() {
    let server = Server::start().await;
    let said = server.admin(&["ban", "2001:db8::1", "--for", "400d"]).await.unwrap();
    assert!(said.contains("2001:db8::/64"), "{said}");
    server.admin(&["ban", "::ffff:198.51.100.4"]).await.unwrap();
    server.admin(&["ban", "198.51.100.9"]).await.unwrap();
    for wrong in ["999.1.1.1", "192.0.2.0/33"] {
        let error = server.admin(&["ban", wrong]).await.unwrap_err();
        assert!(error.contains("is not an address or a network") && error.lines().count() == 1, "{error}");
    }
    assert!(server.admin(&["unban", "198.51.100.0/29"]).await.unwrap().ends_with("198.51.100.4/32.\n"));
    let error = server.admin(&["unban", "2001:db8::7"]).await;
    assert!(error.unwrap().contains("2001:db8::/64"), "the ban of the whole /64 is lifted");
    assert!(server.admin(&["unban", "198.51.100.8/30"]).await.unwrap().contains("198.51.100.9/32"));
    let twins = [server.guest("Twin").await, server.guest("Twin").await];
    server.admin(&["ban", &twins[0].id]).await.unwrap();
    assert!(server.admin(&["ban", "Twin"]).await.unwrap_err().contains("several players"));
    assert!(server.admin(&["unban", "Twin"]).await.unwrap().contains(&twins[0].id), "only one of them is banned");
    assert!(notes(&server)[0]["about"].as_str().unwrap().ends_with("for 400 days"));
}

/// An answer is true also if an order has changed nothing.
#[tokio::test]
async fn the_answers_say_what_has_happened() {
    let server = Server::start().await;
    let (mut black, white) =
        server.table(&protocol::CreateRoom { visibility: protocol::Visibility::Private, ..rooms::gomoku() }).await;
    assert!(server.admin(&["erase", "chat", &black.room]).await.unwrap().contains("there is no chat to erase"));
    black.plays("h8").await;
    let mut white = white;
    white.plays("h9").await;
    black.does(Command::Resign {}).await;
    assert!(server.admin(&["show", &black.room]).await.unwrap().contains("it is private"));
    let (ended, _white) = server.gomoku_table().await;
    server.admin(&["close", &ended.room]).await.unwrap();
    assert!(server.admin(&["hide", &ended.room]).await.unwrap_err().contains("it ended without an outcome"));
}

/// In the mode `read-only`, running games go on, but nothing new begins. In the mode `invite-only`, new rooms and rematches are
/// private. The mode is kept after a restart.
#[tokio::test]
async fn a_mode_of_the_operator_stops_new_rooms_or_makes_them_private() {
    let server = Server::start().await;
    let (black, white) = server.gomoku_table().await;
    let waiting = black.guest.creates(&rooms::gomoku()).await;
    assert_eq!(server.admin(&["mode"]).await.unwrap(), "The mode is open.\n");
    server.admin(&["mode", "read-only"]).await.unwrap();
    let server = server.crash_and_restart().await;
    let (mut black, mut white) = (black.resumes(&server).await, white.resumes(&server).await);
    let eve = server.guest("Eve").await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    black.is_refused(Command::Chat { text: "hi".into() }, Code::Restricted).await;
    assert_eq!(refusal(black.guest.post("/api/v1/rooms", &rooms::gomoku()).await).await, (403, Code::Restricted, false));
    white.does(Command::Resign {}).await;
    white.is_refused(Command::Offer { offer: protocol::OfferKind::Rematch, terms: None }, Code::Restricted).await;
    // Nothing begins in a room that was waiting, and names stay as they are.
    assert_eq!(
        refusal(eve.post("/api/v1/session", &protocol::NewSession { name: Some("Eva".into()), token: true }).await).await.1,
        Code::Restricted
    );
    assert_ne!(server.guest("Fay").await.name, "Fay", "a newcomer gets a made-up name");
    let sit = protocol::PostCommand { command_id: "sit".into(), seat: None, command: Command::Sit {} };
    assert_eq!(refusal(eve.post(&format!("/api/v1/rooms/{waiting}/commands"), &sit).await).await.1, Code::Restricted);
    let sit = protocol::PostCommand { command_id: "bot".into(), seat: None, command: Command::SitOpposite { name: None } };
    assert_eq!(refusal(black.guest.post(&format!("/api/v1/rooms/{waiting}/commands"), &sit).await).await.1, Code::Restricted);
    server.admin(&["mode", "open"]).await.unwrap();
    white.offers(protocol::OfferKind::Rematch).await;
    server.admin(&["mode", "read-only"]).await.unwrap();
    black.is_refused(Command::Accept { offer: protocol::OfferKind::Rematch, terms: None }, Code::Restricted).await;

    let seeks = async || eve.get_json::<protocol::RoomList>("/api/v1/rooms").await.seeks.len();
    assert_eq!(seeks().await, 1);
    server.admin(&["mode", "invite-only"]).await.unwrap();
    assert_eq!(seeks().await, 0, "a public room that waits is not listed");
    let room = black.guest.creates(&rooms::gomoku()).await;
    let view: protocol::RoomView = black.guest.get_json(&format!("/api/v1/rooms/{room}")).await;
    assert_eq!(view.visibility, protocol::Visibility::Private);
    black.does(Command::Accept { offer: protocol::OfferKind::Rematch, terms: None }).await;
    let agreed = white.sees_event("the rematch", |event| matches!(event, Event::Rematched { .. })).await;
    let Event::Rematched { room } = agreed else { unreachable!("just matched") };
    let view: protocol::RoomView = black.guest.get_json(&format!("/api/v1/rooms/{room}")).await;
    assert_eq!(view.visibility, protocol::Visibility::Private, "the rematch of a public game");
    server.admin(&["mode", "open"]).await.unwrap();
    black.says("hi").await;
    assert_eq!(server.admin(&["mode"]).await.unwrap(), "The mode is open.\n");
}

/// An announcement reaches everyone who is connected, those who come later, and those who come after a restart, until it is withdrawn.
#[tokio::test]
async fn the_operator_announces_something() {
    let server = Server::start().await;
    let heard =
        async |tab: &mut Tab| match tab.wait("the announcement", |message| matches!(message, ServerMessage::Notice { .. })).await
        {
            ServerMessage::Notice { text, .. } => text,
            other => panic!("{other:?}"),
        };
    let mut early = Tab::open(&server, None).await;
    server.admin(&["announce", " The server restarts\tat 18:00. "]).await.unwrap();
    assert_eq!(heard(&mut early).await, "The server restarts at 18:00.");
    assert_eq!(heard(&mut Tab::open(&server, None).await).await, "The server restarts at 18:00.");
    let server = server.crash_and_restart().await;
    let mut later = Tab::open(&server, None).await;
    assert_eq!(heard(&mut later).await, "The server restarts at 18:00.");
    assert!(server.admin(&["announce", &"x".repeat(201)]).await.unwrap_err().contains("at most 200"));
    server.admin(&["announce", ""]).await.unwrap();
    assert_eq!(heard(&mut later).await, "");
    let mut last = Tab::open(&server, None).await;
    last.settle().await;
    assert!(last.unread().is_empty(), "{:?}", last.unread());
}

/// With `drain`, the server refuses new rooms, and stops when the last game with a clock is over. `mode open` ends the drain.
#[tokio::test]
async fn a_drained_server_waits_for_the_games_with_a_clock() {
    let mut server = Server::start().await;
    let clock = protocol::TimeControl::Fischer { main_ms: 600_000, increment_ms: 0, cap_ms: None };
    let clocked = rooms::with(protocol::Setup::gomoku(15, protocol::GomokuRuleset::Freestyle), clock);
    let (mut black, mut white) = server.table(&clocked).await;
    let waiting = black.guest.creates(&clocked).await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    server.admin(&["drain", "--for", "400d"]).await.unwrap();
    let restarts = |wanted: bool| move |message: &ServerMessage| matches!(message, ServerMessage::Notice { restarts, .. } if *restarts == wanted);
    white.tab.wait("the news of the restart", restarts(true)).await;
    let eve = server.guest("Eve").await;
    let sit = protocol::PostCommand { command_id: "sit".into(), seat: None, command: Command::Sit {} };
    let path = format!("/api/v1/rooms/{waiting}/commands");
    assert_eq!(refusal(eve.post(&path, &sit).await).await, (403, Code::Restricted, false));
    let said = server.admin(&["mode", "open"]).await.unwrap();
    assert!(said.ends_with("The drain has ended.\n"), "{said}");
    white.tab.wait("the end of this news", restarts(false)).await;
    assert_eq!(black.guest.get("/readyz").await.status(), 200);
    assert_eq!(eve.post(&path, &sit).await.status(), 200);
    server.admin(&["close", &waiting]).await.unwrap();

    server.admin(&["drain", "--for", "5h"]).await.unwrap();
    let said = server.admin(&["drain", "--for", "20m"]).await.unwrap();
    assert_eq!(said, "The server stops when no game with a clock is played (now: 1), at the latest in 20 minutes.\n");
    let refused: ApiErrorBody = black.guest.post("/api/v1/rooms", &rooms::gomoku()).await.json().await.unwrap();
    assert_eq!(refused.code, Code::Draining);
    assert!(refused.wait_ms.is_some_and(|wait| (1_000_000..=1_200_000).contains(&wait)), "{:?}", refused.wait_ms);
    assert_eq!(black.guest.get("/readyz").await.status(), 503);
    play_out(&mut black, &mut white, &["i8", "i9"]).await;
    black.does(Command::Resign {}).await;
    assert_eq!(server.ends().await, Some(0));
    assert_eq!(white.tab.closed().await.code, Some(CloseCode::Restart.number()));
}
