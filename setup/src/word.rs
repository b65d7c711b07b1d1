//! The small choices of a room.

/// How the colors are found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColorChoice {
    /// The host plays Black.
    Black,
    /// The host plays White.
    White,
    /// Lots are drawn when the guest sits down.
    Random,
    /// The host holds stones, the guest guesses odd or even; who guesses right is Black.
    Nigiri,
}

/// The guess of nigiri.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Parity {
    /// 1, 3, 5...
    Odd,
    /// 2, 4, 6...
    Even,
}

/// Whether moves may be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TakebackPolicy {
    /// Never.
    Off,
    /// When the other agrees.
    Ask,
}

/// Who finds the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Visibility {
    /// Listed in the lobby and in the history.
    Public,
    /// Found only by its address.
    Private,
}
