//! The table of every limit that a client can meet, for docs/limits.md.

use crate::budget::Rate;
use crate::limits::Limits;
use crate::limits::budgets::ROWS;
use room::{
    ACTS_PER_SEAT, CHAT_PLAYER_LINES, CHAT_TOTAL_LINES, EVENTS_PER_ROOM, GIFTS_PER_SEAT, HOLDERS_PER_SEAT, PLAN_LINE_MOVES,
    PLAN_LINES, SCRATCH_BOARDS, SCRATCH_STONES,
};

/// The settings that a client can meet, each with what the client gets beyond the limit. The other settings say how the server
/// works inside.
const MET: [(&str, &str); 54] = [
    ("header-timeout-ms", "the connection closes"),
    ("header-bytes", "431"),
    ("header-fields", "431"),
    ("uri-bytes", "414 `too_large`"),
    ("json-bytes", "413 `too_large` (`body_bytes`)"),
    ("sgf-bytes", "413 `too_large` (`body_bytes`)"),
    ("device-game-bytes", "413 `too_large` (`body_bytes`)"),
    ("body-timeout-ms", "408 `timeout`"),
    ("request-timeout-ms", "408 `timeout`"),
    ("write-stall-ms", "the connection closes"),
    ("connections-per-address", "429 `too_many` (`connections`)"),
    ("sockets-per-session", "429 `too_many` (`connections`)"),
    ("sessions-per-hour", "429 `rate_limited`"),
    ("session-idle-days", "401 `no_session`, close code 4001"),
    ("session-days", "401 `no_session`, close code 4001"),
    ("tokens-per-guest", "429 `too_many` (`tokens`)"),
    ("token-idle-days", "401 `no_session`, close code 4001"),
    ("token-requests-per-second", "429 `rate_limited`"),
    ("token-requests-burst", "429 `rate_limited`"),
    ("tokens-requests-per-second", "429 `rate_limited`"),
    ("tokens-requests-burst", "429 `rate_limited`"),
    ("sgf-per-minute", "429 `rate_limited`"),
    ("uploads-per-minute", "429 `rate_limited`"),
    ("reviews-per-minute", "429 `rate_limited`"),
    ("reviews-waiting", "429 `rate_limited`"),
    ("reviews-per-player", "429 `rate_limited`"),
    ("review-points", "the state `absent` with `possible` false"),
    ("aids-per-minute", "429 `rate_limited`; a move is played without a judgment"),
    ("requests-per-second", "429 `rate_limited`"),
    ("requests-burst", "429 `rate_limited`"),
    ("games-per-page", "further pages"),
    ("message-bytes", "close code 1009"),
    ("queue-messages", "close code 4008; reconnect and resume"),
    ("queue-bytes", "close code 4008; reconnect and resume"),
    ("messages-per-second", "`rate_limited`"),
    ("messages-burst", "`rate_limited`"),
    ("messages-patience-ms", "close code 1008"),
    ("join-ms", "`rate_limited`"),
    ("joins-burst", "`rate_limited`"),
    ("rooms-per-socket", "`too_many` (`joined_rooms`)"),
    ("resume-bytes", "the whole room instead of the events"),
    ("silence-playing-ms", "the connection closes"),
    ("silence-ms", "the connection closes"),
    ("rooms-per-minute", "429 `rate_limited`"),
    ("rooms-open-per-guest", "429 `too_many` (`open_rooms`)"),
    ("rooms-kept-per-guest", "429 `too_many` (`kept_rooms`)"),
    ("rooms-in-memory", "429 `too_many` (`active_rooms`)"),
    ("room-mailbox", "`unavailable`"),
    ("spectators-per-room", "`too_many` (`spectators`)"),
    ("moves-per-game", "`too_many` (`game_moves`)"),
    ("seek-unattended-ms", "the room is not listed"),
    ("chat-chars", "`too_large` (`chat_characters`)"),
    ("chat-per-second", "`rate_limited`"),
    ("chat-burst", "`rate_limited`"),
];

