//! Counts games by what was played, and prints the counts.

use crate::draw::Plan;
use crate::game::Ended;
use room::TimeControl;
use rules::{Setup, gomoku};
use std::collections::BTreeMap;
use std::fmt;

/// The games so far.
#[derive(Debug, Default)]
pub(crate) struct Report {
    counts: BTreeMap<(&'static str, String), Count>,
    pub(crate) games: u64,
    pub(crate) failures: Vec<String>,
}

#[derive(Debug, Default, Clone, Copy)]
struct Count {
    games: u64,
    moves: u64,
    failures: u64,
}

impl Report {
    /// Counts a game.
    pub(crate) fn add(&mut self, seed: u64, plan: &Plan, end: &Result<Ended, String>) {
        self.games += 1;
        let mut labels = labels(plan);
        match end {
            Ok(end) => labels.push(("end", end.how.to_owned())),
            Err(why) => {
                let Plan { terms, levels, .. } = plan;
                let (host, guest) = (levels.host.number(), levels.guest.number());
                let failure = format!(
                    "--seed {seed} --count 1: {why}\n    levels {host} and {guest}, {:?}, {:?}, {:?}",
                    terms.setup, terms.opening, terms.time
                );
                println!("{failure}");
                self.failures.push(failure);
            }
        }
        for label in labels {
            let count = self.counts.entry(label).or_default();
            count.games += 1;
            count.moves += end.as_ref().map_or(0, |end| end.moves as u64);
            count.failures += u64::from(end.is_err());
        }
    }
}

/// The rows of the table in which a game is counted.
fn labels(plan: &Plan) -> Vec<(&'static str, String)> {
    let terms = &plan.terms;
    let size = terms.setup.size();
    let rules = match terms.setup {
        Setup::Go(setup) => format!("Go, {}", setup.ruleset().as_str()),
        Setup::Gomoku(setup) if setup.is_tic_tac_toe() => "tic-tac-toe".to_owned(),
        Setup::Gomoku(setup) => match setup.ruleset() {
            gomoku::Ruleset::Mnk(_) => "m,n,k-games".to_owned(),
            ruleset => format!("Gomoku, {}", ruleset.as_str()),
        },
        Setup::Othello => "Othello".to_owned(),
    };
    let board = match size.width().max(size.height()) {
        0..=4 => " 1 to 4",
        5..=7 => " 5 to 7",
        8..=9 => " 8 to 9",
        10..=13 => "10 to 13",
        14..=19 => "14 to 19",
        _ => "20 to 30",
    };
    let time = match terms.time {
        TimeControl::None => "none",
        TimeControl::Absolute { .. } => "absolute",
        TimeControl::Fischer { .. } => "Fischer",
        TimeControl::ByoYomi { .. } => "byo-yomi",
        TimeControl::Canadian { .. } => "Canadian",
        TimeControl::Simple { .. } => "simple",
        TimeControl::Correspondence { .. } => "correspondence",
    };
    let level = plan.levels.host.max(plan.levels.guest).number();
    let mut labels = vec![
        ("game", rules),
        ("opening", terms.opening.as_str().to_owned()),
        ("longer side", board.to_owned()),
        ("clock", time.to_owned()),
        ("higher level", format!("{level:>2}")),
    ];
    if let Setup::Go(setup) = terms.setup {
        labels.push(("handicap", if setup.handicap().stones() == 0 { "no" } else { "yes" }.to_owned()));
    }
    labels
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut section = "";
        for ((name, label), count) in &self.counts {
            if *name != section {
                writeln!(f, "\n{name:<24} {:>8} {:>8} {:>8}", "games", "moves", "faults")?;
                section = name;
            }
            let Count { games, moves, failures } = count;
            writeln!(f, "{:<24} {games:>8} {:>8} {failures:>8}", label.trim(), moves / games)?;
        }
        writeln!(f, "\n{} games, {} faults", self.games, self.failures.len())
    }
}
