//! Counts how much each address and each player has used the server in the last minutes, for `tengen admin top`.

use crate::listener::AddressKey;
use crate::timeline::Timeline;
use room::PlayerId;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How long a window of time is. The counts are those of the present window and of the window before it.
const WINDOW: Duration = Duration::from_secs(5 * 60);

/// The most users that are counted in a window. Further users are not counted, so that made-up addresses cannot fill
/// the memory.
const MOST_USERS: usize = 10_000;

/// Somebody who uses the server.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum User {
    /// Everybody at an address.
    Address(AddressKey),
    /// A player, who can be a program.
    Player(PlayerId),
}

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Use {
    /// A request to the API, or a new WebSocket.
    Request,
    /// A message over a WebSocket.
    Message,
    /// A line of chat, even if it was refused.
    Chat,
}

/// How often somebody has done each of these things.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Requests to the API, and new WebSockets.
    pub requests: u64,
    /// Messages over WebSockets.
    pub messages: u64,
    /// Lines of chat, including those that were refused.
    pub chat: u64,
}

impl Counts {
    /// Everything together.
    #[must_use]
    pub const fn sum(self) -> u64 {
        self.requests + self.messages + self.chat
    }
}

/// The counts of all users.
pub struct Usage {
    timeline: Timeline,
    windows: Mutex<Windows>,
}

#[derive(Default)]
struct Windows {
    /// When the present window began, and when the window before it began, in time since the start of the server.
    began: Duration,
    began_before: Duration,
    now: HashMap<User, Counts>,
    before: HashMap<User, Counts>,
}

impl Usage {
    /// Nobody has used the server yet.
    #[must_use]
    pub fn new(timeline: Timeline) -> Self {
        Self { timeline, windows: Mutex::default() }
    }

    /// Counts something that somebody has done.
    pub fn count(&self, user: User, what: Use) {
        let mut windows = self.windows();
        if windows.now.len() >= MOST_USERS && !windows.now.contains_key(&user) {
            return;
        }
        let counts = windows.now.entry(user).or_default();
        match what {
            Use::Request => counts.requests += 1,
            Use::Message => counts.messages += 1,
            Use::Chat => counts.chat += 1,
        }
    }

    /// The users and their counts in the last minutes, in no particular order, and how many seconds these counts cover.
    #[must_use]
    pub fn recent(&self) -> (Vec<(User, Counts)>, u64) {
        let windows = self.windows();
        let mut all = windows.before.clone();
        for (user, counts) in &windows.now {
            let sum = all.entry(user.clone()).or_default();
            sum.requests += counts.requests;
            sum.messages += counts.messages;
            sum.chat += counts.chat;
        }
        (all.into_iter().collect(), self.timeline.elapsed().saturating_sub(windows.began_before).as_secs())
    }

    /// The windows. If the present window is over, a new one begins first.
    fn windows(&self) -> MutexGuard<'_, Windows> {
        // No code panics while holding the lock.
        let mut windows = self.windows.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.timeline.elapsed();
        let age = now.saturating_sub(windows.began);
        if age >= WINDOW {
            let old = std::mem::take(&mut windows.now);
            let recent = age < 2 * WINDOW;
            windows.before = if recent { old } else { HashMap::new() };
            windows.began_before = if recent { windows.began } else { now };
            windows.began = now;
        }
        windows
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::Millis;

    fn user(name: &str) -> User {
        User::Player(PlayerId::parse(name).expect("a valid id"))
    }

    #[tokio::test(start_paused = true)]
    async fn the_counts_are_those_of_the_last_minutes() {
        let usage = Usage::new(Timeline::resume(Millis(0)));
        usage.count(user("a"), Use::Request);
        usage.count(user("a"), Use::Chat);
        tokio::time::advance(WINDOW).await;
        usage.count(user("a"), Use::Message);
        assert_eq!(usage.recent(), (vec![(user("a"), Counts { requests: 1, messages: 1, chat: 1 })], WINDOW.as_secs()));
        tokio::time::advance(WINDOW).await;
        assert_eq!(usage.recent().0, [(user("a"), Counts { requests: 0, messages: 1, chat: 0 })]);
        tokio::time::advance(2 * WINDOW).await;
        assert_eq!(usage.recent().0, []);
    }

    #[tokio::test(start_paused = true)]
    async fn the_number_of_users_is_limited() {
        let usage = Usage::new(Timeline::resume(Millis(0)));
        for number in 0..=MOST_USERS {
            usage.count(user(&format!("p{number}")), Use::Request);
        }
        assert_eq!(usage.recent().0.len(), MOST_USERS);
    }
}
