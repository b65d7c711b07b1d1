//! Time as clocks measure it. Nothing here reads a clock.

use std::fmt;
use std::ops::Add;

/// An instant or a duration on the server's timeline, in milliseconds. The timeline never goes back, and stands still while
/// the server is down.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(pub u64);

impl Millis {
    /// The zero duration, or the first instant.
    pub const ZERO: Self = Self(0);

    /// A duration in whole seconds.
    #[must_use]
    pub const fn from_secs(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1000))
    }

    /// A duration in days of 24 hours.
    #[must_use]
    pub const fn from_days(days: u8) -> Self {
        Self::from_secs(24 * 60 * 60).times(days as u64)
    }

    /// The number of days, if the duration consists of at most 255 whole days.
    #[must_use]
    pub fn in_days(self) -> Option<u8> {
        let day = Self::from_days(1).0;
        u8::try_from(self.0 / day).ok().filter(|_| self.0.is_multiple_of(day))
    }

    /// The duration in English, rounded up: `34 s`, `5 min`, `3 h` or `9 days`.
    #[must_use]
    pub fn in_words(self) -> String {
        let seconds = self.0.div_ceil(1000);
        let (minutes, hours) = (seconds.div_ceil(60), seconds.div_ceil(60 * 60));
        match (seconds, minutes, hours) {
            (..=120, _, _) => format!("{seconds} s"),
            (_, ..=120, _) => format!("{minutes} min"),
            (_, _, ..=48) => format!("{hours} h"),
            _ => format!("{} days", hours.div_ceil(24)),
        }
    }

    /// The difference, or zero if `other` is larger.
    #[must_use]
    pub const fn saturating_sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// The duration multiplied by `n`.
    #[must_use]
    pub const fn times(self, n: u64) -> Self {
        Self(self.0.saturating_mul(n))
    }
}

impl Add for Millis {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Millis;

    #[test]
    fn durations_are_rounded_up_in_words() {
        let (minute, hour) = (60_000, 3_600_000);
        for (millis, words) in [
            (0, "0 s"),
            (33_001, "34 s"),
            (2 * minute, "120 s"),
            (2 * minute + 1, "3 min"),
            (2 * hour, "120 min"),
            (2 * hour + 1, "3 h"),
            (48 * hour, "48 h"),
            (48 * hour + 1, "3 days"),
            (777_599_000, "9 days"),
        ] {
            assert_eq!(Millis(millis).in_words(), words, "{millis} ms");
        }
    }

    #[test]
    fn arithmetic_stops_at_the_bounds_instead_of_wrapping() {
        assert_eq!(Millis(5).saturating_sub(Millis(7)), Millis::ZERO);
        assert_eq!(Millis(u64::MAX) + Millis(1), Millis(u64::MAX));
        assert_eq!(Millis::from_secs(3).times(2), Millis(6000));
        assert_eq!(Millis(u64::MAX).times(3), Millis(u64::MAX));
        assert_eq!((Millis::from_days(2), Millis::from_days(255).in_days()), (Millis(172_800_000), Some(255)));
        assert_eq!((Millis(86_400_001).in_days(), Millis::from_days(255).times(2).in_days()), (None, None));
        assert_eq!(Millis(12).to_string(), "12 ms");
    }
}
