//! The settings of a requested room.

use crate::error::ApiError;
use room::Terms;

/// Checks a requested room and returns its settings.
///
/// # Errors
/// [`ApiError::Faults`] with every invalid field.
pub fn settings(wanted: &protocol::CreateRoom) -> Result<room::Settings, ApiError> {
    let Terms { setup, opening, time, colors, takeback, visibility } = wanted.terms().map_err(ApiError::Faults)?;
    Ok(room::Settings { setup, opening, time, colors, takeback, visibility, rematch_of: None })
}
