//! Checks of the clock, the limit on open files and the space on disks.

use super::Finding;
use crate::config::Settings;
use crate::timeline::Timeline;
use jiff::Timestamp;
use room::UnixMillis;
use rustix::process::{Resource, getrlimit};
use std::path::Path;

/// 1 January 2026 and 1 January 2100. The program is not older, and will hardly be used later.
const PLAUSIBLE: std::ops::Range<u64> = 1_767_225_600_000..4_102_444_800_000;

/// With fewer file descriptors than this, a server may be unable to accept enough connections for a public event.
const FEW_DESCRIPTORS: u64 = 4096;

/// With less free space than this, the server will soon be unable to write.
const NO_SPACE_BYTES: u64 = 64 << 20;
/// With less free space than this, the operator is warned.
const LITTLE_SPACE_BYTES: u64 = 512 << 20;
/// A file system that can hold fewer new files than this counts as full.
const FEW_FILES: u64 = 1000;

/// Whether the clocks of the machine can be right.
pub(super) fn clock(timeline: &Timeline) -> Vec<Finding> {
    let (first, second) = (timeline.elapsed(), timeline.elapsed());
    let mut findings = vec![wall(timeline.wall())];
    if second < first {
        findings.push(Finding::problem(
            "clock",
            "the monotonic clock goes back",
            "clocks of games would be wrong: use another machine",
        ));
    }
    findings
}

pub(super) fn wall(wall: UnixMillis) -> Finding {
    let shown = i64::try_from(wall.0 / 1000).ok().and_then(|seconds| Timestamp::from_second(seconds).ok());
    let shown = shown.map_or_else(|| wall.0.to_string(), |time| time.to_string());
    if PLAUSIBLE.contains(&wall.0) {
        return Finding::ok("clock", format!("it is {shown}"));
    }
    let remedy = "set the clock, best with NTP. Otherwise sessions, bans and backups begin and end at wrong times";
    Finding::problem("clock", format!("it cannot be {shown}"), remedy)
}

/// Whether the limit on open files allows enough connections.
pub(super) fn descriptors(settings: &Settings) -> Finding {
    const WHAT: &str = "open files";
    // The server does the same.
    crate::listener::raise_descriptors();
    let limit = getrlimit(Resource::Nofile).current;
    files(limit, settings.limits.connections as u64).unwrap_or_else(|| {
        let limit = limit.map_or_else(|| "without a limit".to_owned(), |limit| format!("at most {limit}"));
        Finding::ok(WHAT, format!("{limit}; the server keeps {} of them for itself", crate::listener::RESERVED_DESCRIPTORS))
    })
}

/// What is wrong with this limit on open files for this number of connections. The number 0 stands for as many
/// connections as possible.
pub(super) fn files(limit: Option<u64>, connections: u64) -> Option<Finding> {
    const WHAT: &str = "open files";
    const REMEDY: &str = "raise the limit: LimitNOFILE= in systemd, ulimits in Docker Compose, or ulimit -n in a shell";
    let limit = limit?;
    let needed = connections + crate::listener::RESERVED_DESCRIPTORS;
    if connections > 0 && limit < needed {
        let found = format!("at most {limit}, but limit-connections = {connections} needs {needed}");
        return Some(Finding::problem(WHAT, found, format!("{REMEDY}. Or lower limit-connections")));
    }
    (limit < FEW_DESCRIPTORS)
        .then(|| Finding::warning(WHAT, format!("at most {limit}, which allows only few connections"), REMEDY))
}

/// Whether the disk of a folder has enough free space. `needed` is the number of bytes that the next upgrade or backup
/// writes there.
pub(super) fn space(what: &'static str, folder: &Path, needed: u64) -> Finding {
    match rustix::fs::statvfs(folder) {
        Ok(disk) => {
            space_of(what, disk.f_bavail.saturating_mul(disk.f_frsize), (disk.f_files > 0).then_some(disk.f_favail), needed)
        }
        Err(error) => {
            Finding::warning(what, format!("the free space of {} is unknown: {error}", folder.display()), "look with df")
        }
    }
}

pub(super) fn space_of(what: &'static str, free: u64, files: Option<u64>, needed: u64) -> Finding {
    let remedy = "delete old copies (tengen-before-*.db) and backups, or use a larger disk";
    let free_mib = free >> 20;
    if files.is_some_and(|files| files < FEW_FILES) {
        return Finding::problem(what, "the file system has no names for new files left (df -i)", remedy);
    }
    if free < NO_SPACE_BYTES {
        return Finding::problem(what, format!("only {free_mib} MiB are free, so moves can soon not be stored"), remedy);
    }
    if free < LITTLE_SPACE_BYTES.max(needed) {
        let found =
            format!("{free_mib} MiB are free; the next upgrade or backup may need {} MiB", needed.max(LITTLE_SPACE_BYTES) >> 20);
        return Finding::warning(what, found, remedy);
    }
    Finding::ok(what, format!("{free_mib} MiB are free"))
}
