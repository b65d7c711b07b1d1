//! The names of guests.

use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};

/// The maximum number of letters, digits, `_` and `-` in a name.
const MOST_CHARACTERS: usize = 20;

/// The maximum number of combining marks after one letter. Burmese needs four. Many more would cover the line above.
const MOST_MARKS: usize = 5;

/// What is wrong with the form of a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NameFault {
    /// The name is empty or too long.
    Length,
    /// The name contains a character that names cannot have, or too many combining marks after one letter.
    Characters,
}

/// Whether a name has 1 to 20 letters of any alphabet, digits, `_` and `-`. A letter may have up to five combining marks, which are
/// not counted. The server accepts fewer names, because letters of one alphabet can imitate those of another.
#[must_use]
pub fn is_name(name: &str) -> bool {
    name_fault(name).is_none()
}

/// The rule of [`is_name`] that a name breaks.
#[must_use]
pub fn name_fault(name: &str) -> Option<NameFault> {
    let (mut count, mut marks) = (0, 0);
    for character in name.chars() {
        if character.general_category_group() == GeneralCategoryGroup::Mark {
            marks += 1;
            if count == 0 || marks > MOST_MARKS {
                return Some(NameFault::Characters);
            }
        } else {
            let is_letter = character.general_category_group() == GeneralCategoryGroup::Letter;
            if !is_letter && character.general_category() != GeneralCategory::DecimalNumber && !matches!(character, '_' | '-') {
                return Some(NameFault::Characters);
            }
            (count, marks) = (count + 1, 0);
        }
    }
    (!(1..=MOST_CHARACTERS).contains(&count)).then_some(NameFault::Length)
}

#[cfg(test)]
mod tests {
    use super::{NameFault, is_name, name_fault};

    #[test]
    fn names_have_up_to_twenty_letters_of_any_alphabet() {
        for good in ["王", "山田太郎", "イセドル", "Lee_Sedol-9", "abcdefghijklmnopqrst", "e\u{301}"] {
            assert!(is_name(good), "{good:?}");
        }
        for good in ["이세돌", "Ёлка", "अनन्द", "สมชาย", "ကျော်"] {
            assert!(is_name(good), "{good:?}");
        }
        let long = "e\u{301}".repeat(20);
        assert!(is_name(&long) && !is_name(&format!("{long}e")));
        for bad in [
            "",
            "abcdefghijklmnopqrstu",
            "a b",
            "a<b",
            "a\u{200b}b",
            "a\n",
            "\u{301}e",
            "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
            "★",
            "😀",
        ] {
            assert!(!is_name(bad), "{bad:?}");
        }
        assert_eq!(name_fault(""), Some(NameFault::Length));
        assert_eq!(name_fault("abcdefghijklmnopqrstu"), Some(NameFault::Length));
        assert_eq!(name_fault("a b"), Some(NameFault::Characters));
    }
}
