//! Games that are closed to spectators, and rooms that hide the names of their spectators.

use protocol::{
    ClientMessage, Code, Command, CreateRoom, Event, NewSeatLink, OfferKind, Role, RoomList, RoomView, SeatClaim, Series,
    SeriesScore, ServerMessage, Watching,
};
use reqwest::StatusCode;
use serde_json::json;
use tests::{Guest, Player, Server, Tab, play_out, rooms};

fn watched(watching: Watching) -> CreateRoom {
    CreateRoom { watching: Some(watching), ..rooms::gomoku() }
}

const fn set(watching: Watching) -> Command {
    Command::SetWatching { watching }
}

/// Everything that the tab has received so far.
async fn got(tab: &mut Tab) -> String {
    tab.send(&ClientMessage::Ping { nonce: 7 }).await;
    let mut all = String::new();
    loop {
        let message = tab.wait("anything", |_| true).await;
        if matches!(message, ServerMessage::Pong { .. }) {
            return all;
        }
        all.push_str(&serde_json::to_string(&message).expect("a message is JSON"));
    }
}

/// Fails if the text reveals a move, a name or the result.
fn tells_nothing(what: &str, text: &str) {
    for secret in ["\"h8\"", "\"a1\"", "Anna", "Bert", "resignation", "a secret", "X...", "\"phase\""] {
        assert!(!text.contains(secret), "{what} contains {secret}: {text}");
    }
}

/// Whatever a stranger asks about a closed game, over HTTP or on a WebSocket, the answer reveals nothing.
async fn a_stranger_learns_nothing(server: &Server, stranger: &Guest, room: &str) {
    for path in [
        format!("/api/v1/rooms/{room}"),
        format!("/api/v1/rooms/{room}/events"),
        format!("/api/v1/rooms/{room}/events?since=2"),
        format!("/api/v1/rooms/{room}/pair"),
        format!("/api/v1/rooms/{room}/series"),
        format!("/api/v1/games/{room}"),
        format!("/api/v1/games/{room}.sgf"),
        format!("/api/v1/games/{room}/sgf"),
    ] {
        let response = stranger.get(&path).await;
        assert_eq!(response.status(), StatusCode::FORBIDDEN, "{path}");
        let text = response.text().await.expect("the answer is text");
        assert!(text.contains("\"closed\""), "{path}: {text}");
        tells_nothing(&path, &text);
    }
    for (number, command) in ["sit", "pass", "resign", "claim_win"].into_iter().enumerate() {
        let body = json!({"command_id": format!("s{number}"), "command": {"type": command}});
        let response = stranger.post(&format!("/api/v1/rooms/{room}/commands"), &body).await;
        assert_eq!(response.status(), StatusCode::FORBIDDEN, "{command}");
        let text = response.text().await.expect("the answer is text");
        assert!(text.contains("\"closed\""), "{command}: {text}");
    }
    let body = json!({"command_id": "s-chat", "command": {"type": "chat", "text": "hello"}});
    assert_eq!(stranger.post(&format!("/api/v1/rooms/{room}/commands"), &body).await.status(), StatusCode::FORBIDDEN);
    assert_eq!(stranger.post(&format!("/api/v1/rooms/{room}/seat-link"), &json!({})).await.status(), StatusCode::FORBIDDEN);
    let wrong = stranger.post(&format!("/api/v1/rooms/{room}/seat-claim"), &SeatClaim { secret: "no".into() }).await;
    assert_eq!(wrong.status(), StatusCode::FORBIDDEN);
    for guest in [None, Some(stranger)] {
        let mut tab = Tab::open(server, guest).await;
        for since in [None, Some(0), Some(3), Some(9)] {
            tab.send(&ClientMessage::Join { room: room.to_owned(), since }).await;
            let text = got(&mut tab).await;
            assert!(text.contains("\"closed\""), "{text}");
            tells_nothing(&format!("a join since {since:?}"), &text);
        }
    }
}

/// If all games of a server are closed, the server's lists reveal nothing.
async fn the_lists_tell_nothing(server: &Server, stranger: &Guest) {
    for path in ["/api/v1/rooms", "/api/v1/games", "/api/v1/games?search=Anna"] {
        tells_nothing(path, &stranger.get(path).await.text().await.expect("the answer is text"));
    }
    let mut tab = Tab::open(server, Some(stranger)).await;
    tab.send(&ClientMessage::EnterLobby {}).await;
    let lobby = tab.wait("the lobby", |message| matches!(message, ServerMessage::Lobby { .. })).await;
    tells_nothing("the lobby", &serde_json::to_string(&lobby).expect("a message is JSON"));
}

