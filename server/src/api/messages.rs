//! The messages of the WebSocket as a JSON Schema, for authors of clients.

use protocol::{ClientMessage, Command, ServerMessage};
use serde_json::{Map, Value, json};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// All messages. `oneOf` lists the messages of the client and the messages of the server, and `$defs` has the types
/// that the messages contain. The schemas are made for an OpenAPI 3.1 document, which follows the same standard (JSON
/// Schema, draft 2020-12). Only the place of their definitions is changed here.
#[must_use]
pub fn messages() -> Value {
    let mut found = Vec::new();
    let (client, server) = (collect::<ClientMessage>(&mut found), collect::<ServerMessage>(&mut found));
    let mut definitions: Map<String, Value> = found.into_iter().map(|(name, schema)| (name, moved(json!(schema)))).collect();
    // The server refuses unknown fields in the messages of clients. The server's own messages may get more fields in
    // later versions.
    for name in [&client, &Command::name().into_owned()] {
        for variant in definitions[name]["oneOf"].as_array_mut().into_iter().flatten() {
            variant["additionalProperties"] = Value::Bool(false);
        }
    }
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of Tengen's WebSocket",
        "description": "Each text frame is one message. docs/protocol.md explains them.",
        "oneOf": [{ "$ref": place(&client) }, { "$ref": place(&server) }],
        "$defs": definitions,
    })
}

/// Adds the schema of a type, and those of all types that it contains. Returns the name of the type.
fn collect<T: ToSchema + PartialSchema>(found: &mut Vec<(String, RefOr<Schema>)>) -> String {
    T::schemas(found);
    found.push((T::name().into_owned(), T::schema()));
    T::name().into_owned()
}

fn place(name: &str) -> String {
    format!("#/$defs/{name}")
}

/// The same schema with references to `$defs`.
fn moved(schema: Value) -> Value {
    match schema {
        Value::String(text) => match text.strip_prefix("#/components/schemas/") {
            Some(name) => Value::String(place(name)),
            None => Value::String(text),
        },
        Value::Array(items) => items.into_iter().map(moved).collect(),
        Value::Object(fields) => fields.into_iter().map(|(name, value)| (name, moved(value))).collect::<Map<_, _>>().into(),
        Value::Null | Value::Bool(_) | Value::Number(_) => schema,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use std::fs;

    /// Checks the samples of docs/protocol.md, which are the messages that clients send and receive.
    #[test]
    fn every_sample_of_a_message_fits_the_schema_and_a_misspelled_one_does_not() {
        let schema = jsonschema::validator_for(&messages()).unwrap();
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../protocol/tests/golden");
        let (mut client, mut server) = (0, 0);
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let name = entry.file_name().into_string().unwrap();
            let count = match name.split('.').next().unwrap() {
                "client" => &mut client,
                "server" => &mut server,
                _ => continue,
            };
            *count += 1;
            let sample: Value = serde_json::from_str(&fs::read_to_string(entry.path()).unwrap()).unwrap();
            if let Err(error) = schema.validate(&sample) {
                panic!("{name}: {error}");
            }
        }
        assert!(client > 5 && server > 5, "{client} and {server} samples");
        for wrong in [
            json!({"type": "leave"}),
            json!({"type": "leave", "room": 7}),
            json!({"type": "leaf", "room": "x"}),
            json!({"type": "join", "room": "x", "sinse": 3}),
            json!({"type": "command", "room": "x", "command_id": "1", "command": {"type": "sit_opposite", "nmae": "x"}}),
            json!({"type": "command", "room": "x", "command_id": "1", "command": {"type": "play"}}),
        ] {
            assert!(!schema.is_valid(&wrong), "{wrong}");
        }
    }
}
