//! The small choices of a room.

use rules::{Kind, words};

words! {
/// How the colors are found.
pub enum ColorChoice {
    /// The host plays Black.
    Black = "black",
    /// The host plays White.
    White = "white",
    /// The server draws lots when the guest sits down.
    Random = "random",
    /// The host holds stones, the guest guesses odd or even; with the right guess the guest plays Black.
    Nigiri = "nigiri",
}

/// The guess of nigiri.
pub enum Parity {
    /// 1, 3, 5...
    Odd = "odd",
    /// 2, 4, 6...
    Even = "even",
}

/// Whether moves may be taken back.
pub enum TakebackPolicy {
    /// Never.
    Off = "off",
    /// When the opponent agrees.
    Ask = "ask",
}

/// Who finds the room.
pub enum Visibility {
    /// Listed in the lobby and in the history.
    Public = "public",
    /// Found only by its address.
    Private = "private",
}
}

impl ColorChoice {
    /// Whether players of this game find colors so: nigiri is for those who have bowls of stones. No rule forbids any.
    #[must_use]
    pub const fn is_usual(self, kind: Kind) -> bool {
        match (self, kind) {
            (Self::Nigiri, Kind::Othello | Kind::TicTacToe) => false,
            (Self::Black | Self::White | Self::Random | Self::Nigiri, _) => true,
        }
    }
}
