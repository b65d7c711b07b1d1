//! Reads and writes times in SGF files. SGF does not define the format of `OT`; these are the formats that Go servers and editors
//! write.

use crate::millis::Millis;

/// Writes a time in seconds, with as many decimals as needed.
pub(crate) fn seconds(time: Millis) -> String {
    let (whole, part) = (time.0 / 1000, time.0 % 1000);
    if part == 0 { whole.to_string() } else { format!("{whole}.{part:03}").trim_end_matches('0').to_owned() }
}

/// Reads a time in seconds, with at most three decimals.
pub(crate) fn millis(text: &str) -> Option<Millis> {
    let (whole, part) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
    let thousandths = match part.len() {
        0 => 0,
        length @ 1..=3 => number(part)? * [100, 10, 1][length - 1],
        _ => return None,
    };
    Some(Millis(number(whole)?.checked_mul(1000)?) + Millis(thousandths))
}

/// Reads digits. Unlike `parse`, this accepts no sign.
pub(crate) fn number(digits: &str) -> Option<u64> {
    let digit = |total: Option<u64>, byte: u8| {
        let value = byte.wrapping_sub(b'0');
        total?.checked_mul(10)?.checked_add(u64::from(value)).filter(|_| value < 10)
    };
    if digits.is_empty() { None } else { digits.bytes().fold(Some(0), digit) }
}

/// Reads a number that fits into a byte.
pub(crate) fn small(digits: &str) -> Option<u8> {
    number(digits.trim()).and_then(|number| u8::try_from(number).ok())
}

/// The text of `OT` in lower case. Commas separate its parts, such as `5 fischer` and `max 600`.
pub(crate) struct Words(String);

impl Words {
    pub(crate) fn new(overtime: &str) -> Self {
        Self(overtime.to_ascii_lowercase())
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.trim().is_empty()
    }

    fn parts(&self) -> impl Iterator<Item = &str> {
        self.0.split(',').map(str::trim)
    }

    /// Finds the first part that ends with this word, and returns the part without the word.
    pub(crate) fn before(&self, word: &str) -> Option<&str> {
        self.parts().find_map(|part| part.strip_suffix(word)).map(str::trim)
    }

    /// Finds the first part that begins with this word, and returns the part without the word.
    pub(crate) fn after(&self, word: &str) -> Option<&str> {
        self.parts().find_map(|part| part.strip_prefix(word)).map(str::trim)
    }
}
