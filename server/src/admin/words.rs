//! Words for answers.

use jiff::Timestamp;
use room::UnixMillis;
use std::fmt::Display;

/// The items, with commas between them.
pub(super) fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    items.join(", ")
}

/// An instant, as in RFC 3339.
pub(super) fn time(at: UnixMillis) -> String {
    let time = i64::try_from(at.0 / 1000).ok().and_then(|seconds| Timestamp::from_second(seconds).ok());
    time.map_or_else(|| "-".to_owned(), |time| time.to_string())
}

/// A time in the largest unit that fits, such as `20 minutes`, `1 hour` or `400 days`.
pub(super) fn span(minutes: u64) -> String {
    let (count, unit) = match minutes {
        _ if minutes.is_multiple_of(24 * 60) => (minutes / (24 * 60), "day"),
        _ if minutes.is_multiple_of(60) => (minutes / 60, "hour"),
        _ => (minutes, "minute"),
    };
    format!("{count} {unit}{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::span;

    #[test]
    fn a_time_has_the_largest_unit_that_fits() {
        for (minutes, words) in
            [(1, "1 minute"), (20, "20 minutes"), (60, "1 hour"), (90, "90 minutes"), (576_000, "400 days"), (1440, "1 day")]
        {
            assert_eq!(span(minutes), words);
        }
    }
}
