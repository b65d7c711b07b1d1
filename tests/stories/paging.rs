//! The pages of the history.

use protocol::{Command, GamePage};
use tests::{Guest, Player, Server, rooms};

/// Two people play a game until Black resigns. Returns the room.
async fn play(server: &Server, host: &Guest, guest: &Guest) -> String {
    let id = host.creates(&rooms::gomoku()).await;
    let mut black = Player::joins(server, host, &id).await;
    let mut white = Player::joins(server, guest, &id).await;
    white.sits().await;
    black.plays("h8").await;
    white.plays("h9").await;
    black.does(Command::Resign {}).await;
    white.sees_the_end().await;
    id
}

fn ids(page: &GamePage) -> Vec<&str> {
    page.games.iter().map(|game| game.id.as_str()).collect()
}

/// A client follows the cursors through all games, although another game ends between two of its requests. The cursors
/// still work after a restart, and with filters.
#[tokio::test]
async fn the_pages_of_the_history_follow_each_other() {
    let server = Server::start_with(&["--lift-rates", "--limit-games-per-page", "2"]).await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let mut rooms = Vec::new();
    for _ in 0..5 {
        rooms.push(play(&server, &ann, &ben).await);
    }
    let first = ann.history("").await;
    assert_eq!((first.total, first.more, first.page_size), (5, false, 2));
    assert_eq!((ids(&first), &first.newer), (vec![rooms[4].as_str(), &rooms[3]], &None));
    play(&server, &ann, &ben).await;
    let server = server.crash_and_restart().await;
    let ann = ann.at(&server);
    let second = ann.history(&format!("?before={}", first.older.expect("older games"))).await;
    assert_eq!((ids(&second), second.total), (vec![rooms[2].as_str(), &rooms[1]], 6));
    let third = ann.history(&format!("?before={}&kind=gomoku&search=ann", second.older.expect("older games"))).await;
    assert_eq!((ids(&third), &third.older), (vec![rooms[0].as_str()], &None));
    let back = ann.history(&format!("?after={}", third.newer.expect("newer games"))).await;
    assert_eq!(back.games, second.games);
    let oldest = ann.history("?after=oldest").await;
    assert_eq!((ids(&oldest), &oldest.older), (vec![rooms[1].as_str(), &rooms[0]], &None));
    assert!(oldest.newer.is_some());
}
