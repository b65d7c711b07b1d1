//! Checks the samples of `docs/protocol.md`. Reading a sample and writing it again does not change it, the page shows every
//! sample, and every variant has a sample.
#![allow(clippy::unwrap_used)]

use protocol::{
    Absence, Act, AidAnswer, ApiErrorBody, ChallengeList, ClientMessage, Code, Command, CommandDone, CreateRoom,
    DeclineChallenge, Engines, Envelope, Event, GameDetail, GamePage, Handicap, Health, LimitName, NewChallenge, NewSeatLink,
    NewSession, NewToken, Outcome, PairRecord, PostCommand, ProgramList, ReviewState, Role, RoomList, SeatClaim, SeriesScore,
    ServerMessage, SessionInfo, Setup, SgfRecord, State, StreamMessage, TimeControl, Token, TokenList,
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
fn check_round_trip<T: Serialize + DeserializeOwned>(name: &str, text: &str) {
    let value: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let (before, after): (Value, Value) = (serde_json::from_str(text).unwrap(), serde_json::to_value(&value).unwrap());
    assert_eq!(before, after, "{name}");
}

#[test]
fn every_sample_is_read_and_written_by_its_type() {
    for (name, text) in samples() {
        let check = match name.split_once('.').expect("the name of a sample has two parts") {
            ("client", _) => check_round_trip::<ClientMessage>,
            ("command", _) => check_round_trip::<Command>,
            ("server", _) => check_round_trip::<ServerMessage>,
            ("event", _) => check_round_trip::<Envelope>,
            ("part", _) => check_round_trip::<State>,
            ("act", _) => check_round_trip::<Act>,
            ("setup", _) => check_round_trip::<Setup>,
            ("handicap", _) => check_round_trip::<Handicap>,
            ("time", _) => check_round_trip::<TimeControl>,
            ("outcome", _) => check_round_trip::<Outcome>,
            ("role", _) => check_round_trip::<Role>,
            ("absence", _) => check_round_trip::<Absence>,
            ("rest", "new_session") => check_round_trip::<NewSession>,
            ("rest", "session_info") => check_round_trip::<SessionInfo>,
            ("rest", "create_room" | "create_room_series") => check_round_trip::<CreateRoom>,
            ("rest", "series_score") => check_round_trip::<SeriesScore>,
            ("rest", "pair_record") => check_round_trip::<PairRecord>,
            ("rest", "post_command") => check_round_trip::<PostCommand>,
            ("rest", "command_done") => check_round_trip::<CommandDone>,
            ("rest", "room_list") => check_round_trip::<RoomList>,
            ("rest", "game_page") => check_round_trip::<GamePage>,
            ("rest", "game_detail") => check_round_trip::<GameDetail>,
            ("rest", "engines") => check_round_trip::<Engines>,
            ("rest", "aid_answer") => check_round_trip::<AidAnswer>,
            ("rest", "review_absent" | "review_waiting" | "review_working" | "review_done") => check_round_trip::<ReviewState>,
            ("rest", "sgf_record") => check_round_trip::<SgfRecord>,
            ("rest", "new_seat_link") => check_round_trip::<NewSeatLink>,
            ("rest", "seat_claim") => check_round_trip::<SeatClaim>,
            ("rest", "new_token") => check_round_trip::<NewToken>,
            ("rest", "token") => check_round_trip::<Token>,
            ("rest", "token_list") => check_round_trip::<TokenList>,
            ("rest", "program_list") => check_round_trip::<ProgramList>,
            ("rest", "new_challenge") => check_round_trip::<NewChallenge>,
            ("rest", "decline_challenge") => check_round_trip::<DeclineChallenge>,
            ("rest", "challenge_list") => check_round_trip::<ChallengeList>,
            ("stream", _) => check_round_trip::<StreamMessage>,
            ("rest", "health") => check_round_trip::<Health>,
            ("rest", "api_error" | "api_error_limit" | "api_error_wait") => check_round_trip::<ApiErrorBody>,
            _ => panic!("no type is listed for {name}"),
        };
        check(&name, &text);
    }
}

/// The names of all variants of an enum. Serde lists them in its error for a name that it does not know.
fn variants<T: DeserializeOwned>(tag: &str) -> BTreeSet<String> {
    let unknown = if tag.is_empty() { "\"?\"".to_owned() } else { format!("{{\"{tag}\":\"?\"}}") };
    let error = serde_json::from_str::<T>(&unknown).err().expect("no variant has the name `?`").to_string();
    let (_, expected) = error.split_once("expected").expect("serde lists what it expects");
    expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The variants that appear in the samples of one group.
fn shown(group: &str, tag: &str) -> BTreeSet<String> {
    let of_group = samples().into_iter().filter(|(name, _)| name.starts_with(&format!("{group}.")));
    let variant = |(name, text): (String, String)| {
        let value: Value = serde_json::from_str(&text).unwrap();
        let tagged = if group == "event" { &value["event"] } else { &value };
        tagged[tag].as_str().unwrap_or_else(|| panic!("{name} has no {tag}")).to_owned()
    };
    of_group.map(variant).collect()
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
        ("stream", "type", variants::<StreamMessage>("type")),
    ];
    for (group, tag, variants) in all {
        assert!(variants.len() >= 2, "{group}: {variants:?}");
        assert_eq!(shown(group, tag), variants, "{group}");
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
fn every_json_value_on_the_page_is_a_sample() {
    let samples: BTreeSet<Sorted> = samples().values().map(|text| sorted(&serde_json::from_str(text).unwrap())).collect();
    for block in page().split("```json\n").skip(1) {
        let (block, _) = block.split_once("```").expect("the block of JSON ends");
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
fn the_page_explains_every_limit() {
    for limit in variants::<LimitName>("") {
        assert!(page().contains(&format!("\n| `{limit}` | ")), "docs/protocol.md does not explain {limit}");
    }
}

#[test]
fn the_documents_name_the_bounds_of_time_controls() {
    let (large, many) = (u64::MAX, u8::MAX);
    let clocks = [
        TimeControl::Absolute { main_ms: large },
        TimeControl::Fischer { main_ms: large, increment_ms: large, cap_ms: Some(large) },
        TimeControl::ByoYomi { main_ms: large, periods: many, period_ms: large },
        TimeControl::Canadian { main_ms: large, period_stones: many, period_ms: large },
        TimeControl::Simple { per_move_ms: large },
        TimeControl::Correspondence { main_days: many, increment_days: many, cap_days: many, rest_days: many },
    ];
    let document: Value = serde_json::from_str(include_str!("../../docs/openapi.json")).unwrap();
    let schemas = document["components"]["schemas"]["TimeControl"]["oneOf"].as_array().unwrap();
    assert_eq!(schemas.len(), clocks.len() + 1, "the schema must list the time controls above, and `none`");
    for time in clocks {
        let kind = serde_json::to_value(time).unwrap()["type"].clone();
        let schema = schemas.iter().find(|schema| schema["properties"]["type"]["enum"][0] == kind).unwrap();
        let room = serde_json::from_str::<CreateRoom>(include_str!("golden/rest.create_room.json")).unwrap();
        for fault in (CreateRoom { time, ..room }).terms().unwrap_err() {
            let (field, least, most) = (fault.field.as_str(), fault.least.unwrap(), fault.most.unwrap());
            let row = format!("\n| `{}` | `{field}` | {least} to {most}", kind.as_str().unwrap());
            assert!(page().contains(&row), "docs/protocol.md has no row {row}");
            let property = &schema["properties"][field];
            assert_eq!((&property["minimum"], &property["maximum"]), (&least.into(), &most.into()), "{kind}: {field}");
        }
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
        C::Banned,
        C::SlowReader,
        C::UnsupportedProtocol,
    ];
    for code in all {
        // A new close code makes this match fail to compile. Add the code to the list above as well.
        match code {
            C::Away | C::Protocol | C::Unsupported | C::NotUtf8 | C::Policy | C::TooLarge | C::Internal | C::Restart => {}
            C::SessionEnded | C::Banned | C::SlowReader | C::UnsupportedProtocol => {}
        }
        assert!(page.contains(&format!("| {} |", code.number())), "{code:?}");
    }
}

#[test]
fn the_server_refuses_unknown_fields_and_a_client_ignores_them() {
    let with_unknown_field = |text: &str| text.replacen('{', r#"{"news":1,"#, 1);
    for (name, text) in samples() {
        let text = with_unknown_field(&text);
        match name.split_once('.').unwrap().0 {
            "client" => assert!(serde_json::from_str::<ClientMessage>(&text).is_err(), "{name}"),
            "command" => assert!(serde_json::from_str::<Command>(&text).is_err(), "{name}"),
            "setup" => assert!(serde_json::from_str::<Setup>(&text).is_err(), "{name}"),
            "server" => assert!(serde_json::from_str::<ServerMessage>(&text).is_ok(), "{name}"),
            "event" => assert!(serde_json::from_str::<Envelope>(&text).is_ok(), "{name}"),
            _ => {}
        }
    }
    // Even a variant that has no fields refuses unknown fields.
    let none = r#"{"type":"none"}"#;
    assert_eq!(serde_json::from_str::<TimeControl>(none).unwrap(), TimeControl::None {});
    assert_eq!(serde_json::from_str::<Handicap>(none).unwrap(), Handicap::default());
    assert!(serde_json::from_str::<TimeControl>(&with_unknown_field(none)).is_err());
    assert!(serde_json::from_str::<Handicap>(&with_unknown_field(none)).is_err());
}

/// A JSON value as text with its keys in order, so that it can be kept in a set.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Sorted(String);

fn sorted(value: &Value) -> Sorted {
    // The maps of serde_json are sorted by key.
    Sorted(value.to_string())
}