/// The limits of a room, which are not settings: the number, what it bounds, and the name in the refusal `too_many`.
const ROOM: [(u64, &str, &str); 10] = [
    (EVENTS_PER_ROOM, "events of a room", "room_events"),
    (ACTS_PER_SEAT as u64, "acts of one player in a room, not counting moves and chat", "seat_acts"),
    (CHAT_TOTAL_LINES as u64, "chat messages of a room", "chat_messages"),
    (
        (CHAT_TOTAL_LINES - CHAT_PLAYER_LINES) as u64,
        "chat messages of a room; after these, its spectators can send no more",
        "chat_messages",
    ),
    (GIFTS_PER_SEAT as u64, "gifts of time by one player in a game", "gifts"),
    (HOLDERS_PER_SEAT as u64, "devices that share a seat with the first device", "seat_devices"),
    (SCRATCH_STONES as u64, "stones placed on one scratch board, counting those taken back", "scratch_stones"),
    (SCRATCH_BOARDS as u64, "scratch boards in one game", "scratch_boards"),
    (PLAN_LINES as u64, "lines of planned answers", "plan_lines"),
    (PLAN_LINE_MOVES as u64, "moves of a planned line, of both players together", "plan_moves"),
];

/// The page as Markdown.
#[must_use]
pub fn page() -> String {
    let all = Limits::described();
    let row = |(name, answer): (&str, &str)| {
        let (_, default, words) = all.iter().find(|(known, ..)| known.strip_prefix("limit-") == Some(name))?;
        Some(format!("| `{name}` | {default} | {words} | {answer} |\n"))
    };
    let settings: String = MET.into_iter().filter_map(row).collect();
    let limits = Limits::default();
    let budgets: String = ROWS
        .iter()
        .map(|row| {
            let rate = (row.rate)(&limits);
            format!("| {} | {} | {} | {} |\n", row.cost.words(), row.scope.words(), shown(rate), rate.burst)
        })
        .collect();
    let network = limits.addresses_per_network;
    let of_room = |(most, words, name): (u64, &str, &str)| format!("| {most} | {words} | `{name}` |\n");
    let room: String = ROOM.into_iter().map(of_room).collect();
    format!(
        "# Limits that a client can meet\n\n\
         Generated from the server by `cargo xtask codegen`. Do not edit.\n\n\
         A refusal with `rate_limited` always has `wait_ms`: how many milliseconds to wait before the next try. Over HTTP, it also has\n\
         `Retry-After`, in seconds. A refusal with `too_many` or `too_large` names its limit in `limit`.\n\n\
         ## Settings\n\n\
         The operator can change these limits ([operations.md](operations.md)). The table has the defaults.\n\n\
         | limit | default | what it bounds | beyond it |\n|---|---|---|---|\n{settings}\n\
         ## Budgets\n\n\
         Every action that costs something is paid from budgets. A budget fills at a constant rate up to its burst. If a budget has too\n\
         little left, the action is refused with `rate_limited`, and costs nothing. Guests pay from one budget for all their connections;\n\
         a token has budgets of its own, and so has a WebSocket without a session. All guests at an address also pay from the budgets of\n\
         the address: an IPv4 address, or a /64 network of IPv6. The /48 network of an IPv6 address has budgets that are\n\
         {network} times as large. The table has the default rates; they are settings, too.\n\n\
         | action | budget of the | rate | burst |\n|---|---|---|---|\n{budgets}\n\
         ## Limits of a room\n\n\
         These limits are the same on every server. Beyond them, a command is refused with `too_many`.\n\n\
         | most | what is limited | `limit` |\n|---|---|---|\n{room}"
    )
}

/// A rate in words.
fn shown(rate: Rate) -> String {
    let unit = match rate.per.as_secs() {
        1 => "second".to_owned(),
        60 => "minute".to_owned(),
        3_600 => "hour".to_owned(),
        86_400 => "day".to_owned(),
        seconds => format!("{seconds} seconds"),
    };
    format!("{} per {unit}", rate.count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_in_the_table_exists_and_every_limit_of_a_refusal_is_on_the_page() {
        let page = page();
        for (name, _) in MET {
            assert!(page.contains(&format!("| `{name}` | ")), "{name} is no limit");
        }
        let names = serde_json::from_str::<protocol::LimitName>("\"?\"").unwrap_err().to_string();
        let names: Vec<&str> = names.split('`').skip(3).step_by(2).collect();
        assert!(names.len() > 15, "{names:?}");
        for name in names {
            assert!(page.contains(&format!("`{name}`")), "no limit has the name {name}");
        }
    }
}
