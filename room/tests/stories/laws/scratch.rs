//! The laws of the scratch board: it changes nothing until both players agree, and it is bounded.

use room::testing::Table;
use room::{Event, Phase, Room, SCRATCH_BOARDS, SCRATCH_STONES, Scratch};
use rules::{Color, Point};
use std::collections::BTreeSet;

/// A room before a command.
pub(super) struct Before {
    position: String,
    dead: BTreeSet<Point>,
    accepted: rules::ByColor<bool>,
    open: bool,
    result: Option<BTreeSet<Point>>,
    proposed: Option<Color>,
}

impl Before {
    pub(super) fn of(table: &Table) -> Self {
        let room = &table.room;
        Self {
            position: format!("{:?}", room.position()),
            dead: room.marks().dead.clone(),
            accepted: room.marks().accepted,
            open: room.scratch().is_some(),
            result: room.scratch_result(),
            proposed: room.scratch().and_then(Scratch::proposed),
        }
    }

    /// Checks what the events from `from` on have changed.
    pub(super) fn check(&self, table: &Table, from: usize) {
        let (room, log) = (&table.room, &table.log[from..]);
        let scoring = matches!(room.phase(), Phase::Scoring(_));
        assert!(scoring || room.scratch().is_none(), "a scratch board is open outside the scoring phase");
        let accepts = |event: &Event| matches!(event, Event::ScoreAccepted { .. });
        assert!(
            !self.open || !log.iter().any(|recorded| accepts(&recorded.event)),
            "a player accepted the score while a scratch board was open"
        );
        let on_board = log.iter().any(|recorded| is_scratch(&recorded.event));
        if on_board {
            assert_eq!(format!("{:?}", room.position()), self.position, "a scratch board changed the game");
        }
        let agreed = log.iter().find_map(|recorded| match recorded.event {
            Event::ScratchClosed { by, agreed: true } => Some(by),
            _ => None,
        });
        match agreed {
            Some(by) => {
                assert_eq!(self.proposed, Some(by.opposite()), "a player agreed to a result that the opponent had not proposed");
                assert_eq!(Some(&room.marks().dead), self.result.as_ref());
            }
            None if self.open && scoring => assert_eq!(room.marks().dead, self.dead, "the marks changed without an agreement"),
            None => {}
        }
        if on_board && room.marks().dead == self.dead {
            assert_eq!(room.marks().accepted, self.accepted, "an acceptance was withdrawn although the marks are the same");
        }
    }
}

fn is_scratch(event: &Event) -> bool {
    matches!(
        event,
        Event::ScratchOpened { .. }
            | Event::ScratchPlaced { .. }
            | Event::ScratchTakenBack { .. }
            | Event::ScratchProposed { .. }
            | Event::ScratchClosed { .. }
    )
}

/// The numbers of boards and of their stones are bounded, every stone has the color of the player who placed it, and the reported
/// captures are the stones that disappear.
pub(super) fn check_boards(table: &Table) {
    let (mut boards, mut stones, mut before) = (0, 0, Vec::new());
    let room = Room::replay_each(table.room.id().clone(), table.log.iter().cloned(), |room, recorded, change| {
        match recorded.event {
            Event::ScratchOpened { .. } => (boards, stones) = (boards + 1, 0),
            Event::ScratchPlaced { color, point } => {
                stones += 1;
                assert!(stones <= SCRATCH_STONES);
                let author = recorded.author.as_ref().expect("the author is a player");
                assert!(room.seats_of(author).any(|seat| room.color_of(seat) == Some(color)), "{recorded:?}");
                let after = stones_of(room);
                let gone = |(at, stone): &(Point, Color)| !after.contains(&(*at, *stone));
                let gone: Vec<Point> = before.iter().filter(|one| gone(one)).map(|(at, _)| *at).collect();
                assert_eq!(
                    change.played.captured.iter().filter(|at| **at != point).copied().collect::<Vec<_>>(),
                    gone,
                    "{recorded:?}"
                );
            }
            _ => {}
        }
        before = stones_of(room);
    });
    assert!(room.is_some() && boards <= u32::from(SCRATCH_BOARDS));
}

fn stones_of(room: &Room) -> Vec<(Point, Color)> {
    let rows = room.scratch().map_or_else(Vec::new, Scratch::rows);
    let stone = |at: Point| match rows.get(usize::from(at.y)).map(|row| row.as_bytes()[usize::from(at.x)]) {
        Some(b'X') => Some((at, Color::Black)),
        Some(b'O') => Some((at, Color::White)),
        _ => None,
    };
    room.position().size().points().filter_map(stone).collect()
}
