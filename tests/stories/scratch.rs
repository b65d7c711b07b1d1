//! Playing out a disputed group on a scratch board.

use protocol::{ByColor, Code, Color, Command, Event, Limit, LimitName, Phase, Scratch, ServerMessage};
use tests::{Player, Server, play_out};

/// Plays until both players have passed. Black holds the left side and White the right side, where one black stone, H5, is
/// proposed as dead.
async fn to_the_passes(server: &Server) -> (Player, Player) {
    let (mut black, mut white) = server.go_table().await;
    let walls = ["D1", "F1", "D2", "F2", "D3", "F3", "D4", "F4", "D5", "F5", "D6", "F6", "D7", "F7", "D8", "F8", "D9", "F9"];
    play_out(&mut black, &mut white, &walls).await;
    play_out(&mut black, &mut white, &["H5", "H4", "pass", "pass"]).await;
    assert_eq!(black.state.phase, Phase::Scoring);
    (black, white)
}

fn board(player: &Player) -> Option<Scratch> {
    player.state.scoring.as_ref().and_then(|scoring| scoring.scratch.clone())
}

fn dead(player: &Player) -> Vec<String> {
    player.state.scoring.as_ref().map(|scoring| scoring.dead.clone()).unwrap_or_default()
}

/// Reads the whole scratch board, and then places a stone on it.
async fn places(player: &mut Player, point: &str) {
    let seen = player.looks_again().await.state.scoring.and_then(|scoring| scoring.scratch).map_or(0, |board| board.changes);
    player.does(Command::ScratchPlay { point: point.to_owned(), seen }).await;
}

/// The server is killed while the players use a scratch board. The players and a spectator see the same scratch board, and the
/// agreement of the players marks the captured stone as dead.
#[tokio::test]
async fn a_group_is_played_out_across_a_crash_and_the_agreement_changes_the_marks() {
    let server = Server::start().await;
    let (mut black, mut white) = to_the_passes(&server).await;
    black.does(Command::Mark { point: "H5".to_owned(), dead: false }).await;
    let before = black.looks_again().await;
    white.does(Command::ScratchOpen {}).await;
    for (player, point) in [(0, "H6"), (1, "H7"), (0, "G6"), (0, "G5")] {
        places(if player == 0 { &mut white } else { &mut black }, point).await;
    }
    let server = server.crash_and_restart().await;
    let (mut black, mut white) = (black.resumes(&server).await, white.resumes(&server).await);
    black.looks_again().await;
    let now = board(&black).expect("the board survives the crash");
    assert_eq!((now.changes, now.board[4].as_str(), now.board[3].as_str()), (4, "...X.OOX.", "...X.OOO."));
    assert_eq!((now.dead.len(), dead(&black).len()), (0, 0), "H5 is not captured yet");

    let cleo = server.guest("Cleo").await;
    let mut spectator = Player::joins(&server, &cleo, &black.room).await;
    assert_eq!(board(&spectator), Some(now));
    places(&mut white, "J5").await;
    let played = spectator.sees_event("the stone", |event| matches!(event, Event::ScratchPlayed { .. })).await;
    assert_eq!(played, Event::ScratchPlayed { color: Color::White, point: "J5".into(), captured: vec!["H5".into()] });
    spectator.is_refused(Command::ScratchClose {}, Code::NotAPlayer).await;

    white.does(Command::ScratchPropose { seen: 5 }).await;
    black.sees_event("the proposal", |event| matches!(event, Event::ScratchProposed { by: Color::White })).await;
    assert_eq!(board(&black).map(|board| (board.dead, board.proposed)), Some((vec!["H5".into()], Some(Color::White))));
    black.does(Command::ScratchAgree { seen: 5 }).await;
    spectator.sees_event("the end", |event| matches!(event, Event::ScratchClosed { by: Color::Black, agreed: true })).await;
    assert_eq!((board(&spectator), dead(&spectator)), (None, vec!["H5".to_owned()]));
    let after = black.looks_again().await;
    assert_eq!((after.state.board, after.moves), (before.state.board, before.moves), "the game does not change");

    white.does(Command::AcceptScore { dead: vec!["H5".into()] }).await;
    black.does(Command::AcceptScore { dead: vec!["H5".into()] }).await;
    white.sees_the_end().await;
    let record = black.guest.at(&server).record(&black.room).await;
    assert_eq!((record.moves.len(), record.dead), (22, vec!["H5".to_owned()]));
    assert_eq!(record.events.iter().filter(|event| matches!(event.event, Event::ScratchPlayed { .. })).count(), 5);
}

/// Each refusal names its reason. For example, a player cannot answer a position that the player has not seen.
#[tokio::test]
async fn scratch_commands_that_are_not_possible_now_are_refused() {
    let server = Server::start().await;
    let (mut black, mut white) = to_the_passes(&server).await;
    let play = |point: &str, seen| Command::ScratchPlay { point: point.to_owned(), seen };
    black.is_refused(play("A1", 0), Code::NoScratch).await;
    black.does(Command::ScratchOpen {}).await;
    white.is_refused(Command::ScratchOpen {}, Code::ScratchOpen).await;
    white.is_refused(Command::Mark { point: "H5".to_owned(), dead: false }, Code::ScratchOpen).await;
    white.is_refused(Command::AcceptScore { dead: vec!["H5".into()] }, Code::ScratchOpen).await;
    white.is_refused(Command::ScratchPropose { seen: 0 }, Code::NoChange).await;
    white.is_refused(play("D1", 0), Code::Occupied).await;
    black.does(play("G5", 0)).await;
    white.is_refused(play("J5", 0), Code::ScratchChanged).await;
    white.is_refused(Command::ScratchTakeback { seen: 1 }, Code::NothingToTakeBack).await;
    black.does(Command::ScratchTakeback { seen: 1 }).await;
    white.is_refused(Command::ScratchAgree { seen: 2 }, Code::NoOffer).await;
    for _ in 0..4 {
        white.does(Command::ScratchClose {}).await;
        white.does(Command::ScratchOpen {}).await;
    }
    white.does(Command::ScratchClose {}).await;
    let id = white.sends(Command::ScratchOpen {}).await;
    let refused = white
        .tab
        .wait("the refusal", |message| matches!(message, ServerMessage::Refused { command_id, .. } if *command_id == id));
    let ServerMessage::Refused { code, limit, .. } = refused.await else { panic!("a refusal") };
    assert_eq!((code, limit), (Code::TooMany, Some(Limit { name: LimitName::ScratchBoards, most: 5 })));
    assert_eq!(
        white.looks_again().await.state.scoring.map(|scoring| scoring.accepted),
        Some(ByColor { black: false, white: false })
    );
}
