//! Browser bindings for a room on one device. The room takes commands and answers with messages, as the server does over a
//! WebSocket. Commands and messages are JSON.

use device::{Broken, DeviceRoom, Players, Seen};
use protocol::{Absence, ClientMessage, DeviceGame, Presence, ServerMessage};
use room::{Millis, PlayerId, RoomId, Seat, UnixMillis};
use wasm_bindgen::prelude::wasm_bindgen;

/// A small allocator, because the default allocator takes up more space in the module.
#[cfg(target_family = "wasm")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// The maximum length of a chat message in bytes: 0, because a game on one device has no chat.
const CHAT_BYTES: usize = 0;

/// A room on this device. Times are in milliseconds: `at` is an instant on the timeline of the game, and `time` counts from 1970.
#[wasm_bindgen]
pub struct Table {
    /// The id of the room in messages. It need not be the id in the record.
    name: String,
    device: DeviceRoom,
}

#[wasm_bindgen]
impl Table {
    /// Opens the room of a record. The record is a `DeviceGame`, and `name` is the id of the room in messages.
    ///
    /// # Errors
    /// The reason why the record cannot be replayed.
    pub fn open(name: String, record: &str) -> Result<Table, String> {
        let game: DeviceGame = serde_json::from_str(record).map_err(|error| error.to_string())?;
        let (Some(host), Some(guest)) = (PlayerId::parse("host"), PlayerId::parse("guest")) else {
            return Err("the ids of the players are not valid".to_owned());
        };
        let id = RoomId::parse(&game.id).ok_or("id must be 20 characters of lower-case Crockford base32")?;
        let device = DeviceRoom::replay(id, Players { host, guest }, game).map_err(|broken: Broken| broken.to_string())?;
        Ok(Table { name, device })
    }

    /// The host's color in a rematch on the same terms; undefined before the game has begun.
    #[must_use]
    pub fn next_color(&self) -> Option<String> {
        let black = self.device.room().next_black()?;
        Some(if black == Seat::Host { "black" } else { "white" }.to_owned())
    }

    /// The record, to be stored and uploaded.
    #[must_use]
    pub fn record(&self) -> String {
        json(self.device.game())
    }

    /// The game as an SGF file; undefined unless the game is finished. `date` is the day on which the game began.
    #[must_use]
    pub fn sgf(&self, date: String) -> Option<String> {
        translation::sgf_text(self.device.room(), Some(date), concat!("Tengen:", env!("CARGO_PKG_VERSION")))
    }

    /// The instant at which `tick` must be called; undefined if nothing will be due.
    #[must_use]
    pub fn deadline(&self) -> Option<f64> {
        self.device.deadline().map(|at| at.0 as f64)
    }

    /// The latest instant in the record. The timeline must not continue from an earlier instant.
    #[must_use]
    pub fn latest(&self) -> f64 {
        self.device.log().last().map_or(0.0, |last| last.at.0 as f64)
    }

    /// The answer to a `join`: the whole room or, with `since`, the events after the seq `since`.
    #[must_use]
    pub fn join(&self, at: f64, since: Option<f64>) -> String {
        let message = match since {
            Some(since) => self.events(millis(at), &self.device.since(since as u64)),
            None => ServerMessage::Joined { room: self.view(millis(at)) },
        };
        json(&message)
    }

    /// Carries out the command in a `command` message. The answer is a list of messages.
    ///
    /// # Errors
    /// If the message is not a command.
    pub fn command(&mut self, message: &str, at: f64, time: f64) -> Result<String, String> {
        let message: ClientMessage = serde_json::from_str(message).map_err(|error| error.to_string())?;
        let ClientMessage::Command { room, command_id, seat, command } = message else {
            return Err("the message is not a command".to_owned());
        };
        let (at, time) = (millis(at), UnixMillis(time as u64));
        let mut answers = Vec::new();
        let due = self.device.tick(at, time);
        if !due.is_empty() {
            answers.push(self.events(at, &due));
        }
        let seq = self.device.room().seq() + 1;
        match self.device.act(at, time, seat, &command) {
            Ok(seen) => {
                answers.push(self.events(at, &seen));
                answers.push(ServerMessage::Ack { room, command_id, seq });
            }
            Err(why) => answers.push(ServerMessage::Refused {
                room,
                command_id,
                code: why.code,
                message: why.message,
                wait_ms: why.wait.map(|wait| wait.0),
                limit: why.limit,
            }),
        }
        Ok(json(&answers))
    }

    /// Does what is due. The answer is a list of messages, which is empty before the deadline.
    pub fn tick(&mut self, at: f64, time: f64) -> String {
        let due = self.device.tick(millis(at), UnixMillis(time as u64));
        let answers: Vec<ServerMessage> = if due.is_empty() { Vec::new() } else { vec![self.events(millis(at), &due)] };
        json(&answers)
    }
}

impl Table {
    fn view(&self, now: Millis) -> protocol::RoomView {
        let here = || Absence::Here { round_trip_ms: None };
        let presence = Presence { host: here(), guest: here(), spectators: 0, names: Vec::new() };
        let room = self.device.room();
        let view = translation::view(room, &self.device.viewer(None), now, presence, CHAT_BYTES);
        protocol::RoomView { id: self.name.clone(), ..view }
    }

    fn events(&self, now: Millis, seen: &[Seen]) -> ServerMessage {
        let room = self.device.room();
        let role = room.role(&self.device.viewer(None));
        let events = seen.iter().map(|(recorded, change)| translation::envelope(room, recorded, change, role)).collect();
        ServerMessage::Events { room: self.name.clone(), events, state: translation::state(room, now) }
    }
}

/// The id of a new game, made from random bytes; undefined unless there are exactly 20 bytes.
#[must_use]
#[wasm_bindgen]
pub fn new_id(bytes: &[u8]) -> Option<String> {
    bytes.try_into().ok().map(|bytes| RoomId::from_random(bytes).to_string())
}

/// Converts a number from JavaScript. A negative number becomes zero.
fn millis(at: f64) -> Millis {
    Millis(at as u64)
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
