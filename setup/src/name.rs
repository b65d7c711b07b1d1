//! The names of guests.

use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};

/// The maximum number of letters, digits, `_` and `-` in a name.
const MOST_CHARACTERS: usize = 20;

/// The maximum number of combining marks after one letter. Burmese needs four. Many more would cover the line above.
const MOST_MARKS: usize = 5;

/// Whether a name has 1 to 20 letters of any alphabet, digits, `_` and `-`. A letter may have up to five combining marks, which are
/// not counted. The server accepts fewer names, because letters of one alphabet can imitate those of another.
#[must_use]
pub fn is_name(name: &str) -> bool {
    let (mut count, mut marks) = (0, 0);
    for character in name.chars() {
        if character.general_category_group() == GeneralCategoryGroup::Mark {
            marks += 1;
            if count == 0 || marks > MOST_MARKS {
                return false;
            }
        } else {
            let is_letter = character.general_category_group() == GeneralCategoryGroup::Letter;
            if !is_letter && character.general_category() != GeneralCategory::DecimalNumber && !matches!(character, '_' | '-') {
                return false;
            }
            (count, marks) = (count + 1, 0);
        }
    }
    (1..=MOST_CHARACTERS).contains(&count)
}

#[cfg(test)]
mod tests {
    use super::is_name;

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
    }
}
