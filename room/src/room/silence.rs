//! The effect of a player's silence in the scoring phase, after the opponent has accepted the marks.

use super::Core;
use crate::event::Event;
use crate::limits::EVENTS_PER_ROOM;
use crate::phase::Phase;
use rules::{Color, Position, go};
use setup::{FinalCount, Millis, Seat};

/// A player who is away can still respond for this long, counted from when they left.
const AWAY: Millis = Millis::from_secs(10);

/// A connected player can still respond for this long, counted from the opponent's acceptance or from the opponent's last act on
/// a scratch board, whichever is later.
const HERE: Millis = Millis::from_secs(2 * 60);

/// The silence of a player in the scoring phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Silence {
    /// The color of the silent player.
    pub color: Color,
    /// When the silence takes effect.
    pub at: Millis,
    /// The effect of the silence.
    pub means: Meaning,
}

/// The effect of a silence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meaning {
    /// The silent player accepts the score.
    Acceptance,
    /// Play resumes with the silent player to move.
    Resumption,
}

impl Core {
    /// The silence of a player whose opponent has already accepted the marks. A player who is away accepts by silence only if
    /// the marks are the server's own proposal and no border is open. In every other case, play resumes.
    #[must_use]
    pub fn silence(&self) -> Option<Silence> {
        let Phase::Scoring(marks) = &self.phase else { return None };
        // Two people at one device can talk to each other, so silence has no effect.
        if self.is_on_one_device() {
            return None;
        }
        let waiting = |color: &Color| !marks.accepted[*color] && marks.accepted[color.opposite()];
        let color = Color::ALL.into_iter().find(waiting)?;
        let silence = match self.seat_of_color(color).and_then(|seat| self.absences[seat].now) {
            Some(absence) => {
                let means = if marks.is_settled() { Meaning::Acceptance } else { Meaning::Resumption };
                Silence { color, at: (absence.since + AWAY).max(marks.accepted_at), means }
            }
            None => Silence {
                color,
                at: marks.accepted_at.max(self.scratches.last[color.opposite()]) + HERE,
                means: Meaning::Resumption,
            },
        };
        // In a room at its event limit, play cannot resume.
        let possible = silence.means == Meaning::Acceptance || self.seq < EVENTS_PER_ROOM;
        possible.then_some(silence)
    }

    /// After a silence has resumed play, and until a stone is placed, two passes in a row end the game without another
    /// scoring phase. Returns how the board is then counted; `None` in any other case. Under area rules, capturing the
    /// dead stones would cost nothing, so all stones on the board count as alive. Under territory rules, capturing
    /// would cost points, so the server's proposal counts. If there is no such proposal, the game does not end.
    /// Instead, the players mark the stones again.
    #[must_use]
    pub fn final_count(&self) -> Option<FinalCount> {
        match &self.position {
            Position::Go(game) if self.phase == Phase::Playing && self.resumed_by_silence => Some(match game.rules().scoring {
                go::Scoring::Area => FinalCount::Board,
                go::Scoring::Territory => FinalCount::Proposal,
            }),
            Position::Go(_) | Position::Gomoku(_) | Position::Othello(_) => None,
        }
    }

    /// The events that follow when a silence takes effect.
    pub(super) fn silence_events(&self, silence: Silence) -> Vec<Event> {
        let Silence { color, at: _, means } = silence;
        match (means, self.scoring()) {
            (Meaning::Acceptance, Some(score)) => {
                vec![Event::ScoreAccepted { color }, Event::Finished { outcome: score.outcome }]
            }
            (Meaning::Acceptance, None) | (Meaning::Resumption, _) => vec![Event::Resumed { by: None, turn: color }],
        }
    }

    pub(crate) fn seat_of_color(&self, color: Color) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.color_of(*seat) == Some(color))
    }
}
