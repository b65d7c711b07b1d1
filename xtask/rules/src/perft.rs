//! `cargo xtask perft KIND DEPTH`: counts all sequences of turns, to verify the rules against other programs and to measure how
//! fast the rules are.

use crate::vectors::records::perft::count;
use anyhow::{Context, bail};
use rules::{Color, HalfPoints, Kind, Position, Setup, Size, go, gomoku, othello};
use std::time::Instant;

/// Prints the number of sequences of 1 to `depth` turns from the start. Go (Tromp-Taylor rules) and Gomoku (freestyle) use a 9x9
/// board; Othello and tic-tac-toe use their own boards. Othello is counted twice: once with passes as turns, and
/// once without.
///
/// # Errors
/// If the kind is unknown, if the depth is 0, or if the depth is too large. In most games, counting to a larger depth
/// would take days. A game of tic-tac-toe has at most nine turns.
#[allow(clippy::disallowed_methods, reason = "a command line tool that measures itself")]
pub(crate) fn run(kind: &str, depth: u32) -> anyhow::Result<()> {
    let nine = Size::square(9).context("9x9 is not a valid board size")?;
    let (setup, deepest) = match kind.parse::<Kind>()? {
        Kind::Go => (Setup::Go(go::Setup::new(nine, go::Ruleset::TrompTaylor, HalfPoints(15), go::Handicap::None)?), 8),
        Kind::Gomoku => (Setup::Gomoku(gomoku::Setup::new(nine, gomoku::Ruleset::Freestyle)?), 8),
        Kind::TicTacToe => (Setup::Gomoku(gomoku::Setup::TIC_TAC_TOE), 9),
        Kind::Othello => return run_othello(depth),
    };
    if !(1..=deepest).contains(&depth) {
        bail!("the depth must be between 1 and {deepest}");
    }
    let position = Position::new(&setup);
    for depth in 1..=depth {
        let start = Instant::now();
        let sequences = count(&position, depth);
        println!("{kind} depth {depth}: {sequences} in {} ms", start.elapsed().as_millis());
    }
    Ok(())
}

#[allow(clippy::disallowed_methods, reason = "a command line tool that measures itself")]
fn run_othello(depth: u32) -> anyhow::Result<()> {
    if !(1..=14).contains(&depth) {
        bail!("the depth must be between 1 and 14");
    }
    let (board, black) = (othello::Board::START, Color::Black);
    for depth in 1..=depth {
        let start = Instant::now();
        let sequences = othello::perft(board, black, depth);
        let took = start.elapsed();
        let passless = othello::perft_passless(board, black, depth);
        println!("othello depth {depth}: {sequences} in {} ms, {passless} if a pass is not counted", took.as_millis());
    }
    Ok(())
}
