//! Converts values between the wire types and JavaScript, as JSON.

use rules::Kind;
use rules::json::{FromJson, ToJson, Value, read, write_record};
use setup::data;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = JSON)]
    fn stringify(value: &JsValue) -> String;
    #[wasm_bindgen(js_namespace = JSON)]
    fn parse(text: &str) -> JsValue;
}

/// The TypeScript types that the exports use in addition to the wire types.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
import type {
  Area, Choices, Clock, Code, CreateRoom, Diagram, Fault, Kind, Opening, Outcome, Reading, Setup, SgfRecord, Speed, TimeControl,
} from '../protocol.gen.ts';

/** A board without stones. Columns are listed from the left, and rows and points from the top. */
export type Board = { columns: string[], rows: string[], names: string[], stars: number[] };

/** The sides of a board. */
export type Sides = { width: number, height: number };

/** Where and why a file cannot be read; thrown by `read_sgf`. */
export type SgfFault = { line: number, column: number, reason: string };
";

/// Reads a value from JavaScript.
///
/// # Errors
/// A message in English if the value has the wrong type. TypeScript prevents such calls.
pub(crate) fn take<T: FromJson>(value: &JsValue) -> Result<T, JsValue> {
    read(Value::parse(&stringify(value))).ok_or_else(|| JsValue::from_str("the value has the wrong type"))
}

/// Reads a setup in the same way as [`take`]. Also checks that a game with this setup can be played.
pub(crate) fn setup(value: &JsValue) -> Result<rules::Setup, JsValue> {
    let setup: data::Setup = take(value)?;
    setup.playable().map_err(|_| JsValue::from_str("a game with this setup cannot be played"))
}

/// Parses the name of a kind.
pub(crate) fn kind(name: &str) -> Result<Kind, JsValue> {
    Kind::parse(name).ok_or_else(|| JsValue::from_str("unknown kind of game"))
}

/// Writes a value for JavaScript.
pub(crate) fn give(value: &dyn ToJson) -> JsValue {
    let mut text = String::new();
    value.write(&mut text);
    parse(&text)
}

/// Writes an object with these fields for JavaScript.
pub(crate) fn give_record(fields: &[(&str, &dyn ToJson)]) -> JsValue {
    let mut text = String::new();
    write_record(&mut text, fields);
    parse(&text)
}
