//! Players ask the engine during a game.

use protocol::{Aid, AidAnswer, Aids, Code, Color, Command, CreateRoom, Event, GoRuleset, RoomView, Setup, TimeControl};
use tests::{Player, Server, play_out, rooms};

const HINT: Command = Command::UseAid { aid: Aid::Hint };

fn path(id: &str, aid: &str) -> String {
    format!("/api/v1/rooms/{id}/aids/{aid}")
}

/// Black asks for a hint and gets the winning move. White sees that Black has asked, but does not get the answer.
#[tokio::test]
async fn a_hint_is_told_only_to_the_player_who_asked_and_everyone_sees_that_it_was_used() {
    let server = Server::start().await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let id = ann.creates(&CreateRoom { aids: Some(Aids::Hints), ..rooms::gomoku() }).await;
    let (mut black, mut white) = (Player::joins(&server, &ann, &id).await, Player::joins(&server, &ben, &id).await);
    white.sits().await;
    play_out(&mut black, &mut white, &["h8", "a1", "i8", "c1", "j8", "e1", "k8", "g8"]).await;
    assert_eq!(ann.get(&path(&id, "hint")).await.status(), 404, "nobody has asked yet");
    black.does(HINT).await;
    white.sees_event("the hint", |event| *event == Event::AidUsed { by: Color::Black, aid: Aid::Hint }).await;
    let answer: AidAnswer = ann.get_json(&path(&id, "hint")).await;
    assert_eq!((answer.moves, answer.line[0].as_str()), (8, "l8"), "the only open end of the four");
    assert!(answer.black > 900 && answer.rows.is_empty(), "{answer:?}");
    assert_eq!(ben.get(&path(&id, "hint")).await.status(), 404, "the answer is Black's");
    black.does(Command::UseAid { aid: Aid::Ahead }).await;
    let ahead: AidAnswer = ann.get_json(&path(&id, "ahead")).await;
    assert_eq!((ahead.black, ahead.line.len()), (answer.black, 0), "the two answers do not contradict each other");
    black.is_refused(HINT, Code::NoChange).await;
    // The question is stored, so the answer can be read again after a crash.
    let server = server.crash_and_restart().await;
    let mut black = black.resumes(&server).await;
    let again: AidAnswer = ann.at(&server).get_json(&path(&id, "hint")).await;
    assert_eq!(again.line[0], "l8");
    black.plays("l8").await;
    assert_eq!(ann.at(&server).get(&path(&id, "hint")).await.status(), 404, "the position has changed");
}

/// In Go, the answer about who is ahead also says who is expected to own each point.
#[tokio::test]
async fn the_engine_says_who_is_ahead() {
    let server = Server::start().await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let id = ann.creates(&CreateRoom { aids: Some(Aids::Ahead), ..rooms::go9(GoRuleset::Chinese) }).await;
    let (mut black, mut white) = (Player::joins(&server, &ann, &id).await, Player::joins(&server, &ben, &id).await);
    white.sits().await;
    black.is_refused(HINT, Code::NotAllowed).await;
    black.does(Command::UseAid { aid: Aid::Ahead }).await;
    let answer: AidAnswer = ann.get_json(&path(&id, "ahead")).await;
    assert_eq!((answer.moves, answer.line.len()), (0, 0));
    assert!(answer.rows.iter().all(|row| row.chars().all(|letter| "BW.".contains(letter))), "{answer:?}");
    assert_eq!(answer.rows.len(), 9);
    assert_eq!(ann.get(&path(&id, "luck")).await.status(), 404);
}

/// In tic-tac-toe, Black has taken the center. An edge loses for White, and a corner does not.
#[tokio::test]
async fn a_player_is_warned_of_a_blunder_and_everyone_sees_it() {
    let careful = |point: &str| Command::PlayUnlessBlunder { point: point.to_owned() };
    let server = Server::start().await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let id =
        ann.creates(&CreateRoom { aids: Some(Aids::Warnings), ..rooms::with(Setup::TicTacToe {}, TimeControl::None {}) }).await;
    let (mut black, mut white) = (Player::joins(&server, &ann, &id).await, Player::joins(&server, &ben, &id).await);
    white.sits().await;
    black.does(careful("b2")).await;
    white.is_refused(careful("b1"), Code::Blunder).await;
    let warned = Event::AidUsed { by: Color::White, aid: Aid::Warning };
    black.sees_event("the warning", |event| *event == warned).await;
    // The warning is no answer to a question, and no command asks for it.
    assert_eq!(ben.get(&path(&id, "warning")).await.status(), 404);
    white.is_refused(Command::UseAid { aid: Aid::Warning }, Code::NotAllowed).await;
    // The same move is refused again, without another event. A different move is played without a warning.
    let room = format!("/api/v1/rooms/{id}");
    let before: RoomView = ben.get_json(&room).await;
    white.is_refused(careful("b1"), Code::Blunder).await;
    assert_eq!(ben.get_json::<RoomView>(&room).await.seq, before.seq);
    white.does(careful("a1")).await;
    black.sees_event("the move", |event| matches!(event, Event::Moved { point, .. } if point == "a1")).await;
    black.does(careful("a2")).await;
    // Black threatens to complete the row, and White plays elsewhere anyway.
    white.is_refused(careful("c1"), Code::Blunder).await;
    white.plays("c1").await;
}

#[tokio::test]
async fn without_warnings_in_the_terms_no_move_is_judged() {
    let server = Server::start().await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let id = ann.creates(&CreateRoom { aids: Some(Aids::Ahead), ..rooms::with(Setup::TicTacToe {}, TimeControl::None {}) }).await;
    let (mut black, mut white) = (Player::joins(&server, &ann, &id).await, Player::joins(&server, &ben, &id).await);
    white.sits().await;
    black.is_refused(Command::PlayUnlessBlunder { point: "b2".to_owned() }, Code::NotAllowed).await;
}
