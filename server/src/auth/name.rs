//! Checks and generates the names of guests.

use super::secret;
use crate::error::ApiError;
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::{GeneralSecurityProfile as _, MixedScript as _};

/// Names that could be taken for the server or for the people who run it, in lower case.
const RESERVED: [&str; 7] = ["admin", "administrator", "moderator", "operator", "server", "system", "tengen"];

/// Accepts a name of 1 to 20 letters and digits of one alphabet, `_` and `-`, in the composed form of Unicode (NFC). Chinese
/// characters together with kana or with hangul count as one alphabet. Letters of several alphabets, and rare characters, are
/// refused, because they can imitate another name. Source: Unicode Technical Standard 39, "Unicode Security Mechanisms", single
/// script (section 5.1) and general security profile (section 3.1).
pub(crate) fn check(name: String) -> Result<String, ApiError> {
    let name: String = name.nfc().collect();
    if !setup::is_name(&name) {
        return Err(ApiError::Invalid("name must have 1 to 20 letters, digits, _ or -".into()));
    }
    if !name.as_str().is_single_script() || !name.chars().all(|character| character.is_ascii() || character.identifier_allowed())
    {
        return Err(ApiError::Invalid("name must not mix alphabets or contain rare characters".into()));
    }
    if RESERVED.contains(&name.to_lowercase().as_str()) {
        return Err(ApiError::Invalid("this name is reserved for the server".into()));
    }
    Ok(name)
}

/// A generated name.
pub(crate) fn made_up() -> String {
    format!("guest-{}", secret::letters(4))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_one_alphabet_are_accepted() {
        for good in [
            "a",
            "Lee_Sedol-9",
            "abcdefghijklmnopqrst",
            "王",
            "山田太郎",
            "みどり",
            "イセドル",
            "本田さくら",
            "이세돌",
            "Ольга",
            "Zoë",
        ] {
            assert_eq!(check(good.into()), Ok(good.into()));
        }
        assert_eq!(check("Zoe\u{308}".into()), Ok("Zo\u{eb}".into()));
        assert!(check(made_up()).is_ok());
    }

    #[test]
    fn names_that_could_imitate_another_are_refused() {
        for bad in ["", "abcdefghijklmnopqrstu", "a b", "a<b", "a\u{200b}b", "a\u{202e}b", "a\n", "😀"] {
            assert!(check(bad.into()).is_err(), "{bad:?}");
        }
        for bad in ["\u{430}dmin", "Lee李", "ａｄｍｉｎ", "\u{1d41a}bc", "\u{3164}\u{3164}", "Admin", "TENGEN"] {
            assert!(check(bad.into()).is_err(), "{bad:?}");
        }
    }
}
