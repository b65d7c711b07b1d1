#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;
use crate::app::testing::Testing;
use crate::config::Settings;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::net::UnixListener;
use std::sync::Arc;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::UnixStream;

#[tokio::test]
async fn only_a_socket_that_nobody_uses_is_replaced() {
    let data = tempfile::tempdir().unwrap();
    let path = socket(data.path());
    std::fs::write(&path, "mine").unwrap();
    assert!(Desk::open(data.path()).err().unwrap().to_string().contains("not a socket"));
    std::fs::remove_file(&path).unwrap();

    let other = UnixListener::bind(&path).unwrap();
    assert!(Desk::open(data.path()).err().unwrap().to_string().contains("another program"));
    drop(other);
    let desk = Desk::open(data.path()).unwrap();
    assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    drop(desk);
    assert!(!path.exists());
}

/// Sends bytes to the socket of a server and returns the answer.
async fn answer(bytes: &[u8]) -> Answer {
    let data = tempfile::tempdir().unwrap();
    let testing = Testing::new(Settings { data: data.path().into(), ..Settings::built_in() }).await;
    let desk = Desk::open(data.path()).unwrap();
    let serving = tokio::spawn(desk.serve(Arc::clone(&testing.app)));
    let mut stream = UnixStream::connect(socket(data.path())).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    stream.shutdown().await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    testing.app.stop.cancel();
    serving.await.unwrap();
    serde_json::from_slice(&answer).unwrap()
}

/// At the limit, an existing ban can still be repeated, for example with another time, and a network can be banned instead of its parts.
#[tokio::test]
async fn a_full_list_of_bans_can_be_changed() {
    let testing = Testing::new(Settings::built_in()).await;
    let app = &testing.app;
    for number in 0..crate::bans::MOST_BANS {
        let target = crate::bans::Target::parse(&format!("10.0.{}.{}", number / 250, number % 250)).unwrap();
        app.bans.put(&target, app.timeline.wall(), None).await.unwrap();
    }
    assert!(bans::ban(app, "192.0.2.1", None, false).await.unwrap_err().contains("at most 1000"));
    bans::ban(app, "10.0.0.1", Some(60), false).await.unwrap();
    bans::unban(app, "10.0.0.0/23").await.unwrap();
    bans::ban(app, "192.0.2.1", None, false).await.unwrap();
    let Answer::Done { text, .. } = bans::all(app).await.unwrap() else { panic!() };
    assert_eq!(text, "Bans: 501.");
}

#[tokio::test]
async fn a_bad_order_is_refused_with_the_reason() {
    let long = format!("{{\"order\":\"{}\"}}\n", "x".repeat(5000));
    let cases: [(&[u8], &str); 4] = [
        (b"{\"order\":\"dance\"}\n", "unknown variant"),
        (b"{\"order\":\"rooms\",\"x\":1}\n", "unknown field"),
        (b"{\"order\":\"rooms\"}", "one line"),
        (long.as_bytes(), "at most 4096 bytes"),
    ];
    for (bytes, why) in cases {
        let Answer::Refused { text } = answer(bytes).await else { panic!("{why}") };
        assert!(text.contains(why), "{text}");
    }
    let Answer::Done { text, table: Some(table) } = answer(b"{\"order\":\"rooms\"}\n").await else { panic!() };
    assert_eq!((text.as_str(), table.rows.len()), ("Unfinished rooms: 0.", 0));
}
