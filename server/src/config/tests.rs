#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;
use std::io::Write as _;

fn read(arguments: &[&str]) -> Result<Settings, String> {
    let all = ["tengen", "serve"].iter().chain(arguments).map(std::ffi::OsString::from);
    match Cli::read(all).map_err(|error| error.to_string())?.command {
        Action::Serve(settings) => Ok(*settings),
        Action::Openapi
        | Action::Schema
        | Action::Limits
        | Action::Health { .. }
        | Action::Backup { .. }
        | Action::Check { .. }
        | Action::Restore { .. }
        | Action::Doctor(_)
        | Action::Admin { .. }
        | Action::Gtp { .. }
        | Action::Gomocup { .. }
        | Action::Nboard { .. } => {
            unreachable!()
        }
    }
}

fn file(text: &str) -> tempfile::NamedTempFile {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(text.as_bytes()).unwrap();
    file
}

#[test]
fn built_in_settings_are_the_defaults_of_the_command_line() {
    // Debug shows every field, so a default changed in only one place fails here.
    assert_eq!(format!("{:?}", read(&[]).unwrap()), format!("{:?}", Settings::built_in()));
}

#[test]
fn a_flag_overrides_the_file_and_the_file_overrides_the_default() {
    let file = file(
        "listen = \"127.0.0.1:1\"\nbehind-tls = true\nhost = [\"a.example\", \"b.example\"]\n[limit]\nchat_chars = 7\nsgf-bytes = 9\n",
    );
    let path = file.path().to_str().unwrap();
    let settings = read(&["--config", path, "--listen", "127.0.0.1:2", "--limit-sgf-bytes", "10"]).unwrap();
    assert_eq!(settings.listen, "127.0.0.1:2".parse().unwrap());
    assert!(settings.behind_tls);
    assert_eq!(settings.host, ["a.example", "b.example"]);
    assert_eq!((settings.limits.chat_chars, settings.limits.sgf_bytes), (7, 10));
    assert!(!read(&["--config", path, "--behind-tls=false"]).unwrap().behind_tls);
}

#[test]
fn a_mistake_in_the_settings_file_is_explained() {
    for (text, word) in [
        ("lissten = \"x\"", "unknown setting `lissten`"),
        ("[limit]\nchats = 1", "unknown setting `limit-chats`"),
        ("config = \"x\"", "unknown setting `config`"),
        ("listen = 1.5", "whole number"),
        ("listen = \"nowhere\"", "nowhere"),
        ("listen = ", "TOML"),
        ("[limit]\nchat-chars = -1", "-1"),
    ] {
        let file = file(text);
        let error = read(&["--config", file.path().to_str().unwrap()]).unwrap_err();
        assert!(error.contains(word), "{text}: {error}");
    }
    assert!(read(&["--config", "no/such/file"]).unwrap_err().contains("no/such/file"));
}

#[test]
fn invalid_hosts_origins_and_worker_counts_are_refused() {
    for (flag, good, bad) in [
        (
            "--host",
            &["go.example.org", "GO", "10.0.0.1", "[::1]"][..],
            &["a b", "a/b", "go.example.org:80", "https://x", "", "a@b"][..],
        ),
        (
            "--origin",
            &["https://go.example.org", "http://x:80", "https://x/"],
            &["x", "https://", "https://x/y", "ftp://x", "https://a@b", "null"],
        ),
        ("--workers", &["0", "1024"], &["1025", "many"]),
    ] {
        for value in good {
            assert!(read(&[flag, value]).is_ok(), "{flag} {value}");
        }
        for value in bad {
            assert!(read(&[flag, value]).unwrap_err().contains(flag), "{flag} {value}");
        }
    }
}

#[test]
fn invalid_limits_are_refused_before_the_server_starts() {
    assert!(read(&["--limit-room-mailbox", "0"]).unwrap_err().contains("limit-room-mailbox must be at least 1"));
    assert!(read(&["--limit-connections", "0"]).is_ok());
}

#[test]
fn the_manual_lists_every_setting() {
    let manual = include_str!("../../../docs/operations.md");
    for argument in Cli::command().find_subcommand("serve").unwrap().get_arguments() {
        let name = argument.get_long().unwrap_or_default();
        let listed = name.starts_with("limit-") || name == "help" || manual.contains(&format!("| `{name}` |"));
        assert!(listed, "{name} is missing from docs/operations.md");
    }
}

#[test]
fn help_explains_every_setting() {
    for argument in Cli::command().find_subcommand("serve").unwrap().get_arguments() {
        assert!(argument.get_help().is_some(), "{} has no help", argument.get_id());
        assert!(argument.get_env().is_some() || argument.get_id() == "help", "{} has no environment variable", argument.get_id());
    }
}

#[test]
fn proxies_are_addresses_or_networks() {
    let settings = read(&["--trusted-proxy", "127.0.0.1,10.0.0.0/8", "--trusted-proxy", "::1"]).unwrap();
    assert_eq!(settings.trusted_proxy.len(), 3);
    assert!(read(&["--trusted-proxy", "proxy"]).is_err());
}
