//! Small enums that the room, the wire and the stored events share.

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
    /// The host holds a hidden number of stones, and the guest guesses whether it is odd or even. If the guess is right, the
    /// guest plays Black.
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
    /// The connection broke.
    Lost = "lost",
    /// The operator of the server keeps the player out.
    Banned = "banned",
}

/// Whether moves can be taken back.
pub enum TakebackPolicy {
    /// Never.
    Off = "off",
    /// If the opponent agrees.
    Ask = "ask",
    /// Without asking the opponent.
    Free = "free",
}

/// The kinds of offers, which need the opponent's agreement.
pub enum OfferKind {
    /// Take back the player's last move, and the opponent's answer if there is one.
    Takeback = "takeback",
    /// Restore the moves that the last takeback removed.
    Redo = "redo",
    /// End the game as a draw.
    Draw = "draw",
    /// Play again. The players swap colors, except with handicap stones.
    Rematch = "rematch",
    /// Stop the clocks for a few minutes.
    Pause = "pause",
    /// Stop the clocks and continue the game on another day.
    Adjourn = "adjourn",
    /// Continue after a pause or an adjournment.
    Continue = "continue",
}

/// The kinds of standstills. In a standstill, the clocks stand still because the players agreed to stop them.
pub enum StandstillKind {
    /// For a few minutes.
    Pause = "pause",
    /// Until another day.
    Adjournment = "adjournment",
}

/// How the board is counted when two passes in a row end the game.
pub enum FinalCount {
    /// All stones on the board count as alive.
    Board = "board",
    /// The stones in the server's proposal count as dead.
    Proposal = "proposal",
}

/// The audience of a chat line.
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

/// How the engine can help a player during a game.
pub enum Aid {
    /// It says which move it would play.
    Hint = "hint",
    /// It says which player is ahead.
    Ahead = "ahead",
    /// It warns the player that a move is a blunder, before the move is played.
    Warning = "warning",
}

/// Which aids the players may use. Each choice allows everything that the one before it allows. Every use is shown to everyone and is
/// part of the record.
pub enum Aids default Off {
    /// None.
    Off = "off",
    /// A player may ask who is ahead.
    Ahead = "ahead",
    /// A player may also be warned before a blunder.
    Warnings = "warnings",
    /// A player may also ask for a hint.
    Hints = "hints",
}

/// Who may watch a game, and what is shown of the spectators.
pub enum Watching default Open {
    /// Everyone may watch, and the names of the spectators are shown.
    Open = "open",
    /// Everyone may watch, but only the number of spectators is shown.
    Counted = "counted",
    /// As soon as both seats are taken, nobody but the players may enter.
    Closed = "closed",
}
}

impl Aids {
    /// Whether the players may use this aid.
    #[must_use]
    pub const fn allow(self, aid: Aid) -> bool {
        let least = match aid {
            Aid::Ahead => Self::Ahead,
            Aid::Warning => Self::Warnings,
            Aid::Hint => Self::Hints,
        };
        self as u8 >= least as u8
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
