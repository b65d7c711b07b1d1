//! Messages and commands of clients, parsed once.

use super::Refused;
use crate::error::ApiError;
use protocol::{ClientMessage, Code, Command};
use room::{RoomId, Seat};
use sha2::{Digest as _, Sha256};

/// The limit on the nesting of JSON. Our messages are not nested more deeply. The limit of serde_json is higher, and
/// parsing text that reaches it costs more.
const DEPTH: usize = 16;

/// Parses one text frame.
///
/// # Errors
/// The code and the message for the client.
pub fn message(text: &str) -> Result<ClientMessage, Refused> {
    if depth(text) > DEPTH {
        return Err(Refused::new(Code::Malformed, "the JSON is nested too deeply"));
    }
    super::json(text).map_err(|refused| if has_type(text) { refused } else { Refused::new(Code::Malformed, refused.message) })
}

/// Parses a room id. `None` if it is invalid, because no room has such an id.
#[must_use]
pub fn room_id(text: &str) -> Option<RoomId> {
    RoomId::parse(text)
}

/// A hash of a command's content and of the seat that the command names. Every build of the server computes the same
/// hash for a command.
#[must_use]
pub fn fingerprint(command: &Command, seat: Option<Seat>) -> u64 {
    // The type fixes the order of the fields, so the JSON of a command is always the same.
    let mut text = serde_json::to_vec(command).unwrap_or_default();
    text.extend(seat.and_then(|seat| serde_json::to_vec(&seat).ok()).into_iter().flatten());
    let mut first = [0; 8];
    first.copy_from_slice(&Sha256::digest(text)[..8]);
    // The database stores signed numbers.
    u64::from_le_bytes(first) >> 1
}

/// The deepest nesting of brackets outside strings.
fn depth(text: &str) -> usize {
    let (mut now, mut deepest, mut in_string, mut escaped) = (0usize, 0, false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            b'{' | b'[' if !in_string => {
                now += 1;
                deepest = deepest.max(now);
            }
            b'}' | b']' if !in_string => now = now.saturating_sub(1),
            _ => {}
        }
    }
    deepest
}

/// The refusal for JSON that serde does not accept. Serde distinguishes some kinds of errors only in its text, so this function
/// reads the text.
#[must_use]
pub fn bad_json(error: &serde_json::Error) -> Refused {
    use serde_json::error::Category;
    let words = error.to_string();
    let code = match error.classify() {
        Category::Io | Category::Syntax | Category::Eof => Code::Malformed,
        // The text lists the known variants. Only the list for messages contains `join`, and only the list for commands
        // contains `sit`. An unknown variant in any other place is an invalid value.
        Category::Data if words.starts_with("unknown variant") && (words.contains("`join`") || words.contains("`sit`")) => {
            Code::UnknownType
        }
        Category::Data if words.starts_with("unknown field") => Code::UnknownField,
        Category::Data => Code::Invalid,
    };
    Refused::new(code, super::plain(&words))
}

/// What an invalid message is about.
#[derive(Debug, PartialEq, Eq)]
pub enum About {
    /// A command to a room.
    Command {
        /// The room.
        room: String,
        /// The client's id for the command.
        command_id: String,
    },
    /// A room.
    Room(String),
    /// The message is not about a room, or it is unclear what it is about.
    Nothing,
}

