//! Measures what a move costs our server beside two simple servers: a relay that forwards each frame to the other player, and a
//! room in memory, as it is usually written with axum. All servers get the same frames of the same games from the same
//! generator. With `before=PATH`, another build of our server takes part. With `rooms=NUMBER` and `rounds=NUMBER`, the load has
//! another size.

mod process;
mod relay;
mod room;
mod socket;

use crate::cores;
use crate::report::{line_of, quantile};
use crate::used::Used;
use anyhow::{Context as _, Result, bail};
use process::{Game, Peer, has};
use std::path::{Path, PathBuf};
use std::time::Instant;
use tests::{Server, rooms};
use tokio::task::JoinSet;

/// The rooms that play at the same time, and how often each server gets the load. The servers take turns.
const ROOMS: usize = 200;
const ROUNDS: usize = 3;
/// The games in the load with a single room.
const ALONE: usize = 3;
/// The moves of the spectator's game.
const WATCHED: usize = 100;

struct Load {
    rooms: usize,
    rounds: usize,
    points: Vec<String>,
}

/// What a server needs for a move. Each number is a sample of one round, except the waits, which are samples of one move.
#[derive(Default)]
struct Figures {
    per_second: Vec<f64>,
    cpu_us: Vec<f64>,
    switches: Vec<f64>,
    generator_cpu_us: Vec<f64>,
    waits: Vec<f64>,
    player_bytes: f64,
    spectator_bytes: f64,
}

pub(crate) async fn run(options: &[&str]) -> Result<()> {
    let mut load = Load { rooms: ROOMS, rounds: ROUNDS, points: rooms::scattered_points() };
    let mut before = None;
    for option in options {
        match option.split_once('=') {
            Some((process::SERVE, name)) => return process::serve(name).await,
            Some(("rooms", rooms)) => load.rooms = rooms.parse()?,
            Some(("rounds", rounds)) => load.rounds = rounds.parse()?,
            Some(("before", path)) => before = Some(PathBuf::from(path)),
            _ => bail!("the options are rooms=NUMBER, rounds=NUMBER and before=PATH"),
        }
    }
    let mut peers = cores::apart(start(before.as_deref())).await??;
    let mut figures: Vec<Figures> = peers.iter().map(|_| Figures::default()).collect();
    for _ in 0..load.rounds {
        for (peer, figures) in peers.iter_mut().zip(&mut figures) {
            saturate(peer, &load, figures).await?;
            alone(peer, &load, figures).await?;
        }
    }
    for (peer, figures) in peers.iter_mut().zip(&mut figures) {
        measure_bytes(peer, &load, figures).await?;
    }
    print(&peers, &mut figures);
    Ok(())
}

async fn start(before: Option<&Path>) -> Result<Vec<Peer>> {
    let (memory, disk) = (Path::new("/dev/shm"), std::env::temp_dir());
    let mut peers = vec![Peer::simple("relay").await?, Peer::simple("room").await?];
    for (name, binary) in [("before", before), ("ours", Some(Server::binary().as_path()))] {
        let Some(binary) = binary else { continue };
        if memory.is_dir() {
            peers.push(Peer::ours(&format!("{name}_in_memory"), binary, memory).await?);
        }
        peers.push(Peer::ours(&format!("{name}_on_disk"), binary, &disk).await?);
    }
    Ok(peers)
}

