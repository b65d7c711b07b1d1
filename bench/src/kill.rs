//! Kills the server at random times while games are played, and counts the faults that this causes. Run it with
//! `cargo xtask bench kill [rounds=N] [seed=N]`.
//!
//! The benchmark uses the server only through its public interface. All counts printed after `most_given_back_ms` must be 0.
//! Faults are printed to stderr with the round in which they were found.

mod ledger;
mod table;

use crate::report::line;
use anyhow::{Result, bail};
use ledger::Ledger;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use table::Table;
use tests::Server;
use tokio::time::sleep;

/// The number of concurrent games.
const TABLES: usize = 6;
/// The default number of rounds.
const ROUNDS: u64 = 20;
/// The longest time that an orderly stop may take.
const STOP: Duration = Duration::from_secs(5);

/// A random number generator with a seed. The same seed gives the same numbers, but not the same run, because timing
/// decides how many moves are played before the server stops.
#[derive(Debug, Clone)]
struct Dice(u64);

impl Dice {
    /// A number below `end`.
    fn below(&mut self, end: u64) -> u64 {
        // SplitMix64, which works well with every seed.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % end.max(1)
    }

    fn percent(&mut self, chance: u64) -> bool {
        self.below(100) < chance
    }

    fn millis(&mut self, most: u64) -> Duration {
        Duration::from_millis(self.below(most))
    }
}

/// When and how the server stopped in a round.
struct End {
    /// The last instant at which the old server certainly ran.
    before: Instant,
    /// The first instant at which the old server certainly no longer ran.
    died: Instant,
    /// An instant at which the old server had ended and no new server had been started yet.
    after: Instant,
    graceful: bool,
}

pub(crate) async fn run(options: &[&str]) -> Result<()> {
    let clock = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
    let (mut rounds, mut seed) = (ROUNDS, clock);
    for option in options {
        match option.split_once('=') {
            Some(("rounds", number)) => rounds = number.parse()?,
            Some(("seed", number)) => seed = number.parse()?,
            _ => bail!("unknown option {option}; the options of kill are rounds=N and seed=N"),
        }
    }
    let mut dice = Dice(seed);
    let mut ledger = Ledger::default();
    // These limits let a resume return a whole game, so that histories can be compared event by event.
    let roomy = ["--limit-resume-bytes", "16000000", "--limit-queue-bytes", "64000000", "--limit-queue-messages", "100000"];
    let limits = [
        "--lift-rates",
        "--limit-connections-per-address",
        "1000",
        "--limit-rooms-open-per-guest",
        "1000",
        "--limit-rooms-kept-per-guest",
        "1000",
    ];
    let mut server = Server::start_with(&[&limits[..], &roomy[..]].concat()).await;
    let mut tables = Vec::new();
    let mut retired = Vec::new();
    for _ in 0..TABLES {
        tables.push(Table::open(&server, Dice(dice.below(u64::MAX))).await);
    }
    let (mut kills, mut stops) = (0, 0);
    for round in 1..=rounds {
        ledger.round = round;
        let playing: Vec<_> = tables.drain(..).map(|table| tokio::spawn(table.play())).collect();
        sleep(dice.millis(2_500)).await;
        let end = bring_down(&mut server, &mut dice, &mut ledger).await;
        let counted = if end.graceful { &mut stops } else { &mut kills };
        *counted += 1;
        server = server.restart().await;
        for table in playing {
            let table = table.await?.reconnect(&server, &end, &mut ledger).await;
            if table.is_nearly_full() {
                retired.push(table);
                tables.push(Table::open(&server, Dice(dice.below(u64::MAX))).await);
            } else {
                tables.push(table);
            }
        }
    }
    for table in tables.iter_mut().chain(&mut retired) {
        table.close(&server, &mut ledger).await;
    }
    let mut figures = vec![("seed", as_figure(seed)), ("kills", as_figure(kills)), ("stops", as_figure(stops))];
    figures.extend(ledger.figures());
    line("kill", &figures);
    Ok(())
}

/// Stops the server: usually kills it, and sometimes asks it to stop in an orderly way.
async fn bring_down(server: &mut Server, dice: &mut Dice, ledger: &mut Ledger) -> End {
    let before = Instant::now();
    let graceful = dice.percent(15);
    if graceful {
        let code = server.terminate().await;
        ledger.expect("bad_exits", code == Some(0) && before.elapsed() <= STOP, || format!("{code:?} {:?}", before.elapsed()));
    } else {
        server.kill().await;
    }
    let died = Instant::now();
    // Leave the server down for a while, to check that the games do not count this time as thinking time.
    sleep(dice.millis(600)).await;
    let after = Instant::now();
    while dice.percent(15) {
        server.start_and_kill(dice.millis(120)).await;
    }
    End { before, died, after, graceful }
}

#[expect(clippy::cast_precision_loss, reason = "counts and times stay below 2^53; a larger seed is printed inexactly")]
pub(super) fn as_figure(number: u64) -> f64 {
    number as f64
}
