//! Decodes bytes to text.
//!
//! Bytes that can hardly be anything but Unicode are read as Unicode, whatever the file declares. For everything else,
//! the feature `encodings` uses the encoding that the property `CA` names. It guesses the encoding if `CA` is missing,
//! unknown or wrong. Without the feature (in the browser, to keep the module small), everything else is read as
//! Latin-1.

#[cfg(feature = "encodings")]
mod legacy;

/// A decoded file.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Decoded {
    pub(super) text: String,
    /// The standard name of the encoding.
    pub(super) charset: &'static str,
    /// Whether the encoding is certain: not guessed, and not contradicted by invalid bytes. Latin-1, the last resort, counts as
    /// certain.
    pub(super) sure: bool,
}

impl Decoded {
    fn sure(text: impl Into<String>, charset: &'static str) -> Decoded {
        Decoded { text: text.into(), charset, sure: true }
    }
}

/// Decodes a file and removes the byte order mark. Undecodable bytes become U+FFFD.
pub(super) fn decode(bytes: &[u8]) -> Decoded {
    if let Some(marked) = bytes.strip_prefix(b"\xef\xbb\xbf") {
        return Decoded::sure(String::from_utf8_lossy(marked), UTF_8);
    }
    if let Some(text) = utf16(bytes) {
        return text;
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        if is_surely_utf8(bytes) {
            return Decoded::sure(text, UTF_8);
        }
        // The file may be in another encoding: either each letter that is not ASCII has two bytes, or there are escapes
        // as in ISO-2022.
        return wide(bytes).unwrap_or_else(|| Decoded::sure(text, UTF_8));
    }
    if is_broken_utf8(bytes) {
        return Decoded::sure(String::from_utf8_lossy(bytes), UTF_8);
    }
    declared(bytes).or_else(|| guessed(bytes)).unwrap_or_else(|| western(bytes))
}

const UTF_8: &str = "UTF-8";

/// Decodes bytes as Latin-1, which accepts any bytes, but with the printable characters of windows-1252 in place of Latin-1's
/// control characters.
pub(super) fn western(bytes: &[u8]) -> Decoded {
    /// The characters for 0x80 to 0x9F. Five of these bytes are unassigned and stay control characters.
    const SIGNS: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’', '“',
        '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
    ];
    let letter = |&byte: &u8| match byte {
        0x80..=0x9f => SIGNS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    };
    Decoded { text: bytes.iter().map(letter).collect(), charset: "windows-1252", sure: true }
}

/// Decodes bytes in a named encoding. Returns `None` if the name is unknown or the bytes are invalid in that
/// encoding. Without the feature `encodings`, only UTF-8 and Latin-1 are known.
#[must_use]
pub fn decode_as(bytes: &[u8], name: &str) -> Option<String> {
    match name.trim().to_ascii_lowercase().as_str() {
        "utf-8" | "utf8" => std::str::from_utf8(bytes).ok().map(str::to_owned),
        "iso-8859-1" | "iso8859-1" | "latin-1" | "latin1" => Some(bytes.iter().copied().map(char::from).collect()),
        name => named(bytes, name),
    }
}

/// Decodes UTF-16. It is recognized by its byte order mark, or by the zero byte in each of the first two letters, which are
/// ASCII.
fn utf16(bytes: &[u8]) -> Option<Decoded> {
    let (little, bytes) = match *bytes {
        [0xff, 0xfe, ref rest @ ..] => (true, rest),
        [0xfe, 0xff, ref rest @ ..] => (false, rest),
        [1..=255, 0, 1..=255, 0, ..] => (true, bytes),
        [0, 1..=255, 0, 1..=255, ..] => (false, bytes),
        _ => return None,
    };
    let join = if little { u16::from_le_bytes } else { u16::from_be_bytes };
    let (pairs, _) = bytes.as_chunks::<2>();
    let letters = char::decode_utf16(pairs.iter().map(|&pair| join(pair)));
    let text: String = letters.map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
    Some(Decoded::sure(text, if little { "UTF-16LE" } else { "UTF-16BE" }))
}