#[tokio::test]
async fn strangers_learn_nothing_about_a_closed_game() {
    let server = Server::start().await;
    let (mut black, mut white) = server.table(&watched(Watching::Closed)).await;
    let room = black.room.clone();
    let eve = server.guest("Eve").await;
    play_out(&mut black, &mut white, &["h8", "a1"]).await;
    black.says("a secret").await;
    a_stranger_learns_nothing(&server, &eve, &room).await;
    the_lists_tell_nothing(&server, &eve).await;

    let server = server.crash_and_restart().await;
    let eve = eve.at(&server);
    a_stranger_learns_nothing(&server, &eve, &room).await;
    the_lists_tell_nothing(&server, &eve).await;
    let (mut black, mut white) = (black.resumes(&server).await, white.resumes(&server).await);
    assert_eq!(black.looks_again().await.state.watching, Some(Watching::Closed));
    white.does(Command::Resign {}).await;
    black.sees_the_end().await;
    a_stranger_learns_nothing(&server, &eve, &room).await;
    black.is_refused(set(Watching::Open), Code::GameOver).await;

    the_lists_tell_nothing(&server, &eve).await;

    let server = server.crash_and_restart().await;
    let (anna, eve) = (black.guest.at(&server), eve.at(&server));
    a_stranger_learns_nothing(&server, &eve, &room).await;
    the_lists_tell_nothing(&server, &eve).await;
    assert_eq!((anna.history("").await.total, eve.history("").await.total), (1, 0));
    assert_eq!(anna.record(&room).await.moves.len(), 2, "the players have the record");
    assert!(anna.sgf(&room).await.contains("Anna"));
}

/// While a public game waits for an opponent, it is listed and anyone can read it, even if it is closed to spectators. Otherwise
/// nobody could sit down. When the seat is taken, all spectators have to leave.
#[tokio::test]
async fn a_closed_game_is_listed_until_an_opponent_has_sat_down() {
    let server = Server::start().await;
    let (anna, bert, eve) = (server.guest("Anna").await, server.guest("Bert").await, server.guest("Eve").await);
    let id = anna.creates(&watched(Watching::Closed)).await;
    let _host = Player::joins(&server, &anna, &id).await;
    let lists: RoomList = eve.get_json("/api/v1/rooms").await;
    assert_eq!(lists.seeks.len(), 1);
    let mut slow = Player::joins(&server, &eve, &id).await;
    assert_eq!(slow.view.state.watching, Some(Watching::Closed), "before sitting down, a guest knows that the game is closed");
    let mut guest = Player::joins(&server, &bert, &id).await;
    guest.sits().await;
    let told = slow
        .tab
        .wait("the news that the game is closed", |message| matches!(message, ServerMessage::Error { code: Code::Closed, .. }))
        .await;
    assert!(matches!(told, ServerMessage::Error { room: Some(room), .. } if room == id));
    assert!(!got(&mut slow.tab).await.contains("\"events\""), "a viewer who was sent away does not even learn who sat down");
    slow.is_refused(Command::Sit {}, Code::Closed).await;
    let lists: RoomList = eve.get_json("/api/v1/rooms").await;
    assert_eq!((lists.seeks.len(), lists.live.len()), (0, 0));
    let lists: RoomList = bert.get_json("/api/v1/rooms").await;
    assert_eq!(lists.yours.len(), 1);
}

/// The host closes a game while a spectator watches it, and later opens it again.
#[tokio::test]
async fn the_host_closes_a_game_and_opens_it_again() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    let eve = server.guest("Eve").await;
    let mut spectator = Player::joins(&server, &eve, &black.room).await;
    white.is_refused(set(Watching::Closed), Code::Forbidden).await;
    spectator.is_refused(set(Watching::Closed), Code::NotAPlayer).await;
    black.does(set(Watching::Closed)).await;
    white.sees_event("the change", |event| *event == Event::WatchingChanged { watching: Watching::Closed }).await;
    spectator
        .tab
        .wait("the news that the game is closed", |message| matches!(message, ServerMessage::Error { code: Code::Closed, .. }))
        .await;
    play_out(&mut black, &mut white, &["h8", "a1"]).await;
    tells_nothing("the old connection", &got(&mut spectator.tab).await);
    a_stranger_learns_nothing(&server, &eve, &black.room).await;

    let server = server.crash_and_restart().await;
    a_stranger_learns_nothing(&server, &eve.at(&server), &black.room).await;
    let mut black = black.resumes(&server).await;
    black.does(set(Watching::Counted)).await;
    let back = Player::joins(&server, &eve, &black.room).await;
    assert_eq!((back.view.moves.len(), back.view.state.watching), (2, Some(Watching::Counted)));
}

