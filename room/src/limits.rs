//! The bounds of one room.

/// Lines of chat kept in memory, newest first to stay; older ones remain in the event log only.
pub const CHAT_KEPT_LINES: usize = 1000;

/// Lines of chat that one room takes in its life; each is an event that every replay reads again.
pub const CHAT_TOTAL_LINES: u32 = 10_000;

/// Of these so many are left to the players: spectators cannot talk until nobody may say a word.
pub const CHAT_PLAYER_LINES: u32 = 2_000;

/// Events that one room takes. The longest game with all its talk stays far below; who marks and unmarks for ever does not.
/// Beyond it a player can still resign, abort or accept the score, and clocks still run out.
pub const EVENTS_PER_ROOM: u64 = 50_000;

/// Devices to which one seat can be taken besides the one that took it first.
pub const HOLDERS_PER_SEAT: usize = 4;
