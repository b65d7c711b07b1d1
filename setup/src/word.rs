//! Small enums that rooms, their wire and their stored form share.

use rules::{Kind, words};

words! {
/// How colors are assigned.
pub enum ColorChoice {
    /// The host plays Black.
    Black = "black",
    /// The host plays White.
    White = "white",
    /// The server chooses at random when the guest sits down.
    Random = "random",
    /// The host holds stones, and the guest guesses odd or even. If the guess is right, the guest plays Black.
    Nigiri = "nigiri",
}

/// The guess in nigiri.
pub enum Parity {
    /// 1, 3, 5...
    Odd = "odd",
    /// 2, 4, 6...
    Even = "even",
}

/// Why a player is away.
pub enum AwayReason {
    /// The player closed the page or left the room.
    Closed = "closed",
    /// The connection broke off.
    Lost = "lost",
}

/// Whether moves can be taken back.
pub enum TakebackPolicy {
    /// Never.
    Off = "off",
    /// If the opponent agrees.
    Ask = "ask",
    /// At once, without asking.
    Free = "free",
}

/// The kinds of offers, which need the opponent's agreement.
pub enum OfferKind {
    /// Take back the player's last move, and the opponent's answer if there is one.
    Takeback = "takeback",
    /// Play the moves again that the last takeback removed.
    Redo = "redo",
    /// End the game as a draw.
    Draw = "draw",
    /// Play again with colors swapped.
    Rematch = "rematch",
}

/// What counts if both players now pass without a stone in between, and the game is then over.
pub enum FinalCount {
    /// All stones on the board are alive.
    Board = "board",
    /// The stones that the server proposes are dead.
    Proposal = "proposal",
}

/// The audience of a line of chat.
pub enum Channel {
    /// The players' channel. Spectators can read it.
    Players = "players",
    /// The spectators' channel. Players can read it after the game.
    Spectators = "spectators",
}

/// Who can find the room.
pub enum Visibility {
    /// Listed in the lobby and in the history.
    Public = "public",
    /// Found only by its address.
    Private = "private",
}
}

impl ColorChoice {
    /// Whether players of this kind of game usually assign colors in this way. Nigiri is usual only where players have bowls of
    /// stones, but it is allowed in every game.
    #[must_use]
    pub const fn is_usual(self, kind: Kind) -> bool {
        match (self, kind) {
            (Self::Nigiri, Kind::Othello | Kind::TicTacToe) => false,
            (Self::Black | Self::White | Self::Random | Self::Nigiri, _) => true,
        }
    }
}
