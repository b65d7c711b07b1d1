//! Token buckets for rate limits. The numbers are in `limits.rs`.

use crate::timeline::Timeline;
use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use std::hash::Hash;
use std::num::NonZeroU32;
use std::time::Duration;

type Instant = <Timeline as Clock>::Instant;
type Direct = RateLimiter<NotKeyed, InMemoryState, Timeline, NoOpMiddleware<Instant>>;
type ByKey<K> = RateLimiter<K, HashMapStateStore<K>, Timeline, NoOpMiddleware<Instant>>;

/// If there are more keys than this, full buckets are dropped.
const KEYS_KEPT: usize = 10_000;

/// A rate: one token every `period`, up to `burst`.
#[derive(Debug, Clone, Copy)]
pub struct Rate {
    /// The time to earn one token.
    pub period: Duration,
    /// The number of tokens in a full bucket.
    pub burst: u32,
    /// Disables the rate limit, for test runs.
    pub lifted: bool,
}

impl Rate {
    fn quota(self) -> Option<Quota> {
        let burst = NonZeroU32::new(self.burst)?;
        if self.lifted { None } else { Quota::with_period(self.period).map(|quota| quota.allow_burst(burst)) }
    }
}

/// A single bucket.
pub struct Bucket(Option<Direct>);

impl Bucket {
    /// Creates a full bucket.
    #[must_use]
    pub fn new(rate: Rate, timeline: Timeline) -> Self {
        Self(rate.quota().map(|quota| RateLimiter::direct_with_clock(quota, timeline)))
    }

    /// Takes one token, if there is one.
    #[must_use]
    pub fn take(&self) -> bool {
        self.take_many(NonZeroU32::MIN)
    }

    /// Takes this many tokens, if there are enough.
    #[must_use]
    pub fn take_many(&self, count: NonZeroU32) -> bool {
        self.0.as_ref().is_none_or(|limiter| matches!(limiter.check_n(count), Ok(Ok(()))))
    }
}

/// One bucket per key.
pub struct Buckets<K: Hash + Eq + Clone>(Option<ByKey<K>>);

impl<K: Hash + Eq + Clone> Buckets<K> {
    /// Creates full buckets.
    #[must_use]
    pub fn new(rate: Rate, timeline: Timeline) -> Self {
        Self(rate.quota().map(|quota| RateLimiter::hashmap_with_clock(quota, timeline)))
    }

    /// Takes one token from the bucket of this key, if there is one.
    #[must_use]
    pub fn take(&self, key: &K) -> bool {
        let Some(limiter) = &self.0 else { return true };
        if limiter.len() > KEYS_KEPT {
            limiter.retain_recent();
        }
        limiter.check_key(key).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::Millis;

    const RATE: Rate = Rate { period: Duration::from_millis(200), burst: 3, lifted: false };

    #[tokio::test(start_paused = true)]
    async fn a_bucket_allows_a_burst_and_then_one_per_period() {
        let bucket = Bucket::new(RATE, Timeline::resume(Millis(0)));
        assert!((0..3).all(|_| bucket.take()));
        assert!(!bucket.take());
        tokio::time::advance(Duration::from_millis(200)).await;
        assert!(bucket.take() && !bucket.take());
        tokio::time::advance(Duration::from_secs(60)).await;
        assert!(bucket.take_many(NonZeroU32::new(3).unwrap()) && !bucket.take());
    }

    #[tokio::test(start_paused = true)]
    async fn keys_do_not_share_tokens() {
        let buckets = Buckets::new(RATE, Timeline::resume(Millis(0)));
        assert!((0..3).all(|_| buckets.take(&"a")));
        assert!(!buckets.take(&"a") && buckets.take(&"b"));
    }

    #[tokio::test(start_paused = true)]
    async fn disabled_rates_allow_everything() {
        let bucket = Bucket::new(Rate { lifted: true, ..RATE }, Timeline::resume(Millis(0)));
        assert!((0..1000).all(|_| bucket.take()));
    }
}
