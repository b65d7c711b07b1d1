//! Tests that all mistakes in a JSON request are reported together.

use super::{room, series, setups, times};
use crate::data::{CreateRoom, Mistakes};
use crate::fault::Field;
use crate::opening::Opening;
use crate::word::{ColorChoice, Watching};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

/// What is wrong with a request, as a string.
fn wrong(request: &Value) -> String {
    match CreateRoom::from_request(serde_json::from_value(request.clone()).unwrap()) {
        Ok(_) => String::new(),
        Err(mistakes) => mistakes.to_string(),
    }
}

/// A request with this setup, in which everything else is valid.
fn with(setup: &Value) -> Value {
    json!({"setup": setup, "time": {"type": "none"}, "colors": "black", "takeback": "ask", "visibility": "public"})
}

const KINDS: &str = "go, gomoku, othello, tic_tac_toe";
const GOMOKU: &str = "ruleset must be one of freestyle, standard, caro, caro_exact, renju, mnk";

#[test]
fn all_mistakes_are_named_together() {
    let words = |field: &str, words: &str| format!("{field} must be one of {words}");
    let rest = "time must be one of none, absolute, fischer, byo_yomi, canadian, simple, correspondence; colors must be one of black, white, random, nigiri; \
        takeback must be one of off, ask, free; visibility must be one of public, private";
    let rules = "ko must be one of simple, positional, situational; self_capture must be one of true, false";
    let table: Vec<(Value, String)> = vec![
        (json!([]), format!("{}; {rest}", words("setup", KINDS))),
        (json!({}), format!("{}; {rest}", words("setup", KINDS))),
        (with(&json!(7)), words("setup", KINDS)),
        (with(&json!({"kind": "chess", "size": 8})), words("setup", KINDS)),
        (with(&json!({"kind": "othello", "size": 8})), "unknown field `size`".into()),
        (with(&json!({"kind": "othello", "size": null})), String::new()),
        (
            with(&json!({"kind": "gomoku", "size": "9", "height": 1.5, "ruleset": "caro"})),
            "size must be 5 to 30; height must be 5 to 30".into(),
        ),
        (
            with(&json!({"kind": "gomoku", "size": 300, "height": -1, "ruleset": "mnk", "row": {"length": {}}})),
            "size must be 1 to 30; height must be 1 to 30; length must be 3 to 10".into(),
        ),
        (
            with(&json!({"kind": "gomoku", "ruleset": "renju", "forbidden": "kills"})),
            "forbidden must be one of refused, loses; size must be 5 to 30".into(),
        ),
        // If the ruleset is unknown, a board or a field is accepted if at least one ruleset allows it.
        (with(&json!({"kind": "gomoku", "size": 3, "ruleset": "lasker", "forbidden": "loses"})), GOMOKU.into()),
        (
            with(&json!({"kind": "gomoku", "size": 31, "ruleset": 5, "row": {"length": 4}})),
            format!("{GOMOKU}; size must be 1 to 30"),
        ),
        (
            with(
                &json!({"kind": "gomoku", "size": 31, "ruleset": "freestyle", "row": {"length": 99, "overline": "x", "color": 1}}),
            ),
            "unknown field `color`; overline must be one of wins, nothing; size must be 5 to 30; \
             row: not allowed with this ruleset"
                .into(),
        ),
        (
            with(&json!({"kind": "gomoku", "size": 15, "ruleset": "caro", "row": {"length": 5}, "forbidden": "loses"})),
            "row: not allowed with this ruleset; forbidden: not allowed with this ruleset".into(),
        ),
        (
            with(&json!({"kind": "go", "size": 4, "ruleset": "aga", "handicap": {"type": "fixed", "stones": 2}})),
            "stones: not possible on this board".into(),
        ),
        (
            with(&json!({"kind": "go", "size": 9, "ruleset": "aga", "handicap": {"type": "many", "stones": 99}})),
            words("handicap", "none, fixed, aga, free"),
        ),
        (
            with(&json!({"kind": "go", "size": 9, "komi_half": 1e30, "ruleset": "aga", "handicap": {"type": "free"}})),
            "komi_half must be -800 to 800; stones must be 2 to 20".into(),
        ),
    ];
    for (request, expected) in table {
        assert_eq!(wrong(&request), expected, "{request}");
    }
    let custom = wrong(&with(&json!({"kind": "go", "size": 1, "ruleset": "custom", "rules": 5})));
    assert!(custom.starts_with(rules) && custom.ends_with("size must be 2 to 25"), "{custom}");
    let twice = r#"{"setup":{"kind":"othello"},"setup":{"kind":"othello"},"time":{"type":"none"},"colors":"black","takeback":"ask","visibility":"public"}"#;
    let mistakes = CreateRoom::from_request(serde_json::from_str(twice).unwrap()).unwrap_err();
    assert_eq!(mistakes, Mistakes { unknown: vec!["setup".into()], faults: vec![] });
}

