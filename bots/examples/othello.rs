//! Solves positions of Othello, and prints how much work each one took.
//!
//! `cargo run -p bots --release --example othello -- FILE` reads one position per line: 64 characters row by row (`X` for Black, `O`
//! for White, `-` for an empty point), a space, and the color to move. Text after a semicolon is printed with the result.
#![allow(missing_docs, clippy::unwrap_used, clippy::print_stdout, reason = "a program to measure with")]

use bots::limits::Limits;
use bots::othello::{Pair, Solver, Weights};

fn main() {
    let file = std::env::args().nth(1).expect("the name of a file with positions");
    let mut nodes = 0;
    let begin = processor_seconds();
    for line in std::fs::read_to_string(file).unwrap().lines().filter(|line| !line.is_empty()) {
        let (position, note) = line.split_once(';').unwrap_or((line, ""));
        let pair = read(position.trim());
        let start = processor_seconds();
        let solved = Solver::new(Weights::ours(), 18).solve(pair, Limits::nodes(u64::MAX)).unwrap();
        nodes += solved.nodes;
        let best = solved.best.map_or("pass".into(), |at| format!("{}{}", char::from(b'a' + at % 8), at / 8 + 1));
        let seconds = processor_seconds() - start;
        println!(
            "{:+} {best}: {} nodes, {seconds:.2} s, {} empty;{note}",
            solved.margin,
            solved.nodes,
            pair.empty().count_ones()
        );
    }
    println!("all: {nodes} nodes, {:.2} s", processor_seconds() - begin);
}

/// The processor time of this program so far. The system counts it in hundredths of a second.
fn processor_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let fields: Vec<f64> =
        stat.rsplit(')').next().unwrap().split_whitespace().skip(11).take(2).map(|n| n.parse().unwrap()).collect();
    fields.iter().sum::<f64>() / 100.0
}

fn read(line: &str) -> Pair {
    let (board, turn) = line.split_once(' ').unwrap();
    let stones = |of: char| board.chars().enumerate().filter(|(_, c)| *c == of).fold(0_u64, |set, (at, _)| set | 1 << at);
    let (black, white) = (stones('X'), stones('O'));
    if turn == "X" { Pair { own: black, opponent: white } } else { Pair { own: white, opponent: black } }
}
