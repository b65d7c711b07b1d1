//! The words for time in SGF files. SGF leaves the text of `OT` open; these are the forms that Go servers and editors write.

use crate::millis::Millis;

/// Seconds, with as many decimals as needed.
pub(crate) fn seconds(time: Millis) -> String {
    let (whole, part) = (time.0 / 1000, time.0 % 1000);
    if part == 0 { whole.to_string() } else { format!("{whole}.{part:03}").trim_end_matches('0').to_owned() }
}

/// Reads seconds, with at most three decimals.
pub(crate) fn millis(text: &str) -> Option<Millis> {
    let (whole, part) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
    let is_number = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || !is_number(whole) || !is_number(part) || part.len() > 3 {
        return None;
    }
    let thousandths = format!("{part:0<3}").parse().ok()?;
    Some(Millis(whole.parse::<u64>().ok()?.checked_mul(1000)?) + Millis(thousandths))
}

/// The text of `OT`: terms between commas, such as `5 fischer` and `max 600`.
pub(crate) struct Words {
    terms: Vec<String>,
}

impl Words {
    pub(crate) fn new(overtime: &str) -> Self {
        let terms = overtime.to_ascii_lowercase();
        Self { terms: terms.split(',').map(|term| term.trim().to_owned()).filter(|term| !term.is_empty()).collect() }
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.terms.is_empty()
    }

    /// What stands before this word at the end of a term.
    pub(crate) fn before(&self, word: &str) -> Option<&str> {
        self.terms.iter().find_map(|term| term.strip_suffix(word)).map(str::trim)
    }

    /// What stands after this word at the beginning of a term.
    pub(crate) fn after(&self, word: &str) -> Option<&str> {
        self.terms.iter().find_map(|term| term.strip_prefix(word)).map(str::trim)
    }
}
