//! The checked terms of a game. The host chooses them, everyone can see them, and they never change.

use crate::control::TimeControl;
use crate::millis::Millis;
use crate::opening::Opening;
use crate::series::Series;
use crate::word::{Aids, ColorChoice, TakebackPolicy, Visibility, Watching};

/// Whether the players keep their colors in a rematch on the same terms. With handicap stones they do, because the stones help the
/// weaker player. Without handicap stones, a rematch swaps the colors.
#[must_use]
pub const fn keeps_colors(setup: &rules::Setup) -> bool {
    match setup {
        rules::Setup::Go(setup) => !matches!(setup.handicap(), rules::go::Handicap::None),
        _ => false,
    }
}

/// The checked terms of a game, usually made by [`crate::data::CreateRoom::terms`]. A rematch uses the same terms unless the
/// players agree on other terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Terms {
    /// The kind of game, with its board and its rules.
    pub setup: rules::Setup,
    /// The opening.
    pub opening: Opening,
    /// The series that this game belongs to; `None` for a single game.
    pub series: Option<Series>,
    /// The time control.
    pub time: TimeControl,
    /// How colors are assigned or, in an opening with choices, who begins. A rematch swaps or keeps the colors instead; see
    /// [`keeps_colors`].
    pub colors: ColorChoice,
    /// Whether moves can be taken back.
    pub takeback: TakebackPolicy,
    /// The grace: how long a player may take back a move without asking, counted from the move, whatever `takeback` says. The time
    /// ends early if the opponent moves. Zero means that only `takeback` applies.
    pub grace: Millis,
    /// Which aids the players may use.
    pub aids: Aids,
    /// Who can find the room.
    pub visibility: Visibility,
    /// The delay with which everyone except the players sees the game. Zero means no delay.
    pub delay: Millis,
    /// Who may watch at first. In the room, the host can change this until the game is over.
    pub watching: Watching,
}

impl Terms {
    /// The shortest grace that a room can have.
    pub const SHORTEST_GRACE: Millis = Millis::from_secs(1);
    /// The longest grace. A longer grace would do more than correct a misclick, because by then the opponent has begun to think.
    pub const LONGEST_GRACE: Millis = Millis::from_secs(10);
    /// The shortest broadcast delay.
    pub const SHORTEST_DELAY: Millis = Millis::from_secs(1);
    /// The longest broadcast delay. Tournaments use up to half an hour. A much longer delay would cost memory, because
    /// the room stays in memory until the last event is shown.
    pub const LONGEST_DELAY: Millis = Millis::from_secs(60 * 60);
}
