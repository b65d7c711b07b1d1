//! Every developer habit as a command: `cargo xtask NAME`. One file a command; nothing else needs to be installed by hand.

#![allow(clippy::print_stdout, reason = "a command line tool speaks on standard output")]

mod bench;
mod chromium;
mod ci;
mod codegen;
mod dev;
mod fuzz;
mod layout;
mod mutants;
mod node;
mod prepare;
mod process;
mod rules;
mod serve;
mod size;
mod stamp;
mod test;
mod tidy;
mod tool;
mod wasm;
mod web;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  serve [ARGS]        set everything up, build quickly and run `tengen serve ARGS`
  dev [ARGS]          the same for work on the code: rebuild, restart and reload on every change, until Ctrl-C
  build               build the optimised program, with the client inside
  test [--fast]       run every test; --fast leaves out the browser tests
  ci                  everything else a change must pass: format, lints, tidy, docs, generated files, size, fuzzing
  codegen [--check]   write the types of the client (*.gen.ts) and docs/openapi.json; --check only compares
  prepare [--check]   describe all SQL in .sqlx, against which the store compiles; --check only compares
  tidy                check the rules of the house that no compiler knows
  vectors PATH...     run public collections of positions and games against the rules
  perft KIND DEPTH    count the positions that the rules reach in so many moves
  fuzz [NAME...] [--seconds N]
                      try to break the laws of fuzz/, each for a minute or N seconds
  fuzz NAME FILE...   replay what broke a law
  mutants [--files PATTERN...] [--in-diff BASE] [--shard K/N] [--sample N [--seed S]] [--minutes M] [--limit SECONDS]
                      break the code in small ways and name the changes that no test notices
  bench [NAME]        measure; prints JSON lines";

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
        "help" | "--help" | "-h" => {
            println!("{USAGE}");
            Ok(())
        }
        other => anyhow::bail!("there is no command {other:?}\n\n{USAGE}"),
    }
}

/// True if the only argument is this flag, false if there is none.
fn flag(args: &[String], name: &str) -> anyhow::Result<bool> {
    match args {
        [] => Ok(false),
        [only] if only == name => Ok(true),
        _ => anyhow::bail!("expected {name} or nothing, found {}", args.join(" ")),
    }
}

fn no_more(args: &[String]) -> anyhow::Result<()> {
    anyhow::ensure!(args.is_empty(), "this command takes no arguments, found {}", args.join(" "));
    Ok(())
}
