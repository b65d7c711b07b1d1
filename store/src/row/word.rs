//! Values whose stored form differs from the form on the wire.

use super::RowError;
use rules::{Color, Point};
use serde::{Deserialize, Serialize};

/// A color as one letter.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Color")]
pub(super) enum ColorRow {
    #[serde(rename = "b")]
    Black,
    #[serde(rename = "w")]
    White,
}

/// An optional color, as one letter.
pub(super) mod maybe_color {
    use super::ColorRow;
    use rules::Color;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct One(#[serde(with = "ColorRow")] Color);

    pub(in crate::row) fn serialize<S: Serializer>(color: &Option<Color>, serializer: S) -> Result<S::Ok, S::Error> {
        color.map(One).serialize(serializer)
    }

    pub(in crate::row) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Color>, D::Error> {
        Ok(Option::<One>::deserialize(deserializer)?.map(|One(color)| color))
    }
}

/// A point as two SGF letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub(super) struct PointRow(pub(super) Point);

impl From<PointRow> for String {
    fn from(row: PointRow) -> Self {
        row.0.to_sgf()
    }
}

impl TryFrom<String> for PointRow {
    type Error = RowError;

    fn try_from(letters: String) -> Result<Self, RowError> {
        Point::from_sgf(&letters).map(Self).ok_or_else(|| RowError::value("a point", letters))
    }
}

/// 32 bytes as hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub(super) struct HashRow(pub(super) [u8; 32]);

impl From<HashRow> for String {
    fn from(row: HashRow) -> Self {
        row.0.iter().flat_map(|byte| [byte >> 4, byte & 15]).filter_map(|digit| char::from_digit(u32::from(digit), 16)).collect()
    }
}

impl TryFrom<String> for HashRow {
    type Error = RowError;

    fn try_from(digits: String) -> Result<Self, RowError> {
        let bytes: Option<Vec<u8>> = digits
            .as_bytes()
            .chunks(2)
            .map(|pair| match *pair {
                [high, low] => Some(hex(high)? << 4 | hex(low)?),
                _ => None,
            })
            .collect();
        bytes.and_then(|bytes| bytes.try_into().ok()).map(Self).ok_or_else(|| RowError::value("a hash", digits))
    }
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).and_then(|value| u8::try_from(value).ok())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{HashRow, PointRow};

    #[test]
    fn hashes_round_trip() {
        let row = HashRow(std::array::from_fn(|i| u8::try_from(i * 8).unwrap()));
        let digits = String::from(row.clone());
        assert_eq!(&digits[..8], "00081018");
        assert_eq!(HashRow::try_from(digits.clone()).unwrap(), row);
        for bad in ["", &digits[1..], &digits[2..], &digits.replace('0', "g"), &format!("{digits}00")] {
            assert!(HashRow::try_from(bad.to_owned()).is_err(), "{bad}");
        }
    }

    #[test]
    fn invalid_points_are_refused() {
        for bad in ["", "a", "abc", "a1"] {
            assert!(PointRow::try_from(bad.to_owned()).is_err(), "{bad}");
        }
    }
}
