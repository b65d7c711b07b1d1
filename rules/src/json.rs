//! A JSON reader and writer for the browser's WebAssembly module, compatible with `JSON.stringify` and `JSON.parse`.
//!
//! The code is hand-written because the code that serde generates exceeds the module's size budget: see
//! docs/decisions/0050-json-in-the-browser.md. The macros `words!`, `record!` and `tagged!` implement [`FromJson`] and [`ToJson`]
//! under the feature `json`. Invalid JSON is not reported: it is read as [`Value::Null`] or as some other value.
//!
//! Reading does not stop at the first mistake: [`Notes`] receives every mistake except wrong numbers. In this way, the
//! server reads requests for new rooms.

#[cfg(feature = "serde")]
mod from_serde;
mod text;

/// A JSON value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Null. [`Value::parse`] also reads a number that is not an integer as null.
    Null,
    /// A boolean.
    Bool(bool),
    /// An integer.
    Number(i64),
    /// A string.
    Text(String),
    /// An array.
    List(Vec<Value>),
    /// An object: the name and value of each field, in the order of the JSON text.
    Record(Vec<(String, Value)>),
}

/// A type that can be read from JSON.
pub trait FromJson: Sized {
    /// Reads a field from its value, which is `None` if the field is absent. Reports mistakes to `notes` and returns a stand-in
    /// for a wrong value.
    fn read(value: Option<Value>, field: &'static str, notes: &mut impl Notes) -> Self;
}

/// Receives every mistake in a value except wrong numbers, which are read as the largest number of their type.
pub trait Notes {
    /// A field is absent, or its value is not one of `words`. `words` is empty if the value should be a string or an array.
    fn wrong(&mut self, field: &'static str, words: &'static [&'static str]);

    /// A field is unknown, or occurs twice. By default, this method does nothing.
    fn unknown(&mut self, name: String) {
        drop(name);
    }
}

/// Remembers only whether there was a mistake.
struct Wrong(bool);

impl Notes for Wrong {
    fn wrong(&mut self, _: &'static str, _: &'static [&'static str]) {
        self.0 = true;
    }
}

/// Reads a value; `None` if it contains a mistake other than a wrong number. Ignores unknown fields.
#[must_use]
pub fn read<T: FromJson>(value: Value) -> Option<T> {
    let mut wrong = Wrong(false);
    let read = T::read(Some(value), "", &mut wrong);
    (!wrong.0).then_some(read)
}

/// A type that can be written as JSON.
pub trait ToJson {
    /// Appends the value as JSON.
    fn write(&self, out: &mut String);

    /// Whether [`write_record`] leaves out a field with this value.
    fn is_absent(&self) -> bool {
        false
    }
}

impl Value {
    /// Parses JSON.
    #[must_use]
    pub fn parse(text: &str) -> Value {
        text::parse(text)
    }

    /// The contents of a string; `None` for any other value.
    #[must_use]
    pub fn text(self) -> Option<String> {
        if let Value::Text(text) = self { Some(text) } else { None }
    }

    /// Removes a field and returns its value. Returns `None` if the object does not have the field, or if this value is
    /// not an object.
    pub fn take(&mut self, name: &str) -> Option<Value> {
        let Value::Record(fields) = self else { return None };
        let at = fields.iter().position(|(known, _)| known == name)?;
        Some(fields.swap_remove(at).1)
    }

    /// Removes a field and reads its value.
    pub fn field<T: FromJson>(&mut self, name: &'static str, notes: &mut impl Notes) -> T {
        T::read(self.take(name), name, notes)
    }

    /// Reports the remaining fields to `notes` as unknown.
    pub fn end(self, notes: &mut impl Notes) {
        if let Value::Record(fields) = self {
            fields.into_iter().for_each(|(name, _)| notes.unknown(name));
        }
    }
}

/// Writes an object. Leaves out each field whose value is absent ([`ToJson::is_absent`]).
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

/// A number that is absent, not an integer or out of range for its type is read as the largest number of that type. That number
/// is out of bounds in every setup, and the error about it names the bounds.
macro_rules! numbers {
    ($($name:ty),*) => {$(
        impl FromJson for $name {
            fn read(value: Option<Value>, _: &'static str, _: &mut impl Notes) -> $name {
                if let Some(Value::Number(number)) = value { <$name>::try_from(number).unwrap_or(<$name>::MAX) } else { <$name>::MAX }
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
    fn read(value: Option<Value>, field: &'static str, notes: &mut impl Notes) -> bool {
        if let Some(Value::Bool(value)) = value {
            return value;
        }
        notes.wrong(field, &["true", "false"]);
        false
    }
}

impl ToJson for bool {
    fn write(&self, out: &mut String) {
        out.push_str(if *self { "true" } else { "false" });
    }
}

impl FromJson for String {
    fn read(value: Option<Value>, field: &'static str, notes: &mut impl Notes) -> String {
        value.and_then(Value::text).unwrap_or_else(|| {
            notes.wrong(field, &[]);
            String::new()
        })
    }
}

impl ToJson for String {
    fn write(&self, out: &mut String) {
        self.as_str().write(out);
    }
}

impl<T: FromJson> FromJson for Option<T> {
    fn read(value: Option<Value>, field: &'static str, notes: &mut impl Notes) -> Option<T> {
        value.map(|value| T::read(Some(value), field, notes))
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
    fn read(value: Option<Value>, field: &'static str, notes: &mut impl Notes) -> Vec<T> {
        if let Some(Value::List(values)) = value {
            return values.into_iter().map(|value| T::read(Some(value), field, notes)).collect();
        }
        notes.wrong(field, &[]);
        Vec::new()
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
    fn a_string_is_read_only_from_a_string() {
        let found = ["\"a b\"", "\"\"", "7", "null", "[\"a\"]"].map(|text| read::<String>(Value::parse(text)));
        assert_eq!(found.each_ref().map(Option::as_deref), [Some("a b"), Some(""), None, None, None]);
    }

    #[test]
    fn numbers_that_do_not_fit_become_the_largest_of_their_type() {
        let number = |text| read::<u8>(Value::parse(text));
        assert_eq!(["7", "256", "-1", "9.5", "null", "1e3"].map(number), [7, 255, 255, 255, 255, 255].map(Some));
    }
}
