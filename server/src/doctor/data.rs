//! Checks of the data folder, the database, the client and the backups.

use super::{Finding, system};
use crate::admin::{self, Order};
use crate::assets::Assets;
use crate::backups;
use crate::config::Settings;
use crate::high_water::Space;
use room::UnixMillis;
use rustix::fs::{Access, access};
use rustix::io::Errno;
use std::fs;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::Path;
use std::time::Duration;
use store_sqlite::files;

/// The clock counts as wrong if the database was written more than this time after the present time.
const AHEAD: Duration = Duration::from_secs(24 * 3600);

pub(super) fn check(settings: &Settings, wall: UnixMillis) -> Vec<Finding> {
    let mut findings: Vec<Finding> = settings.client.iter().map(|folder| client(folder)).collect();
    let database = files::database(&settings.data);
    let bytes = fs::metadata(&database).map_or(0, |found| found.len());
    findings.extend(folder("data folder", &settings.data));
    if settings.data.is_dir() {
        findings.extend(owners(&settings.data));
        // Before an upgrade, the database is copied and the copy is checked.
        findings.push(system::space("disk", &settings.data, bytes.saturating_mul(2)));
        findings.push(high_water(settings));
        findings.push(running(&settings.data));
    }
    if database.exists() {
        findings.push(integrity(&database));
        findings.extend(from_the_future(&database, wall));
    } else if settings.data.is_dir() {
        let found = format!("there is none in {} yet; the server makes one when it starts", settings.data.display());
        findings.push(Finding::ok("database", found));
    }
    findings.extend(all_backups(settings, wall, bytes));
    findings
}

fn client(folder: &Path) -> Finding {
    match Assets::read(folder) {
        Ok(_) => Finding::ok("client", format!("{} has a built client", folder.display())),
        Err(error) => Finding::problem(
            "client",
            format!("there is no built client in {}: {error}", folder.display()),
            "build it, or leave out --client to use the client in the program",
        ),
    }
}

/// Whether this user can write in a folder, and whether other users have no access to it.
pub(super) fn folder(what: &'static str, path: &Path) -> Vec<Finding> {
    let shown = path.display();
    let Ok(found) = fs::metadata(path) else {
        let remedy = "start the server, which creates it. If there should be one, name the right folder with --data or --backups";
        return vec![Finding::warning(what, format!("there is no folder {shown} yet"), remedy)];
    };
    if !found.is_dir() {
        return vec![Finding::problem(what, format!("{shown} is not a folder"), "move the file away, or name another folder")];
    }
    let me = rustix::process::geteuid().as_raw();
    let may = access(path, Access::READ_OK | Access::WRITE_OK | Access::EXEC_OK);
    if let Some(read_only) = read_only(what, path, may) {
        return vec![read_only];
    }
    if may.is_err() {
        let found = format!("user {me} may not write in {shown}, which belongs to user {}", found.uid());
        return vec![Finding::problem(what, found, format!("run this as the user of the server, or: chown -R {me} {shown}"))];
    }
    let others = found.permissions().mode() & 0o077;
    if others != 0 {
        let words = format!("{shown} is open to other users of this machine (mode {:o})", found.permissions().mode() & 0o777);
        return vec![Finding::warning(what, words, format!("chmod 700 {shown}"))];
    }
    vec![Finding::ok(what, format!("{shown} is only for user {}", found.uid()))]
}

/// A problem if the file system of a folder is read-only, according to this result of asking for access.
pub(super) fn read_only(what: &'static str, path: &Path, may: Result<(), Errno>) -> Option<Finding> {
    let found = || format!("the file system of {} is read-only", path.display());
    let remedy =
        "mount it so that it can be written, or name another folder. A disk can become read-only by a fault: look with dmesg";
    (may == Err(Errno::ROFS)).then(|| Finding::problem(what, found(), remedy))
}

/// Looks for files in the folder that do not belong to the owner of the folder. There are such files if the server has
/// run as another user before.
fn owners(folder: &Path) -> Vec<Finding> {
    let Ok(owner) = fs::metadata(folder).map(|found| found.uid()) else { return Vec::new() };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let foreign = entries.filter(|entry| entry.metadata().is_ok_and(|found| found.uid() != owner));
    let names: Vec<String> = foreign.take(5).map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    if names.is_empty() {
        return Vec::new();
    }
    let found = format!("these files do not belong to user {owner}, to whom the folder belongs: {}", names.join(", "));
    vec![Finding::problem("data folder", found, format!("stop the server, and then: chown -R {owner} {}", folder.display()))]
}

