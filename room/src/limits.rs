//! The limits of one room.

/// Lines of chat kept in memory. Older lines remain in the event log only.
pub const CHAT_KEPT_LINES: usize = 1000;

/// Lines of chat allowed per room. Each line is an event that every replay reads again.
pub const CHAT_TOTAL_LINES: u32 = 10_000;

/// Lines of chat reserved for the players, out of [`CHAT_TOTAL_LINES`], so that spectators cannot use up the chat.
pub const CHAT_PLAYER_LINES: u32 = 2_000;

/// Events allowed per room. The longest game with the most chat stays far below this number, but endless marking and unmarking
/// would exceed it. At the limit, a player can still resign, abort, claim the game or accept the score, and clocks still run out.
pub const EVENTS_PER_ROOM: u64 = 50_000;

/// Additional devices that can share a seat.
pub const HOLDERS_PER_SEAT: usize = 4;

/// Gifts of time that one player may give in a game. A friend who is short of time needs a few, but no game may go on forever.
pub const GIFTS_PER_SEAT: u8 = 20;

/// Absences recorded per seat. A connection that comes and goes must not fill the room with events. Later absences are not
/// recorded, but they still allow the opponent to claim the game.
pub const ABSENCES_PER_SEAT: u16 = 500;
