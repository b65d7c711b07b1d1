//! Rate limits per address.

use super::address::AddressKey;
use crate::config::Settings;
use crate::error::ApiError;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use room::Millis;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// The number of checks between two possible cleanups. A cleanup visits every remembered address.
const CHECKS_BETWEEN_SWEEPS: u32 = 1024;

/// The rate limit of one kind of action. The actions of each address are counted separately.
pub struct Throttle {
    /// `None` means unlimited.
    limiter: Option<DefaultKeyedRateLimiter<AddressKey>>,
    clock: DefaultClock,
    /// A cleanup runs only if more addresses than this are remembered.
    remembered: usize,
    checks: AtomicU32,
}

impl Throttle {
    /// Allows `burst` actions without a wait between them and, after them, `count` actions in each period of length
    /// `per`. A `count` of 0 disables the limit.
    fn new(settings: &Settings, count: u32, per: Duration, burst: u32) -> Self {
        let quota = NonZeroU32::new(burst)
            .and_then(|burst| Some((Quota::with_period(per.checked_div(count)?)?, burst)))
            .map(|(quota, burst)| quota.allow_burst(burst));
        let limiter = quota.filter(|_| !settings.lift_rates).map(RateLimiter::keyed);
        Self {
            limiter,
            clock: DefaultClock::default(),
            remembered: settings.limits.addresses_remembered,
            checks: AtomicU32::new(0),
        }
    }

    /// Counts an action from this address.
    ///
    /// # Errors
    /// [`ApiError::RateLimited`] if the address exceeds its rate. The action is not counted then.
    pub fn check(&self, address: IpAddr) -> Result<(), ApiError> {
        let Some(limiter) = &self.limiter else { return Ok(()) };
        if self.checks.fetch_add(1, Ordering::Relaxed).is_multiple_of(CHECKS_BETWEEN_SWEEPS) && limiter.len() > self.remembered {
            limiter.retain_recent();
        }
        limiter.check_key(&address.into()).map_err(|until| {
            let wait = until.wait_time_from(self.clock.now()).as_millis();
            tracing::info!(%address, "refused: too many requests");
            ApiError::RateLimited { wait: Millis(u64::try_from(wait).unwrap_or(u64::MAX)) }
        })
    }
}

/// All rate limits per address.
pub struct Throttles {
    /// Requests to `/api` and new WebSockets.
    pub requests: Throttle,
    /// Requests to `/api` and new WebSockets of programs with tokens, all programs of an address together.
    pub tokens: Throttle,
    /// New sessions.
    pub sessions: Throttle,
    /// Requests to read an SGF file.
    pub sgf: Throttle,
    /// Uploads of games that were played on one device.
    pub uploads: Throttle,
    /// Requests for the review of a game.
    pub reviews: Throttle,
    /// Requests for an answer of the engine during a game.
    pub aids: Throttle,
}

impl Throttles {
    /// Creates the rate limits that the settings define.
    #[must_use]
    pub fn new(settings: &Settings) -> Self {
        let limits = &settings.limits;
        let (second, minute, hour) = (Duration::from_secs(1), Duration::from_secs(60), Duration::from_secs(3600));
        Self {
            requests: Throttle::new(settings, limits.requests_per_second, second, limits.requests_burst),
            tokens: Throttle::new(settings, limits.tokens_requests_per_second, second, limits.tokens_requests_burst),
            sessions: Throttle::new(settings, limits.sessions_per_hour, hour, limits.sessions_per_hour),
            sgf: Throttle::new(settings, limits.sgf_per_minute, minute, limits.sgf_per_minute),
            uploads: Throttle::new(settings, limits.uploads_per_minute, minute, limits.uploads_per_minute),
            reviews: Throttle::new(settings, limits.reviews_per_minute, minute, limits.reviews_per_minute),
            aids: Throttle::new(settings, limits.aids_per_minute, minute, limits.aids_per_minute),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_address_has_its_own_burst() {
        let mut settings = Settings::built_in();
        let throttle = Throttle::new(&settings, 1, Duration::from_secs(3600), 2);
        let (one, other) = (IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2]));
        assert_eq!((throttle.check(one), throttle.check(one)), (Ok(()), Ok(())));
        assert!(matches!(throttle.check(one), Err(ApiError::RateLimited { wait: Millis(3_590_000..=3_600_000) })));
        assert_eq!(throttle.check(other), Ok(()));
        settings.lift_rates = true;
        let lifted = Throttle::new(&settings, 1, Duration::from_secs(3600), 1);
        assert!((0..10).all(|_| lifted.check(one).is_ok()));
    }
}
