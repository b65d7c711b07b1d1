//! Reads SGF files without a server.

use crate::border::{give, give_record};
use protocol::SgfRecord;
use rules::sgf;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// Reads the main line of a file's first game, and the whole file as text. A file that is not valid Unicode is read as
/// Latin-1.
///
/// # Errors
/// The line and the column of the fault, and a reason in English.
#[wasm_bindgen(unchecked_return_type = "SgfRecord")]
pub fn read_sgf(bytes: &[u8]) -> Result<JsValue, JsValue> {
    let fault =
        |error: sgf::SgfError| give_record(&[("line", &error.line), ("column", &error.column), ("reason", &error.reason)]);
    read(bytes).map(|record| give(&record)).map_err(fault)
}

fn read(bytes: &[u8]) -> Result<SgfRecord, sgf::SgfError> {
    sgf::read(bytes).map(|record| SgfRecord::new(&record, sgf::whole(bytes), sgf::left_out(bytes)))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{SgfRecord, read};
    use rules::json::ToJson as _;

    fn file(text: &str) -> SgfRecord {
        read(text.as_bytes()).map_err(|error| format!("{text}: {error}")).unwrap()
    }

    /// The value that JavaScript receives.
    fn json(text: &str) -> serde_json::Value {
        let mut out = String::new();
        file(text).write(&mut out);
        serde_json::from_str(&out).unwrap()
    }

    #[test]
    fn a_file_is_returned_in_its_wire_form() {
        let text = "(;GM[1]FF[4]SZ[9:13]PB[ada]PW[bo]KM[6.5]RU[Japanese]RE[W+3.5];B[aa];W[];B[im])";
        let found = json(text);
        assert_eq!(found, serde_json::to_value(file(text)).unwrap());
        let setup = serde_json::json!({
            "kind": "go", "size": 9, "height": 13, "ruleset": "japanese", "komi_half": 13, "handicap": {"type": "none"},
        });
        assert_eq!(found["setup"], setup);
        assert_eq!(found["moves"][1], serde_json::json!({"color": "white", "point": "pass"}));
        assert_eq!(found["outcome"], serde_json::json!({"type": "win", "winner": "white", "by": "score", "margin_half": 7}));
        let again = json(found["text"].as_str().unwrap());
        assert_eq!((&again["setup"], &again["moves"]), (&found["setup"], &found["moves"]));
    }

    #[test]
    fn the_text_contains_every_part_of_the_file() {
        let found = file("(;FF[3]SZ[9]XX[un\\]known]C[so];B[aa](;W[bb]LB[aa:1])(;W[cc]))(;GM[11]A[b])");
        let (first, second) = ("XX[un\\]known]C[so];B[aa](;W[bb]LB[aa:1])(;W[cc])", "GM[11]A[b]");
        let text = found.text.unwrap().replace('\n', "");
        assert!(text.contains(first) && text.contains(second) && text.contains("FF[4]"), "{text}");
        assert_eq!(file("(;SZ[9];B[aa])(;B").text, None);
    }

    #[test]
    fn the_time_control_is_read() {
        let canadian = serde_json::json!({"type": "canadian", "main_ms": 600_000, "period_stones": 25, "period_ms": 900_000});
        assert_eq!(json("(;SZ[9]TM[600]OT[25/900 Canadian])")["time"], canadian);
        assert!(json("(;SZ[9]TM[600]OT[as agreed])").get("time").is_none());
    }

    #[test]
    fn initial_stones_are_read() {
        let found = json("(;SZ[9]AB[ba][cc]AW[aa]PL[B];B[ab])");
        assert_eq!(found["diagram"], serde_json::json!({"black": ["B9", "C7"], "white": ["A9"], "turn": "black"}));
        assert!(json("(;SZ[9];B[ab])").get("diagram").is_none());
    }

    #[test]
    fn files_of_go_othello_and_row_games_have_the_right_setup() {
        for (text, setup) in [
            ("(;GM[2];B[dc])", r#"{"kind":"othello"}"#),
            ("(;GM[4]SZ[15];B[hh])", r#"{"kind":"gomoku","size":15,"ruleset":"freestyle"}"#),
            ("(;GM[4]SZ[15]RU[renju loses];B[hh])", r#"{"kind":"gomoku","size":15,"ruleset":"renju","forbidden":"loses"}"#),
            (
                "(;GM[4]SZ[7:6]RU[mnk 4 straight];B[aa])",
                r#"{"kind":"gomoku","size":7,"height":6,"ruleset":"mnk","row":{"length":4,"overline":"wins","directions":"ranks_and_files"}}"#,
            ),
            (
                "(;GM[1]SZ[9]HA[2]AB[cg][gc];W[ee])",
                r#"{"kind":"go","size":9,"ruleset":"japanese","komi_half":0,"handicap":{"type":"fixed","stones":2}}"#,
            ),
        ] {
            assert_eq!(json(text)["setup"], serde_json::from_str::<serde_json::Value>(setup).unwrap(), "{text}");
        }
    }

    #[test]
    fn an_invalid_file_reports_the_line_of_the_fault() {
        assert_eq!(read(b"once upon a time").err().unwrap().line, 1);
        assert_eq!(read(b"(;GM[1]SZ[9];B[aa]\n;W[aa])").err().unwrap().line, 2);
    }
}
