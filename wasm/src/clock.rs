//! What a clock shows between two messages, how fast a game is, and how long a player waits for an absent opponent.

use crate::border::{give, take};
use protocol::{Clock, TimeControl};
use setup::Millis;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// What a clock shows after its player's turn has lasted this many milliseconds. Only the server decides when time is up.
///
/// # Errors
/// If the clock or the time control has the wrong type.
#[wasm_bindgen(unchecked_return_type = "Reading")]
pub fn read_clock(
    #[wasm_bindgen(unchecked_param_type = "Clock")] clock: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "TimeControl")] time: &JsValue,
    elapsed_ms: f64,
) -> Result<JsValue, JsValue> {
    let (clock, time): (Clock, TimeControl) = (take(clock)?, take(time)?);
    // The conversion turns negative numbers into zero.
    let reading = setup::Clock::from(clock).reading(&(&time).into(), Millis(elapsed_ms as u64));
    Ok(give(&reading))
}

/// The speed of a game with this time control.
///
/// # Errors
/// If the time control has the wrong type.
#[wasm_bindgen(unchecked_return_type = "Speed")]
pub fn speed(#[wasm_bindgen(unchecked_param_type = "TimeControl")] time: &JsValue) -> Result<String, JsValue> {
    let time: TimeControl = take(time)?;
    Ok(setup::TimeControl::from(&time).speed().as_str().to_owned())
}

/// How long a player must wait before claiming the game, in milliseconds, if the opponent has lost the connection.
///
/// # Errors
/// If the time control has the wrong type.
#[wasm_bindgen]
pub fn patience(#[wasm_bindgen(unchecked_param_type = "TimeControl")] time: &JsValue) -> Result<f64, JsValue> {
    let time: TimeControl = take(time)?;
    Ok(setup::TimeControl::from(&time).patience(setup::AwayReason::Lost).0 as f64)
}
