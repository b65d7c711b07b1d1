//! Browser bindings for the bot of a game on one device. The module runs in a worker, so the page stays responsive while the bot
//! thinks.
//!
//! Nothing is kept between two calls: the game arrives as a record, and what the bot expects of the game goes out with each answer
//! and comes back with the next call. So the page can end the worker at any time, for example if the position has changed.

use bot_player::{Answer, Next, Outlook, Question, command, next, seat_of_bot};
use bots::limits::Limits;
use device::{DeviceRoom, Players};
use protocol::DeviceGame;
use room::{Level, Millis, PlayerId, Room, RoomId, Seat};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use wasm_bindgen::prelude::wasm_bindgen;

/// A small allocator, because the default allocator takes up more space in the module.
#[cfg(target_family = "wasm")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// What a bot expects of its game.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize)]
struct Expects {
    /// The probability that the bot wins, as far as the bot could tell at its latest move that was not a pass.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chance: Option<f32>,
    /// The number of the bot's latest moves in a row at which the bot had no hope. Passes do not count.
    hopeless: u8,
}

/// What a bot does.
#[derive(Debug, Serialize)]
struct Does {
    /// Its command; absent if it has to wait for the opponent.
    #[serde(skip_serializing_if = "Option::is_none")]
    command: Option<protocol::Command>,
    /// The command must not be given sooner than this many milliseconds after the call.
    soonest_ms: u64,
    /// What the bot expects of the game from now on.
    outlook: Expects,
}

/// What the bot of a game does next, as JSON. The `record` is a `DeviceGame`, `at` is the present instant on the
/// timeline of the game, in milliseconds, and `seed` is a random number. `outlook` is the one that came with the bot's
/// latest command, or an empty string before the bot's first command.
///
/// # Errors
/// The reason if the record cannot be replayed, if it has no bot, or if the bot finds no answer.
#[wasm_bindgen]
pub fn act(record: &str, at: f64, seed: f64, outlook: &str) -> Result<String, String> {
    let room = replayed(record)?;
    let (seat, level) = seat_of_bot(room.room()).ok_or("nobody in this game is a bot")?;
    let expects: Expects =
        if outlook.is_empty() { Expects::default() } else { serde_json::from_str(outlook).map_err(|error| error.to_string())? };
    let does = decided(room.room(), seat, level, Millis(at as u64), seed as u64, expects)?;
    serde_json::to_string(&does).map_err(|error| error.to_string())
}

fn replayed(record: &str) -> Result<DeviceRoom, String> {
    let game: DeviceGame = serde_json::from_str(record).map_err(|error| error.to_string())?;
    let (Some(host), Some(guest)) = (PlayerId::parse("host"), PlayerId::parse("guest")) else {
        return Err("the ids of the players are not valid".to_owned());
    };
    let id = RoomId::parse(&game.id).ok_or("id must be 20 characters of lower-case Crockford base32")?;
    DeviceRoom::replay(id, Players { host, guest }, game).map_err(|broken| broken.to_string())
}

fn decided(room: &Room, seat: Seat, level: Level, now: Millis, seed: u64, expects: Expects) -> Result<Does, String> {
    let mut outlook = Outlook::new(expects.chance, expects.hopeless);
    let next = next(room, seat, level, outlook.chance(), seed);
    let (command, soonest) = match Question::of(room, seat, level, &next) {
        Some(question) => {
            let budget = question.budget(room, now);
            let answer = searched(&question, seed, budget.most).ok_or("the bot has found no answer")?;
            (Some(command(room, level, &mut outlook, answer, false)), budget.soonest)
        }
        None => match next {
            Next::Do(command) => (Some(command), Duration::ZERO),
            Next::Nothing => (None, Duration::ZERO),
            Next::Think | Next::Open(_) | Next::Recall | Next::Judge => {
                return Err("the bot has to search, but has no question".to_owned());
            }
        },
    };
    let setup = &room.terms().setup;
    let wire = |command| translation::wire_command(&command, setup).ok_or("the bot's command is not one of the protocol");
    Ok(Does {
        command: command.map(wire).transpose()?,
        soonest_ms: soonest.as_millis() as u64,
        outlook: Expects { chance: outlook.chance(), hopeless: outlook.hopeless() },
    })
}

/// Searches until the level's own limit is reached, but no longer than this time.
fn searched(question: &Question, seed: u64, most: Option<Duration>) -> Option<Answer> {
    let ends = most.map(|most| clock::now() + most.as_secs_f64() * 1000.0);
    let stop = || ends.is_some_and(|ends| clock::now() >= ends);
    question.answer(seed, Limits { nodes: u64::MAX, stop: &stop })
}

/// The clock of the browser.
#[cfg(target_family = "wasm")]
mod clock {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        /// The time since the worker began, in milliseconds.
        #[wasm_bindgen(js_namespace = performance)]
        pub(super) fn now() -> f64;
    }
}

/// The clock stands still outside a browser, where only tests call this crate.
#[cfg(not(target_family = "wasm"))]
mod clock {
    pub(super) const fn now() -> f64 {
        0.0
    }
}
