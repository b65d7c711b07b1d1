//! A JSON reader and writer for the browser's module, compatible with `JSON.stringify` and `JSON.parse`.
//!
//! It is hand-written because the code that serde generates exceeds the module's budget: see
//! docs/decisions/0050-json-in-the-browser.md. The macros `words!`, `record!` and `tagged!` implement
//! [`FromJson`] and [`ToJson`] under the feature `json`. Unknown fields are ignored, and invalid text is read as
//! [`Value::Null`].

/// The limit on nesting. Deeper values are read as null; the wire types are far below it.
const DEPTH: usize = 16;

/// A JSON value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Null, or a number that is not an integer.
    Null,
    /// A boolean.
    Bool(bool),
    /// An integer.
    Number(i64),
    /// A string.
    Text(String),
    /// An array.
    List(Vec<Value>),
    /// An object, in order.
    Record(Vec<(String, Value)>),
}

/// A type that can be read from JSON.
pub trait FromJson: Sized {
    /// Converts a value; `None` if it has the wrong type.
    fn read(value: Value) -> Option<Self>;

    /// The value of an absent field; `None` if the field is required.
    #[must_use]
    fn absent() -> Option<Self> {
        None
    }
}

/// A type that can be written as JSON.
pub trait ToJson {
    /// Appends the value as JSON.
    fn write(&self, out: &mut String);

    /// Whether a field with this value is omitted.
    fn is_absent(&self) -> bool {
        false
    }
}

impl Value {
    /// Parses a text.
    #[must_use]
    pub fn parse(text: &str) -> Value {
        Reader { bytes: text.as_bytes(), at: 0 }.value(DEPTH)
    }

    /// The value as JSON.
    #[must_use]
    pub fn text(self) -> Option<String> {
        if let Value::Text(text) = self { Some(text) } else { None }
    }

    /// Removes and returns the value of a field.
    pub fn take(&mut self, name: &str) -> Option<Value> {
        let Value::Record(fields) = self else { return None };
        let at = fields.iter().position(|(known, _)| known == name)?;
        Some(fields.swap_remove(at).1)
    }

    /// Removes and converts a field.
    pub fn field<T: FromJson>(&mut self, name: &str) -> Option<T> {
        match self.take(name) {
            None => T::absent(),
            Some(value) => T::read(value),
        }
    }
}

/// Writes an object without its omitted fields.
pub fn write_record(out: &mut String, fields: &[(&str, &dyn ToJson)]) {
    let mut before = '{';
    for (name, value) in fields.iter().filter(|(_, value)| !value.is_absent()) {
        out.push(before);
        name.write(out);
        out.push(':');
        value.write(out);
        before = ',';
    }
    if before == '{' {
        out.push('{');
    }
    out.push('}');
}

fn write_number(out: &mut String, number: i64) {
    out.push_str(&number.to_string());
}

