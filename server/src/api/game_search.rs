//! Reads what a person has typed to search the finished games: names of players and the size of a board, such as `ada ben 9x9`.

use crate::auth::name::folded;
use crate::error::ApiError;
use rules::{MAX_SIDE, Size};
use store::MAX_NAMES;

/// The maximum length of a search, in characters. Four names of 20 letters each, with spaces between them, are shorter,
/// unless they have combining marks.
const SEARCH_CHARS: usize = 100;

/// What to search for.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Search {
    /// Each text is a part of the name of one of the two players.
    pub(super) names: Vec<String>,
    pub(super) size: Option<Size>,
}

/// Reads a search. A word such as `9x9` is a size, and every other word is part of a name.
pub(super) fn read(text: &str) -> Result<Search, ApiError> {
    let refuse = |why: String| Err(ApiError::Invalid(format!("search {why}")));
    if text.chars().count() > SEARCH_CHARS {
        return refuse(format!("must have at most {SEARCH_CHARS} characters"));
    }
    if text.split_whitespace().count() > MAX_NAMES {
        return refuse(format!("must have at most {MAX_NAMES} words"));
    }
    let mut search = Search::default();
    for word in text.split_whitespace() {
        let Some((columns, rows)) = sides(word) else {
            search.names.push(folded(word));
            continue;
        };
        let Some(size) = side(&columns).zip(side(&rows)).and_then(|(columns, rows)| Size::new(columns, rows)) else {
            return refuse(format!("has a size with a side that is not from 1 to {MAX_SIDE}"));
        };
        if search.size.replace(size).is_some() {
            return refuse("must have at most one size".into());
        }
    }
    Ok(search)
}

/// The digits before and after the `x`, or a similar sign, of a size such as `9x13`. `None` if the word is not a size.
fn sides(word: &str) -> Option<(Vec<u32>, Vec<u32>)> {
    let (columns, rows) = word.split_once(['x', 'X', '×', '*', 'ｘ', 'Ｘ', '＊'])?;
    digits(columns).zip(digits(rows))
}

/// The digits of a number; `None` if the text is not a number. Chinese and Japanese keyboards often write full-width digits.
fn digits(text: &str) -> Option<Vec<u32>> {
    let digit = |found: char| match found {
        '０'..='９' => Some(u32::from(found) - u32::from('０')),
        _ => found.to_digit(10),
    };
    let digits: Vec<u32> = text.chars().map(digit).collect::<Option<_>>()?;
    (!digits.is_empty()).then_some(digits)
}

/// The number with these digits. `None` if it is too large for the side of any board.
fn side(digits: &[u32]) -> Option<u8> {
    let number = digits.iter().try_fold(0_u32, |number, digit| number.checked_mul(10)?.checked_add(*digit))?;
    u8::try_from(number).ok()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn found(text: &str) -> (Vec<String>, Option<(u8, u8)>) {
        let search = read(text).unwrap();
        (search.names, search.size.map(|size| (size.width(), size.height())))
    }

    #[test]
    fn a_search_has_names_and_a_size_in_any_order() {
        for (text, names, size) in [
            ("", &[][..], None),
            (" \t\u{3000} ", &[], None),
            ("ada", &["ada"], None),
            (" Ada  BEN ", &["Ada", "BEN"], None),
            ("ada ben 9x9", &["ada", "ben"], Some((9, 9))),
            ("13X9 ada", &["ada"], Some((13, 9))),
            ("ada\u{3000}9×13\u{3000}ben", &["ada", "ben"], Some((9, 13))),
            ("19*19", &[], Some((19, 19))),
            ("１９×１９", &[], Some((19, 19))),
            ("９ｘ13 花子", &["花子"], Some((9, 13))),
            ("9Ｘ9", &[], Some((9, 9))),
            ("9＊9", &[], Some((9, 9))),
            ("1x30 09x9x", &["09x9x"], Some((1, 30))),
            ("a b c d", &["a", "b", "c", "d"], None),
        ] {
            assert_eq!(found(text), (names.iter().map(|&name| name.to_owned()).collect(), size), "{text:?}");
        }
    }

    #[test]
    fn a_word_that_only_resembles_a_size_is_part_of_a_name() {
        for word in ["x", "9x", "x9", "9", "max", "9x9x9", "9-9", "9x-9", "9x+9", "ax9", "x-9", "９", "9y9"] {
            assert_eq!(found(word), (vec![folded(word)], None));
        }
    }

    #[test]
    fn a_search_that_cannot_be_understood_is_refused() {
        for (text, words) in [
            ("a b c d e".to_owned(), "search must have at most 4 words"),
            ("a b c d 9x9".to_owned(), "search must have at most 4 words"),
            ("9x9 13x13".to_owned(), "search must have at most one size"),
            ("9x9 9x9".to_owned(), "search must have at most one size"),
            ("0x9".to_owned(), "search has a size with a side that is not from 1 to 30"),
            ("9x31".to_owned(), "search has a size with a side that is not from 1 to 30"),
            ("9x265".to_owned(), "search has a size with a side that is not from 1 to 30"),
            (format!("9x{}", "9".repeat(90)), "search has a size with a side that is not from 1 to 30"),
            ("x".repeat(101), "search must have at most 100 characters"),
        ] {
            match read(&text) {
                Err(ApiError::Invalid(message)) => assert_eq!(message, words, "{text}"),
                other => panic!("{text}: {other:?}"),
            }
        }
        assert_eq!(found(&"é".repeat(100)).0.len(), 1);
    }
}
