//! Turns of which a part was not charged.

use crate::every::recorded;
use room::{Choice, Event, Millis, Recorded, Seat, Spared};
use rules::{Color, HalfPoints, Point};

/// Turns with parts that were not charged, as the log of one room.
pub(crate) fn spared_turns() -> Vec<Recorded> {
    let moved = |color, x| Event::Moved { color, point: Point { x, y: 3 } };
    let turns = [
        (moved(Color::Black, 0), 0, 0),
        (moved(Color::White, 1), 3, 48),
        (moved(Color::Black, 2), 2, 0),
        (moved(Color::White, 4), 0, 48),
        (Event::Passed { color: Color::Black }, 1 << 40, 1 << 52),
        (Event::Chose { seat: Seat::Guest, choice: Choice::Black, black: Seat::Guest }, 1, 2),
        (Event::Back { seat: Seat::Host }, 0, 0),
        (Event::KomiNamed { seat: Seat::Host, komi: HalfPoints(-3) }, u64::MAX, u64::MAX),
    ];
    let turns = (1..).zip(turns).map(|(seq, (event, server, lag))| Recorded {
        seq,
        spared: Spared { server: Millis(server), lag: Millis(lag) },
        event,
        ..recorded()[seq as usize].clone()
    });
    turns.collect()
}
