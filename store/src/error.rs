//! The errors of a store.

use thiserror::Error;

/// Why a call to the store failed.
#[derive(Debug, Clone, Error)]
pub enum StoreError {
    /// The room's last seq is not the expected one; nothing was written.
    #[error("the room's last seq is {actual}, which is not the expected one")]
    Conflict {
        /// The room's actual last seq.
        actual: u64,
    },
    /// The store cannot do what the call asks. Nothing was written.
    #[error("the store is unavailable: {0}")]
    Unavailable(String),
    /// A search took too long and was ended.
    #[error("the search took too long")]
    TooSlow,
    /// The data may or may not have been written.
    #[error("the result of the write is unknown: {0}")]
    Unknown(String),
    /// The stored data cannot be read.
    #[error("room {room} cannot be read: {reason}")]
    Corrupt {
        /// The room.
        room: String,
        /// The reason.
        reason: String,
    },
}
