//! The requests and answers in the protocol of Gomocup.

use super::{Client, Heard, Request, Wanted};
use crate::line;
use rules::gomoku::Ruleset;
use rules::{Color, Move, Point, Setup};
use std::time::Duration;

pub(super) fn ask(client: &Client, color: Color, moves: &[(Color, Move)]) -> Vec<Request> {
    let quiet = |line: String| Request::new(line, Wanted::Nothing);
    let placed = |action: Move| match action {
        Move::Place(point) => Some(point),
        Move::Pass => None,
    };
    if client.told.is_some_and(|told| told + 1 == moves.len())
        && let Some(point) = moves.last().and_then(|&(_, action)| placed(action))
    {
        let time = client.new_time().map(|time| quiet(timeout(time)));
        return time.into_iter().chain([Request::new(format!("TURN {},{}", point.x, point.y), Wanted::Move)]).collect();
    }
    let mut requests = Vec::new();
    let size = client.setup.size();
    requests.push(Request::new(
        if size.width() == size.height() {
            format!("START {}", size.width())
        } else {
            format!("RECTSTART {},{}", size.width(), size.height())
        },
        Wanted::Ready,
    ));
    requests.push(quiet(format!("INFO rule {}", rule(&client.setup))));
    if let Some(time) = client.move_time {
        requests.push(quiet(timeout(time)));
    }
    requests.push(quiet("INFO timeout_match 0".to_owned()));
    if moves.is_empty() {
        requests.push(Request::new("BEGIN", Wanted::Move));
        return requests;
    }
    requests.push(quiet("BOARD".to_owned()));
    for (mover, point) in moves.iter().filter_map(|&(mover, action)| Some((mover, placed(action)?))) {
        requests.push(quiet(format!("{},{},{}", point.x, point.y, if mover == color { 1 } else { 2 })));
    }
    requests.push(Request::new("DONE", Wanted::Move));
    requests
}

fn timeout(time: Duration) -> String {
    format!("INFO timeout_turn {}", time.as_millis())
}

fn rule(setup: &Setup) -> u8 {
    match setup {
        Setup::Gomoku(rows) => match rows.ruleset() {
            Ruleset::Freestyle | Ruleset::Mnk(_) => 0,
            Ruleset::Standard => 1,
            Ruleset::Renju(_) => 4,
            Ruleset::Caro => 8,
            Ruleset::CaroExact => 9,
        },
        Setup::Go(_) | Setup::Othello => 0,
    }
}

pub(super) fn read(setup: &Setup, wanted: Wanted, line: &str) -> Option<Heard> {
    let first = line.split(' ').next().unwrap_or_default().to_ascii_uppercase();
    match (first.as_str(), wanted) {
        // These are lines for people to read, and lines that come while no request waits for an answer.
        ("MESSAGE" | "DEBUG" | "", _) | (_, Wanted::Nothing) => None,
        ("ERROR" | "UNKNOWN", _) => Some(Heard::Refuses(line.to_owned())),
        ("OK", Wanted::Ready) => Some(Heard::Ready),
        (_, Wanted::Ready) => None,
        (_, Wanted::Move) => {
            let point = line::pair(line).map(|(x, y)| Point { x, y }).filter(|&point| setup.size().contains(point))?;
            Some(Heard::Move(Move::Place(point)))
        }
    }
}
