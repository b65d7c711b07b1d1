//! The operator copies, checks and restores the database.

use protocol::{ClientMessage, Code, ServerMessage};
use std::path::Path;
use std::process::Output;
use std::time::Duration;
use tests::{Server, play_out, rooms};
use tokio::process::Command;

/// Runs `tengen` with these arguments.
async fn tengen(arguments: &[&dyn AsRef<std::ffi::OsStr>]) -> Output {
    Command::new(Server::binary()).args(arguments.iter().map(AsRef::as_ref)).output().await.expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The backups in a folder.
fn backups(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder exists");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("the entry can be read").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "db"));
    paths.sort();
    paths
}

/// The metric that says when the newest backup was begun.
const BEGUN: &str = "tengen_backup_seconds";

/// Waits for the first backup. Returns when it was begun, in Unix time.
async fn begun(server: &Server) -> f64 {
    let found = async {
        loop {
            let metrics = reqwest::get(format!("{}/metrics", server.base())).await.expect("the server answers");
            let metrics = metrics.text().await.expect("the answer is text");
            let line = metrics.lines().find_map(|line| line.strip_prefix(BEGUN)?.strip_prefix(' '));
            if let Some(begun) = line {
                break begun.parse().expect("the value is a number");
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), found).await.expect("the server makes a backup")
}

#[tokio::test]
async fn a_backup_of_a_running_server_brings_the_games_back() {
    let mut server = Server::start().await;
    let copies = tempfile::tempdir().expect("a temporary folder can be created");
    let copy = copies.path().join("monday.db");
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8", "h9", "i8"]).await;
    let (room, at_backup, guest) = (black.room.clone(), black.seq, black.guest.clone());

    let made = tengen(&[&"backup", &"--data", &server.data(), &copy]).await;
    assert!(made.status.success(), "{}", text(&made.stderr));
    assert!(text(&made.stdout).contains("rooms: 1, events: "), "{}", text(&made.stdout));
    let again = tengen(&[&"backup", &"--data", &server.data(), &copy]).await;
    assert!(!again.status.success() && text(&again.stderr).contains("exists already"), "{}", text(&again.stderr));
    let checked = tengen(&[&"check", &"--data", &server.data()]).await;
    assert!(checked.status.success(), "{}", text(&checked.stderr));
    let in_use = tengen(&[&"restore", &"--data", &server.data(), &copy]).await;
    assert!(!in_use.status.success() && text(&in_use.stderr).contains("another server is using"), "{}", text(&in_use.stderr));

    white.plays("i9").await;
    black.sees("i9").await;
    let newest = black.seq;
    assert_eq!(server.terminate().await, Some(0));
    let restored = tengen(&[&"restore", &"--data", &server.data(), &copy]).await;
    assert!(restored.status.success(), "{}", text(&restored.stderr));
    assert!(text(&restored.stdout).contains("the former database is kept as"), "{}", text(&restored.stdout));

    let server = server.restart().await;
    let mut player = tests::Player::joins(&server, &guest.at(&server), &room).await;
    assert_eq!(player.seq, at_backup);
    // A client that saw the lost move gets an error, and loads the room again.
    player.tab.send(&ClientMessage::Join { room, since: Some(newest) }).await;
    let error = player.tab.wait("an error", |message| matches!(message, ServerMessage::Error { .. })).await;
    assert!(matches!(error, ServerMessage::Error { code: Code::Ahead, .. }), "{error:?}");
}

/// Changes each place of the database that contains this text.
fn damage(server: &Server, text: &[u8]) {
    let path = server.data().join("tengen.db");
    let mut bytes = std::fs::read(&path).expect("the database can be read");
    let places: Vec<_> = (0..bytes.len()).filter(|&at| bytes[at..].starts_with(text)).collect();
    places.into_iter().for_each(|at| bytes[at] = 0xff);
    std::fs::write(&path, bytes).expect("the database can be written");
}

#[tokio::test]
async fn a_damaged_room_is_named() {
    let mut server = Server::start().await;
    let host = server.guest("Zacharias").await;
    host.creates(&rooms::gomoku()).await;
    assert_eq!(server.terminate().await, Some(0));
    damage(&server, b"Zacharias");
    let checked = tengen(&[&"check", &"--data", &server.data()]).await;
    assert!(!checked.status.success(), "{}", text(&checked.stdout));
    assert!(text(&checked.stdout).contains("cannot be read"), "{}", text(&checked.stdout));
}

#[tokio::test]
async fn the_server_makes_backups_by_itself_and_reads_from_their_names_when_the_next_one_is_due() {
    let folder = tempfile::tempdir().expect("a temporary folder can be created");
    let path = folder.path().to_str().expect("the path is text");
    let server = Server::start_with(&["--lift-rates", "--backups", path]).await;
    let begun = begun(&server).await;
    let made = backups(folder.path());
    assert_eq!(made.len(), 1, "{made:?}");
    let checked = tengen(&[&"check", &made[0]]).await;
    assert!(checked.status.success(), "{}", text(&checked.stderr));
    let mut server = server.crash_and_restart().await;
    server.until_metric(BEGUN, begun).await;
    // The server finishes a backup before it stops.
    assert_eq!(server.terminate().await, Some(0));
    assert_eq!(backups(folder.path()), made);
}

#[tokio::test]
async fn a_backup_of_a_damaged_database_displaces_only_an_earlier_one_with_damage() {
    let folder = tempfile::tempdir().expect("a temporary folder can be created");
    let mut server = Server::start_with(&["--backups", folder.path().to_str().expect("the path is text")]).await;
    server.guest("Zacharias").await.creates(&rooms::gomoku()).await;
    begun(&server).await;
    assert_eq!(server.terminate().await, Some(0));
    // The next backup is due, because the newest one is old. There is also a damaged backup.
    let whole = folder.path().join("tengen-20200102T030405Z.db");
    std::fs::rename(&backups(folder.path())[0], &whole).expect("the backup can be renamed");
    std::fs::write(folder.path().join("tengen-20200101T030405Z-damaged.db"), "").expect("the file can be written");
    damage(&server, b"Zacharias");
    let mut server = server.restart().await;
    let is_new =
        |path: &std::path::PathBuf| path.to_string_lossy().ends_with("-damaged.db") && !path.to_string_lossy().contains("2020");
    let made = async {
        while !backups(folder.path()).iter().any(is_new) {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), made).await.expect("the server makes a backup");
    assert_eq!(server.terminate().await, Some(0));
    let found = backups(folder.path());
    assert!(found.len() == 2 && found.contains(&whole), "{found:?}");
}
