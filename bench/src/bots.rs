//! Measures the round trip of a move in a game between two people while 200 other people play against bots. Also
//! measures how soon bots of low levels answer.

use crate::report::{line, quantile};
use anyhow::Result;
use protocol::{Color, Command};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tests::{Player, Server, rooms};
use tokio::task::JoinSet;

/// The number of games against bots.
const GAMES: usize = 200;
/// How long a person in one of these games thinks about a move.
const THINKS: Duration = Duration::from_secs(3);
/// The number of pairs of measurements. In each pair, the round trip is measured without games against bots, and then
/// with them.
const PAIRS: usize = 5;
/// The answers of bots up to this level are measured.
const LOW: u8 = 3;

pub(crate) async fn run() -> Result<()> {
    let limits = ["--lift-rates", "--limit-connections-per-address", "10000"];
    let (mut idle, mut busy, mut ratios, mut answers) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for _ in 0..PAIRS {
        let server = Server::start_with(&limits).await;
        let alone = two_people(&server).await;
        let games = Games::start(&server).await;
        let among = two_people(&server).await;
        answers.extend(games.end().await);
        idle.push(alone);
        busy.push(among);
        ratios.push(among / alone);
    }
    line(
        "bots",
        &[
            ("idle_p99_us", quantile(&mut idle, 0.5)),
            ("busy_p99_us", quantile(&mut busy, 0.5)),
            ("busy_to_idle", quantile(&mut ratios, 0.5)),
            ("low_answer_median_ms", quantile(&mut answers, 0.5)),
            ("low_answer_p99_ms", quantile(&mut answers, 0.99)),
        ],
    );
    Ok(())
}

/// The 99% quantile of the time from a move to its acknowledgement, in microseconds, in a game between two people.
async fn two_people(server: &Server) -> f64 {
    let (mut black, mut white) = server.table(&rooms::large_board()).await;
    let mut acknowledged = Vec::new();
    for (number, point) in rooms::scattered_points().iter().enumerate() {
        let (mover, other) = if number % 2 == 0 { (&mut black, &mut white) } else { (&mut white, &mut black) };
        let started = Instant::now();
        mover.plays(point).await;
        acknowledged.push(started.elapsed().as_secs_f64() * 1e6);
        other.sees(point).await;
    }
    quantile(&mut acknowledged, 0.99)
}

/// Games against bots. They go on until `end` is called.
struct Games {
    over: Arc<AtomicBool>,
    /// How long bots of low levels took to answer, in milliseconds. Each measurement starts when the person's move is
    /// acknowledged.
    answers: Arc<Mutex<Vec<f64>>>,
    tasks: JoinSet<()>,
}

impl Games {
    async fn start(server: &Server) -> Games {
        let mut games = Games { over: Arc::default(), answers: Arc::default(), tasks: JoinSet::new() };
        for number in 0..GAMES {
            let guest = server.guest(&format!("Guest_{number}")).await;
            let id = guest.creates(&rooms::large_board()).await;
            let mut player = Player::joins(server, &guest, &id).await;
            let level = u8::try_from(number % 10 + 1).unwrap_or(1);
            player.does(Command::SeatBot { level }).await;
            let (over, answers) = (Arc::clone(&games.over), Arc::clone(&games.answers));
            games.tasks.spawn(async move {
                let times = plays_on(player, &over).await;
                if level <= LOW {
                    answers.lock().unwrap_or_else(PoisonError::into_inner).extend(times);
                }
            });
        }
        games
    }

    async fn end(mut self) -> Vec<f64> {
        self.over.store(true, Ordering::Relaxed);
        while self.tasks.join_next().await.is_some() {}
        std::mem::take(&mut self.answers.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Plays as the person until the games are over. Returns how long each answer of the bot took, in milliseconds.
async fn plays_on(mut player: Player, over: &AtomicBool) -> Vec<f64> {
    let mut times = Vec::new();
    for point in rooms::scattered_points() {
        while player.state.turn != Some(Color::Black) {
            player.next_events("the bot's move").await;
        }
        if over.load(Ordering::Relaxed) {
            break;
        }
        let id = player.sends(Command::Play { point }).await;
        // The server refuses the move if there is already a stone on the point.
        if player.answer(&id).await.is_err() {
            continue;
        }
        let started = Instant::now();
        while player.state.turn != Some(Color::Black) {
            player.next_events("the bot's move").await;
        }
        times.push(started.elapsed().as_secs_f64() * 1e3);
        tokio::time::sleep(THINKS).await;
    }
    times
}
