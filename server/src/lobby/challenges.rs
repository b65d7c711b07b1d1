//! The challenges that are kept in memory, and which of them have been declined.

use protocol::{DeclineReason, Player};
use room::{PlayerId, RoomId};
use std::collections::{HashMap, VecDeque};

/// The number of challenges that are kept for each program. A newer one replaces the oldest.
const CHALLENGES: usize = 20;
/// The number of programs whose challenges are kept. When there is one more, the challenges of all others are
/// forgotten.
const CHALLENGED: usize = 1_000;

/// A player invites a program to the free seat of a room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Challenge {
    pub(super) room: RoomId,
    /// The challenger.
    pub(super) from: Player,
    pub(super) program: Player,
    pub(super) declined: Option<DeclineReason>,
}

/// The challenges of each program, oldest first.
#[derive(Default)]
pub(super) struct Challenges(HashMap<PlayerId, VecDeque<Challenge>>);

/// What has become of a challenge that a program declines.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Declined {
    /// There is no such challenge.
    Unknown,
    /// The program has declined it before.
    Before,
    /// It is declined now.
    Now(Challenge),
}

impl Challenges {
    /// Keeps a challenge. False if the program has been challenged to this room before.
    pub(super) fn add(&mut self, program: &PlayerId, challenge: Challenge) -> bool {
        if self.0.len() >= CHALLENGED && !self.0.contains_key(program) {
            self.0.clear();
        }
        let kept = self.0.entry(program.clone()).or_default();
        if kept.iter().any(|known| known.room == challenge.room) {
            return false;
        }
        if kept.len() >= CHALLENGES {
            kept.pop_front();
        }
        kept.push_back(challenge);
        true
    }

    pub(super) fn decline(&mut self, program: &PlayerId, room: &RoomId, reason: DeclineReason) -> Declined {
        let challenge = self.0.get_mut(program).and_then(|kept| kept.iter_mut().find(|challenge| challenge.room == *room));
        match challenge {
            None => Declined::Unknown,
            Some(challenge) if challenge.declined.is_some() => Declined::Before,
            Some(challenge) => {
                challenge.declined = Some(reason);
                Declined::Now(challenge.clone())
            }
        }
    }

    /// The challenges of a program, oldest first.
    pub(super) fn of(&self, program: &PlayerId) -> impl Iterator<Item = &Challenge> {
        self.0.get(program).into_iter().flatten()
    }

    pub(super) fn all(&self) -> impl Iterator<Item = &Challenge> {
        self.0.values().flatten()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn challenge(room: &RoomId) -> Challenge {
        let player = |name: &str| Player { id: name.to_lowercase(), name: name.into(), bot: None, program: false };
        Challenge { room: room.clone(), from: player("Bert"), program: player("Robo"), declined: None }
    }

    #[test]
    fn the_first_reason_of_a_declined_challenge_counts() {
        let (program, mut challenges) = (PlayerId::program([7; 20]), Challenges::default());
        let rooms: Vec<RoomId> = (0..=CHALLENGES as u8).map(|n| RoomId::from_random([n; 20])).collect();
        assert_eq!(challenges.decline(&program, &rooms[0], DeclineReason::Busy), Declined::Unknown);
        assert!(challenges.add(&program, challenge(&rooms[0])));
        let declined = Challenge { declined: Some(DeclineReason::Busy), ..challenge(&rooms[0]) };
        assert_eq!(challenges.decline(&program, &rooms[0], DeclineReason::Busy), Declined::Now(declined.clone()));
        assert_eq!(challenges.decline(&program, &rooms[0], DeclineReason::Time), Declined::Before);
        assert!(!challenges.add(&program, challenge(&rooms[0])), "a declined challenge cannot be repeated");
        assert_eq!(challenges.of(&program).collect::<Vec<_>>(), [&declined]);
        for room in &rooms[1..] {
            assert!(challenges.add(&program, challenge(room)));
        }
        assert_eq!(challenges.decline(&program, &rooms[0], DeclineReason::Time), Declined::Unknown, "the oldest is forgotten");
        assert_eq!(challenges.all().count(), CHALLENGES);
    }
}
