//! The engine reviews finished games.

use protocol::{Color, Command, CreateRoom, ReviewState, Setup, TimeControl, Visibility};
use tests::{Guest, Player, Server, play_out, rooms};

fn path(id: &str) -> String {
    format!("/api/v1/games/{id}/review")
}

/// Reads the state of the review again and again until the review is done.
async fn reviewed(guest: &Guest, id: &str) -> protocol::Review {
    let mut wait = tokio::time::interval(std::time::Duration::from_millis(50));
    loop {
        wait.tick().await;
        match guest.get_json(&path(id)).await {
            ReviewState::Done { review } => return review,
            ReviewState::Working { judged, positions, asked } => assert!(asked && judged <= positions),
            ReviewState::Waiting { .. } => {}
            ReviewState::Absent { .. } => panic!("the review has ended without a result"),
        }
    }
}

/// Two people play, and White makes a row of five while Black plays elsewhere.
async fn lost_game(server: &Server, visibility: Visibility) -> (Guest, Guest, String) {
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let id = ann.creates(&CreateRoom { visibility, ..rooms::gomoku() }).await;
    let (mut black, mut white) = (Player::joins(server, &ann, &id).await, Player::joins(server, &ben, &id).await);
    white.sits().await;
    play_out(&mut black, &mut white, &["a1", "h8", "c1", "h9", "e1", "h10", "g1", "h11", "a3", "h12"]).await;
    (ann, ben, id)
}

/// A player asks for a review, and everyone can read it, also after a crash. It names the moves that lost the game.
#[tokio::test]
async fn a_review_names_the_turning_points_and_is_kept() {
    let server = Server::start().await;
    let (ann, _, id) = lost_game(&server, Visibility::Public).await;
    assert_eq!(ann.get_json::<ReviewState>(&path(&id)).await, ReviewState::Absent { possible: true });
    assert_eq!(ann.post(&path(&id), &()).await.status(), 200);
    let review = reviewed(&ann, &id).await;
    assert_eq!(review.black.len(), 11);
    assert_eq!(review.black[10], Some(0), "White has won");
    assert!(review.black[9] < Some(100), "White was about to win: {:?}", review.black);
    let game = ann.record(&id).await;
    assert!(!review.turns.is_empty(), "Black did not defend, so there are turning points: {:?}", review.black);
    for turn in &review.turns {
        let played = &game.moves[turn.position as usize];
        assert_eq!(played.color, Color::Black);
        assert!(turn.line.first().is_some_and(|better| *better != played.point), "{turn:?}");
    }
    let server = server.crash_and_restart().await;
    let eve = server.guest("Eve").await;
    assert_eq!(eve.get_json::<ReviewState>(&path(&id)).await, ReviewState::Done { review });
}

/// Only those who may see a game see its review. A game has no review if it is not over, or if the engine cannot play
/// it.
#[tokio::test]
async fn only_finished_games_that_the_caller_may_see_are_reviewed() {
    let server = Server::start().await;
    let (ann, _, id) = lost_game(&server, Visibility::Private).await;
    let eve = server.guest("Eve").await;
    assert_eq!(ann.get(&path(&id)).await.status(), 200);
    assert_eq!(server.guest("Kim").await.post(&path(&"0".repeat(20)), &()).await.status(), 404);
    let table = ann.creates(&rooms::gomoku()).await;
    assert_eq!(eve.post(&path(&table), &()).await.status(), 404, "the game has not begun");
    let tiny = Setup::Go {
        size: 3,
        height: None,
        ruleset: protocol::GoRuleset::Chinese,
        rules: None,
        komi_half: Some(0),
        handicap: protocol::Handicap::None {},
    };
    let id = ann.creates(&rooms::with(tiny, TimeControl::None {})).await;
    let (mut black, mut white) = (Player::joins(&server, &ann, &id).await, Player::joins(&server, &eve, &id).await);
    white.sits().await;
    play_out(&mut black, &mut white, &["B2", "A1"]).await;
    black.does(Command::Resign {}).await;
    let state: ReviewState = ann.get_json(&path(&id)).await;
    assert_eq!(state, ReviewState::Absent { possible: false });
}

/// A review ends when everybody who asked for it has cancelled it. Then the server accepts a request for another review.
#[tokio::test]
async fn a_review_can_be_cancelled() {
    let server = Server::start_with(&["--limit-reviews-waiting", "1"]).await;
    let (ann, ben, id) = lost_game(&server, Visibility::Public).await;
    let (kim, _, other) = lost_game(&server, Visibility::Public).await;
    for guest in [&ann, &ben] {
        assert_eq!(guest.post(&path(&id), &()).await.status(), 200);
    }
    let full = kim.post(&path(&other), &()).await.status();
    let cancelled: ReviewState = ann.delete(&path(&id)).await.json().await.unwrap();
    assert_ne!(cancelled, ReviewState::Absent { possible: true }, "Ben still waits");
    let cancelled: ReviewState = ben.delete(&path(&id)).await.json().await.unwrap();
    if let ReviewState::Absent { possible } = cancelled {
        assert!(possible);
        assert_eq!(full, 429, "there was no place for a second review");
        assert_eq!(kim.post(&path(&other), &()).await.status(), 200);
    }
}
