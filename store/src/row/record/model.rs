//! The model that predicts the next event. It expects that colors alternate, and that each move has the same author and
//! the same lag (see [`Spared`]) as the previous move of its color. It also expects that the wall clock advances as
//! much as the timeline.

use super::range::{Below, Bit, Coder, Number};
use crate::row::bytes::{fold, unfold};
use crate::row::line::Action;
use room::{Millis, Spared};
use rules::{Color, Point};

/// One event for the range coder. A position in the record's table of authors stands for the author. A position in the
/// table of names stands for the player's name in the event. Positions count from 1, and 0 means none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) at: u64,
    pub(super) time: u64,
    pub(super) author: u32,
    pub(super) what: What,
    pub(super) spared: Spared,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum What {
    Action(Action),
    /// Any other event. Its content is the next unused line of the record's JSON. `name` is the position of the
    /// player's name.
    Other {
        name: u32,
    },
}

/// The exclusive upper bounds of a record's numbers.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bounds {
    /// The width and height of the part of the board that contains all stones.
    pub(super) width: u32,
    pub(super) height: u32,
    /// `authors` and `names`: one more than the number of entries in each table, because 0 means none.
    pub(super) authors: u32,
    pub(super) names: u32,
}

pub(super) struct Model {
    at: u64,
    time: u64,
    color: Color,
    /// The author of each color's last move.
    players: [u32; 2],
    backwards: Bit,
    /// The time since the previous event. The first entry is for events other than moves, the second for moves.
    thought: [Number; 2],
    strayed: Bit,
    stray: Number,
    is_action: [Bit; 2],
    was_action: usize,
    same_color: Bit,
    is_pass: Bit,
    other_author: [Bit; 2],
    author: Below,
    name: Below,
    x: Below,
    y: Below,
    /// The uncharged parts of turns; `None` if the form of the record has no such parts.
    spared: Option<SparedModel>,
}

/// Predicts the uncharged parts of turns. Each array has one entry for the moves of each color, and one for all other
/// events.
struct SparedModel {
    something: [Bit; 3],
    lag: [u64; 3],
    same_lag: [Bit; 3],
    lag_change: Number,
    server: Number,
}

impl SparedModel {
    fn new() -> Self {
        Self {
            something: [Bit::EVEN; 3],
            lag: [0; 3],
            same_lag: [Bit::EVEN; 3],
            lag_change: Number::new(),
            server: Number::new(),
        }
    }

    fn code(&mut self, coder: &mut impl Coder, list: usize, Spared { server, lag }: Spared) -> Spared {
        if !coder.bit(&mut self.something[list], server.0 | lag.0 != 0) {
            return Spared::NONE;
        }
        let server = Millis(self.server.code(coder, server.0));
        let before = self.lag[list];
        if !coder.bit(&mut self.same_lag[list], lag.0 == before) {
            self.lag[list] = unfold(before, self.lag_change.code(coder, fold(before, lag.0)));
        }
        Spared { server, lag: Millis(self.lag[list]) }
    }
}

impl Model {
    pub(super) fn new(bounds: Bounds, form: u8) -> Self {
        Self {
            at: 0,
            time: 0,
            color: Color::White,
            players: [0; 2],
            backwards: Bit::EVEN,
            thought: [Number::new(), Number::new()],
            strayed: Bit::EVEN,
            stray: Number::new(),
            is_action: [Bit::EVEN; 2],
            was_action: 0,
            same_color: Bit::EVEN,
            is_pass: Bit::EVEN,
            other_author: [Bit::EVEN; 2],
            author: Below::new(bounds.authors),
            name: Below::new(bounds.names),
            x: Below::new(bounds.width),
            y: Below::new(bounds.height),
            spared: (form >= 4).then(SparedModel::new),
        }
    }

    /// With an encoder, encodes the step. With a decoder, ignores the step and returns the next decoded one.
    pub(super) fn code(&mut self, coder: &mut impl Coder, step: Step) -> Step {
        let action = if let What::Action(action) = step.what { Some(action) } else { None };
        let is_action = coder.bit(&mut self.is_action[self.was_action], action.is_some());
        self.was_action = usize::from(is_action);
        let (at, time) = self.times(coder, step.at, step.time);
        if is_action {
            let given = action.unwrap_or(Action { color: Color::Black, point: None });
            let (action, author) = self.action(coder, given, step.author);
            let spared = self.spared(coder, action.color as usize, step.spared);
            return Step { at, time, author, what: What::Action(action), spared };
        }
        let author = self.author.code(coder, step.author);
        let name = if let What::Other { name } = step.what { name } else { 0 };
        let what = What::Other { name: self.name.code(coder, name) };
        Step { at, time, author, what, spared: self.spared(coder, 2, step.spared) }
    }

    fn spared(&mut self, coder: &mut impl Coder, list: usize, spared: Spared) -> Spared {
        self.spared.as_mut().map_or(Spared::NONE, |model| model.code(coder, list, spared))
    }

    fn times(&mut self, coder: &mut impl Coder, at: u64, time: u64) -> (u64, u64) {
        let backwards = coder.bit(&mut self.backwards, at < self.at);
        let thought = if backwards { self.at.wrapping_sub(at) } else { at.wrapping_sub(self.at) };
        let thought = self.thought[self.was_action].code(coder, thought);
        let now = if backwards { self.at.wrapping_sub(thought) } else { self.at.wrapping_add(thought) };
        // The wall time to expect: the wall clock advances by the same amount as the timeline.
        let expected = self.time.wrapping_add(now.wrapping_sub(self.at));
        let strayed = coder.bit(&mut self.strayed, time != expected);
        (self.at, self.time) = (now, expected);
        if strayed {
            self.time = unfold(expected, self.stray.code(coder, fold(expected, time)));
        }
        (self.at, self.time)
    }

    fn action(&mut self, coder: &mut impl Coder, given: Action, author: u32) -> (Action, u32) {
        let same = coder.bit(&mut self.same_color, given.color == self.color);
        let color = if same { self.color } else { self.color.opposite() };
        self.color = color;
        let player = &mut self.players[color as usize];
        if coder.bit(&mut self.other_author[color as usize], author != *player) {
            *player = self.author.code(coder, author);
        }
        let author = *player;
        if coder.bit(&mut self.is_pass, given.point.is_none()) {
            return (Action { color, point: None }, author);
        }
        let Point { x, y } = given.point.unwrap_or(Point { x: 0, y: 0 });
        let (x, y) = (self.x.code(coder, x.into()), self.y.code(coder, y.into()));
        // Both numbers are below a bound that fits in a byte.
        (Action { color, point: Some(Point { x: x as u8, y: y as u8 }) }, author)
    }
}
