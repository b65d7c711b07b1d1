//! What a record may contain, and why a record is refused.

use protocol::{Code, Command};
use room::OfferKind;
use std::fmt;
use translation::Refused;

/// Why a record cannot be replayed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broken {
    /// The number of the refused act, counted from 1; `None` if the fault is not in an act.
    pub act: Option<usize>,
    /// The code and the text of the reason.
    pub why: Refused,
}

impl Broken {
    /// A fault that is not in an act.
    pub(crate) fn whole(words: impl Into<String>) -> Self {
        Self { act: None, why: Refused::new(Code::Invalid, words) }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.act {
            Some(act) => write!(f, "act {act}: {}", self.why.message),
            None => f.write_str(&self.why.message),
        }
    }
}

/// Whether a player at one device can give this command without a server. Commands about seats, claims, rematches, plans, aids,
/// chat and spectators need a server.
#[must_use]
pub const fn is_allowed(command: &Command) -> bool {
    match command {
        Command::Guess { .. }
        | Command::Choose { .. }
        | Command::Declare { .. }
        | Command::OfferMoves { .. }
        | Command::NameKomi { .. }
        | Command::Play { .. }
        | Command::Pass {}
        | Command::Resign {}
        | Command::Abort {}
        | Command::GiveTime {}
        | Command::Mark { .. }
        | Command::AcceptScore { .. }
        | Command::ScratchOpen {}
        | Command::ScratchPlay { .. }
        | Command::ScratchTakeback { .. }
        | Command::ScratchPropose { .. }
        | Command::ScratchAgree { .. }
        | Command::ScratchClose {}
        | Command::Resume {} => true,
        Command::Offer { offer, .. }
        | Command::Accept { offer, .. }
        | Command::Decline { offer }
        | Command::Withdraw { offer } => !matches!(offer, OfferKind::Rematch),
        Command::Sit {}
        | Command::SitOpposite { .. }
        | Command::SeatBot { .. }
        | Command::SeatEngine { .. }
        | Command::UseAid { .. }
        | Command::PlayUnlessBlunder { .. }
        | Command::Stand {}
        | Command::ClaimWin {}
        | Command::ClaimDraw {}
        | Command::Plan { .. }
        | Command::Chat { .. }
        | Command::SetWatching { .. } => false,
    }
}
