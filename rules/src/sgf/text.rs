//! Escapes and unescapes text.

/// Whether a value may contain line breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lines {
    /// Line breaks become spaces (SGF's `SimpleText`).
    One,
    /// Line breaks are kept as `\n` (SGF's `Text`).
    Many,
}

/// Converts a raw value to text: resolves escapes, normalizes line breaks and replaces other control characters with spaces.
pub(super) fn unescape(raw: &str, lines: Lines) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut rest = raw.chars().peekable();
    while let Some(letter) = rest.next() {
        if is_break(letter) {
            skip_pair(letter, &mut rest);
            text.push(line_break(lines));
        } else if letter != '\\' {
            text.push(printable(letter));
        } else if let Some(escaped) = rest.next() {
            // An escaped line break only wraps a long line in the file.
            if is_break(escaped) {
                skip_pair(escaped, &mut rest);
            } else {
                text.push(printable(escaped));
            }
        }
    }
    text
}

/// Converts a text to a raw value. Reading the raw value returns the text, except for control characters.
pub(super) fn escape(text: &str, lines: Lines) -> String {
    let mut raw = String::with_capacity(text.len() + 8);
    let mut rest = text.chars().peekable();
    while let Some(letter) = rest.next() {
        if is_break(letter) {
            skip_pair(letter, &mut rest);
            raw.push(line_break(lines));
            continue;
        }
        if matches!(letter, '\\' | ']') {
            raw.push('\\');
        }
        raw.push(printable(letter));
    }
    raw
}

/// Like [`escape`] with [`Lines::One`], for a composed value: the first colon separates the parts, and other colons are escaped.
pub(super) fn escape_pair(text: &str) -> String {
    match text.split_once(':') {
        None => escape(text, Lines::One),
        Some((first, second)) => {
            format!("{}:{}", escape(first, Lines::One), escape(second, Lines::One).replace(':', "\\:"))
        }
    }
}

/// The first letters of a raw value, for an error message.
pub(super) fn shown(raw: &str) -> String {
    raw.chars().take(20).map(printable).collect()
}

const fn is_break(letter: char) -> bool {
    matches!(letter, '\n' | '\r')
}

/// Skips the second of two different line break characters in a row, because together they are one line break.
fn skip_pair(first: char, rest: &mut std::iter::Peekable<std::str::Chars<'_>>) {
    rest.next_if(|&second| is_break(second) && second != first);
}

const fn line_break(lines: Lines) -> char {
    match lines {
        Lines::One => ' ',
        Lines::Many => '\n',
    }
}

/// The letter, or a space for a control character.
pub(super) fn printable(letter: char) -> char {
    if letter.is_control() { ' ' } else { letter }
}

#[cfg(test)]
mod tests {
    use super::{Lines, escape, escape_pair, unescape};
    use proptest::prelude::*;

    #[test]
    fn escapes_and_line_breaks_are_resolved() {
        for (raw, one, many) in [
            ("plain", "plain", "plain"),
            (r"a\]b\\c\:d", r"a]b\c:d", r"a]b\c:d"),
            ("soft\\\nbreak", "softbreak", "softbreak"),
            ("soft\\\r\nbreak", "softbreak", "softbreak"),
            ("a\nb", "a b", "a\nb"),
            ("a\r\nb\n\rc", "a b c", "a\nb\nc"),
            ("a\n\nb", "a  b", "a\n\nb"),
            ("tab\there\u{7}", "tab here ", "tab here "),
            ("ends in \\", "ends in ", "ends in "),
        ] {
            assert_eq!(unescape(raw, Lines::One), one, "{raw:?}");
            assert_eq!(unescape(raw, Lines::Many), many, "{raw:?}");
        }
        assert_eq!(escape_pair("Ten]gen:1:2"), r"Ten\]gen:1\:2");
    }

    proptest! {
        #[test]
        fn escaped_text_is_read_back(text in "(?s).{0,40}", simple in "[^\\p{Cc}]{0,40}") {
            for lines in [Lines::One, Lines::Many] {
                let clean = unescape(&escape(&text, lines), lines);
                prop_assert_eq!(&unescape(&escape(&clean, lines), lines), &clean);
                prop_assert_eq!(&unescape(&escape(&simple, lines), lines), &simple);
            }
            prop_assert_eq!(unescape(&escape_pair(&simple), Lines::One), simple);
        }
    }
}
