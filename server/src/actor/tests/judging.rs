//! Moves that are judged before they are played. Most of these tests use Tokio's paused time, which stands still while
//! a task can run, and jumps ahead as soon as no task can run. So a judgment always takes too long.

use super::memory::Fault;
use super::*;
use protocol::Aids;

const BLUNDER: &str = "a15";

fn careful(point: &str) -> Command {
    Command::PlayUnlessBlunder { point: point.to_owned() }
}

/// A game in which White has to stop a four of Black at l8.
async fn threatened(server: &TestServer, time: protocol::TimeControl) -> (Tab, Tab) {
    threatened_with(server, time, None).await
}

async fn threatened_with(server: &TestServer, time: protocol::TimeControl, grace_ms: Option<u64>) -> (Tab, Tab) {
    let (black, white) = (who("black"), who("white"));
    let terms = protocol::CreateRoom { aids: Some(Aids::Warnings), grace_ms, ..gomoku(time) }.terms().unwrap();
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

#[tokio::test(start_paused = true)]
async fn a_command_that_is_sent_again_during_its_judgment_gets_the_same_answer() {
    let server = TestServer::new(Limits { aids_per_minute: 1, ..Limits::default() }).await;
    let (_black, white) = threatened(&server, absolute(60_000)).await;
    let tablet = server.joins(&white.who, white.room.id()).await;
    let before = server.timeline.now();
    let again = async {
        pass(Duration::from_secs(1)).await;
        tablet.sends("c", &careful(BLUNDER)).await
    };
    let command = careful(BLUNDER);
    let (first, again) = tokio::join!(white.sends("c", &command), again);
    assert_eq!((first.is_ok(), &first), (true, &again));
    assert_eq!(server.timeline.now().saturating_sub(before).0, 1_500, "the judgment has not begun again");
    let (_, state) = white.events().await;
    assert_eq!(state.clocks.unwrap().white.main_ms, 60_000, "the move arrived when it was sent for the first time");
}

#[tokio::test(start_paused = true)]
async fn a_move_is_not_played_if_the_opponent_has_replaced_the_last_move_meanwhile() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = threatened_with(&server, NO_CLOCK, Some(10_000)).await;
    let replaced = async {
        black.does(Command::Offer { offer: protocol::OfferKind::Takeback, terms: None }).await;
        black.plays("l8").await;
    };
    let (done, ()) = tokio::join!(white.tries(careful(BLUNDER)), replaced);
    assert_eq!(done, Err(Code::WrongPhase));
}

/// While a move is judged, the opponent could claim the game from a player who is away.
#[tokio::test(start_paused = true)]
async fn the_move_of_a_player_without_a_connection_is_played_immediately() {
    let server = TestServer::new(Limits::default()).await;
    let (_black, mut white) = threatened(&server, NO_CLOCK).await;
    white.room.leave(&white.outbox, AwayReason::Lost).await;
    settle().await;
    let before = server.timeline.now();
    white.does(careful(BLUNDER)).await;
    assert_eq!(server.timeline.now(), before, "the move was not judged");
}

/// A game of tic-tac-toe in which Black has taken the center, so each edge loses for White.
async fn centered(server: &TestServer) -> Tab {
    centered_with(server, protocol::TakebackPolicy::Ask).await
}

async fn centered_with(server: &TestServer, takeback: protocol::TakebackPolicy) -> Tab {
    let (black, white) = (who("black"), who("white"));
    let setup = protocol::Setup::TicTacToe {};
    let terms = protocol::CreateRoom { aids: Some(Aids::Warnings), setup, takeback, ..gomoku(NO_CLOCK) }.terms().unwrap();
    let room = server.lobby.create(terms, &black).await.unwrap();
    let (mut black, mut white) = (server.joins(&black, &room).await, server.joins(&white, &room).await);
    white.does(Command::Sit {}).await;
    black.plays("b2").await;
    white.waiting().unwrap();
    white
}

#[tokio::test]
async fn after_the_last_warning_a_repeated_command_is_refused_again() {
    let server = TestServer::new(Limits::default()).await;
    let white = centered(&server).await;
    let plays = async |point: &str| white.sends(point, &careful(point)).await.map_err(|refused| refused.code);
    for edge in ["b1", "a2", "c2"] {
        assert_eq!(plays(edge).await, Err(Code::Blunder));
    }
    assert_eq!(plays("c2").await, Err(Code::Blunder), "the first answer may have been lost");
    assert_eq!(names(&white.waiting_events()), ["aid_used", "aid_used", "aid_used"]);
    assert!(plays("b3").await.is_ok(), "there are no more warnings");
}

#[tokio::test]
async fn a_move_is_not_played_if_the_result_of_storing_its_last_warning_was_unknown() {
    let server = TestServer::new(Limits::default()).await;
    let white = centered(&server).await;
    let plays = async |point: &str| white.sends(point, &careful(point)).await.map_err(|refused| refused.code);
    for edge in ["b1", "a2"] {
        assert_eq!(plays(edge).await, Err(Code::Blunder));
    }
    server.store.fail([Fault::UnknownWritten]);
    server.store.fail_loads(1);
    assert_eq!(plays("c2").await, Err(Code::Unavailable));
    assert_eq!(plays("c2").await, Err(Code::Blunder));
}

/// After a takeback, the list of refused moves begins anew, but the count of warnings goes on.
#[tokio::test]
async fn a_takeback_gives_a_player_no_more_warnings() {
    let server = TestServer::new(Limits::default()).await;
    let mut white = centered_with(&server, protocol::TakebackPolicy::Free).await;
    let plays = async |white: &Tab, point: &str| white.sends(point, &careful(point)).await.map_err(|refused| refused.code);
    for edge in ["b1", "a2"] {
        assert_eq!(plays(&white, edge).await, Err(Code::Blunder));
    }
    assert!(plays(&white, "a1").await.is_ok());
    white.does(Command::Offer { offer: protocol::OfferKind::Takeback, terms: None }).await;
    assert_eq!(plays(&white, "c2").await, Err(Code::Blunder));
    assert_eq!(plays(&white, "c2").await, Err(Code::Blunder), "the first answer may have been lost");
    assert!(plays(&white, "b3").await.is_ok(), "there are no more warnings");
}
