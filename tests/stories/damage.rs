//! Some bytes on the disk change. The rooms that contain these bytes cannot be read, and everything else works.

use protocol::{ApiErrorBody, Code, Command, RoomList};
use tests::{Guest, Player, Server, rooms};

/// Finishes a game between two guests and returns the room's id.
async fn finish_game(server: &Server, black: &Guest, white: &Guest) -> String {
    let room = black.creates(&rooms::gomoku()).await;
    let mut white = Player::joins(server, white, &room).await;
    white.sits().await;
    white.does(Command::Resign {}).await;
    room
}

/// Replaces every occurrence of `from` in a file, and returns the number of occurrences.
fn replace(path: &std::path::Path, from: &[u8], to: &[u8]) -> usize {
    let mut bytes = std::fs::read(path).unwrap();
    let offsets: Vec<usize> = (0..=bytes.len() - from.len()).filter(|&at| bytes[at..].starts_with(from)).collect();
    for &at in &offsets {
        bytes[at..at + to.len()].copy_from_slice(to);
    }
    std::fs::write(path, bytes).unwrap();
    offsets.len()
}

#[tokio::test]
async fn a_damaged_name_affects_only_the_rooms_of_its_player() {
    let mut server = Server::start().await;
    let (zacharias, cleo, dora) = (server.guest("Zacharias").await, server.guest("Cleo").await, server.guest("Dora").await);
    let (damaged, whole) = (finish_game(&server, &zacharias, &dora).await, finish_game(&server, &cleo, &dora).await);
    let (damaged_seek, whole_seek) = (zacharias.creates(&rooms::gomoku()).await, cleo.creates(&rooms::gomoku()).await);
    assert_eq!(server.terminate().await, Some(0));
    assert!(replace(&server.data().join("tengen.db"), b"Zacharias", b"Zachar\xffas") > 0);
    let server = server.restart().await;
    let dora = dora.at(&server);
    let history = dora.history("").await;
    assert_eq!((history.games.len(), history.games[0].id.as_str()), (1, whole.as_str()));
    let list: RoomList = dora.get_json("/api/v1/rooms").await;
    assert_eq!(list.seeks.iter().map(|room| room.id.as_str()).collect::<Vec<_>>(), [whole_seek.as_str()]);
    for path in
        [format!("games/{damaged}"), format!("games/{damaged}/sgf"), format!("rooms/{damaged}"), format!("rooms/{damaged_seek}")]
    {
        let answer = dora.get(&format!("/api/v1/{path}")).await;
        let status = answer.status().as_u16();
        let error: ApiErrorBody = answer.json().await.expect("an error has a body");
        assert_eq!((status, error.code), (500, Code::Internal), "{path}: {}", error.message);
    }
    assert_eq!(dora.record(&whole).await.game.id, whole);
    assert!(dora.get("/healthz").await.status().is_success());
    finish_game(&server, &cleo.at(&server), &dora).await;
}
