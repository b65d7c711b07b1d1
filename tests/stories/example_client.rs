//! The example client of docs/protocol.md works with the real server.

use tests::{PATIENCE, Server};
use tokio::process::Command;
use tokio::time::timeout;

/// A Python client plays a game of Gomoku against itself.
#[tokio::test]
async fn the_example_client_plays_a_game() {
    let server = Server::start().await;
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/example_client.py");
    let text = std::fs::read_to_string(script).expect("the example is in docs");
    assert!(text.lines().count() < 100, "the example has 100 lines or more");
    let run = Command::new("python3").arg(script).arg(server.base()).output();
    let output = timeout(PATIENCE, run).await.expect("the example ends in time").expect("python3 can be started");
    assert!(output.status.success(), "{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
}
