//! The developer commands: `cargo xtask NAME`, one file per command. Apart from the requirements in CONTRIBUTING.md, no tool has
//! to be installed by hand.

#![allow(clippy::print_stdout, reason = "a command line tool prints to standard output")]

mod bench;
mod chromium;
mod ci;
mod codegen;
mod dev;
mod fuzz;
mod games;
mod layout;
mod league;
mod mutants;
mod node;
mod prepare;
mod process;
mod rules;
mod running;
mod serve;
mod size;
mod stamp;
mod test;
mod tidy;
mod tool;
mod train;
mod wasm;
mod web;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  serve [ARGS]        set everything up, build quickly and run `tengen serve ARGS`
  dev [ARGS]          like serve, but rebuild, restart and reload on every change to the code, until Ctrl-C
  build               build the optimized program, client included
  test [--fast]       run every test; --fast leaves out the browser tests
  ci                  run every other check: format, lints, tidy, docs, generated files, size, fuzzing, mutants
  codegen [--check]   write the client's types (*.gen.ts), docs/openapi.json, docs/messages.schema.json and
                      docs/limits.md; --check only compares
  prepare [--check]   write descriptions of all SQL queries to .sqlx, for builds without a database; --check only compares
  tidy                check the project rules that no compiler or linter checks
  vectors PATH...     test the rules against public collections of positions and games
  perft KIND DEPTH    count all sequences of DEPTH moves
  fuzz [NAME...] [--seconds N]
                      run the fuzz targets, each for a minute or N seconds
  fuzz NAME FILE...   replay the inputs that made a target fail
  mutants [--files PATTERN...] [--except PATTERN...] [--in-diff BASE] [--shard K/N] [--sample N [--seed S]] [--minutes M]
          [--limit SECONDS]
                      make small changes to the code and list those that no test notices
  bench [NAME...]     run the benchmarks and print the results as JSON lines
  train othello|gomoku [--seed N] [--games PERCENT] [--threads N]
                      make the weights of an engine from games of the engine against itself
  league KIND [SIDE] --against LEVEL|COMMAND [--level N] [--protocol gtp|gomocup|nboard] [--rule RULESET] [--games N]
         [--move-time SECONDS] [--parallel N] [--sprt LOW,HIGH] [--seed N]
                      let a level of our bots play against another level or another engine
  games [--count N] [--seed N]
                      let our bots play many fast games of all kinds against each other, to find faults";

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
    let (name, rest) = args.split_first().map_or(("help", &[][..]), |(name, rest)| (name.as_str(), rest));
    match name {
        "serve" => serve::run(rest),
        "dev" => dev::run(rest),
        "build" => no_more(rest).and_then(|()| serve::build()).map(|program| println!("{}", program.display())),
        "test" => test::run(flag(rest, "--fast")?),
        "ci" => no_more(rest).and_then(|()| ci::check()),
        "codegen" => codegen::run(flag(rest, "--check")?),
        "prepare" => prepare::run(flag(rest, "--check")?),
        "tidy" => no_more(rest).and_then(|()| tidy::run()),
        "vectors" | "perft" => rules::run(name, rest),
        "fuzz" => fuzz::run(rest),
        "mutants" => mutants::run(&mutants::Options::read(rest)?),
        "bench" => bench::run(rest),
        "train" => train::run(rest),
        "league" => league::run(rest),
        "games" => games::run(rest),
        "help" | "--help" | "-h" => {
            println!("{USAGE}");
            Ok(())
        }
        other => anyhow::bail!("unknown command {other:?}\n\n{USAGE}"),
    }
}

/// True if the only argument is this flag, false if there are no arguments.
fn flag(args: &[String], name: &str) -> anyhow::Result<bool> {
    match args {
        [] => Ok(false),
        [only] if only == name => Ok(true),
        _ => anyhow::bail!("expected {name} or no argument, found {}", args.join(" ")),
    }
}

fn no_more(args: &[String]) -> anyhow::Result<()> {
    anyhow::ensure!(args.is_empty(), "this command takes no arguments, found {}", args.join(" "));
    Ok(())
}
