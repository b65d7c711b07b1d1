//! A match: its games, the file in which they are kept, and the result so far.

use crate::games::{End, play as play_game};
use crate::opening::opening;
use crate::outside::Engine;
use crate::players::{Opponent, Side};
use crate::verdict::Tally;
use anyhow::Context as _;
use engine_protocols::Player;
use rules::{ByColor, Color, Move, Setup};
use serde_json::{Value, json};
use setup::Level;
use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The game and the players of a match.
#[derive(Debug, Clone)]
pub(crate) struct Match {
    pub(crate) setup: Setup,
    pub(crate) level: Level,
    pub(crate) opponent: Opponent,
    pub(crate) move_time: Option<Duration>,
    pub(crate) seed: u64,
}

/// The state that the threads share.
struct Shared {
    file: File,
    tally: Tally,
    done: BTreeSet<u32>,
    next: u32,
}

/// Plays the games of a match that are not yet in its file.
///
/// # Errors
/// If the file cannot be used or the engine cannot be started.
pub(crate) fn play(game: &Match, folder: &Path, games: u32, parallel: usize, sprt: Option<(f64, f64)>) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder)?;
    let path = folder.join(format!("{}.jsonl", game.name()));
    let (tally, done) = earlier(&path, games)?;
    println!("games are kept in {}", path.display());
    let file = open(&path).with_context(|| format!("cannot write {}", path.display()))?;
    if tally.count() > 0 {
        println!("{}", line(tally, sprt));
    }
    let shared = Mutex::new(Shared { file, tally, done, next: 0 });
    let work = || -> anyhow::Result<()> {
        while let Some(number) = next(&shared, games, sprt) {
            let (end, own) = game.play(number)?;
            note(&shared, &end, own, number, sprt)?;
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..parallel).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

/// The results that are already in the file.
fn earlier(path: &Path, games: u32) -> anyhow::Result<(Tally, BTreeSet<u32>)> {
    let (mut tally, mut done) = (Tally::default(), BTreeSet::new());
    // If the program was stopped while it wrote a line, the line is not JSON, and its last letter may be incomplete. The game of
    // this line is played again.
    let bytes = if path.exists() { std::fs::read(path)? } else { Vec::new() };
    let text = String::from_utf8_lossy(&bytes);
    for value in text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()) {
        let number = value["game"].as_u64().and_then(|number| u32::try_from(number).ok());
        if number.is_some_and(|number| number < games && done.insert(number)) {
            add(&mut tally, value["winner"].as_str(), value["fault"].as_bool() == Some(true));
        }
    }
    Ok((tally, done))
}

/// Opens the file for further lines. If its last line is incomplete, ends this line, so that the next game gets a line of its own.
fn open(path: &Path) -> std::io::Result<File> {
    let mut file = OpenOptions::new().create(true).append(true).read(true).open(path)?;
    let mut last = [b'\n'];
    if file.metadata()?.len() > 0 {
        file.seek(SeekFrom::End(-1))?;
        file.read_exact(&mut last)?;
    }
    if last != [b'\n'] {
        file.write_all(b"\n")?;
    }
    Ok(file)
}

fn add(tally: &mut Tally, winner: Option<&str>, is_fault: bool) {
    tally.faults += u32::from(is_fault);
    match winner {
        Some("level") => tally.won += 1,
        Some("other") => tally.lost += 1,
        _ => tally.drawn += 1,
    }
}

fn next(shared: &Mutex<Shared>, games: u32, sprt: Option<(f64, f64)>) -> Option<u32> {
    let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
    if sprt.is_some_and(|bounds| shared.tally.decision(bounds).is_some()) {
        return None;
    }
    while shared.done.contains(&shared.next) {
        shared.next += 1;
    }
    let number = shared.next;
    shared.next += 1;
    (number < games).then_some(number)
}

fn note(shared: &Mutex<Shared>, end: &End, own: Color, number: u32, sprt: Option<(f64, f64)>) -> anyhow::Result<()> {
    let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
    let winner = end.winner.map(|winner| if winner == own { "level" } else { "other" });
    let moves: Vec<String> = end
        .moves
        .iter()
        .map(|(_, action)| match action {
            Move::Place(point) => point.to_sgf(),
            Move::Pass => String::new(),
        })
        .collect();
    let value = json!({
        "game": number, "level_plays": own.as_str(), "winner": winner, "why": end.why, "fault": end.is_fault,
        "level_ms": end.spent[own].as_millis() as u64, "other_ms": end.spent[own.opposite()].as_millis() as u64, "moves": moves,
    });
    let entry = format!("{value}\n");
    shared.file.write_all(entry.as_bytes())?;
    add(&mut shared.tally, winner, end.is_fault);
    let who = winner.unwrap_or("nobody");
    println!(
        "game {number}, our level plays {own}: {who} wins, {}, after {} moves. {}",
        end.why,
        moves.len(),
        line(shared.tally, sprt)
    );
    Ok(())
}

