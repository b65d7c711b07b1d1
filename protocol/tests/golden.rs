//! Checks the samples of `docs/protocol.md`. Reading a sample and writing it again does not change it, the page shows every
//! sample, and every variant has a sample.
#![allow(clippy::unwrap_used)]

use protocol::{
    Absence, Act, ApiErrorBody, ClientMessage, Code, Command, CommandDone, CreateRoom, Envelope, Event, GameDetail, GamePage,
    Handicap, Health, NewSeatLink, NewSession, Outcome, PostCommand, Role, RoomList, SeatClaim, ServerMessage, SessionInfo,
    Setup, SgfRecord, State, TimeControl,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The samples by name.
fn samples() -> BTreeMap<String, String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let read = |path: std::path::PathBuf| {
        let name =
            path.file_name().unwrap().to_str().unwrap().strip_suffix(".json").expect("a sample is a .json file").to_owned();
        (name, std::fs::read_to_string(path).unwrap().trim_end().to_owned())
    };
    files.map(read).collect()
}

/// Checks that reading a sample and writing it again loses and adds nothing.
fn there_and_back<T: Serialize + DeserializeOwned>(name: &str, text: &str) {
    let value: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let (before, after): (Value, Value) = (serde_json::from_str(text).unwrap(), serde_json::to_value(&value).unwrap());
    assert_eq!(before, after, "{name}");
}

#[test]
fn every_sample_is_read_and_written_by_its_type() {
    for (name, text) in samples() {
        let check = match name.split_once('.').expect("a name has two parts") {
            ("client", _) => there_and_back::<ClientMessage>,
            ("command", _) => there_and_back::<Command>,
            ("server", _) => there_and_back::<ServerMessage>,
            ("event", _) => there_and_back::<Envelope>,
            ("part", _) => there_and_back::<State>,
            ("act", _) => there_and_back::<Act>,
            ("setup", _) => there_and_back::<Setup>,
            ("handicap", _) => there_and_back::<Handicap>,
            ("time", _) => there_and_back::<TimeControl>,
            ("outcome", _) => there_and_back::<Outcome>,
            ("role", _) => there_and_back::<Role>,
            ("absence", _) => there_and_back::<Absence>,
            ("rest", "new_session") => there_and_back::<NewSession>,
            ("rest", "session_info") => there_and_back::<SessionInfo>,
            ("rest", "create_room") => there_and_back::<CreateRoom>,
            ("rest", "post_command") => there_and_back::<PostCommand>,
            ("rest", "command_done") => there_and_back::<CommandDone>,
            ("rest", "room_list") => there_and_back::<RoomList>,
            ("rest", "game_page") => there_and_back::<GamePage>,
            ("rest", "game_detail") => there_and_back::<GameDetail>,
            ("rest", "sgf_record") => there_and_back::<SgfRecord>,
            ("rest", "new_seat_link") => there_and_back::<NewSeatLink>,
            ("rest", "seat_claim") => there_and_back::<SeatClaim>,
            ("rest", "health") => there_and_back::<Health>,
            ("rest", "api_error") => there_and_back::<ApiErrorBody>,
            _ => panic!("{name} belongs to no type"),
        };
        check(&name, &text);
    }
}

