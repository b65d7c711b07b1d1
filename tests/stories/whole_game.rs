//! Two people play a whole game, and anyone can find it in the history afterwards.

use protocol::{Color, Command, Event, GoRuleset, Outcome, Phase, Ruleset, WinBy};
use tests::{Server, play_from, play_out};

/// A game of Go with a capture and a ko. It ends with two passes and a score.
#[tokio::test]
async fn a_whole_game_of_go_can_be_played_and_found() {
    let server = Server::start().await;
    let (mut black, mut white) = server.go_table().await;
    // Build a ko around D5 and E5, in which White captures first.
    play_out(&mut black, &mut white, &["D6", "E6", "C5", "F5", "D4", "E4", "E5", "D5"]).await;
    assert_eq!(black.state.prisoners.white, 1, "White took the stone at E5");
    black.is_refused(Command::Play { point: "E5".to_owned() }, protocol::Code::Ko).await;
    // After a threat and an answer, Black may retake the ko.
    play_out(&mut black, &mut white, &["A1", "J9", "E5"]).await;
    assert_eq!(black.state.prisoners.black, 1);
    play_from(Color::White, &mut black, &mut white, &["H8", "pass", "pass"]).await;
    assert_eq!(white.state.phase, Phase::Scoring);

    let scoring = white.state.scoring.clone().expect("the game is in the scoring phase");
    let dead = scoring.dead;
    black.does(Command::AcceptScore { dead: dead.clone() }).await;
    white.sees_event("the acceptance", |event| matches!(event, Event::ScoreAccepted { color: Color::Black })).await;
    white.does(Command::AcceptScore { dead }).await;
    let outcome = black.sees_the_end().await;
    assert!(matches!(outcome, Outcome::Win { by: WinBy::Score, margin_half: Some(_), .. }), "{outcome:?}");

    let stranger = server.guest("Cleo").await;
    let page = stranger.history("?kind=go&search=bert").await;
    assert_eq!(page.total, 1);
    let game = &page.games[0];
    assert_eq!((game.id.as_str(), game.size, game.ruleset), (black.room.as_str(), 9, Some(Ruleset::Go(GoRuleset::Chinese))));
    assert_eq!((game.black.name.as_str(), game.white.name.as_str(), game.outcome), ("Anna", "Bert", outcome));
    assert_eq!(stranger.history("?kind=gomoku").await.total, 0);

    let record = stranger.record(&black.room).await;
    assert_eq!(record.moves.len(), 14);
    assert_eq!(record.moves[7].point, "D5");
    let seqs: Vec<u64> = record.events.iter().map(|event| event.seq).collect();
    assert_eq!(seqs, (1..=seqs.len() as u64).collect::<Vec<_>>());
    assert!(record.events.iter().filter(|e| matches!(e.event, Event::Moved { .. })).all(|e| e.command_id.is_some()));

    let sgf = stranger.sgf(&black.room).await;
    for part in ["GM[1]", "FF[4]", "SZ[9]", "PB[Anna]", "PW[Bert]", "KM[7.5]", "B[dd]", "W[ed]", "B[]", "W[]"] {
        assert!(sgf.contains(part), "{part} is missing from {sgf}");
    }
}

/// A game of Gomoku that ends with five in a row.
#[tokio::test]
async fn five_in_a_row_wins_gomoku() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8", "h9", "i8", "i9", "j8", "j9", "k8", "k9", "l8"]).await;
    let outcome = white.sees_the_end().await;
    assert_eq!(outcome, Outcome::Win { winner: Color::Black, by: WinBy::Row, margin_half: None });
    let mut row = white.state.row.clone();
    row.sort();
    assert_eq!(row, ["h8", "i8", "j8", "k8", "l8"]);
    white.is_refused(Command::Play { point: "a1".to_owned() }, protocol::Code::GameOver).await;

    let page = white.guest.history("?outcome=black&kind=gomoku").await;
    assert_eq!(page.games.len(), 1);
    assert_eq!(white.guest.history("?outcome=white").await.total, 0);
    assert!(white.guest.sgf(&white.room).await.contains("GM[4]"));
}

/// One game is resigned and one is aborted. Only the first is in the history.
#[tokio::test]
async fn an_aborted_game_is_not_in_the_history() {
    let server = Server::start().await;
    let (mut black, mut white) = server.go_table().await;
    play_out(&mut black, &mut white, &["E5", "C3"]).await;
    black.is_refused(Command::Abort {}, protocol::Code::TooLate).await;
    black.does(Command::Resign {}).await;
    assert_eq!(white.sees_the_end().await, Outcome::Win { winner: Color::White, by: WinBy::Resignation, margin_half: None });

    let (mut black, mut white) = server.go_table().await;
    black.plays("E5").await;
    white.sees("E5").await;
    white.does(Command::Abort {}).await;
    black.sees_event("the abort", |event| matches!(event, Event::Aborted { .. })).await;
    assert_eq!(black.state.phase, Phase::Aborted);
    assert_eq!(black.guest.history("").await.total, 1);
}
