//! Statistics of the results so far.

/// The results of one player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) won: u32,
    pub(crate) drawn: u32,
    pub(crate) lost: u32,
    /// How many games ended because a player gave no valid answer or made an illegal move. Each of these games
    /// is also counted in `won` or `lost`.
    pub(crate) faults: u32,
}

/// The number of standard deviations of a 95% interval.
const DEVIATE: f64 = 1.96;
/// At this logarithm of the likelihood ratio, the results are 19 times as likely under one hypothesis as under the other. The
/// chance of a wrong decision is then about 5%.
const DECIDED: f64 = 2.94;

impl Tally {
    pub(crate) fn count(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The player's share of the games, where a draw counts as half a win.
    pub(crate) fn share(self) -> f64 {
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(self.count().max(1))
    }

    /// Wilson's 95% confidence interval of the share.
    pub(crate) fn interval(self) -> (f64, f64) {
        let (n, share) = (f64::from(self.count().max(1)), self.share());
        let square = DEVIATE * DEVIATE;
        let center = (share + square / (2.0 * n)) / (1.0 + square / n);
        let half = DEVIATE / (1.0 + square / n) * (share * (1.0 - share) / n + square / (4.0 * n * n)).sqrt();
        ((center - half).max(0.0), (center + half).min(1.0))
    }

    /// The logarithm of the likelihood ratio: the likelihood of the higher difference in Elo, divided by that of the lower one.
    /// This is the usual approximation by a normal distribution.
    pub(crate) fn ratio(self, (low, high): (f64, f64)) -> f64 {
        let n = f64::from(self.count());
        // Add half a game to each result, so that a few games with the same result do not decide the test.
        let parts = [(f64::from(self.won) + 0.5, 1.0), (f64::from(self.drawn) + 0.5, 0.5), (f64::from(self.lost) + 0.5, 0.0)];
        let mean = parts.iter().map(|(count, points)| count * points).sum::<f64>() / (n + 1.5);
        let variance = parts.iter().map(|(count, points)| count * (points - mean) * (points - mean)).sum::<f64>() / (n + 1.5);
        let (low, high) = (expected(low), expected(high));
        n * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// True if the results favor the higher difference, false if they favor the lower one, and `None` if the test is still open.
    pub(crate) fn decision(self, bounds: (f64, f64)) -> Option<bool> {
        let ratio = self.ratio(bounds);
        (ratio.abs() >= DECIDED).then_some(ratio > 0.0)
    }
}

/// The expected share (see [`Tally::share`]) with this difference in Elo.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_is_that_of_wilson() {
        let (low, high) = Tally { won: 19, drawn: 0, lost: 1, ..Tally::default() }.interval();
        assert!((low - 0.764).abs() < 0.001 && (high - 0.991).abs() < 0.001, "{low} {high}");
        assert_eq!(Tally::default().share(), 0.0);
    }

    #[test]
    fn clear_results_decide_and_others_do_not() {
        let bounds = (0.0, 50.0);
        assert_eq!(Tally { won: 120, drawn: 0, lost: 60, ..Tally::default() }.decision(bounds), Some(true));
        assert_eq!(Tally { won: 60, drawn: 0, lost: 120, ..Tally::default() }.decision(bounds), Some(false));
        assert_eq!(Tally { won: 11, drawn: 2, lost: 10, ..Tally::default() }.decision(bounds), None);
        assert_eq!(Tally::default().decision(bounds), None);
        assert_eq!(Tally { won: 4, drawn: 0, lost: 0, ..Tally::default() }.decision(bounds), None, "four games are not enough");
    }
}