#[test]
fn the_opening_is_checked_against_the_valid_parts_of_the_setup() {
    for (opening, setup, expected) in [
        (
            "swap2",
            json!({"kind": "go", "size": 99, "ruleset": "aga"}),
            "size must be 2 to 25; opening: not available in this game",
        ),
        ("swap2", json!({"kind": "go", "size": 9, "ruleset": "lasker"}), "opening: not available in this game"),
        ("swap2", json!({"kind": "gomoku", "size": 99, "ruleset": "caro"}), "size must be 5 to 30"),
        (
            "yamaguchi",
            json!({"kind": "gomoku", "size": 99, "ruleset": "caro"}),
            "size must be 5 to 30; opening: not available in this game",
        ),
        ("yamaguchi", json!({"kind": "gomoku", "size": 99, "ruleset": "renju"}), "size must be 5 to 30"),
        ("yamaguchi", json!({"kind": "gomoku", "size": 9, "ruleset": "lasker"}), GOMOKU),
        (
            "yamaguchi",
            json!({"kind": "gomoku", "size": 13, "ruleset": "renju", "row": {"length": 5}}),
            "row: not allowed with this ruleset; opening: this board is too small, or has no center",
        ),
        (
            "komi_cut",
            json!({"kind": "go", "size": 99, "ruleset": "aga", "handicap": {"type": "free", "stones": 2}}),
            "size must be 2 to 25; opening: only for games without a handicap",
        ),
        (
            "komi_cut",
            json!({"kind": "go", "size": 9, "ruleset": "aga", "handicap": {"type": "many"}}),
            "handicap must be one of none, fixed, aga, free",
        ),
        ("komi_cut", json!({"kind": "chess"}), "setup must be one of go, gomoku, othello, tic_tac_toe"),
        (
            "swap9",
            json!({"kind": "othello"}),
            "opening must be one of free, pro, long_pro, swap, swap2, soosyrv_8, taraguchi_10, yamaguchi, komi_cut, komi_bids",
        ),
    ] {
        let mut request = with(&setup);
        request["opening"] = opening.into();
        let found = wrong(&request);
        assert!(found.ends_with(expected), "{request}: {found}");
        assert_eq!(found.matches("opening").count(), expected.matches("opening").count(), "{request}: {found}");
    }
}

/// Finds the path of every number, string and boolean in a request, and the name of its field.
fn leaves(value: &Value, path: &str, field: &str, found: &mut Vec<(String, String)>) {
    match value {
        Value::Object(fields) => {
            for (name, inner) in fields {
                // A fault in a tag is reported for the field that contains the tag.
                let of = if name == "kind" || name == "type" { field } else { name };
                leaves(inner, &format!("{path}/{name}"), of, found);
            }
        }
        _ => found.push((path.to_owned(), field.to_owned())),
    }
}

proptest! {
    #[test]
    fn a_request_is_read_as_serde_reads_it(
        setup in setups(),
        opening in select(&Opening::ALL[..]),
        time in times(),
        colors in select(&ColorChoice::ALL[..]),
        grace_ms in proptest::option::of(0u64..12_000),
        delay_ms in proptest::option::of(0u64..4_000_000),
        series in series(),
    ) {
        let wanted = CreateRoom { colors, grace_ms, delay_ms, series, ..room(setup, opening, time) };
        let mistakes = CreateRoom::from_request(serde_json::from_value(serde_json::to_value(&wanted).unwrap()).unwrap()).map_err(|mistakes| {
            assert!(mistakes.unknown.is_empty());
            mistakes.faults
        });
        prop_assert_eq!(mistakes, wanted.terms());
    }

    #[test]
    fn an_invalid_field_is_named_whatever_it_contains(
        setup in setups(),
        opening in select(&Opening::ALL[..]),
        time in times(),
        at in any::<Index>(),
        series in series(),
        nonsense in select(&[r#""?""#, "-1", "1.5", "300", "[]", "{}", "18446744073709551615", "1e99"][..]),
    ) {
        let mut request = serde_json::to_value(CreateRoom { grace_ms: Some(3000), delay_ms: Some(60_000), watching: Some(Watching::Closed), series, ..room(setup, opening, time) }).unwrap();
        let mut all = Vec::new();
        leaves(&request, "", "", &mut all);
        let (path, field) = at.get(&all).clone();
        *request.pointer_mut(&path).unwrap() = serde_json::from_str(nonsense).unwrap();
        let known = serde_json::from_value::<CreateRoom>(request.clone()).ok();
        match CreateRoom::from_request(serde_json::from_value(request.clone()).unwrap()) {
            Ok(terms) => prop_assert_eq!(known.map(|room| room.terms()), Some(Ok(terms)), "{}", request),
            Err(mistakes) => {
                let named: Vec<Field> = mistakes.faults.iter().map(|fault| fault.field).collect();
                let distinct: std::collections::BTreeSet<&Field> = named.iter().collect();
                prop_assert_eq!(distinct.len(), named.len(), "no field is named twice");
                if let Some(room) = known {
                    prop_assert_eq!(Err(mistakes.faults), room.terms());
                } else {
                    let field = Field::parse(&field).unwrap();
                    let row_is_named_instead = field == Field::Length && named.contains(&Field::Row);
                    prop_assert!(named.contains(&field) || row_is_named_instead, "{}: {:?}", request, mistakes);
                }
            }
        }
    }
}
