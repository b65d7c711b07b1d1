//! Why a command was not done.

use rules::Illegal;
use thiserror::Error;

/// Why a command was not done. Nothing has changed then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum Refusal {
    /// Without a session one may only watch.
    #[error("you need a session to do anything but watch")]
    NoSession,
    /// Only a player of this room may do that.
    #[error("only a player of this room may do that")]
    NotAPlayer,
    /// It is for the other seat to do, or the link is not valid.
    #[error("that is not yours to do")]
    Forbidden,
    /// Both seats are taken.
    #[error("both seats are taken")]
    RoomFull,
    /// Already in a seat of this room.
    #[error("you already have a seat in this room")]
    AlreadySeated,
    /// The game has not started.
    #[error("the game has not started")]
    NotStarted,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Not in this phase of the game.
    #[error("that cannot be done in this phase of the game")]
    WrongPhase,
    /// The rules forbid the move.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// No such offer of the other (or of one's own, to withdraw) is open.
    #[error("no such offer is open")]
    NoOffer,
    /// One's own offer of that kind is open already.
    #[error("you have already offered that")]
    AlreadyOffered,
    /// The room was set up without that.
    #[error("this room was set up without that")]
    NotAllowed,
    /// The asker has no move that could be taken back.
    #[error("you have no move to take back")]
    NothingToTakeBack,
    /// After a refused takeback: ask again later.
    #[error("the other has just said no; ask again later")]
    TooSoon,
    /// The dead stones are others than those that were accepted.
    #[error("the dead stones have changed; look again")]
    DeadSetChanged,
    /// There is no stone on that point.
    #[error("there is no stone on that point")]
    NoStone,
    /// It is so already.
    #[error("it is so already")]
    NoChange,
    /// Both have moved, so the game cannot be aborted; or the clock ran out before the command came.
    #[error("it is too late for that")]
    TooLate,
    /// The player's last line again.
    #[error("you have just said that")]
    Repeated,
    /// Nothing to say.
    #[error("there is nothing to say")]
    Empty,
    /// The opening asks for something else now, or for nothing any more.
    #[error("the opening does not ask for that now")]
    OpeningStep,
    /// The opening does not allow a stone on that point.
    #[error("the opening does not allow a stone there")]
    OutsideOpening,
    /// Another number of fifth moves.
    #[error("that is not the right number of moves")]
    OfferCount,
    /// An offered move is not an empty point of the board.
    #[error("one of the offered moves is not an empty point")]
    OfferOccupied,
    /// Two offered moves are the same up to turning and mirroring the board.
    #[error("two of the offered moves are the same up to turning and mirroring the board")]
    OfferSame,
    /// No such komi can be played.
    #[error("komi must be between -400 and 400 points")]
    BadKomi,
    /// The other has bid as much.
    #[error("a bid must be higher than the one before it")]
    BidTooLow,
    /// A bound of the room is reached.
    #[error("a limit of this room is reached")]
    TooMany,
}
