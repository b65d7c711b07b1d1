//! The operator asks the running server, and changes something while it runs.

use std::os::unix::fs::PermissionsExt as _;
use tests::{Server, Tab, rooms};

/// The lines that contain this text.
fn lines<'a>(output: &'a str, text: &str) -> Vec<&'a str> {
    output.lines().filter(|line| line.contains(text)).collect()
}

/// The notes about orders that changed something.
fn notes(server: &Server) -> Vec<serde_json::Value> {
    let text = std::fs::read_to_string(server.data().join("admin.log")).unwrap_or_default();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[tokio::test]
async fn the_operator_sees_rooms_and_people() {
    let server = Server::start().await;
    let (mut black, _white) = server.gomoku_table().await;
    black.plays("h8").await;
    let stranger = Tab::open(&server, None).await;
    let private = protocol::CreateRoom { visibility: protocol::Visibility::Private, ..rooms::gomoku() };
    let waiting = black.guest.creates(&private).await;

    let listed = server.admin(&["rooms"]).await.unwrap();
    let [line] = lines(&listed, &black.room)[..] else { panic!("{listed}") };
    assert!(line.contains("gomoku  playing  public   1") && line.ends_with("Anna – Bert"), "{listed}");
    let [line] = lines(&listed, &waiting)[..] else { panic!("{listed}") };
    assert!(line.contains("waiting  private") && line.ends_with("Anna"), "{listed}");
    assert!(listed.ends_with("Unfinished rooms: 2.\n") && listed.lines().all(|line| line.chars().count() <= 100), "{listed}");

    let tab = Tab::open(&server, Some(&black.guest)).await;
    let people = server.admin(&["players"]).await.unwrap();
    let [line] = lines(&people, &black.guest.id)[..] else { panic!("{people}") };
    assert!(line.contains("Anna") && line.contains("127.0.0.1") && line.ends_with('2'), "{people}");
    assert!(people.contains("(without a session)") && people.ends_with("Open WebSockets and streams: 4.\n"), "{people}");
    drop((tab, stranger));
    assert!(notes(&server).is_empty(), "orders that only read are not noted in the file");
}

#[tokio::test]
async fn the_socket_belongs_to_the_user_of_the_server_and_to_the_running_server() {
    let mut server = Server::start().await;
    let socket = server.data().join("admin.sock");
    assert_eq!(std::fs::metadata(&socket).unwrap().permissions().mode() & 0o777, 0o600);
    server.kill().await;
    assert!(socket.exists(), "a killed server leaves its socket behind");
    let error = server.admin(&["rooms"]).await.unwrap_err();
    assert!(error.starts_with("error: no server runs on the data folder") && error.lines().count() == 1, "{error}");
    let mut server = server.restart().await;
    server.admin(&["rooms"]).await.unwrap();
    assert_eq!(server.terminate().await, Some(0));
    assert!(!socket.exists());
    assert!(server.admin(&["players"]).await.unwrap_err().contains("no server runs"));
}
