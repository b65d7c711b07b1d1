//! The disk is full. Commands are refused, nothing acknowledged is lost, and the game goes on as soon as there is space.

use protocol::{Code, Command, NewSession};
use rustix::process::{Pid, Resource, Rlimit, getrlimit, prlimit};
use tests::{PATIENCE, Server, play_out, points};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::time::timeout;

/// The address that a started server prints.
async fn address(server: &mut tokio::process::Child) -> String {
    let mut lines = BufReader::new(server.stdout.take().unwrap()).lines();
    let line = timeout(PATIENCE, lines.next_line()).await.unwrap().unwrap().expect("the server prints its address");
    line.strip_prefix("listening on ").unwrap().to_owned()
}

/// The disk to which the server writes its log messages is full.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn the_server_runs_even_if_its_log_cannot_be_written() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let data = tempfile::tempdir().unwrap();
    let mut server = tokio::process::Command::new(Server::binary())
        .args(["serve", "--listen", "127.0.0.1:0", "--no-mdns", "--log", "debug", "--data"])
        .arg(data.path())
        .stdout(std::process::Stdio::piped())
        .stderr(full)
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let base = address(&mut server).await;
    // The server tries to log this request.
    let session = reqwest::Client::new().post(format!("{base}/api/v1/session")).json(&NewSession { name: None, token: true });
    assert!(session.send().await.unwrap().status().is_success());
    assert!(reqwest::get(format!("{base}/healthz")).await.unwrap().status().is_success());
    assert_eq!(server.try_wait().unwrap(), None);
}

/// The program that should read the server's log has stopped reading.
#[tokio::test]
async fn the_server_answers_even_if_nobody_reads_its_log() {
    let data = tempfile::tempdir().unwrap();
    let mut server = tokio::process::Command::new(Server::binary())
        .args(["serve", "--listen", "127.0.0.1:0", "--no-mdns", "--log", "debug", "--data"])
        .arg(data.path())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let base = address(&mut server).await;
    // For each answer, the server writes more than 100 bytes to its log. The log goes to a pipe, which holds 64 KiB.
    for _ in 0..1000 {
        let answer = timeout(PATIENCE, reqwest::get(format!("{base}/healthz"))).await.expect("the server answers");
        assert!(answer.unwrap().status().is_success());
    }
    let mut log = BufReader::new(server.stderr.take().unwrap()).lines();
    let mut requests = 0_usize;
    loop {
        // Reading makes space for new messages. The first new message says how many messages were dropped before it.
        let answer = reqwest::get(format!("{base}/healthz"));
        let (_, line) = tokio::join!(answer, log.next_line());
        let line: serde_json::Value = serde_json::from_str(&line.unwrap().unwrap()).unwrap();
        requests += 1;
        if let Some(dropped) = line["fields"]["dropped"].as_u64() {
            assert!(dropped > 0);
            break;
        }
        assert!(requests < 5000, "the log says that messages are missing");
    }
}

/// A limit keeps the server's files from growing, as if the disk were full.
#[tokio::test]
async fn a_full_disk_refuses_commands_and_loses_nothing() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    let process = Pid::from_raw(i32::try_from(server.pid()).unwrap()).unwrap();
    let before = getrlimit(Resource::Fsize);
    prlimit(Some(process), Resource::Fsize, Rlimit { current: Some(1), ..before }).unwrap();
    let id = black.sends(Command::Play { point: "i8".to_owned() }).await;
    assert_eq!(black.answer(&id).await, Err(Code::Unavailable));
    black.is_refused(Command::Resign {}, Code::Unavailable).await;
    assert_eq!(points(&white.looks_again().await.moves), ["h8", "h9"], "White sees only stored moves");
    let refusal = server.admin(&["ban", &white.guest.id]).await.unwrap_err();
    assert!(refusal.contains("is not banned, because the ban could not be written"), "{refusal}");
    prlimit(Some(process), Resource::Fsize, before).unwrap();
    black.sends_as(&id, Command::Play { point: "i8".to_owned() }).await;
    black.answer(&id).await.unwrap();
    white.sees("i8").await;
    let server = server.crash_and_restart().await;
    let view = white.resumes(&server).await.looks_again().await;
    assert_eq!(points(&view.moves), ["h8", "h9", "i8"]);
}

/// Above the high-water mark, nobody can chat or create a room, but games go on. `tengen doctor` and the metrics say why.
#[tokio::test]
async fn above_the_high_water_mark_only_the_running_games_go_on() {
    let limit = "--limit-database-bytes=1000000";
    let server = Server::start_with(&["--lift-rates", limit]).await;
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8"]).await;
    let full = async {
        let mut number = 0;
        loop {
            number += 1;
            let id = black.sends(Command::Chat { text: format!("{number:0200}") }).await;
            if let Err(code) = black.answer(&id).await {
                break code;
            }
        }
    };
    assert_eq!(timeout(PATIENCE, full).await.expect("the database grows"), Code::Restricted);
    let refused = black.guest.post("/api/v1/rooms", &tests::rooms::gomoku()).await;
    assert_eq!(refused.status(), 403);
    assert!(refused.text().await.unwrap().contains("the database of this server is full"));
    white.plays("h9").await;
    black.plays("i8").await;
    server.until_metric("tengen_database_full", 1.0).await;
    let output = tokio::process::Command::new(Server::binary())
        .args(["doctor", limit, "--listen", server.authority(), "--data"])
        .arg(server.data())
        .output()
        .await
        .unwrap();
    let output = String::from_utf8(output.stdout).unwrap();
    assert!(output.contains("problem  high water"), "{output}");
}
