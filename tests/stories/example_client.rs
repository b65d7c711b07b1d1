//! The examples in the documentation work with the real server: the client of docs/protocol.md, and the bot of docs/api.md.

use protocol::{
    ChallengeList, ColorChoice, Command as Order, DeclineReason, NewChallenge, Phase, ProgramList, RoomList, Scope, StreamMessage,
};
use tests::{Guest, PATIENCE, Player, Server, rooms};
use tokio::process::Command;
use tokio::time::timeout;

/// A Python client plays a game of Gomoku against itself.
#[tokio::test]
async fn the_example_client_plays_a_game() {
    let server = Server::start().await;
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/example_client.py");
    let text = std::fs::read_to_string(script).expect("the example is in docs");
    assert!(text.lines().count() < 100, "the example has 100 lines or more");
    let run = Command::new("python3").arg(script).arg(server.base()).output();
    let output = timeout(PATIENCE, run).await.expect("the example ends in time").expect("python3 can be started");
    assert!(output.status.success(), "{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
}

/// A Python bot offers a game, and a person plays it. Then the person challenges the bot to a game with nigiri, and the
/// bot accepts. The person resigns each game.
#[tokio::test]
async fn the_example_bot_plays_two_games() {
    let server = Server::start().await;
    let robo = server.guest("Owner").await.makes_program("Robo", &[Scope::Read, Scope::Play]).await;
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/example_bot.py");
    let text = std::fs::read_to_string(script).expect("the example is in docs");
    assert!(text.lines().count() <= 60, "the example has more than 60 lines");
    let mut bot = Command::new("python3");
    bot.arg(script).arg(server.base()).env("TENGEN_TOKEN", &robo.token).stdout(std::process::Stdio::null()).kill_on_drop(true);
    let _bot = bot.spawn().expect("python3 can be started");
    let bert = server.guest("Bert").await;
    let seek = timeout(PATIENCE, async {
        loop {
            let list: RoomList = bert.get_json("/api/v1/rooms").await;
            if let Some(seek) = list.seeks.into_iter().next() {
                return seek;
            }
            tokio::task::yield_now().await;
        }
    });
    let seek = seek.await.expect("the bot offers a game in time");
    assert!(seek.host.is_some_and(|host| host.program && host.name == "Robo"));
    let mut player = Player::joins(&server, &bert, &seek.id).await;
    player.sits().await;
    plays_and_resigns(&mut player).await;

    let list: ProgramList = bert.get_json("/api/v1/programs").await;
    let gomoku = protocol::Setup::gomoku(15, protocol::GomokuRuleset::Standard);
    let with_opening = bert.creates(&rooms::opened(gomoku, protocol::Opening::Swap2)).await;
    challenges(&bert, &with_opening, &list.programs[0].id).await;
    let othello = rooms::with(protocol::Setup::Othello {}, protocol::TimeControl::None {});
    let room = bert.creates(&protocol::CreateRoom { colors: ColorChoice::Nigiri, ..othello }).await;
    let mut player = Player::joins(&server, &bert, &room).await;
    challenges(&bert, &room, &list.programs[0].id).await;
    plays_and_resigns(&mut player).await;
    let view: protocol::RoomView = bert.get_json(&format!("/api/v1/rooms/{with_opening}")).await;
    assert_eq!(view.state.phase, Phase::Waiting, "the bot takes no game with steps that it does not know");
    let list: ChallengeList = bert.get_json(&format!("/api/v1/rooms/{with_opening}/challenges")).await;
    assert_eq!(list.challenges[0].declined, Some(DeclineReason::Game));
}

/// Without a valid token, the Python bot ends instead of trying again and again.
#[tokio::test]
async fn the_example_bot_ends_if_the_server_does_not_know_its_token() {
    let server = Server::start().await;
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/example_bot.py");
    let run = Command::new("python3").arg(script).arg(server.base()).env("TENGEN_TOKEN", "tengen_wrong").output();
    let output = timeout(PATIENCE, run).await.expect("the bot ends in time").expect("python3 can be started");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && said.contains("The token is unknown or deleted."), "{said}");
}

/// The Python bot answers the pings of its stream, so it can be challenged all the time.
#[tokio::test]
async fn the_example_bot_proves_that_it_runs() {
    let server = Server::start_with(&["--lift-rates", "--limit-ping-ms", "300", "--limit-silence-ms", "2500"]).await;
    let robo = server.guest("Owner").await.makes_program("Robo", &[Scope::Read, Scope::Play]).await;
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/example_bot.py");
    let mut bot = Command::new("python3");
    bot.arg(script).arg(server.base()).env("TENGEN_TOKEN", &robo.token).stdout(std::process::Stdio::null()).kill_on_drop(true);
    let _bot = bot.spawn().expect("python3 can be started");
    let bert = server.guest("Bert").await;
    let mut stream = bert.opens_stream().await;
    let mut listed = 0;
    while listed < 15 {
        if stream.next::<StreamMessage>().await.expect("the stream stays open") == (StreamMessage::Ping {}) {
            let list: ProgramList = bert.get_json("/api/v1/programs").await;
            assert!(listed == 0 || !list.programs.is_empty(), "the stream of the bot has ended");
            listed += list.programs.len();
        }
    }
}

async fn challenges(guest: &Guest, room: &str, program: &str) {
    let wanted = NewChallenge { program: program.to_owned() };
    let status = guest.post(&format!("/api/v1/rooms/{room}/challenge"), &wanted).await.status();
    assert_eq!(status, 204);
}

/// Waits until the game has started, plays one legal move when it is the player's turn, sees the bot move, and resigns.
async fn plays_and_resigns(player: &mut Player) {
    let (mut own, mut seen) = (0, 0);
    while own == 0 || seen == 0 {
        let me = player.guest.id.clone();
        let black = player.state.players.black.map(|seat| match seat {
            protocol::Seat::Host => player.state.players.host.clone(),
            protocol::Seat::Guest => player.state.players.guest.clone(),
        });
        let is_black = black.flatten().is_some_and(|black| black.id == me);
        let color = if is_black { protocol::Color::Black } else { protocol::Color::White };
        let playing = player.state.phase == Phase::Playing;
        if playing && player.state.turn == Some(color) {
            let view: protocol::RoomView = player.guest.get_json(&format!("/api/v1/rooms/{}?legal=true", player.room)).await;
            player.plays(&view.legal.expect("the moves were requested")[0]).await;
            own += 1;
        } else {
            let events = player.next_events("the bot's move").await;
            seen +=
                events.iter().filter(|event| matches!(event, protocol::Event::Moved { color: by, .. } if *by != color)).count();
        }
    }
    player.does(Order::Resign {}).await;
}
