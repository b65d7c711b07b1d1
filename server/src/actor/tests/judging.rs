//! Moves that are judged before they are played. In these tests, the time is paused. It advances as soon as nothing else can happen, so
//! a judgment always takes too long.

use super::*;
use protocol::Aids;

const BLUNDER: &str = "a15";

fn careful(point: &str) -> Command {
    Command::PlayUnlessBlunder { point: point.to_owned() }
}

/// A game in which White has to stop a four of Black at l8.
async fn threatened(server: &TestServer, time: protocol::TimeControl) -> (Tab, Tab) {
    let (black, white) = (who("black"), who("white"));
    let terms = protocol::CreateRoom { aids: Some(Aids::Warnings), ..gomoku(time) }.terms().unwrap();
    let room = server.lobby.create(terms, &black).await.unwrap();
    let (mut black, mut white) = (server.joins(&black, &room).await, server.joins(&white, &room).await);
    white.does(Command::Sit {}).await;
    for (mine, theirs) in [("h8", "g8"), ("i8", "a1"), ("j8", "c1")] {
        black.plays(mine).await;
        white.plays(theirs).await;
    }
    black.plays("k8").await;
    white.waiting().unwrap();
    (black, white)
}

#[tokio::test(start_paused = true)]
async fn a_move_whose_judgment_takes_too_long_is_played() {
    let server = TestServer::new(Limits::default()).await;
    let (_black, mut white) = threatened(&server, NO_CLOCK).await;
    let before = server.timeline.now();
    white.does(careful(BLUNDER)).await;
    assert!(server.timeline.now() > before, "the move was judged");
    assert_eq!(names(&white.waiting_events()), ["moved"]);
}

#[tokio::test(start_paused = true)]
async fn while_a_move_is_judged_the_room_handles_other_commands() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = threatened(&server, NO_CLOCK).await;
    let mut tablet = server.joins(&white.who, white.room.id()).await;
    tablet.view().await;
    let chat = Command::Chat { text: "hm".into() };
    let done = tokio::join!(white.tries(careful(BLUNDER)), black.tries(chat), tablet.tries(careful("b15")));
    assert_eq!(done.0, Err(Code::WrongPhase), "the player has sent another move");
    assert!(done.1.is_ok() && done.2.is_ok());
    assert_eq!(names(&white.waiting_events()), ["chatted", "moved"]);
}

#[tokio::test(start_paused = true)]
async fn a_move_is_not_played_if_the_position_has_changed_meanwhile() {
    let server = TestServer::new(Limits::default()).await;
    let (_black, mut white) = threatened(&server, NO_CLOCK).await;
    let mut tablet = server.joins(&white.who, white.room.id()).await;
    let done = tokio::join!(white.tries(careful(BLUNDER)), tablet.tries(Command::Play { point: "l8".into() }));
    assert_eq!((done.0, done.1.is_ok()), (Err(Code::WrongPhase), true));
}

#[tokio::test(start_paused = true)]
async fn the_time_of_a_judgment_is_not_charged_to_the_player() {
    let server = TestServer::new(Limits::default()).await;
    let (_black, mut white) = threatened(&server, absolute(60_000)).await;
    pass(Duration::from_secs(5)).await;
    white.does(careful(BLUNDER)).await;
    let (_, state) = white.events().await;
    assert_eq!(state.clocks.unwrap().white.main_ms, 55_000);
}

#[tokio::test(start_paused = true)]
async fn a_player_whose_clock_can_soon_run_out_is_not_warned() {
    let server = TestServer::new(Limits::default()).await;
    let (_black, mut white) = threatened(&server, absolute(60_000)).await;
    pass(Duration::from_secs(51)).await;
    let before = server.timeline.now();
    white.does(careful(BLUNDER)).await;
    assert_eq!(server.timeline.now(), before, "the move was not judged");
}

#[tokio::test(start_paused = true)]
async fn the_number_of_judged_moves_per_minute_is_limited() {
    let server = TestServer::new(Limits { aids_per_minute: 1, ..Limits::default() }).await;
    let (mut black, mut white) = threatened(&server, NO_CLOCK).await;
    white.does(careful("l8")).await;
    black.plays("h9").await;
    let before = server.timeline.now();
    white.does(careful(BLUNDER)).await;
    assert_eq!(server.timeline.now(), before, "the move was not judged");
}
