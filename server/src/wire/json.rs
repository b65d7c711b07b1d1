//! Parses JSON into the types of the protocol, whose messages are objects.

use super::{Refused, bad_json};
use protocol::Code;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Parses a message or a body.
///
/// # Errors
/// The code and the message for the client.
pub fn json<T: DeserializeOwned + Serialize>(text: &str) -> Result<T, Refused> {
    let parsed: T = serde_json::from_str(text).map_err(|error| bad_json(&error))?;
    // In place of an object, serde also accepts a list of the values of its fields, in the order in which the type declares them.
    // No client should rely on that order. Besides, the entries of a list have no names, so an unknown field could
    // not be noticed.
    if text.contains('[') && stands_for_an_object(&read(text)?, &serde_json::to_value(&parsed).unwrap_or_default()) {
        return Err(Refused::new(Code::Invalid, "expected an object, found a list"));
    }
    Ok(parsed)
}

fn read(text: &str) -> Result<Value, Refused> {
    serde_json::from_str(text).map_err(|error| bad_json(&error))
}

/// Whether a list was sent where the parsed value has an object.
fn stands_for_an_object(sent: &Value, parsed: &Value) -> bool {
    match (sent, parsed) {
        (Value::Array(_), Value::Object(_)) => true,
        (Value::Array(sent), Value::Array(parsed)) => {
            sent.iter().zip(parsed).any(|(sent, parsed)| stands_for_an_object(sent, parsed))
        }
        (Value::Object(sent), Value::Object(parsed)) => {
            sent.iter().any(|(name, sent)| parsed.get(name).is_some_and(|parsed| stands_for_an_object(sent, parsed)))
        }
        (Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) | Value::Object(_), _) => false,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use protocol::{ClientMessage, DeviceGame, NewSession, PostCommand, SeatClaim};

    fn code<T: DeserializeOwned + Serialize>(text: &str) -> Option<Code> {
        json::<T>(text).err().map(|refused| refused.code)
    }

    #[test]
    fn a_list_is_not_taken_for_an_object() {
        let message = |command: &str| format!(r#"{{"type":"command","room":"r","command_id":"c","command":{command}}}"#);
        let play = r#"{"type":"play","point":"d4"}"#;
        assert_eq!(code::<ClientMessage>(&message(play)), None);
        assert_eq!(code::<ClientMessage>(&message(r#"{"type":"offer_moves","points":["d4","e5"]}"#)), None);
        for text in [
            r#"["ping",5]"#.to_owned(),
            format!(r#"["command","r","c",null,{play}]"#),
            message(r#"["play","d4"]"#),
            message(r#"["offer","draw",null]"#),
            message(
                r#"{"type":"offer","offer":"rematch","terms":[{"kind":"othello"},"free",null,{"type":"none"},"black","off",null,"public",null]}"#,
            ),
        ] {
            assert_eq!(code::<ClientMessage>(&text), Some(Code::Invalid), "{text}");
        }
        assert_eq!(code::<PostCommand>(r#"["a3","host",["offer","draw",null]]"#), Some(Code::Invalid));
        assert_eq!(code::<NewSession>(r#"["abc",true]"#), Some(Code::Invalid));
        assert_eq!(code::<SeatClaim>(r#"["abc"]"#), Some(Code::Invalid));
        let game = |act: &str| {
            format!(
                r#"{{"id":"x","terms":{{"setup":{{"kind":"othello"}},"opening":"free","time":{{"type":"none"}},"colors":"black",
                    "takeback":"off","visibility":"public"}},"host":"ann","guest":"ben","time":0,"acts":[{act}]}}"#
            )
        };
        assert_eq!(code::<DeviceGame>(&game(r#"{"at_ms":1,"time":1}"#)), None);
        assert_eq!(code::<DeviceGame>(&game("[1,1,null,null,null]")), Some(Code::Invalid));
    }
}