/// A number that is not an integer or does not fit is read as the largest of its type, which is out of bounds for every
/// setup. So a form can get its fault.
macro_rules! numbers {
    ($($name:ty),*) => {$(
        impl FromJson for $name {
            fn read(value: Value) -> Option<$name> {
                Some(if let Value::Number(number) = value { <$name>::try_from(number).unwrap_or(<$name>::MAX) } else { <$name>::MAX })
            }
        }

        impl ToJson for $name {
            fn write(&self, out: &mut String) {
                write_number(out, i64::try_from(*self).unwrap_or(i64::MAX));
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64, i32, i64);

impl FromJson for bool {
    fn read(value: Value) -> Option<bool> {
        if let Value::Bool(value) = value { Some(value) } else { None }
    }
}

impl ToJson for bool {
    fn write(&self, out: &mut String) {
        out.push_str(if *self { "true" } else { "false" });
    }
}

impl FromJson for String {
    fn read(value: Value) -> Option<String> {
        value.text()
    }
}

impl ToJson for String {
    fn write(&self, out: &mut String) {
        self.as_str().write(out);
    }
}

impl<T: FromJson> FromJson for Option<T> {
    fn read(value: Value) -> Option<Option<T>> {
        T::read(value).map(Some)
    }

    fn absent() -> Option<Option<T>> {
        Some(None)
    }
}

impl<T: ToJson> ToJson for Option<T> {
    fn write(&self, out: &mut String) {
        if let Some(value) = self {
            value.write(out);
        }
    }

    fn is_absent(&self) -> bool {
        self.is_none()
    }
}

impl<T: FromJson> FromJson for Vec<T> {
    fn read(value: Value) -> Option<Vec<T>> {
        if let Value::List(values) = value { values.into_iter().map(T::read).collect() } else { None }
    }
}

impl<T: ToJson> ToJson for Vec<T> {
    fn write(&self, out: &mut String) {
        out.push('[');
        for (n, value) in self.iter().enumerate() {
            if n > 0 {
                out.push(',');
            }
            value.write(out);
        }
        out.push(']');
    }
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

    /// Consumes this byte if it comes next.
    fn takes(&mut self, byte: u8) -> bool {
        let is_next = self.bytes.get(self.at) == Some(&byte);
        self.at += usize::from(is_next);
        is_next
    }

    fn value(&mut self, depth: usize) -> Value {
        if depth == 0 {
            // Skip the rest, or the loop over the surrounding array would never end.
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
                word(first, self.bytes.get(start..self.at).unwrap_or_default())
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

/// Reads true, false, null or a number. A number that is not an integer becomes null.
fn word(first: u8, bytes: &[u8]) -> Value {
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

impl ToJson for &str {
    fn write(&self, out: &mut String) {
        out.push('"');
        for letter in self.chars() {
            match letter {
                '"' | '\\' => out.extend(['\\', letter]),
                '\0'..='\u{1f}' => {
                    out.push_str("\\u00");
                    let code = letter as u32;
                    out.extend([code >> 4, code & 15].map(|digit| char::from_digit(digit, 16).unwrap_or('0')));
                }
                _ => out.push(letter),
            }
        }
        out.push('"');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value that serde_json, a complete implementation, reads from a text.
    fn known(text: &str) -> Value {
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
    fn json_is_read_like_serde_json() {
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
            assert_eq!(Value::parse(text), known(text), "{text}");
        }
    }

    #[test]
    fn written_values_are_valid_json() {
        let text = "quote \" slash \\ line\n null\0 bell\u{7} é😀";
        let mut out = String::new();
        let (list, none, empty) = (vec![1u8, 255], None::<u8>, Vec::<u8>::new());
        write_record(
            &mut out,
            &[("text", &text), ("list", &list), ("none", &none), ("empty", &empty), ("less", &-7), ("yes", &true)],
        );
        let found: serde_json::Value = serde_json::from_str(&out).unwrap_or_else(|error| panic!("{out}: {error}"));
        assert_eq!(found, serde_json::json!({"text": text, "list": [1, 255], "empty": [], "less": -7, "yes": true}));
        out.clear();
        write_record(&mut out, &[]);
        assert_eq!(out, "{}");
    }

    #[test]
    fn numbers_that_do_not_fit_become_the_largest() {
        let read = |text| u8::read(Value::parse(text));
        assert_eq!(["7", "256", "-1", "9.5", "null", "1e3"].map(read), [7, 255, 255, 255, 255, 255].map(Some));
    }

    #[test]
    fn invalid_text_is_read_to_its_end() {
        let whole = r#"{"a":[1,"x\u00e9",{"b":null}],"c":-1.5}"#;
        for end in (0..whole.len()).filter(|end| whole.is_char_boundary(*end)) {
            let _ = Value::parse(&whole[..end]);
        }
        for text in ["", "{,}", "[}", "]", "{\"a\"", "--1", "99999999999999999999", &"[".repeat(1000)] {
            let _ = Value::parse(text);
        }
    }
}
