//! What the operator allows on the whole server.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use store::{Store, StoreError};

/// The name of the setting in the store.
const SETTING: &str = "mode";

/// What people may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Everything is possible.
    Open,
    /// New rooms are private, so people come to them only by a link.
    InviteOnly,
    /// Running games go on, but nobody can create a room, write in a chat or upload a game.
    ReadOnly,
}

impl Mode {
    /// All modes. The place of a mode is its number in [`CurrentMode`].
    const ALL: [Self; 3] = [Self::Open, Self::InviteOnly, Self::ReadOnly];

    /// The name, as in the command line and in the store.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::InviteOnly => "invite-only",
            Self::ReadOnly => "read-only",
        }
    }
}

/// The present mode. All clones show the same mode.
#[derive(Debug, Clone, Default)]
pub struct CurrentMode(Arc<AtomicU8>);

impl CurrentMode {
    /// The mode.
    #[must_use]
    pub fn get(&self) -> Mode {
        Mode::ALL.get(usize::from(self.0.load(Ordering::Relaxed))).copied().unwrap_or(Mode::Open)
    }

    /// Reads the mode from the store.
    ///
    /// # Errors
    /// If the store does not respond.
    pub async fn load(&self, store: &dyn Store) -> Result<(), StoreError> {
        let stored = store.setting(SETTING).await?;
        self.show(Mode::ALL.into_iter().find(|mode| Some(mode.as_str()) == stored.as_deref()).unwrap_or(Mode::Open));
        Ok(())
    }

    /// Stores and sets the mode.
    ///
    /// # Errors
    /// If the store does not respond.
    pub async fn set(&self, store: &dyn Store, mode: Mode) -> Result<(), StoreError> {
        store.set(SETTING, mode.as_str()).await?;
        self.show(mode);
        Ok(())
    }

    fn show(&self, mode: Mode) {
        self.0.store(mode as u8, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mode_is_shown_as_it_was_set() {
        let current = CurrentMode::default();
        assert_eq!(current.get(), Mode::Open);
        for mode in Mode::ALL {
            current.show(mode);
            assert_eq!(current.clone().get(), mode);
            assert_eq!(mode.to_possible_value().map(|value| value.get_name().to_owned()).as_deref(), Some(mode.as_str()));
            assert_eq!(serde_json::to_value(mode).ok(), Some(mode.as_str().into()));
        }
    }
}
