//! Leaves damaged rows out of lists. The error of a damaged row is logged when it is first found, and not again for
//! every list.

use crate::read::Rows;
use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

/// The maximum number of remembered errors. When there are more, the set is cleared and errors are logged again.
const REMEMBERED: usize = 1000;

/// The errors that have been logged.
#[derive(Debug, Default)]
pub(crate) struct Damage(Mutex<BTreeSet<String>>);

impl Damage {
    /// The rows of a list without the damaged ones.
    pub(crate) fn leave_out<T>(&self, rows: Rows<T>) -> Vec<T> {
        rows.into_iter().filter_map(|row| self.readable(row)).collect()
    }

    /// The row, unless it is damaged.
    pub(crate) fn readable<T, E: ToString>(&self, row: Result<T, E>) -> Option<T> {
        row.map_err(|error| self.log(&error.to_string())).ok()
    }

    fn log(&self, error: &str) {
        if self.is_new(error) {
            tracing::error!(error, "a damaged row was left out");
        }
    }

    fn is_new(&self, error: &str) -> bool {
        // No code panics while it holds the lock, so the lock is never poisoned.
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= REMEMBERED && !known.contains(error) {
            known.clear();
        }
        known.insert(error.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::{Damage, REMEMBERED};

    #[test]
    fn each_error_is_logged_once_and_a_limited_number_is_remembered() {
        let damage = Damage::default();
        assert_eq!(["a", "b", "a", "b"].map(|error| damage.is_new(error)), [true, true, false, false]);
        let many = (0..3 * REMEMBERED).filter(|number| damage.is_new(&number.to_string())).count();
        assert_eq!(many, 3 * REMEMBERED);
        assert!(damage.0.lock().is_ok_and(|known| known.len() <= REMEMBERED));
    }
}