/// Plays in many rooms at once. Each room plays its next move as soon as the opponent has the previous one.
async fn saturate(peer: &mut Peer, load: &Load, figures: &mut Figures) -> Result<()> {
    let mut games = Vec::new();
    for _ in 0..load.rooms {
        games.push(peer.table().await?);
    }
    let (pid, me) = (peer.pid()?, std::process::id());
    let (used, mine, started) = (Used::of(pid)?, Used::of(me)?, Instant::now());
    let mut tasks = JoinSet::new();
    for mut game in games {
        let points = load.points.clone();
        tasks.spawn(async move {
            for (number, point) in points.iter().enumerate() {
                game.play(number, point).await?;
            }
            anyhow::Ok(game)
        });
    }
    // The connections stay open until the measurement is over.
    let games: Vec<Result<Game>> = tasks.join_all().await;
    let seconds = started.elapsed().as_secs_f64();
    let (used, mine) = (Used::of(pid)?.since(&used), Used::of(me)?.since(&mine));
    let games = games.into_iter().collect::<Result<Vec<Game>>>()?;
    let moves = (games.len() * load.points.len()) as f64;
    figures.per_second.push(moves / seconds);
    figures.cpu_us.push(used.cpu_us / moves);
    figures.switches.push(used.switches as f64 / moves);
    figures.generator_cpu_us.push(mine.cpu_us / moves);
    Ok(())
}

/// Plays in one room, while the server does nothing else.
async fn alone(peer: &mut Peer, load: &Load, figures: &mut Figures) -> Result<()> {
    for _ in 0..ALONE {
        let mut game = peer.table().await?;
        for (number, point) in load.points.iter().enumerate() {
            let started = Instant::now();
            game.play(number, point).await?;
            figures.waits.push(started.elapsed().as_secs_f64() * 1e6);
        }
    }
    Ok(())
}

/// Counts the bytes that the mover, the opponent and a spectator get for a move.
async fn measure_bytes(peer: &mut Peer, load: &Load, figures: &mut Figures) -> Result<()> {
    let mut game = peer.table().await?;
    let mut spectator = peer.spectator(&game).await?;
    let before = game.black.received + game.white.received;
    let watched = spectator.as_ref().map(|spectator| spectator.received);
    let points = load.points.get(..WATCHED).context("a game has more moves")?;
    for (number, point) in points.iter().enumerate() {
        game.play(number, point).await?;
        if let Some(spectator) = &mut spectator {
            spectator.wait(&has(point)).await?;
        }
    }
    let all = game.black.received + game.white.received - before;
    figures.player_bytes = all as f64 / (2 * WATCHED) as f64;
    if let (Some(spectator), Some(before)) = (&spectator, watched) {
        figures.spectator_bytes = (spectator.received - before) as f64 / WATCHED as f64;
    }
    Ok(())
}

fn print(peers: &[Peer], figures: &mut [Figures]) {
    let medians: Vec<[f64; 3]> = figures
        .iter_mut()
        .map(|one| [quantile(&mut one.per_second, 0.5), quantile(&mut one.cpu_us, 0.5), quantile(&mut one.waits, 0.5)])
        .collect();
    for ((peer, one), [per_second, cpu_us, median_us]) in peers.iter().zip(figures).zip(&medians) {
        line_of(
            &peer.name,
            "peers",
            &[
                ("moves_per_second", *per_second),
                ("cpu_us_per_move", *cpu_us),
                ("generator_cpu_us_per_move", quantile(&mut one.generator_cpu_us, 0.5)),
                ("switches_per_move", quantile(&mut one.switches, 0.5)),
                ("seen_median_us", *median_us),
                ("seen_p99_us", quantile(&mut one.waits, 0.99)),
                ("player_bytes_per_move", one.player_bytes),
                ("spectator_bytes_per_move", one.spectator_bytes),
            ],
        );
    }
    let (relay, room) = (medians[0], medians[1]);
    for (peer, ours) in peers.iter().zip(&medians).skip(2) {
        line_of(
            &peer.name,
            "peers_ratio",
            &[
                ("moves_to_room", ours[0] / room[0]),
                ("moves_to_relay", ours[0] / relay[0]),
                ("cpu_to_room", ours[1] / room[1]),
                ("cpu_to_relay", ours[1] / relay[1]),
                ("seen_to_room", ours[2] / room[2]),
                ("seen_to_relay", ours[2] / relay[2]),
            ],
        );
    }
}
