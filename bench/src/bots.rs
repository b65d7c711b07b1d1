//! Measures the round trip of a move in a game between two people while 200 other people play against bots. Also
//! measures how soon bots of low levels answer.

use crate::cores;
use crate::report::{line, quantile};
use anyhow::Result;
use protocol::{Color, Command};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tests::{Player, Server, rooms};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

/// The number of games against bots.
const GAMES: usize = 200;
/// How long a person in one of these games thinks about a move.
const THINKS: Duration = Duration::from_secs(3);
/// The number of pairs of measurements. In each pair, the round trip is measured while the games against bots rest, and then while
/// they are being played.
const PAIRS: usize = 5;
/// The games are played for this long before the round trip is measured, so that each person is in the middle of a move.
const WARMUP: Duration = Duration::from_secs(4);
/// After the last person has stopped, the bots finish their moves within this time.
const COOLDOWN: Duration = Duration::from_secs(4);
/// The pause between two measured moves. With it, a measurement takes several seconds, in which every game goes on.
const PAUSE: Duration = Duration::from_millis(15);
/// The time between two checks of whether the rest is over.
const LOOKS: Duration = Duration::from_millis(100);
/// The answers of bots up to this level are measured.
const LOW: u8 = 3;

pub(crate) async fn run() -> Result<()> {
    let limits = ["--lift-rates", "--limit-connections-per-address", "10000"];
    let server = Arc::new(cores::apart(Server::start_with(&limits)).await?);
    let games = Games::start(&server).await;
    let (mut idle, mut busy, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..PAIRS {
        games.rest(true).await;
        let alone = two_people(&server).await;
        games.rest(false).await;
        let among = two_people(&server).await;
        line("bots_pair", &[("idle_p99_us", alone), ("busy_p99_us", among), ("busy_to_idle", among / alone)]);
        idle.push(alone);
        busy.push(among);
        ratios.push(among / alone);
    }
    let mut answers = games.answers();
    line(
        "bots",
        &[
            ("idle_p99_us", quantile(&mut idle, 0.5)),
            ("busy_p99_us", quantile(&mut busy, 0.5)),
            ("busy_to_idle", quantile(&mut ratios, 0.5)),
            ("low_answers", answers.len() as f64),
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
        tokio::time::sleep(PAUSE).await;
        let started = Instant::now();
        mover.plays(point).await;
        acknowledged.push(started.elapsed().as_secs_f64() * 1e6);
        other.sees(point).await;
    }
    quantile(&mut acknowledged, 0.99)
}

/// Games against bots.
struct Games {
    /// Whether the people rest. A person who waits for a bot's answer begins to rest only after the answer.
    resting: watch::Sender<bool>,
    /// How long bots of low levels took to answer, in milliseconds. Each measurement starts when the person's move is
    /// acknowledged.
    answers: Arc<Mutex<Vec<f64>>>,
    tasks: JoinSet<()>,
}

impl Games {
    /// Seats a person and a bot in each room. All people rest at first.
    async fn start(server: &Arc<Server>) -> Games {
        let mut games = Games { resting: watch::Sender::new(true), answers: Arc::default(), tasks: JoinSet::new() };
        let (seated, mut all_seated) = mpsc::channel::<()>(1);
        for number in 0..GAMES {
            let (server, seated, resting) = (Arc::clone(server), seated.clone(), games.resting.subscribe());
            let level = u8::try_from(number % 10 + 1).unwrap_or(1);
            let answers = (level <= LOW).then(|| Arc::clone(&games.answers));
            games.tasks.spawn(async move {
                let guest = server.guest(&format!("Guest_{number}")).await;
                let id = guest.creates(&rooms::large_board()).await;
                let mut player = Player::joins(&server, &guest, &id).await;
                player.does(Command::SeatBot { level }).await;
                drop(seated);
                plays_on(player, number, resting, answers).await;
            });
        }
        drop(seated);
        // The channel is closed as soon as everyone has a seat.
        let _ = all_seated.recv().await;
        games
    }

    /// Lets all people rest or play, and waits until this has an effect.
    async fn rest(&self, rests: bool) {
        self.resting.send_replace(rests);
        tokio::time::sleep(if rests { COOLDOWN } else { WARMUP }).await;
    }

    fn answers(&self) -> Vec<f64> {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Plays as the person. Notes in `answers` how long each answer of the bot took, in milliseconds.
async fn plays_on(mut player: Player, number: usize, resting: watch::Receiver<bool>, answers: Option<Arc<Mutex<Vec<f64>>>>) {
    for (moves, point) in rooms::scattered_points().into_iter().enumerate() {
        let mut rested = moves == 0;
        // The person also reads while resting. Otherwise the server would close the connection.
        while *resting.borrow() {
            let _ = tokio::time::timeout(LOOKS, player.next_events("anything")).await;
            rested = true;
        }
        if rested {
            // Otherwise, all people would move at the same time.
            tokio::time::sleep(THINKS * u32::try_from(number).unwrap_or(0) / u32::try_from(GAMES).unwrap_or(1)).await;
        }
        let id = player.sends(Command::Play { point }).await;
        // The server refuses the move if there is already a stone on the point.
        let Ok(seq) = player.answer(&id).await else { continue };
        let started = Instant::now();
        // Until the event of this move arrives, `player.state` is from before the move, and says that it is Black's
        // turn.
        while player.seq < seq {
            player.next_events("the own move").await;
        }
        while player.state.turn != Some(Color::Black) {
            player.next_events("the bot's move").await;
        }
        if let Some(answers) = &answers {
            answers.lock().unwrap_or_else(PoisonError::into_inner).push(started.elapsed().as_secs_f64() * 1e3);
        }
        tokio::time::sleep(THINKS).await;
    }
}
