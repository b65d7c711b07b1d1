//! Programs follow everything that concerns them with one stream.

use protocol::{
    Absence, ColorChoice, Command, NewChallenge, OfferKind, Outcome, Phase, ProgramList, RoomView, Scope, Seat, Setup,
    StreamMessage, TimeControl,
};
use reqwest::StatusCode;
use tests::{Feed, Guest, Player, Server, rooms};

async fn program(server: &Server) -> Guest {
    server.guest("Owner").await.makes_program("Robo", &[Scope::Read, Scope::Play]).await
}

/// The messages up to `ready`.
async fn present(stream: &mut Feed) -> Vec<StreamMessage> {
    let mut seen = Vec::new();
    loop {
        match stream.next().await.expect("the stream stays open") {
            StreamMessage::Ready { .. } => return seen,
            message => seen.push(message),
        }
    }
}

async fn turn(stream: &mut Feed, moves: u32) {
    let fits = |message: &StreamMessage| matches!(message, StreamMessage::Turn { move_number, .. } if *move_number == moves);
    stream.wait(&format!("the turn after {moves} moves"), fits).await;
}

/// A whole game as a program sees it: somebody sits down, its turns, an offer, the end. After each reconnection, the stream begins
/// with the present state.
#[tokio::test]
async fn a_stream_tells_a_program_everything_about_its_games() {
    let server = Server::start().await;
    let robo = program(&server).await;
    let mut stream = robo.opens_stream().await;
    assert_eq!(present(&mut stream).await, []);
    let room = robo.creates(&rooms::gomoku()).await;
    let seated = |message: &StreamMessage| matches!(message, StreamMessage::Seated { seat: Seat::Host, .. });
    stream.wait("the own room", seated).await;

    let mut white = Player::joins(&server, &server.guest("Bert").await, &room).await;
    white.sits().await;
    let fits = |message: &StreamMessage| matches!(message, StreamMessage::Seated { room, .. } if room.white.is_some());
    let StreamMessage::Seated { room: shown, .. } = stream.wait("the opponent", fits).await else { unreachable!() };
    assert_eq!((shown.id.as_str(), shown.phase), (room.as_str(), Phase::Playing));
    turn(&mut stream, 0).await;
    assert_eq!(robo.commands(&room, "1", Command::Play { point: "h8".into() }).await, StatusCode::OK);
    white.sees("h8").await;
    drop(stream);

    let mut stream = robo.opens_stream().await;
    let seen = present(&mut stream).await;
    assert!(matches!(&seen[..], [StreamMessage::Seated { room: shown, .. }] if shown.id == room), "{seen:?}");
    white.plays("a1").await;
    turn(&mut stream, 2).await;
    white.says("hello").await;
    white.offers(OfferKind::Draw).await;
    // The chat is nothing to act on, so the offer is the next message.
    assert_eq!(stream.next().await, Some(StreamMessage::Offered { room: room.clone(), offer: OfferKind::Draw }));
    drop(stream);

    let server = server.crash_and_restart().await;
    let robo = robo.at(&server);
    let mut stream = robo.opens_stream().await;
    let seen = present(&mut stream).await;
    let (turn, offer) = (&seen[1], &seen[2]);
    assert!(matches!(turn, StreamMessage::Turn { move_number: 2, phase: Phase::Playing, .. }), "{seen:?}");
    assert!(matches!(offer, StreamMessage::Offered { offer: OfferKind::Draw, .. }), "{seen:?}");
    assert_eq!(robo.commands(&room, "2", Command::Resign {}).await, StatusCode::OK);
    let over = stream.wait("the end", |message| matches!(message, StreamMessage::Over { .. })).await;
    assert!(matches!(over, StreamMessage::Over { outcome: Some(Outcome::Win { .. }), .. }), "{over:?}");
}

/// A closed room ends without an outcome, and a program that stands up is told so.
#[tokio::test]
async fn a_stream_tells_when_a_seat_is_lost() {
    let server = Server::start().await;
    let robo = program(&server).await;
    let bert = server.guest("Bert").await;
    let mut stream = robo.opens_stream().await;
    let nigiri = protocol::CreateRoom { colors: ColorChoice::Nigiri, ..rooms::gomoku() };
    let room = bert.creates(&nigiri).await;
    assert_eq!(robo.commands(&room, "1", Command::Sit {}).await, StatusCode::OK);
    let guesses = |message: &StreamMessage| matches!(message, StreamMessage::Turn { phase: Phase::Waiting, .. });
    stream.wait("the guess", guesses).await;
    assert_eq!(robo.commands(&room, "2", Command::Stand {}).await, StatusCode::OK);
    stream.wait("the lost seat", |message| matches!(message, StreamMessage::Unseated { .. })).await;
    let own = robo.creates(&nigiri).await;
    assert_eq!(robo.commands(&own, "3", Command::Stand {}).await, StatusCode::OK);
    let closed = |message: &StreamMessage| matches!(message, StreamMessage::Over { room, outcome: None } if *room == own);
    stream.wait("the closed room", closed).await;
}

