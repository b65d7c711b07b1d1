//! The requests and answers in the protocol of NBoard. The engine gets the whole game before each move.

use super::{Client, Heard, Request, Wanted};
use crate::nboard::ggf;
use rules::{Color, Move};

/// The depth of search that we ask of an engine. Some engines ignore it if their command line sets another depth or
/// level.
const DEPTH: u32 = 12;

pub(super) fn ask(client: &Client, moves: &[(Color, Move)]) -> Vec<Request> {
    let mut requests = Vec::new();
    if client.told.is_none() {
        requests.push(Request::new("nboard 2", Wanted::Nothing));
        requests.push(Request::new(format!("set depth {DEPTH}"), Wanted::Nothing));
    }
    requests.push(Request::new(format!("set game {}", ggf::write(moves)), Wanted::Nothing));
    // After the answer to `ping`, no answer about an earlier position can arrive.
    requests.push(Request::new(format!("ping {}", moves.len()), Wanted::Ready));
    requests.push(Request::new("go", Wanted::Move));
    requests
}

pub(super) fn read(wanted: Wanted, line: &str) -> Option<Heard> {
    match wanted {
        Wanted::Nothing => None,
        Wanted::Ready => line.starts_with("pong").then_some(Heard::Ready),
        Wanted::Move => {
            let words = line.strip_prefix("===")?.trim();
            Some(ggf::action(words).map_or_else(|| Heard::Refuses(format!("not a move: {words}")), Heard::Move))
        }
    }
}
