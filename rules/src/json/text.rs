//! Parses JSON in the form that `JSON.stringify` writes.

use super::Value;

/// The limit on nesting. Deeper values are read as null. The wire types nest far less deeply.
const DEPTH: usize = 16;

/// Parses JSON. Invalid JSON is read as null or as some other value.
pub(super) fn parse(text: &str) -> Value {
    Reader { bytes: text.as_bytes(), at: 0 }.value(DEPTH)
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn next(&mut self) -> u8 {
        let byte = self.bytes.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        byte
    }

    /// Whether `byte` comes next. If so, consumes it.
    fn takes(&mut self, byte: u8) -> bool {
        let is_next = self.bytes.get(self.at) == Some(&byte);
        self.at += usize::from(is_next);
        is_next
    }

    fn value(&mut self, depth: usize) -> Value {
        if depth == 0 {
            // Skip the rest of the text. Otherwise the loop over the surrounding array would never end.
            self.at = self.bytes.len();
            return Value::Null;
        }
        match self.next() {
            b'{' => {
                let mut fields = Vec::new();
                while self.takes(b'"') {
                    let name = self.text();
                    self.takes(b':');
                    fields.push((name, self.value(depth - 1)));
                    self.takes(b',');
                }
                self.takes(b'}');
                Value::Record(fields)
            }
            b'[' => {
                let mut values = Vec::new();
                while self.at < self.bytes.len() && !self.takes(b']') {
                    values.push(self.value(depth - 1));
                    self.takes(b',');
                }
                Value::List(values)
            }
            b'"' => Value::Text(self.text()),
            first => {
                let start = self.at - 1;
                while self.bytes.get(self.at).is_some_and(|byte| !b",]}".contains(byte)) {
                    self.at += 1;
                }
                literal(first, self.bytes.get(start..self.at).unwrap_or_default())
            }
        }
    }

    /// Reads the rest of a string, up to its closing quote.
    fn text(&mut self) -> String {
        let mut out = Vec::new();
        loop {
            match self.next() {
                b'"' | 0 => break,
                b'\\' => {
                    let letter = match self.next() {
                        b'n' => '\n',
                        b't' => '\t',
                        b'r' => '\r',
                        b'b' => '\u{8}',
                        b'f' => '\u{c}',
                        b'u' => self.code(),
                        other => char::from(other),
                    };
                    out.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
                }
                byte => out.push(byte),
            }
        }
        String::from_utf8(out).unwrap_or_default()
    }

    /// Reads four hexadecimal digits. `JSON.stringify` uses them only for control characters and lone surrogates.
    fn code(&mut self) -> char {
        let code = (0..4).fold(0, |code, _| code << 4 | char::from(self.next()).to_digit(16).unwrap_or(0));
        char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
    }
}

/// Reads true, false, null or a number from `bytes`, which begins with `first`. A number becomes null if it is not an integer or
/// is too large.
fn literal(first: u8, bytes: &[u8]) -> Value {
    match first {
        b't' => Value::Bool(true),
        b'f' => Value::Bool(false),
        _ => {
            let (negative, digits) = bytes.strip_prefix(b"-").map_or((false, bytes), |digits| (true, digits));
            let mut number = 0i64;
            for digit in digits {
                let next = digit.checked_sub(b'0').filter(|digit| *digit < 10);
                let grown = next.and_then(|digit| number.checked_mul(10)?.checked_add(digit.into()));
                let Some(grown) = grown else { return Value::Null };
                number = grown;
            }
            if digits.is_empty() { Value::Null } else { Value::Number(if negative { -number } else { number }) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Value;

    /// The value that serde_json, a complete implementation, reads from a string.
    fn by_serde_json(text: &str) -> Value {
        fn value(from: serde_json::Value) -> Value {
            match from {
                serde_json::Value::Null => Value::Null,
                serde_json::Value::Bool(value) => Value::Bool(value),
                serde_json::Value::Number(number) => number.as_i64().map_or(Value::Null, Value::Number),
                serde_json::Value::String(text) => Value::Text(text),
                serde_json::Value::Array(values) => Value::List(values.into_iter().map(value).collect()),
                serde_json::Value::Object(fields) => {
                    Value::Record(fields.into_iter().map(|(name, field)| (name, value(field))).collect())
                }
            }
        }
        value(serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}")))
    }

    #[test]
    fn json_is_read_as_serde_json_reads_it() {
        for text in [
            "{}",
            "[]",
            "[[],{}]",
            r#"{"a":[1,-2,true,false,null],"b":{"c":"d"}}"#,
            r#"["\"\\\/\b\f\n\r\t\u0001é😀 \u00e9",""]"#,
            "9223372036854775807",
            "-9223372036854775807",
            "[9.5,1e21,0]",
        ] {
            assert_eq!(Value::parse(text), by_serde_json(text), "{text}");
        }
    }

    #[test]
    fn parsing_invalid_json_never_panics() {
        let whole = r#"{"a":[1,"x\u00e9",{"b":null}],"c":-1.5}"#;
        for end in (0..whole.len()).filter(|end| whole.is_char_boundary(*end)) {
            let _ = Value::parse(&whole[..end]);
        }
        for text in ["", "{,}", "[}", "]", "{\"a\"", "--1", "99999999999999999999", &"[".repeat(1000)] {
            let _ = Value::parse(text);
        }
    }
}