/// The names of spectators are shown. If the host hides them, no answer and no message contains them.
#[tokio::test]
async fn names_of_spectators_are_shown_or_hidden() {
    let server = Server::start().await;
    let (mut black, _white) = server.gomoku_table().await;
    let cleo = server.guest("Cleo").await;
    let spectator = Player::joins(&server, &cleo, &black.room).await;
    let with = |spectators: u32, names: &'static [&'static str]| {
        move |message: &ServerMessage| {
            matches!(message, ServerMessage::Presence { presence, .. }
                if presence.spectators == spectators && presence.names.iter().map(|one| one.name.as_str()).eq(names.iter().copied()))
        }
    };
    black.tab.wait("Cleo's name", with(1, &["Cleo"])).await;
    let mut nameless = Tab::open(&server, None).await;
    nameless.send(&ClientMessage::Join { room: black.room.clone(), since: None }).await;
    black.tab.wait("a spectator without a session", with(2, &["Cleo"])).await;
    black.does(set(Watching::Counted)).await;
    black.tab.wait("a number without names", with(2, &[])).await;

    got(&mut nameless).await;
    let dora = server.guest("Dora").await;
    let fourth = Player::joins(&server, &dora, &black.room).await;
    black.tab.wait("a number without names", with(3, &[])).await;
    for who in [&black.guest, &cleo] {
        let view: RoomView = who.get_json(&format!("/api/v1/rooms/{}", black.room)).await;
        assert_eq!((view.presence.spectators, view.presence.names), (3, Vec::new()));
    }
    drop(spectator);
    black.tab.wait("a number without names", with(2, &[])).await;
    let heard = got(&mut nameless).await + &serde_json::to_string(&fourth.view).expect("a view is JSON");
    assert!(heard.contains("\"spectators\":3") && !heard.contains("Cleo") && !heard.contains("Dora"), "{heard}");
}

/// A player continues on another device. Until the device has used the link, the server treats it as a stranger.
#[tokio::test]
async fn a_link_to_a_seat_opens_a_closed_game() {
    let server = Server::start().await;
    let (black, mut white) = server.table(&watched(Watching::Closed)).await;
    let link = black.guest.post(&format!("/api/v1/rooms/{}/seat-link", black.room), &json!({})).await;
    let link: NewSeatLink = link.json().await.expect("a link");
    let phone = server.guest("Phone").await;
    a_stranger_learns_nothing(&server, &phone, &black.room).await;
    let claimed = phone.post(&format!("/api/v1/rooms/{}/seat-claim", black.room), &SeatClaim { secret: link.secret }).await;
    assert_eq!(claimed.status(), StatusCode::OK);
    let mut device = Player::joins(&server, &phone, &black.room).await;
    assert!(matches!(device.view.role, Role::Player { .. }));
    device.plays("h8").await;
    white.sees("h8").await;
}

/// After a closed game of a series, the next game is closed, too. For strangers, the score counts only the games before the first
/// closed game. The first closed game is listed as if it were not over, and the games after it are not listed.
#[tokio::test]
async fn after_a_closed_game_the_next_game_is_closed_and_the_public_score_does_not_change() {
    let server = Server::start().await;
    let wanted = CreateRoom { series: Some(Series::BestOf { games: 3 }), ..rooms::gomoku() };
    let (mut black, mut white) = server.table(&wanted).await;
    let first = black.room.clone();
    let eve = server.guest("Eve").await;
    play_out(&mut black, &mut white, &["h8", "a1"]).await;
    white.does(Command::Resign {}).await;
    black.sees_the_end().await;
    black.offers(OfferKind::Rematch).await;
    white.sees_event("the offer", |event| matches!(event, Event::Offered { .. })).await;
    white.accepts(OfferKind::Rematch).await;
    let next = |event: Event| if let Event::Rematched { room } = event { room } else { panic!("{event:?}") };
    let second = next(black.sees_event("the next game", |event| matches!(event, Event::Rematched { .. })).await);
    let mut host = Player::joins(&server, &black.guest, &second).await;
    let mut guest = Player::joins(&server, &white.guest, &second).await;
    host.does(set(Watching::Closed)).await;
    play_out(&mut guest, &mut host, &["h8", "a1"]).await;
    host.does(Command::Resign {}).await;
    guest.sees_the_end().await;
    guest.offers(OfferKind::Rematch).await;
    host.sees_event("the offer", |event| matches!(event, Event::Offered { .. })).await;
    host.accepts(OfferKind::Rematch).await;
    let third = next(guest.sees_event("the next game", |event| matches!(event, Event::Rematched { .. })).await);
    a_stranger_learns_nothing(&server, &eve, &third).await;

    let path = format!("/api/v1/rooms/{first}/series");
    let (public, own): (SeriesScore, SeriesScore) = (eve.get_json(&path).await, black.guest.get_json(&path).await);
    assert_eq!((public.host_half, public.guest_half, public.games.len()), (2, 0, 2));
    assert_eq!((own.host_half, own.guest_half, own.games.len()), (2, 2, 3));
    assert!(!public.games[1].over && public.games[1].outcome.is_none());

    // The players open the third game and finish it. The second game stays closed, so the public score does not change.
    let mut host = Player::joins(&server, &black.guest, &third).await;
    let mut guest = Player::joins(&server, &white.guest, &third).await;
    host.does(set(Watching::Open)).await;
    play_out(&mut host, &mut guest, &["h8", "a1"]).await;
    guest.does(Command::Resign {}).await;
    host.sees_the_end().await;
    let (later, own): (SeriesScore, SeriesScore) = (eve.get_json(&path).await, black.guest.get_json(&path).await);
    assert_eq!((own.host_half, own.guest_half, own.games.len()), (4, 2, 3));
    assert_eq!((later.host_half, later.guest_half, later.games.len()), (2, 0, 2));
    assert!(!later.games[1].over && later.games[1].outcome.is_none());
}
