//! What a `Change` reports in addition to its event.

use room::testing::Table;
use room::{Event, Room};

/// The captured and flipped stones reported for a move are exactly those that disappear or change color.
pub(super) fn check(table: &Table) {
    let mut before = Vec::new();
    let room = Room::replay_each(table.room.id().clone(), table.log.iter().cloned(), |room, recorded, change| {
        let position = room.position();
        let after: Vec<_> = position.size().points().map(|point| (point, position.stone(point))).collect();
        let (mut captured, mut flipped) = (Vec::new(), Vec::new());
        if let Event::Moved { point: placed, .. } = recorded.event {
            for ((point, was), (_, is)) in std::iter::zip(&before, &after) {
                match (was, is) {
                    // The stone just placed is gone again if it captured itself.
                    (None, Some(_)) if *point == placed => {}
                    (None, None) if *point == placed => captured.push(*point),
                    (Some(_), None) => captured.push(*point),
                    (Some(was), Some(is)) if was != is => flipped.push(*point),
                    _ => assert_eq!(was, is, "a stone appeared from nowhere"),
                }
            }
        }
        if !matches!(recorded.event, Event::ScratchPlaced { .. }) {
            assert_eq!((change.played.captured, change.played.flipped), (captured, flipped), "{recorded:?}");
        }
        let ends = matches!(recorded.event, Event::Finished { .. } | Event::Aborted { .. });
        assert_eq!(change.ended, ends, "{recorded:?}");
        before = after;
    });
    assert!(room.is_some());
}