/// What a message is about, even if the rest of it is not valid.
#[must_use]
pub fn about(text: &str) -> About {
    #[derive(serde::Deserialize)]
    struct Ids {
        r#type: String,
        room: String,
        command_id: Option<String>,
    }
    let is_object = text.trim_start().starts_with('{');
    let ids = if depth(text) > DEPTH || !is_object { None } else { serde_json::from_str(text).ok() };
    match ids {
        Some(Ids { r#type, room, command_id: Some(command_id) }) if r#type == "command" => About::Command { room, command_id },
        Some(Ids { room, .. }) => About::Room(room),
        None => About::Nothing,
    }
}

/// Whether the message has a type.
fn has_type(text: &str) -> bool {
    serde_json::from_str::<serde_json::Value>(text).is_ok_and(|value| value.get("type").is_some_and(serde_json::Value::is_string))
}

/// Why a chat text is refused.
impl From<crate::text::BadText> for Refused {
    fn from(bad: crate::text::BadText) -> Self {
        match bad {
            crate::text::BadText::Empty => room::Refusal::Empty.into(),
            crate::text::BadText::TooLong { most, count } => {
                let words = format!("a chat message can have at most {most} characters, and this one has {count}");
                let limit = protocol::Limit::new(protocol::LimitName::ChatCharacters, most);
                Self { limit: Some(limit), ..Self::new(Code::TooLarge, words) }
            }
        }
    }
}

/// The same refusal as a REST error.
impl From<Refused> for ApiError {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_invalid_message_has_its_code() {
        let cases = [
            ("", Code::Malformed),
            ("hello", Code::Malformed),
            ("{", Code::Malformed),
            ("[]", Code::Malformed),
            (r#"["ping",5]"#, Code::Malformed),
            (r#"{"type":"command","room":"r","command_id":"c","command":["offer","draw",null]}"#, Code::Invalid),
            ("{}", Code::Malformed),
            ("7", Code::Malformed),
            (r#"{"type":7}"#, Code::Malformed),
            (r#"{"type":"fly"}"#, Code::UnknownType),
            (r#"{"type":"ping","nonce":1,"extra":2}"#, Code::UnknownField),
            (r#"{"type":"ping"}"#, Code::Invalid),
            (r#"{"type":"ping","nonce":-1}"#, Code::Invalid),
            (r#"{"type":"ping","nonce":1.5}"#, Code::Invalid),
            (r#"{"type":"command","room":"r","command_id":"c","command":{"type":"fly"}}"#, Code::UnknownType),
            (r#"{"type":"command","room":"r","command_id":"c","command":{"type":"pass","x":1}}"#, Code::UnknownField),
            (r#"{"type":"command","room":"r","command_id":"c","command":{"type":"play"}}"#, Code::Invalid),
            (r#"{"type":"command","room":"r","command_id":"c","command":{"type":"play","point":8}}"#, Code::Invalid),
            (r#"{"type":"command","room":"r","command_id":"c","command":{}}"#, Code::Invalid),
            (r#"{"type":"ping","nonce":"1"}"#, Code::Invalid),
            (r#"{"type":"command","room":"r","command_id":"c","command":{"type":"choose","choice":"red"}}"#, Code::Invalid),
            (r#"{"type":"command","room":"r","command_id":"c","command":{"type":"choose"}}"#, Code::Invalid),
            (r#"{"type":"command","room":"r","command_id":"c","command":{"type":"declare","count":256}}"#, Code::Invalid),
            (r#"{"type":"command","room":"r","command_id":"c","command":{"type":"offer_moves","points":"h8"}}"#, Code::Invalid),
            (r#"{"type":"command","room":"r","command_id":"c","command":{"type":"name_komi","komi_half":6.5}}"#, Code::Invalid),
            (r#"{"type":"command","room":"r","command_id":"c","command":{"type":"name_komi","komi":6}}"#, Code::UnknownField),
            (r#"{"type":"command","room":"r","command_id":"c","command":{"type":"guess","parity":"both"}}"#, Code::Invalid),
        ];
        for (text, code) in cases {
            assert_eq!(message(text).map_err(|refused| refused.code), Err(code), "{text}");
        }
        let deep = format!("{}{}", "[".repeat(1000), "]".repeat(1000));
        assert_eq!(message(&deep).map_err(|refused| refused.code), Err(Code::Malformed));
    }

    #[test]
    fn the_ids_of_a_message_can_be_read_even_if_it_is_not_valid() {
        let ids = |command| about(&format!(r#"{{"type":"command","room":"r","command_id":"c1","command":{command}}}"#));
        for command in [r#"{"type":"accept_score"}"#, r#"{"type":"fly"}"#, r#"{"type":"choose","choice":"purple"}"#, "7"] {
            let ours = About::Command { room: "r".to_owned(), command_id: "c1".to_owned() };
            assert_eq!(ids(command), ours, "{command}");
        }
        assert_eq!(ids("[["), About::Nothing, "not JSON");
        assert_eq!(ids(&"[".repeat(16)), About::Nothing, "too deep");
        for text in [r#"{"type":"command","room":"r"}"#, r#"{"type":"join","room":"r","command_id":"c1"}"#] {
            assert_eq!(about(text), About::Room("r".to_owned()), "{text}");
        }
        for text in [r#"["command","r","c1"]"#, r#"{"type":"ping"}"#, r#"{"room":"r"}"#, r#"{"type":"join","room":7}"#, "7"] {
            assert_eq!(about(text), About::Nothing, "{text}");
        }
    }

    #[test]
    fn brackets_in_strings_do_not_count_as_nesting() {
        assert_eq!(depth(r#"{"a":"[[[[\"[[[[","b":[{}]}"#), 3);
        assert_eq!(depth(r#"{"a":"\\","b":[{}]}"#), 3);
    }

    #[test]
    fn fingerprints_distinguish_commands_and_never_change() {
        let one = fingerprint(&Command::Play { point: "D4".into() }, None);
        assert_eq!(one, fingerprint(&Command::Play { point: "D4".into() }, None));
        assert_ne!(one, fingerprint(&Command::Play { point: "D5".into() }, None));
        assert_ne!(fingerprint(&Command::Pass {}, None), fingerprint(&Command::Resign {}, None));
        let from = |seat| fingerprint(&Command::Pass {}, seat);
        assert!(from(Some(Seat::Host)) != from(Some(Seat::Guest)) && from(None) != from(Some(Seat::Host)));
        // Fingerprints are stored with the events. If this number changed, the server would refuse repeated commands that an
        // earlier build has stored.
        assert_eq!(fingerprint(&Command::Pass {}, None), 2_060_647_912_332_697_116);
    }
}
