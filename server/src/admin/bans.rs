//! Orders that keep somebody out.

use super::order::{Answer, Table};
use super::people;
use crate::app::App;
use crate::bans::{MOST_BANS, Target};
use jiff::Timestamp;
use room::{PlayerId, UnixMillis};
use store::{Ban, StoreError};

/// Keeps somebody out, and closes the open connections.
pub(super) async fn ban(app: &App, target: &str, minutes: Option<u64>) -> Result<Answer, String> {
    let targets = targets(app, target).await?;
    let wall = app.timeline.wall();
    let ends = minutes.map(|minutes| UnixMillis(wall.0.saturating_add(minutes.saturating_mul(60_000))));
    let bans = app.bans.all(wall).await.map_err(failed)?;
    if bans.len() + targets.len() > MOST_BANS {
        return Err(format!("there are {} bans, and at most {MOST_BANS} are possible; ban a network instead", bans.len()));
    }
    for target in &targets {
        app.bans.put(target, wall, ends).await.map_err(failed)?;
    }
    let closed = app.admission.cut(|connection| {
        let player = connection.player.as_ref().map(|(player, _)| player);
        targets.iter().any(|target| target.fits(Some(connection.address), player))
    });
    // After the ban, no command of these players is executed anymore, so no seat is shared again.
    let players: Vec<PlayerId> = targets.iter().filter_map(Target::player).cloned().collect();
    app.lobby.keep_out(&players).await;
    let until = ends.map_or_else(|| "until you lift the ban".to_owned(), |ends| format!("until {}", time(ends)));
    Ok(Answer::done(format!("Banned {until}: {}. Closed connections: {closed}.", names(&targets))))
}

/// Lets somebody in again.
pub(super) async fn unban(app: &App, target: &str) -> Result<Answer, String> {
    let wall = app.timeline.wall();
    let mut lifted = Vec::new();
    let targets = targets(app, target).await?;
    for target in &targets {
        if app.bans.delete(target, wall).await.map_err(failed)? {
            lifted.push(target.to_string());
        }
    }
    if lifted.is_empty() {
        // The name that the operator has typed must not be in the log.
        return Err(format!("there is no ban of {}", names(&targets)));
    }
    Ok(Answer::done(format!("Lifted the bans of: {}.", lifted.join(", "))))
}

/// The bans in force.
pub(super) async fn list(app: &App) -> Result<Answer, String> {
    let bans = app.bans.all(app.timeline.wall()).await.map_err(failed)?;
    let text = format!("Bans: {}.", bans.len());
    let row = |ban: Ban| [ban.target, time(ban.made), ban.ends.map_or_else(|| "-".to_owned(), time)];
    Ok(Answer::Done { text, table: Some(Table::new(["WHO", "SINCE", "UNTIL"], bans.into_iter().map(row))) })
}

/// The networks and the ids of players, for an answer.
fn names(targets: &[Target]) -> String {
    let names: Vec<String> = targets.iter().map(ToString::to_string).collect();
    names.join(", ")
}

/// The network, or the player with the programs that the player has made.
async fn targets(app: &App, text: &str) -> Result<Vec<Target>, String> {
    let target = match Target::parse(text) {
        Some(Target::Net(net)) => Target::Net(net),
        Some(Target::Player(_)) | None => Target::Player(people::find(app, text).await?),
    };
    let mut targets = vec![target];
    if let Target::Player(player) = &targets[0] {
        if player.as_bot().is_some() {
            return Err("a bot of this server cannot be banned".to_owned());
        }
        let programs = app.store.tokens_of(player, app.timeline.wall()).await.map_err(failed)?;
        let programs: Vec<PlayerId> = programs.into_iter().map(|token| token.player).collect();
        targets.extend(programs.into_iter().map(Target::Player));
    }
    Ok(targets)
}

fn time(at: UnixMillis) -> String {
    let time = i64::try_from(at.0 / 1000).ok().and_then(|seconds| Timestamp::from_second(seconds).ok());
    time.map_or_else(|| "-".to_owned(), |time| time.to_string())
}

#[expect(clippy::needless_pass_by_value, reason = "an argument of map_err")]
fn failed(error: StoreError) -> String {
    error.to_string()
}
