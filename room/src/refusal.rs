//! Reasons to refuse a command.

use crate::limits::RoomLimit;
use rules::Illegal;
use setup::Millis;
use thiserror::Error;

/// The reason for refusing a command. A refused command changes nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum Refusal {
    /// The sender has no session, and can therefore only watch.
    #[error("without a session you can only watch")]
    NoSession,
    /// Only a player of this room can do that.
    #[error("only a player of this room can do that")]
    NotAPlayer,
    /// The game is closed to spectators.
    #[error("this game is closed to spectators")]
    Closed,
    /// Only the host can change who may watch.
    #[error("only the host can change who may watch")]
    NotTheHost,
    /// The command belongs to the other seat, or the seat link is not valid.
    #[error("you are not allowed to do that: the command is for the other seat, or the link to the seat is not valid")]
    Forbidden,
    /// Both seats are taken.
    #[error("both seats are taken")]
    RoomFull,
    /// The sender already has a seat in this room.
    #[error("you already have a seat in this room")]
    AlreadySeated,
    /// The game has not started.
    #[error("the game has not started")]
    NotStarted,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The game has no clock, or no clock runs now.
    #[error("no clock is running")]
    NoClock,
    /// A correspondence game cannot be paused or adjourned.
    #[error("a correspondence game cannot be paused or adjourned: it has days for each move")]
    TakesDays,
    /// Play stands still.
    #[error("the game is paused or adjourned; play has to continue first")]
    StandsStill,
    /// The command does not fit the phase of the game.
    #[error("that cannot be done in this phase of the game")]
    WrongPhase,
    /// The rules forbid the move.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The opponent has no open offer of that kind to answer, or the sender has none to withdraw.
    #[error("no such offer is open")]
    NoOffer,
    /// The sender's offer of that kind is already open.
    #[error("you have already offered that")]
    AlreadyOffered,
    /// The room's settings do not allow the command.
    #[error("the settings of this room do not allow that")]
    NotAllowed,
    /// No bot of this level, or no such engine, plays this game.
    #[error("no such bot plays this game")]
    NoBot,
    /// The room was created without takebacks.
    #[error("takebacks are off in this room")]
    TakebacksOff,
    /// The player has no move to take back.
    #[error("you have no move to take back")]
    NothingToTakeBack,
    /// No moves have been taken back, or a move has been played since the latest takeback.
    #[error("there is no takeback to undo")]
    NothingToRedo,
    /// The sender must wait before the next offer of this kind, because the opponent has declined earlier ones or the sender has
    /// withdrawn too many.
    #[error("you can ask again in {}", .wait.in_words())]
    TooSoon {
        /// The time until the sender can ask again.
        wait: Millis,
    },
    /// The stones marked as dead differ from those that the sender accepts.
    #[error("the dead stones have changed; check them again")]
    DeadSetChanged,
    /// There is no stone on that point.
    #[error("there is no stone on that point")]
    NoStone,
    /// The command would change nothing: for example, play is already about to continue.
    #[error("that would change nothing")]
    NoChange,
    /// The group is already marked in this way.
    #[error("the group already has this mark")]
    AlreadyMarked,
    /// The sender has already accepted these marks.
    #[error("you have already accepted this score; now your opponent has to accept it")]
    AlreadyAccepted,
    /// While a scratch board is open, nobody can mark stones, accept the score or open another board.
    #[error("a scratch board is open; agree on its result, or close it")]
    ScratchOpen,
    /// No scratch board is open.
    #[error("no scratch board is open")]
    NoScratch,
    /// A stone has been placed or taken back since the sender last saw the board.
    #[error("the scratch board has changed; look at it again")]
    ScratchChanged,
    /// The last stone on the scratch board is not the sender's.
    #[error("you can take back only the last stone, and it is not yours")]
    NotYourStone,
    /// No stone has been placed on the scratch board, so it has no result to agree on.
    #[error("nobody has placed a stone yet, so there is nothing to agree on")]
    NothingPlayedOut,
    /// The opponent has asked for a takeback, too, but of another move.
    #[error("your opponent has just asked for a takeback of another move; answer that request first")]
    TakebackAsked,
    /// The terms of the offered rematch differ from those that the sender accepts.
    #[error("the offer has changed; look at it again")]
    OfferChanged,
    /// The rematch is already agreed.
    #[error("the rematch is already agreed; go to its room")]
    RematchAgreed,
    /// Both players have moved, so the game cannot be aborted.
    #[error("both players have moved, so the game counts; resign, or offer a draw")]
    TooLate,
    /// A clock ran out, or another deadline passed, before the command arrived.
    #[error("a clock ran out, or another deadline passed, before your command arrived; look at the room again")]
    DeadlinePassed,
    /// The opponent is here, so there is nothing to claim.
    #[error("your opponent is here, so you cannot claim the game")]
    OpponentHere,
    /// The opponent is away and may still come back.
    #[error("your opponent may still come back; you can claim the game in {}", .wait.in_words())]
    StillAwaited {
        /// The time until the game can be claimed.
        wait: Millis,
    },
    /// The opponent is away, but is safe from claims: see [`crate::Core::is_safe_from_claims`].
    #[error(
        "you cannot claim this game: your opponent had accepted the score, or counts as accepting it while away. Accept it too, or \
         play on"
    )]
    OpponentAccepted,
    /// Answers can be planned only in a correspondence game or a game without a clock, and only if misclicks cannot be taken back.
    /// Two people at one device cannot plan any.
    #[error(
        "answers can be planned only if the game has no clock or is a correspondence game, if misclicks cannot be taken back, and if the players use different devices"
    )]
    PlansOff,
    /// Answers can be planned only while the opponent is to move.
    #[error("it is your turn: play your move")]
    YourTurn,
    /// The plan or the position has changed since the sender saw it.
    #[error("the planned answers or the position have changed; look at them again")]
    PlanChanged,
    /// Two planned lines answer the same move differently.
    #[error("two lines have different answers to the same move")]
    PlanForks,
    /// A planned line does not end with an answer.
    #[error("each line must end with an answer of yours")]
    PlanUnanswered,
    /// A planned pass would end play.
    #[error("a planned pass cannot end play; decide that yourself when your opponent has passed")]
    PlanEndsPlay,
    /// The text is the same as the sender's last line.
    #[error("you have just sent the same message")]
    Repeated,
    /// A spectator has the name of a player of this room.
    #[error("a player of this game has your name; change your name to chat here")]
    NameTaken,
    /// The text is empty.
    #[error("the message is empty")]
    Empty,
    /// The opening expects a different step.
    #[error("that is not the next step of the opening; `opening` in the state names the next step")]
    OpeningStep,
    /// The game has no opening, or its opening is over.
    #[error("no step of an opening is due: the game has no opening, or the opening is over")]
    NoOpening,
    /// The opening does not allow a stone on that point.
    #[error("the opening does not allow a stone there")]
    OutsideOpening,
    /// The number of offered moves is wrong.
    #[error("offer exactly {wanted} moves")]
    OfferCount {
        /// The number that the opening wants.
        wanted: usize,
    },
    /// The opening does not allow the declared number of moves.
    #[error("declare a number from 1 to {most}")]
    DeclaredCount {
        /// The largest allowed number.
        most: u8,
    },
    /// An offered move is not an empty point of the board.
    #[error("one of the offered moves is not an empty point")]
    OfferOccupied,
    /// Two offered moves are equivalent by rotation or reflection.
    #[error("two of the offered moves are equivalent by rotation or reflection")]
    OfferSame,
    /// The komi is out of range.
    #[error("komi must be between -400 and 400 points")]
    BadKomi,
    /// The bid is not higher than the opponent's.
    #[error("a bid must be higher than the previous one")]
    BidTooLow,
    /// A limit of the room is reached.
    #[error(transparent)]
    TooMany(#[from] RoomLimit),
}
