//! An answer that goes on, with one message per line.

use crate::PATIENCE;
use reqwest::Response;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use tokio::time::timeout;

/// The lines of an answer.
pub struct Feed {
    answer: Response,
    text: String,
}

impl Feed {
    /// Reads this answer line by line.
    #[must_use]
    pub fn of(answer: Response) -> Self {
        assert_eq!(answer.status(), 200);
        Self { answer, text: String::new() }
    }

    /// The next message; `None` if the answer has ended. Empty lines are skipped.
    pub async fn next<T: DeserializeOwned>(&mut self) -> Option<T> {
        loop {
            if let Some((line, rest)) = self.text.split_once('\n') {
                let (line, rest) = (line.to_owned(), rest.to_owned());
                self.text = rest;
                if line.is_empty() {
                    continue;
                }
                return Some(serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error} in {line}")));
            }
            let chunk = timeout(PATIENCE, self.answer.chunk()).await.expect("the answer goes on or ends in time");
            let chunk = chunk.ok().flatten()?;
            self.text.push_str(std::str::from_utf8(&chunk).expect("lines are UTF-8"));
        }
    }

    /// Waits for a message that fits, and skips all others.
    pub async fn wait<T: DeserializeOwned + Debug>(&mut self, what: &str, fits: impl Fn(&T) -> bool) -> T {
        let mut seen = Vec::new();
        loop {
            match self.next().await {
                Some(message) if fits(&message) => return message,
                Some(message) => seen.push(message),
                None => panic!("the answer ended before {what}: {seen:?}"),
            }
        }
    }
}
