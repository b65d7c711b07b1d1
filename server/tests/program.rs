//! Runs the program to test the precedence of its settings, and the errors that it reports at startup.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::io::Write as _;
use std::process::{Command, Output};

/// Starts the program with a data folder that cannot be created, so the program must fail. Returns its error text.
fn start(arguments: &[&str], environment: &[(&str, &str)]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--no-mdns", "--log", "off", "--data", "/dev/null/data"]).args(arguments);
    error_text(&command.envs(environment.iter().copied()).output().unwrap())
}

fn error_text(output: &Output) -> String {
    assert!(!output.status.success());
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn a_flag_overrides_the_environment_which_overrides_the_file() {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(b"[limit]\nroom-mailbox = 0\n").unwrap();
    let config = ["--config", file.path().to_str().unwrap()];
    let refused = "limit-room-mailbox must be at least 1";
    assert!(start(&config, &[]).contains(refused));
    assert!(start(&[], &[("TENGEN_CONFIG", config[1])]).contains(refused));
    // With a valid number, the program gets as far as the data folder, and fails there.
    for (arguments, environment) in [
        (vec![], vec![]),
        (config.to_vec(), vec![("TENGEN_LIMIT_ROOM_MAILBOX", "5")]),
        (vec!["--limit-room-mailbox", "5"], vec![("TENGEN_LIMIT_ROOM_MAILBOX", "0")]),
        ([&config[..], &["--limit-room-mailbox", "5"]].concat(), vec![]),
    ] {
        let error = start(&arguments, &environment);
        assert_eq!(error.lines().count(), 1, "{error}");
        assert!(error.starts_with("error: cannot create the folder /dev/null/data"), "{error}");
    }
}

#[test]
fn a_port_in_use_is_reported_in_one_line() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let output =
        Command::new(env!("CARGO_BIN_EXE_tengen")).args(["serve", "--listen", &address, "--log", "off"]).output().unwrap();
    let error = error_text(&output);
    assert!(error.starts_with(&format!("error: cannot listen on {address}: ")) && error.lines().count() == 1, "{error}");
}
