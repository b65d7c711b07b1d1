//! The server is killed. No acknowledged move is lost or repeated, and no clock runs during the downtime.

use protocol::{Clocks, Command, Setup, TimeControl};
use std::time::Duration;
use tests::{Player, Server, play_from, play_out, points, rooms};

/// The server is killed between two moves. Both players come back and play on.
#[tokio::test]
async fn a_crash_between_moves_loses_nothing() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8", "h9", "i8"]).await;
    let server = server.crash_and_restart().await;
    let (mut black, mut white) = (black.resumes(&server).await, white.resumes(&server).await);
    play_from(protocol::Color::White, &mut black, &mut white, &["i9", "j8", "j9", "k8", "k9", "l8"]).await;
    white.sees_the_end().await;
    assert_eq!(white.guest.at(&server).history("").await.total, 1);
    let server = server.crash_and_restart().await;
    assert_eq!(white.guest.at(&server).record(&white.room).await.moves.len(), 9);
}

/// The server is killed while both players play as fast as they can. After that, the game contains each acknowledged move exactly
/// once, in order.
#[tokio::test]
async fn a_crash_during_fast_play_loses_nothing_acknowledged() {
    let mut server = Server::start().await;
    let (mut black, mut white) = server.table(&rooms::go9(protocol::GoRuleset::TrompTaylor)).await;
    let room = black.room.clone();
    let mut acknowledged: Vec<String> = Vec::new();
    for round in 0..5_usize {
        let free: Vec<String> = free_points(&black).into_iter().take(6).collect();
        for point in &free {
            let mover = if black.state.turn == Some(protocol::Color::Black) { &mut black } else { &mut white };
            mover.plays(point).await;
            acknowledged.push(point.clone());
            let newest = black.seq.max(white.seq);
            for player in [&mut black, &mut white] {
                while player.seq < newest {
                    player.next_events(point).await;
                }
            }
        }
        // One more move is in flight when the server is killed. The move may or may not be stored, but it is never stored in part
        // or twice.
        let under_way = free_points(&black)[round].clone();
        let mover = if black.state.turn == Some(protocol::Color::Black) { &mut black } else { &mut white };
        let id = mover.sends(Command::Play { point: under_way.clone() }).await;
        server = server.crash_and_restart().await;
        let (one, two) = (black.resumes(&server).await, white.resumes(&server).await);
        (black, white) = (one, two);
        let mover = if id.starts_with("Anna") { &mut black } else { &mut white };
        mover.sends_as(&id, Command::Play { point: under_way.clone() }).await;
        mover.answer(&id).await.unwrap();
        acknowledged.push(under_way);
        black.looks_again().await;
        white.looks_again().await;
        assert_eq!(points(&black.view.moves), acknowledged);
        assert_eq!(points(&white.view.moves), acknowledged);
    }
    let view = black.looks_again().await;
    assert_eq!((points(&view.moves), view.id), (acknowledged.iter().map(String::as_str).collect(), room));
}

/// The waiting player's clock does not change, and the player to move loses no time to the downtime.
#[tokio::test]
async fn clocks_stand_still_during_downtime() {
    let server = Server::start().await;
    let time = TimeControl::Fischer { main_ms: 300_000, increment_ms: 2_000, cap_ms: Some(600_000) };
    let setup = Setup::gomoku(15, protocol::GomokuRuleset::Freestyle);
    let (mut black, mut white) = server.table(&rooms::with(setup, time)).await;
    play_out(&mut black, &mut white, &["h8", "h9", "i8"]).await;
    let before = clocks(&black);
    let server = server.crash_and_restart().await;
    let (mut black, mut white) = (black.resumes(&server).await, white.resumes(&server).await);
    let after = clocks(&black);
    assert_eq!(after.black, before.black, "the waiting player's clock changed");
    assert_eq!(after.running, Some(protocol::Color::White));
    // White's clock continues from the last instant that the server stored before the crash, so White gets back at most one
    // second.
    assert!(after.white.main_ms <= before.white.main_ms + 1_000, "{before:?} {after:?}");
    play_from(protocol::Color::White, &mut black, &mut white, &["i9"]).await;
    white.does(Command::Resign {}).await;
    let record = black.guest.record(&black.room).await;
    let stored = record.events.iter().filter_map(|event| event.clocks.as_ref()).all(|clocks| clocks.black.main_ms <= 304_000);
    assert!(stored, "the restart added time");
}

/// The process stands still, as on a machine that is suspended or overloaded.
#[tokio::test]
async fn a_freeze_of_the_server_is_not_charged() {
    const FREEZE: Duration = Duration::from_secs(6);
    let mut server = Server::start().await;
    let setup = Setup::gomoku(15, protocol::GomokuRuleset::Freestyle);
    let time = TimeControl::Absolute { main_ms: 300_000 };
    let (mut black, mut white) = server.table(&rooms::with(setup, time)).await;
    play_out(&mut black, &mut white, &["h8", "h9", "i8"]).await;
    let before = clocks(&black);
    server.freezes_for(FREEZE).await;
    play_from(protocol::Color::White, &mut black, &mut white, &["i9"]).await;
    let after = clocks(&black);
    let charged = before.white.main_ms - after.white.main_ms;
    assert!(Duration::from_millis(charged) < FREEZE, "White was charged {charged} ms");
    assert_eq!(after.black, before.black, "the waiting player's clock changed");
}

fn clocks(player: &Player) -> Clocks {
    player.state.clocks.clone().expect("this room has clocks")
}

/// The empty points that lie on one color of a checkerboard. No two of them are adjacent, so stones there capture nothing and are
/// legal for both players.
fn free_points(player: &Player) -> Vec<String> {
    let board: Vec<Vec<char>> = player.state.board.iter().map(|row| row.chars().collect()).collect();
    let mut points = Vec::new();
    for (y, row) in board.iter().enumerate() {
        for (x, stone) in row.iter().enumerate() {
            let column = "ABCDEFGHJ".as_bytes()[x] as char;
            if *stone == '.' && (x + y) % 2 == 0 {
                points.push(format!("{column}{}", 9 - y));
            }
        }
    }
    points
}
