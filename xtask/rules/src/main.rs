//! The developer commands that need the rules or the wire types. `cargo xtask` calls them.
//!
//! They are in a separate program so that `cargo xtask` itself compiles in seconds.

#![allow(clippy::print_stdout, reason = "a command line tool prints to standard output")]

mod perft;
mod vectors;

use std::path::PathBuf;
use std::process::ExitCode;

const USAGE: &str = "usage: xtask-rules vectors PATH... | perft KIND DEPTH | typescript";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> anyhow::Result<()> {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["vectors", ref paths @ ..] => vectors::run(&paths.iter().map(PathBuf::from).collect::<Vec<_>>()),
        ["perft", kind, depth] => perft::run(kind, depth.parse()?),
        ["typescript"] => {
            print!("{}", protocol::typescript::declarations());
            Ok(())
        }
        _ => anyhow::bail!("{USAGE}"),
    }
}
