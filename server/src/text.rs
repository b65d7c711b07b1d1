//! Cleans chat text before it is stored: combines letters with their marks (Unicode NFC) and removes control characters,
//! other invisible characters and piles of combining marks. The result is displayed as plain text, never as HTML.

use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory as _};

/// The maximum number of combining marks in a row. No living script needs more marks. A higher pile of marks would
/// cover the lines above.
const MARKS_IN_A_ROW: usize = 8;

/// Characters that Unicode counts as letters or symbols although they show nothing: the fillers of Hangul and the empty pattern of
/// Braille.
const EMPTY: [char; 5] = ['\u{115f}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{ffa0}'];

/// Whether Unicode counts a character as a letter or symbol although it shows nothing.
pub(crate) fn shows_nothing(character: char) -> bool {
    EMPTY.contains(&character)
}

/// Why a chat text is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadText {
    /// Nothing is left after cleaning.
    Empty,
    /// Too many characters are left after cleaning.
    TooLong {
        /// The largest allowed number.
        most: usize,
        /// The number of characters that are left.
        count: usize,
    },
}

/// Cleans a chat text. The result has at most `limit` characters.
///
/// # Errors
/// If nothing or too much is left.
pub fn clean(text: &str, limit: usize) -> Result<String, BadText> {
    let mut out = String::with_capacity(text.len());
    let (mut marks, mut count) = (0, 0);
    let blank = |character: char| if character.is_whitespace() || shows_nothing(character) { ' ' } else { character };
    // Before NFC, remove the characters of the Unicode categories Cc, Cf, Cs, Co and Cn (invisible, private or
    // unassigned). Otherwise, they could separate a letter from its mark.
    let visible = |character: &char| character.general_category_group() != GeneralCategoryGroup::Other;
    for character in text.chars().map(blank).filter(visible).nfc() {
        let mark = character.general_category_group() == GeneralCategoryGroup::Mark;
        marks = if mark { marks + 1 } else { 0 };
        // Drop leading, trailing and repeated blanks.
        if marks > MARKS_IN_A_ROW || (character == ' ' && (out.is_empty() || out.ends_with(' '))) {
            continue;
        }
        out.push(character);
        count += 1;
    }
    if out.ends_with(' ') {
        out.pop();
        count -= 1;
    }
    match count {
        0 => Err(BadText::Empty),
        count if count > limit => Err(BadText::TooLong { most: limit, count }),
        _ => Ok(out),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn text_is_cleaned() {
        let cases = [
            ("good game", Ok("good game")),
            ("  你好  ！\n", Ok("你好 ！")),
            ("e\u{301}", Ok("é")),
            ("a\u{0}b\u{7}c\u{202e}d\u{200b}e\u{e000}f", Ok("abcdef")),
            ("a\r\nb\tc\u{2028}d", Ok("a b c d")),
            ("", Err(BadText::Empty)),
            (" \u{200b}\n", Err(BadText::Empty)),
            ("1234567890123456", Err(BadText::TooLong { most: 15, count: 16 })),
            ("\u{3164} \u{2800}", Err(BadText::Empty)),
            ("a\u{3164}b", Ok("a b")),
            ("😀 gg", Ok("😀 gg")),
        ];
        for (text, left) in cases {
            assert_eq!(clean(text, 15), left.map(str::to_owned), "{text:?}");
        }
    }

    #[test]
    fn piles_of_combining_marks_are_cut() {
        let tower = format!("x{}y", "\u{32a}".repeat(50));
        assert_eq!(clean(&tower, 300).unwrap().chars().count(), 2 + MARKS_IN_A_ROW);
    }

    proptest! {
        #[test]
        fn cleaning_twice_changes_nothing(text in "\\PC{0,40}|.{0,40}") {
            if let Ok(once) = clean(&text, 1000) {
                prop_assert_eq!(clean(&once, 1000), Ok(once));
            }
        }

        #[test]
        fn nothing_invisible_is_left(text in any::<String>()) {
            if let Ok(text) = clean(&text, 1000) {
                prop_assert!(text.chars().all(|c| c.general_category_group() != GeneralCategoryGroup::Other));
            }
        }
    }
}