/// The result so far.
fn line(tally: Tally, sprt: Option<(f64, f64)>) -> String {
    let (low, high) = tally.interval();
    let test = sprt.map_or(String::new(), |bounds| {
        let decision = match tally.decision(bounds) {
            None => "not decided".to_owned(),
            Some(true) => format!("{} Elo is more likely", bounds.1),
            Some(false) => format!("{} Elo is more likely", bounds.0),
        };
        format!("; log likelihood ratio of {} and {} Elo: {:.2}, {decision}", bounds.1, bounds.0, tally.ratio(bounds))
    });
    let Tally { won, drawn, lost, faults } = tally;
    let faulty = if faults > 0 { format!(", {faults} of all games ended by a fault") } else { String::new() };
    format!(
        "{won} won, {drawn} drawn, {lost} lost{faulty}: {:.1}% ({:.1} to {:.1}%){test}",
        100.0 * tally.share(),
        100.0 * low,
        100.0 * high
    )
}

impl Match {
    /// The name of the match's file, without the extension.
    fn name(&self) -> String {
        let opponent = match &self.opponent {
            Opponent::Level(level) => format!("level {}", level.number()),
            Opponent::Engine { command, .. } => command.clone(),
        };
        let rules = match self.setup {
            Setup::Gomoku(setup) => setup.ruleset().as_str(),
            Setup::Go(_) | Setup::Othello => "",
        };
        let time = self.move_time.map_or(0, |time| time.as_millis());
        let all = format!(
            "{} {rules} {} level {} against {opponent} {time} ms seed {}",
            self.setup.kind().as_str(),
            self.setup.size().width(),
            self.level.number(),
            self.seed
        );
        let plain: String = all.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { ' ' }).collect();
        let name = plain.split_whitespace().collect::<Vec<_>>().join("-");
        name[..name.len().min(200)].to_owned()
    }

    /// Plays the game with this number. Games 2n and 2n + 1 have the same opening. Returns how the game ended, and our color.
    fn play(&self, number: u32) -> anyhow::Result<(End, Color)> {
        let own = if number.is_multiple_of(2) { Color::Black } else { Color::White };
        let opening = opening(&self.setup, self.seed, u64::from(number / 2));
        let seed = self.seed.wrapping_add(u64::from(number) << 32);
        let ours = Side::Ours(Player::new(self.level, seed));
        let other = match &self.opponent {
            Opponent::Level(level) => Side::Ours(Player::new(*level, !seed)),
            Opponent::Engine { command, protocol } => {
                Side::Outside(Box::new(Engine::start(command, *protocol, self.setup, self.move_time)?))
            }
        };
        let mut sides = match own {
            Color::Black => ByColor { black: ours, white: other },
            Color::White => ByColor { black: other, white: ours },
        };
        Ok((play_game(&self.setup, &opening, &mut sides, self.move_time), own))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn othello() -> Match {
        Match {
            setup: Setup::Othello,
            level: Level::new(3).unwrap(),
            opponent: Opponent::Level(Level::new(1).unwrap()),
            move_time: None,
            seed: 1,
        }
    }

    #[test]
    fn a_game_after_an_incomplete_line_is_not_lost() {
        let folder = tempfile::tempdir().unwrap();
        let game = othello();
        play(&game, folder.path(), 1, 1, None).unwrap();
        let path = folder.path().join(format!("{}.jsonl", game.name()));
        let mut bytes = std::fs::read(&path).unwrap();
        // The program was stopped in the middle of a letter.
        bytes.extend_from_slice(b"{\"game\":1,\"why\":\"\xe7");
        std::fs::write(&path, &bytes).unwrap();
        play(&game, folder.path(), 2, 1, None).unwrap();
        assert_eq!(earlier(&path, 2).unwrap().1, BTreeSet::from([0, 1]));
    }

    #[test]
    fn an_interrupted_match_continues() {
        let folder = tempfile::tempdir().unwrap();
        let game = othello();
        play(&game, folder.path(), 2, 1, None).unwrap();
        play(&game, folder.path(), 4, 2, None).unwrap();
        let path = folder.path().join(format!("{}.jsonl", game.name()));
        let (tally, done) = earlier(&path, 4).unwrap();
        assert_eq!((tally.count(), std::fs::read_to_string(&path).unwrap().lines().count(), done.len()), (4, 4, 4));
        assert!(tally.won >= 3, "{tally:?}");
    }
}
