//! The operator looks for what is wrong.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use tests::{Server, play_out};
use tokio::process::Command;

/// Runs `tengen doctor` on this data folder. Returns its exit code and what it prints.
async fn doctor(data: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(Server::binary());
    command.arg("doctor").arg("--data").arg(data).args(arguments);
    let output = command.output().await.expect("the program runs");
    (output.status.code(), String::from_utf8(output.stdout).expect("the output is text"))
}

/// The lines that begin with this level.
fn of<'a>(output: &'a str, level: &str) -> Vec<&'a str> {
    output.lines().filter(|line| line.starts_with(level)).collect()
}

/// A running server and a stopped server are both healthy. The lines fit on a terminal.
#[tokio::test]
async fn a_healthy_server_has_no_problem() {
    let copies = tempfile::tempdir().unwrap();
    std::fs::set_permissions(copies.path(), std::fs::Permissions::from_mode(0o700)).unwrap();
    let backups = copies.path().to_str().unwrap();
    let mut server = Server::start_with(&["--lift-rates", "--backups", backups]).await;
    std::fs::set_permissions(server.data(), std::fs::Permissions::from_mode(0o700)).unwrap();
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    let made = async {
        while !std::fs::read_dir(copies.path())
            .unwrap()
            .any(|entry| entry.unwrap().path().extension().is_some_and(|end| end == "db"))
        {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(tests::PATIENCE, made).await.expect("the server makes a backup");
    let (code, output) = doctor(server.data(), &["--listen", server.authority(), "--backups", backups]).await;
    assert_eq!((code, of(&output, "problem")), (Some(0), vec![]), "{output}");
    assert!(output.contains("a healthy server answers on 127.0.0.1") && output.contains("tengen admin reaches it"), "{output}");
    assert!(output.contains("the newest backup is 0 hours old") && output.contains("the file is intact"), "{output}");
    let folder = of(&output, "OK       data folder");
    assert!(folder.len() == 1 && folder[0].contains("is only for user"), "{output}");

    assert_eq!(server.terminate().await, Some(0));
    let (code, output) = doctor(server.data(), &["--listen", "127.0.0.1:0"]).await;
    assert_eq!(code, Some(0), "{output}");
    assert!(output.contains("no server uses the data folder now") && output.contains("makes no backups by itself"), "{output}");
}

/// Each problem comes with advice, and the exit code is 1.
#[tokio::test]
async fn problems_come_with_advice() {
    let data = tempfile::tempdir().unwrap();
    std::fs::set_permissions(data.path(), std::fs::Permissions::from_mode(0o755)).unwrap();
    std::fs::write(data.path().join("tengen.db"), "no database").unwrap();
    let other = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let listen = other.local_addr().unwrap().to_string();
    let wrong =
        ["--listen", &listen, "--trusted-proxy", "0.0.0.0/0", "--limit-connections", "90000000", "--client", "no/such/folder"];
    let (code, output) = doctor(data.path(), &wrong).await;
    assert_eq!(code, Some(1), "{output}");
    let problems: Vec<&str> = of(&output, "problem").iter().map(|line| line[9..22].trim()).collect();
    assert_eq!(problems, ["address", "proxy", "open files", "client", "database"], "{output}");
    assert!(of(&output, "warning").iter().any(|line| line.contains("is open to other users")), "{output}");
    assert!(output.contains("(tengen restore)"), "{output}");
    assert_eq!(output.matches("To fix it: ").count(), of(&output, "problem").len() + of(&output, "warning").len(), "{output}");
    assert!(output.lines().all(|line| line.chars().count() <= 100), "{output}");
    assert_eq!(std::fs::read(data.path().join("tengen.db")).unwrap(), b"no database", "nothing was changed");
}

/// The settings come from the same places as those of the server.
#[tokio::test]
async fn the_settings_can_come_from_a_file() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("tengen.toml");
    std::fs::write(&file, "listen = \"127.0.0.1:0\"\nbehind-tls = true\ntrusted-proxy = [\"0.0.0.0/0\"]\n").unwrap();
    let (code, output) = doctor(data.path(), &["--config", file.to_str().unwrap()]).await;
    assert_eq!(code, Some(1), "{output}");
    assert!(output.contains("everyone can claim any address") && output.contains("behind-tls is set without host"), "{output}");
}

/// A folder that no server has used yet is not a fault.
#[tokio::test]
async fn a_new_folder_is_called_new() {
    let data = tempfile::tempdir().unwrap();
    let (code, output) = doctor(data.path(), &["--listen", "127.0.0.1:0"]).await;
    assert_eq!(code, Some(0), "{output}");
    assert!(output.contains("the server makes one when it starts"), "{output}");
}
