//! The stream of a program, and its presence in its rooms.

use super::*;
use crate::auth::Identity;
use protocol::{Absence, StreamMessage};
use std::future::Future;
use std::pin::pin;
use store::Scopes;

fn robo() -> Identity {
    let player = PlayerId::program([7; 20]);
    Identity { player, program: Some(Scopes { read: true, play: true }), ..who("Robo") }
}

/// Polls a future once. This poll must not complete the future.
async fn begin<F: Future>(future: std::pin::Pin<&mut F>) {
    tokio::select! {
        biased;
        _ = future => panic!("the room has answered at once"),
        () = std::future::ready(()) => {}
    }
}

#[tokio::test(start_paused = true)]
async fn a_program_that_no_longer_waits_for_the_room_is_not_present() {
    let server = TestServer::new(Limits::default()).await;
    let (host, guest) = (who("black"), who("white"));
    let id = server.creates(&host, NO_CLOCK).await;
    let room = server.lobby.room(&id).await.unwrap();
    begin(pin!(room.attend(&host))).await;
    begin(pin!(room.events(Some(&host), None))).await;
    settle().await;
    let absence = server.joins(&guest, &id).await.view().await.presence.host;
    assert!(matches!(absence, Absence::Gone { .. }), "{absence:?}");
}

#[tokio::test(start_paused = true)]
async fn a_stream_loses_nothing_while_it_waits_for_a_slow_room() {
    let server = TestServer::new(Limits::default()).await;
    let robo = robo();
    let mut stream = server.lobby.stream(&robo, false, Vec::new()).await.unwrap();
    while !matches!(stream.next().await.unwrap(), StreamMessage::Ready { .. }) {}
    assert!(matches!(stream.next().await.unwrap(), StreamMessage::Ping {}));
    let id = server.creates(&robo, NO_CLOCK).await;
    let guest = server.joins(&who("white"), &id).await;
    // The room is busy for longer than the stream stays silent.
    server.store.gate.forget_permits(usize::MAX);
    let slow = async {
        pass(Duration::from_secs(60)).await;
        server.store.gate.add_permits(10);
    };
    let sits = async { guest.sends("1", &Command::Sit {}).await.unwrap() };
    let (message, _, ()) = tokio::join!(biased; async { settle().await; stream.next().await.unwrap() }, sits, slow);
    assert!(matches!(message, StreamMessage::Seated { .. }), "{message:?}");
}

#[tokio::test(start_paused = true)]
async fn a_challenge_that_arrives_while_a_stream_opens_is_told_once() {
    let server = TestServer::new(Limits::default()).await;
    let (robo, black) = (robo(), who("black"));
    let own = server.creates(&robo, NO_CLOCK).await;
    let guest = server.joins(&who("white"), &own).await;
    let offered = server.creates(&black, NO_CLOCK).await;
    server.store.gate.forget_permits(usize::MAX);
    let sits = async { guest.sends("1", &Command::Sit {}).await.unwrap() };
    let challenges = async {
        settle().await;
        settle().await;
        server.lobby.challenge(&offered, &black, robo.player.as_str()).await.unwrap();
        server.store.gate.add_permits(10);
    };
    let open = async {
        settle().await;
        server.lobby.stream(&robo, true, Vec::new()).await.unwrap()
    };
    let (_, mut stream, ()) = tokio::join!(biased; sits, open, challenges);
    let mut told = 0;
    loop {
        match stream.next().await.unwrap() {
            StreamMessage::Challenge { .. } => told += 1,
            StreamMessage::Ready { .. } => break,
            _ => {}
        }
    }
    assert_eq!(told, 1);
}
