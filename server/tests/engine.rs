//! Another program plays against a bot over standard input and output.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::io::Write as _;
use std::process::{Command, Stdio};

/// Starts the program in an empty folder, sends the text, and returns the output after the program has ended.
fn talk(arguments: &[&str], text: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .args(arguments)
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(folder.path().read_dir().unwrap().count(), 0, "nothing is written to disk");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_game_of_go_over_gtp() {
    let commands = "boardsize 9\nclear_board\nkomi 7.5\nplay b E5\n7 genmove w\nloadsgf no_such_file\nquit\n";
    let answers = talk(&["gtp", "--kind", "go", "--level", "2", "--seed", "1"], commands);
    let answers: Vec<&str> = answers.split("\n\n").collect();
    assert_eq!(&answers[..4], ["=", "=", "=", "="]);
    assert!(answers[4].starts_with("=7 ") && answers[4].len() > 4, "{answers:?}");
    assert_eq!(&answers[5..], ["? cannot load file", "=", ""]);
}

#[test]
fn a_game_of_gomoku_over_gomocup() {
    let answers = talk(&["gomocup", "--level", "2"], "START 15\r\nINFO timeout_turn 1000\r\nTURN 7,7\r\nEND\r\n");
    let lines: Vec<&str> = answers.lines().collect();
    assert!(lines[0] == "OK" && lines[1].split_once(',').is_some() && lines.len() == 2, "{answers}");
}

#[test]
fn a_game_of_othello_over_nboard() {
    let answers = talk(&["nboard"], "nboard 2\nset depth 1\nping 3\ngo\nquit\n");
    assert!(answers.starts_with("set myname Tengen-10\nset myname Tengen-5\npong 3\n"), "{answers}");
    assert!(answers.lines().any(|line| line.starts_with("=== ")), "{answers}");
}

#[test]
fn a_level_that_does_not_exist_is_refused() {
    let output = Command::new(env!("CARGO_BIN_EXE_tengen")).args(["gtp", "--level", "11"]).output().unwrap();
    assert!(!output.status.success() && String::from_utf8_lossy(&output.stderr).contains("1..=10"));
}
