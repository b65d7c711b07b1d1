//! What the operator announces to everyone who is connected, and to those who come later.

use store::{Store, StoreError};
use tokio::sync::watch;

/// The name of the setting in the store.
const SETTING: &str = "notice";

/// The most characters. More would cover a page on a phone.
pub const MOST_CHARS: usize = 200;

/// The present announcement; empty if there is none.
#[derive(Debug, Default)]
pub struct Notice(watch::Sender<String>);

impl Notice {
    /// Reads the announcement from the store.
    ///
    /// # Errors
    /// If the store does not respond.
    pub async fn load(&self, store: &dyn Store) -> Result<(), StoreError> {
        self.0.send_replace(store.setting(SETTING).await?.unwrap_or_default());
        Ok(())
    }

    /// Stores an announcement and tells everyone. An empty text withdraws it.
    ///
    /// # Errors
    /// If the store does not respond.
    pub async fn set(&self, store: &dyn Store, text: &str) -> Result<(), StoreError> {
        store.set(SETTING, text).await?;
        self.0.send_replace(text.to_owned());
        Ok(())
    }

    /// Follows the announcement. If there is one, it counts as a change.
    pub(crate) fn follow(&self) -> watch::Receiver<String> {
        let mut notice = self.0.subscribe();
        if !notice.borrow().is_empty() {
            notice.mark_changed();
        }
        notice
    }
}
