//! Checks and generates the names of guests.

use super::secret;
use crate::error::ApiError;

/// Accepts 2 to 20 ASCII letters, digits, `_` and `-`, so that letters of other alphabets cannot imitate a name.
pub(crate) fn check(name: String) -> Result<String, ApiError> {
    if setup::is_name(&name) {
        Ok(name)
    } else {
        Err(ApiError::Invalid("name must have 2 to 20 characters of A-Z a-z 0-9 _ -".into()))
    }
}

/// A generated name.
pub(crate) fn made_up() -> String {
    format!("guest-{}", secret::letters(4))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_names_are_accepted() {
        for good in ["ab", "Lee_Sedol-9", "abcdefghijklmnopqrst"] {
            assert_eq!(check(good.into()), Ok(good.into()));
        }
        for bad in ["", "a", "abcdefghijklmnopqrstu", "a b", "a<b", "аdmin", "a\u{200b}b", "a\n"] {
            assert!(check(bad.into()).is_err(), "{bad:?}");
        }
        assert!(check(made_up()).is_ok());
    }
}
