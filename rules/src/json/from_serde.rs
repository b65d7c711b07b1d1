//! Reads a [`Value`] with serde. The server reads requests as values, so that one answer can report all mistakes.
//!
//! A field whose value is null counts as absent. A number that is not a 64-bit integer is read as the largest 64-bit integer.

use super::Value;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::fmt;

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(ValueVisitor)
    }
}

struct ValueVisitor;

impl<'de> Visitor<'de> for ValueVisitor {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(i64::try_from(value).unwrap_or(i64::MAX)))
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Value, E> {
        Ok(Value::Number(i64::MAX))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        Ok(Value::Text(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element()? {
            values.push(value);
        }
        Ok(Value::List(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut fields = Vec::new();
        while let Some((name, value)) = map.next_entry()? {
            if value != Value::Null {
                fields.push((name, value));
            }
        }
        Ok(Value::Record(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::Value;

    #[test]
    fn a_value_is_read_with_every_field_that_is_not_null() {
        let text = r#"{"a":[1,-2,true,"x",{}],"b":null,"c":1.5,"c":18446744073709551615,"d":{"e":null}}"#;
        let number = Value::Number(i64::MAX);
        let list = vec![Value::Number(1), Value::Number(-2), Value::Bool(true), Value::Text("x".into()), Value::Record(vec![])];
        let fields = [("a", Value::List(list)), ("c", number.clone()), ("c", number), ("d", Value::Record(vec![]))];
        let expected = Value::Record(fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect());
        assert!(serde_json::from_str::<Value>(text).is_ok_and(|value| value == expected));
        for text in ["", "{", "[1,]", "nul"] {
            assert!(serde_json::from_str::<Value>(text).is_err(), "{text}");
        }
    }
}
