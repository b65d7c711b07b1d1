//! The commands with which another program plays against a bot. They read standard input and write standard output. They open no
//! database and accept no connections.

use crate::config::{Bot, Game};
use crate::timeline::Timeline;
use engine_protocols::gomocup::Gomocup;
use engine_protocols::gtp::Gtp;
use engine_protocols::nboard::NBoard;
use engine_protocols::{MAX_LINE_BYTES, Player, Ports, Session};
use room::{Level, Millis};
use rules::{Kind, sgf};
use std::io::{self, BufRead, Read as _, Write};

/// Answers the commands of GTP until the input ends.
///
/// # Errors
/// If the input cannot be read.
pub fn gtp(game: Game, bot: Bot) -> anyhow::Result<()> {
    let kind = match game {
        Game::Go => Kind::Go,
        Game::Gomoku => Kind::Gomoku,
        Game::Othello => Kind::Othello,
    };
    run(bot, |player| Box::new(Gtp::new(kind, player)))
}

/// Answers the commands of Gomocup until the input ends.
///
/// # Errors
/// If the input cannot be read.
pub fn gomocup(bot: Bot) -> anyhow::Result<()> {
    run(bot, |player| Box::new(Gomocup::new(player)))
}

/// Answers the commands of NBoard until the input ends.
///
/// # Errors
/// If the input cannot be read.
pub fn nboard(bot: Bot) -> anyhow::Result<()> {
    run(bot, |player| Box::new(NBoard::new(player, bot.level.is_none())))
}

fn run(bot: Bot, session: impl FnOnce(Player) -> Box<dyn Session>) -> anyhow::Result<()> {
    let timeline = Timeline::resume(Millis::ZERO);
    let level = Level::new(bot.level.unwrap_or(Level::HIGHEST)).unwrap_or_else(|| unreachable!("the command line is checked"));
    let player = Player::new(level, bot.seed.unwrap_or_else(|| timeline.wall().0));
    let ports = Ports { now: &|| timeline.elapsed(), file: &read_file };
    match talk(session(player).as_mut(), &ports, io::stdin().lock(), io::stdout().lock()) {
        // The other program has closed our output, so nobody waits for an answer.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => Ok(done?),
    }
}

/// Reads a file with a game. If the file is too large, reads one byte more than SGF allows, so that the caller refuses the
/// file.
fn read_file(name: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = sgf::MAX_BYTES as u64 + 1;
    std::fs::File::open(name).ok()?.take(most).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

fn talk(session: &mut dyn Session, ports: &Ports<'_>, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    while read_line(&mut input, &mut line)? {
        let answer = session.hear(&line, ports);
        output.write_all(answer.text.as_bytes())?;
        output.flush()?;
        if answer.is_last {
            break;
        }
    }
    Ok(())
}

/// Reads the next line. Returns false at the end of the input. Keeps only the beginning of a line that is too long, just enough to
/// show that the line is too long.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let most = MAX_LINE_BYTES as u64 + 2;
    input.take(most).read_until(b'\n', line)?;
    let mut is_whole = line.ends_with(b"\n") || (line.len() as u64) < most;
    while !is_whole {
        let found = input.fill_buf()?;
        let end = found.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(found.len(), |end| end + 1);
        is_whole = end.is_some() || used == 0;
        input.consume(used);
    }
    Ok(!line.is_empty())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_answered_once_and_dropped() {
        let long = "x".repeat(3 * MAX_LINE_BYTES);
        let input = format!("1 {long}\n2 protocol_version\r\n3 quit\n4 name\n");
        let ports = Ports { now: &|| std::time::Duration::ZERO, file: &|_| None };
        let mut session = Gtp::new(Kind::Go, Player::new(Level::new(1).unwrap(), 1));
        let mut output = Vec::new();
        talk(&mut session, &ports, input.as_bytes(), &mut output).unwrap();
        assert_eq!(String::from_utf8(output).unwrap(), "?1 line too long\n\n=2 2\n\n=3\n\n");
    }
}
