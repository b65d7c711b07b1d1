//! The settings of a room that somebody wants.

use crate::error::ApiError;
use room::Terms;

/// The settings of a room that somebody wants.
///
/// # Errors
/// [`ApiError::Faults`] that names every wrong field.
pub fn settings(wanted: &protocol::CreateRoom) -> Result<room::Settings, ApiError> {
    let Terms { setup, opening, time, colors, takeback, visibility } = wanted.terms().map_err(ApiError::Faults)?;
    Ok(room::Settings { setup, opening, time, colors, takeback, visibility, rematch_of: None })
}