/// Whether bytes that are valid UTF-8 can hardly be in another encoding: they are ASCII without escapes, or contain a letter of
/// three or four bytes, which other encodings rarely produce by chance.
fn is_surely_utf8(bytes: &[u8]) -> bool {
    const ESCAPE: u8 = 0x1b;
    if bytes.is_ascii() { !bytes.contains(&ESCAPE) } else { bytes.iter().any(|&byte| byte >= 0xe0) }
}

/// Whether the bytes are UTF-8 with a few truncated letters. Programs that limit the length of strings in bytes produce such
/// files.
fn is_broken_utf8(bytes: &[u8]) -> bool {
    let (mut good, mut bad) = (0_usize, 0_usize);
    for chunk in bytes.utf8_chunks() {
        good += chunk.valid().chars().filter(|letter| !letter.is_ascii()).count();
        bad += usize::from(!chunk.invalid().is_empty());
    }
    good >= 4 * bad
}

#[cfg(feature = "encodings")]
use legacy::{declared, guessed, named, wide};

#[cfg(not(feature = "encodings"))]
mod no_encodings {
    use super::Decoded;

    pub(super) fn declared(_: &[u8]) -> Option<Decoded> {
        None
    }

    pub(super) fn guessed(_: &[u8]) -> Option<Decoded> {
        None
    }

    pub(super) fn named(_: &[u8], _: &str) -> Option<String> {
        None
    }

    pub(super) fn wide(_: &[u8]) -> Option<Decoded> {
        None
    }
}

#[cfg(not(feature = "encodings"))]
use no_encodings::{declared, guessed, named, wide};

#[cfg(test)]
mod tests {
    use super::{decode, decode_as, western};

    #[track_caller]
    fn check(bytes: &[u8], text: &str, charset: &str) {
        let found = decode(bytes);
        assert_eq!((found.text.as_str(), found.charset), (text, charset));
    }

    #[test]
    fn unicode_is_recognized_whatever_the_file_declares() {
        check(b"(;PB[Li])", "(;PB[Li])", "UTF-8");
        check("\u{feff}(;PB[吳])".as_bytes(), "(;PB[吳])", "UTF-8");
        check("(;CA[GB2312]PB[吳清源])".as_bytes(), "(;CA[GB2312]PB[吳清源])", "UTF-8");
        check("(;PB[Jörg])".as_bytes(), "(;PB[Jörg])", "UTF-8");
        check("(;CA[ISO-8859-1]PB[Jörg])".as_bytes(), "(;CA[ISO-8859-1]PB[Jörg])", "UTF-8");
        let text = "(;PB[吳𠀀])";
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        check(&little, text, "UTF-16LE");
        check(&big, text, "UTF-16BE");
        check(&[&[0xff, 0xfe], little.as_slice()].concat(), text, "UTF-16LE");
        check(&[&[0xfe, 0xff], big.as_slice()].concat(), text, "UTF-16BE");
        check(&[0xff, 0xfe, 0x41], "", "UTF-16LE");
    }

    #[test]
    fn truncated_letters_are_tolerated() {
        let mut bytes = "(;CA[UTF-8]C[白中押し勝ち])".as_bytes().to_vec();
        bytes.remove(bytes.len() - 3);
        check(&bytes, "(;CA[UTF-8]C[白中押し勝\u{fffd}])", "UTF-8");
    }

    #[test]
    fn latin_1_is_the_fallback() {
        check(b"(;PB[J\xf6rg])", "(;PB[Jörg])", "windows-1252");
        check(b"(;PB[J\xf6rg]C[\x80 5])", "(;PB[Jörg]C[€ 5])", "windows-1252");
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(western(&all).text.chars().count(), 256);
    }

    #[test]
    fn encodings_are_found_by_name() {
        assert_eq!(decode_as(b"test \xa3", "UTF-8"), None);
        assert_eq!(decode_as(b"test \xa3", "iso-8859-1").as_deref(), Some("test £"));
        assert_eq!(decode_as(b"test", "no such name"), None);
    }
}
