//! The server gets SIGTERM. Clients are notified, everything is stored on the disk, and the exit code is 0.

use protocol::CloseCode;
use tests::{Player, Server, play_from, play_out};

/// All clients get the close code 1012, and the server exits with 0. The game goes on after a restart.
#[tokio::test]
async fn a_graceful_stop_closes_connections_and_keeps_games() {
    let mut server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8", "h9", "i8"]).await;
    assert_eq!(server.terminate().await, Some(0));
    for player in [&mut black, &mut white] {
        assert_eq!(player.tab.closed().await.code, Some(CloseCode::Restart.number()));
    }
    let server = server.restart().await;
    let (mut black, mut white) = (black.resumes(&server).await, white.resumes(&server).await);
    assert_eq!(black.state.move_number, 3);
    play_from(protocol::Color::White, &mut black, &mut white, &["i9"]).await;
    drop::<[Player; 2]>([black, white]);
}

/// A closed terminal stops the server as cleanly as SIGTERM.
#[tokio::test]
async fn a_closed_terminal_stops_the_server_like_sigterm() {
    let mut server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    assert_eq!(server.hang_up().await, Some(0));
    for player in [&mut black, &mut white] {
        assert_eq!(player.tab.closed().await.code, Some(CloseCode::Restart.number()));
    }
    let server = server.restart().await;
    assert_eq!(black.resumes(&server).await.state.move_number, 2);
}

/// A second server on the same data refuses to start.
#[tokio::test]
async fn a_second_server_on_the_same_folder_does_not_start() {
    let server = Server::start().await;
    let output = tokio::process::Command::new(Server::binary())
        .args(["serve", "--listen", "127.0.0.1:0", "--no-mdns", "--data"])
        .arg(server.data())
        .output()
        .await
        .unwrap();
    assert!(!output.status.success());
    let error = String::from_utf8_lossy(&output.stderr).to_lowercase();
    assert!(error.contains("another") || error.contains("in use") || error.contains("lock"), "{error}");
}