/// Whether new rooms, chat and uploads are refused, because the database is too large or its disk is too full.
fn high_water(settings: &Settings) -> Finding {
    const WHAT: &str = "high water";
    let space = Space::of(&settings.data);
    match space.passed(&settings.limits) {
        Some(why) => Finding::problem(
            WHAT,
            format!("new rooms, chat and uploads are refused: {why}"),
            "delete old copies (tengen-before-*.db) and backups, use a larger disk, or change the limit",
        ),
        None => Finding::ok(WHAT, format!("the database has {} MiB, and new rooms are possible", space.database >> 20)),
    }
}

/// Whether a server uses the folder, and whether it takes orders.
fn running(folder: &Path) -> Finding {
    match admin::request(folder, &Order::Mode { mode: None }) {
        Ok(_) => Finding::ok("server", "a server uses the data folder, and tengen admin reaches it"),
        Err(_) if files::in_use(folder) => Finding::warning(
            "server",
            "a server uses the data folder, but tengen admin does not reach it",
            "run this as the user of the server, and look in the log for the reason",
        ),
        // The lock of another user's server cannot be seen, either.
        Err(_) if access(admin::socket(folder), Access::WRITE_OK) == Err(Errno::ACCESS) => Finding::warning(
            "server",
            "this user cannot see whether a server uses the data folder",
            "run this as the user of the server, or as root",
        ),
        Err(_) => Finding::ok("server", "no server uses the data folder now"),
    }
}

/// What to do with a damaged database.
const RESTORE: &str = "stop the server, keep a copy of the folder, and restore the newest backup (tengen restore)";

fn integrity(database: &Path) -> Finding {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let checked = runtime
        .map_err(|error| error.to_string())
        .and_then(|runtime| runtime.block_on(files::quick_check(database)).map_err(|error| error.to_string()));
    match checked.as_deref() {
        Ok([]) => Finding::ok("database", "the file is intact (tengen check also replays every room)"),
        Ok(faults) => Finding::problem("database", format!("the file is damaged: {}", faults.join("; ")), RESTORE),
        Err(error) => Finding::problem("database", format!("the server cannot use the database: {error}"), RESTORE),
    }
}

/// A warning if the database was written more than [`AHEAD`] after the present time. In that case, the clock was wrong
/// when the database was written, or it is wrong now.
fn from_the_future(database: &Path, wall: UnixMillis) -> Option<Finding> {
    let written = u64::try_from(fs::metadata(database).ok()?.mtime()).ok()?;
    let ahead = Duration::from_secs(written).saturating_sub(Duration::from_millis(wall.0));
    let remedy = "set the clock, best with NTP";
    (ahead > AHEAD).then(|| Finding::warning("clock", "the database was written after the present time", remedy))
}

fn all_backups(settings: &Settings, wall: UnixMillis, bytes: u64) -> Vec<Finding> {
    const WHAT: &str = "backups";
    let Some(path) = &settings.backups else {
        return vec![Finding::warning(
            WHAT,
            "the server makes no backups by itself",
            "name a folder on another disk with --backups",
        )];
    };
    let mut findings = folder(WHAT, path);
    if !path.is_dir() {
        return findings;
    }
    let device = |path: &Path| fs::metadata(path).ok().map(|found| found.dev());
    if device(path) == device(&settings.data) {
        let found = "the backups are on the disk of the database, so both can be lost together";
        findings.push(Finding::warning(WHAT, found, "name a folder on another disk, or copy them elsewhere"));
    } else {
        findings.push(system::space("backup disk", path, bytes));
    }
    findings.push(age(backups::newest(path), wall, Duration::from_secs(settings.backup_hours * 3600)));
    findings
}

/// Whether the newest backup is new enough. `newest` also says whether it contains damage.
pub(super) fn age(newest: Option<(UnixMillis, bool)>, wall: UnixMillis, every: Duration) -> Finding {
    const WHAT: &str = "backups";
    let Some((begun, damaged)) = newest else {
        return Finding::warning(WHAT, "there is no backup yet", "the server makes one when it runs: look for errors in its log");
    };
    if begun.0 > wall.0 + AHEAD.as_millis() as u64 {
        return Finding::warning(WHAT, "the newest backup was made after the present time", "set the clock, best with NTP");
    }
    let age = Duration::from_millis(wall.0.saturating_sub(begun.0));
    let hours = age.as_secs() / 3600;
    if damaged {
        let remedy = "the database is damaged: tengen check names the rooms; restore an older backup if it has them whole";
        return Finding::problem(WHAT, format!("the newest backup, {hours} hours old, contains damage"), remedy);
    }
    if age > every * 2 {
        let found =
            format!("the newest backup is {hours} hours old, but there should be one every {} hours", every.as_secs() / 3600);
        return Finding::problem(WHAT, found, "look for errors about backups in the log of the server");
    }
    Finding::ok(WHAT, format!("the newest backup is {hours} hours old"))
}
