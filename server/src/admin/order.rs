//! What the operator can order, and the answers. The command line and the socket use the same type.

use super::words::span;
use crate::mode::Mode;
use clap::Subcommand;
use serde::{Deserialize, Serialize};

/// An order of the operator.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Subcommand)]
#[serde(tag = "order", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// List the unfinished rooms that the server knows, newest first.
    Rooms {},
    /// List who is connected, and from which addresses.
    Players {},
    /// List who has used the server most in the last minutes.
    Top {},
    /// Keep somebody out, and close the open connections.
    Ban {
        /// The id or the name of a player, whose programs are kept out, too; or an address, or a network such as 192.0.2.0/24.
        who: String,
        /// How long, such as 30m, 2h or 7d. Without it, until you lift the ban.
        #[arg(long = "for", value_name = "TIME", value_parser = minutes)]
        minutes: Option<u64>,
        /// Ban even a network that contains this computer, or a large part of all addresses.
        #[arg(long)]
        #[serde(default)]
        yes: bool,
    },
    /// Let somebody in again.
    Unban {
        /// The id or the name of a player, an address, or a network, with all networks and addresses in it.
        who: String,
    },
    /// List who is kept out.
    Bans {},
    /// Set what people may do on the whole server. Without an argument, print the mode.
    Mode {
        /// The mode.
        mode: Option<Mode>,
    },
    /// Show a text to everyone who is connected, and to those who come later.
    Announce {
        /// The text, with at most 200 characters. An empty text withdraws the announcement.
        text: String,
    },
    /// Refuse new rooms, and stop the server when no game with a clock is played anymore.
    Drain {
        /// Stop at the latest after this time, such as 30m or 2h.
        #[arg(long = "for", value_name = "TIME", value_parser = minutes, default_value = "1h")]
        minutes: u64,
    },
    /// End an unfinished game without an outcome. The players see that the operator has ended it.
    Close {
        /// The id of the room.
        room: String,
    },
    /// List a finished game only for its players, like a private game.
    Hide {
        /// The id of the game, which is also the id of its room.
        game: String,
    },
    /// List a hidden game for everyone again.
    Show {
        /// The id of the game, which is also the id of its room.
        game: String,
    },
    /// Erase texts. Backups that were made before still contain them.
    Erase {
        /// What to erase.
        #[command(subcommand)]
        what: Erasure,
    },
}

/// What a ban is about. Names are left out: the outcome contains the id.
fn banned(who: &str, minutes: Option<u64>) -> String {
    let who = if who.contains(['.', ':']) { who } else { "" };
    minutes.map_or_else(|| who.to_owned(), |minutes| format!("{who} for {}", span(minutes)).trim().to_owned())
}

/// Reads a time such as `30m`, `2h` or `7d`. Returns its number of minutes.
fn minutes(text: &str) -> Result<u64, String> {
    let wrong = || "expected a time such as 30m, 2h or 7d".to_owned();
    let (at, unit) = text.char_indices().next_back().ok_or_else(wrong)?;
    let count: u64 = text[..at].parse().map_err(|_| wrong())?;
    let minutes = match unit {
        'm' => 1,
        'h' => 60,
        'd' => 24 * 60,
        _ => return Err(wrong()),
    };
    let within = count.checked_mul(minutes).filter(|minutes| (1..=MOST_MINUTES).contains(minutes));
    within.ok_or_else(|| "expected a time from 1m to 3650d".to_owned())
}

/// Ten years.
const MOST_MINUTES: u64 = 3650 * 24 * 60;

/// What can be erased.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Subcommand)]
#[serde(tag = "of", rename_all = "snake_case", deny_unknown_fields)]
pub enum Erasure {
    /// Erase the names, the chat, the sessions and the tokens of a player. The games stay.
    Player {
        /// The id of the player, or the name if only one player has had it.
        who: String,
    },
    /// Erase everything that was said in a room.
    Chat {
        /// The id of the room.
        room: String,
    },
}

impl Order {
    /// The name of the order, and what it is about. Only for the log, so it leaves out names of people.
    pub(super) fn words(&self) -> (&'static str, String) {
        match self {
            Self::Rooms {} => ("rooms", String::new()),
            Self::Players {} => ("players", String::new()),
            Self::Top {} => ("top", String::new()),
            Self::Ban { who, minutes, yes: _ } => ("ban", banned(who, *minutes)),
            Self::Unban { who } => ("unban", banned(who, None)),
            Self::Bans {} => ("bans", String::new()),
            Self::Mode { mode } => ("mode", mode.map_or("", Mode::as_str).to_owned()),
            Self::Announce { text } => ("announce", text.clone()),
            Self::Drain { minutes } => ("drain", format!("at most {}", span(*minutes))),
            Self::Close { room } => ("close", room.clone()),
            Self::Hide { game } => ("hide", game.clone()),
            Self::Show { game } => ("show", game.clone()),
            // The outcome contains the id of the player.
            Self::Erase { what: Erasure::Player { .. } } => ("erase player", String::new()),
            Self::Erase { what: Erasure::Chat { room } } => ("erase chat", room.clone()),
        }
    }

    /// Whether the order only reads.
    pub(super) fn only_reads(&self) -> bool {
        match self {
            Self::Rooms {} | Self::Players {} | Self::Top {} | Self::Bans {} | Self::Mode { mode: None } => true,
            Self::Ban { .. } | Self::Unban { .. } | Self::Mode { mode: Some(_) } => false,
            Self::Announce { .. } | Self::Drain { .. } => false,
            Self::Close { .. } | Self::Hide { .. } | Self::Show { .. } | Self::Erase { .. } => false,
        }
    }
}

/// The answer to an order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Answer {
    /// The order has been carried out.
    Done {
        /// What has been done, as a sentence.
        text: String,
        /// What was asked for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<Table>,
    },
    /// The order was refused, or it has failed. An order that has failed can have been carried out in part.
    Refused {
        /// Why.
        text: String,
    },
}

impl Answer {
    pub(super) fn done(text: impl Into<String>) -> Self {
        Self::Done { text: text.into(), table: None }
    }

    pub(super) fn refused(text: impl Into<String>) -> Self {
        Self::Refused { text: text.into() }
    }
}

/// A table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The headings of the columns.
    pub head: Vec<String>,
    /// The rows, each with a cell per column.
    pub rows: Vec<Vec<String>>,
}

#[cfg(test)]
mod tests {
    use super::minutes;

    #[test]
    fn a_time_has_a_unit() {
        for (text, read) in
            [("30m", Some(30)), ("2h", Some(120)), ("7d", Some(10_080)), ("1", None), ("0h", None), ("h", None), ("", None)]
        {
            assert_eq!(minutes(text).ok(), read, "{text}");
        }
        for text in ["1.5h", "-1h", "99999999999999999999d", "9999999999d", "2Stunden", "二"] {
            assert!(minutes(text).is_err(), "{text}");
        }
    }
}
