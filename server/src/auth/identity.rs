//! Who a caller is, and what the caller may do.

use crate::error::ApiError;
use crate::listener::AddressKey;
use room::PlayerId;
use store::Scopes;

/// The SHA-256 of the secret of a session or token. It identifies the session or token without giving access to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SessionKey(pub [u8; 32]);

/// A person with a session, or a program with a token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Identity {
    /// The player's id.
    pub player: PlayerId,
    /// The display name.
    pub name: String,
    /// The session or token.
    pub session: SessionKey,
    /// What the token of a program allows; `None` for a person.
    pub program: Option<Scopes>,
    /// Where this caller is, as far as the budgets are concerned. `None` if the caller is not connected.
    pub address: Option<AddressKey>,
}

impl Identity {
    /// Refuses a program that is not allowed to read.
    ///
    /// # Errors
    /// [`ApiError::TokenForbids`].
    pub fn check_read(&self) -> Result<(), ApiError> {
        let may = self.program.is_none_or(|scopes| scopes.read);
        if may { Ok(()) } else { Err(ApiError::TokenForbids("this token does not have the scope `read`")) }
    }

    /// Refuses a program that is not allowed to play.
    ///
    /// # Errors
    /// [`ApiError::TokenForbids`].
    pub fn check_play(&self) -> Result<(), ApiError> {
        let may = self.program.is_none_or(|scopes| scopes.play);
        if may { Ok(()) } else { Err(ApiError::TokenForbids("this token does not have the scope `play`")) }
    }

    /// Refuses a program.
    ///
    /// # Errors
    /// [`ApiError::TokenForbids`].
    pub fn check_person(&self) -> Result<(), ApiError> {
        let why = "a program cannot do this with its token; a person can do it with a session";
        if self.program.is_none() { Ok(()) } else { Err(ApiError::TokenForbids(why)) }
    }
}
