//! Orders that keep somebody out.

use super::order::{Answer, Table};
use super::people;
use super::words::{list, time};
use crate::app::App;
use crate::bans::{MOST_BANS, Target};
use room::{PlayerId, UnixMillis};
use std::collections::HashSet;
use store::{Ban, StoreError};

/// Keeps somebody out, and closes the open connections. A ban that would keep out almost everyone needs `sure`.
pub(super) async fn ban(app: &App, target: &str, minutes: Option<u64>, sure: bool) -> Result<Answer, String> {
    let targets = targets(app, target).await?;
    if let Some(why) = targets[0].wide().filter(|_| !sure) {
        return Err(format!("{} {why}; if you mean it, add --yes", targets[0]));
    }
    let wall = app.timeline.wall();
    let ends = minutes.map(|minutes| UnixMillis(wall.0.saturating_add(minutes.saturating_mul(60_000))));
    let bans = app.bans.all(wall).await.map_err(failed)?;
    let known: HashSet<&str> = bans.iter().map(|ban| ban.target.as_str()).collect();
    let new = targets.iter().filter(|target| !known.contains(target.to_string().as_str())).count();
    if bans.len() + new > MOST_BANS {
        return Err(format!("there are {} bans, and at most {MOST_BANS} are possible; ban a network instead", bans.len()));
    }
    for target in &targets {
        if let Err(error) = app.bans.put(target, wall, ends).await {
            return Err(not_stored(app, target, ends, &error).await);
        }
    }
    let closed = app.admission.cut(|connection| {
        let player = connection.player.as_ref().map(|(player, _)| player);
        targets.iter().any(|target| target.fits(Some(connection.address), player))
    });
    // After the ban, no command of these players is executed anymore, so no seat is shared again.
    let players: Vec<PlayerId> = targets.iter().filter_map(Target::player).cloned().collect();
    let others = app.lobby.keep_out(&players).await;
    let until = ends.map_or_else(|| "until you lift the ban".to_owned(), |ends| format!("until {}", time(ends)));
    let shared = if others.is_empty() {
        String::new()
    } else {
        // The id may be that of a second person at somebody's device, and the device itself is not kept out.
        format!(" These devices lost a seat that they shared, and are not banned: {}.", list(&others))
    };
    Ok(Answer::done(format!("Banned {until}: {}. Closed connections: {closed}.{shared}", list(&targets))))
}

/// Lets somebody in again. With a network, also lifts the bans of the addresses and networks in it.
pub(super) async fn unban(app: &App, target: &str) -> Result<Answer, String> {
    let wall = app.timeline.wall();
    let bans = app.bans.all(wall).await.map_err(failed)?;
    let banned: Vec<Target> = bans.iter().filter_map(|ban| Target::parse(&ban.target)).collect();
    let targets = match named(target)? {
        Some(net) => {
            let inside: Vec<Target> = banned.iter().filter(|ban| net.contains(ban)).cloned().collect();
            if inside.is_empty() { vec![net] } else { inside }
        }
        None => {
            let is_banned = |player: &PlayerId| banned.iter().any(|ban| ban.player() == Some(player));
            with_programs(app, people::find_among(app, target, is_banned).await?).await?
        }
    };
    let mut lifted = Vec::new();
    for target in &targets {
        if app.bans.delete(target, wall).await.map_err(failed)? {
            lifted.push(target);
        }
    }
    if lifted.is_empty() {
        let around: Vec<&Target> = banned.iter().filter(|ban| targets.iter().any(|target| ban.contains(target))).collect();
        let hint =
            if around.is_empty() { String::new() } else { format!("; the bans of these networks contain it: {}", list(around)) };
        // The name that the operator has typed must not be in the log.
        return Err(format!("there is no ban of {}{hint}", list(&targets)));
    }
    Ok(Answer::done(format!("Lifted the bans of: {}.", list(lifted))))
}

/// The bans in force.
pub(super) async fn all(app: &App) -> Result<Answer, String> {
    let bans = app.bans.all(app.timeline.wall()).await.map_err(failed)?;
    let text = format!("Bans: {}.", bans.len());
    let row = |ban: Ban| [ban.target, time(ban.made), ban.ends.map_or_else(|| "-".to_owned(), time)];
    Ok(Answer::Done { text, table: Some(Table::new(["WHO", "SINCE", "UNTIL"], bans.into_iter().map(row))) })
}

/// The network, or the player with the programs that the player has made.
async fn targets(app: &App, text: &str) -> Result<Vec<Target>, String> {
    match named(text)? {
        Some(net) => Ok(vec![net]),
        None => with_programs(app, people::find(app, text).await?).await,
    }
}

/// The network with this name. `None` if the text must be a player.
fn named(text: &str) -> Result<Option<Target>, String> {
    match Target::parse(text) {
        Some(net @ Target::Net(_)) => Ok(Some(net)),
        // Neither names nor ids contain these characters.
        _ if text.contains(['.', ':', '/']) => Err(format!("{text:?} is not an address or a network")),
        Some(Target::Player(_)) | None => Ok(None),
    }
}

async fn with_programs(app: &App, player: PlayerId) -> Result<Vec<Target>, String> {
    if player.as_bot().is_some() {
        return Err("a bot of this server cannot be banned".to_owned());
    }
    let programs = app.store.tokens_of(&player, app.timeline.wall()).await.map_err(failed)?;
    Ok(std::iter::once(player).chain(programs.into_iter().map(|token| token.player)).map(Target::Player).collect())
}

/// What to say if a ban was not stored. If the result of the write is unknown, looks whether the ban is in the store.
async fn not_stored(app: &App, target: &Target, ends: Option<UnixMillis>, error: &StoreError) -> String {
    let name = target.to_string();
    match app.bans.all(app.timeline.wall()).await {
        Ok(bans) if bans.iter().any(|ban| ban.target == name && ban.ends == ends) => {
            format!("the ban of {name} is stored, but its connections are still open, because of this error: {error}; try again")
        }
        Ok(_) => format!("{name} is not banned, because the ban could not be written: {error}"),
        Err(_) => error.to_string(),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "an argument of map_err")]
fn failed(error: StoreError) -> String {
    error.to_string()
}
