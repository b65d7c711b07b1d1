//! The browser bindings of a bot, called without a browser.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use bots_browser::act;
use serde_json::{Value, json};

/// A game against a bot of this level, in which the host has Black.
fn record(setup: &Value, level: u8, acts: &[Value]) -> String {
    let terms = json!({"setup": setup, "opening": "free", "time": {"type": "absolute", "main_ms": 600_000}, "colors": "black", "takeback": "ask", "visibility": "private"});
    let acts: Vec<Value> = acts.iter().zip(1..).map(|(act, at)| json!({"at_ms": at, "time": at, "command": act})).collect();
    json!({"id": "0123456789abcdefghjk", "terms": terms, "host": "ann", "guest": "", "bot": level, "time": 1, "acts": acts})
        .to_string()
}

fn play(point: &str) -> Value {
    json!({"type": "play", "point": point})
}

fn acts(record: &str, outlook: &str) -> Value {
    serde_json::from_str(&act(record, 5.0, 7.0, outlook).unwrap()).unwrap()
}

#[test]
fn the_bot_answers_a_move_with_a_move() {
    let tic_tac_toe = json!({"kind": "tic_tac_toe"});
    assert_eq!(acts(&record(&tic_tac_toe, 3, &[]), "").get("command"), None, "it is the host's turn");
    let does = acts(&record(&tic_tac_toe, 3, &[play("b2")]), "");
    assert_eq!((&does["command"]["type"], &does["soonest_ms"]), (&json!("play"), &json!(150)));
    assert_eq!(does["outlook"]["chance"], json!(0.5), "perfect play ends in a draw");
}

#[test]
fn the_bot_answers_offers_by_what_it_expects() {
    let othello = json!({"kind": "othello"});
    let offered = |offer: &str| record(&othello, 2, &[play("d3"), json!({"type": "offer", "offer": offer})]);
    let answer = |does: Value| does["command"]["type"].as_str().unwrap().to_owned();
    assert_eq!(answer(acts(&offered("pause"), "")), "accept");
    assert_eq!(answer(acts(&offered("draw"), r#"{"chance":0.9,"hopeless":0}"#)), "decline");
    assert_eq!(answer(acts(&offered("draw"), r#"{"chance":0.1,"hopeless":0}"#)), "accept");
}

#[test]
fn a_record_without_a_bot_is_an_error() {
    let text =
        record(&json!({"kind": "othello"}), 2, &[]).replace(r#""bot":2,"#, "").replace(r#""guest":"""#, r#""guest":"ben""#);
    assert_eq!(act(&text, 0.0, 0.0, "").unwrap_err(), "nobody in this game is a bot");
}
