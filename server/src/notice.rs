//! What the operator announces to everyone who is connected, and to those who come later.

use store::{Store, StoreError};
use tokio::sync::watch;

/// The name of the setting in the store.
const SETTING: &str = "notice";

/// The most characters. More would cover a page on a phone.
pub const MOST_CHARS: usize = 200;

/// The present announcement.
#[derive(Debug, Default)]
pub struct Notice(watch::Sender<Said>);

/// What everyone is told.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Said {
    /// The text of the operator; empty if there is none.
    pub(crate) text: String,
    /// Whether the server restarts soon.
    pub(crate) restarts: bool,
}

impl Notice {
    /// Reads the announcement from the store.
    ///
    /// # Errors
    /// If the store does not respond.
    pub async fn load(&self, store: &dyn Store) -> Result<(), StoreError> {
        let text = store.setting(SETTING).await?.unwrap_or_default();
        self.0.send_modify(|said| said.text = text);
        Ok(())
    }

    /// Stores an announcement and tells everyone. An empty text withdraws it.
    ///
    /// # Errors
    /// If the store does not respond.
    pub async fn set(&self, store: &dyn Store, text: &str) -> Result<(), StoreError> {
        store.set(SETTING, text).await?;
        self.0.send_modify(|said| text.clone_into(&mut said.text));
        Ok(())
    }

    /// Tells everyone that the server restarts soon, or that it does not.
    pub fn set_restarts(&self, restarts: bool) {
        self.0.send_modify(|said| said.restarts = restarts);
    }

    /// Follows the announcement. If there is one, it counts as a change.
    pub(crate) fn follow(&self) -> watch::Receiver<Said> {
        let mut notice = self.0.subscribe();
        if *notice.borrow() != Said::default() {
            notice.mark_changed();
        }
        notice
    }
}
