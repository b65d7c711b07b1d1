//! The events of scratch boards.

use crate::every::recorded;
use room::{Event, Recorded};
use rules::{Color, Point};

/// One event of each form that a scratch board causes, as the log of one room.
pub(crate) fn scratch_boards() -> Vec<Recorded> {
    let (black, white) = (Color::Black, Color::White);
    let events = [
        Event::ScratchOpened { by: white },
        Event::ScratchPlaced { color: black, point: Point { x: 24, y: 0 } },
        Event::ScratchTakenBack { by: black },
        Event::ScratchPlaced { color: white, point: Point { x: 3, y: 15 } },
        Event::ScratchProposed { by: white },
        Event::ScratchClosed { by: black, agreed: true },
        Event::ScratchClosed { by: white, agreed: false },
    ];
    (1..).zip(events).map(|(seq, event)| Recorded { seq, event, ..recorded()[seq as usize].clone() }).collect()
}
