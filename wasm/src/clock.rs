//! What a clock shows between two messages.

use crate::border::{give, take};
use protocol::{Clock, TimeControl};
use setup::Millis;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// What a clock shows after so many milliseconds of its player's turn. The server alone says when time is up.
///
/// # Errors
/// If the clock or the time control is none.
#[wasm_bindgen(unchecked_return_type = "Reading")]
pub fn read_clock(
    #[wasm_bindgen(unchecked_param_type = "Clock")] clock: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "TimeControl")] time: &JsValue,
    elapsed_ms: f64,
) -> Result<JsValue, JsValue> {
    let (clock, time): (Clock, TimeControl) = (take(clock)?, take(time)?);
    // The conversion takes what is below zero for zero.
    let reading = setup::Clock::from(clock).reading(&(&time).into(), Millis(elapsed_ms as u64));
    Ok(give(&reading))
}
