//! What people can do with their own data: end the session, and erase what they have left behind.

use protocol::{Command, GameDetail, RoomList, Scope};
use tests::{Server, Tab, rooms};

#[tokio::test]
async fn a_person_who_ends_the_session_no_longer_waits_for_opponents() {
    let server = Server::start().await;
    let (anna, eve) = (server.guest("Anna").await, server.guest("Eve").await);
    anna.creates(&rooms::gomoku()).await;
    assert_eq!(eve.get_json::<RoomList>("/api/v1/rooms").await.seeks.len(), 1);
    assert_eq!(anna.delete("/api/v1/session").await.status(), 204);
    assert_eq!(eve.get_json::<RoomList>("/api/v1/rooms").await.seeks.len(), 0);
}

/// After this, the name is nowhere on the server, also after a restart. The game stays.
#[tokio::test]
async fn people_can_erase_their_names_and_their_chat() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    black.plays("h8").await;
    white.says("my address is 5 Elm Street").await;
    white.does(Command::Resign {}).await;
    let (room, anna, bert) = (black.room.clone(), black.guest.clone(), white.guest.clone());
    let robo = bert.makes_program("Robo", &[Scope::Read, Scope::Play]).await;

    let plays = robo.creates(&rooms::gomoku()).await;
    assert_eq!(anna.commands(&plays, "sit", Command::Sit {}).await, 200);
    assert_eq!(robo.commands(&plays, "end", Command::Resign {}).await, 200);

    let refused = robo.delete("/api/v1/session?erase=true").await;
    assert_eq!(refused.status(), 403, "a program cannot erase a person");
    assert_eq!(robo.get("/api/v1/session").await.status(), 200, "the refusal changes nothing");

    let mut tab = Tab::open(&server, Some(&bert)).await;
    assert_eq!(bert.delete("/api/v1/session?erase=true").await.status(), 204);
    assert_eq!(tab.closed().await.code, Some(4001));
    for gone in [&bert, &robo] {
        assert_eq!(gone.get("/api/v1/session").await.status(), 401, "{}", gone.name);
    }
    let server = server.crash_and_restart().await;
    let game: GameDetail = anna.at(&server).record(&room).await;
    let text = serde_json::to_string(&game).unwrap();
    assert!(text.contains(r#""name":"Anna""#) && !text.contains(r#""name":"Bert""#) && !text.contains("Elm Street"), "{text}");
    let played = serde_json::to_string(&anna.at(&server).record(&plays).await).unwrap();
    assert!(!played.contains(r#""name":"Robo""#), "the name of the program is erased, too: {played}");
    let sgf = anna.at(&server).sgf(&room).await;
    assert!(sgf.contains(";B[") && !sgf.contains("Bert"), "{sgf}");
}
