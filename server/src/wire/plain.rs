//! Errors of serde in plain English. Serde names Rust types, which tell the author of a client nothing.

/// The longest message, in characters. There is a limit because the message may contain a value that the sender chose.
const MESSAGE_CHARS: usize = 300;

/// Rewrites the text of an error of serde. The text may end with a line and a column.
#[must_use]
pub fn plain(words: &str) -> String {
    let (words, place) = split_place(words);
    let (field, words) = split_field(words);
    let text = format!("{field}{}{place}", reason(words));
    match text.char_indices().nth(MESSAGE_CHARS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

fn reason(words: &str) -> String {
    for (kind, found_as) in
        [("invalid type: ", value as fn(&str) -> String), ("invalid value: ", value), ("invalid length ", list)]
    {
        // The value comes first and may itself contain these words, so split at their last occurrence.
        let parts = words.strip_prefix(kind).and_then(|rest| rest.rsplit_once(", expected "));
        if let Some((found, expected)) = parts {
            return format!("expected {}, found {}", wanted(expected), found_as(found));
        }
    }
    if let Some(rest) = words.strip_prefix("unknown variant ") {
        return format!("unknown word {rest}");
    }
    if let Some(inside) = words.strip_prefix("EOF while parsing ") {
        return format!("the JSON ends in the middle of {inside}");
    }
    match words {
        "invalid digit found in string" | "cannot parse integer from empty string" => "expected a whole number".to_owned(),
        "number too large to fit in target type" => "the number is too large".to_owned(),
        "expected ident" => "expected true, false or null".to_owned(),
        words => words.to_owned(),
    }
}

/// Splits off the line and the column, which serde_json appends.
fn split_place(words: &str) -> (&str, &str) {
    match words.rfind(" at line ") {
        Some(at) if words[at..].contains(" column ") => words.split_at(at),
        Some(_) | None => (words, ""),
    }
}

/// Splits off the name of a query parameter.
fn split_field(words: &str) -> (&str, &str) {
    match words.find(": ") {
        Some(at) if words[..at].bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_') => words.split_at(at + 2),
        Some(_) | None => ("", words),
    }
}

/// What a field accepts.
fn wanted(expected: &str) -> String {
    let words = match expected {
        "u8" => "a whole number from 0 to 255",
        "u16" | "u32" | "u64" | "usize" => "a whole number, 0 or more",
        "i8" | "i16" | "i32" | "i64" => "a whole number",
        "a string" | "string" => "a text",
        "a boolean" => "true or false",
        "a sequence" => "a list",
        "string or map" | "variant identifier" => "a word",
        expected => {
            let object = ["struct ", "internally tagged enum ", "variant of enum ", "adjacently tagged enum "];
            if object.iter().any(|name| expected.starts_with(name)) { "an object" } else { expected }
        }
    };
    words.to_owned()
}

/// What was sent instead.
fn value(found: &str) -> String {
    for (kind, words) in [
        ("integer ", "the number "),
        ("floating point ", "the number "),
        ("boolean ", ""),
        ("string ", "the text "),
        ("character ", "the text "),
    ] {
        if let Some(rest) = found.strip_prefix(kind) {
            return format!("{words}{}", rest.trim_matches('`'));
        }
    }
    match found {
        "map" => "an object".to_owned(),
        "sequence" => "a list".to_owned(),
        "unit value" => "null".to_owned(),
        found => found.to_owned(),
    }
}

/// A list, which was sent instead.
fn list(length: &str) -> String {
    match length {
        "0" => "an empty list".to_owned(),
        "1" => "a list with one entry".to_owned(),
        length => format!("a list with {length} entries"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{ClientMessage, PostCommand};

    fn of<T: serde::de::DeserializeOwned>(text: &str) -> String {
        plain(&serde_json::from_str::<T>(text).err().expect("the text is not valid").to_string())
    }

    fn command(command: &str) -> String {
        of::<ClientMessage>(&format!(r#"{{"type":"command","room":"r","command_id":"c","command":{command}}}"#))
    }

    #[test]
    fn error_messages_contain_no_rust_types() {
        let cases = [
            (of::<ClientMessage>("7"), "expected an object, found the number 7 at line 1 column 1"),
            (of::<ClientMessage>("null"), "expected an object, found null at line 1 column 4"),
            (of::<ClientMessage>(""), "the JSON ends in the middle of a value at line 1 column 0"),
            (of::<ClientMessage>(r#"{"type":"join""#), "the JSON ends in the middle of an object at line 1 column 14"),
            (of::<ClientMessage>(r#"{"type":"ping","nonce":1.5}"#), "expected a whole number, 0 or more, found the number 1.5"),
            (of::<ClientMessage>(r#"{"type":"ping","nonce":-1}"#), "expected a whole number, 0 or more, found the number -1"),
            (of::<ClientMessage>(r#"{"type":"ping","nonce":"1"}"#), "expected a whole number, 0 or more, found the text \"1\""),
            (of::<ClientMessage>(r#"{"type":7}"#), "expected a word, found the number 7 at line 1 column 9"),
            (command(r#"{"type":"name_komi","komi_half":6.5}"#), "expected a whole number, found the number 6.5"),
            (command(r#"{"type":"declare","count":256}"#), "expected a whole number from 0 to 255, found the number 256"),
            (command(r#"{"type":"mark","point":"A1","dead":1}"#), "expected true or false, found the number 1"),
            (command(r#"{"type":"mark","point":true,"dead":true}"#), "expected a text, found true"),
            (command(r#"{"type":"offer_moves","points":"h8"}"#), "expected a list, found the text \"h8\""),
            (command(r#"{"type":"accept_score"}"#), "missing field `dead`"),
            (
                command(r#"{"type":"choose","choice":"red"}"#),
                "unknown word `red`, expected one of `black`, `white`, `more_stones`",
            ),
            (command(r#"{"type":"pass","x":1}"#), "unknown field `x`, there are no fields"),
            (of::<PostCommand>("[]"), "expected an object, found an empty list at line 1 column 2"),
            (
                plain("invalid length 1, expected struct NewToken with 2 elements"),
                "expected an object, found a list with one entry",
            ),
            (
                plain("invalid length 2, expected struct NewToken with 3 elements"),
                "expected an object, found a list with 2 entries",
            ),
            (plain("page: invalid digit found in string"), "page: expected a whole number"),
            (plain("page: number too large to fit in target type"), "page: the number is too large"),
        ];
        for (found, expected) in cases {
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn a_long_value_is_cut() {
        let words = command(&format!(r#"{{"type":"declare","count":"{}"}}"#, "é, expected x".repeat(1000)));
        assert!(words.starts_with("expected a whole number from 0 to 255, found the text \"é"), "{words}");
        assert_eq!(words.chars().count(), MESSAGE_CHARS + 1);
    }
}
