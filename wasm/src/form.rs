//! What a form for a new room asks.

use crate::border::{give, give_record, setup, take};
use setup::{Fault, Opening, data};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// The wrong fields of a room that somebody wants; empty when the server would make it.
///
/// # Errors
/// If it is no such value.
#[wasm_bindgen(unchecked_return_type = "Fault[]")]
pub fn check(#[wasm_bindgen(unchecked_param_type = "CreateRoom")] room: &JsValue) -> Result<JsValue, JsValue> {
    let room: data::CreateRoom = take(room)?;
    let faults: Vec<Fault> = room.terms().err().unwrap_or_default();
    Ok(give(&faults))
}

/// What can be chosen in the form of a room while the rest stays as it is.
///
/// # Errors
/// If it is no such value.
#[wasm_bindgen(unchecked_return_type = "Choices")]
pub fn choices(#[wasm_bindgen(unchecked_param_type = "CreateRoom")] room: &JsValue) -> Result<JsValue, JsValue> {
    take(room).map(|room: data::CreateRoom| give(&room.choices()))
}

/// The sides of the board of a setup, right or wrong.
///
/// # Errors
/// If it is no such value.
#[wasm_bindgen(unchecked_return_type = "Sides")]
pub fn sides(#[wasm_bindgen(unchecked_param_type = "Setup")] setup: &JsValue) -> Result<JsValue, JsValue> {
    let (width, height) = take::<data::Setup>(setup)?.sides();
    Ok(give_record(&[("width", &width), ("height", &height)]))
}

/// Whether players may pass of their own will.
///
/// # Errors
/// If there is no such setup.
#[wasm_bindgen]
pub fn may_pass(#[wasm_bindgen(unchecked_param_type = "Setup")] value: &JsValue) -> Result<bool, JsValue> {
    setup(value).map(|setup| setup.may_pass())
}

/// Whether the colors are found in the opening, so that only who begins is agreed before.
#[must_use]
#[wasm_bindgen]
pub fn chooses_colors(#[wasm_bindgen(unchecked_param_type = "Opening")] opening: &str) -> bool {
    Opening::parse(opening).is_some_and(Opening::has_choices)
}

/// Whether the komi is found in the opening.
#[must_use]
#[wasm_bindgen]
pub fn finds_komi(#[wasm_bindgen(unchecked_param_type = "Opening")] opening: &str) -> bool {
    Opening::parse(opening).is_some_and(Opening::finds_komi)
}

/// How many stones the acting player places in a row, the next one included, when so many are placed.
#[must_use]
#[wasm_bindgen]
pub fn stones_left(#[wasm_bindgen(unchecked_param_type = "Opening")] opening: &str, placed: usize) -> usize {
    Opening::parse(opening).unwrap_or_default().stones_left(placed)
}
