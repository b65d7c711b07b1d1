//! Token buckets for rate limits. The limits themselves are in `limits.rs`.

use crate::timeline::Timeline;
use governor::NotUntil;
use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use room::Millis;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::time::Duration;

type Instant = <Timeline as Clock>::Instant;
type Direct = RateLimiter<NotKeyed, InMemoryState, Timeline, NoOpMiddleware<Instant>>;
type ByKey<K> = RateLimiter<K, HashMapStateStore<K>, Timeline, NoOpMiddleware<Instant>>;

/// If there are more keys than this, the buckets that are full again are dropped.
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

    /// Takes one token.
    ///
    /// # Errors
    /// The time until a token is available.
    pub fn take(&self) -> Result<(), Millis> {
        self.take_many(NonZeroU32::MIN)
    }

    /// Takes this many tokens.
    ///
    /// # Errors
    /// The time until enough tokens are available.
    pub fn take_many(&self, count: NonZeroU32) -> Result<(), Millis> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        match limiter.check_n(count) {
            Ok(taken) => taken.map_err(|until| wait(&until, limiter.clock())),
            // Even a full bucket would have too few tokens. No setting can lead to this.
            Err(_) => Err(Millis::from_secs(60)),
        }
    }
}

/// One bucket per key.
pub struct Buckets<K: Hash + Eq + Clone>(Option<ByKey<K>>);

impl<K: Hash + Eq + Clone> Buckets<K> {
    /// Starts without keys. The bucket of a new key is full.
    #[must_use]
    pub fn new(rate: Rate, timeline: Timeline) -> Self {
        Self(rate.quota().map(|quota| RateLimiter::hashmap_with_clock(quota, timeline)))
    }

    /// Takes one token from the bucket of this key.
    ///
    /// # Errors
    /// The time until a token is available.
    pub fn take(&self, key: &K) -> Result<(), Millis> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        if limiter.len() > KEYS_KEPT {
            limiter.retain_recent();
        }
        limiter.check_key(key).map_err(|until| wait(&until, limiter.clock()))
    }
}

/// The time until a bucket has enough tokens, rounded up.
fn wait(until: &NotUntil<Instant>, clock: &Timeline) -> Millis {
    let nanos = until.wait_time_from(Clock::now(clock)).as_nanos();
    Millis(u64::try_from(nanos.div_ceil(1_000_000)).unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate { period: Duration::from_millis(200), burst: 3, lifted: false };

    #[tokio::test(start_paused = true)]
    async fn a_bucket_allows_a_burst_and_then_one_per_period() {
        let bucket = Bucket::new(RATE, Timeline::resume(Millis(0)));
        assert!((0..3).all(|_| bucket.take().is_ok()));
        assert_eq!(bucket.take(), Err(Millis(200)));
        tokio::time::advance(Duration::from_millis(150)).await;
        assert_eq!(bucket.take(), Err(Millis(50)));
        tokio::time::advance(Duration::from_millis(50)).await;
        assert_eq!((bucket.take(), bucket.take()), (Ok(()), Err(Millis(200))));
        tokio::time::advance(Duration::from_secs(60)).await;
        let three = NonZeroU32::new(3).unwrap();
        assert_eq!((bucket.take_many(three), bucket.take_many(three)), (Ok(()), Err(Millis(600))));
    }

    #[tokio::test(start_paused = true)]
    async fn keys_do_not_share_tokens() {
        let buckets = Buckets::new(RATE, Timeline::resume(Millis(0)));
        assert!((0..3).all(|_| buckets.take(&"a").is_ok()));
        assert_eq!((buckets.take(&"a"), buckets.take(&"b")), (Err(Millis(200)), Ok(())));
    }

    #[tokio::test(start_paused = true)]
    async fn lifted_rates_allow_everything() {
        let bucket = Bucket::new(Rate { lifted: true, ..RATE }, Timeline::resume(Millis(0)));
        assert!((0..1000).all(|_| bucket.take().is_ok()));
    }
}
