//! The browser bindings of a bot, called without a browser.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use bots_browser::act;
use serde_json::{Value, json};

/// A game against a bot of this level, in which the host has Black.
fn record(setup: &Value, level: u8, acts: &[Value]) -> String {
    let terms = json!({"setup": setup, "opening": "free", "time": {"type": "absolute", "main_ms": 600_000}, "colors": "black", "takeback": "ask", "visibility": "private"});
    // The bot's own moves are marked with its seat.
    let recorded = |(act, at): (&Value, u64)| match act.get("bot") {
        Some(command) => json!({"at_ms": at, "time": at, "seat": "guest", "command": command}),
        None => json!({"at_ms": at, "time": at, "command": act}),
    };
    let acts: Vec<Value> = acts.iter().zip(1..).map(recorded).collect();
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
fn after_a_reload_the_bot_finds_out_how_it_stands_before_it_answers_a_draw_offer() {
    let gomoku = json!({"kind": "gomoku", "size": 15, "ruleset": "freestyle"});
    // The host has four stones in a row, and the bot has nothing.
    let stones = [("d4", "a1"), ("d5", "o1"), ("d6", "a15"), ("d7", "o15")];
    let mut given: Vec<Value> = stones.into_iter().flat_map(|(mine, its)| [play(mine), json!({"bot": play(its)})]).collect();
    given.push(json!({"type": "offer", "offer": "draw"}));
    let does = acts(&record(&gomoku, 6, &given), "");
    assert_eq!((&does["command"]["type"], &does["command"]["offer"]), (&json!("accept"), &json!("draw")));
    assert!(does["outlook"]["chance"].as_f64().is_some_and(|chance| chance < 0.1), "{does}");
}

#[test]
fn a_record_without_a_bot_is_an_error() {
    let text =
        record(&json!({"kind": "othello"}), 2, &[]).replace(r#""bot":2,"#, "").replace(r#""guest":"""#, r#""guest":"ben""#);
    assert_eq!(act(&text, 0.0, 0.0, "").unwrap_err(), "nobody in this game is a bot");
}
