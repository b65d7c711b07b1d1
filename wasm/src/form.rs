//! Functions for the form that creates a room.

use crate::border::{give, give_record, setup, take};
use setup::{Fault, Opening, data};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// The invalid fields of a requested room; empty if the server would accept the room.
///
/// # Errors
/// If the value has the wrong type.
#[wasm_bindgen(unchecked_return_type = "Fault[]")]
pub fn check(#[wasm_bindgen(unchecked_param_type = "CreateRoom")] room: &JsValue) -> Result<JsValue, JsValue> {
    let room: data::CreateRoom = take(room)?;
    let faults: Vec<Fault> = room.terms().err().unwrap_or_default();
    Ok(give(&faults))
}

/// The values that each field may have while all other fields keep their values.
///
/// # Errors
/// If the value has the wrong type.
#[wasm_bindgen(unchecked_return_type = "Choices")]
pub fn choices(#[wasm_bindgen(unchecked_param_type = "CreateRoom")] room: &JsValue) -> Result<JsValue, JsValue> {
    take(room).map(|room: data::CreateRoom| give(&room.choices()))
}

/// The width and the height of the board in a setup. The setup need not be valid.
///
/// # Errors
/// If the value has the wrong type.
#[wasm_bindgen(unchecked_return_type = "Sides")]
pub fn sides(#[wasm_bindgen(unchecked_param_type = "Setup")] setup: &JsValue) -> Result<JsValue, JsValue> {
    let (width, height) = take::<data::Setup>(setup)?.sides();
    Ok(give_record(&[("width", &width), ("height", &height)]))
}

/// Whether players may pass voluntarily.
///
/// # Errors
/// If the setup is invalid.
#[wasm_bindgen]
pub fn may_pass(#[wasm_bindgen(unchecked_param_type = "Setup")] value: &JsValue) -> Result<bool, JsValue> {
    setup(value).map(|setup| setup.may_pass())
}

/// Whether the players choose the colors during the opening. If so, only the player who begins is chosen before the game.
#[must_use]
#[wasm_bindgen]
pub fn chooses_colors(#[wasm_bindgen(unchecked_param_type = "Opening")] opening: &str) -> bool {
    Opening::parse(opening).is_some_and(Opening::has_choices)
}

/// Whether a rematch on the same terms keeps the colors instead of swapping them.
///
/// # Errors
/// If the setup is invalid.
#[wasm_bindgen]
pub fn keeps_colors(#[wasm_bindgen(unchecked_param_type = "Setup")] value: &JsValue) -> Result<bool, JsValue> {
    setup(value).map(|setup| ::setup::keeps_colors(&setup))
}

/// Whether the players determine the komi during the opening.
#[must_use]
#[wasm_bindgen]
pub fn finds_komi(#[wasm_bindgen(unchecked_param_type = "Opening")] opening: &str) -> bool {
    Opening::parse(opening).is_some_and(Opening::finds_komi)
}

/// How many stones the player to move places in succession, including the next stone. `placed` is the number of stones of the
/// opening that are already on the board. The result is at least 1.
#[must_use]
#[wasm_bindgen]
pub fn stones_left(#[wasm_bindgen(unchecked_param_type = "Opening")] opening: &str, placed: usize) -> usize {
    Opening::parse(opening).unwrap_or_default().stones_left(placed)
}