/// While its stream is open, a program counts as present in its rooms, so that its opponent does not wait for it in vain.
#[tokio::test]
async fn a_program_with_a_stream_is_present() {
    let server = Server::start().await;
    let robo = program(&server).await;
    let stream = robo.opens_stream().await;
    let clock = TimeControl::Absolute { main_ms: 60_000 };
    let room = robo.creates(&rooms::with(Setup::gomoku(15, protocol::GomokuRuleset::Freestyle), clock)).await;
    let mut white = Player::joins(&server, &server.guest("Bert").await, &room).await;
    let host = |message: &protocol::ServerMessage, here: bool| match message {
        protocol::ServerMessage::Presence { presence, .. } => matches!(presence.host, Absence::Here { .. }) == here,
        _ => false,
    };
    if !matches!(white.view.presence.host, Absence::Here { .. }) {
        white.tab.wait("the present program", |message| host(message, true)).await;
    }
    drop(stream);
    white.tab.wait("the absent program", |message| host(message, false)).await;
}

/// A program offers itself as an opponent: with a public room, or by being open to challenges. It is told about a challenge once,
/// and again after it reconnects, until the seat is taken.
#[tokio::test]
async fn a_program_is_told_when_it_is_challenged() {
    let server = Server::start().await;
    let robo = program(&server).await;
    let (bert, eve) = (server.guest("Bert").await, server.guest("Eve").await);
    let private = protocol::CreateRoom { visibility: protocol::Visibility::Private, ..rooms::gomoku() };
    let room = bert.creates(&private).await;
    let challenges = async |guest: &Guest, room: &str| {
        let wanted = NewChallenge { program: robo.id.clone() };
        guest.post(&format!("/api/v1/rooms/{room}/challenge"), &wanted).await.status().as_u16()
    };
    let mut shy = robo.opens_stream().await;
    present(&mut shy).await;
    assert_eq!(challenges(&bert, &room).await, 404, "the program has not said that it can be challenged");
    let open = async || Feed::of(robo.get("/api/v1/stream?open=true").await);
    let mut stream = open().await;
    present(&mut stream).await;
    let list: ProgramList = eve.get_json("/api/v1/programs").await;
    assert_eq!(list.programs.iter().map(|one| (one.id.as_str(), one.program)).collect::<Vec<_>>(), [(robo.id.as_str(), true)]);
    assert_eq!(challenges(&eve, &room).await, 403, "only a player of the room can challenge");
    assert_eq!((challenges(&bert, &room).await, challenges(&bert, &room).await), (204, 204));
    let is_challenge = |message: &StreamMessage| matches!(message, StreamMessage::Challenge { room: shown, from } if shown.id == room && from.name == "Bert");
    stream.wait("the challenge", is_challenge).await;
    drop(stream);
    let mut stream = open().await;
    let seen = present(&mut stream).await;
    assert!(matches!(&seen[..], [message] if is_challenge(message)), "{seen:?}");
    assert_eq!(robo.commands(&room, "1", Command::Sit {}).await, StatusCode::OK);
    stream.wait("the seat", |message| matches!(message, StreamMessage::Seated { seat: Seat::Guest, .. })).await;
    assert_eq!(challenges(&bert, &room).await, 409, "the game has started");
    let seen = present(&mut open().await).await;
    assert!(!seen.iter().any(is_challenge), "{seen:?}");
}

/// The legal moves come with the room if the request asks for them. In Othello, these are the few points that flip discs.
#[tokio::test]
async fn the_legal_moves_come_on_request() {
    let server = Server::start().await;
    let legal = async |guest: &Guest, room: &str| {
        let view: RoomView = guest.get_json(&format!("/api/v1/rooms/{room}?legal=true")).await;
        view.legal.expect("the moves were requested")
    };
    let (black, mut white) = server.table(&rooms::with(Setup::Othello {}, TimeControl::None {})).await;
    assert_eq!(legal(&black.guest, &black.room).await, ["d3", "c4", "f5", "e6"]);
    let view: RoomView = black.guest.get_json(&format!("/api/v1/rooms/{}", black.room)).await;
    assert_eq!(view.legal, None);
    white.does(Command::Resign {}).await;
    assert_eq!(legal(&black.guest, &black.room).await, [""; 0]);
    let (go, _) = server.go_table().await;
    let moves = legal(&go.guest, &go.room).await;
    assert_eq!((moves.len(), moves.last().map(String::as_str)), (82, Some("pass")));
    let opened = rooms::opened(Setup::gomoku(15, protocol::GomokuRuleset::Standard), protocol::Opening::Swap2);
    let (first, _) = server.table(&opened).await;
    assert_eq!(legal(&first.guest, &first.room).await.len(), 225);
    let status = first.guest.get(&format!("/api/v1/rooms/{}?legal=yes", first.room)).await.status();
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}
