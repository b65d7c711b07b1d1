//! JSON, as far as `JSON.stringify` writes it and `JSON.parse` reads it, for the browser's module.
//!
//! It has a small reader and writer of its own, because the code that serde generates would not fit the module's budget: see
//! docs/decisions/0050-json-in-the-browser.md. [`crate::words`], [`crate::record`] and [`crate::tagged`] implement [`FromJson`] and
//! [`ToJson`] under the feature `json`. Unknown fields are ignored, and reading a broken text ends in [`Value::Null`].

/// Nesting beyond this is read as nothing; no type of the wire comes near.
const DEPTH: usize = 16;

/// A value of JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Null, or a number that is not whole.
    Null,
    /// True or false.
    Bool(bool),
    /// A whole number.
    Number(i64),
    /// Text.
    Text(String),
    /// Values in order.
    List(Vec<Value>),
    /// Values with names.
    Record(Vec<(String, Value)>),
}

/// A type that can be read from JSON.
pub trait FromJson: Sized {
    /// Reads it; `None` when the value is of another type.
    fn read(value: Value) -> Option<Self>;

    /// The value of a field that is left out; `None` where the field is needed.
    #[must_use]
    fn absent() -> Option<Self> {
        None
    }
}

/// A type that can be written as JSON.
pub trait ToJson {
    /// Writes it.
    fn write(&self, out: &mut String);

    /// Whether a field with this value is left out.
    fn is_absent(&self) -> bool {
        false
    }
}

impl Value {
    /// Reads a text.
    #[must_use]
    pub fn parse(text: &str) -> Value {
        Reader { bytes: text.as_bytes(), at: 0 }.value(DEPTH)
    }

    /// The text.
    #[must_use]
    pub fn text(self) -> Option<String> {
        if let Value::Text(text) = self { Some(text) } else { None }
    }

    /// Takes the value of a field out of a record.
    pub fn take(&mut self, name: &str) -> Option<Value> {
        let Value::Record(fields) = self else { return None };
        let at = fields.iter().position(|(known, _)| known == name)?;
        Some(fields.swap_remove(at).1)
    }

    /// Reads a field of a record.
    pub fn field<T: FromJson>(&mut self, name: &str) -> Option<T> {
        match self.take(name) {
            None => T::absent(),
            Some(value) => T::read(value),
        }
    }
}

/// Writes a record of the fields that are not left out.
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

/// A number that is not whole or does not fit is read as the largest of its type, which no bound of a setup allows: so a form can
/// ask what is wrong with it.
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

    /// Whether this byte comes next; then it is taken.
    fn takes(&mut self, byte: u8) -> bool {
        let is_next = self.bytes.get(self.at) == Some(&byte);
        self.at += usize::from(is_next);
        is_next
    }

    fn value(&mut self, depth: usize) -> Value {
        if depth == 0 {
            // The rest is given up, or the list around it would never end.
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

    /// The rest of a string, up to its quote.
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

    /// Four hexadecimal digits. `JSON.stringify` writes control characters and halves of pairs so, nothing else.
    fn code(&mut self) -> char {
        let code = (0..4).fold(0, |code, _| code << 4 | char::from(self.next()).to_digit(16).unwrap_or(0));
        char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
    }
}

/// True, false, null or a number; a number that is not whole is nothing.
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

    /// What serde_json, which knows all of JSON, makes of a text.
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
    fn json_is_read_as_serde_json_does() {
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
    fn what_is_written_is_json() {
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
    fn broken_text_is_read_to_its_end() {
        let whole = r#"{"a":[1,"x\u00e9",{"b":null}],"c":-1.5}"#;
        for end in (0..whole.len()).filter(|end| whole.is_char_boundary(*end)) {
            let _ = Value::parse(&whole[..end]);
        }
        for text in ["", "{,}", "[}", "]", "{\"a\"", "--1", "99999999999999999999", &"[".repeat(1000)] {
            let _ = Value::parse(text);
        }
    }
}
