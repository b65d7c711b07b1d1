//! Measures the rules on one core: forbidden points in renju, perft in Othello, proposals of dead stones, counts of a board
//! in Go, and reading SGF.
//! Moves in Go are measured in `go.rs`.

use crate::report::{line, quantile};
use anyhow::{Context, Result};
use rules::gomoku::renju;
use rules::{Color, Size, go, othello, sgf};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::hint::black_box;
use std::time::Instant;

pub(crate) fn run() -> Result<()> {
    renju_maps();
    othello_sequences();
    proposals();
    counts();
    sgf_reading()
}

/// Finds all forbidden points on half-full random boards. Such boards take longer than boards from games.
fn renju_maps() {
    let size = Size::square(15).expect("the size is valid");
    let mut random = 0x2545_f491_4f6c_dd1d_u64;
    let mut samples = Vec::new();
    let mut forbidden = 0_usize;
    for _ in 0..2_000 {
        let mut board = renju::Board::new(size);
        for point in size.points() {
            // xorshift64 (G. Marsaglia).
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            match random % 4 {
                0 => board.place(Color::Black, point),
                1 => board.place(Color::White, point),
                _ => {}
            }
        }
        let started = Instant::now();
        forbidden += black_box(board.forbidden_points()).len();
        samples.push(started.elapsed().as_secs_f64() * 1e6);
    }
    let parts =
        [("median_us", quantile(&mut samples, 0.5)), ("p99_us", quantile(&mut samples, 0.99)), ("forbidden", forbidden as f64)];
    line("renju_map", &parts);
}

fn othello_sequences() {
    let started = Instant::now();
    let leaves = othello::perft(othello::Board::START, Color::Black, 10);
    let seconds = started.elapsed().as_secs_f64();
    line("othello_perft", &[("depth", 10.0), ("leaves", leaves as f64), ("leaves_per_second", leaves as f64 / seconds)]);
}

/// Proposes dead stones on an empty 19x19 board, the position farthest from the end of a game.
fn proposals() {
    let board = go::Board::new(Size::square(19).expect("the size is valid"));
    let mut samples: Vec<f64> = (0..20)
        .map(|_| {
            let started = Instant::now();
            black_box(go::propose(&board));
            started.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    line("dead_stone_proposal", &[("median_ms", quantile(&mut samples, 0.5)), ("max_ms", quantile(&mut samples, 1.0))]);
}

/// Counts a 19x19 board with many areas. In each area, a stone that is not marked as dead makes the area neutral. The rules are
/// Japanese, because counting territory is slower than counting area.
fn counts() {
    let letter = |x: u8, y: u8| match (x % 4, y % 4) {
        (0, _) | (_, 0) => 'X',
        (2, 2) => 'O',
        _ => '.',
    };
    let rows: Vec<String> = (0..19).map(|y| (0..19).map(|x| letter(x, y)).collect()).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let board = go::Board::from_rows(&rows).expect("every chain has liberties");
    let prisoners = rules::ByColor::default();
    let komi = rules::HalfPoints(13);
    let start = go::Start { board, turn: Color::Black, rules: go::Rules::JAPANESE, komi, handicap: 0, prisoners };
    let game = go::Game::from_start(start);
    let mut samples: Vec<f64> = (0..500)
        .map(|_| {
            let started = Instant::now();
            black_box(game.count(&BTreeSet::new(), &BTreeSet::new()));
            started.elapsed().as_secs_f64() * 1e6
        })
        .collect();
    line("go_count", &[("median_us", quantile(&mut samples, 0.5)), ("p99_us", quantile(&mut samples, 0.99))]);
}

/// Reads a file of 20 games with 250 moves each and occasional comments.
fn sgf_reading() -> Result<()> {
    let mut file = String::new();
    for game in 0..20 {
        write!(file, "(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[6.5]PB[Black {game}]PW[White {game}]")?;
        for number in 0..250_u8 {
            let (color, x, y) = (if number % 2 == 0 { 'B' } else { 'W' }, b'a' + number % 19, b'a' + number / 19);
            write!(file, ";{color}[{}{}]", char::from(x), char::from(y))?;
            if number % 25 == 0 {
                file.push_str("C[A comment \\[with brackets\\], as teachers write them: why not here?]");
            }
        }
        file.push(')');
    }
    let rounds = 200_u32;
    let started = Instant::now();
    for _ in 0..rounds {
        black_box(sgf::parse(file.as_bytes(), &sgf::Options::default()).ok().context("the file cannot be read as SGF")?);
    }
    let seconds = started.elapsed().as_secs_f64();
    let megabytes = file.len() as f64 * f64::from(rounds) / 1e6;
    line("sgf_parse", &[("megabytes_per_second", megabytes / seconds), ("file_kb", file.len() as f64 / 1e3)]);
    Ok(())
}
