//! The requests and answers in GTP.

use super::{Client, Heard, Request, Wanted};
use crate::gtp::names;
use rules::{Color, Move, Position, Setup};

pub(super) fn ask(client: &Client, color: Color, moves: &[(Color, Move)]) -> Vec<Request> {
    let setup = &client.setup;
    let (kind, size) = (setup.kind(), setup.size());
    let ready = |line: String| Request::new(line, Wanted::Ready);
    let optional = |line: String| Request::optional(line, Wanted::Ready);
    let mut requests = Vec::new();
    if client.told.is_none() {
        match setup {
            Setup::Go(go) => {
                requests.push(ready(format!("boardsize {}", size.width())));
                requests.push(ready("clear_board".to_owned()));
                requests.push(ready(format!("komi {}", go.komi())));
                requests.extend(handicap(setup).map(ready));
            }
            Setup::Gomoku(rows) => {
                requests.push(optional("set_game Gomoku".to_owned()));
                requests.push(optional(format!("game_rule {}", rows.ruleset().as_str())));
                requests.push(ready(format!("boardsize {}", size.width())));
                requests.push(ready("clear_board".to_owned()));
            }
            Setup::Othello => {
                requests.push(optional("set_game Othello".to_owned()));
                requests.push(optional("boardsize 8".to_owned()));
                requests.push(ready("clear_board".to_owned()));
            }
        }
    }
    if let Some(time) = client.new_time() {
        // There is no main time, and each period is for one stone, so the period is the time limit for each move.
        requests.push(optional(format!("time_settings 0 {} 1", time.as_secs().max(1))));
    }
    for &(mover, action) in &moves[client.told.unwrap_or(0).min(moves.len())..] {
        let line = format!("play {} {}", mover.as_str(), names::move_name(kind, size, action));
        // In Othello, some engines make forced passes by themselves and refuse a command for the pass.
        let is_forced = kind == rules::Kind::Othello && action == Move::Pass;
        requests.push(if is_forced { optional(line) } else { ready(line) });
    }
    requests.push(Request::new(format!("genmove {}", color.as_str()), Wanted::Move));
    requests
}

/// The command that places the stones of a fixed handicap. The players place the stones of a free handicap themselves.
fn handicap(setup: &Setup) -> Option<String> {
    let position = Position::new(setup);
    let stones: Vec<String> = position
        .size()
        .points()
        .filter(|point| position.stone(*point).is_some())
        .map(|point| names::vertex(setup.kind(), position.size(), point))
        .collect();
    (!stones.is_empty()).then(|| format!("set_free_handicap {}", stones.join(" ")))
}

/// Reads only the first line of an answer, because none of our requests has an answer of several lines.
pub(super) fn read(setup: &Setup, wanted: Wanted, line: &str) -> Option<Heard> {
    let mark = line.chars().next()?;
    let words = line[mark.len_utf8()..].trim_start_matches(|letter: char| letter.is_ascii_digit()).trim();
    match (mark, wanted) {
        (_, Wanted::Nothing) => None,
        ('?', _) => Some(Heard::Refuses(words.to_owned())),
        ('=', Wanted::Ready) => Some(Heard::Ready),
        ('=', Wanted::Move) if words.eq_ignore_ascii_case("resign") => Some(Heard::Resigns),
        ('=', Wanted::Move) => match names::action(setup.kind(), setup.size(), words) {
            Some(action) => Some(Heard::Move(action)),
            None => Some(Heard::Refuses(format!("not a move: {words}"))),
        },
        _ => None,
    }
}
