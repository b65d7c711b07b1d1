#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;
use room::UnixMillis;
use std::os::unix::fs::PermissionsExt as _;
use std::time::Duration;

/// The levels of these findings.
fn levels(findings: &[Finding]) -> Vec<Level> {
    findings.iter().map(|finding| finding.level).collect()
}

#[test]
fn the_settings_of_a_proxy_must_fit_together() {
    let with = |behind_tls, proxies: &[&str], hosts: &[&str], origins: &[&str]| {
        let settings = Settings {
            behind_tls,
            trusted_proxy: proxies.iter().map(|net| net.parse().unwrap()).collect(),
            host: hosts.iter().map(|&host| host.to_owned()).collect(),
            origin: origins.iter().map(|&origin| origin.to_owned()).collect(),
            ..Settings::built_in()
        };
        levels(&network::proxy(&settings))
    };
    assert_eq!(with(false, &[], &[], &["http://x"]), [Level::Ok]);
    assert_eq!(with(true, &["127.0.0.1/32"], &["go.example.org"], &[]), [Level::Ok]);
    assert_eq!(with(true, &[], &[], &[]), [Level::Warning, Level::Warning]);
    assert_eq!(with(false, &["10.0.0.0/8"], &[], &[]), [Level::Warning]);
    assert_eq!(with(true, &["0.0.0.0/0"], &["x"], &["http://x"]), [Level::Problem, Level::Problem]);
}

#[test]
fn an_impossible_clock_is_a_problem() {
    for (wall, level) in [(0, Level::Problem), (1_795_842_754_000, Level::Ok), (9_000_000_000_000, Level::Problem)] {
        assert_eq!(system::wall(UnixMillis(wall)).level, level, "{wall}");
    }
}

#[test]
fn a_low_limit_on_open_files_is_reported() {
    let level = |limit, connections| system::files(limit, connections).map(|finding| finding.level);
    assert_eq!((level(None, 0), level(Some(65_536), 0), level(Some(65_536), 60_000)), (None, None, None));
    assert_eq!((level(Some(1024), 0), level(Some(65_536), 65_536)), (Some(Level::Warning), Some(Level::Problem)));
}

#[test]
fn little_space_is_a_warning_and_no_space_is_a_problem() {
    let level = |free: u64, files, needed: u64| system::space_of("disk", free << 20, files, needed << 20).level;
    assert_eq!((level(9000, Some(9000), 100), level(9000, None, 100)), (Level::Ok, Level::Ok));
    assert_eq!((level(300, None, 0), level(9000, None, 9001)), (Level::Warning, Level::Warning));
    assert_eq!((level(10, None, 0), level(9000, Some(3), 0)), (Level::Problem, Level::Problem));
}

#[test]
fn an_old_or_damaged_backup_is_a_problem() {
    let (day, now) = (24 * 3_600_000, UnixMillis(1_795_842_754_000));
    let level = |newest: Option<(u64, bool)>| {
        let newest = newest.map(|(ago, damaged)| (UnixMillis(now.0 - ago), damaged));
        data::age(newest, now, Duration::from_millis(day)).level
    };
    assert_eq!((level(None), level(Some((day, false))), level(Some((2 * day, false)))), (Level::Warning, Level::Ok, Level::Ok));
    assert_eq!((level(Some((2 * day + 1, false))), level(Some((1, true)))), (Level::Problem, Level::Problem));
    let later = data::age(Some((UnixMillis(now.0 + 2 * day), false)), now, Duration::from_millis(day));
    assert_eq!(later.level, Level::Warning, "it is from the future");
}

#[test]
fn a_folder_should_be_only_for_its_owner() {
    let parent = tempfile::tempdir().unwrap();
    let path = parent.path().join("data");
    let level = || levels(&data::folder("data folder", &path));
    assert_eq!(level(), [Level::Warning], "it does not exist");
    std::fs::create_dir(&path).unwrap();
    for (mode, expected) in [(0o755, Level::Warning), (0o700, Level::Ok)] {
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(mode)).unwrap();
        assert_eq!(level(), [expected], "{mode:o}");
    }
    std::fs::remove_dir(&path).unwrap();
    std::fs::write(&path, "").unwrap();
    assert_eq!(level(), [Level::Problem], "it is a file");
}

#[test]
fn a_read_only_file_system_is_named() {
    let finding = data::read_only("data folder", std::path::Path::new("/srv"), Err(rustix::io::Errno::ROFS)).unwrap();
    assert!(finding.level == Level::Problem && finding.found.contains("read-only"), "{finding:?}");
    assert_eq!(data::read_only("data folder", std::path::Path::new("/srv"), Err(rustix::io::Errno::ACCESS)), None);
}

#[test]
fn two_servers_cannot_listen_on_one_address() {
    let settings = Settings {
        listen: "127.0.0.1:9".parse().unwrap(),
        metrics_listen: Some("127.0.0.1:9".parse().unwrap()),
        ..Settings::built_in()
    };
    assert!(network::metrics(&settings).is_some_and(|finding| finding.level == Level::Problem));
}

#[test]
fn lines_have_at_most_100_columns_and_begin_with_the_level() {
    let finding = Finding::warning("data folder", "word ".repeat(60), "remedy ".repeat(30));
    let lines = lines(&finding);
    assert!(lines.iter().all(|line| line.chars().count() <= WIDTH), "{lines:#?}");
    assert!(lines[0].starts_with("warning  data folder  word word") && lines[1].starts_with(&" ".repeat(INDENT)), "{lines:#?}");
    assert_eq!(lines.iter().filter(|line| line.contains("To fix it: remedy")).count(), 1);
}
