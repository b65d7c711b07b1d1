//! Programs follow everything that concerns them with one stream.

use protocol::{
    Absence, ChallengeList, ColorChoice, Command, DeclineChallenge, DeclineReason, NewChallenge, OfferKind, Outcome, Phase,
    ProgramList, RoomView, Scope, Seat, Setup, StreamMessage, TimeControl,
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

/// A program is told that it has no seat any more after it stands up as the guest. If it stands up as the host, its
/// room closes, and the program is told that the game is over without an outcome.
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

/// A program hangs: its system still takes what the server sends, but the program sends no requests. Its streams end, and it is no
/// longer present. A program that answers the pings stays present.
#[tokio::test]
async fn a_program_that_hangs_is_not_present() {
    let server = Server::start_with(&["--lift-rates", "--limit-ping-ms", "300", "--limit-silence-ms", "2500"]).await;
    let owner = server.guest("Owner").await;
    let both = [Scope::Read, Scope::Play];
    let (hangs, runs) = (owner.makes_program("Hangs", &both).await, owner.makes_program("Runs", &both).await);
    let room = hangs.creates(&rooms::gomoku()).await;
    assert_eq!(runs.commands(&room, "1", Command::Sit {}).await, StatusCode::OK);
    let mut all = Feed::of(hangs.get("/api/v1/stream?open=true").await);
    let mut events = Feed::of(hangs.get(&format!("/api/v1/rooms/{room}/events")).await);
    let mut stream = runs.opens_stream().await;
    let (mut answered, mut gone) = (0, false);
    while answered < 20 {
        if stream.next::<StreamMessage>().await.expect("the stream of a program that answers stays open")
            == (StreamMessage::Ping {})
        {
            let view: RoomView = runs.get_json(&format!("/api/v1/rooms/{room}")).await;
            assert!(matches!(view.presence.guest, Absence::Here { .. }), "{:?}", view.presence);
            assert!(answered > 3 || matches!(view.presence.host, Absence::Here { .. }), "{:?}", view.presence);
            gone = matches!(view.presence.host, Absence::Gone { .. });
            answered += 1;
        }
    }
    assert!(gone, "the program that hangs still counts as present");
    let list: ProgramList = runs.get_json("/api/v1/programs").await;
    assert_eq!(list.programs, [], "nobody can challenge a program that hangs");
    while all.next::<StreamMessage>().await.is_some() {}
    while events.next::<protocol::ServerMessage>().await.is_some() {}
}

/// A program that was away asks for the rooms that it knew: the stream begins with the end of those that are over.
#[tokio::test]
async fn a_stream_tells_the_end_of_known_games() {
    let server = Server::start().await;
    let robo = program(&server).await;
    let anna = server.guest("Anna").await;
    let (lost, closed, left) =
        (robo.creates(&rooms::gomoku()).await, robo.creates(&rooms::gomoku()).await, anna.creates(&rooms::gomoku()).await);
    let mut white = Player::joins(&server, &server.guest("Bert").await, &lost).await;
    white.sits().await;
    white.does(Command::Resign {}).await;
    assert_eq!(robo.commands(&closed, "1", Command::Stand {}).await, StatusCode::OK);
    let open = robo.creates(&rooms::gomoku()).await;

    let server = server.crash_and_restart().await;
    let robo = robo.at(&server);
    let known = format!("/api/v1/stream?known={lost},{open},{closed},{left},{lost}");
    let seen = present(&mut Feed::of(robo.get(&known).await)).await;
    let [StreamMessage::Seated { room, .. }, ends @ ..] = &seen[..] else { panic!("{seen:?}") };
    assert_eq!(room.id, open);
    let won = |message: &&StreamMessage| matches!(message, StreamMessage::Over { room, outcome: Some(Outcome::Win { .. }) } if *room == lost);
    assert_eq!(ends.iter().filter(won).count(), 1, "{ends:?}");
    assert!(ends.contains(&StreamMessage::Over { room: closed, outcome: None }), "{ends:?}");
    assert!(ends.contains(&StreamMessage::Unseated { room: left }) && ends.len() == 3, "{ends:?}");
    for bad in ["x".to_owned(), format!("{lost},").repeat(101)] {
        assert_eq!(robo.get(&format!("/api/v1/stream?known={bad}")).await.status(), 422, "{bad}");
    }
}

/// A program declines a challenge with a reason. The challenger learns the reason from the room and from a stream.
#[tokio::test]
async fn a_program_declines_a_challenge() {
    let server = Server::start().await;
    let robo = program(&server).await;
    let (bert, cleo) = (server.guest("Bert").await, server.guest("Cleo").await);
    let mut stream = Feed::of(robo.get("/api/v1/stream?open=true").await);
    present(&mut stream).await;
    let room = bert.creates(&rooms::gomoku()).await;
    let mut news = bert.opens_stream().await;
    present(&mut news).await;
    let decline = async |guest: &Guest, reason| {
        guest.post(&format!("/api/v1/rooms/{room}/challenge/decline"), &DeclineChallenge { reason }).await.status()
    };
    assert_eq!(decline(&robo, DeclineReason::Busy).await, 404, "there is no challenge yet");
    let wanted = NewChallenge { program: robo.id.clone() };
    assert_eq!(bert.post(&format!("/api/v1/rooms/{room}/challenge"), &wanted).await.status(), 204);
    stream.wait("the challenge", |message| matches!(message, StreamMessage::Challenge { .. })).await;
    let path = format!("/api/v1/rooms/{room}/challenges");
    let list: ChallengeList = bert.get_json(&path).await;
    let [challenge] = &list.challenges[..] else { panic!("{list:?}") };
    assert_eq!((&challenge.program.id, challenge.declined), (&robo.id, None));
    assert_eq!(cleo.get(&path).await.status(), 403, "only a player of the room can read its challenges");

    assert_eq!(decline(&cleo, DeclineReason::Busy).await, 404);
    assert_eq!(
        (decline(&robo, DeclineReason::Time).await, decline(&robo, DeclineReason::Busy).await),
        (StatusCode::NO_CONTENT, StatusCode::NO_CONTENT)
    );
    let declined = |message: &StreamMessage| matches!(message, StreamMessage::Declined { room: one, program, reason: DeclineReason::Time } if *one == room && program.id == robo.id);
    news.wait("the refusal", declined).await;
    let list: ChallengeList = bert.get_json(&path).await;
    assert_eq!(list.challenges[0].declined, Some(DeclineReason::Time), "only the first reason counts");
    assert_eq!(present(&mut bert.opens_stream().await).await.iter().filter(|message| declined(message)).count(), 1);
    assert_eq!(
        present(&mut Feed::of(robo.get("/api/v1/stream?open=true").await)).await,
        [],
        "a declined challenge is not told again"
    );
}
