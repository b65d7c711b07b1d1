//! Games that were played on one device without a server.

use crate::client::Command;
use crate::shared::wire;
use serde::{Deserialize, Serialize};
use setup::Seat;
use setup::data::CreateRoom;

wire! {
/// A game that two people, or a person and a bot, played on one device, without a server. It contains the acts, but not their
/// effects. The server replays the acts to find the effects.
#[serde(deny_unknown_fields)]
pub struct DeviceGame {
    /// 20 random characters of lower-case Crockford base32, made on the device. They are the seed of everything in the game that is
    /// left to chance.
    pub id: String,
    /// The terms of the game. The game cannot be part of a series.
    pub terms: CreateRoom,
    /// The first player's name, subject to the rules for guests' names.
    pub host: String,
    /// The second player's name; empty if the second player is a bot.
    pub guest: String,
    /// The level of the bot that is the second player. Absent if the second player is a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub bot: Option<u8>,
    /// When the game began, by the device's clock, in milliseconds since 1970.
    pub time: u64,
    /// The acts, in order.
    pub acts: Vec<DeviceAct>,
}

/// One act in a game on a device: a command, or an event that time itself caused.
#[serde(deny_unknown_fields)]
pub struct DeviceAct {
    /// The time of the act on the device's timeline, in milliseconds since the beginning of the game. The clocks follow this
    /// timeline, which stands still while the page is closed.
    pub at_ms: u64,
    /// When the act happened, by the device's clock, in milliseconds since 1970.
    pub time: u64,
    /// The seat that the command comes from. If absent, the command usually comes from the seat that has to act or, in a game
    /// against a bot, from the host. In a game against a bot, all commands from the seat `guest` are the bot's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
    /// The command. Absent if time itself caused the act: a clock ran out, or a pause ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub command: Option<Command>,
    /// The dead stones that the device proposed after this act, if the act was a pass that ended play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub proposal: Option<DeviceProposal>,
}

/// A proposal of dead stones.
#[serde(deny_unknown_fields)]
pub struct DeviceProposal {
    /// The stones that seem dead.
    pub dead: Vec<String>,
    /// The points through which a territory is open to the opponent.
    pub unsealed: Vec<String>,
}

/// The answer after the server has stored a game from a device.
#[serde(deny_unknown_fields)]
pub struct DeviceGameStored {
    /// The id of the game in the history.
    pub id: String,
}
}
