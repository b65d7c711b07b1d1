//! Clocks: only the server declares a timeout.

use protocol::{Color, Outcome, Setup, TimeControl, WinBy};
use tests::{Server, play_out, rooms};

/// One second of main time runs out while neither player acts.
#[tokio::test]
async fn a_timeout_needs_no_command() {
    let server = Server::start().await;
    let setup = Setup::gomoku(15, protocol::GomokuRuleset::Freestyle);
    let (mut black, mut white) = server.table(&rooms::with(setup, TimeControl::Absolute { main_ms: 1_000 })).await;
    play_out(&mut black, &mut white, &["h8"]).await;
    assert_eq!(white.state.clocks.as_ref().unwrap().running, Some(Color::White));
    let lost = Outcome::Win { winner: Color::Black, by: WinBy::Timeout, margin_half: None };
    assert_eq!(black.sees_the_end().await, lost);
    assert_eq!(white.sees_the_end().await, lost);
}

/// The deadline survives a crash with no client connected.
#[tokio::test]
async fn timeout_after_a_crash() {
    let server = Server::start().await;
    let setup = Setup::gomoku(15, protocol::GomokuRuleset::Freestyle);
    let (mut black, mut white) = server.table(&rooms::with(setup, TimeControl::Absolute { main_ms: 2_000 })).await;
    play_out(&mut black, &mut white, &["h8"]).await;
    let (guest, room) = (black.guest.clone(), black.room.clone());
    drop((black, white));
    let server = server.crash_and_restart().await;
    let mut watcher = tests::Player::joins(&server, &guest, &room).await;
    watcher.sees_the_end().await;
}
