//! Stories played against the real server. The binary runs on a free port. A [`Guest`] is a person with a session, who uses
//! HTTP. A [`Player`] is a guest who has joined a room over a WebSocket.
//!
//! A story reads like the game that it tells: `black.plays("D4")`, `white.sees("D4")`. A story does not sleep. It waits for
//! a specific message. If the message does not arrive within [`PATIENCE`], the story fails and shows the messages that
//! arrived instead.

mod feed;
mod guest;
mod player;
mod server;
mod tab;

use std::time::Duration;

pub use feed::Feed;
pub use guest::Guest;
pub use player::{Player, play_from, play_out};
pub use server::Server;
pub use tab::{Closed, Tab};

/// How long a wait may take before the story fails. The time is generous, so that a busy machine causes no failures.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// The points of the given moves.
#[must_use]
pub fn points(moves: &[protocol::Move]) -> Vec<&str> {
    moves.iter().map(|one| one.point.as_str()).collect()
}

/// Rooms that many stories use.
pub mod rooms {
    use protocol::{ColorChoice, CreateRoom, GoRuleset, GomokuRuleset, Opening, Setup, TakebackPolicy, TimeControl, Visibility};

    /// A game of Go on 9x9 under the given ruleset, without a clock. The host plays Black.
    #[must_use]
    pub fn go9(ruleset: GoRuleset) -> CreateRoom {
        with(Setup::go(9, ruleset), TimeControl::None {})
    }

    /// A game of freestyle Gomoku on 15x15, without a clock. The host plays Black.
    #[must_use]
    pub fn gomoku() -> CreateRoom {
        with(Setup::gomoku(15, GomokuRuleset::Freestyle), TimeControl::None {})
    }

    /// Any game with any time control. The host plays Black.
    #[must_use]
    pub fn with(setup: Setup, time: TimeControl) -> CreateRoom {
        CreateRoom {
            setup,
            series: None,
            opening: Opening::Free,
            time,
            colors: ColorChoice::Black,
            takeback: TakebackPolicy::Ask,
            grace_ms: None,
            visibility: Visibility::Public,
            delay_ms: None,
            aids: None,
            watching: None,
        }
    }

    /// Any game with an opening, without a clock. The host begins.
    #[must_use]
    pub fn opened(setup: Setup, opening: Opening) -> CreateRoom {
        CreateRoom { opening, ..with(setup, TimeControl::None {}) }
    }

    /// A game of Go on 25x25 without a clock, for measurements. See [`scattered_points`].
    #[must_use]
    pub fn large_board() -> CreateRoom {
        with(Setup::go(25, GoRuleset::TrompTaylor), TimeControl::None {})
    }

    /// 300 points on a 25x25 board, no two of which are adjacent, so they can be played in any order.
    #[must_use]
    pub fn scattered_points() -> Vec<String> {
        let columns = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
        let points = (1..=25).flat_map(|row| {
            columns.char_indices().filter(move |(x, _)| (x + row) % 2 == 0).map(move |(_, c)| format!("{c}{row}"))
        });
        points.take(300).collect()
    }
}