/// The names of all variants, as serde knows them.
fn variants<T: DeserializeOwned>(tag: &str) -> BTreeSet<String> {
    let unknown = if tag.is_empty() { "\"?\"".to_owned() } else { format!("{{\"{tag}\":\"?\"}}") };
    let error = serde_json::from_str::<T>(&unknown).err().expect("there is no variant ?").to_string();
    let (_, expected) = error.split_once("expected").expect("serde lists what it expects");
    expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The variants that appear in the samples of one sort.
fn shown(sort: &str, tag: &str) -> BTreeSet<String> {
    let of_sort = samples().into_iter().filter(|(name, _)| name.starts_with(&format!("{sort}.")));
    let variant = |(name, text): (String, String)| {
        let value: Value = serde_json::from_str(&text).unwrap();
        let tagged = if sort == "event" { &value["event"] } else { &value };
        tagged[tag].as_str().unwrap_or_else(|| panic!("{name} has no {tag}")).to_owned()
    };
    of_sort.map(variant).collect()
}

#[test]
fn there_is_a_sample_of_every_variant() {
    let all = [
        ("client", "type", variants::<ClientMessage>("type")),
        ("command", "type", variants::<Command>("type")),
        ("server", "type", variants::<ServerMessage>("type")),
        ("event", "type", variants::<Event>("type")),
        ("act", "type", variants::<Act>("type")),
        ("setup", "kind", variants::<Setup>("kind")),
        ("handicap", "type", variants::<Handicap>("type")),
        ("time", "type", variants::<TimeControl>("type")),
        ("outcome", "type", variants::<Outcome>("type")),
        ("role", "type", variants::<Role>("type")),
        ("absence", "type", variants::<Absence>("type")),
    ];
    for (sort, tag, variants) in all {
        assert!(variants.len() >= 2, "{sort}: {variants:?}");
        assert_eq!(shown(sort, tag), variants, "{sort}");
    }
}

fn page() -> String {
    std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/protocol.md")).unwrap()
}

#[test]
fn the_page_shows_every_sample() {
    let page = page();
    for (name, text) in samples() {
        assert!(page.contains(&text), "docs/protocol.md does not show {name}:\n{text}");
    }
}

#[test]
fn every_json_of_the_page_is_a_sample() {
    let samples: BTreeSet<Sorted> = samples().values().map(|text| sorted(&serde_json::from_str(text).unwrap())).collect();
    for block in page().split("```json\n").skip(1) {
        let (block, _) = block.split_once("```").expect("a block ends");
        for value in serde_json::Deserializer::from_str(block).into_iter::<Value>() {
            let value = sorted(&value.unwrap_or_else(|error| panic!("{error} in\n{block}")));
            assert!(samples.contains(&value), "not a sample: {}", value.0);
        }
    }
}

#[test]
fn the_page_explains_every_code() {
    let page = page();
    let (_, table) = page.split_once("## Codes").unwrap();
    let (table, _) = table.split_once("\n## ").unwrap();
    for code in variants::<Code>("") {
        assert!(table.contains(&format!("`{code}`")), "docs/protocol.md does not explain {code}");
    }
}

#[test]
fn the_page_names_every_close_code() {
    use protocol::CloseCode as C;
    let page = page();
    let all = [
        C::Away,
        C::Protocol,
        C::Unsupported,
        C::NotUtf8,
        C::Policy,
        C::TooLarge,
        C::Internal,
        C::Restart,
        C::SessionEnded,
        C::SlowReader,
        C::UnsupportedProtocol,
    ];
    for code in all {
        // A new close code must be added above, or this does not compile.
        match code {
            C::Away | C::Protocol | C::Unsupported | C::NotUtf8 | C::Policy | C::TooLarge | C::Internal | C::Restart => {}
            C::SessionEnded | C::SlowReader | C::UnsupportedProtocol => {}
        }
        assert!(page.contains(&format!("| {} |", code.number())), "{code:?}");
    }
}

#[test]
fn the_server_refuses_unknown_fields_and_a_client_ignores_them() {
    let more = |text: &str| text.replacen('{', r#"{"news":1,"#, 1);
    for (name, text) in samples() {
        let text = more(&text);
        match name.split_once('.').unwrap().0 {
            "client" => assert!(serde_json::from_str::<ClientMessage>(&text).is_err(), "{name}"),
            "command" => assert!(serde_json::from_str::<Command>(&text).is_err(), "{name}"),
            "setup" => assert!(serde_json::from_str::<Setup>(&text).is_err(), "{name}"),
            "server" => assert!(serde_json::from_str::<ServerMessage>(&text).is_ok(), "{name}"),
            "event" => assert!(serde_json::from_str::<Envelope>(&text).is_ok(), "{name}"),
            _ => {}
        }
    }
    // A variant without fields accepts no fields.
    let none = r#"{"type":"none"}"#;
    assert_eq!(serde_json::from_str::<TimeControl>(none).unwrap(), TimeControl::None {});
    assert_eq!(serde_json::from_str::<Handicap>(none).unwrap(), Handicap::default());
    assert!(serde_json::from_str::<TimeControl>(&more(none)).is_err());
    assert!(serde_json::from_str::<Handicap>(&more(none)).is_err());
}

/// A value that can be kept in a set.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Sorted(String);

fn sorted(value: &Value) -> Sorted {
    // The maps of serde_json are sorted by key.
    Sorted(value.to_string())
}
