//! The browser bindings of a game on one device, called without a browser.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use device_browser::Table;
use serde_json::{Value, json};

const ID: &str = "0123456789abcdefghjk";

/// A game of Go on one device that has just been created. The host has chosen `color`.
fn go(handicap: &Value, color: &str) -> Table {
    let setup = json!({"kind": "go", "size": 9, "ruleset": "chinese", "handicap": handicap});
    let terms = json!({"setup": setup, "opening": "free", "time": {"type": "none"}, "colors": color, "takeback": "ask", "visibility": "private"});
    let record = json!({"id": ID, "terms": terms, "host": "ann", "guest": "ben", "time": 1_700_000_000_000_u64, "acts": []});
    Table::open("here".to_owned(), &record.to_string()).unwrap()
}

#[test]
fn the_colors_of_a_rematch_alternate() {
    let even = json!({"type": "none"});
    assert_eq!(go(&even, "black").next_color().as_deref(), Some("white"));
    assert_eq!(go(&even, "white").next_color().as_deref(), Some("black"));
}

#[test]
fn with_handicap_stones_the_colors_of_a_rematch_stay() {
    let stones = json!({"type": "fixed", "stones": 3});
    assert_eq!(go(&stones, "black").next_color().as_deref(), Some("black"));
    assert_eq!(go(&stones, "white").next_color().as_deref(), Some("white"));
}
